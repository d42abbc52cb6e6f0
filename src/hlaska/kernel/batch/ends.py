"""Looks up what ends of plays pay, in tables that are filled elsewhere (`hlaska.research.batch.settlement_cache`).

No rule stands here. A *start* says what is read of the ends of its plays: its *kind*, a list of readings. What they
give is the *key* of an end. Ends with the same key pay the same, each part of it times a factor of their start.
"""

from typing import Any

from hlaska.kernel.batch.keys import FREE, find_value
from hlaska.kernel.batch.words import ENDED_BEGUN, ENDED_POSITION
from hlaska.kernel.jit import Words, at, hot, part, rule
from hlaska.kernel.layout import (
    ABOVE,
    HANDS,
    LAST_BEST,
    LAST_CARD,
    NONE,
    ORDER,
    POSITION_WORDS,
    PREV_BEST,
    PREV_SEAT,
    SEATS,
    SUIT,
)
from hlaska.kernel.play import higher_than_some, total

UNKNOWN = -1  # kind of a start that was not asked yet
ALONE = -2  # kind of a start each of whose ends is settled by itself
MARKED = 2  # cards whose place in the last trick, and in the one before, counts
# --- a start: its kind, the number of all that is read beside positions, cards that are marked, then its factors
START_KIND, START_FRAME, START_CARDS = range(3)
START_FACTORS = START_CARDS + MARKED
# --- a kind: how many readings, then for each what it is, and two numbers
KIND_COUNT, KIND_READINGS = range(2)
READING_WORDS = 3
MOST_READINGS = 20
KIND_WORDS = KIND_READINGS + READING_WORDS * MOST_READINGS
SUM, STEP, ORDER_OF, MARRIAGES, LAST_TRICK, TRICK_BEFORE, COMPARED = range(7)
"""Kinds of readings: a sum of words (from which of the numbers on, how many); between which steps the total of a seat
lies (the seat, where its steps begin among the numbers, the first of which is how many); which of two seats has more;
marriages in their order (mask of the seats of one side); who played the first marked card to the last trick, and
whether it won; who won the trick before with the second one; which hand has a higher card."""
# --- the shape of the tables of one game
SHAPE_SEATS = 0
SHAPE_KEY = 1  # words of a key
SHAPE_FACTORS = 2  # parts of what an end pays
SHAPE_SLOTS = 3  # slots of the index of ends, a power of two
SHAPE_WORDS = 4


@rule
def step_of(steps: Words, points: int) -> int:
    """Return how many of some steps are reached.

    ``steps``: how many there are, then each, ascending.
    """
    count = 0
    for i in range(steps[0]):
        if steps[1 + i] <= points:
            count += 1
    return count


@rule
def marriages_of(b: Words, side: int) -> int:
    """Return the marriages in their order, three bits each.

    They say whether a seat of ``side`` made it, and whether it was of trumps.
    """
    order = b[ORDER]
    found = 0
    while order:
        entry = order & 31
        if entry:
            found = found << 3 | 4 | ((side >> ((entry >> 2) & 3)) & 1) << 1
            if entry & 3 == b[SUIT]:
                found |= 1
        order >>= 5
    return found


@rule
def last_trick_of(b: Words, card: int) -> int:
    """Return who played a card to the last trick, plus 8 where it won.

    Seats count from 1, and 0 is nobody.
    """
    if card == NONE:
        return 0
    found = 0
    for seat in range(b[SEATS]):
        if b[LAST_CARD + seat] == card:
            found = seat + 1
    if b[LAST_BEST] == card:
        found |= 8
    return found


@rule
def compare_hands(b: Words, seat: int) -> int:
    """Compare the hand of a seat with the others', as two bits.

    They say whether it has a card above one of theirs, and whether they have one above one of its own.
    """
    mine = b[HANDS + 4 * seat]
    theirs = 0
    for other in range(b[SEATS]):
        if other != seat:
            theirs |= b[HANDS + 4 * other]
    found = 0
    if mine & higher_than_some(theirs, b[ABOVE]):
        found = 1
    if theirs & higher_than_some(mine, b[ABOVE]):
        found |= 2
    return found


@rule
def read_position(b: Words, reading: Words, numbers: Any, start: Words) -> int:
    """Return what a reading gives of the position of an end."""
    kind, one, two = reading[0], reading[1], reading[2]
    found = 0
    if kind == SUM:
        words = part(numbers, one)
        for i in range(two):
            found += b[words[i]]
    elif kind == STEP:
        found = step_of(part(numbers, two), total(b, one))
    elif kind == ORDER_OF:
        here, there = total(b, one), total(b, two)
        found = 2 if here > there else 1 if here == there else 0
    elif kind == MARRIAGES:
        found = marriages_of(b, one)
    elif kind == LAST_TRICK:
        found = last_trick_of(b, start[START_CARDS])
    elif kind == TRICK_BEFORE:
        card = start[START_CARDS + 1]
        if card != NONE and b[PREV_BEST] == card:
            found = b[PREV_SEAT] + 1
    else:
        found = compare_hands(b, one)
    return found


@rule
def write_key(key: Words, b: Words, start: Words, kinds: Any, numbers: Any, words: int) -> None:
    """Write the key of an end."""
    k = part(kinds, start[START_KIND] * KIND_WORDS)
    key[0] = start[START_KIND] << 32 | start[START_FRAME]
    for i in range(1, words):
        key[i] = 0
    for i in range(k[KIND_COUNT]):
        reading = part(kinds, start[START_KIND] * KIND_WORDS + KIND_READINGS + READING_WORDS * i)
        key[1 + i] = read_position(b, reading, numbers, start)


@hot
def look_up_ends(
    ended: Any, shape: Any, starts: Any, kinds: Any, numbers: Any, parts: Any, index: Any, key: Any, paid: Any,
    first: int, count: int,
) -> int:  # fmt: skip
    """Settle ends from ``first`` on; the first one that is not known, or ``count``.

    ``key`` is that of this end then, unless its start is not known.
    """
    s, k = at(shape), at(key)
    words, factors = s[SHAPE_KEY], s[SHAPE_FACTORS]
    for i in range(first, count):
        ending = i * (ENDED_POSITION + POSITION_WORDS)
        start = part(starts, part(ended, ending)[ENDED_BEGUN] * (START_FACTORS + factors))
        if start[START_KIND] < 0:
            return i
        write_key(k, part(ended, ending + ENDED_POSITION), start, kinds, numbers, words)
        end = find_value(index, k, words, s[SHAPE_SLOTS])
        if end == FREE:
            return i
        e, p = part(parts, end * factors * s[SHAPE_SEATS]), part(paid, i * s[SHAPE_SEATS])
        for seat in range(s[SHAPE_SEATS]):
            p[seat] = 0
            for factor in range(factors):
                p[seat] += start[START_FACTORS + factor] * e[factor * s[SHAPE_SEATS] + seat]
    return count
