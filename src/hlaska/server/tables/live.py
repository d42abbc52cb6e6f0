"""Keeps the tables that somebody is at.

They are read when they are asked for, and let go when nobody is there, or to another process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from hlaska.core.errors import HlaskaError
from hlaska.server.cluster.placement import LOBBY, TablePlacement, ask_to_let_go
from hlaska.server.history.read_table import read_or_none
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.journal_reader import NoTable, TableReader, is_possible, no_table
from hlaska.server.tables.live_table import LiveTable, LiveTableFactory
from hlaska.server.tables.presence import TablePresence
from hlaska.table.store import JournalDamaged, NotSaved, Store, TableMoved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

DAMAGED: Final = JournalDamaged("", "").phrase.key
IDLE: Final = 600.0  # seconds after which a table without followers is let go; its journal has it
COPIES: Final = 200  # tables of other processes that are remembered at most


class LiveTables:
    """Holds the tables of this process, each with who is at work there.

    store: keeps the journals.
    placement: which process has which table.
    reader: makes a table of its journal.
    factory: sets computer players, clocks and votes to work.
    hooks: what accounts and clubs have to do with tables.
    """

    def __init__(
        self,
        store: Store,
        placement: TablePlacement,
        reader: TableReader,
        factory: LiveTableFactory,
        hooks: TableHooks,
    ) -> None:
        self._store, self._placement, self._reader = store, placement, reader
        self._factory, self._hooks = factory, hooks
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._copies: dict[str, Table] = {}  # to look at, of tables that live elsewhere
        self._closing: set[asyncio.Task[None]] = set()
        placement.watch(self._drop)

    # ------------------------------------------------------------ what is here
    @property
    def tables(self) -> Mapping[str, LiveTable]:
        """Returns the live tables by name."""
        return MappingProxyType(self._tables)

    def here(self) -> list[Table]:
        """Returns the tables that somebody is at, or was a moment ago."""
        return [live.table for live in self._tables.values()]

    def find(self, name: str) -> Table | None:
        """Returns a table if it is live."""
        live = self._tables.get(name)
        return live.table if live else None

    def is_loading(self, name: str) -> bool:
        """Tells whether somebody has asked for a table that is still read."""
        return name in self._loading

    def presence(self, table: Table) -> TablePresence:
        """Returns who is at a live table. Raises TableMoved where it is live no longer."""
        live = self._tables.get(table.meta.id)
        if live is None:
            raise TableMoved(table.meta.id)
        return live.presence

    # ------------------------------------------------------------ getting a table
    async def get_or_load(self, name: str) -> Table:
        """Returns a table to play at, read from its journal if need be. Raises NoTable, NotSaved."""
        await self._evict_idle()
        if self._is_here(name):
            table = self._tables[name].table
        else:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(self._loading[name])
        if name in self._tables:
            self._tables[name].used = time.monotonic()
        if not (table.now.deal or table.meta.is_waiting or table.dealer.is_awaiting_contribution):
            await table.dealer.open()  # it was opened, but its first deal could not be saved
        return table

    async def look_at(self, name: str) -> Table:
        """Returns a table to look at, wherever it lives, read once for several questions.

        Nobody plays there because of it. Raises NoTable, NotSaved.
        """
        if not is_possible(name):
            raise no_table(name)
        try:
            return self._tables[name].table if self._is_here(name) else await self.read_copy(name)
        except JournalDamaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def get_or_read(self, name: str) -> Table:
        """Returns the live table, or else a new one as its journal has it. Raises NoTable, JournalDamaged, NotSaved."""
        return self.find(name) or await self._reader.read(name)

    async def read_copy(self, name: str) -> Table:
        """Returns a table that lives elsewhere, as its journal has it. Raises NoTable, JournalDamaged, NotSaved."""
        table, meta = self._copies.get(name), await self._store.get(name)
        if table is not None and table.meta == meta and await table.log.catch_up():
            return table
        if len(self._copies) >= COPIES:
            self._copies.clear()
        self._copies[name] = await self.get_or_read(name)
        return self._copies[name]

    async def wait_until_loaded(self, name: str) -> None:
        """Waits for a table that is being read."""
        if name in self._loading:
            await asyncio.wait([self._loading[name]])

    async def _load(self, name: str) -> Table:
        try:
            while (table := self.keep(await self._take_over(name))).log.moved:
                pass  # it was lost while it was read: whoever has it now is asked for, or it is read again
            return table
        except JournalDamaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def _take_over(self, name: str) -> Table:
        """Returns a table that lives here from now on, as its journal has it.

        Raises TableMoved, NoTable, JournalDamaged, NotSaved.
        """
        address = await self._placement.acquire(name) if is_possible(name) else None
        if address is not None:
            raise TableMoved(name, address)
        meta = await self._store.get(name) if is_possible(name) else None
        if meta is None:
            await self._placement.release(name)
            raise no_table(name)
        table = await self._reader.replay(meta)
        await table.presence.restart_clock()
        return table

    # ------------------------------------------------------------ keeping it and letting it go
    def keep(self, table: Table) -> Table:
        """Makes a table live, with who is at work there.

        One that was lost before is dropped at once, and has moved. What is played elsewhere would be told to nobody who
        came to it here.
        """
        table.embargo, table.log.on_loss = self._hooks.has_embargoed_deals, self._reload
        self._tables[table.meta.id] = self._factory.start(table, self.keep)
        self._is_here(table.meta.id)
        return table

    async def stop(self, name: str) -> None:
        """Ends the work at a table that is live, which is live no longer. Nothing is archived."""
        live = self._tables.pop(name, None)
        if live is not None:
            await live.stop()

    async def close(self) -> None:
        """Ends the work at all tables, and archives them."""
        gone = list(self._tables.values())
        self._tables.clear()
        for live in gone:
            await live.stop()
        await self._archive([live.table for live in gone])

    async def _evict_idle(self) -> None:
        """Lets tables go where nobody is and no computer player is at work."""
        now = time.monotonic()
        idle = [
            name
            for name, live in self._tables.items()
            if live.table.feed.followers == 0 and now - live.used > IDLE and not live.table.is_bot_on_turn
        ]
        # All are taken out before anything is waited for: meanwhile others come by here too.
        for name, gone in [(name, self._tables.pop(name)) for name in idle]:
            await gone.stop()
            await self._archive([gone.table])
            if name not in self._tables and name not in self._loading:
                with suppress(NotSaved):  # then it is let go when this process ends
                    await self._placement.release(name)

    def _is_here(self, name: str) -> bool:
        """Tells whether a table is live. One that was lost before it was, so that nobody was told, is dropped."""
        if name in self._tables and not self._placement.has(name):
            self._drop(name)
        return name in self._tables

    def _drop(self, name: str) -> None:
        """Drops a table that has moved or is to be read anew."""
        gone = self._tables.pop(name, None)
        if gone is not None:
            gone.table.log.move_out()
            task = asyncio.ensure_future(gone.stop())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    def _reload(self, name: str) -> None:
        """Goes on as the database has a table, which has lost entries that were kept."""
        log.error("table %s: the database has lost its newest lines; it is read anew", name)
        self._drop(name)

    # ------------------------------------------------------------ the archive
    async def _archive(self, tables: Sequence[Table]) -> None:
        """Archives what has been settled at tables that nobody is at any more."""
        if self._hooks.archive is None:
            return
        try:
            for table in tables:
                await self._hooks.archive.take(table)
            await self._hooks.archive.mark_idle([table.meta.id for table in tables])
        except NotSaved as error:  # it is made good when the server starts again
            log.warning("the archive: %s", error.text)

    async def catch_up_archive(self) -> None:
        """Archives what a server that was killed has left out."""
        if self._hooks.archive is None:
            return
        try:
            for name in await self._hooks.archive.list_in_use():
                if (
                    name in self._tables
                    or name in self._loading
                    or await self._placement.address_of(name) is not None
                ):
                    continue
                table = await read_or_none(self.get_or_read, name)
                if table is None:
                    await self._hooks.archive.mark_idle([name])
                elif name not in self._tables:
                    await self._archive([table])
        except NotSaved as error:
            log.warning("the archive: %s", error.text)

    # ------------------------------------------------------------ several processes
    async def address_of(self, name: str) -> str | None:
        """Returns the address of the process that answers for a table, None for this one.

        A table that others may come to lives where the lobby does, unless it lives already. Raises NotSaved.
        """
        if self._is_here(name) or not self._placement.is_shared:
            return None
        try:
            meta = await self._store.get(name)
        except JournalDamaged:
            return None
        if meta is None or meta.access == "private":
            return None if meta is None else await self._placement.acquire(name)
        return await self._placement.address_of(name) or await self.lobby_address()

    async def lobby_address(self) -> str | None:
        """Returns the address of the process with the lobby, None for this one. Raises NotSaved."""
        return await self._placement.acquire(LOBBY)

    async def copies_of(self, owner: str) -> list[Table]:
        """Returns copies of the readable tables that a person has in other processes."""
        found = []
        for name in await self._placement.list_elsewhere(owner):
            with suppress(HlaskaError):
                found.append(await self.read_copy(name))
        return found

    async def hand_over(self, name: str) -> None:
        """Lets a table go to the process that asks for it next."""
        gone = self._tables.pop(name, None)
        if gone is not None:
            gone.table.log.move_out()
        try:  # at once: who comes now finds no home, and takes it or goes where it is
            await self._placement.release(name)
        finally:
            if gone is not None:
                await gone.stop()

    async def release(self, name: str, idle: bool) -> bool:
        """Lets a table go to another process, and tells whether it has gone.

        idle: only where nobody is at it.
        Raises NotSaved.
        """
        await self.wait_until_loaded(name)
        if name not in self._tables:
            await self._placement.release(name)
            return True
        if idle and self._tables[name].table.feed.followers:
            return False
        await self.hand_over(name)
        return True

    async def bring_here(self, name: str, idle: bool = False) -> bool:
        """Asks for a table that another process has; tells whether it lives here now. Raises NotSaved."""
        address = await self._placement.acquire(name)
        if address is None:
            return True
        asked = await ask_to_let_go(self._placement, address, name, idle)
        return asked and await self._placement.acquire(name) is None
