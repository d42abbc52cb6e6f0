"""What a server says when it is up."""

from __future__ import annotations

import asyncio
from http.client import HTTPConnection
from typing import Any

import pytest

from hlaska.server.run import AnnouncedServer, local_address, make_config


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers everything with nothing."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})


def status(address: str) -> int:
    """What a request to an address is answered with."""
    connection = HTTPConnection(address.removeprefix("http://").rstrip("/"), timeout=10)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status
    finally:
        connection.close()


async def test_a_server_says_where_it_is_once_it_answers_there() -> None:
    told = asyncio.Queue[str]()
    server = AnnouncedServer(make_config(app, "127.0.0.1", 0), told.put_nowait)
    serving = asyncio.create_task(server.serve())
    assert await asyncio.to_thread(status, await told.get()) == 204
    server.should_exit = True
    await serving
    assert told.empty()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
        ("cards.example", "http://cards.example:8000/"),
    ],
)
def test_the_address_is_one_that_a_browser_here_can_open(host: str, address: str) -> None:
    assert local_address(host, 8000) == address
