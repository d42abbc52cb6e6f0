"""Knock-outs: one comes out of each cup, who has lost often enough is out, several entries never meet themselves."""

from __future__ import annotations

from itertools import combinations
from math import ceil, log2

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hlaska.events import acts
from hlaska.events.brackets import follow_progress
from hlaska.events.commands import Event, found, is_verified, load
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.history import is_same_person
from hlaska.events.model import FormatName, Plan, Result
from hlaska.events.standings import rank_entries
from tests.events.playing import begin_with, do, lower_wins, play_all, play_round

CUPS = st.sampled_from(["knockout", "double"])


def play_cup(event: Event, most: int = 60) -> Event:
    for _ in range(most):
        if FORMATS[event.state.plan.format].is_over(event.state):
            return event
        event = play_round(event)
        seated = [one for table in event.state.rounds[-1].tables for one in table.entries]
        assert len(seated) == len(set(seated))
        assert set(seated).isdisjoint(event.state.rounds[-1].byes)
    raise AssertionError("no end")


@given(st.integers(2, 20))
def test_a_knock_out_ends_after_the_fewest_rounds(count: int) -> None:
    event = play_cup(begin_with(Plan("Cup", "knockout", sizes=(2,)), count))
    assert len(event.state.rounds) == ceil(log2(count))
    assert sum(len(played.tables) for played in event.state.rounds) == count - 1
    assert all(len(played.byes) <= 1 for played in event.state.rounds)
    ranked = rank_entries(event.state)
    assert (ranked[0].id, ranked[0].rank, ranked[1].rank) == (1, 1, 2)
    assert is_verified(event.journal)
    with pytest.raises(BadCommand, match="are drawn"):
        do(event, acts.Draw())


@given(st.integers(2, 14), st.data())
def test_two_losses_put_out(count: int, data: st.DataObject) -> None:
    event = begin_with(Plan("Cup", "double", sizes=(2,)), count)
    losses = dict.fromkeys(event.state.entries, 0)
    while not FORMATS["double"].is_over(event.state):
        event = do(event, acts.Draw())
        assert all(losses[one] < 2 for table in event.state.rounds[-1].tables for one in table.entries)
        for table in event.state.rounds[-1].tables:
            points = data.draw(st.permutations([0, 5]))
            losses[table.entries[list(points).index(0)]] += 1
            result = Result(tuple(points), confirmed=True)
            event = do(event, acts.Record(len(event.state.rounds), table.number, result))
    assert sorted(losses.values()) in ([0] + [2] * (count - 1), [1] + [2] * (count - 1))
    best = rank_entries(event.state)[0]
    assert losses[best.id] == min(losses.values())
    assert best.rank == 1


@given(st.integers(4, 16), st.integers(1, 3))
def test_a_consolation_has_its_own_winner(count: int, rounds: int) -> None:
    event = play_cup(begin_with(Plan("Cup", "knockout", sizes=(2,), consolation=rounds), count))
    progress = follow_progress(event.state)
    assert [one for one, it in progress.items() if it.cup == "title"] == [1]
    assert sum(it.cup == "consolation" for it in progress.values()) == 1
    for one, it in progress.items():
        assert it.consolation_end == 0 or it.title_end <= rounds, one
    cups = [{table.cup for table in played.tables} for played in event.state.rounds]
    assert {"title", "consolation"} in cups or count <= 4


@pytest.mark.parametrize("format", ["knockout", "double"])
@pytest.mark.parametrize("sizes", [(3,), (4,), (4, 3), (3, 2)])
@settings(max_examples=20)
@given(count=st.integers(4, 24), consolation=st.integers(0, 2), advance=st.integers(0, 2))
def test_tables_of_three_and_four(
    format: FormatName, sizes: tuple[int, ...], count: int, consolation: int, advance: int
) -> None:
    plan = Plan("Cup", format, sizes=sizes, consolation=consolation, advance=min(advance, max(sizes) - 1))
    event = play_cup(begin_with(plan, count))
    assert {len(table.entries) for played in event.state.rounds for table in played.tables} <= set(sizes)
    alive = [one for one, it in follow_progress(event.state).items() if it.cup == "title"]
    assert alive == [1]
    assert rank_entries(event.state)[0].id == 1


@given(st.lists(st.integers(1, 3), min_size=2, max_size=12), CUPS)
def test_entries_of_one_person_never_meet(entries: list[int], format: FormatName) -> None:
    event = found(Plan("Cup", format, sizes=(2,), per_person=3), "secret", 0.0, "director")
    for person, count in enumerate(entries):
        event = do(event, *[acts.Enter(f"p{person}")] * count)
    event = play_cup(do(event, acts.Start()))
    for played in event.state.rounds:
        for table in played.tables:
            assert not is_same_person(event.state, *table.entries)
    alive = [one for one, it in follow_progress(event.state).items() if it.cup == "title"]
    assert len({event.state.entries[one].name for one in alive}) == 1
    with pytest.raises(BadCommand, match="entries already"):
        do(load(event.journal[:1]), *[acts.Enter("p")] * 4)


@given(st.data(), CUPS, st.integers(5, 12), st.integers(0, 2))
def test_late_comers_and_leavers(data: st.DataObject, format: FormatName, count: int, cons: int) -> None:
    event = begin_with(Plan("Cup", format, sizes=(2,), consolation=cons), count)
    late = 0
    for _ in range(40):
        if FORMATS[format].is_over(event.state):
            break
        event = do(event, acts.Draw())
        there = [one.id for one in event.state.entries.values() if one.present]
        if data.draw(st.booleans()) and len(there) > 3:
            event = do(event, acts.Withdraw(data.draw(st.sampled_from(there))))
        event = play_all(event, lower_wins)
        if FORMATS[format].can_enter(event.state):
            event = do(event, acts.Enter(f"late {late}"))
            late += 1
    assert FORMATS[format].is_over(event.state)
    assert is_verified(event.journal)


def test_who_comes_late_has_lost_what_it_missed() -> None:
    event = play_round(begin_with(Plan("Cup", "knockout", sizes=(2,)), 8))
    with pytest.raises(BadCommand, match="knocked out already"):
        do(event, acts.Enter("late"))
    event = do(play_round(begin_with(Plan("Cup", "double", sizes=(2,)), 8)), acts.Enter("late"))
    assert follow_progress(event.state)[9].losses == 1


def test_a_no_show_loses_and_equal_points_are_told_apart_by_lot() -> None:
    event = do(begin_with(Plan("Cup", "knockout", sizes=(2,)), 4), acts.Draw())
    first, second = event.state.rounds[0].tables
    event = do(event, acts.Record(1, 1, Result(absent=(first.entries[0],), confirmed=True)))
    event = do(event, acts.Record(1, 2, Result((5, 5), confirmed=True)))
    progress = follow_progress(event.state)
    assert progress[first.entries[0]].title_end == 1
    assert progress[first.entries[1]].cup == "title"
    assert sum(progress[one].cup == "title" for one in second.entries) == 1
    event = do(event, acts.Draw())
    assert len(event.state.rounds[1].tables) == 1


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (Plan("Cup", "knockout", per_person=2), "need tables of two"),
        (Plan("Cup", "lot", sizes=(2,), per_person=2), "Only in a knock-out"),
        (Plan("Cup", "knockout", sizes=(4,), advance=4), "1 to 3"),
        (Plan("Cup", "knockout", sizes=(4,), consolation=-1), "from 0"),
    ],
)
def test_plans_that_cannot_be(plan: Plan, says: str) -> None:
    with pytest.raises(BadCommand, match=says):
        found(plan, "secret", 0.0, "director")


def test_pairs_and_their_consolation() -> None:
    event = play_cup(begin_with(Plan("Cup", "knockout", sizes=(4,), kind="pairs", consolation=1), 64))
    assert len(event.state.rounds) == 6
    assert all(
        not set(a.entries) & set(b.entries)
        for played in event.state.rounds
        for a, b in combinations(played.tables, 2)
    )
