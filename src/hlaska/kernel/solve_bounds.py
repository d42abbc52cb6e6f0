"""Finds bounds of a position's value without searching it, with no card on the table.

Tricks that a seat can take one after another by leading, whatever the others do; trumps that nobody can beat,
whoever leads; leads that are lost at once where every trick is needed; a hand that cannot be made to win.
"""

from hlaska.kernel.bits import LANE, highest, lowest, popcount, suit_of
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    DUTIES,
    FOLLOW,
    FORCE,
    HANDS,
    HEAD,
    LAYERS,
    SEATS,
    SUIT,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    TURN,
)
from hlaska.kernel.play import beats, legal_now
from hlaska.kernel.solve_keys import card_points, special_cards
from hlaska.kernel.solve_layout import APART, COUNTED, COUPLES, HIGH, OPEN, OUT, RISING, TALLY


@rule
def cards_of_others(b: Words, seat: int) -> int:
    """Return the kinds that the other seats hold."""
    held = 0
    for other in range(b[SEATS]):
        if other != seat:
            held |= b[HANDS + 4 * other]
    return held


@rule
def cards_of_side(b: Words, side: int) -> int:
    """Return the kinds that the seats of ``side`` hold."""
    held = 0
    for seat in range(b[SEATS]):
        if (side >> seat) & 1:
            held |= b[HANDS + 4 * seat]
    return held


@rule
def length(b: Words, seat: int, lane: int) -> int:
    """Count the cards of ``lane`` that the seat holds, copies included."""
    at = HANDS + 4 * seat
    count = popcount(b[at] & lane)
    for layer in range(1, b[LAYERS]):
        count += popcount(b[at + layer] & lane)
    return count


# ---------------------------------------------------------------- one card each


@rule
def last_trick(b: Words) -> int:
    """Return the value where a trick is left and nobody has a choice. Its winner gets all that is out."""
    seat = b[TURN]
    winner, best = seat, lowest(b[HANDS + 4 * seat])
    for _ in range(b[SEATS] - 1):
        seat = seat + 1 if seat + 1 < b[SEATS] else 0
        card = lowest(b[HANDS + 4 * seat])
        if beats(card, best, b[SUIT], 0):
            winner, best = seat, card
    return b[OUT] if (b[COUNTED] >> winner) & 1 else 0


# ---------------------------------------------------------------- tricks by leading


@rule
def longest_besides(b: Words, seat: int, lane: int) -> int:
    """Return the most cards of ``lane`` that another seat holds."""
    most = 0
    for other in range(b[SEATS]):
        if other != seat:
            most = max(most, length(b, other, lane))
    return most


@rule
def safe_rounds(b: Words, seat: int, lane: int) -> int:
    """Return how often the seat can lead ``lane`` before another one may trump."""
    rounds = 80
    for other in range(b[SEATS]):
        if other != seat and suit_of(b[HANDS + 4 * other], b[SUIT]):
            rounds = min(rounds, length(b, other, lane) if b[DUTIES] & FOLLOW else 0)
    return rounds


@rule
def points_of(b: Words, seat: int, lane: int, count: int, best: bool) -> int:
    """Return what ``count`` cards of ``lane`` in the seat's hand count. These are its highest or its lowest."""
    points, at = 0, HANDS + 4 * seat
    rest = b[at] & lane
    while count > 0 and rest:
        card = highest(rest) if best else lowest(rest)
        rest ^= 1 << card
        layer = 0
        while count > 0 and layer < b[LAYERS] and (b[at + layer] >> card) & 1:
            points += card_points(b, card)
            count -= 1
            layer += 1
    return points


@rule
def points_by_leading(b: Words, leader: int, lane: int, count: int, apart: int) -> int:
    """Return the points of ``count`` tricks that ``leader`` wins by leading ``lane``.

    A partner gives its best cards of it, the others at least their lowest.
    """
    points = count * b[TRICK_POINTS]
    for seat in range(b[SEATS]):
        if seat == leader:
            points += points_of(b, seat, lane & ~apart, count, True)
        elif b[HANDS + 4 * seat] & lane and b[DUTIES] & FOLLOW and b[RISING]:
            partner = ((b[HIGH] >> seat) ^ (b[HIGH] >> leader)) & 1 == 0
            points += points_of(b, seat, lane, count, partner and apart & lane == 0)
    return points


@rule
def sure_points(b: Words, seat: int) -> int:
    """Count points that ``seat`` can make by leading sure cards, trumps first.

    Sure cards are those that nobody can beat or trump.
    """
    if b[FORCE]:
        return 0
    others, apart, follow = cards_of_others(b, seat), special_cards(b), b[DUTIES] & FOLLOW
    hand = b[HANDS + 4 * seat] & ~apart
    drawn = suit_of(others, b[SUIT]) == 0
    points, tricks, suit = 0, 0, max(b[SUIT], 0)
    for _ in range(4):
        lane = LANE << (suit << 4)
        top = lane & ~apart
        if others & lane:
            top &= ~((1 << highest(others & lane)) - 1)
        if hand & top:
            count, longest = length(b, seat, top), longest_besides(b, seat, lane)
            if follow and count >= longest:
                count = length(b, seat, lane & ~apart)  # nobody else has any more
            if suit == b[SUIT]:
                drawn = drawn or (follow != 0 and count >= longest)
            elif not drawn:
                count = min(count, safe_rounds(b, seat, lane))
            if count:
                tricks += count
                points += points_by_leading(b, seat, lane, count, apart)
        suit = (suit + 1) & 3
    return b[OUT] if tricks >= b[TRICKS] - b[TRICK] else points


# ---------------------------------------------------------------- whoever leads


@rule
def top_trumps(b: Words, mine: int, theirs: int) -> int:
    """Return the points of those trumps of ``mine`` that none of ``theirs`` beats.

    Each wins the trick it is played to.
    """
    if theirs:
        mine &= ~((2 << highest(theirs)) - 1)
    points = b[TRICK_POINTS] if mine else 0
    while mine:
        card = lowest(mine)
        mine &= mine - 1
        for at in range(HANDS, HANDS + 4 * b[SEATS]):
            points += card_points(b, card) * ((b[at] >> card) & 1)
    return points


# ---------------------------------------------------------------- one trick decides


@rule
def is_decisive(b: Words, need: int) -> bool:
    """Tell whether one more trick of a counted seat reaches ``need``."""
    return b[TALLY] == 0 and need <= b[TRICK_POINTS]


@rule
def beaten_by(held: int) -> int:
    """Return the cards that are lower than one of ``held`` in its suit."""
    made = 0
    for suit in range(4):
        lane = held & (LANE << (suit << 4))
        if lane:
            made |= (1 << highest(lane)) - (1 << (suit << 4))
    return made


@rule
def leads_not_lost(b: Words, mask: int) -> int:
    """Return the leads of ``mask`` that do not lose at once where one trick decides.

    A seat that needs all leads no card that another one can head. A seat that wants none leads no card that nobody can
    head.
    """
    seat = b[TURN]
    if (b[HIGH] >> seat) & 1 or b[HIGH] != ((1 << b[SEATS]) - 1) ^ (1 << seat):
        return mask
    others = cards_of_others(b, seat)
    if b[COUNTED] == b[HIGH]:
        return mask if b[COUPLES] else mask & ~beaten_by(others)
    return mask if suit_of(others, b[SUIT]) else mask & beaten_by(others)


@rule
def has_no_win(b: Words) -> bool:
    """Tell whether no counted seat can be made to win. Others lead, and all its cards are below theirs."""
    mine, theirs = cards_of_side(b, b[COUNTED]), cards_of_side(b, ~b[COUNTED])
    if (b[COUNTED] >> b[TURN]) & 1 or suit_of(mine, b[SUIT]):
        return False
    for suit in range(4):
        lane = LANE << (suit << 4)
        if mine & lane and theirs & lane and highest(mine & lane) > lowest(theirs & lane):
            return False
    return True


@rule
def is_caught(b: Words, mask: int) -> bool:
    """Tell whether a lead of ``mask`` makes the seat win that wants no trick. Two are against it, and all head."""
    lone, seat = lowest(b[COUNTED]), b[TURN]
    if b[SEATS] != 3 or b[SUIT] >= 0 or b[LAYERS] > 1 or lone == seat:
        return False
    if b[DUTIES] & (FOLLOW | HEAD) != FOLLOW | HEAD or b[APART] or b[COUPLES]:
        return False
    mine, partner = b[HANDS + 4 * lone], b[HANDS + 4 * (3 - lone - seat)]
    second = lone == (seat + 1 if seat < 2 else 0)
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        lane = LANE << (card >> 4 << 4)
        over = lane & -(2 << card)
        if second:
            heads = mine & over
            if heads and (partner & lane) >> (lowest(heads) + 1) == 0:
                return True
        else:
            best = lowest(partner & over) if partner & over else card
            if (mine & lane) >> best:
                return True
    return False


@rule
def one_trick(b: Words) -> int:
    """Return a bound where one trick decides; OPEN where there is none."""
    if b[COUNTED] != b[HIGH] and has_no_win(b):
        return 0
    mask = legal_now(b)[0]
    if leads_not_lost(b, mask) == 0 or (b[COUNTED] != b[HIGH] and is_caught(b, mask)):
        return b[TRICK_POINTS]
    return OPEN


# ---------------------------------------------------------------- bounds


@rule
def find_bound(b: Words, need: int) -> int:
    """Find a bound that answers whether ``need`` is reached, with no card on the table.

    Return OPEN where there is none.
    """
    if b[COUNTED] != b[HIGH]:
        return OPEN
    ours, theirs = suit_of(cards_of_side(b, b[HIGH]), b[SUIT]), suit_of(cards_of_side(b, ~b[HIGH]), b[SUIT])
    if ours > theirs:
        low = top_trumps(b, ours, theirs)
        if low >= need:
            return low
    elif theirs > ours:
        high = b[OUT] - top_trumps(b, theirs, ours)
        if high < need:
            return high
    sure = sure_points(b, b[TURN])
    if (b[HIGH] >> b[TURN]) & 1:
        return sure if sure >= need else OPEN
    return b[OUT] - sure if b[OUT] - sure < need else OPEN
