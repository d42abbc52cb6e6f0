"""Keeps the transposition table.

It has bounds of positions that were searched before, and the best action found there.

An entry is two words in the solver's buffer: the key of the position, then both bounds and the action. A newer
position takes the place of an older one. What makes two positions the same is in `solve_keys`.
"""

from hlaska.kernel.jit import Words, rule
from hlaska.kernel.layout import TRICK, TRICKS, TURN
from hlaska.kernel.solve_ends import mark_of, winning_card
from hlaska.kernel.solve_keys import key_now, mix_in
from hlaska.kernel.solve_layout import ENTRIES, KEY, MARKS, MOST, NEED, OPEN, SLOT, SLOTS, TOP, VALUE

BOUND = 2 * MOST - 1  # the bits of a bound in an entry
BOUND_BITS = 27


@rule
def probe(b: Words, f: int) -> int:
    """Look the position of frame ``f`` up: a bound that answers, or OPEN.

    Where no bound answers, the frame knows the entry and the best action so far.
    """
    key = key_now(b)
    if b[MARKS] and b[TRICKS] - b[TRICK] == 1:
        key = mix_in(key, mark_of(b, winning_card(b, f, b[TURN])))
    slot = ENTRIES + ((key & b[SLOTS]) << 1)
    b[f + KEY] = key
    b[f + SLOT] = slot
    if b[slot] != key:
        return OPEN
    entry = b[slot + 1]
    low = (entry & BOUND) - MOST
    if low >= b[f + NEED]:
        return low
    high = ((entry >> BOUND_BITS) & BOUND) - MOST
    if high < b[f + NEED]:
        return high
    b[f + TOP] = (entry >> (2 * BOUND_BITS)) - 1
    return OPEN


@rule
def store(b: Words, f: int) -> None:
    """Write the bound that frame ``f`` has found into its entry.

    The other bound stays if it is there.
    """
    slot, value = b[f + SLOT], b[f + VALUE]
    low, high = 1 - MOST, MOST - 1
    if b[slot] == b[f + KEY]:
        entry = b[slot + 1]
        low = (entry & BOUND) - MOST
        high = ((entry >> BOUND_BITS) & BOUND) - MOST
    if value >= b[f + NEED]:
        low = value
    else:
        high = value
    b[slot] = b[f + KEY]
    b[slot + 1] = low + MOST | (high + MOST) << BOUND_BITS | (b[f + TOP] + 1) << (2 * BOUND_BITS)
