"""Builds the kernel's position of a Mariáš play. It holds what the contract asks, and where every card is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from hlaska.core.board import MARK
from hlaska.core.kernel_positions import Positions, lay_past, lay_trick
from hlaska.families.marias.calls import Codes
from hlaska.families.marias.contracts import SEVEN_RANK, ContractPublic, Ints, Layout
from hlaska.kernel import layout as word
from hlaska.kernel.bits import EVERY, lowest, suit_of
from hlaska.kernel.play import TrickRules, couples, declare, hand_now
from hlaska.kernel.position import NO_TRUMP_ORDER, new_play, points_word, worth_word

_POINTS: Final = points_word((0, 0, 0, 0, 0, 0, 10, 10))
WORTH: Final = worth_word(20, 40)
NO_TRUMPS: Final = TrickRules(word.FOLLOW | word.HEAD | word.NO_TRUMP, above=NO_TRUMP_ORDER)
ALL_TRICKS: Final = TrickRules(word.STRICT)


@lru_cache(8)
def suit_rules(marriage_card: str, king_before_over: str) -> TrickRules:
    """Returns the rules of a contract with trumps, about points (marias:G.TRICK, G.MAR)."""
    pairs = word.PAIR_QUEEN
    pairs |= word.PAIR_KING if marriage_card == "either" else 0
    pairs |= word.PAIR_KING_LATER if king_before_over == "forbidden" else 0
    return TrickRules(word.STRICT, points=_POINTS, last=10, pairs=pairs, worth=WORTH)


class Shape(NamedTuple):
    """Holds what contract and announcements fix of a play.

    stop: the seats whose trick ends it.
    sides: by seat, the mask of its side.
    back: by seat, the cards kept back.
    last: by seat, the cards kept back longest.
    force: the first lead.
    """

    rules: TrickRules
    leader: int
    trump: int
    tricks: int
    stop: int
    sides: Ints
    back: Ints
    last: Ints
    force: int = 0


def kept_sevens(seats: int, trump: int, keepers: Sequence[int], two: int, helper: int) -> tuple[Ints, Ints]:
    """Returns by seat the cards kept back and those kept back longest.

    Announced sevens are kept back by who announced them. The seat `two` announced two sevens, and its helper goes
    before the trump seven (marias:G.OBL.1, G.OBL.2).
    """
    seven = 1 << (trump << 4 | SEVEN_RANK)
    last = tuple(seven if s in keepers else 0 for s in range(seats))
    extra = 1 << (helper << 4 | SEVEN_RANK) if helper >= 0 else 0
    return tuple(m | extra if s == two else m for s, m in enumerate(last)), last


@lru_cache(4096)
def fixed_position(shape: Shape, seats: int) -> Ints:
    """Returns a new position with everything that the contract and the announcements fix."""
    b = new_play(
        shape.rules,
        ((),) * seats,
        leader=shape.leader,
        trump=shape.trump,
        tricks=shape.tricks,
        stop=shape.stop,
        sides=shape.sides,
        pack=EVERY,
    )
    b[word.KEEP_BACK : word.KEEP_BACK + seats] = shape.back
    b[word.KEEP_LAST : word.KEEP_LAST + seats] = shape.last
    return tuple(b)


class MariasPositions(Positions[Any]):
    """Makes positions for one game under one set of options. `shape_of(pub, places)` reads hidden cards only for what
    no seat may know and legality does not depend on: who belongs to whom."""

    at: Layout

    def __init__(
        self, options: Any, layout: Layout, codes: Codes, shape_of: Callable[[Any, Any], Shape]
    ) -> None:
        super().__init__(layout)
        self.options, self.codes, self.shape_of = options, codes, shape_of
        self.seats = layout.seats
        self.since = 0
        """The first trick whose cards may be challenged."""
        self._latest: tuple[Any, Any, Sequence[int]] = (None, None, ())

    def is_lenient(self, places: Sequence[Sequence[int]]) -> bool:
        """Tells whether a wrong card is taken now, and penalised when challenged. Source: marias:M3.REV.1."""
        return bool(self.options.revoke_mode == "penalise")

    def contract_position(self, pub: ContractPublic, places: Sequence[Sequence[int]] = ()) -> list[int]:
        """Returns a position without cards, with what the contract fixes."""
        return list(fixed_position(self.shape_of(pub, places), self.seats))

    def binding_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        return self.trick_position(pub, places)

    def seat_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        b = self.trick_position(pub, places)
        b[word.HANDS + 4 * b[word.TURN]] = mask(places[self.at.hand + b[word.TURN]])
        return b

    def full_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        b = list(self._without_hands(pub, places))
        for seat, hand in enumerate(places[self.at.hand : self.at.hand + self.seats]):
            b[word.HANDS + 4 * seat] = mask(hand)
        return b

    def _without_hands(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> Sequence[int]:
        """Makes what worlds of one view have in common, once for all of them.

        Search asks for hundreds of positions that differ by hands alone.
        """
        at, seats = self.at, self.seats
        past = (places[at.trick], *places[at.won : at.won + seats], *places[at.aside : at.aside + seats])
        laid = self.shape_of(pub, places), past, tuple(map(len, places))
        last, known, made = self._latest
        if last is not pub or known != laid:
            made = self._build_without_hands(pub, places)
            self._latest = pub, laid, made
        return made

    def _build_without_hands(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        b, won = self.trick_position(pub, places), self.at.won
        for seat in range(self.seats):
            pile = [e & 63 for e in places[won + seat]]
            b[word.WON + seat] = sum(10 for c in pile if c & 15 >= word.TEN) if b[word.POINTS] else 0
            b[word.PLAYED] |= mask(places[won + seat]) | mask(places[self.at.aside + seat])
        b[word.PLAYED] |= mask(places[self.at.trick])
        self._note_marriages(b, pub, places)
        if pub.took:
            self._note_tricks(b, pub, places)
        return b

    def trick_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        """Returns a position of the contract and the trick on the table, without hands."""
        shape, trick = self.shape_of(pub, places), places[self.at.trick]
        b = list(fixed_position(shape, self.seats))
        lay_trick(b, pub.lead, trick)
        if not pub.took and not trick:
            b[word.FORCE] = shape.force
        return b

    def leaders(self, pub: ContractPublic) -> Ints:
        """Returns who led to each trick, and leads to the next."""
        return (self.shape_of(pub, ()).leader, *pub.took)

    # ------------------------------------------------------------ what has happened
    def _note_marriages(self, b: list[int], pub: ContractPublic, places: Sequence[Sequence[int]]) -> None:
        """Notes the marriages declared so far."""
        for trick, seat, suit in self._declarations(pub, places):
            self._declare(b, trick, seat, suit)

    def marriage_worths(
        self, pub: ContractPublic, places: Sequence[Sequence[int]]
    ) -> tuple[tuple[int, int, int], ...]:
        """Returns the marriages in the order declared: seat, suit and worth.

        The worth is what each counts by its trick.
        """
        b, found = self.trick_position(pub, places), []
        for trick, seat, suit in self._declarations(pub, places):
            before = b[word.PAIR_POINTS + seat]
            self._declare(b, trick, seat, suit)
            found.append((seat, suit, b[word.PAIR_POINTS + seat] - before))
        return tuple(found)

    def _declarations(
        self, pub: ContractPublic, places: Sequence[Sequence[int]]
    ) -> list[tuple[int, int, int]]:
        """Returns the marriages in the order they were declared: trick, seat, suit.

        Cards laid aside carry the number of their trick.
        """
        leaders, seats, found = self.leaders(pub), self.seats, []
        for seat in range(seats):
            for e in places[self.at.aside + seat]:
                trick = (e >> MARK) - 1
                found.append((trick, (seat - leaders[trick]) % seats, seat, e & 63))
        for i, e in enumerate(places[self.at.trick]):
            if e >> MARK:
                found.append((len(pub.took), i, (pub.lead + i) % seats, e & 63))
        return [(trick, seat, c >> 4) for trick, _, seat, c in sorted(found)]

    def _declare(self, b: list[int], trick: int, seat: int, suit: int) -> None:
        """Declares one marriage, in a position whose trumps are those of now."""
        declare(b, seat, suit)

    def _note_tricks(self, b: list[int], pub: ContractPublic, places: Sequence[Sequence[int]]) -> None:
        """Writes the tricks so far into a position."""
        took, prev = pub.took, (-1, -1)
        if len(took) > 1:
            prev = took[-2], self.trick_cards(pub, places, len(took) - 2)[took[-2]]
        lay_past(b, [took.count(s) for s in range(self.seats)], pub.last, took[-1], prev)
        if b[word.DONE]:
            b[word.WON + took[-1]] += b[word.LAST_POINTS]
        if b[word.STOP] >> took[-1] & 1:
            b[word.DONE] = 1

    def trick_cards(self, pub: ContractPublic, places: Sequence[Sequence[int]], index: int) -> list[int]:
        """Returns the cards of a completed trick by seat, from the piles.

        They are read in the order they were laid, with the cards put aside.
        """
        winner, seats = pub.took[index], self.seats
        laid = [{(e >> MARK) - 1: e & 63 for e in places[self.at.aside + s]} for s in range(seats)]
        start = sum(seats - sum(t in seat for seat in laid) for t in range(index) if pub.took[t] == winner)
        pile = iter([e & 63 for e in places[self.at.won + winner]][start:])
        leader = self.leaders(pub)[index]
        cards = [word.NONE] * seats
        for i in range(seats):
            seat = (leader + i) % seats
            cards[seat] = laid[seat][index] if index in laid[seat] else next(pile)
        return cards


def mask(place: Sequence[int]) -> int:
    """Returns the cards of a place as a mask."""
    bits = 0
    for e in place:
        if e >= 0:
            bits |= 1 << (e & 63)
    return bits


def over_of_a_marriage(b: list[int]) -> int:
    """Returns the over that goes before its king: of the suit led, else any."""
    pairs = couples(hand_now(b))
    return lowest(suit_of(pairs, b[word.LED]) or pairs)
