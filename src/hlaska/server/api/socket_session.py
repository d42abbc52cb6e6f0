"""Serves one client on one WebSocket, under limits, one message at a time. The client is told what goes wrong."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Final, Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from hlaska.core.errors import BadText, HlaskaError, Illegal, Phrase, Stale
from hlaska.core.verifiable_shuffle import BadContribution
from hlaska.protocol.table_messages import Refused
from hlaska.server.limits import rate_limiter as limits
from hlaska.server.limits.budget import Budget, Price
from hlaska.server.limits.token_bucket import TokenBucket
from hlaska.server.tables.chat import TooOften
from hlaska.table.bots.bot_pool import Busy
from hlaska.table.store import NotSaved, TableMoved

log = logging.getLogger(__name__)

LONGEST: Final = 16 * 1024  # bytes of a message
BURST: Final = 40  # messages at once
RATE: Final = 10.0  # messages a second in the long run
PATIENCE: Final = 100  # messages refused as too many, after which the socket is closed
REFUSED: Final = 0.0005  # seconds of work that a refused message is charged
# Codes with which a socket is closed: those of the protocol, and 44xx for what HTTP says with 401 and 404.
DONE, TOO_MANY, TOO_BIG, BROKEN, ENDING, LATER = 1000, 1008, 1009, 1011, 1012, 1013
BAD_TOKEN, NO_TABLE = 4401, 4404
CLOSED: Final = (
    "after sending 'websocket.close'"  # of the error for a message to a socket that uvicorn has closed
)

Work = Callable[[], Awaitable[None]]
Refusal = Callable[
    [str, HlaskaError, int], object
]  # the message for an error of a kind, at a sequence number

_KINDS: Final[dict[type[HlaskaError], str]] = {
    Illegal: "illegal",
    Stale: "stale",
    BadText: "bad_text",
    BadContribution: "bad_text",
    NotSaved: "not_saved",
    TableMoved: "stale",
}


class TooMany(HlaskaError):
    """Says that more messages came than a person can send."""


class BadMessage(HlaskaError):
    """Says that a message is none of this protocol."""

    def __init__(self, why: str) -> None:
        super().__init__(f"not a message of this protocol: {why}", Phrase("refused-bad-message"))


class Wire(Protocol):
    """Describes what a session needs of a WebSocket. A client in the same process has a wire without a network."""

    def receive(self) -> Awaitable[Any]: ...

    def send_text(self, text: str, /) -> Awaitable[None]: ...

    def close(self, code: int, reason: str, /) -> Awaitable[None]: ...


def make_refusal(kind: str, error: HlaskaError, seq: int) -> object:
    """Makes the message for an error."""
    return Refused(kind, error.phrase, clean(error.text), seq)


class SocketSession:
    """Sends to one client and hears it.

    socket: the WebSocket.
    budget: what an address may use.
    address: from where the client comes, "" for nowhere that is counted.
    refusal: makes the message for an error.
    """

    def __init__(
        self, socket: Wire, budget: Budget, address: str = "", refusal: Refusal = make_refusal
    ) -> None:
        self._socket, self._budget, self._address, self._refusal = socket, budget, address, refusal
        self._sending = asyncio.Lock()
        self._bucket = TokenBucket(BURST, RATE)
        self._refused = 0

    # ------------------------------------------------------------ sending
    async def send(self, message: object) -> None:
        """Sends a message. Raises WebSocketDisconnect where the client has gone."""
        text = encode(message)
        async with self._sending:
            with _as_disconnect():
                await self._socket.send_text(text)

    async def close(self, code: int, reason: str) -> None:
        """Closes the socket. Raises WebSocketDisconnect where the client has gone."""
        with _as_disconnect():
            await self._socket.close(code, reason)

    async def refuse(self, error: HlaskaError, seq: int = 0, kind: str = "") -> None:
        """Sends an error."""
        await self.send(self._refusal(kind or kind_of(error), error, seq))

    async def report(self, error: Exception, what: str, text: str, seq: int = 0) -> None:
        """Logs an unexpected error, and sends the code that the log has of it."""
        code = _log(error, what)
        await self.refuse(HlaskaError(f"{text} (code {code})", Phrase("refused-error")), seq, "error")

    # ------------------------------------------------------------ hearing
    async def messages(self) -> AsyncIterator[str | None]:
        """Yields what the client sends, None for binary, until the socket is closed."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            size = len(text or event.get("bytes") or b"")
            if size > LONGEST:
                await self.close(TOO_BIG, f"a message has at most {LONGEST} bytes")
                return
            if self._refused > PATIENCE:
                await self.close(TOO_MANY, "too many messages")
                return
            yield text

    async def answer(self, work: Work) -> None:
        """Does what a message asks for, charged to the address. Raises TooMany where messages come too fast."""
        if not self._bucket.take():
            self._refused += 1
            raise TooMany("too many messages; wait a little", Phrase("refused-busy"))
        with self._budget.charging(self._address):
            await work()

    # ------------------------------------------------------------ limits and errors
    def spending(self, price: Price) -> AbstractAsyncContextManager[None]:
        """Lays by what something may cost, while the block runs."""
        return self._budget.spending(self._address, price)

    def charge(self, seconds: float) -> None:
        """Charges the address with work that was done."""
        self._budget.charge(self._address, "work", seconds)

    @asynccontextmanager
    async def refusing(self, what: str, seq: Callable[[], int]) -> AsyncIterator[None]:
        """Sends what goes wrong in the block, and that nothing has happened. The socket stays open."""
        try:
            yield
        except WebSocketDisconnect:
            raise
        except HlaskaError as error:
            self.charge(REFUSED)
            self._refused += self._budget.is_spent(self._address)
            await self.refuse(error, seq())
        except Exception as error:
            await self.report(error, what, "something is wrong here; the table goes on", seq())

    async def work_beside(self, what: str, work: Work) -> None:
        """Works beside the listening; closes the socket on an error that nobody expected."""
        try:
            await work()
        except WebSocketDisconnect:
            return
        except Exception as error:
            code = _log(error, what)
            await self.close(BROKEN, f"something is wrong here (code {code})")


@contextmanager
def _as_disconnect() -> Iterator[None]:
    """Raises WebSocketDisconnect for the ways in which uvicorn says that a socket is closed."""
    try:
        yield
    except OSError as error:
        raise WebSocketDisconnect(detail="the client has gone") from error
    except RuntimeError as error:  # it has closed the socket itself, say for what is no text
        if CLOSED not in str(error):
            raise
        raise WebSocketDisconnect(detail="the socket is closed") from error


def _log(error: Exception, what: str) -> str:
    code = secrets.token_hex(4)
    log.error("%s: error %s", what, code, exc_info=error)
    return code


_last: tuple[object, str] = (None, "")  # one message is often sent to many onlookers


def encode(message: object) -> str:
    """Encodes a message as JSON."""
    global _last
    if _last[0] is not message:
        _last = (message, msgspec.json.encode(message).decode())
    return _last[1]


def kind_of(error: HlaskaError) -> str:
    """Returns the `kind` by which a `Refused` names an error."""
    if isinstance(error, BadMessage):
        return "bad_message"
    if isinstance(error, TooMany | TooOften | limits.TooOften | Busy):
        return "busy"
    return _KINDS.get(type(error), "illegal")


def clean(text: str) -> str:
    """Makes a text fit to be sent: what came from outside may hold anything."""
    return text[:400].encode("utf-8", "replace").decode()
