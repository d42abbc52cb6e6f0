"""Searches while cards are left to draw, whose order the search sees.

It draws, exchanges and closes, and takes that back. It is for two seats and one pack.
"""

from hlaska.kernel.acts import can_close, can_exchange, exchange, shut, swap_card
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    AUTO,
    CLOSER,
    DONE,
    FROZEN_POINTS,
    FROZEN_TRICKS,
    HANDS,
    LAST_POINTS,
    LEADER,
    LEFT,
    NEXT,
    NONE,
    PAIR_POINTS,
    STOCK,
    SWAP,
    TRICKS,
    TURN,
    WAIT,
)
from hlaska.kernel.play import draw, stock_card
from hlaska.kernel.solve_layout import ACTING, DREW, KEPT, MOVE

DRAWING, EXCHANGING, CLOSING = ACTING, ACTING + 1, ACTING + 2


@rule
def inner(action: int) -> int:
    """Return the search's number of an action of the kernel."""
    return action if action < 256 else action - 256 + ACTING


@rule
def acts_to_try(b: Words) -> int:
    """Return a mask of the acts that are possible now."""
    if b[LEFT] == 0:
        return 0
    return b[WAIT] | (2 if can_exchange(b) else 0) | (4 if can_close(b) else 0)


@rule
def after_trick(b: Words, f: int) -> None:
    """Draw after a trick while cards are left, or let its winner act before that."""
    if b[AUTO] == 1:
        draw_two(b, f)
    else:
        b[WAIT] = 1


@rule
def draw_two(b: Words, f: int) -> None:
    """Draw a card for each seat; frame ``f`` notes which."""
    b[f + DREW] = 1 << 12 | stock_card(b, b[NEXT] + 1) << 6 | stock_card(b, b[NEXT])
    draw(b)


@rule
def lay_back(b: Words, f: int) -> None:
    """Put the cards drawn in frame ``f`` back into the stock."""
    drawn, seat = b[f + DREW], b[LEADER]
    b[NEXT] -= 2
    b[LEFT] += 2
    for i in range(2):
        index = b[NEXT] + i
        card = (drawn >> (6 * i)) & 63
        b[HANDS + 4 * seat] ^= 1 << card
        b[STOCK + index // 10] ^= card << (6 * (index - index // 10 * 10))
        seat = 1 - seat
    b[f + DREW] = 0


@rule
def act(b: Words, f: int, action: int) -> None:
    """Draw, exchange or close for the seat to move."""
    b[f + DREW] = 0
    if action == DRAWING:
        draw_two(b, f)
        b[WAIT] = 0
    elif action == EXCHANGING:
        b[f + KEPT] = stock_card(b, b[NEXT] + b[LEFT] - 1)
        exchange(b)
    else:
        b[f + KEPT] = b[FROZEN_TRICKS]
        b[f + KEPT + 1] = b[FROZEN_POINTS]
        b[f + KEPT + 2] = b[NEXT]
        b[f + KEPT + 3] = b[LEFT]
        b[f + KEPT + 4] = b[WAIT]
        b[f + KEPT + 5] = b[TRICKS]
        b[f + KEPT + 6] = b[LAST_POINTS]
        shut(b)


@rule
def act_back(b: Words, f: int) -> None:
    """Undo the act of frame ``f``."""
    action = b[f + MOVE]
    if action == DRAWING:
        lay_back(b, f)
        b[WAIT] = 1
    elif action == EXCHANGING:
        given, taken, index = swap_card(b), b[f + KEPT], b[NEXT] + b[LEFT] - 1
        b[HANDS + 4 * b[TURN]] ^= 1 << given | 1 << taken
        b[STOCK + index // 10] ^= (given ^ taken) << (6 * (index - index // 10 * 10))
        b[PAIR_POINTS + b[TURN]] -= b[SWAP] >> 12
    else:
        b[CLOSER] = NONE
        b[FROZEN_TRICKS] = b[f + KEPT]
        b[FROZEN_POINTS] = b[f + KEPT + 1]
        b[NEXT] = b[f + KEPT + 2]
        b[LEFT] = b[f + KEPT + 3]
        b[WAIT] = b[f + KEPT + 4]
        b[TRICKS] = b[f + KEPT + 5]
        b[LAST_POINTS] = b[f + KEPT + 6]
    b[DONE] = 0
