"""Says which public numbers of the calls are amounts. They are the bid, the contract, and what melds count."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

from hlaska.core.actions import Action
from hlaska.core.call_amounts import CallAmounts, Counted
from hlaska.core.public import update
from hlaska.families.pinochle.melds import NINES, Meld, pack_meld, unpack_melds
from hlaska.games.pinochle import bidding, deal, settle
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.public import PinochlePublic

HIGH, CONTRACT, MELD, LAST_NINES = 0, 1, 2, 6
COUNT: Final = 10


class PartnersAmounts(CallAmounts[PinochlePublic]):
    """Reads the last bid, the contract, and by seat the meld. Its nines of trumps are an amount of their own."""

    count = COUNT
    high = HIGH

    game: Pinochle

    def __init__(self, game: Pinochle) -> None:
        self.game, self.table = game, game.table

    def blank(self, pub: PinochlePublic) -> PinochlePublic:
        """Keeps of the auction how often each seat has spoken, where that is limited (P2.BID.4)."""
        rounds, said = self.game.options.auction_rounds, tuple[int, ...]()
        if rounds != "unlimited" and pub.phase == "auction":
            spoken = bidding.count_turns(pub.said)
            said = tuple(
                s | at.PASS << 2 for s in range(at.SEATS) for _ in range(min(int(rounds), spoken[s]))
            )
        return update(pub, said=said, high=0, contract=0, meld=(0,) * at.SEATS, melds=())

    def read(self, pub: PinochlePublic) -> tuple[int, ...]:
        nines = [0] * at.SEATS
        for seat, line in unpack_melds(pub.melds):
            nines[seat] += line.points if line.kind == NINES else 0
        return (pub.high, pub.contract, *pub.meld, *nines)

    def fill(self, pub: PinochlePublic, amounts: Sequence[Any]) -> PinochlePublic:
        nines = enumerate(amounts[LAST_NINES:COUNT])
        lines = [word for seat, n in nines for word in pack_meld(seat, Meld(NINES, pub.trump, 1, n))]
        return update(
            pub,
            high=amounts[HIGH],
            contract=amounts[CONTRACT],
            meld=tuple(amounts[MELD : MELD + at.SEATS]),
            melds=tuple(lines),
        )

    def restore(
        self,
        pub: PinochlePublic,
        amounts: Sequence[int],
        calls: Sequence[tuple[int, Action]],
        cards: Sequence[Sequence[int]],
    ) -> PinochlePublic:
        o, lines = self.game.options, list[int]()
        said = tuple(seat | call << 2 for seat, call in calls if at.is_said(call))
        found = update(self.fill(pub, amounts), said=said)
        for ready in (seat for seat, call in calls if call == at.LAY):
            for seat in deal.laid_by(o, ready):
                if deal.can_lay(o, found, seat):
                    lines += deal.lines(found, self.game.table, seat, cards[seat])
        return update(found, melds=tuple(lines))

    def frame(self, pub: PinochlePublic) -> Hashable:
        return self.game.facts(pub)

    def sizes(self, pub: PinochlePublic, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """Returns sizes without how many cards somebody would lay, which matters to nobody."""
        return () if pub.phase == "meld" else sizes

    def melds_of(self, pub: PinochlePublic, action: Action, outcome: int) -> tuple[Counted, ...]:
        o, place, seats = self.game.options, at.HAND, tuple[int, ...]()
        trump = action - at.NAME if outcome and pub.phase == "trump" else -1
        if action == at.LAY:
            seats, place = deal.laid_by(o, pub.turn), at.ASIDE if o.own_meld else at.HAND
        elif action == at.NO_MARRIAGE or outcome:
            seats = deal.laid_without_marriage(o, pub)
        return tuple(Counted(s, place + s, MELD + s, LAST_NINES + s, trump) for s in seats)

    def follow(self, pub: PinochlePublic, action: Action, outcome: int) -> PinochlePublic | None:
        if action == at.LAY:
            pub = self.game.after_meld(pub, pub.turn)
            return pub if pub.status in ("", settle.PLAYED) else self._end_unplayed(pub, pub.status)
        if action == at.THROW_IN:
            return self._end_unplayed(pub, "thrown_in")
        lacks_marriage = action == at.NO_MARRIAGE or outcome
        return self._end_unplayed(pub, settle.NO_MARRIAGE) if lacks_marriage else None

    def _end_unplayed(self, pub: PinochlePublic, status: str) -> PinochlePublic:
        pub = update(pub, status=status, phase="over", turn=-1)
        return update(pub, result=settle.amounts(settle.settle(self.game.options, self.game.facts(pub))))
