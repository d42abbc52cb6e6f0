"""Keeps journals in SQLite, in WAL mode with synchronous=FULL, by one writer thread.

Several writes are one group commit.

Everything that waits is written in one transaction, and an append returns only after its commit. Locks beside the
database and on it keep a second process out.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple

import msgspec

from hlaska.server.storage import database_files as files
from hlaska.server.storage.codec import decode_entries, decode_meta, encode_entry
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.store import DatabaseUnavailable, NotSaved, ReviewCost, SequenceConflict, TableMeta

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, created REAL NOT NULL, meta BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owners (
    owner TEXT NOT NULL, created REAL NOT NULL, id TEXT NOT NULL, PRIMARY KEY (owner, created, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lines (
    id TEXT NOT NULL, seq INTEGER NOT NULL, seat INTEGER NOT NULL, actions TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (id, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS costs (
    id TEXT NOT NULL, deal INTEGER NOT NULL, chair INTEGER NOT NULL, lost REAL NOT NULL, error REAL NOT NULL,
    PRIMARY KEY (id, deal, chair)
) WITHOUT ROWID;
"""
_VERSION: Final = 1  # of the schema, in PRAGMA user_version
_GROUP: Final = 1000  # most jobs in one transaction

Work = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    work: Work
    writes: bool
    done: asyncio.Future[Any]


class SqliteStore:
    """Keeps tables in SQLite.

    `await` its methods from one event loop. Its files are for this account alone, and so is its folder where it is made
    here or `own_folder` says that it holds nothing else.

    Raises DatabaseLocked on opening if another process has the database, DatabaseUnavailable if there can be none.
    """

    def __init__(self, path: str | Path, max_pages: int = 0, own_folder: bool = False) -> None:
        self.path = Path(path).expanduser().resolve()
        try:
            # Nothing is made, set or locked beside what cannot be a database, as /dev/null.
            for file in (self.path, *files.find_leftovers(self.path)):
                files.check_regular(file)
            files.check_restored(self.path)
            files.make_folder(self.path.parent, own_folder)
            self._lock = files.Lock(self.path)
        except OSError as error:
            raise DatabaseUnavailable(str(self.path), _reason(error)) from error
        try:
            self._db = self._open(max_pages)
        except BaseException:
            self._lock.close()
            raise
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="journal", daemon=True)
        self._thread.start()

    def _open(self, max_pages: int) -> sqlite3.Connection:
        try:
            # SQLite gives the files beside it, whenever it makes them, the mode of the database.
            for beside in filter(Path.exists, files.find_leftovers(self.path)):
                os.close(files.open_private(beside))
            db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > _VERSION:
                raise DatabaseUnavailable(str(self.path), "it was written by a newer version of Hláška")
            db.executescript(_SCHEMA)
            db.execute(f"PRAGMA user_version={_VERSION}")
            if max_pages:
                db.execute(f"PRAGMA max_page_count={int(max_pages)}")
        except OSError as error:
            raise DatabaseUnavailable(str(self.path), _reason(error)) from error
        except sqlite3.Error as error:
            raise DatabaseUnavailable(str(self.path), str(error)) from error
        return db

    # ------------------------------------------------------------ the store
    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        entry = JournalEntry(seq, seat, actions, time.time())
        await self._ask(lambda db: _insert(db, table, entry), writes=True)
        return entry

    async def load(self, table: str, since: int = 0) -> list[JournalEntry]:
        rows = await self._ask(
            lambda db: db.execute(
                "SELECT seq, seat, actions, at FROM lines WHERE id = ? AND seq > ? ORDER BY seq",
                (table, since),
            ).fetchall()
        )
        return decode_entries(table, since, rows)

    async def put(self, meta: TableMeta, *entries: JournalEntry) -> None:
        text = msgspec.json.encode(meta)
        owners = [(owner, meta.created, meta.id) for owner in meta.owners if owner]

        def work(db: sqlite3.Connection) -> None:
            _insert_all(db, meta.id, entries)  # first, as they may be taken
            db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", (meta.id, meta.created, text))
            db.executemany("INSERT OR IGNORE INTO owners VALUES (?, ?, ?)", owners)

        await self._ask(work, writes=True)

    async def get(self, table: str) -> TableMeta | None:
        query = "SELECT meta FROM tables WHERE id = ?"
        row = await self._ask(lambda db: db.execute(query, (table,)).fetchone())
        return decode_meta(table, row[0]) if row else None

    async def list_owned(self, token_hash: str, most: int = 20, skip: int = 0) -> list[str]:
        query = "SELECT id FROM owners WHERE owner = ? ORDER BY created DESC, id LIMIT ? OFFSET ?"
        rows = await self._ask(lambda db: db.execute(query, (token_hash, most, skip)).fetchall())
        return [row[0] for row in rows]

    async def names(self, after: str = "", most: int = 500) -> list[str]:
        query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        rows = await self._ask(lambda db: db.execute(query, (after, most)).fetchall())
        return [row[0] for row in rows]

    async def forget(self, token_hash: str, table: str, whole: bool) -> None:
        def work(db: sqlite3.Connection) -> None:
            mine = db.execute("DELETE FROM owners WHERE owner = ? AND id = ?", (token_hash, table)).rowcount
            for part in ("owners", "tables", "lines", "costs") if mine and whole else ():
                db.execute(f"DELETE FROM {part} WHERE id = ?", (table,))

        await self._ask(work, writes=True)

    async def hand_over(self, table: str, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        def work(db: sqlite3.Connection) -> TableMeta | None:
            row = db.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()
            then = decode_meta(table, row[0]).with_owner(old, new, shown) if row else None
            if then is None:
                return None
            db.execute("UPDATE tables SET meta = ? WHERE id = ?", (msgspec.json.encode(then), table))
            if new:
                db.execute(
                    "UPDATE OR REPLACE owners SET owner = ? WHERE owner = ? AND id = ?", (new, old, table)
                )
            else:
                db.execute("DELETE FROM owners WHERE owner = ? AND id = ?", (old, table))
            return then

        found: TableMeta | None = await self._ask(work, writes=True)
        return found

    async def keep_cost(self, table: str, deal: int, chair: int, cost: ReviewCost) -> None:
        values = (table, deal, chair, cost.lost, cost.error)
        query = "INSERT OR REPLACE INTO costs VALUES (?, ?, ?, ?, ?)"
        await self._ask(lambda db: db.execute(query, values), writes=True)

    async def costs(self, table: str, chair: int) -> dict[int, ReviewCost]:
        query = "SELECT deal, lost, error FROM costs WHERE id = ? AND chair = ?"
        rows = await self._ask(lambda db: db.execute(query, (table, chair)).fetchall())
        return {deal: ReviewCost(lost, error) for deal, lost, error in rows}

    async def close(self) -> None:
        """Waits for what was asked, then lets the database and its lock go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _ask(self, work: Work, writes: bool = False) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self._thread.is_alive():
            raise NotSaved("the journal is closed")
        self._jobs.put(_Job(work, writes, done))
        return await done

    # ------------------------------------------------------------ the writer thread
    def _write(self) -> None:
        try:
            while True:
                jobs, last = self._gather()
                self._run_jobs(jobs)
                if last:
                    return
        finally:
            self._db.close()
            self._lock.close()

    def _gather(self) -> tuple[list[_Job], bool]:
        """Takes the jobs that wait, at least one; returns also whether it was the end."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None and len(jobs) < _GROUP:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, False
        if job is not None:
            self._jobs.put(job)  # of one table at most one line waits, so order between tables is free
        return jobs, job is None

    def _run_jobs(self, jobs: list[_Job]) -> None:
        """Writes in one transaction and answers after its commit; if that fails, nothing was written. Then reads."""
        writes = [job for job in jobs if job.writes]
        if writes:
            _answer(self._commit(writes))
        _answer([(job, self._do(job)) for job in jobs if not job.writes])

    def _commit(self, jobs: list[_Job]) -> list[tuple[_Job, Any]]:
        if not self._lock.is_there():
            return [
                (job, NotSaved(f"{self.path} was moved or replaced; start the server anew")) for job in jobs
            ]
        try:
            self._db.execute("BEGIN IMMEDIATE")
            answers = [(job, _do(job, self._db)) for job in jobs]
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [(job, NotSaved(_why(error))) for job in jobs]
        return answers

    def _do(self, job: _Job) -> Any:
        try:
            return _do(job, self._db)
        except sqlite3.Error as error:
            return NotSaved(_why(error))

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            try:
                self._db.execute("ROLLBACK")
            except sqlite3.Error:
                return  # SQLite has done it by itself


def _insert_all(db: sqlite3.Connection, table: str, entries: Sequence[JournalEntry]) -> None:
    """Inserts all entries or none. Raises SequenceConflict."""
    done = 0
    try:
        for entry in entries:
            _insert(db, table, entry)
            done += 1
    except SequenceConflict:
        for entry in entries[:done]:
            db.execute("DELETE FROM lines WHERE id = ? AND seq = ?", (table, entry.seq))
        raise


_APPEND: Final = """
INSERT INTO lines SELECT ?1, ?2, ?3, ?4, ?5
WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM lines WHERE id = ?1 AND seq = ?2 - 1)
"""


def _insert(db: sqlite3.Connection, table: str, entry: JournalEntry) -> None:
    """Raises SequenceConflict where the line is there already, or the one before it is not."""
    try:
        added = db.execute(_APPEND, (table, *encode_entry(entry))).rowcount
    except sqlite3.IntegrityError as error:
        raise SequenceConflict(table, entry.seq) from error
    if not added:
        raise SequenceConflict(table, entry.seq, alone=True)


def _do(job: _Job, db: sqlite3.Connection) -> Any:
    """Does a job and returns its answer. An error that concerns it alone is its answer. Raises sqlite3.Error."""
    try:
        return job.work(db)
    except sqlite3.Error:
        raise
    except Exception as error:
        return error


def _answer(answers: list[tuple[_Job, Any]]) -> None:
    """Tells who asked, one call per event loop."""
    for loop in {job.done.get_loop() for job, _ in answers}:
        mine = [(job.done, answer) for job, answer in answers if job.done.get_loop() is loop]
        try:
            loop.call_soon_threadsafe(_settle, mine)
        except RuntimeError:
            continue  # that loop has ended: nobody waits


def _settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, answer in answers:
        if done.done():
            continue
        if isinstance(answer, Exception):
            done.set_exception(answer)
        else:
            done.set_result(answer)


def _why(error: sqlite3.Error) -> str:
    name = getattr(error, "sqlite_errorname", "")
    if name == "SQLITE_FULL":
        return "the disk is full; make room and do it again"
    return f"the database says '{error}'"


def _reason(error: OSError) -> str:
    return f"{error.strerror or type(error).__name__} ({error.filename})"
