"""Curves of what contracts bring are found again in cases made by them, never fall, and stay where little was seen."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from hlaska.research.training.curve_fit import fit_curve, hat_weights, pool_violators

KNOTS = (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0)
TRUE = (-8.0, -6.0, -3.0, 2.0, 7.0, 9.0, 9.5)
LEVEL = (0.0,) * len(KNOTS)
SEED = 4


def value_at(x: float) -> float:
    """Returns the true curve at x; it is level beyond its ends."""
    x = min(max(x, KNOTS[0]), KNOTS[-1])
    for (low, below), (high, above) in pairwise(zip(KNOTS, TRUE, strict=True)):
        if x <= high:
            return below + (above - below) * (x - low) / (high - low)
    raise AssertionError(x)


def cases(count: int, noise: float) -> list[tuple[float, float]]:
    rng = Random(SEED)
    xs = [rng.uniform(-3.5, 3.5) for _ in range(count)]
    return [(x, value_at(x) + rng.gauss(0, noise)) for x in xs]


def test_a_known_curve_is_found_again() -> None:
    assert fit_curve(KNOTS, LEVEL, cases(20000, noise=10.0)) == pytest.approx(TRUE, abs=0.6)


def test_few_cases_leave_the_curve_as_it_was() -> None:
    assert fit_curve(KNOTS, TRUE, []) == pytest.approx(TRUE)
    one = fit_curve(KNOTS, TRUE, [(0.0, 40.0)])
    assert max(abs(new - old) for new, old in zip(one, TRUE, strict=True)) < 3
    many = fit_curve(KNOTS, TRUE, [(0.0, 40.0)] * 1000)
    assert many[3] > 30


def test_a_curve_never_falls() -> None:
    """Though what was seen does: most at the middle."""
    rng = Random(SEED)
    xs = [rng.uniform(-3, 3) for _ in range(2000)]
    found = fit_curve(KNOTS, TRUE, [(x, 10 - 5 * abs(x) + rng.gauss(0, 1)) for x in xs])
    assert list(found) == sorted(found)
    assert found[0] < found[3]


def test_neighbours_that_fall_become_their_weighted_mean() -> None:
    assert pool_violators([1.0, 3.0, 2.0, 5.0], [1.0, 1.0, 3.0, 1.0]) == (1.0, 2.25, 2.25, 5.0)
    assert pool_violators([3.0, 2.0, 1.0], [1.0, 1.0, 1.0]) == (2.0, 2.0, 2.0)
    assert pool_violators([4.0, 5.0, 0.0], [1.0, 1.0, 2.0]) == (2.25, 2.25, 2.25)
    assert pool_violators([], []) == ()


def test_a_point_counts_for_the_knots_on_both_sides() -> None:
    rows = hat_weights(KNOTS, [-9.0, -0.75, 2.0, 7.0]).tolist()
    assert rows == [
        [1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0.75, 0.25, 0, 0, 0],
        [0, 0, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0, 0, 1],
    ]
