"""All that a server keeps as a whole: moved from a file to PostgreSQL, put aside, brought back.

Nothing here changes what it reads, and nothing is written over what is there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from sqlalchemy import Connection, func, select

from hlaska.core.errors import HlaskaError
from hlaska.server.files import private
from hlaska.server.journal import Journal
from hlaska.server.people.database import Database, beside, open_file
from hlaska.server.people.schema import metadata
from hlaska.server.where import is_postgres, shown
from hlaska.table.store import Unusable

log = logging.getLogger(__name__)

# Of each table the columns, and what they are sorted by where they are compared.
PARTS: Final = {
    "tables": ("id, created, meta", "id"),
    "owners": ("owner, created, id", "owner, created, id"),
    "lines": ("id, seq, seat, actions, at", "id, seq"),
    "costs": ("id, deal, chair, lost, error", "id, deal, chair"),
}
CHUNK: Final = 20_000  # rows at a time
NAMES: Final = ("tables.sqlite3", "people.sqlite3")  # in a backup of files


class CannotMove(HlaskaError):
    """Nothing was done; the text says why."""


# ---------------------------------------------------------------- from a file to PostgreSQL
def move(file: Path, url: str) -> dict[str, int]:
    """Copies all of a server's file into an empty PostgreSQL database and compares both row by row before anything is
    kept. How many rows each part has. Raises CannotMove, InUse while the server runs, Unusable."""
    if not file.is_file():
        raise CannotMove(f"there is no database {file}")
    journal = Journal(file)  # so that nobody writes to it meanwhile
    people = open_file(beside(file))
    try:
        return asyncio.run(_move(file, people, url))
    finally:
        asyncio.run(_close(journal, people))


async def _close(journal: Journal, people: Database) -> None:
    await people.close()
    await journal.close()


async def _move(file: Path, people: Database, url: str) -> dict[str, int]:
    import asyncpg

    from hlaska.server.postgres import prepare

    await prepare(url)
    there = Database(url)
    db = await asyncpg.connect(url)
    try:
        async with db.transaction():
            for part in PARTS:
                if await db.fetchval(f"SELECT count(*) FROM {part}"):
                    raise CannotMove(f"{shown(url)} has tables already; name an empty database")
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as old:
                moved = {part: await _copy(old, db, part) for part in PARTS}
            # Last, as it is a transaction of its own: if it fails, the one around it does.
            return moved | await _move_people(people, there)
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


# ---------------------------------------------------------------- put aside and brought back
def back_up(db: str | Path, file: Path) -> None:
    """Writes all of a server into a new file, as it is at one moment; the server may run. Raises CannotMove."""
    if file.exists():
        raise CannotMove(f"{file} is there already; name a new file")
    with tempfile.TemporaryDirectory(
        dir=file.parent if file.parent.is_dir() else None, prefix=".hlaska-"
    ) as name:
        half = Path(name) / "backup"
        os.close(private(half))
        if is_postgres(db):
            command = ("--format=custom", "--no-owner", f"--file={half}")
            left_out = [f"--exclude-table-data=*.{part}" for part in ("processes", "homes")]
            _run("pg_dump", str(db), [*command, *left_out])
        else:
            _pack(Path(db).expanduser(), half)
        half.replace(file)


def _pack(db: Path, file: Path) -> None:
    if not db.is_file():
        raise CannotMove(f"there is no database {db}")
    with tempfile.TemporaryDirectory(prefix="hlaska-") as folder, tarfile.open(file, "w:gz") as packed:
        for name, source in zip(NAMES, (db, beside(db)), strict=True):
            if not source.is_file():
                continue
            with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(f"{folder}/{name}")) as new:
                old.backup(new)
            packed.add(f"{folder}/{name}", name)


def bring_back(file: Path, db: str | Path) -> None:
    """Makes a database of a backup where there is none. Raises CannotMove, Unusable."""
    if not file.is_file():
        raise CannotMove(f"there is no backup {file}")
    packed = tarfile.is_tarfile(file)
    if packed == is_postgres(db):
        kind = "a file" if packed else "PostgreSQL"
        raise CannotMove(
            f"{file} is a backup of {kind} and can be brought back to that alone; then hlaska move-db"
        )
    if packed:
        _unpack(file, Path(db).expanduser())
        return
    asyncio.run(_refuse_full(str(db)))
    _run("pg_restore", str(db), ["--no-owner", "--single-transaction", "--exit-on-error", str(file)])


def _unpack(file: Path, db: Path) -> None:
    targets = dict(zip(NAMES, (db, beside(db)), strict=True))
    if there := [str(path) for path in targets.values() if path.exists()]:
        raise CannotMove(f"{', '.join(there)}: there already; name another file")
    db.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tarfile.open(file) as packed:
        for name, target in targets.items():
            found = packed.extractfile(name) if name in packed.getnames() else None
            if found is None:
                continue
            half = target.with_name(f".{target.name}.half")
            with os.fdopen(private(half), "wb") as writing:
                shutil.copyfileobj(found, writing)
            with closing(sqlite3.connect(half)) as made:
                if made.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                    raise CannotMove(f"{name} in {file} is damaged; nothing was brought back")
            half.replace(target)


async def _refuse_full(url: str) -> None:
    import asyncpg

    try:
        db = await asyncpg.connect(url, timeout=10)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise Unusable(shown(url), type(error).__name__) from error
    query = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
    count = await db.fetchval(query)
    await db.close()
    if count:
        raise CannotMove(f"{shown(url)} is not empty; name a new database")


def _run(program: str, url: str, more: Sequence[str]) -> None:
    """A program of PostgreSQL. The password goes where other accounts do not see it."""
    path = shutil.which(program) or next(
        map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)), None
    )
    if path is None:
        raise CannotMove(f"this needs PostgreSQL's {program}: on Debian, apt-get install postgresql-client")
    password = urlsplit(url).password
    plain = url.replace(f":{password}@", "@", 1) if password else url
    env = {**os.environ, **({"PGPASSWORD": unquote(password)} if password else {})}
    done = subprocess.run(
        [path, f"--dbname={plain}", *more], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotMove(f"{program}: {(done.stderr.strip().splitlines() or ['it failed'])[-1]}")
