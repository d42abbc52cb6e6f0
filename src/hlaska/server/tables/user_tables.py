"""What the tables of a server are to one person: those that wait for him, that he is invited to, leaves and forgets."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import HlaskaError
from hlaska.protocol.accounts import InvitedTo
from hlaska.protocol.tables import Awaited, AwaitedTable, Forgotten, TableBrief
from hlaska.server.cluster.bus import INVITED, MessageBus
from hlaska.server.cluster.placement import TablePlacement
from hlaska.server.history.guest_history import GuestHistory
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.live import DAMAGED, LiveTables, NoTable
from hlaska.server.tables.seat_setup import GUEST
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.match_state import Chair
from hlaska.table.presence import LEFT
from hlaska.table.store import JournalDamaged, NotSaved, Store, TableMoved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

KEY: Final = 9  # random bytes of the key of an invitation
GUESTS, CHAIRS = 10_000, 20  # who is invited, and to how many tables, remembered at most
EVERY: Final = 1_000_000  # tables of one person


class UserTables(LiveTables):
    """Tables by who has a chair there, or had one. Made as `LiveTables`."""

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
        super().__init__(store, runner, catalog, pace, homes, bus, hooks)
        self.results = GuestHistory(store, self.stored)
        self._invited: dict[str, list[str]] = {}  # tables where a chair is kept for an owner
        self.bus.watch(INVITED, self._invite)

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

    # ------------------------------------------------------------ invitations, leaving
    async def invite(self, table: Table, chair: int, owner: str) -> str:
        """Keeps an open chair for who has the key that is returned; an earlier one is worth nothing then. Raises
        Illegal, NotSaved."""
        key = secrets.token_urlsafe(KEY)
        await table.seating.reserve(chair, owner, hash_token(key))
        return key

    async def invite_friend(self, table: Table, chair: int, owner: str, friend: str) -> None:
        """Keeps an open chair for a person, who hears of it where his page asks who waits. Raises Illegal, NotSaved."""
        await table.seating.reserve(chair, owner, hash_token(friend))
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
            await table.presence.attend(table.meta.owner(owner), LEFT)
            return
        await table.seating.leave(owner)
        if table.meta.id in self._tables:
            self.company(table).left.add(owner)
        await self.store.forget(owner, table.meta.id, whole=not any(table.meta.owners))

    def has_sat(self, table: Table, owner: str) -> bool:
        """Tells whether a person sits or sat at a table, were it only while it waited for others."""
        meta = table.meta
        known = {*meta.owners, *meta.barred, *(one.owner for one in meta.former)}
        if meta.id in self._tables:
            known |= self.company(table).left
        return bool(owner) and owner in known

    # ------------------------------------------------------------ forgetting, and another name
    async def forget(self, owner: str, name: str = "") -> Forgotten:
        """Deletes the tables of a person, or the one named if it is one of them. Raises NoTable, NotSaved.

        Alone with computer players nothing is left of a table. One with other people is theirs, too: it is listed no
        longer, once its match is over. What somebody looks at now stays."""
        owned = await self.store.owned(owner, EVERY) if owner else []
        if name and name not in owned:
            raise NoTable(f"there is no table '{name[:40]}' of yours")
        gone = [await self._forget(owner, one) for one in ([name] if name else owned)]
        return Forgotten(sum(gone), len(gone) - sum(gone))

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
                await self._tables[name].table.seating.hand_over(old, new, shown)
        except JournalDamaged as error:
            log.error("%s", error.text)
            await self.store.forget(old, name, whole=False)
        except TableMoved as error:
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
        if table.feed.followers or name in self._coming or not (table.meta.alone or table.now.over):
            return False
        if table.meta.alone and name in self._tables:
            await self._tables.pop(name).stop()
        await self._take_off(owner, name, table.meta.alone)
        self.results.drop(name)
        return True

    async def _take_off(self, owner: str, name: str, whole: bool = False) -> None:
        """A table is among those of a person no longer; `whole`: nothing is left of it."""
        await self.store.forget(owner, name, whole)
        if self.hooks.archive is not None:
            await (self.hooks.archive.drop(name) if whole else self.hooks.archive.take_off(owner, name))

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


def _awaits(table: Table, me: int) -> bool:
    """Whether the table goes on only when this chair has done something."""
    return me >= 0 and (table.turn == me or me in table.dealer.waiting() or me == table.seating.chooser)
