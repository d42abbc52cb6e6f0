"""What search asks of pinochle for three."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hlaska.core.adviser import Advice, Adviser, Prospect
from hlaska.core.board import cards_in
from hlaska.core.public import Item, update
from hlaska.games.pinochle_three import deal, habits, settle
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import in_units
from hlaska.games.pinochle_three.public import PinochleThreePublic, State, View
from hlaska.kernel import layout as word


class PinochleThreeAdviser(Adviser[PinochleThreePublic]):
    game: PinochleThree

    def __init__(self, game: PinochleThree) -> None:
        super().__init__(game)
        self._result = lru_cache(4096)(
            lambda facts, pool: settle.result(game.options, facts, game.players, pool)[: at.SEATS]
        )

    def position(self, state: State) -> list[int] | None:
        pub, b = state.pub, super().position(state)
        if (
            b is not None and pub.bidder >= 0 and in_units(self.game.options)
        ):  # two play together against the bidder
            for s in range(at.SEATS):
                b[word.SIDE + s] = 1 << s if s == pub.bidder else 7 & ~(1 << pub.bidder)
        return b

    def payoff(self, state: State, position: Sequence[int]) -> tuple[int, ...]:
        facts, pool = self._facts(state, position)
        return self._result(facts, pool)

    def items(self, state: State, position: Sequence[int]) -> tuple[Item, ...]:
        facts, pool = self._facts(state, position)
        return settle.items(self.game.options, facts, pool)

    def _facts(self, state: State, position: Sequence[int]) -> tuple[settle.Facts, int]:
        """What is settled, and the pool. Of captured meld only what the cards won so far and in the last trick make: a
        position has no piles."""
        pub = update(state.pub, points=tuple(position[word.WON : word.WON + at.SEATS]))
        pub = update(
            pub, taken=tuple(position[word.WON_TRICKS : word.WON_TRICKS + at.SEATS]), status="played"
        )
        if self.game.options.meld_timing == "captured":
            won = [list(cards_in(state.places[at.WON + s])) for s in range(at.SEATS)]
            if position[word.TRICK] > sum(state.pub.taken):
                won[position[word.LAST_SEAT]] += position[word.LAST_CARD : word.LAST_CARD + at.SEATS]
            pub = deal.captured(pub, self.game.table, won)
        return self.game.facts(pub, state.places[at.BURIED]), pub.pool

    def counted(self, state: State) -> int:
        """Where a contract is paid two play together against the bidder."""
        return 1 << state.pub.bidder if state.pub.bidder >= 0 and in_units(self.game.options) else 0

    def prospect(self, state: State, seat: int) -> Prospect:
        """Before trumps are named every seat thinks of its own best suit."""
        if state.pub.trump >= 0 or state.pub.turn < 0:
            return Prospect(state.pub.trump)
        hand = [c for c in cards_in(state.places[at.HAND + seat]) if c >= 0]
        return Prospect(self.game.suits(hand)[0])

    def convention(self, view: View) -> Advice:
        return habits.advise(self.game, view)
