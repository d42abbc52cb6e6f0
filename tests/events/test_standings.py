"""Standings: sums of points with rulings, ties told apart by name, teams as sums of members."""

from __future__ import annotations

from hlaska.events import acts
from hlaska.events.commands import found, submit
from hlaska.events.model import Plan, Result
from hlaska.events.standings import rank_entries, rank_teams


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
