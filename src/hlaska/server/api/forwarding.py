"""Forwards a request for a table that lives in another process, and the answer back.

The client notices nothing: its line is two lines, and what is said on them is carried over as it is. So whatever a
table knows of those who are at it is known in one place. Nothing of a table has to be told to other processes.
"""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from hmac import compare_digest
from http.client import HTTPException
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.problem import Problem
from hlaska.server.asgi.security import BODY, ASGIApp, Message, Receive, Send, refuse
from hlaska.server.cluster.placement import HOP, LET_GO, ONWARD, PATIENCE, fetch
from hlaska.server.tables.service import TableService

log = logging.getLogger(__name__)

LATER: Final = 1013  # the code of a line that is to come back later
_TABLE: Final = re.compile(r"/(?:ws|api/tables)/([A-Za-z0-9]{1,39})(?:/.*)?")
_LET_GO: Final = re.compile(LET_GO.format("([a-z0-9]{1,39})"))
_LOBBY: Final = re.compile(r"/api/lobby(?:/.*)?")
_SOCKET: Final = (b"cookie", b"user-agent", b"accept-language", b"authorization")
_GONE: Final = (OSError, HTTPException, WebSocketException, TimeoutError, EOFError)


class ForwardingMiddleware:
    """Sends what is asked of a table, or the lobby, where that lives.

    This is ASGI middleware; each lives in one process.
    """

    def __init__(self, app: ASGIApp, table_service: TableService) -> None:
        self._app, self._table_service = app, table_service

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            table, lobby = _TABLE.fullmatch(scope["path"]), _LOBBY.fullmatch(scope["path"])
            if table or lobby:
                # Or old cards would be shown by a process that was stopped for a while.
                await self._table_service.placement.verify()
            scope, came = _client(scope, await self._table_service.placement.secret())
            address = None if came else await self._address(table[1] if table else "", bool(lobby))
        except HlaskaError as error:
            await _refuse(scope, receive, send, error.text, error.phrase)
            return
        if asked := came and _LET_GO.fullmatch(scope["path"]):
            await self._let_go(asked[1], scope["query_string"] == b"idle=1", send)
        elif address is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._ask(scope, receive, send, address)
        else:
            await self._connect(scope, receive, send, address)

    async def _address(self, table: str, lobby: bool) -> str | None:
        """Returns the address of the process for a table or lobby, None for this one."""
        if lobby:
            return await self._table_service.live.lobby_address()
        return await self._table_service.live.address_of(table) if table else None

    async def _let_go(self, table: str, idle: bool, send: Send) -> None:
        try:
            status = 204 if await self._table_service.live.release(table, idle) else 409
        except HlaskaError:
            status = 503
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _introduction(self, scope: Message) -> bytes:
        host, port = scope.get("client") or ("", 0)
        return f"{await self._table_service.placement.secret()} {port} {host} {scope['scheme']}".encode()

    # ------------------------------------------------------------ a request
    async def _ask(self, scope: Message, receive: Receive, send: Send, address: str) -> None:
        try:
            body = await _body(receive)
        except HlaskaError as error:  # the other process is not asked what cannot be read
            status, kind = (413, "too_large") if isinstance(error, _TooLarge) else (400, "bad_request")
            await refuse(scope, receive, send, status, Problem(kind, error.text, error.phrase))
            return
        headers = [(name, value) for name, value in scope["headers"] if name not in HOP]
        headers.append((ONWARD, await self._introduction(scope)))
        path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
        query = scope["query_string"].decode("latin-1")
        target = f"{path}?{query}" if query else path
        try:
            status, answered, text = await asyncio.to_thread(
                fetch, address, scope["method"], target, headers, body
            )
        except _GONE as error:
            log.warning("%s does not answer: %s", address, type(error).__name__)
            await _refuse(scope, receive, send, *_LATER)
            return
        await send({"type": "http.response.start", "status": status, "headers": answered})
        await send({"type": "http.response.body", "body": text, "more_body": False})

    # ------------------------------------------------------------ a line
    async def _connect(self, scope: Message, receive: Receive, send: Send, address: str) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        query = scope["query_string"].decode("latin-1")
        url = f"ws{address.removeprefix('http')}{scope['path']}{'?' if query else ''}{query}"
        headers = [(name, value) for name, value in scope["headers"] if name in _SOCKET]
        headers.append((ONWARD, await self._introduction(scope)))
        told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
        try:
            inner = await connect(
                url, additional_headers=told, compression=None, max_size=None, open_timeout=PATIENCE,
                ping_interval=None, user_agent_header=None, proxy=None,
            )  # fmt: skip
        except _GONE as error:
            log.warning("%s does not answer: %s", address, type(error).__name__)
            await send({"type": "websocket.close", "code": LATER, "reason": "come back"})
            return
        there = asyncio.create_task(_carry_there(receive, inner))
        try:
            await _carry_back(inner, send)
        finally:
            there.cancel()
            await asyncio.gather(there, return_exceptions=True)
            await inner.close()


async def _carry_there(receive: Receive, inner: ClientConnection) -> None:
    """Carries on what the client says; its end ends the inner connection, too."""
    try:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await inner.send(text if text is not None else event.get("bytes") or b"")
    except ConnectionClosed:
        return
    finally:
        await inner.close()


async def _carry_back(inner: ClientConnection, send: Send) -> None:
    """Carries back what the table says, to its end."""
    try:
        while True:
            said = await inner.recv()
            part = {"text": said} if isinstance(said, str) else {"bytes": said}
            await send({"type": "websocket.send", **part})
    except ConnectionClosed:
        code = inner.close_code if inner.close_code not in (None, 1005, 1006) else LATER
        with suppress(Exception):  # the client may have gone first
            await send({"type": "websocket.close", "code": code, "reason": inner.close_reason or ""})


def _client(scope: Message, secret: str) -> tuple[Message, bool]:
    """Returns the request as it was made, and whether a process of ours forwarded it.

    A client that claims so without knowing the secret is one like any other.
    """
    told = next((value for name, value in scope["headers"] if name == ONWARD), b"").decode("latin-1")
    claimed, _, client = told.partition(" ")
    if not claimed or not compare_digest(claimed.encode(), secret.encode()):
        return scope, False
    port, _, client = client.partition(" ")
    host, _, scheme = client.partition(" ")
    return {**scope, "client": (host, int(port)), "scheme": scheme or scope["scheme"]}, True


class _TooLarge(HlaskaError):
    def __init__(self) -> None:
        super().__init__(f"a body has at most {BODY} bytes", Phrase("problem-too-large"))


async def _body(receive: Receive) -> bytes:
    """Returns the body of a request. Raises ClientDisconnected, NotUtf8, _TooLarge."""
    parts, more, size = [], True, 0
    while more:
        event = await receive()
        parts.append(event.get("body", b""))
        size += len(parts[-1])
        if size > BODY:
            raise _TooLarge
        more = event.get("more_body", False)
    return b"".join(parts)


_LATER: Final = (
    "the process where this table lives does not answer; the table goes on in a moment",
    Phrase("table-moved"),
)


async def _refuse(scope: Message, receive: Receive, send: Send, text: str, phrase: Phrase) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": LATER, "reason": text[:100]})
        return
    problem: Any = msgspec.json.encode(Problem("not_saved", text, phrase))
    kind = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    await send({"type": "http.response.start", "status": 503, "headers": kind})
    await send({"type": "http.response.body", "body": problem, "more_body": False})
