"""Does what a seat may do beside playing a card.

It draws, exchanges the open card, closes the stock, or lays something.

These are *acts*, numbers from 256 on: like cards they change the position in place (`move`). A game says by `SWAP`,
`SHUT` and `LAYS` which of them it has and when; without these words, and with AUTO not 2, there are none.
"""

from hlaska.kernel.bits import add, popcount, remove
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.laying import NOTHING, best_lay, put_down
from hlaska.kernel.layout import (
    AFTER_TRICK,
    BEFORE_DRAW,
    CLOSER,
    COUNT,
    FROZEN_POINTS,
    FROZEN_TRICKS,
    HANDS,
    IN_TRICK,
    LAID,
    LAST_POINTS,
    LAYS,
    LEFT,
    NEXT,
    NO_LAST,
    ON_LEAD,
    PAIR_POINTS,
    SEATS,
    SHUT,
    STOCK,
    STOCK_WORDS,
    SWAP,
    TRICK,
    TRICKS,
    TURN,
    WAIT,
    WON_TRICKS,
)
from hlaska.kernel.play import draw, hand_now, step, stock_card, total

ACT = 256
DRAW, EXCHANGE, CLOSE = range(ACT, ACT + 3)
LAY = ACT + 3  # and the number of a combination (`hlaska.kernel.laying`)
SUIT_BITS = 48  # of a card


@rule
def is_moment(b: Words, word: int) -> bool:
    """Tell whether the seat to move may do now what ``word`` describes.

    ``word`` is SWAP or SHUT; the first lead is every moment.
    """
    if word == 0 or b[LEFT] == 0 or b[LEFT] < (word >> 8) & 15:
        return False
    if word & AFTER_TRICK and b[WON_TRICKS + b[TURN]] == 0:
        return False
    if b[COUNT]:
        return word & IN_TRICK != 0
    if b[WAIT]:
        return word & BEFORE_DRAW != 0
    return word & ON_LEAD != 0 or b[TRICK] == 0


@rule
def swap_card(b: Words) -> int:
    """Return the card that is exchanged for the last one of the stock.

    It is of its suit, which is trumps, or will be when that card is drawn.
    """
    return stock_card(b, b[NEXT] + b[LEFT] - 1) & SUIT_BITS | (b[SWAP] >> 4) & 15


@rule
def can_exchange(b: Words) -> bool:
    """Tell whether the seat to move may exchange now.

    Sources: mariage:MG.ROB, SX.ROB.1, SN.ROB.1, BZ.SEVEN.1, marias:T2.PLAY.2.
    """
    if not is_moment(b, b[SWAP]):
        return False
    card = swap_card(b)
    return (hand_now(b) >> card) & 1 == 1 and stock_card(b, b[NEXT] + b[LEFT] - 1) != card


@rule
def can_close(b: Words) -> bool:
    """Tell whether the seat to move may close the stock now (mariage:MG.CLOSE)."""
    return is_moment(b, b[SHUT])


@rule
def can_lay(b: Words) -> int:
    """Return the best combination the seat to move may lay now, or NOTHING.

    The winner of a trick may lay one after it.
    """
    if b[LAYS] == 0 or b[LAID] or b[LEFT] == 0 or b[COUNT] or b[TRICK] == 0:
        return NOTHING
    if not b[LAYS] & (BEFORE_DRAW if b[WAIT] else ON_LEAD):
        return NOTHING
    return best_lay(b)


@rule
def exchange(b: Words) -> None:
    """Exchange the lowest card of the suit for the last one to be drawn (mariage:MG.ROB.4)."""
    hand, index, card = HANDS + 4 * b[TURN], b[NEXT] + b[LEFT] - 1, swap_card(b)
    last = stock_card(b, index)
    remove(b, hand, card)
    add(b, hand, last)
    b[STOCK + index // 10] ^= (last ^ card) << (6 * (index - index // 10 * 10))
    b[PAIR_POINTS + b[TURN]] += b[SWAP] >> 12


@rule
def shut(b: Words) -> None:
    """End the drawing, so that the strict duties hold (mariage:MG.CLOSE.2). The cards left still lie in the stock."""
    seat = b[TURN]
    other = seat + 1 if seat + 1 < b[SEATS] else 0
    b[CLOSER] = seat
    b[FROZEN_TRICKS] = b[WON_TRICKS + other]
    b[FROZEN_POINTS] = total(b, other)
    b[NEXT] += b[LEFT]
    b[LEFT] = 0
    b[WAIT] = 0
    b[TRICKS] = b[TRICK]
    for layer in range(4):
        b[TRICKS] += popcount(b[HANDS + 4 * seat + layer])
    if b[SHUT] & NO_LAST:
        b[LAST_POINTS] = 0


@rule
def close(b: Words) -> None:
    """Close the stock for the seat to move: cards left are out (mariage:MG.CLOSE.4)."""
    shut(b)
    for word in range(STOCK_WORDS):
        b[STOCK + word] = 0


@rule
def move(b: Words, action: int) -> None:
    """Play a card or do an act for the seat to move. The ``action`` must be possible. The position changes in place."""
    if action < ACT:
        step(b, action)
    elif action == DRAW:
        draw(b)
        b[WAIT] = 0
    elif action == EXCHANGE:
        exchange(b)
    elif action == CLOSE:
        close(b)
    else:
        put_down(b, action - LAY)


@rule
def list_acts(b: Words, w: Words, first: int) -> int:
    """Write the acts possible now from word ``first`` on, and count them. Of combinations it is the best one."""
    if b[LEFT] == 0:
        return 0
    n = 0
    if b[WAIT]:
        w[first] = DRAW
        n = 1
    if can_exchange(b):
        w[first + n] = EXCHANGE
        n += 1
    if can_close(b):
        w[first + n] = CLOSE
        n += 1
    lay = can_lay(b)
    if lay != NOTHING:
        w[first + n] = LAY + lay
        n += 1
    return n


def acts_now(b: Words) -> tuple[int, ...]:
    """Return the acts that are possible now, of combinations the best one."""
    made = [0] * 4
    return tuple(made[: list_acts(b, made, 0)])
