"""Counts marriages and other combinations in a hand.

It also says which cards are shown for them, and lays them.

Two ways to score combinations share this file. A hand is *counted* at once (partnership and auction pinochle): the
best count comes from `hlaska.kernel.melds`. Or combinations are *laid* one at a time during play (two-handed pinochle,
bezique): then a card remembers, in the mark of its entry, in which classes of combinations it has been used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from hlaska.core import kinds
from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, NINE, QUEEN, SPADES, TEN, card_of
from hlaska.core.errors import Phrase
from hlaska.core.kernel_positions import put_cards, put_marked
from hlaska.kernel import burying, combinations, layout
from hlaska.kernel import melds as kernel
from hlaska.kernel.bits import COLUMN
from hlaska.kernel.bits import cards_of as mask_cards
from hlaska.kernel.jit import Buffer
from hlaska.kernel.laying import lay_kinds, worth_in
from hlaska.kernel.position import hand_words

KINDS: Final = ("run", "royal", "plain", "nines", "pinochle", "aces", "kings", "queens", "jacks", "bonus")
RUN, ROYAL, PLAIN, NINES, PINOCHLE, ACES, KINGS, QUEENS, JACKS, BONUS = range(10)
AROUND_RANK: Final = {ACES: ACE, KINGS: KING, QUEENS: QUEEN, JACKS: JACK}
PINOCHLE_CARDS: Final = (card_of(SPADES, QUEEN), card_of(DIAMONDS, JACK))
RUN_RANKS: Final = (JACK, QUEEN, KING, TEN, ACE)
MEMORY: Final = 8192  # counts remembered: search asks for the same hands again and again


class Meld(NamedTuple):
    """Holds one line of a count.

    It has the kind (index of KINDS), the suit (-1: none), how many times, and what all of them count.
    """

    kind: int
    suit: int
    times: int
    points: int


MeldTable = tuple[int, ...]  # twelve words
MELD_LINES: Final = kinds.parts(
    "The lines of the meld that lies open, two numbers each.",
    kinds.packed(
        "What it is.",
        [
            (4, kinds.word(words=KINDS, name="kind")),
            (4, kinds.count(name="suit + 1, or 0", high=4)),
            (4, kinds.count(name="times", low=1, high=8)),
            (2, kinds.seat(name="seat")),
        ],
        name="line",
    ),
    kinds.amount(name="points"),
    each="list",
    most=32,
)
"""What `pack_meld` makes, for the public numbers of a game."""


# ---------------------------------------------------------------- tables
def best_split(printed: Sequence[int], most: int = 4) -> tuple[int, ...]:
    """Returns the values of 1 to `most` disjoint copies of a combination.

    Each is the best sum over all ways to split them into printed multiplicities (pinochle:P0.MELD.5).
    """
    values = [0]
    for n in range(1, most + 1):
        whole = [printed[n - 1]] if n <= len(printed) else []
        values.append(max(whole + [values[k] + values[n - k] for k in range(1, n)], default=0))
    return tuple(values[1:])


def table_words(
    *,
    run: Sequence[int],
    royal: Sequence[int],
    plain: Sequence[int],
    pinochle: Sequence[int],
    arounds: Sequence[Sequence[int]],
    nine: int = 0,
    extras: int = kernel.PAIRS_LEFT,
    house: int = 0,
    double_house: int = 0,
) -> MeldTable:
    """Returns the kernel's table.

    Each combination with its printed values for one copy, two copies ...; `arounds` for aces, kings, queens, jacks;
    `extras` a value of EXTRAS in the kernel.
    """
    words = [*(run, royal, plain, (nine,), pinochle), *arounds]
    return (*(_word(best_split(printed)) for printed in words), extras, house, double_house)


EXTRAS: Final = {
    "each40": kernel.EACH,
    "marriage_only": kernel.PAIRS_LEFT,
    "with_marriage": kernel.EVERY_PAIR,
}
"""What an option `run_extras` means to the kernel (pinochle:P1.MELD.3)."""


def double_pack_table(name: str, single_pinochle: int, roundhouse: int, double_roundhouse: int) -> MeldTable:
    """Returns what melds of the double pack count (pinochle:P2.MELD.1, P2.TT.1).

    They follow from the options that its games share (P2.MELD.4 to P2.MELD.6).
    """
    houses = {"house": roundhouse - 24, "double_house": double_roundhouse - 160}
    pinochle = (single_pinochle, 30, 60, 90)
    if name == "toby_thomas":
        return table_words(
            run=(15, 150, 500),
            royal=(4, 30, 60, 240),
            plain=(2,),
            pinochle=(single_pinochle, 30, 90, 360),
            arounds=[(10, 100, 500), (8, 80, 400), (6, 60, 300), (4, 40, 200)],
            extras=kernel.ALL_PAIRS,
            **houses,
        )
    npa = name == "npa_partial"
    return table_words(
        run=(25 if npa else 15, 150, 225, 300),
        royal=(4,),
        plain=(2,),
        pinochle=(15, 30, 60, 90) if npa else pinochle,
        arounds=[(n, 10 * n, 15 * n, 20 * n) for n in (10, 8, 6, 4)],
        **houses,
    )


def _word(values: Sequence[int]) -> int:
    if not all(0 <= v < 1 << kernel.VALUE_BITS for v in values):
        raise ValueError(f"values of 0 to 4095, not {values!r}")
    return sum(v << kernel.VALUE_BITS * i for i, v in enumerate(values))


# ---------------------------------------------------------------- counting a hand
def count(cards: Iterable[int], table: MeldTable, trump: int) -> tuple[Meld, ...]:
    """Returns the best melds of these cards, line by line.

    Lines that count nothing are left out (pinochle:P0.MELD.2).
    """
    return _count(tuple(sorted(cards)), table, trump)


@lru_cache(MEMORY)
def _count(cards: tuple[int, ...], table: MeldTable, trump: int) -> tuple[Meld, ...]:
    b, values = hand_words(cards, 4), list(table)
    runs = kernel.best_runs(b, 0, values, trump)
    lines = [*_trump_lines(b, values, trump, runs), *_other_lines(b, values, trump)]
    return tuple(line for line in sorted(lines) if line.points)


def total(cards: Iterable[int], table: MeldTable, trump: int) -> int:
    """Returns what these cards count at best."""
    if kernel.meld_all.compiled is None:
        return kernel.meld(hand_words(cards, 4), 0, list(table), trump)
    return _totals(tuple(sorted(cards)), table)[trump]


@lru_cache(MEMORY)
def _totals(cards: tuple[int, ...], table: MeldTable) -> Sequence[int]:
    """Returns what cards count by trump suit, and last without trumps."""
    b, values, out = Buffer(4), Buffer(kernel.TABLE), Buffer(5)
    b.put(hand_words(cards, 4))
    values.put(table)
    kernel.meld_all(b, 1, values, out)
    return tuple(out.words)


@lru_cache(MEMORY)
def find_buriable(cards: tuple[int, ...], table: MeldTable, trump: int, left: int) -> tuple[int, ...]:
    """Returns which cards of a hand may be buried so that the rest counts most.

    left: how many must be buried in all. Raises ValueError for more than the kernel tries.
    """
    if left > burying.MOST_BURIED:
        raise ValueError(f"{left} cards to be buried are more than {burying.MOST_BURIED}")
    hand, suit, values, out = Buffer(burying.BURYING_WORDS), Buffer(1), Buffer(kernel.TABLE), Buffer(2)
    hand.put(hand_words(cards, 4))
    suit.put((trump,))
    values.put(table)
    return mask_cards(burying.find_buriable(hand, suit, values, out, left))


def _trump_lines(b: list[int], table: list[int], trump: int, runs: int) -> list[Meld]:
    if trump < 0:
        return []
    beside = kernel.extras(b, 0, table, trump, runs)
    nines = kernel.copies(b, 0, 1 << card_of(trump, NINE))
    worth = kernel.nines(b, 0, table, trump)
    bonus = kernel.house(b, 0, table, trump, runs)
    run = kernel.value(table[kernel.RUN], runs)
    lines = [Meld(NINES, trump, nines, worth), Meld(BONUS, -1, 1, bonus)]
    if runs and table[kernel.EXTRAS] == kernel.EACH:
        return [*lines, Meld(RUN, trump, runs, run + beside)]
    return [*lines, Meld(RUN, trump, runs, run), Meld(ROYAL, trump, _royals(b, table, trump, runs), beside)]


def _royals(b: list[int], table: list[int], trump: int, runs: int) -> int:
    """Returns how many royal marriages count beside the runs."""
    held = kernel.pairs(b, 0, trump)
    if table[kernel.EXTRAS] == kernel.EVERY_PAIR:
        return held
    if table[kernel.EXTRAS] == kernel.ALL_PAIRS:
        return held if runs == 0 or held > runs else 0
    return held - runs


def _other_lines(b: list[int], table: list[int], trump: int) -> list[Meld]:
    lines = []
    for s in range(4):
        n = kernel.pairs(b, 0, s) if s != trump else 0
        lines.append(Meld(PLAIN, s, n, kernel.value(table[kernel.PLAIN], n)))
    n = kernel.copies(b, 0, kernel.PINOCHLE_KINDS)
    lines.append(Meld(PINOCHLE, -1, n, kernel.value(table[kernel.PINOCHLE], n)))
    for kind, rank in AROUND_RANK.items():
        n = kernel.copies(b, 0, COLUMN << rank)
        lines.append(Meld(kind, -1, n, kernel.value(table[kind], n)))
    return lines


def shown(cards: Iterable[int], table: MeldTable, trump: int) -> tuple[int, ...]:
    """Returns the cards that are laid face up for the best count.

    Of each card they are as many copies as one type of melds uses at most (pinochle:P0.MELD.7).
    """
    return _shown(tuple(sorted(cards)), table, trump)


@lru_cache(MEMORY)
def _shown(cards: tuple[int, ...], table: MeldTable, trump: int) -> tuple[int, ...]:
    held = Counter(cards)
    need: Counter[int] = Counter()
    lines = count(cards, table, trump)
    runs = sum(line.times for line in lines if line.kind == RUN)
    for types in ((RUN, ROYAL, PLAIN, NINES), (PINOCHLE,), (ACES, KINGS, QUEENS, JACKS)):
        used: Counter[int] = Counter()
        for line in lines:
            if line.kind in types:
                used += _used(line, table, held, runs)
        need |= used
    return tuple(sorted(need.elements()))


def _used(line: Meld, table: MeldTable, held: Counter[int], runs: int) -> Counter[int]:
    """Returns the cards one line uses within its type, beside those of the runs."""
    used = Counter(dict.fromkeys(cards_of(line), line.times))
    if line.kind == RUN and table[kernel.EXTRAS] == kernel.EACH and runs == 1:
        for rank in (KING, QUEEN):
            used[card_of(line.suit, rank)] += held[card_of(line.suit, rank)] > 1
    if line.kind == ROYAL and table[kernel.EXTRAS] in (kernel.ALL_PAIRS, kernel.EVERY_PAIR):
        used -= Counter(
            dict.fromkeys(cards_of(line), runs)
        )  # the pairs in runs are counted again, not shown again
    return used


def cards_of(line: Meld) -> tuple[int, ...]:
    """Returns the cards of one copy of a meld, each once."""
    if line.kind in AROUND_RANK:
        return tuple(card_of(s, AROUND_RANK[line.kind]) for s in range(4))
    if line.kind == PINOCHLE:
        return PINOCHLE_CARDS
    ranks = {RUN: RUN_RANKS, NINES: (NINE,), BONUS: ()}.get(line.kind, (QUEEN, KING))
    return tuple(card_of(line.suit, r) for r in ranks)


def pack_meld(seat: int, line: Meld) -> tuple[int, int]:
    """Packs a line of a seat's count as two ints for public numbers."""
    return line.kind | line.suit + 1 << 4 | line.times << 8 | seat << 12, line.points


def unpack_melds(words: Sequence[int]) -> list[tuple[int, Meld]]:
    """Unpacks lines into seats and melds, one after the other."""
    heads = zip(words[::2], words[1::2], strict=True)
    return [(w >> 12, Meld(w & 15, (w >> 4 & 15) - 1, w >> 8 & 15, points)) for w, points in heads]


def meld_phrase(seat: int, line: Meld, table: MeldTable) -> Phrase:
    """Returns a line of a count for a client.

    `card` is one card of it, for its picture. Of a run: `base` is the run itself, and `more` kings and queens beside it
    count `each` (pinochle:P1.MELD.3).
    """
    args = {"seat": seat, "times": line.times, "value": line.points, "suit": line.suit}
    if line.kind == RUN:
        run, each = kernel.value(table[kernel.RUN], line.times), kernel.value(table[kernel.ROYAL], 1)
        args |= {"base": run, "more": (line.points - run) // max(1, each), "each": each}
    cards = cards_of(line)
    if cards:
        args["card"] = cards[-1]
    return Phrase(f"meld-{KINDS[line.kind]}", args, rule="pinochle:P0.MELD.2", cards=cards[::-1] * line.times)


def meld_phrases(words: Sequence[int], table: MeldTable) -> tuple[Phrase, ...]:
    """Returns what lies open, player by player, from lines packed as ints."""
    return tuple(meld_phrase(seat, line, table) for seat, line in unpack_melds(words))


# ---------------------------------------------------------------- laying melds during play
class Lay(NamedTuple):
    """Holds a combination that may be laid, its cards and what it counts.

    Its number is the kernel's (`hlaska.kernel.laying`).
    """

    number: int
    cards: tuple[int, ...]
    points: int


def make_lay(number: int, worths: Sequence[int], trump: int) -> Lay:
    """Makes the combination of a number. worths: the kernel's words for what combinations count, from LAYS on."""
    _, suits, fours, pairs = worths
    cards = tuple(mask_cards(lay_kinds(number))) * combinations.copies_needed(number)
    return Lay(number, cards, worth_in(suits, fours, pairs, trump, number))


def used_in(entry_mark: int, lay: Lay) -> int:
    """Returns the mark of a card after it has been laid in this meld."""
    return combinations.mark_laid(layout.LAY_FRESH, entry_mark, lay.number, 0)


def lay_from(entries: Sequence[int], lay: Lay) -> tuple[tuple[int, int], ...] | None:
    """Finds the cards of a hand that make the meld, with their marks, ascending.

    Cards on the table are part of the hand. None: it cannot be made. A card serves again in another class, or in a
    higher meld of its class, and at least one card must come from the hand (pinochle:P4B.MELD.3, P4B.MELD.4,
    P4B.MELD.8).
    """
    b = [0] * layout.POSITION_WORDS
    b[layout.SUIT], b[layout.LAY_RULES] = layout.NONE, layout.LAY_FRESH
    put_cards(b, layout.HANDS, entries)
    put_marked(b, 0, entries)
    if not combinations.can_make(b, lay.number):
        return None
    combinations.take_copies(b, lay.number)
    return combinations.chosen_copies(b, 0)


def made(meld: Sequence[int], taken: Sequence[int]) -> tuple[int, ...]:
    """Returns what each seat has so far in meld and tricks. It is () before the play, when nothing has been counted."""
    return tuple(map(add, meld, taken))
