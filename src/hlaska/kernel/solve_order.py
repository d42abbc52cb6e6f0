"""Says which action to try next.

It is the table's, what settled most before, and before that what mostly does so.

The weights were found on random deals of Mariáš and Pinochle (for three and four): with them and the parts of the
history a search enters 0.44 to 0.70 of the positions that it enters by one history of a hand's cards.
An order changes no value.
"""

from hlaska.kernel.bits import LANE, lowest, suit_of
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import BEST, BEST_SEAT, COUNT, HANDS, LED, SEATS, SUIT, TRICK, TRICKS, TURN
from hlaska.kernel.play import beats
from hlaska.kernel.solve_keys import card_points
from hlaska.kernel.solve_layout import (
    ACTING,
    ACTS,
    COUNTED,
    HIGH,
    HISTORY,
    HISTORY_WORDS,
    MOVE,
    PAIRED,
    PLAIN,
    TALLY,
    TOP,
)
from hlaska.kernel.solve_stock import CLOSING, DRAWING, EXCHANGING

DECLARE = 64
PART = 256  # words of a part of the history: 64 for each seat
BEATING, VOID, LAST = 1, 2, 4  # PART times 1 and these is where the part begins of a seat that does not lead


@rule
def pick(b: Words, f: int) -> int:
    """Choose the next action in frame ``f``.

    It is the table's, else the likeliest to settle it, with declarations first.
    """
    top = b[f + TOP]
    if DECLARE <= top < ACTING and (b[f + PAIRED] >> (top & 63)) & 1:
        b[f + PAIRED] ^= 1 << (top & 63)
        b[f + MOVE] = top
        return top
    if 0 <= top < DECLARE and (b[f + PLAIN] >> top) & 1:
        b[f + PLAIN] ^= 1 << top
        b[f + MOVE] = top
        return top
    if b[f + ACTS]:
        first = act_to_try(b, f, top)
        if first:
            b[f + ACTS] ^= 1 << (first - ACTING)
            b[f + MOVE] = first
            return first
    cards = b[f + PAIRED] if b[f + PAIRED] else b[f + PLAIN]
    best = lowest(cards) if cards & (cards - 1) == 0 else likeliest(b, cards)
    if b[f + PAIRED]:
        b[f + PAIRED] ^= 1 << best
        best += DECLARE
    else:
        b[f + PLAIN] ^= 1 << best
    b[f + MOVE] = best
    return best


@rule
def act_to_try(b: Words, f: int, top: int) -> int:
    """Return the act to try next in frame ``f``, 0 for a card.

    It is the table's, an exchange at once, closing at last.
    """
    acts = b[f + ACTS]
    if top >= ACTING and (acts >> (top - ACTING)) & 1:
        return top
    if acts & 2:
        return EXCHANGING
    if acts & 1:
        return DRAWING
    if b[f + PAIRED] | b[f + PLAIN]:
        return 0
    return CLOSING


# ---------------------------------------------------------------- what cards have settled


@rule
def has_trick_parts(b: Words) -> bool:
    """Tell whether the history tells apart how the trick stands.

    It does where points are what counts, for the seats that want them.
    """
    return b[TALLY] == 0 and b[COUNTED] == b[HIGH]


@rule
def forget(b: Words) -> None:
    """Forget the parts of the history that a question uses."""
    for at in range(HISTORY, HISTORY + (HISTORY_WORDS if has_trick_parts(b) else PART)):
        b[at] = 0


@rule
def history_part(b: Words) -> int:
    """Return where the part of the history begins for the seat to move.

    One part is for leads. The others are for whether another side is winning, whether the seat is void in the suit led,
    and whether it is the last to play.
    """
    if b[COUNT] == 0 or not has_trick_parts(b):
        return 0
    kind = 1
    if ((b[HIGH] >> b[TURN]) ^ (b[HIGH] >> b[BEST_SEAT])) & 1:
        kind += BEATING
    if suit_of(b[HANDS + 4 * b[TURN]], b[LED]) == 0:
        kind += VOID
    if b[COUNT] + 1 == b[SEATS]:
        kind += LAST
    return kind * PART


@rule
def note_success(b: Words, card: int) -> None:
    """Note that ``card`` has settled a position: the more, the more cards are left."""
    left = b[TRICKS] - b[TRICK]
    b[HISTORY + history_part(b) + (b[TURN] << 6) + card] += left * left * left


@rule
def note_failure(b: Words, card: int) -> None:
    """Note that ``card`` has not been enough."""
    at = HISTORY + history_part(b) + (b[TURN] << 6) + card
    b[at] -= b[at] >> 3


# ---------------------------------------------------------------- which card


@rule
def likeliest(b: Words, cards: int) -> int:
    """Return the card of ``cards`` to try first."""
    start = history_part(b)
    history = HISTORY + start + (b[TURN] << 6)
    ruffed, free = 0, 0
    if b[COUNT] == 0 and b[TALLY] == 0:
        ruffed, free = suits_against(b)
    beating = (start // PART - 1) & BEATING
    best, most = -1, -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = b[history + card] << 1
        if start == 0:
            worth += (card & 7) << 4
            if (ruffed >> card) & 1 == 0:
                worth += card_points(b, card) << 4
            worth += (free >> card) & 1
        elif not beating:
            worth += card_points(b, card) << 8
        elif beats(card, b[BEST], b[SUIT], 0):
            worth += card_points(b, card) << 6
        if worth > most:
            best, most = card, worth
    return best


@rule
def suits_against(b: Words) -> tuple[int, int]:
    """Return the suits that the other side trumps, and those it has none of.

    The side is the one against the seat on lead; trumps are left out of the second.
    """
    ours = b[HIGH] if (b[HIGH] >> b[TURN]) & 1 else ~b[HIGH]
    trumps = suit_of(-1, b[SUIT])
    ruffed, free = 0, 0
    for suit in range(4):
        lane, held = LANE << (suit << 4), 0
        for seat in range(b[SEATS]):
            hand = b[HANDS + 4 * seat]
            if (ours >> seat) & 1 == 0:
                held |= hand & lane
                if hand & lane == 0 and hand & trumps:
                    ruffed |= lane
        if held == 0 and suit != b[SUIT]:
            free |= lane
    return ruffed, free
