"""Holds what a position is worth with all cards open.

It is data, sent to whoever asked.

`hlaska.bots.analysis.open_position` makes it.
"""

from __future__ import annotations

from msgspec import Struct

from hlaska.core.errors import Phrase


class Solution(Struct, frozen=True):
    """Solves a position for the seat on turn, everybody playing as well as can be.

    The unit is one of these:

    - result: what its side gets more than the other one, in the smallest unit.
    - contract: 1 where its side reaches what the contract asks of it.
    - points: what its side takes in tricks from here on.

    values: every action that may be done, with what it is worth.
    why: what stands in the way where there is no solution.
    text: the same in English.
    """

    seat: int = -1
    unit: str = ""
    values: tuple[tuple[int, int], ...] = ()
    why: Phrase | None = None
    text: str = ""

    @property
    def best(self) -> int:
        return max(value for _, value in self.values)
