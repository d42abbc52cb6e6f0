"""Joins the parts that open, find, keep and list a server's tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from hlaska.protocol.tables import NewTable
from hlaska.server.analysis.service import AnalysisService
from hlaska.server.analysis.solver import SolverService
from hlaska.server.cluster.bus import HALTED
from hlaska.server.history.guest_history import GuestHistory
from hlaska.server.limits.budget import Budget
from hlaska.server.tables.access import TableAccess
from hlaska.server.tables.connections import Connections
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.journal_reader import TableReader
from hlaska.server.tables.live import LiveTables
from hlaska.server.tables.live_table import LiveTableFactory
from hlaska.server.tables.lobby import Lobby
from hlaska.server.tables.opener import TableOpener
from hlaska.server.tables.rematch import Rematches
from hlaska.server.tables.seat_setup import chair_for, names_for
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tables.shuffle_tickets import Tickets
from hlaska.server.tables.user_tables import UserTables
from hlaska.table.match_state import Chair
from hlaska.table.table import Table


class TableService:
    """Serves all tables of a server.

    setup: what they run on; its parts are here, too: `store`, `runner`, `catalog`, `pace`, `placement`, `bus`.
    hooks: what accounts and clubs have to do with tables.
    connections: who has a page open at which table.
    tickets: promises for the shuffle of a first deal.
    live: the tables that somebody is at.
    rematches: open another match with the same people.
    opener: opens tables.
    history: the finished deals of guests.
    user_tables: the tables of one person.
    lobby: public tables, and the way to a free chair.
    access: who may see a table and sit down.
    advice: hints and reviews.
    solving: the exact solver.
    budget: how much each address may use.
    """

    def __init__(
        self,
        setup: TableSetup,
        hooks: TableHooks | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Builds the service. now: seconds, by which people are at a table or have gone."""
        self.setup, self.hooks = setup, hooks or TableHooks()
        self.store, self.runner, self.catalog = setup.store, setup.runner, setup.catalog
        self.pace, self.placement, self.bus = setup.pace, setup.placement, setup.bus
        self.connections, self.tickets = Connections(now), Tickets()
        reader = TableReader(self.store, self.catalog, self.hooks)
        self.rematches = Rematches(self.store, self.tickets, self.hooks)
        factory = LiveTableFactory(setup, self.connections, self.rematches, self.hooks)
        self.live = LiveTables(self.store, self.placement, reader, factory, self.hooks)
        self.opener = TableOpener(self.live, self.store, self.catalog, self.tickets)
        self.history = GuestHistory(self.store, self.live.get_or_read)
        self.user_tables = UserTables(self.live, self.store, self.history, self.hooks, self.bus)
        self.lobby = Lobby(
            self.live.here, self.connections, self.opener.open_public, self.user_tables.leave, now, self.bus
        )
        self.access = TableAccess(self.live, self.lobby, self.hooks)
        self.advice = AnalysisService(self.runner, setup.hints)
        self.solving = SolverService(self.runner)
        self.budget = Budget(self.bus, setup.allowance)
        self._reading: asyncio.Future[bool] | None = None  # a journal that another process has written into
        self.bus.subscribe(HALTED, self._hear_of_halt)

    # ------------------------------------------------------------ what is asked for most
    async def open(self, new: NewTable, owner: str, person: Chair | None = None, club: str = "") -> Table:
        """Opens a table (`TableOpener.open`)."""
        return await self.opener.open(new, owner, person, club)

    async def get_table(self, name: str) -> Table:
        """Returns a table to play at (`LiveTables.table`)."""
        return await self.live.get_or_load(name)

    async def get_or_read(self, name: str) -> Table:
        """Returns a table as it is or as its journal has it (`LiveTables.get_or_read`)."""
        return await self.live.get_or_read(name)

    async def visit(self, name: str, owner: str) -> Table:
        """Returns a table to a person who may see it (`TableAccess.visit`)."""
        return await self.access.visit(name, owner)

    async def look_at(self, name: str, owner: str) -> Table:
        """Returns a table to look at to a person who may see it (`TableAccess.look_at`)."""
        return await self.access.look_at(name, owner)

    async def close(self) -> None:
        """Ends the work at all tables."""
        await self.live.close()

    async def give(self, table: Table, chair: int, bot: Chair, owner: str) -> None:
        """Gives an open chair to a computer player, for the person who opened the table.

        Raises BadOptions, Illegal, NotSaved.
        """
        names = names_for(table.meta.chairs)
        computer = chair_for(table.game, chair, bot, names.__next__)
        await table.seating.give(chair, computer, owner)

    async def fill(self, table: str) -> int:
        """Gives all open chairs of a table to computer players, and returns how many.

        Raises NoTable, Illegal, NotSaved.
        """
        found = await self.get_table(table)
        empty = [chair for chair, seated in enumerate(found.meta.chairs) if seated.kind == "open"]
        for chair in empty:
            await self.give(found, chair, Chair("", "bot"), found.meta.host)
        return len(empty)

    async def halt(self, table: str, halted: bool) -> None:
        """Ends the match of a table where it stands, or lets it go on.

        It does so wherever the table lives.

        Raises NoTable, JournalDamaged, NotSaved.
        """
        found = self.live.find(table)
        if found is not None and not found.log.moved:
            return await found.presence.halt(halted)
        await (await self.live.get_or_read(table)).presence.halt(halted)
        await self.bus.publish(HALTED, table)

    def _hear_of_halt(self, table: str) -> None:
        """Reads what another process has written into the journal of a table that lives here."""
        found = self.live.find(table)
        if found is not None:
            self._reading = asyncio.ensure_future(found.log.catch_up())

    def numbers(self) -> dict[str, float]:
        """Counts what there is, as Prometheus names it."""
        tables = self.live.here()
        return {
            "hlaska_tables": len(tables),
            "hlaska_tables_waiting": sum(table.meta.is_waiting for table in tables),
            "hlaska_lines": sum(table.feed.followers for table in tables),
            "hlaska_people": len(self.lobby.people()),
            "hlaska_bot_failures_total": sum(at.driver.failed for at in self.live.tables.values()),
        }
