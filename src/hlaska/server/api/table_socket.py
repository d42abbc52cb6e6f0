"""Serves a page at a table by WebSocket: numbered updates go out, actions come in.

Whatever a client sends, the table is not harmed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import thread_time
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import BadText, Phrase
from hlaska.protocol.table_messages import (
    Act,
    Again,
    Agree,
    Choose,
    Consent,
    EventSeat,
    Give,
    Here,
    Hint,
    Invite,
    Invited,
    Kick,
    Leave,
    Luck,
    Next,
    Ping,
    Pong,
    Preview,
    Previewed,
    Propose,
    Rest,
    Resume,
    Review,
    Say,
    Sides,
    TakeBack,
    Talk,
    Talked,
    ToServer,
)
from hlaska.server.api.message_decoder import decode_message
from hlaska.server.api.socket_session import ENDING, SocketSession, TooMany, Wire, Work, encode
from hlaska.server.api.table_session import TableSession, Visit, describe
from hlaska.server.hello import make_hello, make_shuffle_notice
from hlaska.server.limits.budget import RESTED, REVIEWED, USUAL, WEIGHED, Price
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.service import TableService
from hlaska.table.match_state import Chair
from hlaska.table.meter import meter_working
from hlaska.table.presence_state import HERE
from hlaska.table.store import NotSaved, TableMeta
from hlaska.table.subscription import Subscription
from hlaska.table.table import Table
from hlaska.table.updates import Update


class TableConnection:
    """Connects a page to a table.

    owner: who it is; the chair of this person may change while the socket is open.
    address: from where, "" for nowhere that is counted.
    """

    def __init__(self, socket: Wire, table_service: TableService, owner: str, address: str = "") -> None:
        self._table_service, self._owner = table_service, owner
        self._client = SocketSession(socket, table_service.budget, address)
        self._session = TableSession(self._client, table_service, owner)
        self._is_next_full = True  # the next update is the whole table, as whoever comes or asks is sent it
        self._advice_task: asyncio.Task[None] | None = None  # a hint or review that is being thought about
        self._greeted = asyncio.Event()  # the first hello is sent
        self._hellos = 0  # that were sent
        self._wake_presence: Callable[[], None] = self._greeted.set  # wakes what follows each hello

    async def run(self, name: str, since: int) -> None:
        """Stays at the table named until the socket is closed.

        since: the update that the page has.
        """
        await self._session.run(name, since, self)

    def workers(self, at: Visit) -> list[Work]:
        """Returns what sends news to the page, as long as the socket is open."""
        return [
            lambda: self._send_updates(at.table, at.follower),
            lambda: self._send_presence(at.presence),
        ]

    async def hear(self, at: Visit, text: str | None) -> None:
        """Does what a message asks for. Raises HlaskaError."""
        await self._handle(at.table, at.follower, decode_message(text))

    # ------------------------------------------------------------ sending
    async def _send_updates(self, table: Table, follower: Subscription) -> None:
        """Sends hello, then every update; hello again when who sits where has changed.

        A chair may get another number while a hello is on its way: nothing is told before the follower has its own.
        """
        greeted, halted, dealt = None, False, -1
        while True:
            while greeted is not table.meta or halted != table.now.halted:
                greeted, halted = table.meta, table.now.halted
                me = greeted.chair_of(self._owner)
                hints, host = (
                    self._table_service.advice.may_ask(table, me),
                    bool(me >= 0 and greeted.host == self._owner),
                )
                lone = not table.now.is_over and await self._is_given_up(greeted)
                seat = await self._event_seat(greeted)
                await self._client.send(make_hello(greeted, table.game, me, hints, host, lone, seat, halted))
                self._hellos += 1
                self._greeted.set()
                self._wake_presence()
                dealt = -1
                if me != follower.chair:
                    follower.chair = me
                    follower.resume(-1)
            if table.log.moved:
                await self._client.close(ENDING, "the table goes on elsewhere or is read anew; come back")
                return
            if dealt != table.now.deal:
                dealt = table.now.deal
                await self._send_shuffle(table)
            update = self._take_update(follower)
            if update is not None:
                await self._client.send(update)
            await follower.wait_for_change()

    def _take_update(self, follower: Subscription) -> Update | None:
        """Takes what is new, ready to be sent.

        The whole table is charged to the client that asks for it; news are everybody's.
        """
        begun = thread_time()
        update = follower.take()
        if update is not None and self._is_next_full:
            encode(update)
            self._is_next_full = False
            self._client.charge(thread_time() - begun)
        return update

    async def _is_given_up(self, meta: TableMeta) -> bool:
        try:
            return await self._table_service.hooks.is_given_up(meta)
        except NotSaved:  # it is played on all the same
            return False

    async def _event_seat(self, meta: TableMeta) -> EventSeat | None:
        try:
            return await self._table_service.hooks.event_seat(meta)
        except NotSaved:  # it is played on all the same
            return None

    async def _send_shuffle(self, table: Table) -> None:
        """Sends the promise of the next deck, and how the last one was shuffled."""
        if table.dealer.is_verifiable:
            await self._client.send(make_shuffle_notice(table))

    async def _send_presence(self, presence: TablePresence) -> None:
        """Sends who is at the table and what is said there, after the first hello.

        An offer is sent after each hello, since a client knows of none when it is greeted.
        """
        await self._greeted.wait()
        bell, known, sent_key, went = presence.subscribe(), -1, None, None
        self._wake_presence = bell.set
        proposed, hellos = None, 0
        try:
            while True:
                bell.clear()
                if hellos != self._hellos:
                    proposed, hellos = None, self._hellos
                here = presence.refresh() if known < 0 else presence.message
                if here is not None and presence.message_key != sent_key:
                    sent_key = presence.message_key
                    await self._client.send(here)
                if presence.next is not None and presence.next is not went:
                    went = presence.next
                    await self._client.send(Again(went.meta.id))
                if (news := presence.claim.current) is not None and news is not proposed:
                    proposed = news
                    await self._client.send(news)
                lines = presence.chat.since(known)
                if lines:
                    await self._client.send(Talked(lines, known < 0))
                known = max(known, presence.chat.said)
                await bell.wait()
        finally:
            presence.unsubscribe(bell)

    # ------------------------------------------------------------ hearing
    async def _handle(self, table: Table, follower: Subscription, message: ToServer) -> None:
        me = table.meta.chair_of(self._owner)
        match message:
            case Act(seq, actions):
                await table.act(me, seq, actions)
            case Say(seq, text):
                await table.act(me, seq, _parse_words(table, text))
            case Next(seq):
                await self._table_service.hooks.check_accepting_deals()
                await table.dealer.mark_ready(me, seq)
            case Luck(deal, luck):
                table.dealer.contribute(self._owner, deal, luck)
            case TakeBack(seq):
                await table.play.take_back(me, seq)
            case Choose(place):
                await table.seating.choose(me, place)
            case Give(chair, name, level, avatar):
                await self._table_service.give(table, chair, Chair(name, "bot", level, avatar), self._owner)
            case Invite(chair, anybody):
                if anybody:
                    await table.seating.reserve(chair, self._owner, "")
                else:
                    await self._client.send(
                        Invited(
                            chair, await self._table_service.user_tables.invite(table, chair, self._owner)
                        )
                    )
            case Leave():
                await self._table_service.user_tables.leave(table, self._owner)
            case Preview(actions):
                async with self._client.spending(USUAL):
                    with meter_working():
                        found = Previewed(*table.play.preview(table.seat(me), actions))
                await self._client.send(found)
            case Resume(since):
                async with self._client.spending(USUAL):
                    self._is_next_full = True
                    follower.resume(since)
            case Hint(seq):
                self._start_advice(table, WEIGHED, self._hint(table, me, seq))
            case Rest(seq):
                async with self._client.spending(RESTED):
                    rested = await self._table_service.advice.check_rest(table, me, seq)
                await self._client.send(rested)
            case Review(deal):
                self._start_advice(
                    table, REVIEWED, self._table_service.advice.review(table, me, deal, self._client.send)
                )
            case Here():
                await table.presence.attend(me, HERE)
            case Agree(what, yes):
                await self._table_service.live.presence(table).agree(self._owner, what, yes)
            case Sides():
                async with self._client.spending(USUAL):
                    with meter_working():
                        sides = self._table_service.live.presence(table).claim.sides(me)
                await self._client.send(sides)
            case Propose(seq, chairs, show):
                await self._table_service.live.presence(table).claim.propose(me, seq, chairs, show)
            case Consent(number, yes):
                await self._table_service.live.presence(table).claim.answer(me, number, yes)
            case Kick(chair):
                await table.seating.kick(chair, self._owner)
            case Talk(text, phrase):
                self._table_service.live.presence(table).say(self._owner, text, phrase)
            case Ping():
                await self._client.send(Pong())

    # ------------------------------------------------------------ advice
    def _start_advice(self, table: Table, price: Price, work: Coroutine[Any, Any, None]) -> None:
        """Starts to think beside the play, about one thing at a time."""
        if self._advice_task is not None and not self._advice_task.done():
            work.close()
            raise TooMany("one hint or review at a time", Phrase("refused-thinking-already"))
        self._advice_task = self._session.start(self._send_advice(table, price, work))

    async def _send_advice(self, table: Table, price: Price, work: Coroutine[Any, Any, None]) -> None:
        try:
            with suppress(WebSocketDisconnect):
                async with (
                    self._client.refusing(describe(table), lambda: table.seq),
                    self._client.spending(price),
                ):
                    await work
        finally:
            work.close()

    async def _hint(self, table: Table, me: int, seq: int) -> None:
        await self._client.send(await self._table_service.advice.hint(table, me, seq))


def _parse_words(table: Table, text: str) -> tuple[int, ...]:
    words = [part.strip() for part in text.split(",")]
    if len(words) > table.game.bound:
        raise BadText(f"{len(words)} actions at once")
    return tuple(table.game.parse_action(word) for word in words)
