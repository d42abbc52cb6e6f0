"""Read the result of one table: whether it was played, and who was placed where."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hlaska.events.model import Result


def is_played(result: Result) -> bool:
    """Tell whether at least two played at a table."""
    return not result.void and bool(result.points or result.places)


def table_places(result: Result, seated: int) -> tuple[Fraction, ...]:
    """Return the place of each chair.

    It is as typed, else by points, where equal ones share the mean.
    """
    if result.places:
        return _share_places([-place for place in result.places])
    return _share_places(result.points or (0,) * seated)


def _share_places(values: Sequence[int]) -> tuple[Fraction, ...]:
    """Return places by descending values."""
    above = [sum(other > value for other in values) for value in values]
    equal = [values.count(value) for value in values]
    return tuple(Fraction(2 * a + e + 1, 2) for a, e in zip(above, equal, strict=True))
