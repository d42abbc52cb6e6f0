"""Joins a table that somebody is at with who is at work there. Those are computer players, clocks and votes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial

from hlaska.server.tables.connections import Connections
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.rematch import Keep, Rematches
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_driver import PACES, BotDriver
from hlaska.table.meter import use_meter
from hlaska.table.table import Table


@dataclass(slots=True)
class LiveTable:
    """Holds a table that somebody is at.

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
    rematches: open another match with the same people.
    hooks: hear of each deal that is over.
    """

    def __init__(
        self, setup: TableSetup, connections: Connections, rematches: Rematches, hooks: TableHooks
    ) -> None:
        self._setup, self._connections, self._rematches, self._hooks = setup, connections, rematches, hooks

    def start(self, table: Table, keep: Keep) -> LiveTable:
        """Starts the work at a table; `keep` takes the table of a rematch."""
        runner, pace = self._setup.runner, self._setup.pace
        driver = BotDriver(table, runner, pace * PACES.get(table.meta.pace, 1.0))
        presence = TablePresence(
            table,
            self._connections.is_connected,
            partial(self._rematches.open, keep),
            self._hooks.on_deal_settled,
            runner,
            pace > 0,
        )
        with use_meter(None):  # what is played there is not of who asked for the table first
            driver.start()
            presence.start()
        return LiveTable(table, driver, presence, time.monotonic())
