"""Leases tables in PostgreSQL: which process has which table, and until when.

A row of `homes` says which process has a table. A process lives as long as its row of `processes` is renewed; its
leases end with it (`hlaska.server.cluster.placement.LEASE`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from hlaska.server.cluster.placement import LEASE, RENEWAL
from hlaska.server.storage.postgres_pool import UNREACHABLE, PostgresPool, Work, why_not_saved
from hlaska.table.backoff import Backoff
from hlaska.table.store import NotSaved, TableMoved

log = logging.getLogger(__name__)

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
_REGISTER: Final = (
    "INSERT INTO processes (id, address, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 s')"
)


class TableLeases:
    """Takes tables for this process, renews its leases, and finds out when one is lost.

    process: what this process is called in the database; another one after all leases were lost.
    tables: those that live here, as far as is known here.
    seconds: how long its tables stay with a process that was not heard of.
    address: where other processes reach this one, as http://10.0.0.2:8000.
    """

    is_shared: Final = True

    def __init__(self, pool: PostgresPool, address: str, seconds: float) -> None:
        self._pool, self.address, self.seconds = pool, address, seconds
        self.process = secrets.token_hex(8)
        self.tables: set[str] = set()
        self._beginning = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._connection: Any = None  # over which this process says that it lives
        self._saying: asyncio.Task[None] | None = None
        self._sure = 0.0  # until when, by the clock of this machine, nobody can have taken a table
        self._lost: Callable[[str], None] = lambda table: None
        self._secret = ""

    def watch(self, lost: Callable[[str], None]) -> None:
        """Calls `lost` with the name of each table that this process loses."""
        self._lost = lost

    async def verify(self) -> None:
        """Checks that this process still has its tables, after it may have been stopped. Raises NotSaved."""
        while time.monotonic() > self._sure:  # again, where the answer was older than the stop
            await self._renew()

    def has(self, table: str) -> bool:
        """Tells whether a table lives here, as far as is known here."""
        return table in self.tables

    async def acquire(self, table: str) -> str | None:
        """Lets a table live here. None when it does; else the address of the process that has it. Raises NotSaved."""
        if table in self.tables:
            return None
        await self._begin()
        process = self.process
        if await self._pool.ask(lambda db: db.fetchval(_TAKE, table, process)):
            if process != self.process:
                return await self.acquire(table)  # this process has lost its own row meanwhile
            self.tables.add(table)
            return None
        address = await self.address_of(table)
        if address is None:  # who had it has gone just now, or this process is not known yet
            await self._renew()
            return await self.acquire(table)
        return address

    async def address_of(self, table: str) -> str | None:
        """Returns the address of the process with a table, None for this one or none. Raises NotSaved."""
        query = f"SELECT p.address {_ELSEWHERE} AND h.id = $2"
        address = await self._pool.ask(lambda db: db.fetchval(query, self.process, table))
        return None if address is None else str(address)

    async def list_elsewhere(self, owner: str) -> list[str]:
        """Returns the tables of an owner that live in other processes. Raises NotSaved."""
        query = f"SELECT h.id {_ELSEWHERE} AND h.id IN (SELECT id FROM owners WHERE owner = $2)"
        return [row[0] for row in await self._pool.ask(lambda db: db.fetch(query, self.process, owner))]

    async def secret(self) -> str:
        """Returns what the processes of this database know one another by. Raises NotSaved."""
        if not self._secret:
            self._secret = str(await self._pool.ask(lambda db: db.fetchval("SELECT secret FROM hlaska")))
        return self._secret

    async def release(self, table: str) -> None:
        """Lets another process have a table that lives here. Raises NotSaved."""
        self.tables.discard(table)
        query = "DELETE FROM homes WHERE id = $1 AND process = $2"
        try:
            await self._pool.ask(lambda db: db.execute(query, table, self.process))
        finally:
            if (
                table in self.tables
            ):  # it was taken again meanwhile, and nobody knows whether before or after this
                self.lose(table)

    async def require(self, table: str) -> None:
        """Raises TableMoved if the table lives elsewhere, NotSaved if the database fails."""
        address = await self.acquire(table)
        if address is not None:
            self._lost(table)
            raise TableMoved(table, address)

    def lose(self, table: str) -> None:
        """Notes that another process has a table, and tells who watches."""
        self.tables.discard(table)
        self._lost(table)

    def forget(self, table: str) -> None:
        """Drops a table that is in the database no more."""
        self.tables.discard(table)

    async def stop(self) -> None:
        """Renews no more."""
        tasks = [task for task in (self._renewing, self._saying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._hang_up()

    async def give_up(self, db: Any) -> None:
        """Lets other processes have all tables that live here."""
        async with db.transaction():
            await db.execute("DELETE FROM homes WHERE process = $1", self.process)
            await db.execute("DELETE FROM processes WHERE id = $1", self.process)

    async def _begin(self) -> None:
        """Makes this process known, once. Raises NotSaved."""
        async with self._beginning:
            if self._renewing is not None:
                return
            sure = time.monotonic() + self.seconds
            await self._register()
            self._sure = sure
            self._renewing = asyncio.create_task(self._keep_alive(), name="lease")

    async def _keep_alive(self) -> None:
        """Says again and again that this process lives.

        Where it was not heard of for too long, it begins anew with no tables.
        """
        retry = Backoff(RENEWAL, RENEWAL)  # to be told ever more rarely
        while True:
            await asyncio.sleep(self.seconds * RENEWAL / LEASE)
            try:
                await self._renew()
                retry.reset()
            except NotSaved as error:
                retry.record_failure()
                if retry.should_log:
                    log.warning("this process cannot be kept alive in the database: %s", error.text)

    async def _renew(self) -> None:
        """Renews the leases. All who wait for it at once are served by one."""
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say_alive(), name="renewal")
            self._saying.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self._saying)

    async def _say_alive(self) -> None:
        sure = time.monotonic() + self.seconds
        if await self._ask_apart(lambda db: db.execute(_RENEW, self.process, self.seconds)) == "UPDATE 0":
            await self._begin_anew()
        self._sure = sure
        await self._let_taken_go()

    async def _let_taken_go(self) -> None:
        """Looks whether the tables of this process are its own.

        No line that cannot be written tells that to who only waits. One that took a table may have seen the database as
        it was before this process was known there.
        """
        process, tables = self.process, list(self.tables)
        taken = await self._ask_apart(lambda db: db.fetch(_TAKEN, tables, process)) if tables else ()
        for row in taken:
            if process == self.process and row["id"] in self.tables:
                self.lose(row["id"])

    async def _ask_apart(self, work: Work) -> Any:
        """Runs a question over a connection of its own.

        So no other work that waits costs this process its tables. Raises NotSaved.
        """
        try:
            async with asyncio.timeout(self.seconds):
                self._pool.check_open()
                await self._begin()
                if self._connection is None or self._connection.is_closed():
                    self._connection = await asyncpg.connect(self._pool.url)
                return await work(self._connection)
        except UNREACHABLE as error:
            self._hang_up()
            raise NotSaved(why_not_saved(error)) from error

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _begin_anew(self) -> None:
        log.warning("this process was not heard of for %g s: its tables may be had by others", self.seconds)
        lost, old, self.tables = list(self.tables), self.process, set()
        self.process = secrets.token_hex(8)
        for table in lost:
            self._lost(table)
        await self._register(old)

    async def _register(self, old: str = "") -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("DELETE FROM processes WHERE id = $1", old)
                await db.execute(_REGISTER, self.process, self.address, self.seconds)

        await self._pool.ask(work)
