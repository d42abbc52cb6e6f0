"""`hlaska events`: check the formats of events by playing many at random."""

from __future__ import annotations

from argparse import Namespace
from collections import defaultdict
from time import perf_counter
from typing import Any

from hlaska.cli.output import print_json, table


def simulate_events(asked: Namespace) -> None:
    """Plays events of random format and size. Raises LawBroken with the seed of the event that broke one."""
    from hlaska.events.simulation import Simulated, simulate_event

    began = perf_counter()
    found: dict[str, list[Simulated]] = defaultdict(list)
    for seed in range(asked.seed, asked.seed + asked.number):
        one = simulate_event(seed)
        found[one.format].append(one)
    seconds = round(perf_counter() - began, 1)
    rows = [_sum_up(name, found[name]) for name in sorted(found)]
    if asked.json:
        print_json({"events": asked.number, "seed": asked.seed, "seconds": seconds, "formats": rows})
        return
    heads = list(rows[0]) if rows else []
    print(table([heads, *([str(row[head]) for head in heads] for row in rows)]))
    print(f"{asked.number} events, no law broken, {seconds} seconds")


def _sum_up(name: str, events: list[Any]) -> dict[str, Any]:
    return {
        "format": name,
        "events": len(events),
        "most entries": max(one.entries for one in events),
        "rounds": sum(one.rounds for one in events),
        "lines": sum(one.lines for one in events),
        "refusals": sum(one.refusals for one in events),
        "restarts": sum(one.restarts for one in events),
    }
