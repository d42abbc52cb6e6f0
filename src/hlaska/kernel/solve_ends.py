"""Numbers the ends that a search of settlements comes to.

The settlement of each is asked of the engine once.

TWO: a play for two that ends at a target: totals, tricks won, the winner of the last trick, who closed the stock and
what the other had then. SIDES: a play between two
sides: what each took, the marriages in order, and where the marked cards were in the last two tricks (a trump seven).
"""

from collections.abc import Sequence

from hlaska.kernel.bits import cards_of, lowest
from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import (
    CARD,
    CLOSER,
    DONE,
    FROZEN_POINTS,
    FROZEN_TRICKS,
    HANDS,
    LAST_BEST,
    LAST_CARD,
    LAST_SEAT,
    LEADER,
    NONE,
    ORDER,
    PAIR_POINTS,
    PAIR_SUITS,
    POSITION_WORDS,
    PREV_BEST,
    PREV_SEAT,
    SEATS,
    SUIT,
    TRICK,
    TRICKS,
    WON,
    WON_TRICKS,
    WORTH,
)
from hlaska.kernel.play import pair_worth, total
from hlaska.kernel.position import marriages
from hlaska.kernel.solve_keys import mix_in
from hlaska.kernel.solve_layout import (
    ENDS,
    ENDS_BITS,
    FRAME,
    FRAMES,
    HALT,
    HIGH,
    KEPT,
    MARKS,
    MOVE,
    OUTCOME,
    SIDES,
    STEPS,
    TALLY,
    UNSETTLED,
)

MOST_MARKS = 2
ORDER_BITS = 20  # four marriages


@rule
def winning_card(b: Words, f: int, seat: int) -> int:
    """Return the card with which ``seat`` won the trick full at frame ``f``."""
    back = min((f - FRAMES) // FRAME, b[SEATS])
    if back <= 0:
        return b[LAST_BEST]
    at = f - FRAME
    for _ in range(back):
        if b[at + KEPT] == seat:
            return b[at + MOVE] & 63
        at -= FRAME
    return b[CARD + seat]  # played before the search began


@rule
def mark_of(b: Words, card: int) -> int:
    """Return 1 or 2 for a marked card, 0 for another."""
    if (b[MARKS] >> card) & 1 == 0:
        return 0
    return 1 if card == lowest(b[MARKS]) else 2


@rule
def points_taken(b: Words, side: int) -> int:
    """Return what the seats of ``side`` have won in tricks."""
    points = 0
    for seat in range(b[SEATS]):
        if (side >> seat) & 1:
            points += b[WON + seat]
    return points


@rule
def end_of_sides(b: Words, f: int) -> int:
    """Return the end's number in frame ``f`` of a play between two sides."""
    end = points_taken(b, b[HIGH]) | points_taken(b, ~b[HIGH]) << 12 | (b[LAST_SEAT] + 1) << 24
    end |= (b[ORDER] & ((1 << ORDER_BITS) - 1)) << 27 | 1 << 60
    if b[MARKS] == 0:
        return end
    back = min((f - FRAMES) // FRAME, b[SEATS])
    last = f - back * FRAME  # the first card of the last trick that the search played
    leader = b[last + KEPT + 1]
    for seat in range(b[SEATS]):
        card = b[CARD + seat]
        for i in range(back):
            if b[last + i * FRAME + KEPT] == seat:
                card = b[last + i * FRAME + MOVE] & 63
        mark = mark_of(b, card)
        if mark:
            end |= (seat + 1) << (44 + 3 * mark)
    end |= mark_of(b, winning_card(b, f, b[LAST_SEAT])) << 53
    if b[TRICKS] > 1:
        before = winning_card(b, f - b[SEATS] * FRAME, leader)
        if before >= 0 and mark_of(b, before):
            end |= mark_of(b, before) << 55 | (leader + 1) << 57
    return end


@rule
def step_of(points: int, steps: int) -> int:
    """Return the highest of the ``steps`` that is reached; 0 before the first."""
    reached = 0
    while steps:
        if points >= steps & 0xFFF:
            reached = steps & 0xFFF
        steps >>= 12
    return reached


@rule
def end_of_two(b: Words, steps: int) -> int:
    """Return the end's number in a play for two that ends at a target.

    Of totals between two ``steps`` it tells which is higher and no more.
    """
    mine, other, frozen = total(b, 0), total(b, 1), b[FROZEN_POINTS]
    if steps:
        ahead = mine - other
        mine, other, frozen = step_of(mine, steps), step_of(other, steps), step_of(frozen, steps)
        if mine == other and ahead > 0:
            mine += 1
        if mine == other and ahead < 0:
            other += 1
    end = mine | other << 12 | b[WON_TRICKS] << 24 | b[WON_TRICKS + 1] << 30
    end |= (b[LAST_SEAT] + 1) << 36 | (b[CLOSER] + 1) << 39
    return end | b[FROZEN_TRICKS] << 42 | frozen << 48 | 1 << 60


@rule
def settle_end(b: Words, f: int) -> int:
    """Return what the end that is reached settles.

    Where that is not known the search halts and says which end it is.
    """
    if b[TALLY] == 0:
        return 0
    return look_up_end(b, end_of_sides(b, f) if b[TALLY] == SIDES else end_of_two(b, b[STEPS]))


@rule
def look_up_end(b: Words, end: int) -> int:
    """Look up what an end settles. Where that is not known HALT and OUTCOME say so."""
    slot = mix_in(0, end) & ((1 << ENDS_BITS) - 1)
    while b[ENDS + 2 * slot]:
        if b[ENDS + 2 * slot] == end:
            return b[ENDS + 2 * slot + 1]
        slot = (slot + 1) & ((1 << ENDS_BITS) - 1)
    b[HALT] = UNSETTLED
    b[OUTCOME] = end
    return 0


# ---------------------------------------------------------------- in Python: the position at an end


def final(position: Sequence[int], end: int) -> list[int]:
    """Return the position at an end of a play for two.

    It has totals, tricks won, winner of the last trick, and closing.
    """
    b = list(position)
    for seat in (0, 1):
        b[WON + seat], b[PAIR_POINTS + seat] = (end >> 12 * seat) & 0xFFF, 0
        b[WON_TRICKS + seat] = (end >> (24 + 6 * seat)) & 63
    b[LAST_SEAT], b[CLOSER] = ((end >> 36) & 7) - 1, ((end >> 39) & 7) - 1
    b[FROZEN_TRICKS], b[FROZEN_POINTS] = (end >> 42) & 63, (end >> 48) & 0xFFF
    b[DONE], b[TRICK] = 1, b[WON_TRICKS] + b[WON_TRICKS + 1]
    return b


def final_of_sides(position: Sequence[int], end: int, side: int, marks: int) -> list[int]:
    """Return the position at an end of a play between two sides. What a side took is shown as its first seat's."""
    b = list(position)
    seats, marked = range(b[SEATS]), (NONE, *cards_of(marks), NONE)
    b[WON : WON + 4] = b[PAIR_SUITS : PAIR_SUITS + 4] = [0] * 4
    past = len(marriages(b))
    b[HANDS:POSITION_WORDS] = [0] * (POSITION_WORDS - HANDS)
    b[WON + next(s for s in seats if side >> s & 1)] = end & 0xFFF
    b[WON + next(s for s in seats if not side >> s & 1)] = end >> 12 & 0xFFF
    b[LAST_SEAT] = (end >> 24 & 7) - 1
    b[ORDER] = end >> 27 & ((1 << ORDER_BITS) - 1)
    for number, (seat, suit) in enumerate(marriages(b)):
        b[PAIR_SUITS + seat] |= 1 << suit
        if number >= past:  # what was declared before counts what it did then, as before there were trumps
            b[PAIR_POINTS + seat] += pair_worth(suit, b[SUIT], b[WORTH])
    b[CARD : CARD + 4] = b[LAST_CARD : LAST_CARD + 4] = [NONE] * 4
    for mark in range(1, len(marked) - 1):
        seat = (end >> (44 + 3 * mark) & 7) - 1
        if seat >= 0:
            b[LAST_CARD + seat] = marked[mark]
    b[LAST_BEST], b[PREV_BEST] = marked[end >> 53 & 3], marked[end >> 55 & 3]
    b[PREV_SEAT] = (end >> 57 & 7) - 1
    b[LEADER], b[DONE], b[TRICK] = b[LAST_SEAT], 1, b[TRICKS]
    return b
