"""Makes a table again from its journal."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from hlaska import games
from hlaska.core import seating
from hlaska.core.errors import BadRecord, HlaskaError, Phrase
from hlaska.core.game import Game
from hlaska.core.verifiable_shuffle import is_digest
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.hooks import TableHooks
from hlaska.table.new_table import check_chairs
from hlaska.table.store import JournalDamaged, NotSaved, Store, TableMeta
from hlaska.table.table import Table

log = logging.getLogger(__name__)

READING: Final = 2  # tables that are replayed at a time: more would hold up each other, and who plays already


class NoTable(HlaskaError):
    """Says that there is no such table, or that its journal cannot be read."""

    def __init__(self, text: str, key: str = "problem-no-table") -> None:
        super().__init__(text, Phrase(key))


class TableReader:
    """Reads tables back from the store, some at a time.

    hooks: know whether the deals of a table may be shown yet.
    """

    def __init__(self, store: Store, catalog: Catalog, hooks: TableHooks) -> None:
        self._store, self._catalog, self._hooks = store, catalog, hooks
        self._reading = asyncio.Semaphore(READING)

    async def read(self, name: str) -> Table:
        """Returns a table as its journal has it. Raises NoTable, JournalDamaged, NotSaved."""
        meta = await self._store.get(name) if is_possible(name) else None
        if meta is None:
            raise no_table(name)
        return await self.replay(meta)

    async def replay(self, meta: TableMeta) -> Table:
        """Returns the table of this journal. Raises NoTable for one of other rules, JournalDamaged, NotSaved."""
        try:
            game = self._catalog.restore(meta)
        except Exception as error:
            raise _other_rules(meta, error) from error
        try:
            _check(meta, game)
            table = Table(meta, game, self._store)
            table.embargo = self._hooks.has_embargoed_deals
            async with self._reading:
                await table.log.catch_up()
        except (JournalDamaged, NotSaved):
            raise
        except Exception as error:  # its text may hold cards: who asks is not told
            if game.rules_version != meta.rules:
                raise _other_rules(meta, error) from error
            line = error.line if isinstance(error, BadRecord) else 0
            why = f"line {line} cannot follow" if line else "its lines cannot be replayed"
            raise JournalDamaged(meta.id, why) from error
        return table


def is_possible(name: str) -> bool:
    """Tells whether a table may have this name."""
    return name.isascii() and name.isalnum() and len(name) < 40


def no_table(name: str) -> NoTable:
    """Returns the error for a name that no table has."""
    return NoTable(f"there is no table '{name[:40]}'")


def _check(meta: TableMeta, game: Game) -> None:
    """Checks what is kept beside the entries of a journal. Raises JournalDamaged, BadOptions."""
    check_chairs(game, meta.chairs)
    games.preset_of(type(game), meta.preset)
    if not 0 <= meta.first < game.players:
        raise JournalDamaged(meta.id, "nobody sits where the first deal begins")
    if meta.key and not is_digest(meta.key):
        raise JournalDamaged(meta.id, "its decks cannot be made")
    if meta.draw is not None and not seating.is_valid_draw(game, meta.draw):
        raise JournalDamaged(meta.id, "the cards drawn for the deal cannot be")


def _other_rules(meta: TableMeta, error: Exception) -> NoTable:
    log.error("table %s is of other rules: %s", meta.id, type(error).__name__)
    text = f"table {meta.id} was played under other rules ({meta.game} {meta.rules}) and cannot go on"
    return NoTable(text, "problem-old-table")
