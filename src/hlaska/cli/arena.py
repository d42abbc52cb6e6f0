"""`hlaska arena`: duplicate deals between two computer players."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from hlaska.cli.output import print_json, table


def arena(asked: Namespace) -> None:
    from hlaska.games import find_game
    from hlaska.library import duplicate
    from hlaska.research.kept import add, kept

    find_game(asked.game, asked.preset, asked.set)  # the preset must be one of this game
    rules, workers = asked.preset or asked.game, asked.workers
    report = duplicate(
        rules, asked.a, asked.b, *asked.set, deals=asked.deals, seed=asked.seed, workers=workers
    )
    if asked.keep:
        add(Path(asked.keep), kept(report, asked.set, asked.note))
    numbers = msgspec.structs.asdict(report)
    if asked.json:
        print_json(numbers)
        return
    print(table((k, f"{v:.3f}" if isinstance(v, float) else str(v)) for k, v in numbers.items()))
