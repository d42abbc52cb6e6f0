"""Checks whether every request came to us, and from our own page. It also adds what every answer says."""

from __future__ import annotations

import codecs
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.problem import Problem

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Message, Receive, Send], Awaitable[None]]

log = logging.getLogger(__name__)

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
BODY: Final = 64 * 1024  # bytes of a body, at most
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_ELSEWHERE: Final = (b"cross-site", b"same-site")  # Sec-Fetch-Site: of a page that is not ours
_JSON: Final = b"application/json"


class ClientDisconnected(HlaskaError):
    """Says that the client has gone; whoever answers speaks to nobody."""

    def __init__(self) -> None:
        super().__init__("the request is not whole", Phrase("problem-bad-request"))


class NotUtf8(HlaskaError):
    """Says that a body has bytes that are no text. `at`: the first of them, from 0."""

    def __init__(self, at: int) -> None:
        text = f"the body is not UTF-8: byte {at} belongs to no letter; send JSON encoded as UTF-8"
        super().__init__(text, Phrase("problem-bad-request"))


class SecurityMiddleware:
    """Checks every request first, as ASGI middleware around everything.

    Only known names are answered, so that no foreign name can be pointed at this machine (an address is not a name: it
    always passes). What changes something, and every WebSocket, must come from our own page. A browser says where it
    comes from, and what is no browser has no cookie that a stranger could use. What is sent must be called JSON, which
    no form of another site can do, and no script there unasked. HEAD is answered wherever GET is.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._hosts = {"localhost", *(host.lower() for host in hosts)}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        problem = self._find_problem(scope)
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        if problem is None:
            await self._app(scope, _whole_body(scope, receive), _with_headers(scope, send))
        else:
            status = 415 if problem is _NO_JSON else 403
            await refuse(scope, receive, _with_headers(scope, send), status, problem)

    def _find_problem(self, scope: Message) -> Problem | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._is_known_host(host):
            text = "this server does not go by that name; use its address"
            return Problem("bad_host", text, Phrase("problem-bad-host"))
        asks = scope["type"] == "http" and scope["method"] in _SAFE
        if asks:
            return None
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        elsewhere = headers.get(b"sec-fetch-site", b"").lower() in _ELSEWHERE
        if elsewhere if not origin else not _is_ours(origin, host, scope["scheme"]):
            return Problem("bad_origin", "the request comes from another site", Phrase("problem-bad-origin"))
        return _NO_JSON if _has_body(headers) and not _is_json(headers) else None

    def _is_known_host(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


_NO_JSON: Final = Problem(
    "bad_type", "send JSON, with the header Content-Type: application/json", Phrase("problem-bad-type")
)


def _has_body(headers: Mapping[bytes, bytes]) -> bool:
    """Tells whether a request has a body."""
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def _is_json(headers: Mapping[bytes, bytes]) -> bool:
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == _JSON


def _is_ours(origin: str, host: str, scheme: str) -> bool:
    """Tells whether a page is our own.

    What came over TLS comes from a page that did, too: another could be anybody's on the way to us. Where TLS ends at a
    proxy that is not named we do not know how it came.
    """
    theirs, _, name = origin.partition("://")
    return name == host and (theirs == "https" or scheme not in ("https", "wss"))


def _with_headers(scope: Message, send: Send) -> Send:
    if scope["type"] != "http":  # a line has no headers, and every card passes here
        return send

    async def send_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return send_headers


def _whole_body(scope: Message, receive: Receive) -> Receive:
    """Wraps a body: it arrives whole, and is text, as all here is JSON.

    Raises ClientDisconnected, which the log tells in one line as it is no mistake of the server, and NotUtf8.
    """
    if scope["type"] != "http":
        return receive
    more, read = True, 0
    decoder = codecs.getincrementaldecoder("utf-8")()

    async def receive_whole() -> Message:
        nonlocal more, read
        message = await receive()
        if message["type"] == "http.disconnect" and more:
            path = scope.get("raw_path", b"").decode("latin-1")
            log.warning("%s %.100s: the client left in the middle of its request", scope["method"], path)
            raise ClientDisconnected
        more = more and message.get("more_body", False)
        if message["type"] == "http.request":
            waiting, body = len(decoder.getstate()[0]), message.get("body", b"")
            try:
                decoder.decode(body, final=not more)
            except UnicodeDecodeError as error:
                raise NotUtf8(read - waiting + error.start) from None
            read += len(body)
        return message

    return receive_whole


def _without_body(send: Send) -> Send:
    """Wraps the answer to HEAD, which is that to GET but for the body."""

    async def send_start(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_start


async def refuse(scope: Message, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    """Answers instead of the application; a line is closed with 4000 and the status."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": problem.kind})
        return
    kind = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
