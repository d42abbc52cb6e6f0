"""Ratings: sides of a settled deal, what each gained, and who is better afterwards."""

from __future__ import annotations

from random import Random
from statistics import correlation

import pytest

from hlaska.table.match_state import SheetRow
from hlaska.table.rating_model import DEVIATION, MEAN, Rating, gains_of, rate, sides_of


def row(amounts: tuple[int, ...], chairs: tuple[int, ...], sides: tuple[int, ...]) -> SheetRow:
    return SheetRow(1, None, amounts, chairs, (), sides=sides)


@pytest.mark.parametrize(
    ("amounts", "chairs", "sides", "found", "gains"),
    [
        ((8, -4, -4), (0, 1, 2), (1, 6, 6), [[0], [1, 2]], [8, -4]),
        ((-4, 8, -4), (1, 2, 0), (1, 6, 6), [[1], [2, 0]], [8, -4]),
        ((30, -30, 30, -30), (0, 1, 2, 3), (5, 10, 5, 10), [[0, 2], [1, 3]], [30, -30]),
        ((1, 2, 3), (2, 0, 1), (1, 2, 4), [[2], [0], [1]], [3, 1, 2]),
        ((0, 6, -3, -3), (1, 2, 3, 0), (1, 6, 6), [[1], [2, 3]], [6, -3]),  # chair 0 sits out
        ((5, 0, 1), (0, 1, 2), (3, 6, 4), [[0], [1], [2]], [5, 0, 1]),  # masks that part nothing
    ],
)
def test_sides_and_gains(
    amounts: tuple[int, ...],
    chairs: tuple[int, ...],
    sides: tuple[int, ...],
    found: list[list[int]],
    gains: list[float],
) -> None:
    settled = row(amounts, chairs, sides)
    assert sides_of(settled) == found
    assert gains_of(settled, found) == gains


def test_luck_is_taken_off() -> None:
    settled = row((8, -4, -4), (0, 1, 2), (1, 6, 6))
    assert gains_of(settled, [[0], [1, 2]], (10, -5, -5)) == [-2, 1]


def test_who_does_better_rises_and_doubt_falls() -> None:
    (won,), lost = rate([[Rating()], [Rating(), Rating()]], [2, -1])
    assert won.mu > MEAN > lost[0].mu == lost[1].mu
    assert all(one.sigma < DEVIATION and one.deals == 1 for one in (won, *lost))
    drawn = rate([[Rating()], [Rating()]], [0, 0])
    assert drawn[0][0] == drawn[1][0]


def test_ratings_come_to_the_order_of_strength() -> None:
    rng = Random(1)
    strengths = [rng.gauss(0, 1) for _ in range(8)]
    ratings = [Rating() for _ in strengths]
    for _ in range(2000):
        one, two = rng.sample(range(8), 2)
        margin = strengths[one] - strengths[two] + rng.gauss(0, 2)
        (ratings[one],), (ratings[two],) = rate([[ratings[one]], [ratings[two]]], [margin, -margin])
    assert correlation(strengths, [one.mu for one in ratings]) > 0.9
