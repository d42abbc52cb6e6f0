"""A learned model of a card decision: how good a card looks from one seat, as a sum of whole numbers looked up.

It reads what the seat can see: its own hand, the cards played, the trick on the table and who is on whose side; never
another hand. Each situation (leading, following, with whom) has tables of its own, and a card is looked up in all of
them. The tables are made by `hlaska train cards`; they are one buffer of playouts (`hlaska.kernel.rollout.Playouts`).
"""

from hlaska.kernel.bits import popcount, suit_of
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    ABOVE,
    ACE,
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    HANDS,
    KING,
    LEADER,
    LED,
    NONE,
    POINTS,
    QUEEN,
    SEATS,
    SEVEN,
    SIDE,
    SUIT,
    TEN,
    TRICK,
)
from hlaska.kernel.play import beaters, beats

SITUATIONS = 15
LOOKED_UP = 8  # numbers that are added up for a card

# --- where the tables of a situation begin
RANKS = 0  # [rank][how it fares][trump]
SHAPES = RANKS + 8 * 8 * 2  # [own length][length elsewhere][class][trump]
TOPS = SHAPES + 4 * 6 * 4 * 2  # [where the ace is][where the ten is][class][trump]
TRUMPS = TOPS + 3 * 3 * 4 * 2  # [own trumps][trumps elsewhere][class][trump]
TRICKS_AT = TRUMPS + 5 * 5 * 4 * 2  # [points on the table][how it fares][class]
STAGES = TRICKS_AT + 3 * 8 * 4  # [stage][rank][trump]
COUPLES = STAGES + 4 * 8 * 2  # [king and queen][stage]
SEVENS = COUPLES + 5 * 4  # [trick number plus one, for the seven of trumps]
TABLES = SEVENS + 11
MODEL_WORDS = SITUATIONS * TABLES


@rule
def at_most(n: int, most: int) -> int:
    return n if n < most else most


@rule
def points_of(b: Words, card: int) -> int:
    """Points of ``card`` in a trick."""
    return (b[POINTS] >> ((card & 15) << 2)) & 15


@rule
def situation(b: Words, seat: int) -> int:
    """Where the tables for the seat to move begin: who leads, who follows whom, and whether it can only discard."""
    side = b[SIDE + seat]
    lone = side == 1 << seat
    if b[COUNT] == 0:
        after = seat + 1 if seat + 1 < b[SEATS] else 0
        if lone:
            return 0
        return (2 if (side >> after) & 1 else 1) * TABLES
    last = 1 if b[COUNT] > 1 else 0
    kind = last if lone else 2 + 2 * last + ((side >> b[LEADER]) & 1)
    hand = b[HANDS + 4 * seat]
    discards = 1 if suit_of(hand, b[LED]) == 0 and suit_of(hand, b[SUIT]) == 0 else 0
    return (3 + 2 * kind + discards) * TABLES


@rule
def fares(b: Words, card: int, seat: int, out: int) -> int:
    """0..7. Led: how many elsewhere beat it, and whether it could be trumped. Else: does it win, is a friend winning,
    can that still be changed."""
    if b[COUNT] == 0:
        over = at_most(popcount(suit_of(out, card >> 4) & beaters(card, NONE, b[ABOVE])), 3)
        trumped = card >> 4 != b[SUIT] and suit_of(out, b[SUIT]) != 0
        return over + (4 if trumped else 0)
    wins = beats(card, b[BEST], b[SUIT], b[ABOVE])
    top = card if wins else b[BEST]
    safe = b[COUNT] == b[SEATS] - 1 or beaters(top, b[SUIT], b[ABOVE]) & out == 0
    friend = (b[SIDE + seat] >> b[BEST_SEAT]) & 1
    return (4 if wins else 0) + 2 * friend + (1 if safe else 0)


@rule
def on_table(b: Words) -> int:
    """Points of the trick, in tens, 2 at most."""
    points = 0
    for seat in range(b[SEATS]):
        if b[CARD + seat] >= 0:
            points += points_of(b, b[CARD + seat])
    return at_most(points // 10, 2)


@rule
def where(hand: int, out: int, card: int) -> int:
    """0 the own hand, 1 elsewhere, 2 played."""
    if (hand >> card) & 1:
        return 0
    return 1 if (out >> card) & 1 else 2


@rule
def class_of(rank: int) -> int:
    """0 low, 1 queen or king, 2 ten, 3 ace."""
    if rank < QUEEN:
        return 0
    return 1 if rank <= KING else rank - TEN + 2


@rule
def couple(hand: int, out: int, card: int) -> int:
    """0 no queen or king; 1 with the other of the marriage in hand, 2 with it elsewhere, 3 with it gone; 4 the king
    with its queen in hand."""
    rank = card & 15
    if rank != QUEEN and rank != KING:
        return 0
    other = where(hand, out, card + 1 if rank == QUEEN else card - 1)
    return 4 if rank == KING and other == 0 else other + 1


@rule
def looked_up(b: Words, card: int, seat: int, out: int, start: int, model: Words) -> int:
    """How good ``card`` looks; ``out``: the cards elsewhere, ``start``: `situation`."""
    hand, rank, lane = b[HANDS + 4 * seat], card & 15, card >> 4 << 4
    trump = 1 if card >> 4 == b[SUIT] else 0
    kind, fare = class_of(rank), fares(b, card, seat, out)
    stage = at_most(b[TRICK] // 3, 3)
    own = at_most(popcount(suit_of(hand, card >> 4)), 4) - 1
    others = at_most(popcount(suit_of(out, card >> 4)), 5)
    tops = 3 * where(hand, out, lane + ACE) + where(hand, out, lane + TEN)
    trumps = 5 * at_most(popcount(suit_of(hand, b[SUIT])), 4) + at_most(popcount(suit_of(out, b[SUIT])), 4)
    seven = 1 + at_most(b[TRICK], 9) if trump and rank == SEVEN else 0
    worth = model[start + RANKS + (8 * rank + fare) * 2 + trump]
    worth += model[start + SHAPES + ((6 * own + others) * 4 + kind) * 2 + trump]
    worth += model[start + TOPS + (4 * tops + kind) * 2 + trump]
    worth += model[start + TRUMPS + (4 * trumps + kind) * 2 + trump]
    worth += model[start + TRICKS_AT + (8 * on_table(b) + fare) * 4 + kind]
    worth += model[start + STAGES + (8 * stage + rank) * 2 + trump]
    worth += model[start + COUPLES + 4 * couple(hand, out, card) + stage]
    return worth + model[start + SEVENS + seven]
