"""Counts what the Mariáš games count alike.

These are the points of a side, the marriage that counts, and the ladder of a hundred.

Points are card points (all multiples of ten), amounts are in half units.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Side(NamedTuple):
    """Holds what one side made: card points with the last trick, and its marriages.

    Marriages are in the order declared (marias:G.VAL.2).
    """

    points: int
    marriages: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """Returns S, the sum in which everything counts."""
        return self.points + sum(self.marriages)

    def counted_marriage(self, first: bool) -> int:
        """Returns B, the one marriage that counts toward a hundred.

        It is the highest, or with `first` the first declared.
        """
        if not self.marriages:
            return 0
        return self.marriages[0] if first else max(self.marriages)

    def hundred_points(self, first: bool) -> int:
        """Returns Q, what is measured against a hundred (marias:G.VAL.3)."""
        return self.points + self.counted_marriage(first)


def has_all_marriages(options: Any) -> bool:
    """Tells whether all of a side's marriages count toward a hundred it announced. Source: marias:G.VAL.6."""
    return bool(options.announced_hundred_marriages == "all")


def ladder(base: int, steps: int, rule: str) -> int:
    """Returns the value of a hundred after `steps` tens. Base and result are in half units (marias:G.VAL.1)."""
    if rule == "double":
        return base << steps
    if rule == "add_equal":
        return base * (steps + 1)
    if rule == "add_half":
        return base + steps * base // 2
    return base + steps


def steps_over(total: int) -> int:
    """Counts the tens above a hundred (marias:G.VAL.3)."""
    return (total - 100) // 10


def steps_short(measured: int, others: int = 0) -> int:
    """Counts the tens missing from ninety (marias:G.VAL.5).

    Those of the other side's marriages come to them where they count.
    """
    return (90 - measured + others) // 10
