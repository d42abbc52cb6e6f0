"""`hlaska bench`: how fast the kernel and the engine are here."""

from __future__ import annotations

import time
from argparse import Namespace
from random import Random
from typing import Any

from hlaska.cli.output import print_json, table
from hlaska.core.match import next_deck
from hlaska.games import GAMES, find_game

SECONDS = 2.0


def bench(asked: Namespace) -> None:
    found: dict[str, Any] = {}
    if asked.name in ("all", "kernel"):
        from hlaska.kernel import bench as kernel

        found["kernel"] = kernel.run()
    if asked.name in ("all", "engine"):
        found["engine"] = {name: engine(name) for name in GAMES}
    if asked.json:
        print_json(found)
        return
    for part, numbers in found.items():
        print(f"{part}:")
        print(table(((k, str(v)) for k, v in _flat(numbers)), "  "))


def _flat(numbers: dict[str, Any], head: str = "") -> list[tuple[str, Any]]:
    out: list[tuple[str, Any]] = []
    for k, v in numbers.items():
        out += _flat(v, f"{head}{k}.") if isinstance(v, dict) else [(head + k, v)]
    return out


def engine(name: str) -> dict[str, float]:
    """Actions a second in plain Python: legal and apply, with the view of the seat to move, with all views."""
    rates = {f"actions_{n}_views": _rate(name, n, SECONDS / 3) for n in (0, 1, -1)}
    return {
        "actions_per_second": rates["actions_0_views"],
        "with_one_view": rates["actions_1_views"],
        "with_all_views": rates["actions_-1_views"],
    }


def _rate(name: str, views: int, seconds: float) -> float:
    game, rng = find_game(name), Random(1)
    match = game.opening()
    count, spent = 0, 0.0
    while spent < seconds:
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        begin = time.perf_counter()
        while state.pub.turn >= 0:
            seat = state.pub.turn
            legal = game.view(state, seat).legal if views else game.legal(state, seat)
            state, _ = game.apply(state, seat, legal[rng.randrange(len(legal))])
            if views < 0:
                for s in range(game.seats):
                    if s != seat:
                        game.view(state, s)
            count += 1
        spent += time.perf_counter() - begin
    return round(count / spent)
