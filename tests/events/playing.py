"""Found, fill and play events for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.commands import Event, found, submit
from hlaska.events.history import open_tables
from hlaska.events.model import Plan, Result, Table

Points = Callable[[Table], Sequence[int]]


def do(event: Event, *many: AnyAct, by: str = "director", why: str = "because") -> Event:
    for act in many:
        event = submit(event, act, 0.0, by, why)
    return event


def begin_with(plan: Plan, count: int) -> Event:
    event = found(plan, "secret", 0.0, "director")
    size = {"singles": 1, "pairs": 2, "teams": plan.team_size}[plan.kind]
    for i in range(1, count + 1):
        event = do(event, acts.Enter(f"p{i}", tuple(f"p{i}.{m}" for m in range(size)) if size > 1 else ()))
    return do(event, acts.Start())


def lower_wins(table: Table) -> Sequence[int]:
    """Give the most points to the lowest number."""
    return [-one for one in table.entries]


def play_all(event: Event, points: Points = lower_wins) -> Event:
    """Record a result at all open tables."""
    for played in event.state.rounds:
        for table in open_tables(event.state, played):
            result = Result(tuple(points(table)), confirmed=True)
            event = do(event, acts.Record(played.number, table.number, result))
    return event


def play_round(event: Event, points: Points = lower_wins) -> Event:
    return play_all(do(event, acts.Draw()), points)
