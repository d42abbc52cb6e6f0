"""Says which public numbers of the calls are amounts.

They are the bid, the contract, what melds count, and what is buried.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from hlaska.core.actions import Action
from hlaska.core.call_amounts import CallAmounts, Counted
from hlaska.core.public import update
from hlaska.games.pinochle_three import deal, settle
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.public import PinochleThreePublic, State

HIGH, CONTRACT, MELD, BURIED = 0, 1, 2, 5
COUNT: Final = 6


class PinochleThreeAmounts(CallAmounts[PinochleThreePublic]):
    """Reads the last bid and the contract, and by seat the meld. What the buried cards count is an amount, too."""

    game: PinochleThree
    count = COUNT
    high = HIGH
    laid_away = at.BURIED, BURIED

    def __init__(self, game: PinochleThree) -> None:
        self.game, self.table = game, game.table
        if game.options.meld_timing == "captured":  # pinochle:P4C.TURN.4
            self.captured = tuple(Counted(s, at.WON + s, MELD + s, -1) for s in range(at.SEATS))

    def blank(self, pub: PinochleThreePublic) -> PinochleThreePublic:
        return update(pub, high=0, contract=0, meld=(0,) * at.SEATS, melds=())

    def read(self, pub: PinochleThreePublic) -> tuple[int, ...]:
        """Reads the amounts off public numbers, of which what is buried is none."""
        return (pub.high, pub.contract, *pub.meld, 0)

    def fill(self, pub: PinochleThreePublic, amounts: Sequence[Any]) -> PinochleThreePublic:
        meld = tuple(amounts[MELD : MELD + at.SEATS])
        return update(pub, high=amounts[HIGH], contract=amounts[CONTRACT], meld=meld)

    def restore(
        self,
        pub: PinochleThreePublic,
        amounts: Sequence[int],
        calls: Sequence[tuple[int, Action]],
        cards: Sequence[Sequence[int]],
    ) -> PinochleThreePublic:
        found, lines = self.fill(pub, amounts), list[int]()
        for seat, call in calls:
            if call == at.LAY:
                lines += deal.lines(found, self.game.table, seat, cards[seat])
            if call == at.CHANGE:
                lines.clear()
        return update(found, melds=tuple(lines))

    def turned_card(self, pub: PinochleThreePublic) -> int:
        return int(pub.turned)

    def named_cards(self, pub: PinochleThreePublic) -> tuple[int, ...]:
        """Returns the nine and the card turned up (pinochle:P4C.TURN.6)."""
        return (deal.nine_of(pub), pub.turned) if pub.phase == "nine" else ()

    def melds_of(self, pub: PinochleThreePublic, action: Action, outcome: int) -> tuple[Counted, ...]:
        return (Counted(pub.turn, at.HAND + pub.turn, MELD + pub.turn, -1),) if action == at.LAY else ()

    def follow(self, pub: PinochleThreePublic, action: Action, outcome: int) -> PinochleThreePublic | None:
        if action != at.LAY:
            return None
        pub = self.game.after_meld(pub, pub.turn)
        return self.game.settle_deal(pub, self.game.facts(pub)) if pub.status == "made" else pub

    def frame(self, pub: PinochleThreePublic) -> Hashable:
        return self.game.facts(pub), pub.pool

    def payoff(self, state: State, amounts: Sequence[Any], position: Sequence[Any]) -> tuple[Any, ...]:
        """Returns the payoff; what is buried counts for the bidder (pinochle:P4A.COUNT.1)."""
        pub = self.game.after_play(self.fill(self.blank(state.pub), amounts), position)
        facts = self.game.facts_with(pub, amounts[BURIED])
        return settle.result(self.game.options, facts, self.game.players, pub.pool)
