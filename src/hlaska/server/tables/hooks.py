"""Connects tables with accounts and clubs. They are asked and told through hooks, so that tables know neither."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from hlaska.protocol.table_messages import EventSeat
from hlaska.table.store import TableMeta
from hlaska.table.table import Table


class Archive(Protocol):
    """Keeps the deals that are over (`history.archive`)."""

    async def take(self, table: Table) -> None:
        """Keeps what a table has settled since, and that it is in use. Raises NotSaved."""
        ...

    async def mark_idle(self, names: Collection[str]) -> None:
        """Notes that these tables are in use no longer, and wholly kept. Raises NotSaved."""
        ...

    async def list_in_use(self) -> list[str]:
        """Lists tables that were in use when a server ended, and those that are. Raises NotSaved."""
        ...

    async def drop(self, name: str) -> None:
        """Keeps nothing of a table. Raises NotSaved."""
        ...

    async def take_off(self, owner: str, name: str) -> None:
        """Takes a table off a person's list. Raises NotSaved."""
        ...


class TableHooks:
    """Does what a server without accounts and clubs does. Others override what they know better."""

    archive: Archive | None = None

    async def on_deal_settled(self, table: Table) -> None:
        """Hears that a deal has ended, or its table has come back. Raises NotSaved."""

    async def on_rematch(self, old: TableMeta, new: TableMeta) -> None:
        """Hears that the people of a match play another one. Raises NotSaved."""

    async def check_accepting_deals(self) -> None:
        """Raises Closing where no deal may begin any more."""

    async def may_see_club_table(self, club: str, owner: str) -> bool:
        """Tells whether a person may see the tables of a club."""
        return False

    async def has_embargoed_deals(self, meta: TableMeta) -> bool:
        """Tells whether deals may not be shown yet, because other tables play the same. Raises NotSaved."""
        return False

    async def event_seat(self, meta: TableMeta) -> EventSeat | None:
        """Returns which table of an event this is, None for none. Raises NotSaved."""
        return None

    async def is_given_up(self, meta: TableMeta) -> bool:
        """Tells whether a club waits for a table no more, whose match may go on. Raises NotSaved."""
        return False
