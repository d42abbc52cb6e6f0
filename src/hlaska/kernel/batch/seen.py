"""Writes what the seat to move may do and sees, for many games at once."""

from typing import Any

from hlaska.kernel.acts import can_close, can_exchange
from hlaska.kernel.batch.words import (
    HEAD_PAIRS,
    HEAD_SUITS,
    HEAD_TRICKS,
    HEAD_WORDS,
    LAYS_AT,
    LEGAL_ACTS,
    LEGAL_CALLS,
    LEGAL_CARDS,
    LEGAL_LAYS,
    LEGAL_PAIRS,
    LEGAL_SECOND,
    LEGAL_THIRD,
    LEGAL_WORDS,
    MASK_WORDS,
    MASKS,
    MELD_LAID,
    MELD_MASK_WORDS,
    MELD_NAMED,
    MELD_NAMING,
    MELD_NUMBERS,
    MELD_PACKED,
    MELD_PLANES,
    MELD_WORDS,
    MELDS,
    OPEN,
    PACKED,
    PACKED_PAIRS,
    PACKED_TRICK,
    PACKED_TRICKS,
    PACKED_WORDS,
    PLANE_WORDS,
    PLANES,
    SECOND_AT,
    THIRD_AT,
)
from hlaska.kernel.bits import LANE
from hlaska.kernel.combinations import CHOSEN, COPY, MARKS, classes_of, count_marked, marked_at
from hlaska.kernel.jit import Words, hot, part, rule
from hlaska.kernel.layout import (
    CARD,
    CLOSER,
    COUNT,
    DONE,
    GOAL,
    HANDS,
    LAID,
    LAY_RULES,
    LAYERS,
    LEADER,
    LEFT,
    MOST_MARKED,
    NAMING,
    NEXT,
    PAIR_POINTS,
    PAIR_SUITS,
    PLAYED,
    POSITION_WORDS,
    SEATS,
    SHOWN,
    SUIT,
    SWAP,
    TRICK,
    TURN,
    WAIT,
    WON,
    WON_TRICKS,
)
from hlaska.kernel.melding import write_melding
from hlaska.kernel.play import legal_now, pairs_now, stock_card


@rule
def write_legal(b: Words, w: Words) -> None:
    """Write the words of what the seat to move may do.

    Nothing is legal once the play is over.
    """
    w[LEGAL_CARDS] = w[LEGAL_PAIRS] = w[LEGAL_ACTS] = w[LEGAL_CALLS] = 0
    if b[DONE]:
        return
    cards = legal_now(b)[0]
    w[LEGAL_CARDS] = cards
    w[LEGAL_PAIRS] = pairs_now(b) & cards
    if b[LEFT] > 0:
        w[LEGAL_ACTS] = b[WAIT] | int(can_exchange(b)) << 1 | int(can_close(b)) << 2


@hot
def list_melding(positions: Any, legal: Any, game: int) -> int:
    """Write those of a game in which combinations are laid.

    It is linked where it is called, not compiled again.
    """
    write_melding(part(positions, game * POSITION_WORDS), part(legal, game * LEGAL_WORDS))
    return game


@rule
def list_legal(positions: Any, legal: Any, game: int) -> None:
    """Write what the seat to move of a game may do."""
    b = part(positions, game * POSITION_WORDS)
    if b[LAY_RULES]:
        list_melding(positions, legal, game)
    else:
        write_legal(b, part(legal, game * LEGAL_WORDS))


# ---------------------------------------------------------------- bits as bytes
@rule
def spread(bits: int) -> int:
    """Return eight bits as eight bytes of 0 or 1."""
    bits = (bits | bits << 28) & 0x0000_000F_0000_000F
    bits = (bits | bits << 14) & 0x0003_0003_0003_0003
    return (bits | bits << 7) & 0x0101_0101_0101_0101


@rule
def write_mask(w: Words, at: int, mask: int) -> None:
    """Write a mask of cards as a plane."""
    for suit in range(PLANE_WORDS):
        w[at + suit] = spread((mask >> (suit << 4)) & LANE)


@rule
def write_counts(w: Words, at: int, b: Words, layers: int) -> None:
    """Write a plane of how many copies the layers from word ``layers`` on have."""
    write_mask(w, at, b[layers])
    for layer in range(1, b[LAYERS]):
        mask = b[layers + layer]
        for suit in range(PLANE_WORDS):
            w[at + suit] += spread((mask >> (suit << 4)) & LANE)


@rule
def write_card(w: Words, at: int, card: int) -> None:
    """Write one card as a plane; -1: an empty one."""
    for suit in range(PLANE_WORDS):
        w[at + suit] = 0
    if card >= 0:
        w[at + (card >> 4)] = 1 << ((card & 7) << 3)


# ---------------------------------------------------------------- what a seat sees
@rule
def write_numbers(b: Words, w: Words, at: int) -> None:
    """Write four words of int16.

    They go by seat from the one to move on, then comes the stock.
    """
    seats, seat = b[SEATS], b[TURN]
    tricks = points = pairs = 0
    for place in range(seats):
        shift = place << 4
        tricks |= b[WON_TRICKS + seat] << shift
        points |= (b[WON + seat] & 0x7FFF) << shift
        pairs |= (b[PAIR_POINTS + seat] & 0x7FFF) << shift
        seat = seat + 1 if seat + 1 < seats else 0
    w[at], w[at + 1], w[at + 2] = tricks, points, pairs
    closer = 0
    if b[CLOSER] >= 0:
        closer = b[CLOSER] - b[TURN]
        closer = (closer + seats if closer < 0 else closer) + 1
    w[at + 3] = b[LEFT] | b[TRICK] << 16 | b[WAIT] << 32 | closer << 48


@rule
def turned(b: Words, seat: int) -> int:
    """Count a seat from the one to move."""
    return seat - b[TURN] if seat >= b[TURN] else seat - b[TURN] + b[SEATS]


@rule
def open_card(b: Words) -> int:
    """Return the card drawn last where it lies open, to be exchanged; else -1."""
    return stock_card(b, b[NEXT] + b[LEFT] - 1) if b[SWAP] and b[LEFT] else -1


@rule
def write_planes(b: Words, w: Words) -> None:
    """Write what the seat to move sees.

    It is its hand, the trick, the cards played, and the numbers.
    """
    seats, turn, at = b[SEATS], b[TURN], PLANE_WORDS
    write_counts(w, 0, b, HANDS + 4 * turn)
    seat = b[LEADER]
    for place in range(seats):
        write_card(w, at, b[CARD + seat] if place < b[COUNT] else -1)
        seat = seat + 1 if seat + 1 < seats else 0
        at += PLANE_WORDS
    write_counts(w, at, b, PLAYED)
    at += PLANE_WORDS
    trump = 1 << (b[SUIT] << 3) if b[SUIT] >= 0 else 0
    w[at + HEAD_SUITS] = trump | 1 << (32 + (turned(b, b[LEADER]) << 3))
    w[at + HEAD_PAIRS] = w[at + HEAD_PAIRS + 1] = 0
    seat = turn
    for place in range(seats):
        suits = spread(b[PAIR_SUITS + seat])
        w[at + HEAD_PAIRS + (place >> 1)] |= suits << ((place & 1) << 5)
        seat = seat + 1 if seat + 1 < seats else 0
    write_numbers(b, w, at + HEAD_TRICKS)


@rule
def write_packed(b: Words, w: Words) -> None:
    """Write the same as `write_planes` in few words."""
    layers, seats = b[LAYERS], b[SEATS]
    for layer in range(layers):
        w[layer] = b[HANDS + 4 * b[TURN] + layer]
        w[layers + layer] = b[PLAYED + layer]
    trick = (b[SUIT] + 1) << 32 | turned(b, b[LEADER]) << 40 | (open_card(b) + 1) << 48
    seat = b[LEADER]
    for place in range(b[COUNT]):
        trick |= (b[CARD + seat] + 1) << (place << 3)
        seat = seat + 1 if seat + 1 < seats else 0
    at = 2 * layers
    w[at + PACKED_TRICK] = trick
    suits, seat = 0, b[TURN]
    for place in range(seats):
        suits |= b[PAIR_SUITS + seat] << (place << 4)
        seat = seat + 1 if seat + 1 < seats else 0
    w[at + PACKED_PAIRS] = suits
    write_numbers(b, w, at + PACKED_TRICKS)


@rule
def write_melds(b: Words, w: Words) -> None:
    """Write what lies open of combinations, and what it has been used in.

    All of it is public.
    """
    for word in range(MELD_WORDS):
        w[word] = 0
    seat = b[TURN]
    for place in range(2):
        at = MELD_LAID + place * MELD_PLANES * PLANE_WORDS
        for i in range(count_marked(b, seat)):
            copy = b[marked_at(seat) + i]
            suit, one = copy >> (COPY + 4), 1 << (((copy >> COPY) & 7) << 3)
            w[at + suit] += one
            used = classes_of(b[LAY_RULES], copy & MARKS)
            for kind in range(4):
                w[at + (kind + 1) * PLANE_WORDS + suit] += one * ((used >> kind) & 1)
            if copy & CHOSEN:
                w[MELD_NAMED + suit] += one
        w[MELD_NUMBERS] |= (b[GOAL + seat] & 0x7FFF) << (place << 4)
        seat = 1 - seat
    if b[NAMING]:
        w[MELD_NAMING + ((b[NAMING] - 1) >> 3)] = 1 << (((b[NAMING] - 1) & 7) << 3)
    w[MELD_NUMBERS] |= b[LAID] << 32 | b[SHOWN] << 48


@rule
def write_marked(b: Words, w: Words) -> None:
    """Write the marked copies, own ones first, and the combination being laid."""
    for i in range(MOST_MARKED):
        w[i] = b[marked_at(b[TURN]) + i]
        w[MOST_MARKED + i] = b[marked_at(1 - b[TURN]) + i]
    w[2 * MOST_MARKED] = b[NAMING]


@rule
def write_masks(w: Words, m: Words, parts: int) -> None:
    """Write a byte for each action."""
    write_mask(m, 0, w[LEGAL_CARDS])
    write_mask(m, PLANE_WORDS, w[LEGAL_PAIRS])
    m[2 * PLANE_WORDS] = spread(w[LEGAL_ACTS])
    if parts & MELDS:
        write_mask(m, SECOND_AT, w[LEGAL_SECOND])
        write_mask(m, THIRD_AT, w[LEGAL_THIRD])
        m[LAYS_AT] = spread(w[LEGAL_LAYS] & 255)
        m[LAYS_AT + 1] = spread(w[LEGAL_LAYS] >> 8)


@rule
def seen_words(seats: int, parts: int) -> int:
    """Count the words that `write_planes`, `write_card` and `write_melds` write of a game."""
    more = (PLANE_WORDS if parts & OPEN else 0) + (MELD_WORDS if parts & MELDS else 0)
    return (seats + 2) * PLANE_WORDS + HEAD_WORDS + more


@rule
def packed_words(layers: int, parts: int) -> int:
    """Count the words that `write_packed` and `write_marked` write of a game."""
    return 2 * layers + PACKED_WORDS + (MELD_PACKED if parts & MELDS else 0)


@rule
def mask_words(parts: int) -> int:
    """Count the words that `write_masks` writes of a game."""
    return MELD_MASK_WORDS if parts & MELDS else MASK_WORDS


@hot
def observe_games(
    positions: Any, legal: Any, seen: Any, masks: Any, packed: Any, first: int, count: int, parts: int
) -> int:
    """Write for ``count`` games from ``first`` on what ``parts`` asks for.

    Its bits are PLANES, MASKS, PACKED, OPEN and MELDS.
    """
    for game in range(first, first + count):
        b = part(positions, game * POSITION_WORDS)
        if parts & PLANES:
            at = game * seen_words(b[SEATS], parts)
            write_planes(b, part(seen, at))
            if parts & OPEN:
                write_card(part(seen, at + seen_words(b[SEATS], 0)), 0, open_card(b))
            if parts & MELDS:
                write_melds(b, part(seen, at + seen_words(b[SEATS], OPEN)))
        if parts & PACKED:
            at = game * packed_words(b[LAYERS], parts)
            write_packed(b, part(packed, at))
            if parts & MELDS:
                write_marked(b, part(packed, at + packed_words(b[LAYERS], 0)))
        if parts & MASKS:
            write_masks(part(legal, game * LEGAL_WORDS), part(masks, game * mask_words(parts)), parts)
    return count
