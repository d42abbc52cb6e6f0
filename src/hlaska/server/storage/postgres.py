"""The durable store of several processes: PostgreSQL, with the same group commit as the journal of one.

A table lives in one process at a time: a row of `homes` says in which, and a process lives as long as its row of
`processes` is renewed. Every line is inserted under both in one statement, which holds the row of `homes` until its
commit: whoever takes the table over waits for that commit, and after it nothing more is inserted, however long a
process was stopped in the middle of it. The unique (table, seq) stays the last word. A line is inserted only where the
one before it is, so that a database which has lost the newest ones gets no gap.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import islice
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from hlaska.server.cluster.placement import LEASE, RENEWAL
from hlaska.server.storage.codec import encode_line, read_lines, read_meta
from hlaska.server.urls import redact_password
from hlaska.table.backoff import Retry
from hlaska.table.match_state import Chair, JournalEntry
from hlaska.table.store import (
    DatabaseUnavailable,
    NotSaved,
    ReviewCost,
    SequenceConflict,
    TableMeta,
    TableMoved,
)

log = logging.getLogger(__name__)

VERSION: Final = 1  # of the schema, in the table `hlaska`
_GROUP: Final = 1000  # most lines in one statement
_PATIENCE: Final = 10.0  # seconds for a statement
_CONNECTIONS: Final = 6  # of one process

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
# Only by a process that is known: else others would find nobody there and take it, too. Not clock_timestamp(): what
# this statement sees of `processes` is as old as its beginning.
_TAKE: Final = """
INSERT INTO homes (id, process) SELECT $1, id FROM processes WHERE id = $2 AND until > now()
ON CONFLICT (id) DO UPDATE SET process = excluded.process
WHERE homes.process = excluded.process
   OR NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = homes.process AND p.until > now())
RETURNING process
"""
_TAKEN: Final = """
SELECT id FROM unnest($1::text[]) AS a (id)
WHERE NOT EXISTS (SELECT 1 FROM homes h WHERE h.id = a.id AND h.process = $2)
"""
_ELSEWHERE: Final = (
    "FROM homes h JOIN processes p ON p.id = h.process WHERE p.id <> $1 AND p.until > clock_timestamp()"
)
_RENEW: Final = (
    "UPDATE processes SET until = clock_timestamp() + $2::float8 * interval '1 s' "
    "WHERE id = $1 AND until > clock_timestamp()"
)
_LATER: Final = (
    "INSERT INTO processes (id, address, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 s')"
)

Work = Callable[[Any], Awaitable[Any]]


class _Waiting(NamedTuple):
    table: str
    line: JournalEntry
    done: asyncio.Future[None]

    def answer(self, problem: Exception | None) -> None:
        if self.done.done():
            return  # who asked has gone
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class PostgresStore:
    """`await` its methods from one event loop; the first of them connects.

    address: where other processes reach this one, as http://10.0.0.2:8000; held: seconds for which it has its tables
    after it was last heard of.
    """

    shared: Final = True

    def __init__(self, url: str, address: str = "", held: float = LEASE) -> None:
        self.url, self.address, self.held = url, address, held
        self._process = secrets.token_hex(8)
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._line: Any = None  # over which this process says that it lives
        self._saying: asyncio.Task[None] | None = None
        self._sure = 0.0  # until when, by the clock of this machine, nobody can have taken a table
        self._homes: set[str] = set()  # tables that live here, as far as is known here
        self._lost: Callable[[str], None] = lambda table: None
        self._waiting: dict[tuple[str, int], _Waiting] = {}
        self._writing: asyncio.Task[None] | None = None
        self._secret = ""
        self._closed = False

    # ------------------------------------------------------------ the store
    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        await self._have(table)
        while earlier := self._waiting.get((table, seq)):
            await asyncio.wait(
                [earlier.done]
            )  # in one statement it would hang on chance which of two is inserted
        line = JournalEntry(seq, seat, actions, time.time())
        done = asyncio.get_running_loop().create_future()
        self._waiting[table, seq] = _Waiting(table, line, done)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done
        return line

    async def load(self, table: str, since: int = 0) -> list[JournalEntry]:
        query = "SELECT seq, seat, actions, at FROM lines WHERE id = $1 AND seq > $2 ORDER BY seq"
        return read_lines(table, since, await self._ask(lambda db: db.fetch(query, table, since)))

    async def put(self, meta: TableMeta, *lines: JournalEntry) -> None:
        await self._have(meta.id)
        values = [(meta.id, *encode_line(line)) for line in lines]
        owners = [(owner, meta.created, meta.id) for owner in meta.owners if owner]

        async def work(db: Any) -> bool:
            async with db.transaction():
                if not await db.fetchval(_HOLDS, meta.id, self._process):
                    return False
                if lines and lines[0].seq > 1 and not await db.fetchval(_THERE, meta.id, lines[0].seq - 1):
                    raise SequenceConflict(meta.id, lines[0].seq, alone=True)
                await db.executemany("INSERT INTO lines VALUES ($1, $2, $3, $4, $5)", values)
                await db.execute(_PUT, meta.id, meta.created, msgspec.json.encode(meta))
                await db.executemany("INSERT INTO owners VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", owners)
            return True

        try:
            if not await self._ask(work):
                self._lose(meta.id)
                raise TableMoved(meta.id)
        except asyncpg.UniqueViolationError as error:
            raise SequenceConflict(meta.id, lines[0].seq) from error

    async def get(self, table: str) -> TableMeta | None:
        text = await self._ask(lambda db: db.fetchval("SELECT meta FROM tables WHERE id = $1", table))
        return None if text is None else read_meta(table, text)

    async def owned(self, token_hash: str, most: int = 20, skip: int = 0) -> list[str]:
        query = "SELECT id FROM owners WHERE owner = $1 ORDER BY created DESC, id LIMIT $2 OFFSET $3"
        return [row[0] for row in await self._ask(lambda db: db.fetch(query, token_hash, most, skip))]

    async def names(self, after: str = "", most: int = 500) -> list[str]:
        query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
        return [row[0] for row in await self._ask(lambda db: db.fetch(query, after, most))]

    async def forget(self, token_hash: str, table: str, whole: bool) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                query = "DELETE FROM owners WHERE owner = $1 AND id = $2 RETURNING id"
                mine = await db.fetch(query, token_hash, table)
                for part in ("owners", "tables", "lines", "costs", "homes") if mine and whole else ():
                    await db.execute(f"DELETE FROM {part} WHERE id = $1", table)

        await self._ask(work)
        if whole:
            self._homes.discard(table)

    async def hand_over(self, table: str, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        await self._have(table)

        async def work(db: Any) -> TableMeta | None:
            async with db.transaction():
                if not await db.fetchval(_HOLDS, table, self._process):
                    raise TableMoved(table)
                text = await db.fetchval("SELECT meta FROM tables WHERE id = $1 FOR UPDATE", table)
                then = None if text is None else read_meta(table, text).handed_over(old, new, shown)
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

        found: TableMeta | None = await self._ask(work)
        return found

    async def keep_cost(self, table: str, deal: int, chair: int, cost: ReviewCost) -> None:
        await self._ask(lambda db: db.execute(_COST, table, deal, chair, cost.lost, cost.error))

    async def costs(self, table: str, chair: int) -> dict[int, ReviewCost]:
        query = "SELECT deal, lost, error FROM costs WHERE id = $1 AND chair = $2"
        rows = await self._ask(lambda db: db.fetch(query, table, chair))
        return {deal: ReviewCost(lost, error) for deal, lost, error in rows}

    async def close(self) -> None:
        """Waits for what was asked; then other processes may have the tables that live here."""
        if self._writing is not None:
            await self._writing
        self._closed = True
        tasks = [task for task in (self._renewing, self._saying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._hang_up()
        if self._pool is None:
            return
        with suppress(*_GONE):
            async with self._pool.acquire(timeout=_PATIENCE) as db, db.transaction():
                await db.execute("DELETE FROM homes WHERE process = $1", self._process)
                await db.execute("DELETE FROM processes WHERE id = $1", self._process)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), _PATIENCE)

    # ------------------------------------------------------------ where tables live
    def watch(self, lost: Callable[[str], None]) -> None:
        """Has `lost` called with the name of each table that this process loses."""
        self._lost = lost

    async def verify(self) -> None:
        """Checks that this process still has its tables, after it may have been stopped. Raises NotSaved."""
        while time.monotonic() > self._sure:  # again, where the answer was older than the stop
            await self._renew()

    def has(self, table: str) -> bool:
        """Whether a table lives here, as far as is known here."""
        return table in self._homes

    async def take(self, table: str) -> str | None:
        """Lets a table live here. None when it does; else the address of the process that has it. Raises NotSaved."""
        if table in self._homes:
            return None
        process = self._process
        if await self._ask(lambda db: db.fetchval(_TAKE, table, process)):
            if process != self._process:
                return await self.take(table)  # this process has lost its own row meanwhile
            self._homes.add(table)
            return None
        address = await self.home(table)
        if address is None:  # who had it has gone just now, or this process is not known yet
            await self._renew()
            return await self.take(table)
        return address

    async def home(self, table: str) -> str | None:
        """Returns the address of the process with a table, None for this one or none. Raises NotSaved."""
        query = f"SELECT p.address {_ELSEWHERE} AND h.id = $2"
        address = await self._ask(lambda db: db.fetchval(query, self._process, table))
        return None if address is None else str(address)

    async def elsewhere(self, owner: str) -> list[str]:
        """The tables of an owner that live in other processes. Raises NotSaved."""
        query = f"SELECT h.id {_ELSEWHERE} AND h.id IN (SELECT id FROM owners WHERE owner = $2)"
        return [row[0] for row in await self._ask(lambda db: db.fetch(query, self._process, owner))]

    async def secret(self) -> str:
        """What the processes of this database know one another by. Raises NotSaved."""
        if not self._secret:
            self._secret = str(await self._ask(lambda db: db.fetchval("SELECT secret FROM hlaska")))
        return self._secret

    async def release(self, table: str) -> None:
        """Lets another process have a table that lives here. Raises NotSaved."""
        self._homes.discard(table)
        query = "DELETE FROM homes WHERE id = $1 AND process = $2"
        try:
            await self._ask(lambda db: db.execute(query, table, self._process))
        finally:
            if (
                table in self._homes
            ):  # it was taken again meanwhile, and nobody knows whether before or after this
                self._lose(table)

    async def _have(self, table: str) -> None:
        """Raises TableMoved if the table lives elsewhere."""
        address = await self.take(table)
        if address is not None:
            self._lost(table)
            raise TableMoved(table, address)

    def _lose(self, table: str) -> None:
        self._homes.discard(table)
        self._lost(table)

    async def _keep_alive(self) -> None:
        """Says again and again that this process lives; where it was not heard of for too long, it begins anew with
        no tables."""
        retry = Retry(RENEWAL, RENEWAL)  # to be told ever more rarely
        while True:
            await asyncio.sleep(self.held * RENEWAL / LEASE)
            try:
                await self._renew()
                retry.worked()
            except NotSaved as error:
                retry.failed()
                if retry.is_told:
                    log.warning("this process cannot be kept alive in the database: %s", error.text)

    async def _renew(self) -> None:
        """All who wait for it at once are served by one."""
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say_alive(), name="renewal")
            self._saying.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self._saying)

    async def _say_alive(self) -> None:
        sure = time.monotonic() + self.held
        if await self._over_line(lambda db: db.execute(_RENEW, self._process, self.held)) == "UPDATE 0":
            await self._begin_anew()
        self._sure = sure
        await self._let_taken_go()

    async def _let_taken_go(self) -> None:
        """Looks whether the tables of this process are its own: no line that cannot be written tells that to who only
        waits. One that took a table may have seen the database as it was before this process was known there."""
        process, homes = self._process, list(self._homes)
        taken = await self._over_line(lambda db: db.fetch(_TAKEN, homes, process)) if homes else ()
        for row in taken:
            if process == self._process and row["id"] in self._homes:
                self._lose(row["id"])

    async def _over_line(self, work: Work) -> Any:
        """Runs a question over a connection of its own.

        So no other work that waits costs this process its tables. Raises NotSaved.
        """
        try:
            async with asyncio.timeout(self.held):
                await self._ready()
                if self._line is None or self._line.is_closed():
                    self._line = await asyncpg.connect(self.url)
                return await work(self._line)
        except _GONE as error:
            self._hang_up()
            raise NotSaved(_why(error)) from error

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.terminate()
            self._line = None

    async def _begin_anew(self) -> None:
        log.warning("this process was not heard of for %g s: its tables may be had by others", self.held)
        lost, old, self._homes = list(self._homes), self._process, set()
        self._process = secrets.token_hex(8)
        for table in lost:
            self._lost(table)
        await self._register(old)

    async def _register(self, old: str = "") -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM processes WHERE id = $1", old)
                await db.execute(_LATER, self._process, self.address, self.held)

        await self._ask(work)

    # ------------------------------------------------------------ the database
    async def _write(self) -> None:
        """Inserts what waits, all of it in one statement, until nothing does. Of a table one line goes with each: the
        next one follows only where this one is."""
        while self._waiting:
            first = {table: (table, seq) for table, seq in reversed(self._waiting)}
            group = {key: self._waiting.pop(key) for key in islice(reversed(first.values()), _GROUP)}
            rows = [(one.table, *encode_line(one.line)) for one in group.values()]
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
                    one.answer(SequenceConflict(one.table, one.line.seq, alone=not row["follows"]))
                else:
                    self._lose(one.table)
                    one.answer(TableMoved(one.table))
        self._writing = None

    async def _insert(self, columns: list[list[Any]]) -> list[Any]:
        rows: list[Any] = await self._ask(lambda db: db.fetch(_APPEND, *columns, self._process))
        return rows

    async def _ask(self, work: Work) -> Any:
        """Raises NotSaved where the database cannot be reached or fails."""
        try:
            await self._ready()
            async with self._pool.acquire(timeout=_PATIENCE) as db:
                return await work(db)
        except asyncpg.UniqueViolationError:
            raise
        except _GONE as error:
            raise NotSaved(_why(error)) from error

    async def _ready(self) -> None:
        """Connects, and says that this process lives, once. Raises NotSaved where it is closed."""
        if self._closed:
            raise NotSaved("the journal is closed")
        if self._renewing is not None:
            return
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=_CONNECTIONS, command_timeout=_PATIENCE, timeout=_PATIENCE
                )
            if self._renewing is None:
                sure = time.monotonic() + self.held
                async with self._pool.acquire(timeout=_PATIENCE) as db:
                    await db.execute(_LATER, self._process, self.address, self.held)
                self._sure = sure
                self._renewing = asyncio.create_task(self._keep_alive(), name="lease")


_PUT: Final = (
    "INSERT INTO tables VALUES ($1, $2, $3) "
    "ON CONFLICT (id) DO UPDATE SET created = excluded.created, meta = excluded.meta"
)
_COST: Final = (
    "INSERT INTO costs VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (id, deal, chair) DO UPDATE SET lost = excluded.lost, error = excluded.error"
)
_GONE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)


def _why(error: BaseException) -> str:
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk of the database is full; make room and do it again"
    if isinstance(error, asyncpg.PostgresConnectionError | asyncpg.InterfaceError | OSError | ValueError):
        return "the database cannot be reached"
    return f"the database says {type(error).__name__}"


# ---------------------------------------------------------------- before the start
async def prepare(url: str) -> None:
    """Makes the tables of a new database, by one process at a time.

    Raises DatabaseUnavailable.
    """
    try:
        db = await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=60)
    except ValueError as error:  # its text may hold a part of the password
        why = "this is no address as postgresql://ACCOUNT:PASSWORD@HOST:PORT/DATABASE"
        raise DatabaseUnavailable(redact_password(url), why) from error
    except _GONE as error:
        raise DatabaseUnavailable(redact_password(url), _reason(error)) from error
    try:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(hashtext('hlaska ' || current_schema()))")
            await _prepare(db, redact_password(url))
    except _GONE as error:
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
    """In one line."""
    text = str(error).strip().splitlines()
    return text[0] if text else type(error).__name__
