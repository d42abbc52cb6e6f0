"""Compares what players expected of their calls with what came of them.

A player that weighs up its calls tells its margin and its chance of a gain (`hlaska.bots.bot.Forecast`); a log of the
arena keeps both. Calls are counted by what they are: a bid, a contract, an announcement, a doubling at its level, and
silence (`good`), which is a call as well. Where the chances said are right, the share of gains lies within its interval
of them; where the interval does not hold the chance, the row is marked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct

from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.research.matches.log import DuplicateDeal
from hlaska.research.matches.play_deal import CallNote, DuplicateGame
from hlaska.research.matches.statistics import doubling_outcomes, mean_of, wilson_interval

BINS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
STEPS: Final = ("flek", "re", "tutti", "boty", "kalhoty")  # names of the levels of doubling


class CalibrationRow(Struct, frozen=True):
    """Sums up calls of one kind by one player.

    Amounts are in units.

    chance: the mean chance of a gain that the player expected.
    gained: in how many deals the caller's margin was above zero.
    low, high: the 95 % interval of that share.
    right: the interval holds the chance.
    margin: the margin expected in the mean.
    result: the mean that came.
    result_low, result_high: the 95 % interval of `result`.
    held: of those whose own fate the settlement shows, how many came true (an announcement made, a doubling won).
    of: how many those are.
    """

    player: str
    call: str
    level: int
    said: str
    count: int
    chance: float
    gained: int
    low: float
    high: float
    right: bool
    margin: float
    result: float
    result_low: float
    result_high: float
    held: int
    of: int


class _Case(NamedTuple):
    """Holds what one call expected and what came of it.

    The margin that came is in smallest units; `held` tells whether its own matter came true.
    """

    chance: float
    margin: float
    result: float
    held: bool | None


def calibration_rows(game: Game, deals: Iterable[DuplicateDeal], bins: bool = True) -> list[CalibrationRow]:
    """Returns a line for each kind of call, or for quarters of the chances.

    With `bins` one for each quarter.
    """
    found: dict[tuple[str, str, int], list[_Case]] = {}
    for deal in deals:
        for one in deal.games:
            for said in one.said:
                if said.chance is not None and said.margin is not None:
                    held = _is_fulfilled(one, said)
                    case = _Case(said.chance, said.margin, margin(game, one, said.seat), held)
                    found.setdefault(("AB"[said.by], name_of(said), said.level), []).append(case)
    lines: list[CalibrationRow] = []
    for (player, call, level), cases in sorted(
        found.items(), key=lambda item: (item[0][0], item[0][2], item[0][1])
    ):
        lines.append(_make_row(game, player, call, level, "all", cases))
        lines += _rows_by_chance(game, player, call, level, cases) if bins else []
    return lines


def _rows_by_chance(
    game: Game, player: str, call: str, level: int, cases: Sequence[_Case]
) -> list[CalibrationRow]:
    lines = []
    for low, high in pairwise(BINS):
        some = [c for c in cases if low <= c.chance < high or (high == 1.0 and c.chance == high)]
        if some and len(some) < len(cases):
            lines.append(_make_row(game, player, call, level, f"{low:.0%} to {high:.0%}", some))
    return lines


def name_of(said: CallNote) -> str:
    """Names what the call is counted as. A doubling has its name and what it is about."""
    return step_name(said.level, said.about) if said.level else said.kind


def step_name(level: int, about: str) -> str:
    """Names a step of doubling, such as `re hundred`: the second doubling of a hundred."""
    step = STEPS[level - 1] if level <= len(STEPS) else f"doubling {level}"
    return f"{step} {about}"


def margin(game: Game, one: DuplicateGame, seat: int) -> float:
    """Returns what a seat got over the mean of the others who played."""
    return average_margin(one.result, seat, game.seats)


def _is_fulfilled(one: DuplicateGame, said: CallNote) -> bool | None:
    """Tells whether what was announced was made, or what was doubled was won.

    None where the settlement does not tell.
    """
    if said.level:
        return next((o.won for o in doubling_outcomes(one) if o.said is said), None)
    made = (u.made for u in one.undertaken if said.about in (u.about, u.name) and u.seat == said.seat)
    return next(made, None) if said.about else None


def _make_row(
    game: Game, player: str, call: str, level: int, chance_range: str, cases: Sequence[_Case]
) -> CalibrationRow:
    count, gained = len(cases), sum(c.result > 0 for c in cases)
    chance = sum(c.chance for c in cases) / count
    low, high = wilson_interval(gained, count)
    result = mean_of([c.result / game.money for c in cases], 1)
    own = [c.held for c in cases if c.held is not None]
    return CalibrationRow(
        player, call, level, chance_range, count, chance, gained, low, high, low <= chance <= high,
        sum(c.margin for c in cases) / count / game.money, result.mean, result.low, result.high, sum(own), len(own),
    )  # fmt: skip
