"""Sorts tables for one person: those that wait, invite, are left and forgotten."""

from __future__ import annotations

import logging
import secrets
from typing import Final

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import HlaskaError
from hlaska.protocol.accounts import InvitedTo
from hlaska.protocol.tables import Awaited, AwaitedTable, Forgotten, TableBrief
from hlaska.server.cluster.bus import INVITED, MessageBus
from hlaska.server.history.guest_history import GuestHistory
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.live import DAMAGED, LiveTables
from hlaska.server.tables.seat_setup import GUEST
from hlaska.server.tokens import hash_token
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import LEFT
from hlaska.table.store import JournalDamaged, NotSaved, Store, TableMoved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

KEY: Final = 9  # random bytes of the key of an invitation
GUESTS, CHAIRS = 10_000, 20  # who is invited, and to how many tables, remembered at most
EVERY: Final = 1_000_000  # tables of one person


class UserTables:
    """Finds tables by who has a chair there, or had one.

    live: the tables of this process.
    store: keeps the journals.
    history: the deals of guests, from those journals.
    hooks: know the archive.
    bus: carries invitations to other processes.
    """

    def __init__(
        self, live: LiveTables, store: Store, history: GuestHistory, hooks: TableHooks, bus: MessageBus
    ) -> None:
        self._live, self._store, self._history, self._hooks, self._bus = live, store, history, hooks, bus
        self._invited: dict[str, list[str]] = {}  # tables where a chair is kept for an owner
        bus.subscribe(INVITED, self._hear_invite)

    async def list_awaited(self, owner: str) -> Awaited:
        """Returns the live tables where other people wait for this one."""
        found = []
        for table in [*self._live.here(), *(await self._live.copies_of(owner) if owner else [])]:
            me, kinds = table.meta.chair_of(owner), [chair.kind for chair in table.meta.chairs]
            if me >= 0 and not table.now.is_over and kinds.count("person") > 1:
                found.append((table, me))
        waiting = (AwaitedTable(t.meta.id, t.meta.game) for t, me in found if _is_awaited(t, me))
        return Awaited(tuple(waiting), bool(found), invited=await self.list_invited(owner))

    async def of(self, owner: str) -> list[TableBrief]:
        """Returns the newest tables where this person has a chair.

        Left out are matches that are over or of other rules; one that cannot be read says so and hides no other.
        """
        briefs = []
        for name in await self._store.list_owned(owner) if owner else []:
            try:
                here = await self._live.address_of(name) is None
                briefs.append(
                    _brief(
                        await (self._live.get_or_load(name) if here else self._live.read_copy(name)), owner
                    )
                )
            except HlaskaError as error:
                if error.phrase.key == DAMAGED:
                    briefs.append(TableBrief(name, problem=error.phrase))
        return [brief for brief in briefs if not brief.over and (brief.me >= 0 or brief.problem)]

    # ------------------------------------------------------------ invitations, leaving
    async def invite(self, table: Table, chair: int, owner: str) -> str:
        """Keeps an open chair for whoever has the returned key; an earlier key ends. Raises Illegal, NotSaved."""
        key = secrets.token_urlsafe(KEY)
        await table.seating.reserve(chair, owner, hash_token(key))
        return key

    async def invite_friend(self, table: Table, chair: int, owner: str, friend: str) -> None:
        """Keeps an open chair for a person, whose page is told of it. Raises Illegal, NotSaved."""
        await table.seating.reserve(chair, owner, hash_token(friend))
        told = f"{friend} {table.meta.id}"
        self._hear_invite(told)
        await self._bus.publish(INVITED, told)

    def _hear_invite(self, told: str) -> None:
        owner, _, table = told.partition(" ")
        if len(self._invited) > GUESTS:
            self._invited.clear()
        tables = self._invited.setdefault(owner, [])
        if table and table not in tables:
            self._invited[owner] = [*tables, table][-CHAIRS:]

    async def list_invited(self, owner: str) -> tuple[InvitedTo, ...]:
        """Returns the tables where a chair is kept for a person, if remembered. Raises NotSaved."""
        found = []
        for name in self._invited.get(owner, ()):
            here = self._live.find(name)
            meta = here.meta if here else await self._store.get(name)
            host = meta.chair_of(meta.host) if meta else -1
            if meta and meta.has_open_chair and host >= 0 and hash_token(owner) in meta.invites:
                found.append(InvitedTo(name, meta.game, meta.chairs[host].name))
        if owner in self._invited:
            self._invited[owner] = [one.table for one in found]
        return tuple(found)

    async def leave(self, table: Table, owner: str) -> None:
        """Gives up the chair of a person.

        Nothing is kept of a table that waits and has no people left. Where the match has begun, the person leaves for
        good and a computer player has the chair. Raises Illegal, NotSaved.
        """
        if table.now.deal and not table.meta.is_solo:
            await table.presence.attend(table.meta.chair_of(owner), LEFT)
            return
        await table.seating.leave(owner)
        if table.meta.id in self._live.tables:
            self._live.presence(table).left.add(owner)
        await self._store.forget(owner, table.meta.id, whole=not any(table.meta.owners))

    def has_sat(self, table: Table, owner: str) -> bool:
        """Tells whether a person sits or sat at a table, also only while it waited."""
        meta = table.meta
        known = {*meta.owners, *meta.barred, *(one.owner for one in meta.former)}
        if meta.id in self._live.tables:
            known |= self._live.presence(table).left
        return bool(owner) and owner in known

    # ------------------------------------------------------------ forgetting, and another name
    async def forget(self, owner: str, name: str = "") -> Forgotten:
        """Deletes the tables of a person, or one of them. Raises NoTable, NotSaved.

        Alone with computer players nothing is left of a table. One with other people is theirs, too: it is listed no
        longer, once its match is over. What somebody looks at now stays."""
        owned = await self._store.list_owned(owner, EVERY) if owner else []
        if name and name not in owned:
            raise NoTable(f"there is no table '{name[:40]}' of yours")
        gone = [await self._forget(owner, one) for one in ([name] if name else owned)]
        return Forgotten(sum(gone), len(gone) - sum(gone))

    async def adopt(self, guest: str, owner: str) -> None:
        """Gives the tables of a guest to an account, but for those where it sits. Raises NotSaved."""
        for name in await self._store.list_owned(guest, EVERY) if guest else []:
            await self._give_owner(name, guest, owner)

    async def forget_person(self, owner: str) -> None:
        """Removes a person from all tables.

        Tables alone with computer players are deleted. Where others sit, the chair has nobody's name and goes on as one
        that was left. Raises NotSaved.
        """
        for name in await self._store.list_owned(owner, EVERY) if owner else []:
            alone = False
            try:
                meta = (await self._live.get_or_read(name)).meta
                alone = meta.is_solo
                if meta.has_open_chair:
                    await self.leave(await self._live.get_or_load(name), owner)
                    continue
            except NotSaved:
                raise
            except HlaskaError as error:  # damaged, of other rules, or the match has begun just now
                log.warning("of a person who is deleted: %s", error.text)
            if not (alone and await self._forget(owner, name)):
                await self._give_owner(name, owner, "", Chair(GUEST))
                self._history.drop(name)

    async def _give_owner(self, name: str, old: str, new: str, shown: Chair | None = None) -> None:
        try:
            await self._live.bring_here(name)
            if self._live.find(name) is None and not self._live.is_loading(name):
                await self._store.hand_over(name, old, new, shown)
            await self._live.wait_until_loaded(name)
            if (here := self._live.find(name)) is not None:
                await here.seating.hand_over(old, new, shown)
        except JournalDamaged as error:
            log.error("%s", error.text)
            await self._store.forget(old, name, whole=False)
        except TableMoved as error:
            log.warning("its chairs stay as they are: %s", error.text)

    async def _forget(self, owner: str, name: str) -> bool:
        """Deletes a table that may be deleted, and tells whether it did."""
        if not await self._live.bring_here(name, idle=True):
            return False  # somebody is at it there
        try:
            table = await self._live.get_or_read(name)
        except NotSaved:
            raise
        except HlaskaError:  # damaged, or of other rules: nobody plays there
            await self._take_off(owner, name)
            return True
        if (
            table.feed.followers
            or self._live.is_loading(name)
            or not (table.meta.is_solo or table.now.is_over)
        ):
            return False
        if table.meta.is_solo:
            await self._live.stop(name)
        await self._take_off(owner, name, table.meta.is_solo)
        self._history.drop(name)
        return True

    async def _take_off(self, owner: str, name: str, whole: bool = False) -> None:
        """Takes a table off those of a person; `whole`: nothing is left of it."""
        await self._store.forget(owner, name, whole)
        if self._hooks.archive is not None:
            await (self._hooks.archive.drop(name) if whole else self._hooks.archive.take_off(owner, name))


def _brief(table: Table, owner: str) -> TableBrief:
    meta, me = table.meta, table.meta.chair_of(owner)
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
        mine=_is_awaited(table, me),
        scores=table.now.match.scores,
        over=table.now.is_over,
        created=int(meta.created),
    )


def _is_awaited(table: Table, me: int) -> bool:
    """Tells whether the table goes on only when this chair has done something."""
    return me >= 0 and (table.turn == me or me in table.dealer.waiting() or me == table.seating.chooser)
