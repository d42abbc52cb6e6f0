"""Measures how fast things are here: `hlaska bench`.

They are the kernel, the solver, the engine, the playouts and the players of each game, and how many tables of computer
players keep their pace.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from math import inf
from typing import Any

from hlaska.cli.output import format_table, print_json
from hlaska.core.errors import BadText
from hlaska.games import GAMES, game_class

SECONDS = 1.0  # of measuring each game's engine
ROUND = 0.1  # of one round of a game's playouts, of which there are five for each rate
THOUGHT = 0.15  # of one round of a kind of decision, of which there are three
PLAIN = ("kernel", "solver", "events", "research")  # parts without a column for each game
HEADS = {  # of the columns of a table
    "engine": {
        "actions_per_second": "actions/s",
        "with_one_view": "with one view",
        "with_all_views": "with all views",
        "explanation_us": "µs an explanation",
    },
    "playouts": {
        "playouts_per_second.random": "random/s",
        "playouts_per_second.policy": "policy/s",
        "cards_per_second.random": "random cards/s",
        "cards_per_second.policy": "policy cards/s",
        "settlements_per_second": "settled/s",
        "cards_per_playout.policy": "cards each",
        "python_playouts_per_second.policy": "policy/s in Python",
        "ratio_to_python.policy": "times Python",
    },
    "players": {
        "club_card_us": "club:64 card, µs",
        "strong_card_us": "strong:8 card, µs",
        "strong_call_us": "strong:8 call, µs",
        "worlds_per_second": "worlds/s",
        "python_cards.club_card": "club card, cards in Python",
        "python_cards.strong_card": "strong card",
        "python_cards.strong_call": "strong call",
        "python_cards.world": "world",
    },
}


def bench(args: Namespace) -> None:
    """Raises BadText for a game that does not exist."""
    for name in args.game:
        game_class(name)
    if args.part == "tables":
        _bench_tables(args)
        return
    if args.part in ("server", "start"):
        _bench_server(args)
        return
    found: dict[str, Any] = {}
    if args.part == "positions":
        from hlaska.cli.positions import bench_positions

        return bench_positions(args)
    if args.part in ("all", "kernel"):
        from hlaska.kernel import bench as kernel

        found["kernel"] = kernel.run()
    if args.part in ("all", "solver"):
        from hlaska.cli.solve import bench_solver

        found["solver"] = bench_solver()
    if args.part in ("all", "events"):
        from hlaska.benchmarks.event_draws import bench_events

        found["events"] = bench_events()
    if args.part == "research":
        from hlaska.benchmarks import research_speed

        found["research"] = research_speed.run(args.game)
    if args.part not in PLAIN:
        found |= _measure_games(args)
    if args.json:
        print_json(found)
        return
    for plain in (p for p in PLAIN if p in found):
        print(f"{plain}:\n" + format_table(_flatten(found[plain]), "  "))
    for part in (p for p in HEADS if p in found):
        print(f"{part}:\n" + format_table(_columns(HEADS[part], found[part]), "  "))
        print(
            f"{part}, marias = 1:\n"
            + format_table(_columns(HEADS[part], found[part], "ratio_to_marias."), "  ")
        )


def _bench_tables(args: Namespace) -> None:
    """Raises BadText for numbers that cannot be, and for a level that does not exist."""
    from hlaska.benchmarks.bot_tables import measure_tables
    from hlaska.bots import make
    from hlaska.games import find_game

    if args.tables < 1 or args.workers < 1 or not 0 < args.minutes < inf:
        raise BadText("tables and workers: at least 1; minutes: more than 0")
    games = args.game or list(GAMES)
    make(args.level, find_game(games[0]))
    found = measure_tables(games, args.tables, args.minutes, args.level, args.workers)
    if args.json:
        print_json(found)
    else:
        print(format_table(_flatten(found), "  "))


def _bench_server(args: Namespace) -> None:
    """Raises BadText for numbers that cannot be, Failed where the server does not start."""
    from hlaska.benchmarks.restart import measure_restart
    from hlaska.benchmarks.server_load import measure_load
    from hlaska.server.storage.open import is_postgres

    if args.tables < 1 or args.people < 1 or not 0 < args.minutes < inf:
        raise BadText("tables and people: at least 1; minutes: more than 0")
    if args.processes > 1 and not is_postgres(args.db):
        raise BadText("several processes need --db postgresql://...")
    if args.bus and (args.part == "start" or not is_postgres(args.db)):
        raise BadText("--bus is for server, with --db postgresql://...")
    game = args.game[0] if args.game else "marias"
    if args.part == "start":
        found = asyncio.run(measure_restart(game, args.tables, args.db))
    else:
        more = (args.db, args.processes, args.people, args.bus)
        found = asyncio.run(measure_load(game, args.tables, args.minutes, *more))
    if args.json:
        print_json(found)
    else:
        print(format_table(_flatten(found), "  "))


def _measure_games(args: Namespace) -> dict[str, Any]:
    """Measures all games, or those asked for and the one that ratios refer to."""
    from hlaska.benchmarks import decision_cost, throughput

    measures: dict[str, Callable[[str], throughput.Rates]] = {
        "engine": lambda name: throughput.measure_engine(name, SECONDS),
        "playouts": lambda name: throughput.measure_playouts(name, ROUND),
        "players": lambda name: decision_cost.measure_thinking(name, THOUGHT),
    }
    names = [n for n in GAMES if not args.game or n in args.game or n == throughput.REFERENCE]
    parts = [part for part in measures if args.part in ("all", part)]
    return {part: throughput.with_ratios({n: measures[part](n) for n in names}) for part in parts}


def _flatten(numbers: dict[str, Any], head: str = "") -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for k, v in numbers.items():
        out += _flatten(v, f"{head}{k}.") if isinstance(v, dict) else [(head + k, str(v))]
    return out


def _columns(heads: dict[str, str], games: dict[str, Any], of: str = "") -> list[tuple[str, ...]]:
    """Makes a row for each game, and a column for each number below `of`."""
    flat = {name: dict(_flatten(numbers)) for name, numbers in games.items()}
    keys = [key for key in heads if any(of + key in numbers for numbers in flat.values())]
    rows = [(name, *(numbers.get(of + key, "") for key in keys)) for name, numbers in flat.items()]
    return [("", *(heads[key] for key in keys)), *rows]
