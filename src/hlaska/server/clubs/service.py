"""Joins all services about clubs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import select

from hlaska.core.errors import BadOptions, HlaskaError
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.protocol.accounts import ExportClub
from hlaska.protocol.clubs import ClubMember, ClubTable, NewClubTable
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.clubs.evenings import Evenings, UnopenedTable
from hlaska.server.clubs.members import Brief, Member, Members
from hlaska.server.clubs.rule_sets import RuleSets, factor_of, game_of
from hlaska.server.clubs.season_ledger import LedgerTable, SeasonLedger
from hlaska.server.clubs.validation import NoClub
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.storage.account_database import Database
from hlaska.server.storage.account_schema import sessions
from hlaska.server.tables.access import has_chair
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.opener import ROUNDS, DirectorSettings
from hlaska.server.tables.service import TableService
from hlaska.server.tokens import hash_token
from hlaska.table.chairs import FREE
from hlaska.table.match_state import Chair
from hlaska.table.store import TableMeta
from hlaska.table.table import Table


class ClubService:
    """Serves all that is asked of clubs.

    clock: seconds since 1970, instead of the database's.
    bus: what shares limits with other processes.
    """

    def __init__(
        self, database: Database, clock: Callable[[], float] | None = None, bus: MessageBus | None = None
    ) -> None:
        self.database = database
        clock = clock or database.time
        self.members = Members(ServiceContext(database, clock, bus=bus or NoBus()))
        self.rules = RuleSets(database, clock)
        self.sheets = SeasonLedger(database, clock)
        self.evenings = Evenings(database, clock)
        self._opening = asyncio.Lock()  # so that two stewards who press at once open no table twice

    # ------------------------------------------------------------ tables
    async def open(
        self, table_service: TableService, club: str, owner: str, name: str, new: NewClubTable
    ) -> Table:
        """Opens a table of a club whose other chairs are for members. Raises NoClub, NotNow, BadOptions, NotSaved."""
        rules = await self.rules.get(club, owner, new.rules)
        if not 0 <= new.computers <= rules.players - 1:
            raise BadOptions(f"computers={new.computers}: expected 0 to {rules.players - 1}")
        others = (FREE,) * (rules.players - 1 - new.computers) + (Chair("", "bot"),) * new.computers
        chairs = (Chair(name, avatar=new.avatar), *others)
        wanted = NewTable(
            rules.game,
            preset=rules.preset,
            options=rules.options,
            chairs=chairs,
            limit=rules.limit,
            rated=rules.rated and new.computers < rules.players - 1,
        )
        table = await table_service.open(wanted, owner, club=club)
        await self.sheets.add_table(LedgerTable(table.meta.id, club, rules.name, factor_of(rules.factor)))
        return table

    async def tables(self, table_service: TableService, club: str, owner: str) -> list[ClubTable]:
        """Returns the tables of a club that go on, the newest first.

        One whose deals have not been written down yet, because the server ended before it could, is caught up with.
        """
        found = []
        for opened in await self.sheets.tables(club):
            try:
                table = await table_service.get_or_read(opened.table)
            except NoTable:
                await self.sheets.drop_table(opened.table)
                continue
            except HlaskaError:
                continue  # damaged, or of other rules
            await self.sheets.take(table)
            if not table.now.is_over and not await self._is_hidden(table, owner):
                found.append(_describe_table(table, opened, owner))
        return found

    async def _is_hidden(self, table: Table, owner: str) -> bool:
        """Tells whether others play the deals of this table, where the owner has no chair."""
        return (
            table.meta.same
            and not has_chair(table.meta, owner)
            and await self.sheets.is_embargoed(table.meta)
        )

    async def note_rematch(self, old: TableMeta, new: TableMeta) -> None:
        """Notes another match after one at a table of a club. Raises NotSaved."""
        known = await self.sheets.find_table(old.id) if new.club else None
        if known is not None:
            await self.sheets.add_table(known._replace(table=new.id, season="", evening="", round=0))

    # ------------------------------------------------------------ evenings
    async def open_round(self, table_service: TableService, club: str, owner: str, evening: str) -> None:
        """Opens tables of the last round that are played here and not open yet.

        Raises NoClub, NotSteward, NotNow, BadOptions, NotSaved.
        """
        async with self._opening:
            for place in await self.evenings.list_unopened(club, owner, evening):
                await self._open_place(table_service, club, owner, evening, place)

    async def _open_place(
        self, table_service: TableService, club: str, owner: str, evening: str, place: UnopenedTable
    ) -> None:
        game = game_of(table_service.catalog, place.rules, same=bool(place.key))
        limit = place.limit if game.is_endless else NO_LIMIT
        if game.is_duplicate and limit == NO_LIMIT:  # by the rules of the club a match ends it
            limit = Limit(ROUNDS * game.players)
        owners = tuple(one.owner for one in place.people)
        people = [Chair(one.name, avatar=one.avatar) for one in place.people]
        rated = (
            place.rules.rated and not place.key
        )  # a rating that moves would tell of deals others still play
        drawn = DirectorSettings(owner, owners, club, limit, rated, place.key)
        table = await table_service.opener.open_for_people(game, place.rules.preset, people, drawn)
        factor = factor_of(place.rules.factor)
        opened = LedgerTable(
            table.meta.id, club, place.rules.name, factor, place.season, evening, place.round
        )
        await self.sheets.add_table(opened)
        await self.evenings.opened(evening, place, table.meta.id)

    async def stand_in(self, table_service: TableService, owner: str, table: str) -> int:
        """Fills the empty chairs of a drawn table with computer players.

        Returns how many. Raises NoTable, NoClub, NotSteward, NotNow, Illegal, NotSaved.
        """
        known = await self.sheets.find_table(table)
        if known is None or not known.evening:
            raise NoTable(f"there is no table '{table[:40]}' of an evening")
        await self.evenings.check_steward(known.club, owner, known.evening)
        return await table_service.fill(table)

    # ------------------------------------------------------------ people
    async def session_hashes(self, owner: str) -> list[str]:
        """Returns hashes of the sessions of an account, whose sockets are to be closed."""
        query = select(sessions.c.hash).where(sessions.c.owner == owner)
        return list(await self.database.run(lambda db: db.execute(query).scalars().all() if owner else []))

    async def export(self, owner: str) -> tuple[ExportClub, ...]:
        """Returns all that is kept of a person in clubs."""
        found = []
        for brief in await self.members.of(owner):
            with suppress(NoClub):
                found.append(await self._export(brief, owner))
        return tuple(found)

    async def _export(self, brief: Brief, owner: str) -> ExportClub:
        club, _ = await self.members.club(brief.id, owner)
        totals: dict[str, str] = {}
        for season in await self.sheets.seasons(club.id):
            sheet = await self.sheets.sheet(club.id, owner, season.id)
            totals |= {
                f"{season.name} ({club.unit})": t.total for t in sheet.totals if t.member == club.me.id
            }
        return ExportClub(club.name, club.me.role, club.me.joined, club.me.gone, totals)


def describe_member(member: Member) -> ClubMember:
    """Describes a member as other members see them."""
    account = bool(member.owner)
    return ClubMember(member.id, member.name, member.avatar, member.role, account, member.joined, member.gone)


def _describe_table(table: Table, opened: LedgerTable, owner: str) -> ClubTable:
    meta, kept = table.meta, hash_token(owner)
    me = meta.chair_of(owner)
    if me < 0 and meta.drawn and kept in meta.invites:
        me = meta.invites.index(kept)
    return ClubTable(meta.id, meta.game, opened.rules, meta.chairs, table.now.deal, me, opened.evening)
