"""What the Mariáš games count alike: the points of a side, the marriage that counts, the ladder of a hundred.

Points are card points (all multiples of ten), amounts are in half units.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Side(NamedTuple):
    """What one side made: card points with the last trick, and its marriages in the order declared (marias:G.VAL.2)."""

    points: int
    marriages: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """S: everything counts."""
        return self.points + sum(self.marriages)

    def counted_marriage(self, first: bool) -> int:
        """B: the one marriage that counts toward a hundred, the highest or the first declared."""
        if not self.marriages:
            return 0
        return self.marriages[0] if first else max(self.marriages)

    def hundred_points(self, first: bool) -> int:
        """Q: what is measured against a hundred (marias:G.VAL.3)."""
        return self.points + self.counted_marriage(first)


def has_all_marriages(options: Any) -> bool:
    """Whether all marriages of a side count toward a hundred that it has announced (marias:G.VAL.6)."""
    return bool(options.announced_hundred_marriages == "all")


def ladder(base: int, steps: int, rule: str) -> int:
    """The value of a hundred after `steps` tens, base and result in half units (marias:G.VAL.1)."""
    if rule == "double":
        return base << steps
    if rule == "add_equal":
        return base * (steps + 1)
    if rule == "add_half":
        return base + steps * base // 2
    return base + steps


def steps_over(total: int) -> int:
    """Tens above a hundred (marias:G.VAL.3)."""
    return (total - 100) // 10


def steps_short(measured: int, others: int = 0) -> int:
    """Tens missing from ninety, and those of the other side's marriages where they count (marias:G.VAL.5)."""
    return (90 - measured + others) // 10
