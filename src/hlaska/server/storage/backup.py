"""Packs a server into one file, and brings it back where there is none.

A backup is a tar: `hlaska.json` says what it holds with a digest of each, then come the files. Nothing is written over
what is there, and what is brought back is checked whole before any of it is put where it belongs.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import subprocess
import tarfile
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from hashlib import file_digest
from io import BytesIO
from pathlib import Path
from typing import IO, Final
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from hlaska.server.storage.account_database import account_db_path
from hlaska.server.storage.database_files import (
    PLACING,
    check_restored,
    find_leftovers,
    lock_name,
    open_private,
    restore_folder,
)
from hlaska.server.storage.file_locks import sync_folder
from hlaska.server.storage.open import is_postgres
from hlaska.server.storage.transfer import CannotMove
from hlaska.server.urls import redact_password
from hlaska.table.store import DatabaseUnavailable

FORMAT: Final = 1
CONTENTS: Final = "hlaska.json"
TABLES, PEOPLE, DUMP = "tables.sqlite3", "people.sqlite3", "postgresql.dump"
_LEFT_OUT: Final = ("processes", "homes")  # of PostgreSQL: who has which table is nobody's any more
_BAD: Final = (tarfile.TarError, EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, ValueError)


class Contents(Struct, frozen=True):
    """Says what a backup holds: the SHA-256 of each file by name."""

    format: int
    files: dict[str, str]


# ---------------------------------------------------------------- put aside
def back_up(db: str | Path, file: Path) -> None:
    """Writes all of a server into a new file, as it is at one moment.

    The server may run. Raises CannotMove, Unusable.
    """
    if os.path.lexists(file):
        raise CannotMove(f"{file} is there already; name a new file")
    with _explain_os_errors(file), tempfile.TemporaryDirectory(dir=file.parent, prefix=".hlaska-") as name:
        folder = Path(name)
        if is_postgres(db):
            _dump(str(db), folder / DUMP)
        else:
            _copy(Path(db).expanduser().resolve(), folder)
        half = folder / "backup"
        _pack(folder, half, "w" if is_postgres(db) else "w:gz")
        half.replace(file)
        sync_folder(file.parent)


def _pack(folder: Path, half: Path, mode: str) -> None:
    files = sorted(folder.iterdir())
    contents = msgspec.json.encode(Contents(FORMAT, {file.name: _digest(file) for file in files}))
    with os.fdopen(open_private(half), "wb") as written:
        with tarfile.open(fileobj=written, mode=mode) as packed:  # type: ignore[call-overload]
            about = tarfile.TarInfo(CONTENTS)
            about.size = len(contents)
            packed.addfile(about, BytesIO(contents))
            for file in files:
                packed.add(file, file.name)
        written.flush()
        os.fsync(written.fileno())


def _digest(file: Path) -> str:
    with file.open("rb") as read:
        return file_digest(read, "sha256").hexdigest()


def _copy(db: Path, folder: Path) -> None:
    """Raises CannotMove also where the database is damaged: then nothing could be brought back."""
    check_restored(db)
    if not db.is_file():
        raise CannotMove(f"there is no database {db}")
    for name, source in ((TABLES, db), (PEOPLE, account_db_path(db))):
        if not source.is_file():
            continue
        os.close(open_private(folder / name))
        try:
            with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(folder / name)) as new:
                old.backup(new)
                new.execute("PRAGMA journal_mode=DELETE")  # in one file, nothing beside it
        except sqlite3.Error as error:
            raise CannotMove(f"{source}: {error}; nothing was put aside") from error
        if why := _damage(folder / name):
            raise CannotMove(f"{source} is damaged ({why}); nothing was put aside: bring a backup back")


def _dump(url: str, file: Path) -> None:
    os.close(open_private(file))
    left_out = [f"--exclude-table-data=*.{part}" for part in _LEFT_OUT]
    _run("pg_dump", url, ["--format=custom", "--no-owner", f"--file={file}", *left_out])


# ---------------------------------------------------------------- brought back
def bring_back(file: Path, db: str | Path) -> None:
    """Makes a database of a backup where there is none; all of it or nothing.

    Raises CannotMove, DatabaseLocked, DatabaseUnavailable.
    """
    if not file.is_file():
        raise CannotMove(f"there is no backup {file}")
    with _explain_os_errors(file):
        contents = _inspect(file)
        of_file = TABLES in contents.files
        if of_file == is_postgres(db):
            kind = "a file" if of_file else "PostgreSQL"
            raise CannotMove(
                f"{file} is a backup of {kind} and can be brought back to that alone; then hlaska move-db"
            )
        if of_file:
            _bring_back(file, contents, Path(db).expanduser().resolve())
        else:
            _restore(file, contents, str(db))


def _inspect(file: Path) -> Contents:
    """Reads what a backup holds; one of an earlier version has no digests. Raises CannotMove."""
    with file.open("rb") as read:
        head = read.read(262)
    if head.startswith(b"PGDMP"):
        return Contents(0, {DUMP: ""})
    packed, plain = head.startswith(b"\x1f\x8b"), head[257:262] == b"ustar"
    if not packed and not plain:
        raise CannotMove(f"{file} is no backup of Hláška, or its beginning is damaged")
    with _whole(file):
        if packed:  # a tar that breaks off looks like one that ends
            with gzip.open(file) as read:
                while read.read(1 << 20):
                    pass
        with tarfile.open(file) as found:
            contents = _contents(found)
    if contents.format > FORMAT:
        raise CannotMove(f"{file} was written by a newer version of Hláška")
    if TABLES not in contents.files and DUMP not in contents.files:
        raise CannotMove(f"{file} is no backup of Hláška, or it is damaged")
    return contents


def _contents(packed: tarfile.TarFile) -> Contents:
    names = packed.getnames()
    about = packed.extractfile(CONTENTS) if CONTENTS in names else None
    if about is not None:
        return msgspec.json.decode(about.read(), type=Contents)
    return Contents(0, {name: "" for name in (TABLES, PEOPLE) if name in names})


@contextmanager
def _whole(file: Path) -> Iterator[None]:
    """Raises CannotMove where reading a backup fails in here."""
    try:
        yield
    except _BAD as error:
        raise CannotMove(f"{file} is damaged ({type(error).__name__}); nothing was brought back") from error


@contextmanager
def _explain_os_errors(file: Path) -> Iterator[None]:
    """Explains in a sentence what the system refuses."""
    try:
        yield
    except OSError as error:
        raise CannotMove(f"{error.filename or file}: {error.strerror or error}; nothing was done") from error


def _extract(file: Path, contents: Contents, folder: Path) -> None:
    """Extracts all that a backup holds, as it was put there. Raises CannotMove."""
    with tarfile.open(file) as packed:
        for name, digest in contents.files.items():
            with _whole(file):
                member = packed.getmember(name) if name in packed.getnames() else None
                found = packed.extractfile(member) if member is not None and member.isreg() else None
                if found is None:
                    raise CannotMove(f"{file} is damaged: {name} is missing; nothing was brought back")
                _write(found, folder / name)
            if digest and _digest(folder / name) != digest:
                raise CannotMove(f"{file} is damaged: {name} is not what it was; nothing was brought back")


def _write(found: IO[bytes], file: Path) -> None:
    with os.fdopen(open_private(file), "wb") as written:
        shutil.copyfileobj(found, written, 1 << 20)
        written.flush()
        os.fsync(written.fileno())


# ---------------------------------------------------------------- to a file
def _bring_back(file: Path, contents: Contents, db: Path) -> None:
    targets, folder = {TABLES: db, PEOPLE: account_db_path(db)}, restore_folder(db)
    if unknown := set(contents.files) - set(targets):
        raise CannotMove(f"{file} is damaged: nobody knows {', '.join(sorted(unknown))} in it")
    db.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = db.with_name(f"{db.name}.lock")
    locked, held = lock.exists(), lock_name(db)
    try:
        _undo(folder, targets)  # of one that was broken off
        _check_absent([*targets.values()])
        folder.mkdir(mode=0o700)
        _extract(file, contents, folder)
        for name in contents.files:
            if why := _damage(folder / name):
                raise CannotMove(f"{name} in {file} is damaged ({why}); nothing was brought back")
        _place(folder, {name: targets[name] for name in contents.files})
    except BaseException:
        _undo(folder, targets)
        if not locked:
            lock.unlink()
        raise
    finally:
        os.close(held)


def _check_absent(targets: Sequence[Path]) -> None:
    """Raises CannotMove where a database, or a remnant of one, is there already.

    SQLite would read a remnant beside its name into this one.
    """
    there, left = (
        [path for path in targets if os.path.lexists(path)],
        [p for t in targets for p in find_leftovers(t)],
    )
    if there:
        raise CannotMove(f"{', '.join(map(str, there))}: there already; name another file")
    if left:
        raise CannotMove(
            f"{', '.join(map(str, left))}: left of another database of this name, which would be read into this one; "
            "move it away, or name another file"
        )


def _place(folder: Path, targets: dict[str, Path]) -> None:
    """Puts files where they belong, and looks at them there. Whoever comes after a process that ends in the middle
    finds the folder, and undoes it."""
    note = folder / f"{PLACING}.new"
    with note.open("w") as written:
        written.write(" ".join(targets))
        written.flush()
        os.fsync(written.fileno())
    os.replace(note, folder / PLACING)
    sync_folder(folder)
    for name, target in targets.items():
        os.replace(folder / name, target)
        sync_folder(target.parent)
    for target in targets.values():
        if why := _damage(target):
            raise CannotMove(f"{target} is damaged where it lies now ({why}); nothing was brought back")
    (folder / PLACING).unlink()
    sync_folder(folder)
    shutil.rmtree(folder)


def _undo(folder: Path, targets: dict[str, Path]) -> None:
    """Removes all of a restore that did not come to its end."""
    with suppress(FileNotFoundError):
        for name in (folder / PLACING).read_text().split():
            if name in targets and not (folder / name).exists():
                for path in (targets[name], *find_leftovers(targets[name])):
                    path.unlink(missing_ok=True)
                sync_folder(targets[name].parent)
        (folder / PLACING).unlink()
    if folder.is_dir():
        shutil.rmtree(folder)


def _damage(file: Path) -> str:
    """Checks a database and what lies beside it. Returns what is wrong, "" for nothing."""
    try:
        with closing(sqlite3.connect(file)) as db:
            found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        return str(error)
    return "" if found == "ok" else found.splitlines()[-1]


# ---------------------------------------------------------------- to PostgreSQL
def _restore(file: Path, contents: Contents, url: str) -> None:
    asyncio.run(_check_empty(url))
    if not contents.format:
        _load(file, url)
        return
    with tempfile.TemporaryDirectory(prefix="hlaska-") as name:
        _extract(file, contents, Path(name))
        _load(Path(name) / DUMP, url)


def _load(dump: Path, url: str) -> None:
    _run("pg_restore", url, ["--no-owner", "--single-transaction", "--exit-on-error", str(dump)])


async def _check_empty(url: str) -> None:
    import asyncpg

    try:
        db = await asyncpg.connect(url, timeout=10)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
        raise DatabaseUnavailable(redact_password(url), type(error).__name__) from error
    query = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
    count = await db.fetchval(query)
    await db.close()
    if count:
        raise CannotMove(f"{redact_password(url)} is not empty; name a new database")


def _run(program: str, url: str, more: Sequence[str]) -> None:
    """Runs a program of PostgreSQL. The password goes where other accounts do not see it."""
    path = shutil.which(program) or next(
        map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)), None
    )
    if path is None:
        raise CannotMove(f"this needs PostgreSQL's {program}: on Debian, apt-get install postgresql-client")
    password = urlsplit(url).password
    plain = url.replace(f":{password}@", "@", 1) if password else url
    env = {**os.environ, **({"PGPASSWORD": unquote(password)} if password else {})}
    done = subprocess.run(
        [path, f"--dbname={plain}", *more],
        env=env,
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise CannotMove(f"{program}: {(done.stderr.strip().splitlines() or ['it failed'])[-1]}")
