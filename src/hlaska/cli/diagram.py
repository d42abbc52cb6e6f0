"""`hlaska diagram`: a position of a record as a picture."""

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


def draw_record(asked: Namespace) -> None:
    """The hands in compass layout. Raises BadRecord, BadText, NoDeal."""
    record, lines = load(asked.file)
    game = records.game_of(record, game_class)
    played = records.check(record, game_class, lines)
    if not 1 <= asked.deal <= len(played):
        raise BadRecord(f"this record has no deal {asked.deal}; there are 1 to {len(played)}")
    one = played[asked.deal - 1]
    faces = asked.faces or game.faces
    names = language_of(asked, game, record, one.before.first).seat if record.chairs else ()
    language = Language(asked.lang, faces=faces, money=game.money, names=names)
    svg = draw(game, record.preset, one, -1 if asked.step is None else asked.step, language, faces)
    if asked.json:
        print_json({"svg": svg})
    elif asked.out:
        try:
            Path(asked.out).write_text(svg, encoding="utf-8")
        except OSError as e:
            raise BadText(f"{asked.out}: {e.strerror}") from None
    else:
        print(svg, end="")
