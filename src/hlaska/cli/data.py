"""`hlaska data`: data sets of deals, endings and calls as Parquet files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hlaska.cli.arena import bar
from hlaska.cli.output import print_json, table


def data(asked: Namespace) -> None:
    """Makes a data set, or goes on with one. Raises BadText."""
    from hlaska.games import game_class, preset_of
    from hlaska.research.arena import Spec
    from hlaska.research.data import CARD, make

    kind = game_class(asked.game)
    preset_of(kind, asked.preset)  # must be one of this game
    preset = asked.preset or next(iter(kind.presets))
    made = make(
        asked.what,
        Spec(asked.game, preset, tuple(asked.set)),
        Path(asked.write or f"{preset}-{asked.what}"),
        asked.number,
        seed=asked.seed,
        player=asked.player,
        cards=asked.cards,
        per_deal=asked.per_deal,
        part=asked.part,
        workers=asked.workers,
        cluster=asked.cluster,
        progress=bar("endings" if asked.what == "endings" else "deals"),
    )
    if asked.json:
        print_json(made)
        return
    rows = [("folder", made.folder), ("card", str(Path(made.folder) / CARD)), ("files", str(made.files))]
    rows += [("rows", str(made.rows)), ("bytes", str(made.bytes)), ("sha256", made.sha256)]
    print(table(rows))
