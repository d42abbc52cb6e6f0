"""Edits deals: rows of cards become a position, with all that is wrong with them.

What is set up comes from whoever asks, and nothing here is kept: no table and no deal in play is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

from hlaska.core.options import difference
from hlaska.core.record import Find
from hlaska.protocol.deals import AskRows, Edited, Replay
from hlaska.server.history.records import parse_uploaded
from hlaska.server.history.replay import replay_of_one
from hlaska.server.learning.lessons import parse_game, parse_seed
from hlaska.server.tables.catalog import Catalog
from hlaska.table import position_editor
from hlaska.table.position_editor import EditedPosition, Rows


def new_deal(catalog: Catalog, name: str, request: Mapping[str, str]) -> Edited:
    """Makes a deal by chance; the same seed gives the same one. Raises BadOptions."""
    preset, defaults, game = parse_game(catalog, name, request)
    changes = difference(game.options, defaults)
    return edit_rows(catalog.find, position_editor.random_rows(game, preset, changes, parse_seed(request)))


def of_text(find: Find, request: AskRows) -> Edited:
    """Reads a deal of a record, to be changed. Raises BadRecord, NoDeal."""
    record, _ = parse_uploaded(find, request.text, request.deal)
    return edit_rows(
        find, position_editor.rows_of_record(find, record, request.deal, request.step, request.lie)
    )


def edit_rows(find: Find, rows: Rows) -> Edited:
    """Reads rows as far as they are understood, and says what is wrong. Raises BadRecord, BadText."""
    found = position_editor.check_rows(find, rows)
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
        replay=_replay_position(found),
    )


def _replay_position(found: EditedPosition) -> Replay | None:
    if found.record is None or found.played is None:
        return None
    return replay_of_one(found.game, found.record, found.played, max(0, found.played.state.pub.turn))
