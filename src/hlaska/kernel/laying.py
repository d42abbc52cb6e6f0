"""Lays combinations one at a time during play, in playouts: Bezique, two-handed Pinochle.

The rule of use is simplified: of each class (marriages, sequences, fours, pairs) a seat remembers how many copies of a
card have been used, not which, and plays used ones first. What a card taken in exchange may not do, and the demand for
a card from the hand, are left out. The game's engine has the exact rules; here only the prospects are weighed.

A combination is a number: 0-3 the marriage of suit C S H D, 4-7 its sequence, 8-11 four jacks, queens, kings, aces,
12-15 one to four pairs of queen of spades and jack of diamonds.
"""

from hlaska.kernel.bits import COLUMN, popcount, suit_of
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    ACE,
    FOURS,
    HANDS,
    JACK,
    KING,
    LAID,
    LAY_ANY,
    LAY_FOURS,
    LAY_FREES,
    LAY_PAIRS,
    LAY_SUITS,
    LAYS,
    LEFT,
    MARRIAGES,
    PAIR_LEVEL,
    PAIR_POINTS,
    PAIRS_LAID,
    QUEEN,
    SEQUENCES,
    SUIT,
    TEN,
    TURN,
    USED,
)

NOTHING = -1
ALL = 16  # combinations there are
PAIR_RANKS = 1 << QUEEN | 1 << KING
RUN_RANKS = 0xF8  # jack, queen, king, ten, ace
PAIR_KINDS = 1 << (1 << 4 | QUEEN) | 1 << (3 << 4 | JACK)


@rule
def used_at(seat: int, kind: int) -> int:
    """Return where the layers of a class begin."""
    return USED + 16 * seat + 4 * kind


@rule
def lay_kinds(lay: int) -> int:
    """Return the kinds of cards that make a combination. Of its number, ``lay >> 2`` is the class."""
    if lay < 4:
        return PAIR_RANKS << (lay << 4)
    if lay < 8:
        return RUN_RANKS << ((lay - 4) << 4)
    if lay < 12:
        return COLUMN << (ACE if lay == 11 else lay - 8 + JACK)
    return PAIR_KINDS


@rule
def worth_in(suits: int, fours: int, pairs: int, trump: int, lay: int) -> int:
    """Return the points of a combination by the words from LAY_SUITS on.

    Without trumps the first marriage or sequence makes them (mariage:RB.2).
    """
    if lay < 8:
        plain = 0 if trump < 0 or trump == lay & 3 else 12
        return (suits >> (plain + 24 * (lay >> 2))) & 0xFFF
    if lay < 12:
        return (fours >> (12 * (lay - 8))) & 0xFFF
    return (pairs >> (15 * (lay - 12))) & 0x7FFF


@rule
def lay_worth(b: Words, lay: int) -> int:
    """Return the points of a combination now."""
    return worth_in(b[LAY_SUITS], b[LAY_FOURS], b[LAY_PAIRS], b[SUIT], lay)


@rule
def can_make(b: Words, seat: int, lay: int) -> bool:
    """Tell whether the seat holds an unused combination.

    Its cards are not used in its class (a greater number of pairs: in one as great).
    """
    hand, used, kinds, level = HANDS + 4 * seat, used_at(seat, lay >> 2), lay_kinds(lay), lay - 12
    if level > 0:
        return b[hand + level] & kinds == kinds and b[PAIR_LEVEL + seat] <= level
    missing = kinds
    count = 0
    for layer in range(4):
        free = b[hand + layer] & ~b[used + layer] & kinds
        missing &= ~free
        count += popcount(free)
    return missing == 0 or (lay >> 2 == FOURS and b[LAYS] & LAY_ANY != 0 and count >= 4)


@rule
def best_lay(b: Words) -> int:
    """Return the combination worth most that the seat to move may lay now, or NOTHING."""
    best, most = NOTHING, 0
    for lay in range(ALL):
        worth = lay_worth(b, lay)
        if worth > most and can_make(b, b[TURN], lay):
            best, most = lay, worth
    return best


@rule
def cover(b: Words, at: int, kinds: int) -> None:
    """Add one copy of each of these kinds to the layers from word ``at`` on."""
    for layer in range(4):
        full = b[at + layer] & kinds
        b[at + layer] |= kinds
        kinds = full


@rule
def uncover(b: Words, at: int, kinds: int) -> None:
    """Take one copy of each of these kinds out of the layers, if there."""
    for layer in range(3, -1, -1):
        there = b[at + layer] & kinds
        b[at + layer] ^= there
        kinds ^= there


@rule
def put_down(b: Words, lay: int) -> None:
    """Lay a combination for the seat to move.

    Its points count, it may make trumps, and the cards it has used are noted.

    Who lays four of any suits uses up every card of that rank that it holds.
    """
    seat = b[TURN]
    kinds = lay_kinds(lay)
    b[LAID] = 1
    b[PAIR_POINTS + seat] += lay_worth(b, lay)
    if lay < 8 and b[SUIT] < 0:
        b[SUIT] = lay & 3
    if lay >= 12:
        b[PAIR_LEVEL + seat] = max(b[PAIR_LEVEL + seat], lay - 11)
    used = used_at(seat, lay >> 2)
    if lay >> 2 == FOURS and b[LAYS] & LAY_ANY:
        for layer in range(4):
            b[used + layer] |= b[HANDS + 4 * seat + layer] & kinds
    else:
        for _ in range(lay - 11 if lay > 12 else 1):
            cover(b, used, kinds)
    if lay >> 2 == SEQUENCES:
        cover(b, used_at(seat, MARRIAGES), kinds)


@rule
def forget(b: Words, seat: int, card: int) -> None:
    """Forget a card that has been played: a used one, if there was one.

    Where the rules say so its combination is broken.
    """
    for kind in range(4):
        used = used_at(seat, kind)
        if (b[used] >> card) & 1:
            kinds = 1 << card
            if b[LAYS] & LAY_FREES:
                suit = card >> 4
                kinds = lay_kinds(4 * kind + (suit if kind < FOURS else 0))
                if kind == FOURS:
                    kinds = COLUMN << (card & 15)
            uncover(b, used, kinds)


@rule
def keep(b: Words, seat: int, card: int) -> int:
    """Return what a card is worth for combinations to come. It is in sixteenths of a point, by a rule of thumb."""
    rank, bit = card & 15, 1 << card
    if rank < JACK or b[LEFT] == 0:
        return 0
    suit, hand = card >> 4, b[HANDS + 4 * seat]
    value = 0
    if rank != TEN and b[used_at(seat, FOURS)] & bit == 0:
        value += lay_worth(b, 11 if rank == ACE else 8 + rank - JACK)
    if (PAIR_RANKS >> rank) & 1 and b[used_at(seat, MARRIAGES)] & bit == 0:
        value += lay_worth(b, suit) * (12 if (hand >> (card ^ 1)) & 1 else 3)
    if bit & PAIR_KINDS and b[used_at(seat, PAIRS_LAID)] & bit == 0:
        value += lay_worth(b, 12) * 6
    if suit == b[SUIT] and b[used_at(seat, SEQUENCES)] & bit == 0:
        value += 40 * popcount(suit_of(hand, suit) & (RUN_RANKS << (suit << 4)))
    return value // 3 if b[HANDS + 4 * seat + 1] & bit else value
