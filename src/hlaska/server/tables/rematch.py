"""Opens another match with the same people and rules, when all of them want one."""

from __future__ import annotations

from collections.abc import Callable

from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.shuffle_tickets import Tickets
from hlaska.table.chairs import rotate_chairs
from hlaska.table.new_table import open_table
from hlaska.table.store import Store
from hlaska.table.table import Table

Keep = Callable[[Table], Table]  # takes a new table among the live ones


class Rematches:
    """Opens rematches.

    store: keeps the journals.
    tickets: promise the shuffle of the first deal.
    hooks: hear of each rematch.
    """

    def __init__(self, store: Store, tickets: Tickets, hooks: TableHooks) -> None:
        self._store, self._tickets, self._hooks = store, tickets, hooks

    async def open(self, keep: Keep, table: Table, moved: bool = False) -> Table:
        """Opens another match with the same people and rules.

        moved: with other neighbours instead of the same chairs.
        Raises BadOptions, NotSaved.
        """
        meta = table.meta if not moved else rotate_chairs(table.meta)
        opened = await open_table(
            table.game,
            meta.chairs,
            preset=meta.preset,
            owner=meta.host,
            owners=meta.owners,
            store=self._store,
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
