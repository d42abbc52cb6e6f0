"""The tables of a server: opened, found again after a restart, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, count
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hlaska import games
from hlaska.core import options, seating
from hlaska.core.errors import BadOptions, BadRecord, BadText, HlaskaError, Illegal, Phrase
from hlaska.core.fair import is_digest
from hlaska.core.game import Game
from hlaska.core.levels import USUAL, offered
from hlaska.core.limit import NO_LIMIT, Limit
from hlaska.server.advice import Advice
from hlaska.server.bus import INVITED, Bus, NoBus
from hlaska.server.catalog import Catalog
from hlaska.server.company import Company, Settled
from hlaska.server.homes import LOBBY, Alone, Homes, ask_to_let_go
from hlaska.server.lobby import NOBODY, Lobby
from hlaska.server.messages.deals import PlayOn
from hlaska.server.messages.people import InvitedTo
from hlaska.server.messages.tables import Awaited, AwaitedTable, Forgotten, NewTable, TableBrief
from hlaska.server.people.tokens import hash_token
from hlaska.server.played import Results
from hlaska.server.practice import to_play_on
from hlaska.server.solving import Solving
from hlaska.server.tickets import Tickets
from hlaska.table.attendance import LEFT
from hlaska.table.chairs import FREE, moved_on
from hlaska.table.dealt import TRIES, deal_kind
from hlaska.table.drive import PACE, PACES, Driver
from hlaska.table.play import check_chairs, check_shown, open_begun, open_table
from hlaska.table.progress import Chair
from hlaska.table.runner import Thinkers
from hlaska.table.store import Damaged, Meta, Moved, NotSaved, Store
from hlaska.table.table import Held, Table

log = logging.getLogger(__name__)

Look = Callable[[str], Awaitable[Table]]
Got = TypeVar("Got")

NAMES: Final = ("Květa", "Bohouš", "Ludmila", "Karel")  # of computer players that came without one
GUEST: Final = "?"  # a person who gives no name
DAMAGED: Final = Damaged("", "").phrase.key
IDLE: Final = 600.0  # seconds after which a table without followers is let go; its journal has it
ROUNDS: Final = 4  # of a match that quick seat opens where its game has no end: everybody deals so often
KEY: Final = 9  # random bytes of the key of an invitation
GUESTS, CHAIRS = 10_000, 20  # who is invited, and to how many tables, remembered at most
COPIES: Final = 200  # tables of other processes that are remembered at most
EVERY: Final = 1_000_000  # tables of one person
READING: Final = 2  # tables that are replayed at a time: more would hold up each other, and who plays already


class NoTable(HlaskaError):
    """There is no such table, or its journal cannot be read."""

    def __init__(self, text: str, key: str = "problem-no-table") -> None:
        super().__init__(text, Phrase(key))


class Archive(Protocol):
    """Keeps the deals that are over (`people.archive`)."""

    async def take(self, table: Table) -> None:
        """Keeps what a table has settled since, and that it is in use. Raises NotSaved."""
        ...

    async def put_down(self, names: Collection[str]) -> None:
        """These tables are in use no longer, and all of them is kept. Raises NotSaved."""
        ...

    async def left_over(self) -> list[str]:
        """Tables that were in use when a server ended, and those that are. Raises NotSaved."""
        ...

    async def drop(self, name: str) -> None:
        """Keeps nothing of a table. Raises NotSaved."""
        ...

    async def take_off(self, owner: str, name: str) -> None:
        """A table is among those of this person no longer. Raises NotSaved."""
        ...


@dataclass(slots=True)
class InUse:
    """A table that somebody is at, with who is at work there; `used`: when it was last asked for (`time.monotonic`)."""

    table: Table
    driver: Driver
    company: Company
    used: float

    async def stop(self) -> None:
        """Nobody is at work there any more."""
        await self.driver.close()
        await self.company.close()


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


class Hall:
    def __init__(
        self,
        store: Store,
        runner: Thinkers,
        catalog: Catalog | None = None,
        pace: float = PACE,
        hints: bool = True,
        homes: Homes | None = None,
        bus: Bus | None = None,
    ) -> None:
        """`hints`: whether who plays with computer players alone may ask for hints; `homes`: where tables live, where
        there are other processes; `bus`: what they share beside."""
        self.store, self.runner, self.catalog, self.pace = store, runner, catalog or Catalog(), pace
        self.advice = Advice(runner, hints, bus)
        self.solving = Solving(runner)
        self.tickets = Tickets()
        self.settled: Settled = _nothing  # called when a deal of a table has ended or it has come back
        self.archive: Archive | None = None
        self._tables: dict[str, InUse] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}
        self._copies: dict[str, Table] = {}  # to look at, of tables that live elsewhere
        self._closing: set[asyncio.Task[None]] = set()
        self.homes: Homes = homes or Alone()
        self.bus: Bus = bus or NoBus()
        self._invited: dict[str, list[str]] = {}  # tables where a chair is kept for an owner
        self.bus.watch(INVITED, self._invite)
        self.homes.watch(self._moved)
        self._reading = asyncio.Semaphore(READING)
        self.check_open: Callable[[], Awaitable[None]] = _always  # raises Closing where no deal may begin
        self.went_on: Callable[[Meta, Meta], Awaitable[None]] = _alone  # a match of a club, and the next one
        self.in_club: Callable[[str, str], Awaitable[bool]] = _no_member  # whether an owner is in a club
        self.held: Held = _free  # whether deals of a table may not be told yet
        self.given_up: Held = _free  # whether a club waits for a table no more, whose match may go on
        self.results = Results(store, self.stored)
        self.lobby = Lobby(
            self.here,
            self.open_public,
            self.leave,
            time.time,
            self.bus,
        )

    async def open(self, new: NewTable, owner: str, person: Chair | None = None, club: str = "") -> Table:
        """A new table; `person`: the caller, where no chairs are asked for; `club`: whose members alone may see it.
        Raises BadText, BadOptions, NoTicket, NotSaved."""
        kind = self.catalog.find(new.game)
        preset = new.preset or next(iter(kind.presets))
        game = self.catalog.make(new.game, options.change(games.preset_of(kind, preset), new.options))
        chairs = _chairs(game, new.chairs, person or Chair(""))
        if new.luck and not new.ticket:
            raise BadText(
                "luck is added to what the server has promised: ask for a ticket with POST /api/fair"
            )
        key = self.tickets.take(new.ticket)
        if new.hand:
            return self._keep(await self._open_practice(game, preset, chairs, new.hand, owner, key))
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
        self._keep(opened)
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
        return self._keep(opened)

    async def seen(self, name: str, owner: str) -> Table:
        """The table of this name, for who may see it: one of a club is for its members and for who has a chair there.
        Raises NoTable, NotSaved."""
        return await self._for(await self.table(name), owner)

    async def looked_at(self, name: str, owner: str) -> Table:
        """As `seen`, but nobody plays there because of it. Raises NoTable, NotSaved."""
        return await self._for(await self._look(name), owner)

    async def _for(self, table: Table, owner: str) -> Table:
        club = table.meta.club
        if club and table.meta.owner(owner) < 0 and not await self.in_club(club, owner):
            raise NoTable(f"there is no table '{table.meta.id}'")
        if table.meta.same and not sits(table.meta, owner) and await self.held(table.meta):
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
        strangers sit or it is rated. Raises NoTable, Illegal, BadLuck, NotSaved."""
        table = await self.seen(name, owner)
        if (table.meta.access == "public" or table.meta.rated) and not kin.isdisjoint(table.meta.owners):
            text = "a person has one chair at this table, also by a program; you or one of yours sits there"
            raise Illegal(text, Phrase("refused-own-program"))
        if hash_token(owner) in table.meta.invites:
            key = owner  # who he is opens the chair that is kept for him
        if not apart.isdisjoint(table.meta.owners):
            raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
        await self.lobby.tidy([table])  # the match would begin with somebody who has gone
        if table.abandoned():
            return await table.follow_up(chair, person, owner)
        return await table.sit(
            chair, person.name, owner, person.avatar, luck, hash_token(key), person.program
        )

    async def invite(self, table: Table, chair: int, owner: str) -> str:
        """Keeps an open chair for who has the key that is returned; an earlier one is worth nothing then. Raises
        Illegal, NotSaved."""
        key = secrets.token_urlsafe(KEY)
        await table.keep_chair(chair, owner, hash_token(key))
        return key

    async def invite_friend(self, table: Table, chair: int, owner: str, friend: str) -> None:
        """Keeps an open chair for a person, who hears of it where his page asks who waits. Raises Illegal, NotSaved."""
        await table.keep_chair(chair, owner, hash_token(friend))
        told = f"{friend} {table.meta.id}"
        self._invite(told)
        await self.bus.tell(INVITED, told)

    def _invite(self, told: str) -> None:
        owner, _, table = told.partition(" ")
        if len(self._invited) > GUESTS:
            self._invited.clear()
        tables = self._invited.setdefault(owner, [])
        if table and table not in tables:
            self._invited[owner] = [*tables, table][-CHAIRS:]

    async def invited(self, owner: str) -> tuple[InvitedTo, ...]:
        """The tables where a chair is kept for a person, by whom: of those that this server remembers. Raises
        NotSaved."""
        found = []
        for name in self._invited.get(owner, ()):
            meta = self._tables[name].table.meta if name in self._tables else await self.store.get(name)
            host = meta.owner(meta.host) if meta else -1
            if meta and meta.open and host >= 0 and hash_token(owner) in meta.invites:
                found.append(InvitedTo(name, meta.game, meta.chairs[host].name))
        if owner in self._invited:
            self._invited[owner] = [one.table for one in found]
        return tuple(found)

    async def leave(self, table: Table, owner: str) -> None:
        """Somebody gives up his chair at a table that waits; of one without people nothing is kept. Where the match has
        begun he leaves for good, and a computer player has his chair. Raises Illegal, NotSaved."""
        if table.now.deal and not table.meta.alone:
            await table.attend(table.meta.owner(owner), LEFT)
            return
        await table.leave(owner)
        await self.store.forget(owner, table.meta.id, whole=not any(table.meta.owners))

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
        dealt = await asyncio.to_thread(deal_kind, game, match, kinds[hand])
        if dealt is None:
            text = f"hand={hand}: none was dealt {TRIES} times; choose another kind or other rules"
            raise BadOptions(text, Phrase("problem-no-hand"))
        begun = (match, dealt.deck, dealt.moves)
        return await open_begun(game, chairs, *begun, preset=preset, owner=owner, store=self.store, key=key)

    async def give(self, table: Table, chair: int, wanted: Chair, owner: str) -> None:
        """Who opened the table gives an open chair to a computer player. Raises BadOptions, Illegal, NotSaved."""
        names = _names(table.meta.chairs)
        computer = _chair(table.game, chair, wanted, names.__next__)
        check_shown(chair, computer)
        await table.give(chair, computer, owner)

    async def play_on(self, asked: PlayOn, owner: str) -> Table:
        """A new table that begins with a deal of a record, as it stood at a step. Raises BadRecord, BadOptions, NoDeal,
        NotSaved."""
        begun = await asyncio.to_thread(to_play_on, self.catalog.find, asked)
        chairs = _chairs(begun.game, begun.chairs, Chair(""))
        deal = (begun.match, begun.begins, begun.moves)
        more: dict[str, Any] = {"preset": begun.preset, "owner": owner, "key": self.tickets.take("")}
        return self._keep(await open_begun(begun.game, chairs, *deal, store=self.store, **more))

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
        if not (table.now.deal or table.meta.waits or table.awaits_luck):
            await table.keep()  # it was opened, but its first deal could not be saved
        return table

    async def _load(self, name: str) -> Table:
        try:
            possible = _possible(name)
            address = await self.homes.take(name) if possible else None
            if address is not None:
                raise Moved(name, address)
            meta = await self.store.get(name) if possible else None
            if meta is None:
                await self.homes.release(name)
                raise NoTable(f"there is no table '{name[:40]}'")
            table = await self._bring_back(meta)
            await table.wind()
            return self._keep(table)
        except Damaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def _bring_back(self, meta: Meta) -> Table:
        """A table as its journal has it. Raises NoTable for one of other rules, Damaged, NotSaved."""
        try:
            game = self.catalog.restore(meta)
        except Exception as error:
            raise _other_rules(meta, error) from error
        try:
            check_chairs(game, meta.chairs)
            games.preset_of(type(game), meta.preset)
            if not 0 <= meta.first < game.players:
                raise Damaged(meta.id, "nobody sits where the first deal begins")
            if meta.key and not is_digest(meta.key):
                raise Damaged(meta.id, "its decks cannot be made")
            if meta.draw is not None and not seating.fits(game, meta.draw):
                raise Damaged(meta.id, "the cards drawn for the deal cannot be")
            table = Table(meta, game, self.store)
            table.held = self._is_held
            async with self._reading:
                await table.catch_up()
        except (Damaged, NotSaved):
            raise
        except Exception as error:  # its text may hold cards: who asks is not told
            if game.rules != meta.rules:
                raise _other_rules(meta, error) from error
            line = error.line if isinstance(error, BadRecord) else 0
            why = f"line {line} cannot follow" if line else "its lines cannot be replayed"
            raise Damaged(meta.id, why) from error
        return table

    async def _is_held(self, meta: Meta) -> bool:
        return await self.held(meta)

    def _keep(self, table: Table) -> Table:
        table.held = self._is_held
        driver = Driver(table, self.runner, self.pace * PACES.get(table.meta.pace, 1.0))
        driver.start()
        company = Company(table, self.lobby.missing, self.again, self.settled, self.runner, self.pace > 0)
        company.start()
        self._tables[table.meta.id] = InUse(table, driver, company, time.monotonic())
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
        await self.went_on(meta, opened.meta)
        return self._keep(opened)

    def company(self, table: Table) -> Company:
        """The people at a table that is in use."""
        return self._tables[table.meta.id].company

    async def _let_go(self) -> None:
        """Forgets tables where nobody has been for a while, and no computer player is at work."""
        now = time.monotonic()
        idle = [
            name
            for name, at in self._tables.items()
            if at.table.followers == 0 and now - at.used > IDLE and not at.table.bot_on_turn
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
        if self.archive is None:
            return
        try:
            for table in tables:
                await self.archive.take(table)
            await self.archive.put_down([table.meta.id for table in tables])
        except NotSaved as error:  # it is made good when the server starts again
            log.warning("the archive: %s", error.text)

    async def catch_up_archive(self) -> None:
        """Puts what a server that was killed has left out into the archive."""
        if self.archive is None:
            return
        try:
            for name in await self.archive.left_over():
                if name in self._tables or name in self._coming or await self.homes.home(name) is not None:
                    continue
                table = await readable(self.stored, name)
                if table is None:
                    await self.archive.put_down([name])
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
        except Damaged:
            return None
        if meta is None or meta.access == "private":
            return None if meta is None else await self.homes.take(name)
        return await self.homes.home(name) or await self.lobby_elsewhere()

    async def lobby_elsewhere(self) -> str | None:
        """The address of the process where the lobby lives, None where that is this one. Raises NotSaved."""
        return await self.homes.take(LOBBY)

    async def _hand_over(self, name: str) -> None:
        """Lets a table go to where it is asked for next."""
        gone = self._tables.pop(name)
        await gone.stop()
        gone.table.move_out()
        await self.homes.release(name)

    async def let_go(self, name: str, idle: bool) -> bool:
        """Lets a table go to another process that asks for it, if `idle` only where nobody is at it. Whether it has
        gone. Raises NotSaved."""
        if name in self._coming:
            await asyncio.wait([self._coming[name]])
        if name not in self._tables:
            await self.homes.release(name)
            return True
        if idle and self._tables[name].table.followers:
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
        """Whether a table is in use here. One that was lost while it was read, so that nobody was told, is dropped."""
        if name in self._tables and not self.homes.has(name):
            self._moved(name)
        return name in self._tables

    def _moved(self, name: str) -> None:
        """A table lives in another process now, or in none."""
        gone = self._tables.pop(name, None)
        if gone is not None:
            gone.table.move_out()
            task = asyncio.ensure_future(gone.stop())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _copy(self, name: str) -> Table:
        """A table that lives elsewhere, as its journal has it, to look at. Raises NoTable, Damaged, NotSaved."""
        table, meta = self._copies.get(name), await self.store.get(name)
        if table is not None and table.meta == meta:
            await table.catch_up()
            return table
        if len(self._copies) >= COPIES:
            self._copies.clear()
        self._copies[name] = await self.stored(name)
        return self._copies[name]

    # ------------------------------------------------------------ a person's tables
    async def awaited(self, owner: str) -> Awaited:
        """The tables where other persons wait for this one: of those that somebody is at, or was a moment ago."""
        found, tables = [], self.here()
        for name in await self.homes.elsewhere(owner) if owner else []:
            with suppress(HlaskaError):
                tables.append(await self._copy(name))
        for table in tables:
            me, kinds = table.meta.owner(owner), [chair.kind for chair in table.meta.chairs]
            if me >= 0 and not table.now.over and kinds.count("person") > 1:
                found.append((table, me))
        waiting = (AwaitedTable(t.meta.id, t.meta.game) for t, me in found if _awaits(t, me))
        return Awaited(tuple(waiting), bool(found), invited=await self.invited(owner))

    async def mine(self, owner: str) -> list[TableBrief]:
        """The newest tables where this person has a chair. Left out are matches that are over or of other rules; one
        that cannot be read says so and hides no other."""
        briefs = []
        for name in await self.store.owned(owner) if owner else []:
            try:
                here = await self.elsewhere(name) is None
                briefs.append(self._brief(await (self.table(name) if here else self._copy(name)), owner))
            except HlaskaError as error:
                if error.phrase.key == DAMAGED:
                    briefs.append(TableBrief(name, problem=error.phrase))
        return [brief for brief in briefs if not brief.over and (brief.me >= 0 or brief.problem)]

    # ------------------------------------------------------------ what a person has played
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
        except Damaged as error:
            log.error("%s", error.text)
            raise NoTable(error.text, error.phrase.key) from error

    async def forget(self, owner: str, name: str = "") -> Forgotten:
        """Deletes the tables of a person, or the one named if it is one of them. Raises NoTable, NotSaved.

        Alone with computer players nothing is left of a table. One with other people is theirs, too: it is listed no
        longer, once its match is over. What somebody looks at now stays."""
        owned = await self.store.owned(owner, EVERY) if owner else []
        if name and name not in owned:
            raise NoTable(f"there is no table '{name[:40]}' of yours")
        gone = [await self._forget(owner, one) for one in ([name] if name else owned)]
        return Forgotten(sum(gone), len(gone) - sum(gone))

    def here(self) -> list[Table]:
        """The tables that somebody is at, or was a moment ago."""
        return [at.table for at in self._tables.values()]

    async def adopt(self, guest: str, owner: str) -> None:
        """The tables of a guest are those of an account from now on, but for those where it sits already. Raises
        NotSaved."""
        for name in await self.store.owned(guest, EVERY) if guest else []:
            await self._give_owner(name, guest, owner)

    async def forget_person(self, owner: str) -> None:
        """Nothing is left of a person: tables alone with computer players are deleted; where others sit the chair has
        nobody's name and goes on as one that was left. Raises NotSaved."""
        for name in await self.store.owned(owner, EVERY) if owner else []:
            alone = False
            try:
                meta = (await self.stored(name)).meta
                alone = meta.alone
                if meta.open:
                    await self.leave(await self.table(name), owner)
                    continue
            except NotSaved:
                raise
            except HlaskaError as error:  # damaged, of other rules, or the match has begun just now
                log.warning("of a person who is deleted: %s", error.text)
            if not (alone and await self._forget(owner, name)):
                await self._give_owner(name, owner, "", Chair(GUEST))
                self.results.drop(name)

    async def _give_owner(self, name: str, old: str, new: str, shown: Chair | None = None) -> None:
        try:
            await self._bring_here(name)
            if name not in self._tables and name not in self._coming:
                await self.store.hand_over(name, old, new, shown)
            if name in self._coming:
                await asyncio.wait([self._coming[name]])
            if name in self._tables:
                await self._tables[name].table.hand_over(old, new, shown)
        except Damaged as error:
            log.error("%s", error.text)
            await self.store.forget(old, name, whole=False)
        except Moved as error:
            log.warning("its chairs stay as they are: %s", error.text)

    async def _forget(self, owner: str, name: str) -> bool:
        """Whether the table may be deleted, and so is."""
        if not await self._bring_here(name, idle=True):
            return False  # somebody is at it there
        try:
            table = await self.stored(name)
        except NotSaved:
            raise
        except HlaskaError:  # damaged, or of other rules: nobody plays there
            await self._take_off(owner, name)
            return True
        if table.followers or name in self._coming or not (table.meta.alone or table.now.over):
            return False
        if table.meta.alone and name in self._tables:
            await self._tables.pop(name).stop()
        await self._take_off(owner, name, table.meta.alone)
        self.results.drop(name)
        return True

    async def _take_off(self, owner: str, name: str, whole: bool = False) -> None:
        """A table is among those of a person no longer; `whole`: nothing is left of it."""
        await self.store.forget(owner, name, whole)
        if self.archive is not None:
            await (self.archive.drop(name) if whole else self.archive.take_off(owner, name))

    def _brief(self, table: Table, owner: str) -> TableBrief:
        meta, me = table.meta, table.meta.owner(owner)
        preset = games.preset_of(type(table.game), meta.preset)
        return TableBrief(
            table=meta.id,
            game=meta.game,
            preset=meta.preset,
            changes=options.difference(table.game.options, preset),
            chairs=meta.chairs,
            me=me,
            deal=table.now.deal,
            turn=table.turn,
            mine=_awaits(table, me),
            scores=table.now.match.scores,
            over=table.now.over,
            created=int(meta.created),
        )

    def numbers(self) -> dict[str, float]:
        """How much there is here, as Prometheus names it."""
        tables = self.here()
        return {
            "hlaska_tables": len(tables),
            "hlaska_tables_waiting": sum(table.meta.waits for table in tables),
            "hlaska_lines": sum(table.followers for table in tables),
            "hlaska_people": len(self.lobby.people()),
            "hlaska_bot_failures_total": sum(at.driver.failed for at in self._tables.values()),
        }

    async def close(self) -> None:
        gone = list(self._tables.values())
        self._tables.clear()
        for at in gone:
            await at.stop()
        await self._put_down([at.table for at in gone])


def sits(meta: Meta, owner: str) -> bool:
    """Whether somebody has a chair there, or one is kept for him."""
    return meta.owner(owner) >= 0 or bool(owner and hash_token(owner) in meta.invites)


def _possible(name: str) -> bool:
    """Whether a table may have this name."""
    return name.isascii() and name.isalnum() and len(name) < 40


async def readable(look: Callable[[str], Awaitable[Got]], name: str) -> Got | None:
    """What is read of a table, None where it is damaged or of other rules. Raises NotSaved."""
    try:
        return await look(name)
    except NotSaved:
        raise
    except HlaskaError as error:  # it hides no other
        log.warning("%s", error.text)
        return None


async def _nothing(_: Table) -> None:
    return None


def _awaits(table: Table, me: int) -> bool:
    """Whether the table goes on only when this chair has done something."""
    return me >= 0 and (table.turn == me or me in table.waiting() or me == table.chooser)


async def _always() -> None:
    return None


async def _alone(_: Meta, __: Meta) -> None:
    return None


async def _free(_: Meta) -> bool:
    return False


async def _no_member(_: str, __: str) -> bool:
    return False


def _other_rules(meta: Meta, error: Exception) -> NoTable:
    log.error("table %s is of other rules: %s", meta.id, type(error).__name__)
    text = f"table {meta.id} was played under other rules ({meta.game} {meta.rules}) and cannot go on"
    return NoTable(text, "problem-old-table")


def _chairs(game: Game, asked: Sequence[Chair], person: Chair) -> tuple[Chair, ...]:
    """The chairs as asked for, with names and levels filled in; where none are, this person with computer players.
    Raises BadOptions."""
    if not asked:
        asked = (person, *(Chair("", "bot"),) * (game.players - 1))
    persons = sum(chair.kind == "person" for chair in asked)
    if persons != 1:
        raise BadOptions(
            f"chairs: one person opens a table, not {persons}; others come to chairs of kind open"
        )
    names = _names(asked)
    return tuple(_chair(game, i, chair, names.__next__) for i, chair in enumerate(asked[: game.players + 1]))


def _names(taken: Sequence[Chair]) -> Iterator[str]:
    """Names for computer players that nobody at the table has."""
    return chain((n for n in NAMES if n not in {c.name for c in taken}), (f"Bot {i}" for i in count(1)))


def _chair(game: Game, i: int, chair: Chair, name: Callable[[], str]) -> Chair:
    if chair.kind == "bot":
        level = chair.level or USUAL
        levels = offered(game)[::-1]
        if level not in levels:
            raise BadOptions(f"chairs[{i}].level={level[:40]}: expected one of {', '.join(levels)}")
        return Chair(chair.name.strip() or name(), "bot", level, chair.avatar)
    return Chair(chair.name.strip() or GUEST, chair.kind, avatar=chair.avatar, program=chair.program)
