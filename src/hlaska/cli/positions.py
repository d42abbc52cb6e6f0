"""`hlaska bench positions`: how often a player chooses what is known to be better, by position."""

from __future__ import annotations

from argparse import Namespace

from hlaska.benchmarks.positions import names, run
from hlaska.bots import make
from hlaska.cli.output import print_json, table
from hlaska.core.errors import BadText
from hlaska.games import find_game
from hlaska.kernel import jit


def bench_positions(asked: Namespace) -> None:
    """Prints a row a position. Raises BadText for a level that does not exist."""
    if asked.seeds < 1:
        raise BadText("--seeds: at least 1")
    make(asked.level, find_game("marias"))
    jit.start()
    found = [run(name, asked.level, asked.seeds) for name in names()]
    if asked.json:
        print_json({"level": asked.level, "seeds": asked.seeds, "positions": found})
        return
    rows = [("position", "right", "wrong", "chosen")]
    rows += [
        (
            one.name,
            f"{one.right}/{asked.seeds}",
            f"{one.wrong}/{asked.seeds}",
            ", ".join(f"{turn} ({count})" for turn, count in one.chosen.items()),
        )
        for one in found
    ]
    print(table(rows))
