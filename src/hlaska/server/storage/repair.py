"""Finds tables whose lines have a gap, and cuts them before it.

A database leaves such tables that has lost some lines.

What stands behind a gap cannot be played again, and the whole table with it. What is cut is written into a file first.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from hlaska.core.errors import HlaskaError
from hlaska.server.storage import database_files as files
from hlaska.server.storage.codec import count_unbroken, decode_meta
from hlaska.server.storage.open import is_postgres
from hlaska.server.urls import redact_password
from hlaska.table.journal_entries import DEAL
from hlaska.table.store import JournalDamaged

_LINES: Final = "SELECT id, seq, seat, actions, at FROM lines"


class CannotRepair(HlaskaError):
    """Says that nothing was changed; the text says why."""


class Cut(NamedTuple):
    """Holds a line that stands behind a gap, as it is kept."""

    table: str
    seq: int
    seat: int
    actions: str
    at: float


class Broken(NamedTuple):
    """Describes a table with a gap in its journal.

    about: its game and who sits there.
    kept: the last journal entry before the gap.
    why: what is wrong with the next one.
    lines: the entries behind it.
    first: the deal that runs where they begin, 0 before any.
    """

    table: str
    about: str
    kept: int
    why: str
    lines: tuple[Cut, ...]
    first: int

    @property
    def deals(self) -> int:
        """Returns how many deals begin behind the gap."""
        return sum(line.seat == DEAL for line in self.lines)

    def describe(self) -> dict[str, Any]:
        """Returns the table as JSON."""
        lines = [line._asdict() for line in self.lines]
        return {**self._asdict(), "lines": lines, "deals": self.deals}


def find_broken(db: str | Path, cut: Path | None = None) -> list[Broken]:
    """Finds the tables with a gap.

    They are cut before it where a new file is named for what is cut. Raises CannotRepair, InUse, Unusable.
    """
    if cut is not None and os.path.lexists(cut):
        raise CannotRepair(f"{cut} is there already; name a new file")
    try:
        if is_postgres(db):
            return asyncio.run(_in_postgres(str(db), cut))
        return _in_file(Path(db).expanduser().resolve(), cut)
    except OSError as error:
        raise CannotRepair(
            f"{error.filename or redact_password(db)}: {error.strerror or error}; nothing was changed"
        ) from error
    except sqlite3.Error as error:
        raise CannotRepair(f"{db}: {error}; nothing was changed") from error


# ---------------------------------------------------------------- what is broken
def _broken(rows: Iterable[tuple[Any, ...]]) -> Iterator[Broken]:
    """Yields the broken tables of all lines. The lines are in the order of their tables and numbers."""
    for table, group in groupby(rows, key=itemgetter(0)):
        lines = [Cut(*row) for row in group]
        found = _broken_at(table, lines)
        if found is not None:
            yield found


def _broken_at(table: str, lines: list[Cut]) -> Broken | None:
    kept, why = count_unbroken(table, [line[1:] for line in lines])
    if not why:
        return None
    deals = sum(line.seat == DEAL for line in lines[:kept])
    return Broken(table, "", kept, why, tuple(lines[kept:]), deals)


def _about(table: str, text: bytes | str | None) -> str:
    if text is None:
        return "nothing says what it is"
    try:
        meta = decode_meta(table, text)
    except JournalDamaged as error:
        return error.why
    return f"{meta.game}: {', '.join(chair.name for chair in meta.chairs)}"


@contextmanager
def _keep_cut(cut: Path, found: list[Broken]) -> Iterator[None]:
    """Writes what is cut in the block into a file before.

    It is for this account alone, and goes again where cutting fails.
    """
    with os.fdopen(files.open_private(cut, os.O_EXCL), "wb") as written:
        for line in (line for one in found for line in one.lines):
            written.write(msgspec.json.encode(line._asdict()) + b"\n")
        written.flush()
        os.fsync(written.fileno())
    try:
        yield
    except BaseException:
        cut.unlink()
        raise


# ---------------------------------------------------------------- in a file
def _in_file(db: Path, cut: Path | None) -> list[Broken]:
    files.check_regular(db)
    files.check_restored(db)
    if not db.exists():
        raise CannotRepair(f"there is no database {db}")
    if cut is None:
        with closing(sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True)) as read:
            return _find_in_sqlite(read)
    lock = files.Lock(db)
    try:
        with closing(sqlite3.connect(db, isolation_level=None)) as open_db:
            open_db.execute("PRAGMA synchronous=FULL")
            open_db.execute("BEGIN IMMEDIATE")
            return _cut_in_sqlite(open_db, cut)
    finally:
        lock.close()


def _find_in_sqlite(db: sqlite3.Connection) -> list[Broken]:
    found = list(_broken(db.execute(f"{_LINES} ORDER BY id, seq")))
    metas = [db.execute("SELECT meta FROM tables WHERE id = ?", (one.table,)).fetchone() for one in found]
    return [
        one._replace(about=_about(one.table, meta[0] if meta else None))
        for one, meta in zip(found, metas, strict=True)
    ]


def _cut_in_sqlite(db: sqlite3.Connection, cut: Path) -> list[Broken]:
    found = _find_in_sqlite(db)
    if not found:
        return []
    with _keep_cut(cut, found):
        for one in found:
            db.execute("DELETE FROM lines WHERE id = ? AND seq > ?", (one.table, one.kept))
            # What reviews have found of deals that will be others.
            db.execute("DELETE FROM costs WHERE id = ? AND deal >= ?", (one.table, one.first))
        db.execute("COMMIT")
    return found


# ---------------------------------------------------------------- in PostgreSQL
async def _in_postgres(url: str, cut: Path | None) -> list[Broken]:
    import asyncpg

    problems = (asyncpg.PostgresError, asyncpg.InterfaceError, ValueError)
    try:
        db = await asyncpg.connect(url, timeout=10)
    except problems as error:
        raise CannotRepair(f"{redact_password(url)}: {type(error).__name__}; nothing was changed") from error
    try:
        return await _find_in_postgres(db) if cut is None else await _cut_in_postgres(db, cut)
    except problems as error:
        raise CannotRepair(f"{redact_password(url)}: {type(error).__name__}; nothing was changed") from error
    finally:
        with suppress(TimeoutError):
            await db.close(timeout=10)


async def _find_in_postgres(db: Any) -> list[Broken]:
    found: list[Broken] = []
    async with db.transaction(isolation="repeatable_read", readonly=True):
        async for table, lines in _tables(db):
            one = _broken_at(table, lines)
            if one is not None:
                found.append(one)
        return [one._replace(about=_about(one.table, await _meta(db, one.table))) for one in found]


async def _tables(db: Any) -> AsyncIterator[tuple[str, list[Cut]]]:
    """Yields each table with its lines."""
    lines: list[Cut] = []
    async for row in db.cursor(f"{_LINES} ORDER BY id, seq", prefetch=5000):
        if lines and lines[0].table != row["id"]:
            yield lines[0].table, lines
            lines = []
        lines.append(Cut(*row))
    if lines:
        yield lines[0].table, lines


async def _meta(db: Any, table: str) -> bytes | None:
    found: bytes | None = await db.fetchval("SELECT meta FROM tables WHERE id = $1", table)
    return found


async def _cut_in_postgres(db: Any, cut: Path) -> list[Broken]:
    """Cuts tables while nobody writes to them. A process that has one in memory reads it anew with its next line."""
    names = [one.table for one in await _find_in_postgres(db)]
    if not names:
        return []
    async with db.transaction():
        await db.execute("SELECT 1 FROM homes WHERE id = ANY ($1) ORDER BY id FOR UPDATE", names)
        found: list[Broken] = []
        for name in names:
            lines = [Cut(*row) for row in await db.fetch(f"{_LINES} WHERE id = $1 ORDER BY seq", name)]
            one = _broken_at(name, lines)
            if one is not None:
                found.append(one._replace(about=_about(name, await _meta(db, name))))
        with _keep_cut(cut, found):
            for one in found:
                await db.execute("DELETE FROM lines WHERE id = $1 AND seq > $2", one.table, one.kept)
                await db.execute("DELETE FROM costs WHERE id = $1 AND deal >= $2", one.table, one.first)
    return found
