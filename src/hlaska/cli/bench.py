"""`hlaska bench`: how fast the kernel, the solver, the engine, the playouts and the players of each game are here, and
how many tables of computer players keep their pace."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable
from math import inf
from typing import Any

from hlaska.cli.output import print_json, table
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


def bench(asked: Namespace) -> None:
    """Raises BadText for a game that does not exist."""
    for name in asked.game:
        game_class(name)
    if asked.part == "tables":
        _tables(asked)
        return
    if asked.part in ("server", "start"):
        _server(asked)
        return
    found: dict[str, Any] = {}
    if asked.part == "positions":
        from hlaska.cli.positions import bench_positions

        return bench_positions(asked)
    if asked.part in ("all", "kernel"):
        from hlaska.kernel import bench as kernel

        found["kernel"] = kernel.run()
    if asked.part in ("all", "solver"):
        from hlaska.cli.solve import bench_solver

        found["solver"] = bench_solver()
    if asked.part in ("all", "events"):
        from hlaska.benchmarks.event_draws import bench_events

        found["events"] = bench_events()
    if asked.part == "research":
        from hlaska.benchmarks import research_speed

        found["research"] = research_speed.run(asked.game)
    if asked.part not in PLAIN:
        found |= _games(asked)
    if asked.json:
        print_json(found)
        return
    for plain in (p for p in PLAIN if p in found):
        print(f"{plain}:\n" + table(_flat(found[plain]), "  "))
    for part in (p for p in HEADS if p in found):
        print(f"{part}:\n" + table(_columns(HEADS[part], found[part]), "  "))
        print(f"{part}, marias = 1:\n" + table(_columns(HEADS[part], found[part], "ratio_to_marias."), "  "))


def _tables(asked: Namespace) -> None:
    """Raises BadText for numbers that cannot be, and for a level that does not exist."""
    from hlaska.benchmarks.bot_tables import tables
    from hlaska.bots import make
    from hlaska.games import find_game

    if asked.tables < 1 or asked.workers < 1 or not 0 < asked.minutes < inf:
        raise BadText("tables and workers: at least 1; minutes: more than 0")
    games = asked.game or list(GAMES)
    make(asked.level, find_game(games[0]))
    found = tables(games, asked.tables, asked.minutes, asked.level, asked.workers)
    if asked.json:
        print_json(found)
    else:
        print(table(_flat(found), "  "))


def _server(asked: Namespace) -> None:
    """Raises BadText for numbers that cannot be, Failed where the server does not start."""
    from hlaska.benchmarks.restart import starting
    from hlaska.benchmarks.server_load import crowd
    from hlaska.server.storage.open import is_postgres

    if asked.tables < 1 or asked.people < 1 or not 0 < asked.minutes < inf:
        raise BadText("tables and people: at least 1; minutes: more than 0")
    if asked.processes > 1 and not is_postgres(asked.db):
        raise BadText("several processes need --db postgresql://...")
    if asked.bus and (asked.part == "start" or not is_postgres(asked.db)):
        raise BadText("--bus is for server, with --db postgresql://...")
    game = asked.game[0] if asked.game else "marias"
    if asked.part == "start":
        found = asyncio.run(starting(game, asked.tables, asked.db))
    else:
        more = (asked.db, asked.processes, asked.people, asked.bus)
        found = asyncio.run(crowd(game, asked.tables, asked.minutes, *more))
    if asked.json:
        print_json(found)
    else:
        print(table(_flat(found), "  "))


def _games(asked: Namespace) -> dict[str, Any]:
    """The parts measured for each game: all games, or those asked for and the one that ratios refer to."""
    from hlaska.benchmarks import decision_cost, throughput

    measures: dict[str, Callable[[str], throughput.Rates]] = {
        "engine": lambda name: throughput.engine(name, SECONDS),
        "playouts": lambda name: throughput.playouts(name, ROUND),
        "players": lambda name: decision_cost.thinking(name, THOUGHT),
    }
    names = [n for n in GAMES if not asked.game or n in asked.game or n == throughput.REFERENCE]
    parts = [part for part in measures if asked.part in ("all", part)]
    return {part: throughput.with_ratios({n: measures[part](n) for n in names}) for part in parts}


def _flat(numbers: dict[str, Any], head: str = "") -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for k, v in numbers.items():
        out += _flat(v, f"{head}{k}.") if isinstance(v, dict) else [(head + k, str(v))]
    return out


def _columns(heads: dict[str, str], games: dict[str, Any], of: str = "") -> list[tuple[str, ...]]:
    """Makes a row for each game, and a column for each number below `of`."""
    flat = {name: dict(_flat(numbers)) for name, numbers in games.items()}
    keys = [key for key in heads if any(of + key in numbers for numbers in flat.values())]
    rows = [(name, *(numbers.get(of + key, "") for key in keys)) for name, numbers in flat.items()]
    return [("", *(heads[key] for key in keys)), *rows]
