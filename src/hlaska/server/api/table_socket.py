"""One client of one table: a plain WebSocket with numbered updates. Whatever it sends, the table is not harmed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from time import thread_time
from typing import Any, Final, Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import BadText, HlaskaError, Illegal, Phrase, Stale
from hlaska.core.verifiable_shuffle import BadContribution
from hlaska.protocol.table_socket import (
    Act,
    Again,
    Agree,
    Choose,
    Consent,
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
    Refused,
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
from hlaska.server.asgi.validation_hints import helped
from hlaska.server.hello import fair_of, hello
from hlaska.server.limits import rate_limits as limits
from hlaska.server.limits.budget import RESTED, REVIEWED, USUAL, WEIGHED, Price
from hlaska.server.limits.token_bucket import TokenBucket
from hlaska.server.tables.chat import TooOften
from hlaska.server.tables.presence import TablePresence
from hlaska.server.tables.service import TableService
from hlaska.server.tables.table_reader import NoTable
from hlaska.table.bots.bot_pool import Busy
from hlaska.table.match_state import Chair
from hlaska.table.meter import working
from hlaska.table.presence import HERE
from hlaska.table.store import NotSaved, TableMeta, TableMoved
from hlaska.table.subscription import Subscription
from hlaska.table.table import Table
from hlaska.table.updates import Update

log = logging.getLogger(__name__)

LONGEST: Final = 16 * 1024  # bytes of a message
BURST: Final = 40  # messages at once
RATE: Final = 10.0  # messages a second in the long run
PATIENCE: Final = 100  # messages refused as too many, after which the line is closed
REFUSED: Final = 0.0005  # seconds of work that a refused message is charged
TOO_BIG, TOO_MANY, BROKEN, ENDING, LATER, BAD_TOKEN, NO_TABLE = 1009, 1008, 1011, 1012, 1013, 4401, 4404

Work = Callable[[], Awaitable[None]]

_decoder = msgspec.json.Decoder(ToServer)
_KINDS: Final[dict[type[HlaskaError], str]] = {
    Illegal: "illegal",
    Stale: "stale",
    BadText: "bad_text",
    BadContribution: "bad_text",
    NotSaved: "not_saved",
    TableMoved: "stale",
}


class TooMany(HlaskaError):
    """More messages than a person can send."""


class BadMessage(HlaskaError):
    """Not a message of this protocol."""

    def __init__(self, why: str) -> None:
        super().__init__(f"not a message of this protocol: {why}", Phrase("refused-bad-message"))


class Wire(Protocol):
    """What a connection needs of a WebSocket; a client in the same process has a wire without a network."""

    def receive(self) -> Awaitable[Any]: ...

    def send_text(self, text: str, /) -> Awaitable[None]: ...

    def close(self, code: int, reason: str, /) -> Awaitable[None]: ...


async def send_text(socket: Wire, text: str) -> None:
    """Sends a text; who has gone meanwhile is no error but the end of the line."""
    try:
        await socket.send_text(text)
    except OSError as error:  # so uvicorn says that the client has gone
        raise WebSocketDisconnect(detail="the client has gone") from error


async def close_line(socket: Wire, code: int, reason: str) -> None:
    """Closes a line; who has gone meanwhile is no error but its end."""
    try:
        await socket.close(code, reason)
    except OSError as error:
        raise WebSocketDisconnect(detail="the client has gone") from error


class TableConnection:
    """`owner`: who it is; the chair he has may change while the line is open. `address`: from where, "" for nowhere
    that is counted."""

    def __init__(self, socket: Wire, hall: TableService, owner: str, address: str = "") -> None:
        self._socket, self._hall, self._owner, self._address = socket, hall, owner, address
        self._whole = True  # what is told next is the whole table, as whoever comes or asks is told it
        self._sending = asyncio.Lock()
        self._bucket = TokenBucket(BURST, RATE)
        self._refused = 0
        self._advised: asyncio.Task[None] | None = None  # a hint or review that is being thought about
        self._greeted = asyncio.Event()  # the first hello is sent
        self._hellos = 0  # that were sent
        self._told_again: Callable[[], None] = self._greeted.set  # wakes who tells what follows each hello

    async def run(self, name: str, since: int) -> None:
        try:
            async with self._spending(USUAL):
                table = await self._hall.seen(name, self._owner)
                company = self._hall.live.presence(table)
        except NoTable as error:
            await self._send(self._refusal("no_table", error, 0))
            await self._close(NO_TABLE, "no such table")
            return
        except HlaskaError as error:
            await self._send(self._refusal(kind_of(error), error, 0))
            await self._close(LATER, "the table cannot be had now")
            return
        here = self._hall.connections.connect(table.meta.id, self._owner)
        async with table.follow(table.meta.owner(self._owner), since) as follower:
            telling = [
                asyncio.create_task(self._tell(table, work))
                for work in self._tellers(table, follower, company)
            ]
            try:
                with here:
                    company.stir()  # somebody has come
                    await self._listen(table, follower)
            except WebSocketDisconnect:
                return
            finally:
                company.stir()
                tasks = [task for task in (*telling, self._advised) if task is not None]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, message: object) -> None:
        text = encoded(message)
        async with self._sending:
            await send_text(self._socket, text)

    async def _close(self, code: int, reason: str) -> None:
        await close_line(self._socket, code, reason)

    # ------------------------------------------------------------ telling
    def _tellers(self, table: Table, follower: Subscription, company: TablePresence) -> list[Work]:
        """What tells the client of news, as long as the line is open."""
        return [lambda: self._tell_all(table, follower), lambda: self._tell_company(company)]

    def _refusal(self, kind: str, error: HlaskaError, seq: int) -> object:
        """What is said of something that cannot be."""
        return Refused(kind, error.phrase, clean(error.text), seq)

    async def _tell(self, table: Table, work: Work) -> None:
        try:
            await work()
        except WebSocketDisconnect:
            return
        except Exception as error:
            code = secrets.token_hex(4)
            log.error("table %s: error %s", table.meta.id, code, exc_info=error)
            await self._close(BROKEN, f"something is wrong here (code {code})")

    async def _tell_all(self, table: Table, follower: Subscription) -> None:
        """Hello, then every update; hello again when who sits where has changed.

        A chair may get another number while a hello is on its way: nothing is told before the follower has its own.
        """
        greeted, dealt = None, -1
        while True:
            while greeted is not table.meta:
                greeted = table.meta
                me = greeted.owner(self._owner)
                hints, host = (
                    self._hall.advice.hints(table, me),
                    bool(me >= 0 and greeted.host == self._owner),
                )
                lone = not table.now.over and await self._given_up(greeted)
                await self._send(hello(greeted, table.game, me, hints, host, lone))
                self._hellos += 1
                self._greeted.set()
                self._told_again()
                dealt = -1
                if me != follower.chair:
                    follower.chair = me
                    follower.resume(-1)
            if table.log.moved:
                await self._close(ENDING, "the table goes on elsewhere or is read anew; come back")
                return
            if dealt != table.now.deal:
                dealt = table.now.deal
                await self._tell_fair(table)
            told = self._taken(follower)
            if told is not None:
                await self._send(told)
            await follower.changed()

    def _taken(self, follower: Subscription) -> Update | None:
        """What is new, made ready to be sent. The whole table is charged to who asks for it: news are everybody's."""
        begun = thread_time()
        told = follower.take()
        if told is not None and self._whole:
            encoded(told)
            self._whole = False
            self._hall.budget.charge(self._address, "work", thread_time() - begun)
        return told

    def _spending(self, price: Price) -> AbstractAsyncContextManager[None]:
        return self._hall.budget.spending(self._address, price)

    async def _given_up(self, meta: TableMeta) -> bool:
        try:
            return await self._hall.hooks.is_given_up(meta)
        except NotSaved:  # it is played on all the same
            return False

    async def _tell_fair(self, table: Table) -> None:
        """What is promised of the next deck, and with what the last one was shuffled."""
        if table.dealer.is_verifiable:
            await self._send(fair_of(table))

    async def _tell_company(self, company: TablePresence) -> None:
        """Who is at the table and what is said there, after the first hello. What is proposed is told after each, since
        a client knows of nothing proposed when it is greeted."""
        await self._greeted.wait()
        bell, known, shown, went = company.subscribe(), -1, None, None
        self._told_again = bell.set
        proposed, hellos = None, 0
        try:
            while True:
                bell.clear()
                if hellos != self._hellos:
                    proposed, hellos = None, self._hellos
                here = company.told() if known < 0 else company.shown
                if here is not None and company.stamp != shown:
                    shown = company.stamp
                    await self._send(here)
                if company.next is not None and company.next is not went:
                    went = company.next
                    await self._send(Again(went.meta.id))
                if (news := company.accord.told) is not None and news is not proposed:
                    proposed = news
                    await self._send(news)
                lines = company.talk.since(known)
                if lines:
                    await self._send(Talked(lines, known < 0))
                known = max(known, company.talk.said)
                await bell.wait()
        finally:
            company.unsubscribe(bell)

    # ------------------------------------------------------------ listening
    async def _listen(self, table: Table, follower: Subscription) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            size = len(text or event.get("bytes") or b"")
            if size > LONGEST:
                await self._close(TOO_BIG, f"a message has at most {LONGEST} bytes")
                return
            if self._refused > PATIENCE:
                await self._close(TOO_MANY, "too many messages")
                return
            await self._answer(table, follower, text)

    async def _answer(self, table: Table, follower: Subscription, text: str | None) -> None:
        async with self._refusing(table):
            if not self._bucket.take():
                self._refused += 1
                raise TooMany("too many messages; wait a little", Phrase("refused-busy"))
            with self._hall.budget.charging(self._address):
                await self._heard(table, follower, text)

    async def _heard(self, table: Table, follower: Subscription, text: str | None) -> None:
        await self._obey(table, follower, _read(text))

    @asynccontextmanager
    async def _refusing(self, table: Table) -> AsyncIterator[None]:
        """Tells what goes wrong in it, and that nothing has happened."""
        try:
            yield
        except WebSocketDisconnect:
            raise
        except HlaskaError as error:
            self._hall.budget.charge(self._address, "work", REFUSED)
            self._refused += self._hall.budget.is_spent(self._address)
            await self._send(self._refusal(kind_of(error), error, table.seq))
        except Exception:
            code = secrets.token_hex(4)
            log.exception("table %s: error %s", table.meta.id, code)
            text = f"something is wrong here; the table goes on (code {code})"
            unknown = HlaskaError(text, Phrase("refused-error"))
            await self._send(self._refusal("error", unknown, table.seq))

    async def _obey(self, table: Table, follower: Subscription, message: ToServer) -> None:
        me = table.meta.owner(self._owner)
        match message:
            case Act(seq, actions):
                await table.act(me, seq, actions)
            case Say(seq, text):
                await table.act(me, seq, _spoken(table, text))
            case Next(seq):
                await self._hall.hooks.check_accepting_deals()
                await table.dealer.ready(me, seq)
            case Luck(deal, luck):
                table.dealer.contribute(self._owner, deal, luck)
            case TakeBack(seq):
                await table.play.take_back(me, seq)
            case Choose(place):
                await table.seating.choose(me, place)
            case Give(chair, name, level, avatar):
                await self._hall.give(table, chair, Chair(name, "bot", level, avatar), self._owner)
            case Invite(chair, anybody):
                if anybody:
                    await table.seating.reserve(chair, self._owner, "")
                else:
                    await self._send(
                        Invited(chair, await self._hall.user_tables.invite(table, chair, self._owner))
                    )
            case Leave():
                await self._hall.user_tables.leave(table, self._owner)
            case Preview(actions):
                async with self._spending(USUAL):
                    with working():
                        found = Previewed(*table.play.preview(table.seat(me), actions))
                await self._send(found)
            case Resume(since):
                async with self._spending(USUAL):
                    self._whole = True
                    follower.resume(since)
            case Hint(seq):
                self._advise(table, WEIGHED, self._hint(table, me, seq))
            case Rest(seq):
                async with self._spending(RESTED):
                    rested = await self._hall.advice.rest(table, me, seq)
                await self._send(rested)
            case Review(deal):
                self._advise(table, REVIEWED, self._hall.advice.review(table, me, deal, self._send))
            case Here():
                await table.presence.attend(me, HERE)
            case Agree(what, yes):
                await self._hall.live.presence(table).agree(self._owner, what, yes)
            case Sides():
                async with self._spending(USUAL):
                    with working():
                        sides = self._hall.live.presence(table).accord.sides(me)
                await self._send(sides)
            case Propose(seq, chairs, show):
                await self._hall.live.presence(table).accord.propose(me, seq, chairs, show)
            case Consent(number, yes):
                await self._hall.live.presence(table).accord.answer(me, number, yes)
            case Kick(chair):
                await table.seating.kick(chair, self._owner)
            case Talk(text, phrase):
                self._hall.live.presence(table).say(self._owner, text, phrase)
            case Ping():
                await self._send(Pong())

    # ------------------------------------------------------------ advice
    def _advise(self, table: Table, price: Price, work: Coroutine[Any, Any, None]) -> None:
        """Thinks about it beside the play, one thing at a time."""
        if self._advised is not None and not self._advised.done():
            work.close()
            raise TooMany("one hint or review at a time", Phrase("refused-thinking-already"))
        self._advised = asyncio.create_task(self._give(table, price, work))

    async def _give(self, table: Table, price: Price, work: Coroutine[Any, Any, None]) -> None:
        try:
            with suppress(WebSocketDisconnect):
                async with self._refusing(table), self._spending(price):
                    await work
        finally:
            work.close()

    async def _hint(self, table: Table, me: int, seq: int) -> None:
        await self._send(await self._hall.advice.hint(table, me, seq))


_last: tuple[object, str] = (None, "")  # one message is often sent to many onlookers


def encoded(message: object) -> str:
    """A message as it is sent."""
    global _last
    if _last[0] is not message:
        _last = (message, msgspec.json.encode(message).decode())
    return _last[1]


def _read(text: str | None) -> ToServer:
    if text is None:
        raise BadMessage("it is binary; send JSON as text")
    try:
        message: ToServer = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(helped(str(error), ToServer)) from error
    return message


def _spoken(table: Table, text: str) -> tuple[int, ...]:
    words = [part.strip() for part in text.split(",")]
    if len(words) > table.game.bound:
        raise BadText(f"{len(words)} actions at once")
    return tuple(table.game.parse_action(word) for word in words)


def kind_of(error: HlaskaError) -> str:
    """The `kind` of a `Refused`."""
    if isinstance(error, BadMessage):
        return "bad_message"
    return (
        "busy"
        if isinstance(error, TooMany | TooOften | limits.TooOften | Busy)
        else _KINDS.get(type(error), "illegal")
    )


def clean(text: str) -> str:
    """A text that can be sent: what came from outside may hold anything."""
    return text[:400].encode("utf-8", "replace").decode()
