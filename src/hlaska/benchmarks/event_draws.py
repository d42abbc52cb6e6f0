"""Measures how long a round's draw takes in each format of events. The command is `hlaska bench events`."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final

from hlaska.events import acts
from hlaska.events.commands import Event, found, submit
from hlaska.events.formats import FORMATS
from hlaska.events.lots import order_by_lot, seed_of
from hlaska.events.model import Plan, Result

ENTRIES: Final = 256
ROUNDS: Final = 3  # played before the draw that is measured
TRIES: Final = 3  # of which the least counts


def bench_events() -> dict[str, Any]:
    """Return milliseconds of a draw, and ratios to one order by lot."""
    lot = _best_time(lambda: order_by_lot(range(1, ENTRIES + 1), "seed", 1), 20)
    draws = {
        f"{name} of {size}": _draw(name, size) for name in FORMATS if name != "ladder" for size in (2, 4)
    }
    return {
        "entries": ENTRIES,
        "order_by_lot_ms": round(1000 * lot, 3),
        "draw_ms": {name: round(1000 * seconds, 1) for name, seconds in draws.items()},
        "ratio_to_lot": {name: round(seconds / lot, 1) for name, seconds in draws.items()},
    }


def _draw(name: Any, size: int) -> float:
    event = found(Plan(name, name, sizes=(size,)), "secret", 0.0, "bench")
    for number in range(ENTRIES):
        event = _do(event, acts.Enter(str(number)))
    event = _do(event, acts.Start())
    for _ in range(ROUNDS):
        event = _play(event)
    state, seed = event.state, seed_of("secret", ROUNDS + 1)
    return _best_time(lambda: FORMATS[name].draw(state, seed), TRIES)


def _play(event: Event) -> Event:
    event = _do(event, acts.Draw())
    last = event.state.rounds[-1]
    for table in last.tables:
        points = tuple((one * 7919) % 101 for one in table.entries)
        event = _do(event, acts.Record(last.number, table.number, Result(points, confirmed=True)))
    return event


def _do(event: Event, act: acts.AnyAct) -> Event:
    return submit(event, act, 0.0, "bench", "bench")


def _best_time(work: Callable[[], object], tries: int) -> float:
    found: list[float] = []
    for _ in range(tries):
        begun = process_time()
        work()
        found.append(process_time() - begun)
    return min(found)
