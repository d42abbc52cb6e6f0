"""A table that somebody is at, and who is at work there: computer players, clocks and votes."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from hlaska.server.tables.connections import Connections
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tables.shuffle_tickets import Tickets
from hlaska.table.bots.bot_driver import PACES, BotDriver
from hlaska.table.chairs import moved_on
from hlaska.table.meter import metered
from hlaska.table.open_table import open_table
from hlaska.table.table import Table

Keep = Callable[[Table], Table]  # takes a new table among the live ones


@dataclass(slots=True)
class LiveTable:
    """A table that somebody is at.

    driver: makes its computer players act.
    presence: who is there, and what they agree to.
    used: when it was last asked for (`time.monotonic`).
    """

    table: Table
    driver: BotDriver
    presence: TablePresence
    used: float

    async def stop(self) -> None:
        """Ends the work of everybody there."""
        await self.driver.close()
        await self.presence.close()


class LiveTableFactory:
    """Sets computer players, clocks and votes to work at a table.

    connections: knows who has a page open there.
    tickets: promise the shuffle of a rematch.
    hooks: hear of each deal that is over, and of a rematch.
    """

    def __init__(
        self, setup: TableSetup, connections: Connections, tickets: Tickets, hooks: TableHooks
    ) -> None:
        self._setup, self._connections, self._tickets, self._hooks = setup, connections, tickets, hooks

    def start(self, table: Table, keep: Keep) -> LiveTable:
        """Starts the work at a table; `keep` takes the table of a rematch."""
        runner, pace = self._setup.runner, self._setup.pace
        driver = BotDriver(table, runner, pace * PACES.get(table.meta.pace, 1.0))
        presence = TablePresence(
            table,
            self._connections.is_connected,
            partial(self.open_rematch, keep),
            self._hooks.on_deal_settled,
            runner,
            pace > 0,
        )
        with metered(None):  # what is played there is not of who asked for the table first
            driver.start()
            presence.start()
        return LiveTable(table, driver, presence, time.monotonic())

    async def open_rematch(self, keep: Keep, table: Table, moved: bool = False) -> Table:
        """Opens another match with the same people and rules.

        moved: with other neighbours instead of the same chairs.
        Raises BadOptions, NotSaved.
        """
        meta = table.meta if not moved else moved_on(table.meta)
        opened = await open_table(
            table.game,
            meta.chairs,
            preset=meta.preset,
            owner=meta.host,
            owners=meta.owners,
            store=self._setup.store,
            limit=meta.limit,
            pace=meta.pace,
            chat=meta.chat,
            clock=meta.clock,
            rated=meta.rated,
            club=meta.club,
            programs=meta.programs,
            successors=meta.successors,
            key=self._tickets.take(""),
            patient=True,
        )
        await self._hooks.on_rematch(meta, opened.meta)
        return keep(opened)
