"""The deal editor: rows of cards become a position, with all that is wrong with them.

What is set up comes from whoever asks, and nothing here is kept: no table and no deal in play is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

from hlaska.core.options import difference
from hlaska.core.record import Find
from hlaska.protocol.deals import AskRows, Edited, Replay
from hlaska.server.history.records import parse_uploaded
from hlaska.server.history.replay import replay_of_one
from hlaska.server.learning.lessons import asked_game, asked_seed
from hlaska.server.tables.catalog import Catalog
from hlaska.table import position_editor
from hlaska.table.position_editor import Position, Rows


def new(catalog: Catalog, name: str, asked: Mapping[str, str]) -> Edited:
    """A deal by chance; the same seed gives the same one. Raises BadOptions."""
    preset, usual, game = asked_game(catalog, name, asked)
    changes = difference(game.options, usual)
    return edited(catalog.find, position_editor.at_random(game, preset, changes, asked_seed(asked)))


def of_text(find: Find, asked: AskRows) -> Edited:
    """A deal of a record, to be changed. Raises BadRecord, NoDeal."""
    record, _ = parse_uploaded(find, asked.text, asked.deal)
    return edited(find, position_editor.of_record(find, record, asked.deal, asked.step, asked.lie))


def edited(find: Find, rows: Rows) -> Edited:
    """Rows as they can be understood, and what is wrong with them. Raises BadRecord, BadText."""
    found = position_editor.check(find, rows)
    game = found.game
    return Edited(
        asked=rows,
        game=game.id,
        preset=found.head.preset or next(iter(game.presets)),
        changes=found.head.options,
        faces=game.faces,
        money=game.money,
        pack=game.pack,
        rows=found.rows,
        spare=found.spare,
        faults=found.faults,
        moves=found.moves,
        replay=_shown(found),
    )


def _shown(found: Position) -> Replay | None:
    if found.record is None or found.played is None:
        return None
    return replay_of_one(found.game, found.record, found.played, max(0, found.played.state.pub.turn))
