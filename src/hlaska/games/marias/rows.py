"""The kernel's row of a Mariáš play: what the contract asks, and where every card is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.game import MARK
from hlaska.core.tricks import lay_trick
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import (
    ASIDE,
    BETL,
    DURCH,
    HAND,
    OPEN_BETL,
    OPEN_DURCH,
    SEATS,
    SEVEN,
    SUIT,
    TRICK,
    TRICKS,
    TWO_SEVENS,
    WON,
    others,
)
from hlaska.kernel import layout as at
from hlaska.kernel.bits import EVERY
from hlaska.kernel.play import Rules, declare
from hlaska.kernel.row import NO_TRUMP_ORDER, new_play, points_word, worth_word

_POINTS: Final = points_word((0, 0, 0, 0, 0, 0, 10, 10))
_WORTH: Final = worth_word(20, 40)
NO_TRUMPS: Final = Rules(at.FOLLOW | at.HEAD | at.NO_TRUMP, above=NO_TRUMP_ORDER)
ALL_TRICKS: Final = Rules(at.STRICT)


def rules_for(options: Options, pub: Any) -> Rules:
    """What the contract asks of the players (marias:G.TRICK, M3.SCORE.6, PG.7)."""
    if pub.contract == SUIT:
        pairs = at.PAIR_QUEEN
        pairs |= at.PAIR_KING if options.marriage_card == "either" else 0
        pairs |= at.PAIR_KING_LATER if options.king_before_over == "forbidden" else 0
        return Rules(at.STRICT, points=_POINTS, last=10, pairs=pairs, worth=_WORTH)
    return ALL_TRICKS if pub.trump >= 0 else NO_TRUMPS


def tricks_of(options: Options, pub: Any) -> int:
    """An open contract that is compared after the first trick has one (marias:M3.OPEN.1)."""
    compared = pub.contract in (OPEN_BETL, OPEN_DURCH) and options.open_resolution == "static"
    return 1 if compared else TRICKS


def stop_of(options: Options, pub: Any) -> int:
    """The seats whose trick ends a betl or durch (marias:M3.PLAY.3)."""
    if not options.stop_when_decided or tricks_of(options, pub) == 1:
        return 0
    if pub.contract in (BETL, OPEN_BETL):
        return 1 << int(pub.lone)
    return others(pub.lone) if pub.contract in (DURCH, OPEN_DURCH) else 0


class Rows:
    """Makes rows for one set of options; the part that a contract fixes is made once."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self._made: dict[tuple[int, ...], list[int]] = {}

    def contract_row(self, pub: Any) -> list[int]:
        """A new row with everything that the contract and the announcements fix."""
        key = (pub.contract, pub.trump, pub.lone, pub.helper, pub.seven_by, pub.levels[SEVEN] >= 0)
        found = self._made.get(key)
        if found is None:
            if len(self._made) > 4096:
                self._made.clear()
            found = self._made[key] = self._contract_row(pub)
        return found.copy()

    def _contract_row(self, pub: Any) -> list[int]:
        lone = int(pub.lone)
        b = new_play(
            rules_for(self.options, pub),
            ((), (), ()),
            leader=lone,
            trump=pub.trump,
            tricks=tricks_of(self.options, pub),
            stop=stop_of(self.options, pub),
            sides=[1 << s if s == lone else others(lone) for s in range(SEATS)],
            pack=EVERY,
        )
        if pub.contract == SUIT:
            self._keep_sevens(b, pub)
        return b

    @staticmethod
    def _keep_sevens(b: list[int], pub: Any) -> None:
        """Announced sevens are kept back, the helper goes before the trump seven (marias:G.OBL.1, G.OBL.2)."""
        seven = 1 << (pub.trump << 4)
        if pub.levels[SEVEN] >= 0 or pub.levels[TWO_SEVENS] >= 0:
            b[at.KEEP_LAST + pub.lone] = seven
            b[at.KEEP_BACK + pub.lone] = seven | (1 << (pub.helper << 4) if pub.helper >= 0 else 0)
        if pub.seven_by >= 0:
            b[at.KEEP_BACK + pub.seven_by] = b[at.KEEP_LAST + pub.seven_by] = seven

    def seat_row(self, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
        """What the seat to move may do: its own hand and the trick, nothing that is hidden."""
        b = self.contract_row(pub)
        lay_trick(b, pub.lead, places[TRICK])
        if not pub.took and not places[TRICK]:
            self.force(b, pub)
        b[at.HANDS + 4 * b[at.TURN]] = mask(places[HAND + b[at.TURN]])
        return b

    def full_row(self, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
        """The whole play; of a view, only with every card imagined."""
        b = self.contract_row(pub)
        lay_trick(b, pub.lead, places[TRICK])
        if not pub.took and not places[TRICK]:
            self.force(b, pub)
        for seat in range(SEATS):
            b[at.HANDS + 4 * seat] = mask(places[HAND + seat])
            won = [e & 63 for e in places[WON + seat]]
            b[at.WON + seat] = sum(10 for c in won if c & 15 >= at.TEN) if b[at.POINTS] else 0
            b[at.PLAYED] |= mask(places[WON + seat]) | mask(places[ASIDE + seat])
        b[at.PLAYED] |= mask(places[TRICK])
        _declared(b, pub, places)
        if pub.took:
            _past(b, pub, places)
        return b

    def trick_row(self, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
        """The contract and the trick on the table, nobody's hand."""
        b = self.contract_row(pub)
        lay_trick(b, pub.lead, places[TRICK])
        return b

    def force(self, b: list[int], pub: Any) -> None:
        """Forehand's first lead may be prescribed (marias:M3.PLAY.2)."""
        if self.options.must_lead_trump_card and pub.contract == SUIT:
            b[at.FORCE] = 1 << pub.shown


def mask(place: Sequence[int]) -> int:
    """The cards of a place as a mask."""
    bits = 0
    for e in place:
        if e >= 0:
            bits |= 1 << (e & 63)
    return bits


def _declared(b: list[int], pub: Any, places: Sequence[Sequence[int]]) -> None:
    """The marriages in the order they were declared: those laid aside carry the number of their trick."""
    leaders = (pub.lone, *pub.took)
    found = []
    for seat in range(SEATS):
        for e in places[ASIDE + seat]:
            trick = (e >> MARK) - 1
            found.append((trick, (seat - leaders[trick]) % SEATS, seat, e & 63))
    for i, e in enumerate(places[TRICK]):
        if e >> MARK:
            found.append((len(pub.took), i, (pub.lead + i) % SEATS, e & 63))
    for _, _, seat, c in sorted(found):
        declare(b, seat, c >> 4)


def _past(b: list[int], pub: Any, places: Sequence[Sequence[int]]) -> None:
    """The tricks so far."""
    n = len(pub.took)
    winner = pub.took[-1]
    b[at.TRICK] = n
    b[at.LAST_SEAT], b[at.LAST_BEST] = winner, pub.last[winner]
    b[at.LAST_CARD : at.LAST_CARD + SEATS] = pub.last
    for seat in pub.took:
        b[at.WON_TRICKS + seat] += 1
    if n > 1:
        b[at.PREV_SEAT] = pub.took[-2]
        b[at.PREV_BEST] = trick_cards(pub, places, n - 2)[pub.took[-2]]
    if n == b[at.TRICKS]:
        b[at.WON + winner] += b[at.LAST_POINTS]
    if n == b[at.TRICKS] or b[at.STOP] >> winner & 1:
        b[at.DONE] = 1


def trick_cards(pub: Any, places: Sequence[Sequence[int]], index: int) -> list[int]:
    """The cards of a completed trick by seat, from the piles in the order they were laid and the cards put aside."""
    winner = pub.took[index]
    laid = [{(e >> MARK) - 1: e & 63 for e in places[ASIDE + s]} for s in range(SEATS)]
    start = sum(SEATS - sum(t in seat for seat in laid) for t in range(index) if pub.took[t] == winner)
    pile = iter([e & 63 for e in places[WON + winner]][start:])
    leader = pub.took[index - 1] if index else pub.lone
    cards = [at.NONE] * SEATS
    for i in range(SEATS):
        seat = (leader + i) % SEATS
        cards[seat] = laid[seat][index] if index in laid[seat] else next(pile)
    return cards
