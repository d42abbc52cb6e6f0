"""Writes data sets of deals, endings and calls as Parquet files: `hlaska data`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hlaska.cli.arena import progress_bar
from hlaska.cli.compiling import announce_compiling
from hlaska.cli.output import format_table, print_json


def data(args: Namespace) -> None:
    """Makes a data set, or goes on with one. Raises BadText."""
    from hlaska.games import game_class, preset_of
    from hlaska.research.data import CARD, make
    from hlaska.research.matches.arena import Spec

    game_type = game_class(args.game)
    preset_of(game_type, args.preset)  # must be one of this game
    preset = args.preset or next(iter(game_type.presets))
    announce_compiling(args.lang)
    made = make(
        args.what,
        Spec(args.game, preset, tuple(args.set)),
        Path(args.write or f"{preset}-{args.what}"),
        args.number,
        seed=args.seed,
        player=args.player,
        cards=args.cards,
        per_deal=args.per_deal,
        part=args.part,
        workers=args.workers,
        cluster=args.cluster,
        progress=progress_bar("endings" if args.what == "endings" else "deals"),
    )
    if args.json:
        print_json(made)
        return
    rows = [("folder", made.folder), ("card", str(Path(made.folder) / CARD)), ("files", str(made.files))]
    rows += [("rows", str(made.rows)), ("bytes", str(made.bytes)), ("sha256", made.sha256)]
    print(format_table(rows))
