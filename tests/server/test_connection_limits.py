"""Clients that never finish what they begin, and too many of one address: real sockets on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from hlaska.cli import parser
from hlaska.server.api.socket_session import CLOSED, SocketSession
from hlaska.server.asgi.connection_limits import CONNECTIONS, ConnectionLimiter, client_subnet
from hlaska.server.limits.budget import Budget
from tests.server.live import Client, Live, live

ARRIVAL = 0.5
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: "
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BEGUN = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "a method": b"GE",
    "half a header": HALF,
    "a header without its end": b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": POST + b'Content-Length: 100\r\n\r\n{"game"',
    "half a chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n9\r\n{",
    "half an upgrade": b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    "a request and half another": b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" + HALF,
}


def connected(server: Live, *sent: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(60)
    for data in sent:
        line.sendall(data)
    return line


def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < end, "still waiting"
        time.sleep(0.02)


def told(line: socket.socket) -> bytes:
    """All that is sent until the server closes the line; the test ends by its time if it never does."""
    got = b""
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        while data := line.recv(65536):
            got += data
    line.close()
    return got


@pytest.fixture
def door() -> ConnectionLimiter:
    return ConnectionLimiter(most=0, arrival=ARRIVAL)


@pytest.fixture
def server(door: ConnectionLimiter) -> Iterator[Live]:
    with live(door=door) as running:
        yield running


# ---------------------------------------------------------------- what never comes whole
@pytest.mark.timeout(100)
@pytest.mark.parametrize("kind", BEGUN)
def test_a_request_that_is_never_whole_ends(server: Live, door: ConnectionLimiter, kind: str):
    line = connected(server, BEGUN[kind])
    answer = told(line)
    if kind == "nothing":
        assert answer == b""
    else:
        assert b"HTTP/1.1 408 Request Timeout\r\n" in answer
    until(lambda: not door.inside)


@pytest.mark.timeout(100)
def test_a_header_that_comes_byte_by_byte_ends(server: Live, door: ConnectionLimiter):
    line = connected(server, HALF)
    with contextlib.suppress(OSError):
        while not select.select([line], [], [], 0.05)[0]:
            line.sendall(b"x")
    assert b"408" in told(line)
    until(lambda: not door.inside)


@pytest.mark.timeout(100)
def test_a_header_without_measure_is_refused():
    with live(door=ConnectionLimiter(arrival=1000)) as server:
        line = connected(server, HALF)
        with contextlib.suppress(OSError):
            for _ in range(5000):
                line.sendall(b"x" * 4096)
                if select.select([line], [], [], 0)[0]:
                    break
            else:
                pytest.fail("20 MB of header were taken")
        line.close()


@pytest.mark.timeout(200)
def test_1000_half_open_connections_end_and_others_are_served(server: Live, door: ConnectionLimiter):
    lines = [connected(server, HALF) for _ in range(1000)]
    with server.client() as client:
        assert client.get("/healthz").is_success
    assert all(b"408" in told(line) for line in lines)
    until(lambda: not door.inside)


@pytest.mark.timeout(100)
def test_who_asks_in_time_stays(server: Live):
    """Longer than a request may take, asking now and then."""
    with server.client() as client:
        first = client.get("/healthz")
        line = first.extensions["network_stream"].get_extra_info("client_addr")
        for _ in range(6):
            time.sleep(ARRIVAL / 3)
            answer = client.get("/healthz")
            assert answer.is_success
            assert answer.extensions["network_stream"].get_extra_info("client_addr") == line


async def test_a_websocket_stays(server: Live):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        client = await Client(ws).start()
        await asyncio.sleep(3 * ARRIVAL)
        await client.send("ping")
        await client.get("pong")


# ---------------------------------------------------------------- too many of one address
@pytest.fixture
def narrow() -> Iterator[Live]:
    with live(door=ConnectionLimiter(most=5)) as running:
        yield running


def refused(server: Live) -> bool:
    with contextlib.suppress(httpx.HTTPError), server.client() as client:
        return client.get("/healthz").status_code == 429
    return True  # closed before the answer could be read


@pytest.mark.timeout(100)
def test_one_address_has_so_many_connections(narrow: Live, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING)
    lines = [connected(narrow) for _ in range(5)]
    until(lambda: refused(narrow))
    assert refused(narrow)
    for line in lines:
        line.close()
    until(lambda: not refused(narrow))
    said = [record.getMessage() for record in caplog.records if record.name.startswith("hlaska")]
    assert said == ["127.0.0.1 has 5 connections; more are refused"]


@pytest.mark.timeout(100)
async def test_websockets_count_too(narrow: Live):
    table, token = narrow.open()
    lines: list[ClientConnection] = []
    with pytest.raises((InvalidStatus, OSError, EOFError)):
        await fill(narrow, lines, table, token)
    assert 3 <= len(lines) <= 5
    for ws in lines:
        await Client(ws).start()
        await ws.close()
    await asyncio.to_thread(until, lambda: not refused(narrow))
    async with narrow.ws(table, token) as ws:
        await Client(ws).start()


async def fill(server: Live, lines: list[ClientConnection], table: str, token: str) -> None:
    for _ in range(6):
        lines.append(await server.ws(table, token))


@pytest.mark.parametrize(
    ("address", "counts_for"),
    [
        ("192.168.1.7", "192.168.1.7"),
        ("::ffff:192.168.1.7", "192.168.1.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
    ],
)
def test_what_an_address_counts_for(address: str, counts_for: str):
    assert client_subnet((address, 1)) == counts_for


def test_the_command_line_has_the_same_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    assert f"default: {CONNECTIONS};" in " ".join(capsys.readouterr().out.split())


# ---------------------------------------------------------------- who leaves in the middle
@pytest.mark.timeout(100)
@pytest.mark.parametrize("abrupt", [False, True])
def test_who_leaves_in_the_middle_is_one_line_of_the_log(
    server: Live, door: ConnectionLimiter, caplog: pytest.LogCaptureFixture, abrupt: bool
):
    caplog.set_level(logging.WARNING)
    for kind in ("half a header", "half a body", "half a chunk"):
        line = connected(server, BEGUN[kind])
        until(lambda: bool(door.inside))
        if abrupt:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
        until(lambda: not door.inside)
    until(lambda: len(caplog.records) >= 2)
    assert [(r.getMessage(), r.exc_info) for r in caplog.records] == [
        ("POST /api/tables: the client left in the middle of its request", None)
    ] * 2


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (RuntimeError(f"Unexpected ASGI message 'websocket.send', {CLOSED}."), WebSocketDisconnect),
        (OSError(), WebSocketDisconnect),
        (RuntimeError("something else"), RuntimeError),
    ],
)
async def test_a_socket_that_is_closed_already_is_that_of_a_client_who_has_gone(
    error: Exception, raised: type[Exception]
) -> None:
    """Uvicorn closes it itself for what is no text, while an update may be on its way."""

    class Closed:
        async def receive(self) -> Any: ...

        async def send_text(self, text: str, /) -> None:
            raise error

        async def close(self, code: int, reason: str, /) -> None:
            raise error

    session = SocketSession(Closed(), Budget())
    with pytest.raises(raised):
        await session.send("words")
    with pytest.raises(raised):
        await session.close(1000, "")


@pytest.mark.timeout(100)
async def test_a_message_that_is_no_text_leaves_no_traceback(server: Live, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.WARNING)
    table, token = server.open()
    async with server.ws(table, token) as ws:
        await Client(ws).start()
        await ws.send(b"\xff\xfe", text=True)
        await ws.wait_closed()
        assert ws.close_code == 1007
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
