"""Builds the parts of a server in the order in which they need each other. They are accounts, clubs and tables."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from hlaska.protocol.table_messages import EventSeat
from hlaska.server.accounts.services import AccountServices
from hlaska.server.analysis.card_luck import cards_of
from hlaska.server.clubs.service import ClubService
from hlaska.server.events.daily import DailyService
from hlaska.server.events.service import EventService
from hlaska.server.fairness.collusion_check import CollusionCheck
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.store import TableMeta
from hlaska.table.table import Table


class ServerHooks(TableHooks):
    """Tells accounts, clubs and events what happens at tables, and answers for them."""

    def __init__(
        self, people: AccountServices, clubs: ClubService, events: EventService, daily: DailyService
    ) -> None:
        self.archive = people.archive
        self._people, self._clubs, self._events, self._daily = people, clubs, events, daily

    async def on_deal_settled(self, table: Table) -> None:
        """Keeps a deal in archive, statistics, ratings, club sheet, and a result in its event."""
        await self._people.archive.take(table)
        await self._people.dealt.take(table)
        self._people.ratings.begin(table)
        await self._clubs.sheets.take(table)
        await self._events.tables.take(table)
        await self._daily.take(table)

    async def on_rematch(self, old: TableMeta, new: TableMeta) -> None:
        """Counts the next match for the evening of the first one."""
        await self._clubs.note_rematch(old, new)

    async def check_accepting_deals(self) -> None:
        """Raises Closing where an operator has announced the end."""
        await self._people.notes.check_open()

    async def may_see_club_table(self, club: str, owner: str) -> bool:
        """Asks the members of the club."""
        return await self._clubs.members.has_member(club, owner)

    async def has_embargoed_deals(self, meta: TableMeta) -> bool:
        """Asks the sheet of the club, the event, and the deals of the day."""
        return (
            await self._clubs.sheets.is_embargoed(meta)
            or await self._events.tables.is_embargoed(meta)
            or await self._daily.is_embargoed(meta)
        )

    async def event_seat(self, meta: TableMeta) -> EventSeat | None:
        """Asks the events."""
        return await self._events.tables.event_seat(meta)

    async def is_given_up(self, meta: TableMeta) -> bool:
        """Asks the sheet of the club."""
        return await self._clubs.sheets.is_given_up(meta)


class Services(NamedTuple):
    """Holds the parts of a server.

    hall: its tables.
    people: accounts and all that is kept of them.
    clubs: clubs and their evenings.
    events: tournaments, leagues and ladders.
    daily: the deals of the day.
    collusion: looks at how people who play together have decided.
    """

    hall: TableService
    people: AccountServices
    clubs: ClubService
    events: EventService
    daily: DailyService
    collusion: CollusionCheck


def build_services(setup: TableSetup, people: AccountServices | None = None) -> Services:
    """Builds a server.

    setup: what its tables run on.
    people: who has an account; without it they are forgotten with the process.
    """
    known = people or AccountServices()
    clubs = ClubService(known.database, bus=known.bus)
    events = EventService(known.database, clubs.members, bus=known.bus)
    daily = DailyService(known.database)
    table_service = TableService(setup, ServerHooks(known, clubs, events, daily))
    known.ratings.cards = partial(cards_of, setup.runner)
    return Services(
        table_service, known, clubs, events, daily, CollusionCheck(setup.runner, table_service.get_or_read)
    )
