"""Chooses the cards of the seats of a playout.

It does so at random, or by cheap good sense.

The policy is one word, four bits a seat (`policy_word`): what that seat aims at. A seat knows its own cards and
those already played, and takes all others for held by somebody; it never looks into another hand.
"""

from collections.abc import Sequence

from hlaska.kernel.acts import CLOSE, DRAW, EXCHANGE, LAY, can_close, can_exchange, can_lay
from hlaska.kernel.bits import highest, lowest, nth, popcount, suit_of
from hlaska.kernel.jit import Words, muladd, rule
from hlaska.kernel.laying import NOTHING, keep
from hlaska.kernel.layout import (
    ABOVE,
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    HANDS,
    LAYERS,
    LAYS,
    LEFT,
    NONE,
    PACK,
    PAIR_POINTS,
    PAIR_STOCK,
    PAIR_SUITS,
    PAIRS,
    PLAYED,
    POINTS,
    SEATS,
    SIDE,
    SUIT,
    TARGET,
    TURN,
    WAIT,
    WON,
    WORTH,
)
from hlaska.kernel.model import points_of, score_card, situation
from hlaska.kernel.play import (
    DECLARED,
    beaters,
    beats,
    couples,
    hand_now,
    legal_now,
    pair_worth,
    pairs_now,
    ranks_above,
)

RANDOM = 0  # any legal card
SCORE = 1  # card points for the own side
LOSE = 2  # let the other side win tricks (betl)
WIN = 3  # win tricks (durch)
MODEL = 4  # what a learned model of a contract about points would play (`hlaska.kernel.model`)

FLOOR = 1 << 20  # no value is as low as its negative
CHEAP = 3  # points of the card that somebody gives to a trick already lost

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


def policy_word(aims: Sequence[int]) -> int:
    """Return the policy of seats 0, 1, ... with these aims."""
    return sum(aim << (4 * seat) for seat, aim in enumerate(aims))


# ---------------------------------------------------------------- chance


@rule
def next_random(state: int) -> int:
    """Return the state of the generator after ``state``: 63 bits, the upper ones are good."""
    return muladd(state, MULTIPLIER, INCREMENT)


@rule
def random_below(state: int, n: int) -> int:
    """Return a number 0..n-1 made of ``state``, n < 2**31."""
    return ((state >> 31) * n) >> 32


@rule
def mix(seed: int) -> int:
    """Return a state for the generator from any ``seed`` of 63 bits. Neighbouring seeds give unrelated states."""
    x = muladd(seed ^ (seed >> 30), 0x3F58476D1CE4E5B9, 0)
    x = muladd(x ^ (x >> 27), 0x14D049BB133111EB, 0)
    return x ^ (x >> 31)


# ---------------------------------------------------------------- what a seat can tell


@rule
def cards_elsewhere(b: Words, seat: int) -> int:
    """Return a mask of the kinds elsewhere. A copy of them is neither played nor held by ``seat``."""
    copies = b[LAYERS]
    gone = b[PLAYED + copies - 1] | b[HANDS + 4 * seat + copies - 1]
    for mine in range(1, copies):
        gone |= b[HANDS + 4 * seat + mine - 1] & b[PLAYED + copies - mine - 1]
    return b[PACK] & ~gone


@rule
def strength(b: Words, card: int) -> int:
    """Return how high the card stands in its suit: 0..7."""
    return 7 - popcount(ranks_above(card & 15, b[ABOVE]))


@rule
def has_foe_to_come(b: Words, seat: int) -> bool:
    """Tell whether a seat of the other side has still to play to this trick."""
    to_come = 0
    for other in range(b[SEATS]):
        if b[CARD + other] == NONE:
            to_come |= 1 << other
    return to_come & ~b[SIDE + seat] != 0


# ---------------------------------------------------------------- how good a card is; only the order counts


@rule
def lead_value(b: Words, card: int, aim: int, seat: int, out: int) -> int:
    """Return the value of leading ``card``; ``out`` is `cards_elsewhere`."""
    suit = card >> 4
    lane = suit_of(out, suit)
    over = popcount(lane & beaters(card, NONE, b[ABOVE]))
    if aim == LOSE:
        return 100 + 8 * over - 8 * (popcount(lane) - over)
    if aim == WIN:
        return 100 - 8 * over + popcount(suit_of(hand_now(b), suit))
    cost = 16 * points_of(b, card) + strength(b, card)
    trumps = suit_of(out, b[SUIT])
    if suit == b[SUIT]:
        mine = popcount(suit_of(hand_now(b), suit))
        return 500 if over == 0 and trumps and mine > popcount(trumps) else 200 - cost
    if over == 0 and (trumps == 0 or popcount(lane) >= b[SEATS] - 1):
        return 400 + cost
    return 300 - cost


@rule
def follow_value(b: Words, card: int, aim: int, seat: int, out: int) -> int:
    """Return the value of playing ``card`` to a trick; ``out`` is `cards_elsewhere`."""
    wins = beats(card, b[BEST], b[SUIT], b[ABOVE])
    high = strength(b, card)
    if aim == LOSE:
        friend = (b[SIDE + seat] >> b[BEST_SEAT]) & 1
        if friend and has_foe_to_come(b, seat):
            return 100 - high
        return 100 + high if friend or not wins else 50 + high
    if aim == WIN:
        return 200 - high if wins else 100 - high
    return score_value(b, card, wins, 16 * points_of(b, card), high, seat, out)


@rule
def score_value(b: Words, card: int, wins: bool, points: int, high: int, seat: int, out: int) -> int:
    """Return the SCORE part of `follow_value`.

    It wins cheaply, safely or with points, and gives points to a safe friend.
    """
    last = b[COUNT] == b[SEATS] - 1
    trump = card >> 4 == b[SUIT]
    if wins:
        if trump and b[LEFT] > 0 and b[BEST] >> 4 != b[SUIT] and points_of(b, b[BEST]) * 2 < b[POINTS] >> 28:
            return 350 - points - high  # not worth a trump while cards are drawn
        safe = last or (beaters(card, NONE, b[ABOVE]) & out) == 0
        gain = points if safe and not trump else -points
        return 1000 + 300 * safe + gain - high
    if (b[SIDE + seat] >> b[BEST_SEAT]) & 1 and (last or (beaters(b[BEST], NONE, b[ABOVE]) & out) == 0):
        return 500 + points - high - 100 * trump
    return 500 - points - high - 100 * trump


# ---------------------------------------------------------------- before a lead


@rule
def should_close(b: Words, seat: int) -> bool:
    """Tell whether sure cards and marriages should bring the seat to the target.

    Sure cards are those that nobody can beat.

    High cards of other suits count in full where its trumps should last longer than those of the other seats.
    """
    hand, out = b[HANDS + 4 * seat], cards_elsewhere(b, seat)
    trumps = suit_of(out, b[SUIT])
    control = popcount(suit_of(hand, b[SUIT])) * popcount(out) >= popcount(trumps) * popcount(hand)
    sure = b[WON + seat] + b[PAIR_POINTS + seat]
    pairs = couples(hand) if b[PAIRS] and b[PAIRS] & PAIR_STOCK == 0 else 0
    for suit in range(4):
        if suit_of(pairs, suit) and (b[PAIR_SUITS + seat] >> suit) & 1 == 0:
            sure += pair_worth(suit, b[SUIT], b[WORTH])
        lane = suit_of(hand, suit)
        while lane:
            card = highest(lane)
            if beaters(card, NONE, b[ABOVE]) & out:
                break
            gain = points_of(b, card) + CHEAP
            sure += gain if control or suit == b[SUIT] else gain // 2
            lane ^= 1 << card
    return sure >= b[TARGET]


@rule
def choose_act(b: Words, aim: int) -> int:
    """Choose an act for the seat to lead before it leads, or -1.

    It lays the best it can, exchanges, and closes if that should win.
    """
    lay = can_lay(b)
    if lay != NOTHING:
        return LAY + lay
    if can_exchange(b):
        return EXCHANGE
    if aim == SCORE and b[TARGET] and can_close(b) and should_close(b, b[TURN]):
        return CLOSE
    return DRAW if b[WAIT] else -1


# ---------------------------------------------------------------- the choice


@rule
def pair_card(b: Words, mask: int) -> int:
    """Return the card of ``mask`` with the most valuable marriage.

    The mask has cards that can be declared, and is not empty.
    """
    best = lowest(mask)
    while mask:
        card = lowest(mask)
        worth = pair_worth(card >> 4, b[SUIT], b[WORTH])
        if worth > pair_worth(best >> 4, b[SUIT], b[WORTH]):
            best = card
        mask &= mask - 1
    return best


@rule
def choose_sensible(b: Words, mask: int, aim: int, state: int, model: Words) -> int:
    """Choose the card of ``mask`` with the best value; bits of ``state`` decide between equals."""
    seat = b[TURN]
    out = cards_elsewhere(b, seat)
    start = situation(b, seat) if aim == MODEL else 0
    best = -1
    most = -1
    while mask:
        card = lowest(mask)
        if aim == MODEL:
            value = score_card(b, card, seat, out, start, model)
        elif b[COUNT] == 0:
            value = lead_value(b, card, aim, seat, out)
        else:
            value = follow_value(b, card, aim, seat, out)
        if b[LAYS]:
            value -= keep(b, seat, card)
        value = (value + FLOOR) * 8 + ((state >> (card & 31)) & 7)
        if value > most:
            best, most = card, value
        mask &= mask - 1
    return best


@rule
def choose(b: Words, policy: int, noise: int, state: int, model: Words) -> int:
    """Choose the action of the seat to move, -1 where it has no card.

    Marriages are always declared. A random seat does so by the card it happens to play, and a sensible one at its first
    chance.

    noise: of 1024 decisions, how many are made at random.
    model: the tables of who aims at MODEL.
    """
    aim = (policy >> (b[TURN] << 2)) & 15
    if b[LEFT] > 0 and b[COUNT] == 0:
        act = choose_act(b, aim)
        if act >= 0:
            return act
    mask = legal_now(b)[0]
    if mask == 0:
        return -1
    pairs = pairs_now(b) & mask
    if aim == RANDOM or random_below(state, 1024) < noise:
        card = nth(mask, random_below(next_random(state), popcount(mask)))
    elif pairs:
        card = pair_card(b, pairs)
    elif mask & (mask - 1) == 0:
        card = lowest(mask)
    else:
        card = choose_sensible(b, mask, aim, state, model)
    return card | DECLARED if (pairs >> card) & 1 else card
