"""Searches whether a position is worth at least so much.

It goes card by card, on an explicit stack of frames.

One search serves every contract. Some seats' points count, some seats want them high, the others low; who moves is
asked of the position, as are legality, order and duties. Instead of recursion there are frames in the buffer: nothing
is passed but an address, plain Python has no depth to run out of, and numba has no recursive type to infer.
A search answers with a bound: a value of at least NEED is a lower one, any other an upper one.
"""

from hlaska.kernel.bits import lowest
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    BEST,
    BEST_SEAT,
    CARD,
    COUNT,
    DONE,
    DUTIES,
    FORCE,
    HANDS,
    HEAD_RUFFED,
    LAST_POINTS,
    LAST_SEAT,
    LAYERS,
    LEADER,
    LED,
    LEFT,
    NONE,
    ORDER,
    PAIR_POINTS,
    PAIR_SUITS,
    SEATS,
    SUIT,
    TARGET,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    TURN,
    WAIT,
    WON,
    WON_TRICKS,
)
from hlaska.kernel.play import beats, declare, legal_now, pairs_now, total
from hlaska.kernel.solve_bounds import (
    cards_of_others,
    find_bound,
    is_decisive,
    last_trick,
    leads_not_lost,
    one_trick,
)
from hlaska.kernel.solve_ends import settle_end
from hlaska.kernel.solve_keys import card_points, has_fixed_trumps, pair_of, special_cards
from hlaska.kernel.solve_layout import (
    ACTING,
    ACTS,
    COUNTED,
    COVERED,
    DREW,
    FRAME,
    GAIN,
    GAVE_UP,
    HALT,
    HIGH,
    KEPT,
    LAYER,
    LIMIT,
    MOST,
    MOVE,
    NEED,
    NODES,
    OPEN,
    OUT,
    PAIRED,
    PAIRING,
    PLAIN,
    SLOT,
    TABLE,
    TALLY,
    TOP,
    VALUE,
)
from hlaska.kernel.solve_order import DECLARE, note_failure, note_success, pick
from hlaska.kernel.solve_stock import act, act_back, acts_to_try, after_trick, lay_back
from hlaska.kernel.transposition_table import probe, store

# ---------------------------------------------------------------- moving


@rule
def put(b: Words, f: int, action: int) -> None:
    """Play ``action`` and note in frame ``f`` what `take_back` needs.

    It does what `play.step` does, as far as it matters.
    """
    if action >= ACTING:
        act(b, f, action)
        b[f + GAIN] = 0
        return
    seat, card = b[TURN], action & 63
    layer = HANDS + 4 * seat + b[LAYERS] - 1
    while (b[layer] >> card) & 1 == 0:
        layer -= 1
    b[f + GAIN] = 0
    pair = pair_of(b, layer, card)
    b[OUT] -= pair  # declared now or never
    if action >= DECLARE and (b[COUNTED] >> seat) & 1:
        b[f + GAIN] = pair
    b[layer] ^= 1 << card
    b[f + LAYER] = layer
    b[f + KEPT] = seat
    b[f + KEPT + 1] = b[LEADER]
    b[f + KEPT + 2] = b[COUNT]
    b[f + KEPT + 3] = b[LED]
    b[f + KEPT + 4] = b[BEST]
    b[f + KEPT + 5] = b[BEST_SEAT]
    b[f + KEPT + 6] = b[TABLE]
    b[f + KEPT + 7] = b[FORCE]
    if action >= DECLARE:
        b[f + KEPT + 8] = b[PAIR_POINTS + seat]
        b[f + KEPT + 9] = b[PAIR_SUITS + seat]
        b[f + KEPT + 10] = b[ORDER]
        b[f + KEPT + 11] = b[SUIT]
        declare(b, seat, card >> 4)
    b[FORCE] = 0
    if b[DUTIES] & HEAD_RUFFED:
        b[f + COVERED] = b[CARD + seat]
        b[CARD + seat] = card
    b[TABLE] += card_points(b, card)
    if b[COUNT] == 0:
        b[LED] = card >> 4
        b[BEST] = card
        b[BEST_SEAT] = seat
    elif beats(card, b[BEST], b[SUIT], 0):
        b[BEST] = card
        b[BEST_SEAT] = seat
    b[COUNT] += 1
    if b[COUNT] < b[SEATS]:
        b[TURN] = seat + 1 if seat + 1 < b[SEATS] else 0
    else:
        take_trick(b, f)
    if b[TARGET] and total(b, seat) >= b[TARGET]:
        b[DONE] = 1


@rule
def take_trick(b: Words, f: int) -> None:
    """Take a full trick: its winner counts it and leads."""
    winner = b[BEST_SEAT]
    points = b[TABLE] + b[TRICK_POINTS]
    b[TRICK] += 1
    if b[TRICK] == b[TRICKS]:
        points += b[LAST_POINTS]
        b[DONE] = 1
    b[f + KEPT + 12] = points
    b[f + KEPT + 13] = b[LAST_SEAT]
    b[OUT] -= points
    b[WON + winner] += points
    b[WON_TRICKS + winner] += 1
    if b[TALLY] == 0 and (b[COUNTED] >> winner) & 1:
        b[f + GAIN] += points
    if b[TARGET] and total(b, winner) >= b[TARGET]:
        b[DONE] = 1
    b[LAST_SEAT] = winner
    b[LEADER] = winner
    b[TURN] = winner
    b[COUNT] = 0
    b[TABLE] = 0
    b[LED] = NONE
    b[BEST] = NONE
    b[BEST_SEAT] = NONE
    b[f + DREW] = 0
    if b[LEFT] and b[DONE] == 0:
        after_trick(b, f)


@rule
def take_back(b: Words, f: int) -> None:
    """Undo frame ``f``'s move."""
    seat, action = b[f + KEPT], b[f + MOVE]
    if action >= ACTING:
        act_back(b, f)
        return
    if b[f + KEPT + 2] + 1 == b[SEATS]:
        if b[f + DREW]:
            lay_back(b, f)
        b[WAIT] = 0
        winner, points = b[LEADER], b[f + KEPT + 12]
        b[TRICK] -= 1
        b[OUT] += points
        b[WON + winner] -= points
        b[WON_TRICKS + winner] -= 1
        b[LAST_SEAT] = b[f + KEPT + 13]
    b[DONE] = 0
    if b[DUTIES] & HEAD_RUFFED:
        b[CARD + seat] = b[f + COVERED]
    b[b[f + LAYER]] ^= 1 << (action & 63)
    b[OUT] += pair_of(b, b[f + LAYER], action & 63)
    b[TURN] = seat
    b[LEADER] = b[f + KEPT + 1]
    b[COUNT] = b[f + KEPT + 2]
    b[LED] = b[f + KEPT + 3]
    b[BEST] = b[f + KEPT + 4]
    b[BEST_SEAT] = b[f + KEPT + 5]
    b[TABLE] = b[f + KEPT + 6]
    b[FORCE] = b[f + KEPT + 7]
    if action >= DECLARE:
        b[PAIR_POINTS + seat] = b[f + KEPT + 8]
        b[PAIR_SUITS + seat] = b[f + KEPT + 9]
        b[ORDER] = b[f + KEPT + 10]
        b[SUIT] = b[f + KEPT + 11]


# ---------------------------------------------------------------- choosing


@rule
def thin(b: Words, mask: int) -> int:
    """Return ``mask`` without the cards for which a lower one stands.

    They count the same, and nobody else has a copy from the one to the other, nor is one of them winning the trick.
    """
    if mask & (mask - 1) == 0:
        return mask
    between = cards_of_others(b, b[TURN])
    if b[COUNT]:
        between |= 1 << b[BEST]
    apart = special_cards(b)
    made = mask & -mask
    low = lowest(mask)
    rest = mask & (mask - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        alike = card >> 4 == low >> 4 and card_points(b, card) == card_points(b, low)
        span = (2 << card) - (1 << low)
        if not alike or (span & between) or (apart >> card) & 1 or (apart >> low) & 1:
            made |= 1 << card
            low = card
    return made


# ---------------------------------------------------------------- searching


@rule
def enter(b: Words, f: int) -> int:
    """Come to the position of frame ``f``. Return its bound, or OPEN, and then the frame has the actions to try."""
    b[NODES] += 1
    if b[NODES] > b[LIMIT]:
        b[HALT] = GAVE_UP
        return 0
    if b[DONE]:
        return settle_end(b, f)
    b[f + SLOT] = 0
    b[f + TOP] = -1
    if b[COUNT] == 0:
        if b[TALLY] == 0:
            if b[f + NEED] <= 0:
                return 0
            if b[OUT] < b[f + NEED]:
                return b[OUT]
            if b[TRICKS] - b[TRICK] == 1:
                return last_trick(b)
        found = probe(b, f)
        if found == OPEN and b[TALLY] == 0 and has_fixed_trumps(b):
            found = one_trick(b) if is_decisive(b, b[f + NEED]) else OPEN
            if found == OPEN:
                found = find_bound(b, b[f + NEED])
        if found != OPEN:
            return found
    mask = legal_now(b)[0]
    b[f + VALUE] = OPEN
    if b[COUNT] == 0 and b[PAIRING] == 0 and is_decisive(b, b[f + NEED]):
        rest = leads_not_lost(b, mask)
        if rest != mask:
            b[f + VALUE] = b[TRICK_POINTS]  # at least so much after those left out
            mask = rest
    b[f + ACTS] = acts_to_try(b)
    b[f + PLAIN] = mask if b[LEFT] else thin(b, mask)
    b[f + PAIRED] = pairs_now(b) & mask if b[TALLY] or b[PAIRING] else 0
    return OPEN


@rule
def judge(b: Words, f: int, value: int) -> int:
    """Judge frame ``f``'s move, which has brought ``value``.

    Returns the position's bound if that is enough, or OPEN to try another.
    """
    wants = (b[HIGH] >> b[TURN]) & 1
    best = b[f + VALUE]
    if best == OPEN or (value > best if wants else value < best):
        b[f + VALUE] = best = value
        b[f + TOP] = b[f + MOVE]
    enough = best >= b[f + NEED] if wants else best < b[f + NEED]
    if not enough and b[f + PLAIN] | b[f + PAIRED] | b[f + ACTS]:
        if b[f + MOVE] < ACTING:
            note_failure(b, b[f + MOVE] & 63)
        return OPEN
    if enough and b[f + TOP] < ACTING:
        note_success(b, b[f + TOP] & 63)
    if b[f + SLOT]:
        store(b, f)
    return best


@rule
def search(b: Words, base: int, need: int) -> int:
    """Find a bound of the position: at least ``need`` exactly where its value is. Uses frames from ``base`` on."""
    f = base
    b[f + NEED] = need
    value = enter(b, f)
    while b[HALT] == 0:
        if value == OPEN:
            put(b, f, pick(b, f))
            b[f + FRAME + NEED] = b[f + NEED] - b[f + GAIN]
            f += FRAME
            value = enter(b, f)
        elif f == base:
            return value
        else:
            f -= FRAME
            take_back(b, f)
            value = judge(b, f, value + b[f + GAIN])
    return 0


@rule
def exact(b: Words, base: int, guess: int) -> int:
    """Find the position's value, by searches that close in on it. It is soonest where ``guess`` is near."""
    low, high = 0, b[OUT]
    if b[TALLY]:
        low, high = 1 - MOST, MOST - 1
    need = guess
    while low < high and b[HALT] == 0:
        if need <= low:
            need = low + 1
        if need > high:
            need = high
        value = search(b, base, need)
        if value >= need:
            low = value
            need = value + 1
        else:
            high = value
            need = value
    return low
