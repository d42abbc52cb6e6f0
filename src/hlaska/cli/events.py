"""`hlaska events simulate`: runs events of random formats and accidents, and holds them to their laws."""

from __future__ import annotations

import time
from argparse import Namespace

from hlaska.cli.output import print_json
from hlaska.events.simulation import Simulated, simulate


def simulate_events(asked: Namespace) -> None:
    """Runs events and prints what was counted. Raises LawBroken with the seed of the event that broke one."""
    begun = time.perf_counter()
    found = simulate(asked.number, asked.seed)
    seconds = time.perf_counter() - begun
    if asked.json:
        print_json(
            {
                **{name: getattr(found, name) for name in Simulated.__struct_fields__},
                "seconds": round(seconds, 2),
            }
        )
        return
    print(
        f"{found.events} events, {found.rounds} rounds, {found.tables} tables in {seconds:.1f} s; no law was broken."
    )
    print(f"{found.byes} times somebody sat out; {found.late} came late, {found.gone} left.")
    print(", ".join(f"{name} {count}" for name, count in found.formats.items()))
