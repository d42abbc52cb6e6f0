"""Keeps journals of several processes in PostgreSQL, with group commit as for one.

A table lives in one process at a time (`table_leases`). Every line is inserted under the lease, in one statement that
holds the row of `homes` until its commit. Whoever takes the table over waits for that commit. After it nothing more is
inserted, however long a process was stopped in the middle of it. The unique (table, seq) stays the last word. A line is
inserted only where the one before it is, so that a database which has lost the newest ones gets no gap.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from itertools import islice
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from hlaska.server.cluster.placement import LEASE
from hlaska.server.storage.codec import decode_entries, decode_meta, encode_entry
from hlaska.server.storage.postgres_pool import PATIENCE, UNREACHABLE, PostgresPool
from hlaska.server.storage.table_leases import TableLeases
from hlaska.server.urls import redact_password
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.store import (
    DatabaseUnavailable,
    ReviewCost,
    SequenceConflict,
    TableMeta,
    TableMoved,
)

log = logging.getLogger(__name__)

VERSION: Final = 1  # of the schema, in the table `hlaska`
_GROUP: Final = 1000  # most lines in one statement

_SCHEMA: Final = """
CREATE TABLE hlaska (version integer NOT NULL, secret text NOT NULL);
CREATE TABLE tables (id text COLLATE "C" PRIMARY KEY, created float8 NOT NULL, meta bytea NOT NULL);
CREATE TABLE owners (
    owner text COLLATE "C" NOT NULL, created float8 NOT NULL, id text COLLATE "C" NOT NULL,
    PRIMARY KEY (owner, created, id)
);
CREATE INDEX owners_by_table ON owners (id);
CREATE TABLE lines (
    id text COLLATE "C" NOT NULL, seq integer NOT NULL, seat integer NOT NULL, actions text NOT NULL,
    at float8 NOT NULL, PRIMARY KEY (id, seq)
);
CREATE TABLE costs (
    id text COLLATE "C" NOT NULL, deal integer NOT NULL, chair integer NOT NULL, lost float8 NOT NULL,
    error float8 NOT NULL, PRIMARY KEY (id, deal, chair)
);
CREATE TABLE processes (id text PRIMARY KEY, address text NOT NULL, until timestamptz NOT NULL);
CREATE TABLE homes (id text COLLATE "C" PRIMARY KEY, process text NOT NULL);
CREATE INDEX homes_by_process ON homes (process);
"""
TABLES: Final = ("hlaska", "tables", "owners", "lines", "costs", "processes", "homes")

# What answers for a line: whether its table lives here, it was inserted, and the one before it is there.
_APPEND: Final = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[]) AS a (id, seq, seat, actions, at)
), held AS (
    SELECT h.id FROM homes h, processes p
    WHERE h.id = ANY ($1) AND h.process = $6 AND p.id = $6 AND p.until > clock_timestamp() FOR SHARE OF h
), follows AS (
    SELECT a.id, a.seq FROM asked a
    WHERE a.seq = 1 OR EXISTS (SELECT 1 FROM lines l WHERE l.id = a.id AND l.seq = a.seq - 1)
), kept AS (
    INSERT INTO lines SELECT a.* FROM asked a JOIN held USING (id) JOIN follows USING (id, seq)
    ON CONFLICT DO NOTHING RETURNING id, seq
)
SELECT a.id, a.seq, held.id IS NOT NULL AS held, kept.id IS NOT NULL AS kept, follows.id IS NOT NULL AS follows
FROM asked a LEFT JOIN held USING (id) LEFT JOIN follows USING (id, seq) LEFT JOIN kept USING (id, seq)
"""
_THERE: Final = "SELECT 1 FROM lines WHERE id = $1 AND seq = $2"
_HOLDS: Final = """
SELECT 1 FROM homes h, processes p
WHERE h.id = $1 AND h.process = $2 AND p.id = $2 AND p.until > clock_timestamp() FOR SHARE OF h
"""


class _Waiting(NamedTuple):
    table: str
    entry: JournalEntry
    done: asyncio.Future[None]

    def answer(self, problem: Exception | None) -> None:
        if self.done.done():
            return  # who asked has gone
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class PostgresStore:
    """Keeps tables in PostgreSQL.

    `await` its methods from one event loop; the first of them connects.

    leases: which tables live in this process.
    """

    def __init__(self, url: str, address: str = "", lease: float = LEASE) -> None:
        self._pool = PostgresPool(url)
        self.leases = TableLeases(self._pool, address, lease)
        self._waiting: dict[tuple[str, int], _Waiting] = {}
        self._writing: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ the store
    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        await self.leases.require(table)
        while earlier := self._waiting.get((table, seq)):
            await asyncio.wait(
                [earlier.done]
            )  # in one statement it would hang on chance which of two is inserted
        entry = JournalEntry(seq, seat, actions, time.time())
        done = asyncio.get_running_loop().create_future()
        self._waiting[table, seq] = _Waiting(table, entry, done)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done
        return entry

    async def load(self, table: str, since: int = 0) -> list[JournalEntry]:
        query = "SELECT seq, seat, actions, at FROM lines WHERE id = $1 AND seq > $2 ORDER BY seq"
        return decode_entries(table, since, await self._pool.ask(lambda db: db.fetch(query, table, since)))

    async def put(self, meta: TableMeta, *entries: JournalEntry) -> None:
        await self.leases.require(meta.id)
        values = [(meta.id, *encode_entry(entry)) for entry in entries]
        owners = [(owner, meta.created, meta.id) for owner in meta.owners if owner]

        async def work(db: Any) -> bool:
            async with db.transaction():
                if not await db.fetchval(_HOLDS, meta.id, self.leases.process):
                    return False
                if (
                    entries
                    and entries[0].seq > 1
                    and not await db.fetchval(_THERE, meta.id, entries[0].seq - 1)
                ):
                    raise SequenceConflict(meta.id, entries[0].seq, alone=True)
                await db.executemany("INSERT INTO lines VALUES ($1, $2, $3, $4, $5)", values)
                await db.execute(_PUT, meta.id, meta.created, msgspec.json.encode(meta))
                await db.executemany("INSERT INTO owners VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", owners)
            return True

        try:
            if not await self._pool.ask(work):
                self.leases.lose(meta.id)
                raise TableMoved(meta.id)
        except asyncpg.UniqueViolationError as error:
            raise SequenceConflict(meta.id, entries[0].seq) from error

    async def get(self, table: str) -> TableMeta | None:
        text = await self._pool.ask(lambda db: db.fetchval("SELECT meta FROM tables WHERE id = $1", table))
        return None if text is None else decode_meta(table, text)

    async def list_owned(self, token_hash: str, most: int = 20, skip: int = 0) -> list[str]:
        query = "SELECT id FROM owners WHERE owner = $1 ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        return [row[0] for row in await self._pool.ask(lambda db: db.fetch(query, token_hash, most, skip))]

    async def names(self, after: str = "", most: int = 500) -> list[str]:
        query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [row[0] for row in await self._pool.ask(lambda db: db.fetch(query, after, most))]

    async def forget(self, token_hash: str, table: str, whole: bool) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                query = "DELETE FROM owners WHERE owner = $1 AND id = $2 RETURNING id"
                mine = await db.fetch(query, token_hash, table)
                for part in ("owners", "tables", "lines", "costs", "homes") if mine and whole else ():
                    await db.execute(f"DELETE FROM {part} WHERE id = $1", table)

        await self._pool.ask(work)
        if whole:
            self.leases.forget(table)

    async def hand_over(self, table: str, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        await self.leases.require(table)

        async def work(db: Any) -> TableMeta | None:
            async with db.transaction():
                if not await db.fetchval(_HOLDS, table, self.leases.process):
                    raise TableMoved(table)
                text = await db.fetchval("SELECT meta FROM tables WHERE id = $1 FOR UPDATE", table)
                then = None if text is None else decode_meta(table, text).with_owner(old, new, shown)
                if then is None:
                    return None
                await db.execute(
                    "UPDATE tables SET meta = $2 WHERE id = $1", table, msgspec.json.encode(then)
                )
                mine = "DELETE FROM owners WHERE owner = $1 AND id = $2 RETURNING owner"
                if await db.fetchval(mine, old, table) and new:
                    query = "INSERT INTO owners VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
                    await db.execute(query, new, then.created, table)
                return then

        found: TableMeta | None = await self._pool.ask(work)
        return found

    async def keep_cost(self, table: str, deal: int, chair: int, cost: ReviewCost) -> None:
        await self._pool.ask(lambda db: db.execute(_COST, table, deal, chair, cost.lost, cost.error))

    async def costs(self, table: str, chair: int) -> dict[int, ReviewCost]:
        query = "SELECT deal, lost, error FROM costs WHERE id = $1 AND chair = $2"
        rows = await self._pool.ask(lambda db: db.fetch(query, table, chair))
        return {deal: ReviewCost(lost, error) for deal, lost, error in rows}

    async def close(self) -> None:
        """Waits for what was asked; then other processes may have the tables that live here."""
        if self._writing is not None:
            await self._writing
        self._pool.is_closed = True
        await self.leases.stop()
        await self._pool.close(self.leases.give_up)

    # ------------------------------------------------------------ the database
    async def _write(self) -> None:
        """Inserts what waits, all of it in one statement, until nothing does. Of a table one line goes with each: the
        next one follows only where this one is."""
        while self._waiting:
            first = {table: (table, seq) for table, seq in reversed(self._waiting)}
            group = {key: self._waiting.pop(key) for key in islice(reversed(first.values()), _GROUP)}
            rows = [(one.table, *encode_entry(one.entry)) for one in group.values()]
            columns = [list(column) for column in zip(*rows, strict=True)]
            try:
                found = await self._insert(columns)
            except Exception as error:
                for one in group.values():
                    one.answer(error)
                continue
            for row in found:
                one = group[row["id"], row["seq"]]
                if row["kept"]:
                    one.answer(None)
                elif row["held"]:
                    one.answer(SequenceConflict(one.table, one.entry.seq, alone=not row["follows"]))
                else:
                    self.leases.lose(one.table)
                    one.answer(TableMoved(one.table))
        self._writing = None

    async def _insert(self, columns: list[list[Any]]) -> list[Any]:
        rows: list[Any] = await self._pool.ask(lambda db: db.fetch(_APPEND, *columns, self.leases.process))
        return rows


_PUT: Final = (
    "INSERT INTO tables VALUES ($1, $2, $3) "
    "ON CONFLICT (id) DO UPDATE SET created = excluded.created, meta = excluded.meta"
)
_COST: Final = (
    "INSERT INTO costs VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (id, deal, chair) DO UPDATE SET lost = excluded.lost, error = excluded.error"
)


# ---------------------------------------------------------------- before the start
async def prepare(url: str) -> None:
    """Makes the tables of a new database, by one process at a time.

    Raises DatabaseUnavailable.
    """
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=60)
    except ValueError as error:  # its text may hold a part of the password
        why = "this is no address as postgresql://ACCOUNT:PASSWORD@HOST:PORT/DATABASE"
        raise DatabaseUnavailable(redact_password(url), why) from error
    except UNREACHABLE as error:
        raise DatabaseUnavailable(redact_password(url), _reason(error)) from error
    try:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(hashtext('hlaska ' || current_schema()))")
            await _prepare(db, redact_password(url))
    except UNREACHABLE as error:
        raise DatabaseUnavailable(redact_password(url), _reason(error)) from error
    finally:
        await db.close()


async def _prepare(db: Any, name: str) -> None:
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    there = {row[0] for row in await db.fetch(query)} & set(TABLES)
    if not there:
        await db.execute(_SCHEMA)
        await db.execute("INSERT INTO hlaska VALUES ($1, $2)", VERSION, secrets.token_urlsafe(24))
        return
    if "hlaska" not in there:
        listed = ", ".join(sorted(there))
        raise DatabaseUnavailable(name, f"another program has made tables named {listed} there")
    if missing := set(TABLES) - there:
        raise DatabaseUnavailable(
            name, f"tables are missing from it ({', '.join(sorted(missing))}): restore a backup"
        )
    version = await db.fetchval("SELECT max(version) FROM hlaska")
    if version != VERSION:
        raise DatabaseUnavailable(name, "it was written by a newer version of Hláška")


def _reason(error: BaseException) -> str:
    """Writes an error in one line."""
    text = str(error).strip().splitlines()
    return text[0] if text else type(error).__name__
