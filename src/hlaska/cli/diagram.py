"""Draws a position of a record as a picture: `hlaska diagram`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hlaska.cli.output import print_json
from hlaska.cli.records import language_of, load
from hlaska.core import record as records
from hlaska.core.errors import BadRecord, BadText
from hlaska.games import game_class
from hlaska.locales import Language
from hlaska.server.learning.diagram import draw


def draw_record(args: Namespace) -> None:
    """Draws the hands in compass layout. Raises BadRecord, BadText, NoDeal."""
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    played = records.check(record, game_class, lines)
    if not 1 <= args.deal <= len(played):
        raise BadRecord(f"this record has no deal {args.deal}; there are 1 to {len(played)}")
    one = played[args.deal - 1]
    faces = args.faces or game.faces
    names = language_of(args, game, record, one.before.first).seat if record.chairs else ()
    language = Language(args.lang, faces=faces, money=game.money, names=names)
    svg = draw(game, record.preset, one, -1 if args.step is None else args.step, language, faces)
    if args.json:
        print_json({"svg": svg})
    elif args.out:
        try:
            Path(args.out).write_text(svg, encoding="utf-8")
        except OSError as e:
            raise BadText(f"{args.out}: {e.strerror}") from None
    else:
        print(svg, end="")
