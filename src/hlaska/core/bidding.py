"""Bids with numbers, for several games.

It has ladders of amounts, what is wrong with a bid, and who speaks next.

Pure functions over ints. A ladder is the ascending tuple of all amounts that may ever be bid; seats are counted from
the one that speaks first; sets of seats are masks.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Literal

Ladder = tuple[int, ...]
Fault = Literal["below-minimum", "bad-step", "not-higher"]


def ladder(low: int, parts: Sequence[tuple[int, int]]) -> Ladder:
    """Returns all amounts from `low` on.

    Each (limit, step) gives the multiples of the step above the last limit, up to this.
    """
    amounts: list[int] = []
    start = low
    for limit, step in parts:
        amounts += range(start + -start % step, limit + 1, step)
        start = max(start, limit + 1)
    return tuple(amounts)


def above(amounts: Ladder, high: int) -> Ladder:
    """Returns the amounts that may be bid over `high`."""
    return amounts[bisect_right(amounts, high) :]


def fault(amounts: Ladder, high: int, amount: int) -> Fault | None:
    """Returns why an amount may not be bid over `high`, None if it may. A `high` of 0 says that there is no bid."""
    if amount < amounts[0]:
        return "below-minimum"
    at = bisect_left(amounts, amount)
    if at == len(amounts) or amounts[at] != amount:
        return "bad-step"
    return None if amount > high else "not-higher"


def next_bidder(seats: int, seat: int, out: int) -> int:
    """Returns the next seat after this one that has not passed, itself last. It is -1 if all have."""
    return next((s % seats for s in range(seat + 1, seat + seats + 1) if not out >> s % seats & 1), -1)


def last_one(seats: int, out: int) -> int:
    """Returns the only seat that has not passed; -1 while there are more."""
    rest = [s for s in range(seats) if not out >> s & 1]
    return rest[0] if len(rest) == 1 else -1
