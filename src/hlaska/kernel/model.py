"""Scores a card decision by a learned model.

How good a card looks from one seat is a sum of whole numbers looked up.

It reads what the seat can see: its own hand, the cards played, the trick on the table and who is on whose side; never
another hand. Each situation (leading, following, with whom) has tables of its own, and a card is looked up in all of
them. Where a pack has copies, all copies are counted. The tables are made by `hlaska train cards`, for each kind of
pack its own; they are one buffer of playouts (`hlaska.kernel.rollout.Playouts`).
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
    LAYERS,
    LEADER,
    LED,
    NONE,
    PACK,
    PLAYED,
    POINTS,
    QUEEN,
    SEATS,
    SEVEN,
    SIDE,
    SUIT,
    TEN,
    TRICK,
    TRICKS,
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
COUPLES = STAGES + 4 * 8 * 2  # [king and queen, or copies][stage]
SEVENS = COUPLES + 5 * 4  # [trick number plus one, for the seven of trumps]
TABLES = SEVENS + 11
MODEL_WORDS = SITUATIONS * TABLES


@rule
def at_most(n: int, most: int) -> int:
    return n if n < most else most


@rule
def points_of(b: Words, card: int) -> int:
    """Return the points of ``card`` in a trick."""
    return (b[POINTS] >> ((card & 15) << 2)) & 15


@rule
def situation(b: Words, seat: int) -> int:
    """Return where the tables for the seat to move begin.

    That depends on who leads, who follows whom, and whether the seat can only discard.
    """
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
def fare_of(b: Words, card: int, seat: int, out: int) -> int:
    """Return how ``card`` fares, 0..7.

    Led: how many elsewhere beat it, and whether it could be trumped. Else: whether it wins, whether a friend is
    winning, and whether that can still be changed.
    """
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
def table_points(b: Words) -> int:
    """Return the points of the trick, in those of an ace, 2 at most."""
    points, ace = 0, points_of(b, ACE)
    for seat in range(b[SEATS]):
        if b[CARD + seat] >= 0:
            points += points_of(b, b[CARD + seat])
    return at_most(points // ace, 2) if ace else 0


@rule
def place_of(hand: int, out: int, card: int) -> int:
    """Return where ``card`` is: 0 in the own hand, 1 elsewhere, 2 played."""
    if (hand >> card) & 1:
        return 0
    return 1 if (out >> card) & 1 else 2


@rule
def class_of(b: Words, rank: int) -> int:
    """Return the class of ``rank``: 0 low, 1 queen or king, 2 ten, 3 ace.

    In a pack with copies a queen without points is low.
    """
    if rank < QUEEN or (rank == QUEEN and b[LAYERS] > 1 and points_of(b, rank) == 0):
        return 0
    return 1 if rank <= KING else rank - TEN + 2


@rule
def length(b: Words, hand: int, suit: int) -> int:
    """Count the cards of ``suit`` in four layers that start at word ``hand``."""
    cards = 0
    for layer in range(b[LAYERS]):
        cards += popcount(suit_of(b[hand + layer], suit))
    return cards


@rule
def others_length(b: Words, seat: int, suit: int) -> int:
    """Count the cards of ``suit`` that are neither played nor held by ``seat``."""
    whole = b[LAYERS] * popcount(suit_of(b[PACK], suit))
    return whole - length(b, PLAYED, suit) - length(b, HANDS + 4 * seat, suit)


@rule
def copy_state(b: Words, card: int, seat: int, out: int) -> int:
    """Return 0..3: whether ``seat`` holds another copy of a card, and whether one is elsewhere."""
    again = b[HANDS + 4 * seat + 1] >> card & 1
    return 2 * again + (out >> card & 1)


@rule
def couple(hand: int, out: int, card: int) -> int:
    """Return how the marriage of ``card`` stands.

    It is 0 for no queen or king; 1 with the other of the marriage in hand, 2 with it elsewhere, 3 with it gone; 4 for
    the king with its queen in hand.
    """
    rank = card & 15
    if rank != QUEEN and rank != KING:
        return 0
    other = place_of(hand, out, card + 1 if rank == QUEEN else card - 1)
    return 4 if rank == KING and other == 0 else other + 1


@rule
def score_card(b: Words, card: int, seat: int, out: int, start: int, model: Words) -> int:
    """Return how good ``card`` looks.

    out: the cards elsewhere.
    start: `situation`.
    """
    hand, rank, suit, lane = b[HANDS + 4 * seat], card & 15, card >> 4, card >> 4 << 4
    trump = 1 if suit == b[SUIT] else 0
    kind, fare = class_of(b, rank), fare_of(b, card, seat, out)
    if b[LAYERS] == 1:
        stage = at_most(b[TRICK] // 3, 3)
        own = at_most(popcount(suit_of(hand, suit)), 4) - 1
        others = at_most(popcount(suit_of(out, suit)), 5)
        trumps = 5 * at_most(popcount(suit_of(hand, b[SUIT])), 4)
        trumps += at_most(popcount(suit_of(out, b[SUIT])), 4)
        pair = couple(hand, out, card)
    else:
        stage = at_most(4 * b[TRICK] // b[TRICKS], 3)
        own = at_most(length(b, HANDS + 4 * seat, suit), 4) - 1
        others = at_most((others_length(b, seat, suit) + 1) // 2, 5)
        trumps = 5 * at_most((length(b, HANDS + 4 * seat, b[SUIT]) + 1) // 2, 4)
        trumps += at_most((others_length(b, seat, b[SUIT]) + 1) // 2, 4)
        pair = copy_state(b, card, seat, out)
    tops = 3 * place_of(hand, out, lane + ACE) + place_of(hand, out, lane + TEN)
    seven = 1 + at_most(b[TRICK], 9) if trump and rank == SEVEN else 0
    worth = model[start + RANKS + (8 * rank + fare) * 2 + trump]
    worth += model[start + SHAPES + ((6 * own + others) * 4 + kind) * 2 + trump]
    worth += model[start + TOPS + (4 * tops + kind) * 2 + trump]
    worth += model[start + TRUMPS + (4 * trumps + kind) * 2 + trump]
    worth += model[start + TRICKS_AT + (8 * table_points(b) + fare) * 4 + kind]
    worth += model[start + STAGES + (8 * stage + rank) * 2 + trump]
    worth += model[start + COUPLES + 4 * pair + stage]
    return worth + model[start + SEVENS + seven]
