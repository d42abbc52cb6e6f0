"""Turn differences into few points on a concave scale, as bridge does with IMPs. Money has heavy tails."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil, isqrt
from statistics import median_low
from typing import Final

MOST: Final = 24  # points of a deal
USUAL: Final = 5  # points of the median difference


def fit_unit(differences: Iterable[Fraction]) -> int:
    """Return the unit of a game's scale.

    It is the median distance of a result from the mean of its field, rounded up.
    """
    sizes = [abs(one) for one in differences if one]
    return max(1, ceil(median_low(sizes))) if sizes else 1


def scale_points(difference: Fraction | int, unit: int) -> int:
    """Return 5 times the root of the difference in units, with its sign.

    It is rounded, and at most 24."""
    quarters = abs(Fraction(difference)) * (4 * USUAL * USUAL) / unit  # the square of twice the points
    points = min(MOST, (isqrt(int(quarters)) + 1) // 2)
    return points if difference > 0 else -points
