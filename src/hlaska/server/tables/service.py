"""The hall: tables are opened, watched and joined here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadOptions, BadText, Illegal, Phrase
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.protocol.deals import PlayOn
from hlaska.protocol.tables import NewTable
from hlaska.server.analysis.service import AnalysisService
from hlaska.server.analysis.solver import SolverService
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.cluster.placement import SingleProcess, TablePlacement
from hlaska.server.history.play_from_record import to_play_on
from hlaska.server.limits.budget import Budget
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.live import LiveTable, NoTable
from hlaska.server.tables.lobby import NOBODY, Lobby
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.seat_setup import chair_for, chairs_for, names_for
from hlaska.server.tables.shuffle_tickets import Tickets
from hlaska.server.tables.user_tables import UserTables
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_driver import PACE, PACES, BotDriver
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.chairs import FREE, moved_on
from hlaska.table.match_state import Chair
from hlaska.table.meter import in_thread, metered, table_opened
from hlaska.table.open_table import check_chairs, open_begun, open_table
from hlaska.table.practice_deals import TRIES, deal_kind
from hlaska.table.store import Store, TableMeta
from hlaska.table.table import Table

ROUNDS: Final = 4  # of a match that quick seat opens where its game has no end: everybody deals so often


class Drawn(Struct, frozen=True):
    """What a director has decided for a table: `owners` of its chairs, in order; `director`: who may give chairs of
    those who do not come to computer players; `key`: what all tables of the round make their decks from, "" where each
    has its own."""

    director: str
    owners: tuple[str, ...]
    club: str = ""
    limit: Limit = NO_LIMIT
    rated: bool = False
    key: str = ""


class TableService(UserTables):
    """All tables of a server, for who opens one, looks at one or sits down."""

    def __init__(
        self,
        store: Store,
        runner: BotPool,
        catalog: Catalog | None = None,
        pace: float = PACE,
        hints: bool = True,
        homes: TablePlacement | None = None,
        bus: MessageBus | None = None,
        allowance: float = 1.0,
        hooks: TableHooks | None = None,
    ) -> None:
        """`hints`: whether who plays with computer players alone may ask for hints; `homes`: where tables live, where
        there are other processes; `bus`: what they share beside; `allowance`: of an address, as `Budget`;
        `hooks`: what accounts and clubs have to do with tables."""
        super().__init__(
            store,
            runner,
            catalog or Catalog(),
            pace,
            homes or SingleProcess(),
            bus or NoBus(),
            hooks or TableHooks(),
        )
        self.advice = AnalysisService(runner, hints)
        self.budget = Budget(bus, allowance)
        self.solving = SolverService(runner)
        self.tickets = Tickets()
        self.lobby = Lobby(self.here, self.open_public, self.leave, time.monotonic, self.bus)

    async def open(self, new: NewTable, owner: str, person: Chair | None = None, club: str = "") -> Table:
        """A new table; `person`: the caller, where no chairs are asked for; `club`: whose members alone may see it.
        Raises BadText, BadOptions, NoTicket, NotSaved."""
        kind = self.catalog.find(new.game)
        preset = new.preset or next(iter(kind.presets))
        game = self.catalog.make(new.game, options.change(games.preset_of(kind, preset), new.options))
        chairs = chairs_for(game, new.chairs, person or Chair(""))
        if new.luck and not new.ticket:
            raise BadText(
                "luck is added to what the server has promised: ask for a ticket with POST /api/fair"
            )
        key = self.tickets.take(new.ticket)
        if new.hand:
            return self._keep_new(await self._open_practice(game, preset, chairs, new.hand, owner, key))
        opened = await open_table(
            game,
            chairs,
            preset=preset,
            owner=owner,
            store=self.store,
            limit=new.limit,
            pace=new.pace,
            access=new.access,
            chat=new.chat,
            key=key,
            luck=new.luck,
            clock=new.clock,
            rated=new.rated,
            club=club,
            successors=new.successors,
            programs=new.programs or any(chair.program for chair in chairs),
        )
        self._keep_new(opened)
        if new.access != "private" and await self.lobby_elsewhere() is not None:
            await self._hand_over(opened.meta.id)
        return opened

    async def open_drawn(self, game: Game, preset: str, people: Sequence[Chair], drawn: Drawn) -> Table:
        """A table whose chairs a director has given to people, each kept for who has it. The match begins when all have
        sat down. Raises BadOptions, NotSaved."""
        chairs = tuple(replace(chair, kind="open") for chair in people)
        kept = tuple(hash_token(owner) for owner in drawn.owners)
        opened = await open_table(
            game,
            chairs,
            preset=preset,
            owner=drawn.director,
            owners=("",) * len(chairs),
            store=self.store,
            limit=drawn.limit,
            rated=drawn.rated,
            key=drawn.key or self.tickets.take(""),
            same=bool(drawn.key),
            club=drawn.club,
            kept=kept,
        )
        return self._keep_new(opened)

    async def seen(self, name: str, owner: str) -> Table:
        """The table of this name, for who may see it: one of a club is for its members and for who has a chair there.
        Raises NoTable, NotSaved."""
        return await self._for(await self.table(name), owner)

    async def looked_at(self, name: str, owner: str) -> Table:
        """As `seen`, but nobody plays there because of it. Raises NoTable, NotSaved."""
        return await self._for(await self._look(name), owner)

    async def _for(self, table: Table, owner: str) -> Table:
        club = table.meta.club
        if club and table.meta.owner(owner) < 0 and not await self.hooks.may_see_club_table(club, owner):
            raise NoTable(f"there is no table '{table.meta.id}'")
        if (
            table.meta.same
            and not sits(table.meta, owner)
            and await self.hooks.are_deals_embargoed(table.meta)
        ):
            text = (
                f"table {table.meta.id} has the deals of other tables; it is shown when all of them are over"
            )
            raise NoTable(text, "problem-same-deals")
        return table

    async def open_public(self, game: str, person: Chair, owner: str) -> Table:
        """A public table by the usual rules that waits for people on all other chairs. Raises BadOptions, NotSaved."""
        kind = self.catalog.find(game)
        made = self.catalog.make(game, next(iter(kind.presets.values())))
        limit = Limit(deals=ROUNDS * made.players) if made.endless else NO_LIMIT
        chairs = (person, *(FREE,) * (made.players - 1))
        return await self.open(NewTable(game, chairs=chairs, limit=limit, access="public"), owner)

    async def sit(
        self,
        name: str,
        chair: int,
        person: Chair,
        owner: str,
        luck: str = "",
        key: str = "",
        apart: frozenset[str] = NOBODY,
        kin: frozenset[str] = NOBODY,
    ) -> int:
        """A person takes an open chair (-1: the first one) of the table named, or one that was left for good, or the
        one that the invitation with this key is for, and has its number then. With people who are to be kept `apart`
        nobody sits down; he is not told why. `kin`: owners who are the same person, for one has one chair where
        strangers sit or it is rated. Raises NoTable, Illegal, BadContribution, NotSaved."""
        table = await self.seen(name, owner)
        if (table.meta.access == "public" or table.meta.rated) and not kin.isdisjoint(table.meta.owners):
            text = "a person has one chair at this table, also by a program; you or one of yours sits there"
            raise Illegal(text, Phrase("refused-own-program"))
        if hash_token(owner) in table.meta.invites:
            key = owner  # who he is opens the chair that is kept for him
        if not apart.isdisjoint(table.meta.owners):
            raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
        await self.lobby.tidy([table])  # the match would begin with somebody who has gone
        if table.presence.abandoned():
            return await table.seating.take_over(chair, person, owner)
        return await table.seating.sit(
            chair, person.name, owner, person.avatar, luck, hash_token(key), person.program
        )

    async def _open_practice(
        self, game: Game, preset: str, chairs: Sequence[Chair], hand: str, owner: str, key: str
    ) -> Table:
        """A table whose first deal gives the person a kind of hand, as forehand. Raises BadOptions, NotSaved."""
        check_chairs(game, chairs)
        kinds = games.hands(game.id)
        if hand not in kinds:
            raise BadOptions(f"hand={hand[:40]}: {game.id} has {', '.join(kinds) or 'none'}")
        if any(chair.kind == "open" for chair in chairs):
            raise BadOptions(
                f"hand={hand}: hands are chosen alone with computer players, without open chairs"
            )
        own = next(i for i, chair in enumerate(chairs) if chair.kind == "person")
        match = replace(game.opening(), first=own)
        dealt = await in_thread(deal_kind, game, match, kinds[hand])
        if dealt is None:
            text = f"hand={hand}: none was dealt {TRIES} times; choose another kind or other rules"
            raise BadOptions(text, Phrase("problem-no-hand"))
        begun = (match, dealt.deck, dealt.moves)
        return await open_begun(game, chairs, *begun, preset=preset, owner=owner, store=self.store, key=key)

    async def give(self, table: Table, chair: int, wanted: Chair, owner: str) -> None:
        """Who opened the table gives an open chair to a computer player. Raises BadOptions, Illegal, NotSaved."""
        names = names_for(table.meta.chairs)
        computer = chair_for(table.game, chair, wanted, names.__next__)
        await table.seating.give(chair, computer, owner)

    async def play_on(self, asked: PlayOn, owner: str) -> Table:
        """A new table that begins with a deal of a record, as it stood at a step. Raises BadRecord, BadOptions, NoDeal,
        NotSaved."""
        begun = await in_thread(to_play_on, self.catalog.find, asked)
        chairs = chairs_for(begun.game, begun.chairs, Chair(""))
        deal = (begun.match, begun.begins, begun.moves)
        more: dict[str, Any] = {"preset": begun.preset, "owner": owner, "key": self.tickets.take("")}
        return self._keep_new(await open_begun(begun.game, chairs, *deal, store=self.store, **more))

    def _keep_new(self, table: Table) -> Table:
        """A table that somebody has opened: it counts for whoever asked."""
        table_opened()
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        table.embargo, table.log.on_loss = self.hooks.are_deals_embargoed, self._behind
        driver = BotDriver(table, self.runner, self.pace * PACES.get(table.meta.pace, 1.0))
        company = TablePresence(
            table, self.lobby.has_line, self.again, self.hooks.on_deal_settled, self.runner, self.pace > 0
        )
        with metered(None):  # what is played there is not of who asked for the table first
            driver.start()
            company.start()
        self._tables[table.meta.id] = LiveTable(table, driver, company, time.monotonic())
        self._here(table.meta.id)
        return table

    async def again(self, table: Table, moved: bool = False) -> Table:
        """Another match with the same people and rules; `moved`: with other neighbours, else the same chairs. Raises
        BadOptions, NotSaved."""
        meta = table.meta if not moved else moved_on(table.meta)
        opened = await open_table(
            table.game,
            meta.chairs,
            preset=meta.preset,
            owner=meta.host,
            owners=meta.owners,
            store=self.store,
            limit=meta.limit,
            pace=meta.pace,
            chat=meta.chat,
            clock=meta.clock,
            rated=meta.rated,
            club=meta.club,
            programs=meta.programs,
            successors=meta.successors,
            key=self.tickets.take(""),
            patient=True,
        )
        await self.hooks.on_rematch(meta, opened.meta)
        return self._keep(opened)

    def numbers(self) -> dict[str, float]:
        """How much there is here, as Prometheus names it."""
        tables = self.here()
        return {
            "hlaska_tables": len(tables),
            "hlaska_tables_waiting": sum(table.meta.waits for table in tables),
            "hlaska_lines": sum(table.feed.followers for table in tables),
            "hlaska_people": len(self.lobby.people()),
            "hlaska_bot_failures_total": sum(at.driver.failed for at in self._tables.values()),
        }


def sits(meta: TableMeta, owner: str) -> bool:
    """Whether somebody has a chair there, or one is kept for him."""
    return meta.owner(owner) >= 0 or bool(owner and hash_token(owner) in meta.invites)
