"""Combinations: their cards and points, which physical cards may make one, and what a card remembers of it.

A card that has been laid bears a mark: the ways it has been used. In the standard game a use lasts (mariage:BZ.MELD.3).
In Rubicon Bezique it lasts until the combination is broken, so uses are numbered and a card that is played sets its
companions free (mariage:RB.4); what a sequence or a higher bezique forbids lasts in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from hlaska.core import marked_copies
from hlaska.core.board import MARK
from hlaska.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, TEN, card_of
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import (
    BEZIQUE,
    CALLS,
    FORMS,
    FOUR,
    FOURS,
    MARRIAGE,
    SEQUENCE,
    BeziquePublic,
    Form,
)

# ---------------------------------------------------------------- marks
Field = tuple[int, int]  # where it begins, how many bits
ON_TABLE: Final = 1
FIELDS: Final[dict[str, Field]] = {
    "marriage": (1, 3),
    "sequence": (4, 1),
    "four": (5, 2),
    "bezique1": (7, 3),
    "bezique2": (10, 2),
    "bezique3": (12, 1),
    "bezique4": (13, 1),
}
RUN: Final = 1 << 14  # has been in a sequence
TOP: Final[Field] = (15, 3)  # the highest bezique it has been in
BARRED: Final = 1 << 18  # taken in exchange after this trick
SEVEN: Final = 1 << 19  # a seven that has been shown
CHOSEN: Final = 1 << 20  # chosen for the combination being laid

FOUR_POINTS: Final = (100, 80, 60, 40)


class Kind(NamedTuple):
    """A combination: the field of its use; level of a bezique; groups of cards and how many of each group."""

    use: str
    level: int
    groups: tuple[tuple[tuple[int, ...], int], ...]


Copy = tuple[int, int]  # a card and its mark: copies that differ in it can be told apart
Selection = tuple[Copy, ...]


def get(mark: int, field: Field) -> int:
    return mark >> field[0] & (1 << field[1]) - 1


def put(mark: int, field: Field, value: int) -> int:
    at, bits = field
    return mark & ~((1 << bits) - 1 << at) | value << at


# ---------------------------------------------------------------- combinations
def bezique_cards(swap: bool, trump: int) -> tuple[int, int]:
    """The cards of a bezique (mariage:BZ.MELD.1, BZ.MELD.7)."""
    if swap and trump in (SPADES, DIAMONDS):
        return card_of(CLUBS, QUEEN), card_of(HEARTS, JACK)
    return card_of(SPADES, QUEEN), card_of(DIAMONDS, JACK)


@lru_cache(256)
def kind_of(call: int, trump: int, swap: bool = False) -> Kind:
    """The combination a call names."""
    if call < SEQUENCE:
        cards = [card_of(call - MARRIAGE, r) for r in (QUEEN, KING)]
        return Kind("marriage", 0, tuple(((c,), 1) for c in cards))
    if call < BEZIQUE:
        cards = [card_of(call - SEQUENCE, r) for r in (JACK, QUEEN, KING, TEN, ACE)]
        return Kind("sequence", 0, tuple(((c,), 1) for c in cards))
    if call < FOUR:
        level = call - BEZIQUE + 1
        return Kind(f"bezique{level}", level, tuple(((c,), level) for c in bezique_cards(swap, trump)))
    rank = FOURS[call - FOUR]
    return Kind("four", 0, ((tuple(card_of(s, rank) for s in range(4)), 4),))


def swaps(o: Options) -> bool:
    """Whether the bezique is of other cards where spades or diamonds are trumps (mariage:BZ.MELD.7)."""
    return o.bz_bezique_cards == "swap" and o.bz_form != "rubicon"


def name_of(call: int, trump: int) -> str:
    """The name of a combination, for message keys."""
    if call < SEQUENCE:
        return "royal" if trump in (call - MARRIAGE, -1) else "marriage"
    if call < BEZIQUE:
        return "sequence" if trump in (call - SEQUENCE, -1) else "plain-sequence"
    return CALLS[call].slug


def size_of(kind: Kind) -> int:
    """How many cards make a combination."""
    return sum(need for _, need in kind.groups)


def worth_of(form: Form, call: int, trump: int) -> int:
    """Points of a combination, 0 where the form does not have it. Where there are no trumps yet, the first marriage or
    sequence makes them (mariage:RB.2)."""
    if call < SEQUENCE:
        return 40 if trump in (call - MARRIAGE, -1) else 20
    if call < BEZIQUE:
        return 250 if trump in (call - SEQUENCE, -1) else form.plain_sequence
    if call < FOUR:
        level = call - BEZIQUE
        return form.beziques[level] if level < len(form.beziques) else 0
    return FOUR_POINTS[call - FOUR]


# ---------------------------------------------------------------- which cards may make one
def copy_of(entry: int) -> Copy:
    """What can be told of a card; that it is being laid does not matter."""
    return entry & 63, entry >> MARK & ~CHOSEN


def serves(mark: int, kind: Kind) -> bool:
    """Whether a card with this mark may be used in a combination (mariage:BZ.MELD.3, BZ.SEVEN.2, RB.4)."""
    if mark & BARRED or get(mark, FIELDS[kind.use]):
        return False
    if kind.use == "marriage":
        return not mark & RUN
    return not kind.level or get(mark, TOP) <= kind.level


def marks_of(hand: Iterable[int]) -> dict[int, list[int]]:
    """For each card of a hand the marks of its copies; that one is being laid does not matter."""
    found: dict[int, list[int]] = {}
    for e in hand:
        if e >= 0:
            found.setdefault(e & 63, []).append(e >> MARK & ~CHOSEN)
    return found


def can_lay(marks: dict[int, list[int]], kind: Kind, need_hand_card: bool) -> bool:
    """Whether there is any choice of cards (`selections`) for a combination."""
    fresh = not need_hand_card
    for cards, need in kind.groups:
        pool = [m for c in cards for m in marks.get(c, ()) if serves(m, kind)]
        if len(pool) < need:
            return False
        fresh = fresh or any(not m & ON_TABLE for m in pool)
    return fresh


def selections(hand: Iterable[int], kind: Kind, need_hand_card: bool) -> list[Selection]:
    """Lists every distinguishable choice of cards for a combination, ascending. Cards not seen are left out."""
    marks = marks_of(hand)
    if not can_lay(marks, kind, need_hand_card):
        return []
    pools = []
    for cards, need in kind.groups:
        pool = sorted((c, m) for c in cards for m in marks.get(c, ()) if serves(m, kind))
        pools.append(sorted(set(combinations(pool, need))))
    found = (tuple(sorted(c for part in parts for c in part)) for parts in product(*pools))
    return sorted(s for s in found if not need_hand_card or any(not m & ON_TABLE for _, m in s))


def possible(o: Options, pub: BeziquePublic, hand: Iterable[int], call: int) -> list[Selection]:
    """The choices of cards for a combination that may be scored now; none where the form does not have it."""
    if not worth_of(FORMS[o.bz_form], call, pub.trump):
        return []
    return selections(hand, kind_of(call, pub.trump, swaps(o)), o.bz_need_hand_card)


def chosen(hand: Iterable[int]) -> Selection:
    """The cards chosen so far for the combination that is being laid."""
    return tuple(sorted(copy_of(e) for e in hand if e >= 0 and e >> MARK & CHOSEN))


def following(options: Sequence[Selection], begun: Selection) -> list[Copy]:
    """The cards that may come next in choices that begin with these; none after the last card."""
    at = len(begun)
    return sorted({s[at] for s in options if len(s) > at and s[:at] == begun})


def usual(options: Sequence[Selection]) -> Selection:
    """The choice that spends least: cards that have been used most, since they are good for least else."""
    return min(options, key=lambda s: (-sum(m.bit_count() for _, m in s), s))


# ---------------------------------------------------------------- telling copies apart
def action_for(hand: Sequence[int], copy: Copy) -> int:
    """The action that names a copy; that it is being laid does not matter."""
    return marked_copies.action_for(hand, *copy, CHOSEN)


def usual_rest(o: Options, pub: BeziquePublic, hand: Sequence[int]) -> tuple[int, ...]:
    """Names the rest of the combination being laid so that it spends least."""
    begun = chosen(hand)
    options = [s for s in possible(o, pub, hand, pub.laying) if s[: len(begun)] == begun]
    return tuple(action_for(hand, copy) for copy in usual(options)[len(begun) :])


# ---------------------------------------------------------------- what a card remembers
def next_number(hand: Iterable[int], kind: Kind) -> int:
    """Returns a number for a combination that no card of the hand bears."""
    used = {get(e >> MARK, FIELDS[kind.use]) for e in hand}
    return next(n for n in range(1, 9) if n not in used)


def used_in(mark: int, kind: Kind, number: int) -> int:
    """The mark of a card after it has been laid in a combination."""
    mark = put(mark & ~CHOSEN, FIELDS[kind.use], number) | ON_TABLE
    if kind.use == "sequence":
        mark |= RUN
    return put(mark, TOP, max(get(mark, TOP), kind.level))


def freed(mark: int, played: int) -> int:
    """The mark of a card after one with mark `played` has gone: combinations of both are broken (mariage:RB.4)."""
    for field in FIELDS.values():
        number = get(played, field)
        if number and get(mark, field) == number:
            mark = put(mark, field, 0)
    return mark
