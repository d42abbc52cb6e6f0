"""Writes many records as one text.

They are all matches of a person, or those of a month of a server without names.

It is made table by table while it is sent, so that a long one needs no more memory than its longest match. What would
tell of cards still in play is left out, and so are tables that cannot be read; the last line says how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from typing import Final

from msgspec.structs import replace

from hlaska.core.errors import Illegal
from hlaska.core.record import Record, write
from hlaska.server.history.read_table import Look, read_or_none
from hlaska.server.history.records import PRACTICE, finder_for, match_record
from hlaska.table.match_state import Chair
from hlaska.table.meter import in_thread
from hlaska.table.store import Store, TableMeta
from hlaska.table.table import Table

PAGE: Final = 50  # tables looked up at a time
# Why a match is not told yet, by the key of the refusal.
_LATER: Final = {
    "problem-record-later": "their pack goes on unshuffled",
    "problem-same-deals": "other tables play the same deals",
}


async def of_person(store: Store, look: Look, owner: str) -> AsyncIterator[str]:
    """Yields all matches where somebody has a chair, newest first. Raises NotSaved."""
    skip, said = 0, _ExportWriter()
    while names := await store.list_owned(owner, PAGE, skip) if owner else []:
        for name in names:
            yield await said.write_table(await read_or_none(look, name), named=True)
        skip += len(names)
    yield said.end()


async def of_month(store: Store, look: Look, month: tuple[int, int]) -> AsyncIterator[str]:
    """Writes all matches opened in a month (year and number, UTC), without names.

    People are `Player 1`, `Player 2`, ...; the order says nothing. Raises NotSaved.
    """
    said = _ExportWriter()
    async for meta in _metas(store):
        at = datetime.fromtimestamp(meta.created, UTC)
        if (at.year, at.month) == month:
            yield await said.write_table(await read_or_none(look, meta.id), named=False)
    yield said.end()


async def _metas(store: Store) -> AsyncIterator[TableMeta]:
    last = ""
    while names := await store.names(last):
        for name in names:
            meta = await read_or_none(store.get, name)
            if meta is not None:
                yield meta
        last = names[-1]


class _ExportWriter:
    """Counts what has been told so far."""

    def __init__(self) -> None:
        self._matches = self._unreadable = 0
        self._later: Counter[str] = Counter()  # by the reason

    async def write_table(self, table: Table | None, named: bool) -> str:
        """Writes the record of a table, "" where there is none to be told."""
        if table is None:
            self._unreadable += 1
            return ""
        try:
            record = await match_record(table)
        except Illegal as error:
            self._later[_LATER.get(error.phrase.key, "their deals may not be told")] += 1
            return ""
        if not record.deals:
            return ""
        self._matches += 1
        shown = record if named else without_names(record, table.meta.chairs)
        text = await in_thread(write, shown, finder_for(table.game))
        return f"{_add_date(text, table.meta.created) if named else text}\n"

    def end(self) -> str:
        """Writes a comment as the end, so that a cut file is known as such."""
        more = "".join(f", {n} left out while {why}" for why, n in self._later.items())
        more += f", {self._unreadable} cannot be read" if self._unreadable else ""
        return f"{{ {self._matches} matches{more} }}\n"


def without_names(record: Record, chairs: Iterable[Chair]) -> Record:
    """Returns a record that names nobody; computer players keep their level."""
    shown = tuple(
        f"Computer {i} ({chair.level})" if chair.kind == "bot" else f"Player {i}"
        for i, chair in enumerate(chairs, 1)
    )
    deals = tuple(replace(deal, note=PRACTICE if deal.note == PRACTICE else "") for deal in record.deals)
    return replace(record, chairs=shown, deals=deals)


def _add_date(text: str, at: float) -> str:
    """Adds the date as a comment in the second line."""
    first, _, rest = text.partition("\n")
    return f"{first}\n{{ {datetime.fromtimestamp(at, UTC):%Y-%m-%d} }}\n{rest}"
