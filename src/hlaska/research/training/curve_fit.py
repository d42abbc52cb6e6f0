"""Fits curves that are straight between fixed knots and never fall.

They say what contracts bring by the odds of a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

PULL: Final = 10.0  # of each knot towards the curve before, as if so many cases had been seen there
SMOOTH: Final = 10.0  # how many cases a bend of the change from the curve before outweighs


def fit_curve(
    knots: Sequence[float], before: Sequence[float], points: Sequence[tuple[float, float]]
) -> tuple[float, ...]:
    """Fits the values at the knots to points (x, value) by least squares.

    Where there are few points the curve stays as it was before. The result never falls.
    """
    import numpy as np

    start = np.array(before, dtype=float)
    weights = hat_weights(knots, [x for x, _ in points])
    bends = np.diff(np.eye(len(knots)), 2, axis=0)
    pulled = weights.T @ weights + PULL * np.eye(len(knots)) + SMOOTH * bends.T @ bends
    missing = np.array([value for _, value in points], dtype=float) - weights @ start
    found = start + np.linalg.solve(pulled, weights.T @ missing)
    return pool_violators([float(value) for value in found], [float(w) + PULL for w in weights.sum(axis=0)])


def hat_weights(knots: Sequence[float], xs: Sequence[float]) -> NDArray[float64]:
    """Returns a row for each x: how much each knot says of the line there. Beyond the knots the line is level."""
    import numpy as np

    at = np.clip(np.array(xs, dtype=float), knots[0], knots[-1])
    columns = [np.interp(at, knots, row) for row in np.eye(len(knots))]
    return np.stack(columns, axis=1)


def pool_violators(values: Sequence[float], weights: Sequence[float]) -> tuple[float, ...]:
    """Returns the nearest values that never fall.

    Neighbours that do are replaced by their weighted mean.
    """
    pools: list[tuple[float, float, int]] = []  # mean, weight, and how many values
    for value, weight in zip(values, weights, strict=True):
        pool = (value, weight, 1)
        while pools and pools[-1][0] > pool[0]:
            mean, mass, size = pools.pop()
            both = mass + pool[1]
            pool = ((mean * mass + pool[0] * pool[1]) / both, both, size + pool[2])
        pools.append(pool)
    return tuple(mean for mean, _, size in pools for _ in range(size))
