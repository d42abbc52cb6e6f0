"""Swiss: near scores meet, nobody twice while that can be avoided, byes go round from below."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.events import acts
from hlaska.events.commands import Event, is_verified
from hlaska.events.errors import BadCommand
from hlaska.events.history import count_byes, count_first_chairs, meetings
from hlaska.events.matching import match, match_ranked
from hlaska.events.model import Plan
from hlaska.events.standings import score_groups
from tests.events.playing import begin_with, do, play_round


def can_pair(entries: list[int], met: dict[int, Counter[int]]) -> bool:
    """Try all pairings, as slowly as possible: is there one in which nobody meets again?"""
    if not entries:
        return True
    one, *others = entries
    return any(not met[one][other] and can_pair([p for p in others if p != other], met) for other in others)


@given(count=st.integers(2, 9), rounds=st.integers(1, 8), data=st.data())
def test_nobody_meets_twice_while_that_can_be_avoided(count: int, rounds: int, data: st.DataObject) -> None:
    event = begin_with(Plan("Swiss", "swiss", sizes=(2,)), count)
    for _ in range(rounds):
        met, byes = meetings(event.state), count_byes(event.state)
        entries = sorted(event.state.entries)
        least = min(byes[one] for one in entries)
        left_out = [one for one in entries if byes[one] == least] if count % 2 else [0]
        avoidable = any(can_pair([e for e in entries if e != out], met) for out in left_out)
        event = play_round(event, lambda table: data.draw(st.permutations([0, 5])))
        again = any(met[a][b] for t in event.state.rounds[-1].tables for a, b in combinations(t.entries, 2))
        assert not (again and avoidable)
        assert set(event.state.rounds[-1].byes) <= set(left_out)
    assert is_verified(event.journal)


@given(st.data(), st.integers(2, 7))
def test_a_matching_is_the_cheapest(data: st.DataObject, count: int) -> None:
    edges = [(a, b, data.draw(st.integers(0, 9))) for a, b in combinations(range(1, 2 * count + 1), 2)]
    cost = {(a, b): c for a, b, c in edges}

    def cheapest(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        return min(cost[left[0], p] + cheapest(tuple(q for q in left[1:] if q != p)) for p in left[1:])

    found = match(edges, "seed")
    assert sorted(one for pair in found for one in pair) == list(range(1, 2 * count + 1))
    if count <= 4:
        assert sum(cost[pair] for pair in found) == cheapest(tuple(range(1, 2 * count + 1)))
    assert match(reversed(edges), "seed") == found


@pytest.mark.parametrize("count", [63, 64, 65, 130])
def test_many_are_paired_as_few_are(count: int) -> None:
    """Above a number only near ranks are tried first: nobody sits out for that, and equal scores meet."""
    order = list(range(1, count + 1))
    pairs, out = match_ranked(order, {one: one // 8 for one in order}, {}, {1: 1}, "seed")
    assert len(out) == count % 2
    assert 1 not in out
    assert sum(a // 8 != b // 8 for a, b in pairs) <= count // 8 + 1


def test_scores_meet_near_scores() -> None:
    event = begin_with(Plan("Swiss", "swiss", sizes=(2,)), 32)
    for _ in range(3):
        event = play_round(event, lambda table: (1, 0))
    rank = score_groups(event.state)
    last = do(event, acts.Draw()).state.rounds[-1]
    assert max(abs(rank[table.entries[0]] - rank[table.entries[1]]) for table in last.tables) <= 1
    assert [min(rank[one] for one in table.entries) for table in last.tables] == sorted(
        min(rank[one] for one in table.entries) for table in last.tables
    )
    first = count_first_chairs(event.state)
    assert all(first[table.entries[0]] <= first[table.entries[1]] for table in last.tables)


@pytest.mark.parametrize("sizes", [(3,), (4,), (4, 3), (3, 2)])
def test_larger_tables_are_cut_from_the_standings(sizes: tuple[int, ...]) -> None:
    event = begin_with(Plan("Swiss", "swiss", sizes=sizes), 24)
    for _ in range(3):
        event = play_round(event)
    assert max(max(others.values()) for others in meetings(event.state).values()) <= 2
    assert is_verified(event.journal)


@given(st.data(), st.integers(4, 12))
def test_late_comers_and_leavers(data: st.DataObject, count: int) -> None:
    event = begin_with(Plan("Swiss", "swiss", sizes=(2,)), count)
    for number in range(4):
        event = play_round(event, lambda table: data.draw(st.permutations([0, 5])))
        event = do(event, acts.Enter(f"late {number}"))
        there = [one.id for one in event.state.entries.values() if one.present]
        event = do(event, acts.Withdraw(data.draw(st.sampled_from(there))))
    event = do(event, acts.Draw())
    last = event.state.rounds[-1]
    seated = [one for table in last.tables for one in table.entries]
    assert sorted([*seated, *last.byes]) == [o.id for o in event.state.entries.values() if o.present]
    assert all(len(table.entries) == 2 for table in last.tables)
    assert is_verified(event.journal)


def test_a_round_of_one_is_refused() -> None:
    event: Event = do(begin_with(Plan("Swiss", "swiss", sizes=(2,)), 2), acts.Withdraw(1))
    with pytest.raises(BadCommand, match="1 entry is too few"):
        do(event, acts.Draw())
