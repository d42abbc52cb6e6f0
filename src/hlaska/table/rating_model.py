"""Rates how good players are at a game, and how sure that is.

There is a rating after every deal, by openskill's Plackett-Luce model (R. C. Weng, C.-J. Lin: A Bayesian Approximation
Method for Online Ranking, JMLR 12, 2011).

What is rated is the result of a deal in the game's own money, each side against the others: one against two, two
against two, everybody for oneself. The model reads who did better, not by how much: a doubled hundred is one deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from hlaska.table.match_state import SheetRow

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3  # of somebody nobody has seen play
# How much chance there is in a deal, on the scale of ratings. The model's own value, a sixth of MEAN, is for games of
# skill alone: with it the ratings of equals drift apart for thousands of deals (docs/decisions/0026-ratings.md).
CHANCE: Final = 25.0
START: Final = 1500  # as ratings are shown, and how much of that is one of the model's
POINT: Final = 60.0


class Rating(Struct, frozen=True):
    """Holds a rating.

    mu: how good.
    sigma: its standard deviation.
    deals: the number of deals rated so far.
    """

    mu: float = MEAN
    sigma: float = DEVIATION
    deals: int = 0


def sides_of(row: SheetRow) -> list[list[int]]:
    """Returns the chairs that played together in a settled deal, side by side. Who sat out is on none."""
    seats = range(len(row.sides))
    masks = list(dict.fromkeys(row.sides))
    if sorted(s for mask in masks for s in seats if mask >> s & 1) != list(seats):
        masks = [1 << s for s in seats]  # not sides that part the table: everybody for oneself
    return [[row.chairs[s] for s in seats if mask >> s & 1] for mask in masks]


def gains_of(row: SheetRow, sides: Sequence[Sequence[int]], expected: Sequence[float] = ()) -> list[float]:
    """Returns how much each side got per player, in the smallest unit.

    `expected`: by chair, what the cards alone were worth, where that is known; it is taken off, as luck.
    """
    luck = expected or [0.0] * len(row.amounts)
    return [fmean(row.amounts[chair] - luck[chair] for chair in side) for side in sides]


def displayed_change(by: float) -> int:
    """Returns a change of `mu` as it is shown."""
    return round(POINT * by)


def rate(sides: Sequence[Sequence[Rating]], gains: Sequence[float]) -> list[list[Rating]]:
    """Rates each side after a deal; equal gains are a draw."""
    model = _model()
    teams = [[model.rating(one.mu, one.sigma) for one in side] for side in sides]
    found = model.rate(teams, scores=list(gains))
    return [
        [Rating(new.mu, new.sigma, old.deals + 1) for new, old in zip(after, before, strict=True)]
        for after, before in zip(found, sides, strict=True)
    ]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=CHANCE)
