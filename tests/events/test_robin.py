"""Everybody meets everybody: once at tables of two, and in the fewest rounds while nobody comes or goes."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.events import acts
from hlaska.events.commands import Event, is_verified
from hlaska.events.errors import BadCommand
from hlaska.events.formats.robin import circle_round, is_robin_over, take_new_pair
from hlaska.events.history import meetings
from hlaska.events.model import Plan
from tests.events.playing import begin_with, do, play_round


def play_to_the_end(event: Event, most: int = 400) -> Event:
    for _ in range(most):
        if is_robin_over(event.state):
            return event
        event = play_round(event)
    raise AssertionError("no end")


@given(st.integers(2, 60))
def test_the_circle_lets_all_meet_once(count: int) -> None:
    order = list(range(1, count + 1))
    rounds = [circle_round(order, number) for number in range(count - 1 + count % 2)]
    met = Counter(tuple(sorted(pair)) for played in rounds for pair in played)
    assert met == Counter(combinations(order, 2))
    for played in rounds:
        assert len({one for pair in played for one in pair}) == count - count % 2


@given(st.integers(2, 11))
def test_n_entries_need_the_fewest_rounds(count: int) -> None:
    event = play_to_the_end(begin_with(Plan("All", "robin", sizes=(2,)), count))
    assert len(event.state.rounds) == count - 1 + count % 2
    byes = Counter(one for played in event.state.rounds for one in played.byes)
    assert set(byes.values()) <= {1}
    assert is_verified(event.journal)
    with pytest.raises(BadCommand, match="are drawn"):
        do(event, acts.Draw())


@given(st.data(), st.integers(3, 9))
def test_who_comes_and_goes_meets_nobody_twice(data: st.DataObject, count: int) -> None:
    event = begin_with(Plan("All", "robin", sizes=(2,)), count)
    for number in range(3):
        if is_robin_over(event.state):
            break
        event = play_round(event)
        if data.draw(st.booleans()):
            event = do(event, acts.Enter(f"late {number}"))
        there = [one.id for one in event.state.entries.values() if one.present]
        if data.draw(st.booleans()) and len(there) > 2:
            event = do(event, acts.Withdraw(data.draw(st.sampled_from(there))))
    event = play_to_the_end(event)
    met = meetings(event.state)
    assert all(n == 1 for others in met.values() for n in others.values())
    there = [one.id for one in event.state.entries.values() if one.present]
    assert all(met[a][b] for a, b in combinations(there, 2))
    assert is_verified(event.journal)


@pytest.mark.parametrize(("count", "sizes"), [(9, (3,)), (7, (4, 3)), (13, (4,)), (10, (3, 4)), (5, (4,))])
def test_larger_tables_go_on_until_all_have_met(count: int, sizes: tuple[int, ...]) -> None:
    event = play_to_the_end(begin_with(Plan("All", "robin", sizes=sizes), count))
    met = meetings(event.state)
    assert all(met[a][b] for a, b in combinations(event.state.entries, 2))


def test_a_plan_may_end_it_sooner() -> None:
    event = play_to_the_end(begin_with(Plan("All", "robin", sizes=(2,), rounds=3), 12))
    assert len(event.state.rounds) == 3


def test_pairs_meet_pairs() -> None:
    event = play_to_the_end(begin_with(Plan("All", "robin", sizes=(4,), kind="pairs"), 6))
    assert len(event.state.rounds) == 5


def test_who_sits_out_plays_where_nobody_else_would_meet_anew() -> None:
    """Five at a table of four: all have met but the fourth and the fifth, who would sit out."""
    met = {a: {b: int({a, b} != {4, 5}) for b in range(1, 6)} for a in range(1, 6)}
    assert sorted(take_new_pair([1, 2, 3, 4], [5], met)) == [1, 2, 4, 5]


@given(st.data(), st.sampled_from([(4,), (3,), (4, 3)]), st.integers(4, 7))
def test_each_round_at_larger_tables_has_a_new_meeting(
    data: st.DataObject, sizes: tuple[int, ...], count: int
) -> None:
    event = begin_with(Plan("All", "robin", sizes=sizes), count)
    for number in range(12):
        if is_robin_over(event.state):
            break
        met = meetings(event.state)
        event = play_round(event)
        tables = event.state.rounds[-1].tables
        assert any(not met[a][b] for table in tables for a, b in combinations(table.entries, 2))
        if data.draw(st.booleans()) and number < 4:
            event = do(event, acts.Enter(f"late {number}"))
