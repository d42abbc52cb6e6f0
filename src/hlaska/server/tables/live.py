"""The tables of a server that somebody is at: found again after a restart, let go when nobody is there, or to another
process."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from hlaska import games
from hlaska.core import seating
from hlaska.core.errors import BadRecord, HlaskaError, Phrase
from hlaska.core.verifiable_shuffle import is_digest
from hlaska.server.cluster.bus import MessageBus
from hlaska.server.cluster.placement import LOBBY, TablePlacement, ask_to_let_go
from hlaska.server.history.read_table import readable
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.presence import TablePresence
from hlaska.table.bots.bot_driver import BotDriver
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.open_table import check_chairs
from hlaska.table.store import JournalDamaged, NotSaved, Store, TableMeta, TableMoved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

DAMAGED: Final = JournalDamaged("", "").phrase.key
IDLE: Final = 600.0  # seconds after which a table without followers is let go; its journal has it
COPIES: Final = 200  # tables of other processes that are remembered at most
READING: Final = 2  # tables that are replayed at a time: more would hold up each other, and who plays already


class NoTable(HlaskaError):
    """There is no such table, or its journal cannot be read."""

    def __init__(self, text: str, key: str = "problem-no-table") -> None:
        super().__init__(text, Phrase(key))


@dataclass(slots=True)
class LiveTable:
    """A table that somebody is at, with who is at work there; `used`: when it was last asked for (`time.monotonic`)."""

    table: Table
    driver: BotDriver
    company: TablePresence
    used: float

    async def stop(self) -> None:
        """Nobody is at work there any more."""
        await self.driver.close()
        await self.company.close()


class LiveTables(ABC):
    """`homes`: where tables live, where there are other processes; `bus`: what they share beside; `hooks`: what
    accounts and clubs have to do with them."""

    def __init__(
        self,
        store: Store,
        runner: BotPool,
        catalog: Catalog,
        pace: float,
        homes: TablePlacement,
        bus: MessageBus,
        hooks: TableHooks,
    ) -> None:
        self.hooks = hooks
        self.store, self.runner, self.catalog, self.pace = store, runner, catalog, pace
        self._tables: dict[str, LiveTable] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._copies: dict[str, Table] = {}  # to look at, of tables that live elsewhere
        self._closing: set[asyncio.Task[None]] = set()
        self._reading = asyncio.Semaphore(READING)
        self.homes, self.bus = homes, bus
        self.homes.watch(self._moved)

    @abstractmethod
    def _keep(self, table: Table) -> Table:
        """A table is in use from now on, with who is at work there. One that was lost before is dropped at once, and
        has moved: what is played elsewhere would be told to nobody who came to it here."""

    async def table(self, name: str) -> Table:
        """A table by name, brought back from its journal if need be. Raises NoTable, NotSaved."""
        await self._let_go()
        if self._here(name):
            table = self._tables[name].table
        else:
            if name not in self._coming:
                self._coming[name] = asyncio.create_task(self._load(name))
                self._coming[name].add_done_callback(lambda _: self._coming.pop(name, None))
            table = await asyncio.shield(self._coming[name])
        if name in self._tables:
            self._tables[name].used = time.monotonic()
        if not (table.now.deal or table.meta.waits or table.dealer.awaits_contribution):
            await table.dealer.open()  # it was opened, but its first deal could not be saved
        return table

    async def _load(self, name: str) -> Table:
        try:
            while (table := self._keep(await self._taken_over(name))).log.moved:
                pass  # it was lost while it was read: whoever has it now is asked for, or it is read again
            return table
        except JournalDamaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def _taken_over(self, name: str) -> Table:
        """A table that lives here from now on, as its journal has it.

        Raises TableMoved, NoTable, JournalDamaged, NotSaved.
        """
        possible = _possible(name)
        address = await self.homes.take(name) if possible else None
        if address is not None:
            raise TableMoved(name, address)
        meta = await self.store.get(name) if possible else None
        if meta is None:
            await self.homes.release(name)
            raise NoTable(f"there is no table '{name[:40]}'")
        table = await self._bring_back(meta)
        await table.presence.restart_clock()
        return table

    async def _bring_back(self, meta: TableMeta) -> Table:
        """A table as its journal has it. Raises NoTable for one of other rules, JournalDamaged, NotSaved."""
        try:
            game = self.catalog.restore(meta)
        except Exception as error:
            raise _other_rules(meta, error) from error
        try:
            check_chairs(game, meta.chairs)
            games.preset_of(type(game), meta.preset)
            if not 0 <= meta.first < game.players:
                raise JournalDamaged(meta.id, "nobody sits where the first deal begins")
            if meta.key and not is_digest(meta.key):
                raise JournalDamaged(meta.id, "its decks cannot be made")
            if meta.draw is not None and not seating.fits(game, meta.draw):
                raise JournalDamaged(meta.id, "the cards drawn for the deal cannot be")
            table = Table(meta, game, self.store)
            table.embargo = self.hooks.are_deals_embargoed
            async with self._reading:
                await table.log.catch_up()
        except (JournalDamaged, NotSaved):
            raise
        except Exception as error:  # its text may hold cards: who asks is not told
            if game.rules != meta.rules:
                raise _other_rules(meta, error) from error
            line = error.line if isinstance(error, BadRecord) else 0
            why = f"line {line} cannot follow" if line else "its lines cannot be replayed"
            raise JournalDamaged(meta.id, why) from error
        return table

    def company(self, table: Table) -> TablePresence:
        """The people at a table that is in use. Raises TableMoved where it is so no longer."""
        at = self._tables.get(table.meta.id)
        if at is None:
            raise TableMoved(table.meta.id)
        return at.company

    def here(self) -> list[Table]:
        """The tables that somebody is at, or was a moment ago."""
        return [at.table for at in self._tables.values()]

    async def stored(self, name: str) -> Table:
        """A table to look at: the one that is played on, or as its journal has it, and then nobody plays there. Raises
        NoTable, Damaged, NotSaved."""
        if name in self._tables:
            return self._tables[name].table
        meta = await self.store.get(name)
        if meta is None:
            raise NoTable(f"there is no table '{name[:40]}'")
        return await self._bring_back(meta)

    async def _look(self, name: str) -> Table:
        """The same, read once for several questions. Raises NoTable, NotSaved."""
        if not _possible(name):
            raise NoTable(f"there is no table '{name[:40]}'")
        try:
            return self._tables[name].table if self._here(name) else await self._copy(name)
        except JournalDamaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def _let_go(self) -> None:
        """Forgets tables where nobody has been for a while, and no computer player is at work."""
        now = time.monotonic()
        idle = [
            name
            for name, at in self._tables.items()
            if at.table.feed.followers == 0 and now - at.used > IDLE and not at.table.bot_on_turn
        ]
        # All are taken out before anything is waited for: meanwhile others come by here too.
        for name, gone in [(name, self._tables.pop(name)) for name in idle]:
            await gone.stop()
            await self._put_down([gone.table])
            if name not in self._tables and name not in self._coming:
                with suppress(NotSaved):  # then it is let go when this process ends
                    await self.homes.release(name)

    # ------------------------------------------------------------ the archive
    async def _put_down(self, tables: Sequence[Table]) -> None:
        """Nobody is at these tables any more: what they have settled is in the archive then."""
        if self.hooks.archive is None:
            return
        try:
            for table in tables:
                await self.hooks.archive.take(table)
            await self.hooks.archive.put_down([table.meta.id for table in tables])
        except NotSaved as error:  # it is made good when the server starts again
            log.warning("the archive: %s", error.text)

    async def catch_up_archive(self) -> None:
        """Puts what a server that was killed has left out into the archive."""
        if self.hooks.archive is None:
            return
        try:
            for name in await self.hooks.archive.left_over():
                if name in self._tables or name in self._coming or await self.homes.home(name) is not None:
                    continue
                table = await readable(self.stored, name)
                if table is None:
                    await self.hooks.archive.put_down([name])
                elif name not in self._tables:
                    await self._put_down([table])
        except NotSaved as error:
            log.warning("the archive: %s", error.text)

    # ------------------------------------------------------------ several processes
    async def elsewhere(self, name: str) -> str | None:
        """The address of the process that answers for a table, None where this one does. A table that others may come
        to lives where the lobby does, unless it lives already. Raises NotSaved."""
        if self._here(name) or not self.homes.shared:
            return None
        try:
            meta = await self.store.get(name)
        except JournalDamaged:
            return None
        if meta is None or meta.access == "private":
            return None if meta is None else await self.homes.take(name)
        return await self.homes.home(name) or await self.lobby_elsewhere()

    async def lobby_elsewhere(self) -> str | None:
        """The address of the process where the lobby lives, None where that is this one. Raises NotSaved."""
        return await self.homes.take(LOBBY)

    async def _hand_over(self, name: str) -> None:
        """Lets a table go to where it is asked for next, if it has not gone yet."""
        gone = self._tables.pop(name, None)
        if gone is not None:
            gone.table.log.move_out()
        try:  # at once: who comes now finds no home, and takes it or goes where it is
            await self.homes.release(name)
        finally:
            if gone is not None:
                await gone.stop()

    async def let_go(self, name: str, idle: bool) -> bool:
        """Lets a table go to another process that asks for it, if `idle` only where nobody is at it. Whether it has
        gone. Raises NotSaved."""
        if name in self._coming:
            await asyncio.wait([self._coming[name]])
        if name not in self._tables:
            await self.homes.release(name)
            return True
        if idle and self._tables[name].table.feed.followers:
            return False
        await self._hand_over(name)
        return True

    async def _bring_here(self, name: str, idle: bool = False) -> bool:
        """Whether a table lives here, after the process that had it was asked for it. Raises NotSaved."""
        address = await self.homes.take(name)
        if address is None:
            return True
        return await ask_to_let_go(self.homes, address, name, idle) and await self.homes.take(name) is None

    def _here(self, name: str) -> bool:
        """Whether a table is in use here. One that was lost before it was, so that nobody was told, is dropped."""
        if name in self._tables and not self.homes.has(name):
            self._moved(name)
        return name in self._tables

    def _moved(self, name: str) -> None:
        """A table lives in another process now, or in none, or is to be read anew."""
        gone = self._tables.pop(name, None)
        if gone is not None:
            gone.table.log.move_out()
            task = asyncio.ensure_future(gone.stop())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    def _behind(self, name: str) -> None:
        """The database has lost lines of a table that were kept: it goes on as the database has it."""
        log.error("table %s: the database has lost its newest lines; it is read anew", name)
        self._moved(name)

    async def _copy(self, name: str) -> Table:
        """A table that lives elsewhere, as its journal has it, to look at. Raises NoTable, JournalDamaged, NotSaved."""
        table, meta = self._copies.get(name), await self.store.get(name)
        if table is not None and table.meta == meta and await table.log.catch_up():
            return table
        if len(self._copies) >= COPIES:
            self._copies.clear()
        self._copies[name] = await self.stored(name)
        return self._copies[name]

    async def close(self) -> None:
        gone = list(self._tables.values())
        self._tables.clear()
        for at in gone:
            await at.stop()
        await self._put_down([at.table for at in gone])


def _possible(name: str) -> bool:
    """Whether a table may have this name."""
    return name.isascii() and name.isalnum() and len(name) < 40


def _other_rules(meta: TableMeta, error: Exception) -> NoTable:
    log.error("table %s is of other rules: %s", meta.id, type(error).__name__)
    text = f"table {meta.id} was played under other rules ({meta.game} {meta.rules}) and cannot go on"
    return NoTable(text, "problem-old-table")
