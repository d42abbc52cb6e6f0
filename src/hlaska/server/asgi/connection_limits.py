"""Limits how long a request may take to arrive, and connections of one address.

uvicorn waits for ever for the end of a header, and takes as many connections as come. Both are mended here, in its
protocols, because nothing above them meets a request before its header is whole.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

log = logging.getLogger(__name__)

ARRIVAL: Final = (
    10.0  # seconds for a whole request, header and body, from its first byte or the connection's beginning
)
HEADER: Final = 64 * 1024  # bytes of a header
CONNECTIONS: Final = 256  # of one address at a time, WebSockets included
TOO_SLOW, TOO_MANY, TOO_LONG = (
    "408 Request Timeout",
    "429 Too Many Requests",
    "431 Request Header Fields Too Large",
)


class ConnectionLimiter:
    """Counts the connections of each address.

    most: of one address, 0 for any number.
    arrival: seconds within which a request has to arrive.
    open_to: addresses that are not counted.
    """

    def __init__(
        self,
        most: int = CONNECTIONS,
        arrival: float = ARRIVAL,
        open_to: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self.most, self.arrival, self.open_to = most, arrival, open_to
        self.inside: Counter[str] = Counter()
        self._told: set[str] = set()

    def counted_address(self, client: tuple[str, int] | None) -> str:
        """Returns the address a connection counts for, "" where it is not counted."""
        return "" if client is None or self.open_to(client[0]) else client_subnet(client)

    def enter(self, address: str) -> bool:
        """Tells whether one more may come in from here; then it must `leave`."""
        if not address:
            return True
        if self.most and self.inside[address] >= self.most:
            if address not in self._told:
                self._told.add(address)
                log.warning("%s has %d connections; more are refused", address, self.most)
            return False
        self.inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        if not address:
            return
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]
            self._told.discard(address)

    def http(self, **uvicorn: Any) -> asyncio.Protocol:
        """Makes what uvicorn wants for a new connection."""
        return LimitedHttpProtocol(self, **uvicorn)

    def websocket(self, **uvicorn: Any) -> asyncio.Protocol:
        """Makes what uvicorn wants for a connection that becomes a WebSocket."""
        return LimitedWebSocketProtocol(self, **uvicorn)


def client_subnet(client: tuple[str, int] | None) -> str:
    """Returns the address a connection counts for. Whoever has one of IPv6 has the 2^64 beside it too."""
    host = client[0] if client else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


class LimitedHttpProtocol(HttpToolsProtocol):
    """Closes a connection when a request is not whole in time. Between requests uvicorn's own limit holds."""

    def __init__(self, limiter: ConnectionLimiter, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._door, self._inside = limiter, False
        self._clock: asyncio.TimerHandle | None = None
        self._header: int | None = 0  # bytes of the header that comes; None while the body does
        self._whole = 0  # requests that have come

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self._door.enter(self._door.counted_address(self.client))
        if self._inside:
            self._start()
        else:
            self._refuse(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._inside:
            self._door.leave(self._door.counted_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._start()
        if self._header is not None and self._header > HEADER:
            self._refuse(TOO_LONG)
            return
        whole = self._whole
        super().data_received(data)
        if self._header is not None and whole == self._whole:
            self._header += len(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header = 1
        self._start()

    def on_headers_complete(self) -> None:
        self._header = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._header, self._whole = 0, self._whole + 1
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()  # its place goes to the WebSocket, which hears when the connection ends

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is not None and cycle.response_started and not cycle.response_complete

    def _start(self) -> None:
        """Starts the clock: whatever comes belongs to a request that must end in time."""
        if self._clock is None:
            self._clock = self.loop.call_later(self._door.arrival, self._on_timeout)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _on_timeout(self) -> None:
        self._clock = None
        if self.transport.is_closing():
            return
        if self.flow.read_paused:
            self._start()  # it is the server that does not read on, while it answers an earlier request
        elif self._header == 0 or self._is_answering:
            self.transport.close()  # nothing has been asked, or the answer has been begun
        else:
            self._refuse(TOO_SLOW)

    def _refuse(self, status: str) -> None:
        text = status[4:].encode()
        head = f"HTTP/1.1 {status}\r\ncontent-type: text/plain\r\ncontent-length: {len(text)}\r\nconnection: close"
        self.transport.write(head.encode() + b"\r\n\r\n" + text)
        self.transport.close()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """Frees the place of a connection that has become a WebSocket when it ends."""

    def __init__(self, limiter: ConnectionLimiter, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._door = limiter

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self._door.counted_address(self.client))
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """Closes the socket (1007) for a message that is no text, without a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
