"""Arenas and ladders: nobody waits for another table, a win takes a part of the distance."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.events import acts
from hlaska.events.commands import Event, found, is_verified, load, submit
from hlaska.events.errors import BadCommand
from hlaska.events.history import count_tables, free_entries, open_tables
from hlaska.events.journal import decode_journal, encode_journal
from hlaska.events.ladders import ladder_order, move_by_result
from hlaska.events.model import FormatName, Plan, Result, Table
from hlaska.events.permissions import check_author
from hlaska.events.standings import rank_entries
from tests.events.playing import begin_with, do, lower_wins

SIZES = st.sampled_from([(2,), (3,), (4,), (4, 3)])


@given(st.data(), st.sampled_from(["arena", "ladder"]), SIZES, st.integers(4, 14))
def test_nobody_sits_at_two_tables(
    data: st.DataObject, format: FormatName, sizes: tuple[int, ...], count: int
) -> None:
    event = begin_with(Plan("Arena", format, sizes=sizes), count)
    for step in range(5):
        free = len(free_entries(event.state))
        if free >= min(sizes):
            event = do(event, acts.Draw())
            assert event.state.rounds[-1].byes == ()
        else:
            with pytest.raises(BadCommand, match="wait until a table ends"):
                do(event, acts.Draw())
        tables = [(p.number, t) for p in event.state.rounds for t in open_tables(event.state, p)]
        assert all(not set(a.entries) & set(b.entries) for (_, a), (_, b) in combinations(tables, 2))
        assert len({t.number for _, t in tables}) == len(tables)
        assert len(free_entries(event.state)) < min(sizes) + max(sizes)
        for number, table in tables[data.draw(st.integers(0, len(tables))) :]:
            result = Result(tuple(lower_wins(table)), confirmed=True)
            event = do(event, acts.Record(number, table.number, result))
        if data.draw(st.booleans()):
            first = min(one.id for one in event.state.entries.values() if one.present)
            event = do(event, acts.Enter(f"late {step}"), acts.Withdraw(first))
    assert is_verified(event.journal)
    assert load(decode_journal(encode_journal(event.journal))) == event


def test_who_waits_is_seated_next_and_nobody_meets_twice_running() -> None:
    event = do(begin_with(Plan("Arena", "arena", sizes=(2,)), 5), acts.Draw())
    waiting = free_entries(event.state)
    assert len(waiting) == 1
    for table in event.state.rounds[0].tables:
        event = do(event, acts.Record(1, table.number, Result((1, 0), confirmed=True)))
    event = do(event, acts.Draw())
    seated = [set(table.entries) for table in event.state.rounds[1].tables]
    assert waiting[0] in set.union(*seated)
    assert all(set(table.entries) not in seated for table in event.state.rounds[0].tables)


def test_an_arena_ends_by_its_minutes_or_by_games() -> None:
    event = do(begin_with(Plan("Arena", "arena", sizes=(2,), minutes=90), 4), acts.Draw())
    for table in event.state.rounds[0].tables:
        event = do(event, acts.Record(1, table.number, Result((1, 0), confirmed=True)))
    event = submit(event, acts.Draw(), 5399.0, "director")
    assert event.state.clock.started == 0.0
    with pytest.raises(BadCommand, match="time of the event is over"):
        submit(event, acts.Seat((1, 2)), 5400.0, "director")
    event = begin_with(Plan("Arena", "arena", sizes=(2,), rounds=2), 4)
    for number in (1, 2):
        event = do(event, acts.Draw())
        for table in event.state.rounds[-1].tables:
            event = do(event, acts.Record(number, table.number, Result((1, 0), confirmed=True)))
    assert set(count_tables(event.state).values()) == {2}
    with pytest.raises(BadCommand, match="are drawn"):
        do(event, acts.Draw())


def challenge(event: Event, one: int, other: int, points: tuple[int, int]) -> Event:
    event = do(event, acts.Seat((one, other)))
    last = event.state.rounds[-1]
    return do(event, acts.Record(last.number, last.tables[0].number, Result(points, confirmed=True)))


@pytest.mark.parametrize(
    ("part", "order"),
    [
        (100, [5, 1, 2, 3, 4, 6]),
        (50, [1, 2, 5, 3, 4, 6]),
        (34, [1, 2, 5, 3, 4, 6]),
        (25, [1, 2, 3, 5, 4, 6]),
    ],
)
def test_a_win_takes_a_part_of_the_distance(part: int, order: list[int]) -> None:
    event = challenge(begin_with(Plan("Ladder", "ladder", sizes=(2,), part=part), 6), 5, 1, (7, 2))
    assert ladder_order(event.state) == order
    assert [one.id for one in rank_entries(event.state)] == order
    assert ladder_order(challenge(event, 6, order[0], (1, 2)).state) == order


@given(st.permutations(list(range(1, 9))), st.data(), st.integers(1, 100))
def test_a_ladder_loses_nobody(order: list[int], data: st.DataObject, part: int) -> None:
    entries = tuple(data.draw(st.lists(st.sampled_from(order), min_size=2, max_size=4, unique=True)))
    points = tuple(data.draw(st.lists(st.integers(0, 5), min_size=len(entries), max_size=len(entries))))
    before = list(order)
    move_by_result(order, Table(1, entries), Result(points), part)
    assert sorted(order) == sorted(before)
    winner = max(zip(points, entries, strict=True))[1]
    assert order.index(winner) <= before.index(winner) or points.count(max(points)) > 1
    if part == 100 and points.count(max(points)) == 1:
        assert all(order.index(winner) <= order.index(one) for one in entries)


def test_challenges_that_cannot_be() -> None:
    event = do(begin_with(Plan("Ladder", "ladder", sizes=(2,), reach=2), 6), acts.Seat((3, 1)))
    for act, says in (
        (acts.Seat((2, 1)), "another table"),
        (acts.Seat((6, 2)), "up to 2 places"),
        (acts.Seat((4, 4)), "different"),
        (acts.Seat((4, 5, 6)), "different"),
        (acts.Seat((4, 9)), "no entry 9"),
    ):
        with pytest.raises(BadCommand, match=says):
            do(event, act)
    with pytest.raises(BadCommand, match="tables are drawn"):
        do(begin_with(Plan("Lot", "lot", sizes=(2,)), 4), acts.Seat((1, 2)))
    with pytest.raises(BadCommand, match="hundredths"):
        found(Plan("Ladder", "ladder", sizes=(2,), part=0), "secret", 0.0, "director")


def test_who_does_not_come_to_a_challenge_has_lost_it() -> None:
    event = do(begin_with(Plan("Ladder", "ladder", sizes=(2,), part=100), 4), acts.Seat((3, 1)))
    assert ladder_order(do(event, acts.Withdraw(1)).state) == [3, 1, 2, 4]
    event = do(event, acts.Record(1, 1, Result(void=True, confirmed=True)))
    assert ladder_order(event.state) == [1, 2, 3, 4]


def test_who_is_challenged_says_yes_and_sits_down() -> None:
    event = do(begin_with(Plan("Ladder", "ladder", sizes=(2,), reach=2), 4), acts.Challenge((3, 1)))
    (asked,) = event.state.challenges
    assert (asked.entries, asked.accepted, event.state.rounds) == ((3, 1), (), ())
    seated = do(event, acts.Accept(asked.seq, 1), by="p1")
    assert seated.state.challenges == ()
    assert [table.entries for table in seated.state.rounds[0].tables] == [(3, 1)]
    assert load(decode_journal(encode_journal(seated.journal))) == seated
    again = do(seated, acts.Undo(seated.state.seq))
    assert (again.state.challenges, again.state.rounds) == ((asked,), ())


@pytest.mark.parametrize(
    "answers",
    [[acts.Decline(7, 1)], [acts.Decline(7, 3)], [acts.Withdraw(1)], [acts.Accept(7, 2), acts.Withdraw(3)]],
)
def test_a_challenge_ends_without_a_table(answers: list[acts.AnyAct]) -> None:
    event = do(begin_with(Plan("Arena", "arena", sizes=(3,)), 4), acts.Challenge((3, 1, 2)), *answers)
    assert event.state.challenges == ()
    assert event.state.rounds == ()


def test_all_of_a_larger_table_say_yes() -> None:
    event = do(
        begin_with(Plan("Arena", "arena", sizes=(3,)), 4), acts.Challenge((3, 1, 2)), acts.Accept(7, 2)
    )
    assert event.state.rounds == ()
    event = do(event, acts.Accept(7, 1))
    assert event.state.rounds[0].tables[0].entries == (3, 1, 2)


@pytest.mark.parametrize(
    ("act", "says"),
    [
        (acts.Challenge((6, 2)), "up to 2 places"),
        (acts.Challenge((3, 3)), "different"),
        (acts.Challenge((3, 2)), "waits for an answer already"),
        (acts.Accept(9, 3), "not asked"),
        (acts.Accept(9, 5), "not asked"),
        (acts.Accept(4, 1), "no challenge"),
        (acts.Accept(9, 1), "another table"),
        (acts.Decline(9, 2), "no part"),
        (acts.Undo(1), "cannot be undone"),
        (acts.Undo(4), "was done to the entry"),
    ],
)
def test_challenges_and_answers_that_cannot_be(act: acts.AnyAct, says: str) -> None:
    event = do(begin_with(Plan("Ladder", "ladder", sizes=(2,), reach=2), 6), acts.Challenge((3, 1)))
    assert event.state.challenges[0].seq == 9
    if says == "another table":
        event = do(event, acts.Seat((1, 2)))
    with pytest.raises(BadCommand, match=says):
        do(event, act)


def test_one_challenges_and_answers_for_oneself() -> None:
    event = do(begin_with(Plan("Ladder", "ladder", sizes=(2,)), 4), acts.Challenge((3, 1)))
    (asked,) = event.state.challenges
    for act, name in (
        (acts.Challenge((2, 1)), "p2"),
        (acts.Accept(asked.seq, 1), "p1"),
        (acts.Decline(asked.seq, 3), "p3"),
    ):
        check_author(event.state, act, name)
        with pytest.raises(BadCommand):
            check_author(event.state, act, "p4")
