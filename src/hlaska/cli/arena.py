"""`hlaska arena`: duplicate deals between two computer players."""

from __future__ import annotations

from argparse import Namespace

import msgspec

from hlaska.cli.output import print_json, table


def arena(asked: Namespace) -> None:
    from hlaska.games import find_game, game_class
    from hlaska.research.arena import Spec, match

    find_game(asked.game, asked.preset, asked.set)
    preset = asked.preset or next(iter(game_class(asked.game).presets))
    report = match(
        Spec(asked.game, preset, tuple(asked.set)), asked.a, asked.b, asked.deals, asked.seed, asked.workers
    )
    numbers = msgspec.structs.asdict(report)
    if asked.json:
        print_json(numbers)
        return
    print(table((k, f"{v:.3f}" if isinstance(v, float) else str(v)) for k, v in numbers.items()))
