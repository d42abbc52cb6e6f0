"""Standings: sums of points with rulings, ties told apart by name, teams as sums of members."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from typing import cast, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hlaska.events import acts
from hlaska.events.commands import Event, found, submit
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.model import FormatName, Plan, Ranking, Result, TieBreak
from hlaska.events.scale import MOST, USUAL, fit_unit, scale_points
from hlaska.events.scoring_rules import SCORING_RULES
from hlaska.events.standings import rank_entries, rank_teams, tie_break_names
from tests.events.playing import begin_with, do, play_round


def test_points_are_summed_and_equal_ones_share_a_rank() -> None:
    event = found(Plan("Open", "lot"), "secret", 0.0, "director")
    todo: list[acts.AnyAct] = [acts.Enter(f"p{i}") for i in range(1, 5)]
    for act in (*todo, acts.Start(), acts.Draw(), acts.Record(1, 1, Result((9, 5, 5, -3), confirmed=True))):
        event = submit(event, act, 0.0, "director")
    first, second, third, last = event.state.rounds[0].tables[0].entries
    assert [(one.rank, int(one.points)) for one in rank_entries(event.state)] == [
        (1, 9),
        (2, 5),
        (2, 5),
        (4, -3),
    ]
    event = submit(event, acts.Adjust(first, -4), 0.0, "director", "late")
    ranked = rank_entries(event.state)
    assert [one.rank for one in ranked] == [1, 2, 2, 4]
    assert ranked[0].id == first
    event = submit(event, acts.Adjust(first, -1), 0.0, "director", "late again")
    assert {one.id for one in rank_entries(event.state)[:2]} == {second, third}
    assert rank_entries(event.state)[3].id == last


def test_a_team_has_the_sum_of_its_members() -> None:
    event = found(Plan("Teams", "lot", kind="teams", team_size=2), "secret", 0.0, "director")
    todo: list[acts.AnyAct] = [acts.Enter("A", ("a1", "a2")), acts.Enter("B", ("b1", "b2"))]
    for act in (*todo, acts.Start(), acts.Draw(), acts.Record(1, 1, Result((8, 4, 2, 1), confirmed=True))):
        event = submit(event, act, 0.0, "director")
    points = {one.id: one.points for one in rank_entries(event.state)}
    teams = {one.id: one.points for one in rank_teams(event.state)}
    assert teams == {1: points[1] + points[2], 2: points[3] + points[4]}
    assert sum(teams.values()) == 15


def play_tables(plan: Plan, results: Sequence[tuple[int, ...]], deals: bool = False) -> Event:
    """Play one round; the tables get these points in order, each point a deal of its own if `deals`."""
    event = do(begin_with(plan, plan.sizes[0] * len(results)), acts.Draw())
    for number, points in enumerate(results, 1):
        each = (points, tuple(-p for p in points)) if deals else ()
        total = tuple(0 for _ in points) if deals else points
        event = do(event, acts.Record(1, number, Result(total, each, confirmed=True)))
    return event


def by_chair(event: Event) -> list[list[Fraction]]:
    points = {one.id: one.points for one in rank_entries(event.state)}
    return [[points[one] for one in table.entries] for table in event.state.rounds[0].tables]


RESULTS = [(9, 5, 1), (3, 5, 7), (6, 2, 7)]


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ("points", [[9, 5, 1], [3, 5, 7], [6, 2, 7]]),
        ("wins", [[1, 0, 0], [0, 0, 1], [0, 0, 1]]),
        ("places", [[2, 1, 0], [0, 1, 2], [1, 0, 2]]),
        ("matchpoints", [[1, 0.75, 0], [0, 0.75, 0.75], [0.5, 0, 0.75]]),
        ("difference", [[3, 1, -4], [-3, 1, 2], [0, -2, 2]]),
        ("scale", [[9, 5, -10], [-9, 5, 7], [0, -7, 7]]),
    ],
)
def test_what_is_added_up(ranking: Ranking, expected: list[list[float]]) -> None:
    plan = Plan("Open", "lot", sizes=(3,), ranking=ranking, unit=1)
    event = play_tables(plan, RESULTS)
    assert [[float(value) for value in row] for row in by_chair(event)] == expected


def test_deals_are_compared_one_by_one() -> None:
    plan = Plan("Open", "lot", sizes=(3,), ranking="difference")
    assert all(value == 0 for row in by_chair(play_tables(plan, RESULTS, deals=True)) for value in row)
    plan = Plan("Open", "lot", sizes=(3,), ranking="matchpoints")
    assert {float(v) for row in by_chair(play_tables(plan, RESULTS, deals=True)) for v in row} == {1.0}


@given(st.lists(st.lists(st.integers(-99, 99), min_size=3, max_size=3), min_size=1, max_size=6))
def test_what_is_compared_adds_up_to_nothing(points: list[list[int]]) -> None:
    """Each chair has its own mean, so what is won above it is lost below it."""
    for ranking, mean in (("difference", 0), ("matchpoints", Fraction(1, 2))):
        plan = Plan("Open", "lot", sizes=(3,), ranking=cast(Ranking, ranking))
        rows = by_chair(play_tables(plan, [tuple(row) for row in points]))
        for chair in range(3):
            assert sum(row[chair] for row in rows) == mean * len(rows)


@given(st.integers(-10_000, 10_000), st.integers(1, 400))
def test_a_scale_is_concave_and_has_a_sign(difference: int, unit: int) -> None:
    table = [-(-((2 * k - 1) ** 2) * unit // (4 * USUAL * USUAL)) for k in range(1, MOST + 1)]
    points = scale_points(difference, unit)
    assert abs(points) == sum(abs(difference) >= least for least in table)
    assert points == -scale_points(-difference, unit)
    steps = [b - a for a, b in pairwise(table)]
    assert all(b - a >= -1 for a, b in pairwise(steps))
    assert scale_points(unit, unit) == 5


def test_a_scale_is_fitted_to_what_is_usual() -> None:
    assert fit_unit(map(Fraction, [0, 2, -4, 4, 100, -3])) == 4
    assert fit_unit([]) == 1
    with pytest.raises(BadCommand, match="needs its unit"):
        found(Plan("Open", "lot", ranking="scale"), "secret", 0.0, "director")


def test_byes_and_no_shows_where_results_are_compared() -> None:
    plan = Plan("Open", "lot", sizes=(2,), ranking="difference")
    event = do(begin_with(plan, 7), acts.Draw())
    first, second, third = event.state.rounds[0].tables
    event = do(event, acts.Record(1, 1, Result((8, 2), confirmed=True)))
    event = do(event, acts.Record(1, 2, Result((2, 8), confirmed=True)))
    event = do(event, acts.Record(1, 3, Result(absent=(third.entries[0],), confirmed=True)))
    points = {one.id: int(one.points) for one in rank_entries(event.state)}
    assert points[first.entries[0]] == points[second.entries[1]] == 3
    assert points[event.state.rounds[0].byes[0]] == 0
    assert points[third.entries[0]] == -3
    assert points[third.entries[1]] == 3


def test_only_the_best_rounds_count() -> None:
    event = begin_with(Plan("Open", "lot", sizes=(2,), best=2, drop=1), 2)
    for points in ((9, 0), (1, 0), (5, 0), (0, 9)):
        event = do(event, acts.Draw())
        one = event.state.rounds[-1].tables[0].entries.index(1)
        got = points if one == 0 else points[::-1]
        event = do(event, acts.Record(len(event.state.rounds), 1, Result(got, confirmed=True)))
    assert {one.id: int(one.points) for one in rank_entries(event.state)} == {1: 14, 2: 9}


def test_tie_breaks_are_named_and_shown() -> None:
    """Three have beaten each other in a ring: only what each has met elsewhere tells them apart."""
    event = begin_with(Plan("Open", "robin", sizes=(2,)), 4)
    beats = {(1, 2), (2, 3), (3, 1), (1, 4), (2, 4), (3, 4)}
    while not FORMATS["robin"].is_over(event.state):
        event = play_round(event, lambda table: (1, 0) if tuple(table.entries) in beats else (0, 1))
    assert tie_break_names(event.state) == ("opponents", "direct", "points")
    ranked = rank_entries(event.state)
    assert [(one.rank, int(one.points)) for one in ranked] == [(1, 2), (1, 2), (1, 2), (4, 0)]
    assert [tuple(map(int, one.tie_breaks)) for one in ranked] == [(4, 1, 2)] * 3 + [(6, 0, 0)]
    changed = do(event, acts.Adjust(1, 1))
    assert rank_entries(changed.state)[0].id == 1
    names: tuple[TieBreak, ...] = ("last", "best", "wins", "places", "difference")
    event = do(event, acts.Change(replace(event.state.plan, tie_breaks=names)))
    assert len(rank_entries(event.state)[0].tie_breaks) == 5


def test_every_format_says_how_it_seats_and_how_it_counts() -> None:
    assert set(FORMATS) == set(SCORING_RULES) == set(get_args(FormatName))
