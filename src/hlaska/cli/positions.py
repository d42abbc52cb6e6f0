"""Counts how often a player chooses what is known to be better: `hlaska bench positions`. It goes by position."""

from __future__ import annotations

from argparse import Namespace

from hlaska.benchmarks.positions import count_choices, names
from hlaska.bots import make
from hlaska.cli.compiling import start_kernel
from hlaska.cli.output import format_table, print_json
from hlaska.core.errors import BadText
from hlaska.games import find_game


def bench_positions(args: Namespace) -> None:
    """Prints a row a position. Raises BadText for a level that does not exist."""
    if args.seeds < 1:
        raise BadText("--seeds: at least 1")
    make(args.level, find_game("marias"))
    start_kernel(args.lang)
    found = [count_choices(name, args.level, args.seeds) for name in names()]
    if args.json:
        print_json({"level": args.level, "seeds": args.seeds, "positions": found})
        return
    rows = [("position", "right", "wrong", "chosen")]
    rows += [
        (
            one.name,
            f"{one.right}/{args.seeds}",
            f"{one.wrong}/{args.seeds}",
            ", ".join(f"{turn} ({count})" for turn, count in one.chosen.items()),
        )
        for one in found
    ]
    print(format_table(rows))
