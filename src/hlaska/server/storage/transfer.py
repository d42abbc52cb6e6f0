"""Moves all that a server keeps from a file to PostgreSQL. Nothing here changes what it reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, func, select

from hlaska.core.errors import HlaskaError
from hlaska.server.storage.account_database import Database, account_db_path, open_file
from hlaska.server.storage.account_schema import metadata
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.urls import redact_password
from hlaska.table.store import DatabaseUnavailable

# Of each table the columns, and what they are sorted by where they are compared.
PARTS: Final = {
    "tables": ("id, created, meta", "id"),
    "owners": ("owner, created, id", "owner, created, id"),
    "lines": ("id, seq, seat, actions, at", "id, seq"),
    "costs": ("id, deal, chair, lost, error", "id, deal, chair"),
}
CHUNK: Final = 20_000  # rows at a time


class CannotMove(HlaskaError):
    """Says that nothing was done; the text says why."""


# ---------------------------------------------------------------- from a file to PostgreSQL
def move(file: Path, url: str) -> dict[str, int]:
    """Copies a server's file into an empty PostgreSQL database.

    Both are compared row by row before anything is kept. Returns how many rows each part has. Raises CannotMove,
    DatabaseLocked while the server runs, DatabaseUnavailable.
    """
    if not file.is_file():
        raise CannotMove(f"there is no database {file}")
    journal = SqliteStore(file)  # so that nobody writes to it meanwhile
    people = open_file(account_db_path(file))
    try:
        return asyncio.run(_move(file, people, url))
    except sqlite3.Error as error:
        raise CannotMove(f"{file}: {error}; nothing was kept") from error
    finally:
        asyncio.run(_close(journal, people))


async def _close(journal: SqliteStore, people: Database) -> None:
    await people.close()
    await journal.close()


async def _move(file: Path, people: Database, url: str) -> dict[str, int]:
    import asyncpg

    from hlaska.server.storage.postgres import prepare

    await prepare(url)
    there = Database(url)
    try:
        db = await asyncpg.connect(url)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        await there.close()
        raise DatabaseUnavailable(redact_password(url), type(error).__name__) from error
    try:
        async with db.transaction():
            for part in PARTS:
                if await db.fetchval(f"SELECT count(*) FROM {part}"):
                    raise CannotMove(f"{redact_password(url)} has tables already; name an empty database")
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as old:
                moved = {part: await _copy(old, db, part) for part in PARTS}
            # Last, as it is a transaction of its own: if it fails, the one around it does.
            return moved | await _move_people(people, there)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotMove(f"{redact_password(url)}: {type(error).__name__}; nothing was kept") from error
    finally:
        await db.close()
        await there.close()


def _rows(old: sqlite3.Connection, part: str) -> Iterator[list[tuple[Any, ...]]]:
    columns, order = PARTS[part]
    found = old.execute(f"SELECT {columns} FROM {part} ORDER BY {order}")
    while rows := found.fetchmany(CHUNK):
        yield [
            tuple(_bytes(value) if part == "tables" and i == 2 else value for i, value in enumerate(row))
            for row in rows
        ]


def _bytes(value: Any) -> bytes:
    return value.encode() if isinstance(value, str) else bytes(value)


async def _copy(old: sqlite3.Connection, db: Any, part: str) -> int:
    columns, order = PARTS[part]
    for rows in _rows(old, part):
        await db.copy_records_to_table(part, records=rows, columns=columns.split(", "))
    count = 0
    cursor = await db.cursor(f"SELECT {columns} FROM {part} ORDER BY {order}")
    for rows in _rows(old, part):
        for row, copied in zip(rows, await cursor.fetch(len(rows)), strict=False):
            if tuple(copied) != row:
                raise CannotMove(f"{part}: row {count + 1} is not what it was; nothing was kept")
            count += 1
    if count != await db.fetchval(f"SELECT count(*) FROM {part}"):
        raise CannotMove(f"{part}: rows are missing; nothing was kept")
    return count


async def _move_people(old: Database, new: Database) -> dict[str, int]:
    found = await old.run(_all_people)

    def write(connection: Connection) -> dict[str, int]:
        for table in metadata.sorted_tables:
            if connection.scalar(select(func.count()).select_from(table)):
                raise CannotMove("there are people in this database already; name an empty one")
            if found[table.name]:
                connection.execute(table.insert(), found[table.name])
        copied = _all_people(connection)
        for name, rows in found.items():
            if sorted(map(_comparable, rows)) != sorted(map(_comparable, copied[name])):
                raise CannotMove(f"{name}: a row is not what it was; nothing was kept")
        return {name: len(rows) for name, rows in copied.items()}

    return await new.run(write)


def _all_people(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in metadata.sorted_tables
    }


def _comparable(row: dict[str, Any]) -> str:
    return repr(sorted(row.items()))
