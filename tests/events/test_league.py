"""Leagues: the best events count, missed ones are dropped first, teams are sums."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.events import acts
from hlaska.events.commands import found
from hlaska.events.errors import BadCommand
from hlaska.events.league import check_league, rank_league, rank_league_teams
from hlaska.events.model import League, Plan, Result
from hlaska.events.standings import count_best
from hlaska.events.state import EventState
from tests.events.playing import do

POINTS = st.lists(st.one_of(st.none(), st.integers(-9, 9).map(Fraction)), max_size=9)


def whole(points: Iterable[Fraction | None]) -> list[int | None]:
    return [None if value is None else int(value) for value in points]


def evening(points: dict[str, int]) -> EventState:
    """Play one table of four."""
    event = found(Plan("Evening", "lot"), "secret", 0.0, "director")
    event = do(event, *(acts.Enter(name) for name in points), acts.Start(), acts.Draw())
    names = [event.state.entries[one].name for one in event.state.rounds[0].tables[0].entries]
    result = Result(tuple(points[name] for name in names), confirmed=True)
    return do(event, acts.Record(1, 1, result)).state


EVENINGS = [
    evening({"a": 9, "b": 5, "c": 5, "d": 1}),
    evening({"a": -9, "b": 4, "c": 3, "e": 2}),
    evening({"a": 8, "b": 6, "d": 7, "e": 5}),
]


@given(POINTS, st.integers(0, 9), st.integers(0, 9))
def test_the_best_count(points: list[Fraction | None], best: int, drop: int) -> None:
    counted = count_best(points, best, drop)
    taken = [value for value, counts in zip(points, counted, strict=True) if counts]
    left = [value for value, counts in zip(points, counted, strict=True) if not counts and value is not None]
    played = sum(value is not None for value in points)
    most = max(0, min(len(points) - drop, best or len(points)))
    assert len(taken) == min(played, most)
    assert not left or not taken or min(v for v in taken if v is not None) >= max(left)


@pytest.mark.parametrize(
    ("league", "points"),
    [
        (League("L"), {"b": 15, "a": 8, "c": 8, "d": 8, "e": 7}),
        (League("L", best=1), {"a": 9, "d": 7, "b": 6, "c": 5, "e": 5}),
        (League("L", drop=1), {"a": 17, "b": 11, "c": 8, "d": 8, "e": 7}),
        (League("L", places=(6, 4, 2)), {"a": 12, "b": 11, "c": 7, "d": 4, "e": 2}),
    ],
)
def test_what_counts(league: League, points: dict[str, int]) -> None:
    assert {row.name: row.points for row in rank_league(league, EVENINGS)} == points


def test_equal_points_are_told_apart_by_events_won() -> None:
    rows = rank_league(League("L"), EVENINGS)
    assert [(row.rank, row.name, row.wins) for row in rows[:4]] == [
        (1, "b", 1),
        (2, "a", 2),
        (3, "c", 0),
        (3, "d", 0),
    ]
    assert whole(rows[2].events) == [5, 3, None]
    assert rows[2].counted == (True, True, False)


def test_teams_are_sums_of_members() -> None:
    league = League("L", teams={"X": ("a", "b"), "Y": ("c", "d", "e")}, drop=1)
    rows = rank_league_teams(league, EVENINGS)
    assert [(row.name, int(row.points), whole(row.events)) for row in rows] == [
        ("X", 28, [14, -5, 14]),
        ("Y", 18, [6, 5, 12]),
    ]


@pytest.mark.parametrize(
    ("league", "says"),
    [
        (League("L", best=-1), "from 0"),
        (League("L", places=(1, 2)), "no fewer points"),
        (League("L", teams={"X": ("a",), "Y": ("a",)}), "a is in two teams"),
    ],
)
def test_leagues_that_cannot_be(league: League, says: str) -> None:
    with pytest.raises(BadCommand, match=says):
        check_league(league)
