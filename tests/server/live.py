"""A real server on a free port of this machine, in a thread, and clients of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from hlaska.server import run
from hlaska.server.accounts.services import AccountServices
from hlaska.server.asgi.connection_limits import ConnectionLimiter
from hlaska.server.asgi.security import ASGIApp
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.cluster.placement import SingleProcess
from hlaska.server.services import build_services
from hlaska.server.storage.postgres import PostgresStore
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.store import MemoryStore, Store
from tests.server.apps import make_app
from tests.toy import Toy


class ToyBot:
    """Plays the first card; hops when asked."""

    async def choose(self, view, events):
        return view.legal[-1]


def toys(level: str, game: Any, seed: int | None, seconds: float | None) -> Any:
    return ToyBot()


CATALOG = Catalog(("toy",), lambda name: Toy)


def is_up(base: str) -> bool:
    """Asks a server whether it is up."""
    with contextlib.suppress(httpx.HTTPError):
        # To read the certificates of the world each time took longer than all the rest of asking.
        return httpx.get(f"{base}/healthz", timeout=10, verify=False).is_success
    return False


class Live:
    def __init__(self, port: int, hall: TableService) -> None:
        self.port, self.hall = port, hall
        self.base = f"http://127.0.0.1:{port}"

    def client(self, **more: Any) -> httpx.Client:
        # To read the certificates of the world for each client took longer than most tests do.
        return httpx.Client(base_url=self.base, verify=False, **more)

    def ws(self, table: str, token: str = "", query: str = "", **more: Any) -> Any:
        headers = {"Cookie": f"hlaska={token}"} if token else {}
        headers |= more.pop("headers", {})
        return connect(f"ws://127.0.0.1:{self.port}/ws/{table}{query}", additional_headers=headers, **more)

    def open(self, chairs: list[dict[str, str]] | None = None, **more: Any) -> tuple[str, str]:
        """A new table; its name and the token of who opened it."""
        with self.client() as client:
            body = {"game": "toy", **({"chairs": chairs} if chairs else {}), **more}
            answer = client.post("/api/tables", json=body)
            assert answer.status_code == 201, answer.text
            return answer.json()["table"], answer.cookies["hlaska"]

    def open_two(self, **more: Any) -> tuple[str, str, str]:
        """A table of two persons, and their tokens."""
        table, ada = self.open([{"name": "Ada"}, {"name": "free", "kind": "open"}], **more)
        with self.client() as client:
            answer = client.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
            assert answer.status_code == 200, answer.text
            return table, ada, answer.cookies["hlaska"]


@contextlib.contextmanager
def live(
    db: Path | None = None,
    catalog: Catalog = CATALOG,
    make: Any = toys,
    pace: float = 0.0,
    door: ConnectionLimiter | None = None,
    shared: PostgresStore | None = None,
    bus: MessageBus | None = None,
    port: int = 0,
    behind: Callable[[ASGIApp], ASGIApp] = lambda app: app,
    people: AccountServices | None = None,
) -> Iterator[Live]:
    """A server over a file, or a database that others have too (then at a port that they know), or without either.
    `behind`: what stands in front of the application."""
    store: Store = shared or (SqliteStore(db) if db else MemoryStore())
    known = people or AccountServices(bus=bus)
    setup = TableSetup(
        store,
        ThreadBotPool(make),
        catalog,
        pace,
        placement=shared.leases if shared else SingleProcess(),
        bus=bus or NoBus(),
    )
    services = build_services(setup, people=known)
    hall = services.hall
    server = uvicorn.Server(run.make_config(behind(make_app(services)), "127.0.0.1", port, door))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            threading.Event().wait(0.01)
        yield Live(server.servers[0].sockets[0].getsockname()[1], hall)
    finally:
        server.should_exit = True
        thread.join(10)


class Client:
    """A client of one table that knows what the page knows."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.hello: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.heard: set[str] = set()  # types of messages that have come

    async def get(self, wanted: str = "") -> dict[str, Any]:
        """The next message (of a type)."""
        while True:
            async with asyncio.timeout(60):  # `wait_for` forgets, before Python 3.12, that it was cancelled
                message: dict[str, Any] = json.loads(await self.ws.recv())
            self.heard.add(message["type"])
            if message["type"] == "hello":
                self.hello = message
            if message["type"] == "update":
                self.last = message
            if not wanted or message["type"] == wanted:
                return message

    async def until(self, seq: int) -> dict[str, Any]:
        while self.last.get("seq", -1) < seq:
            await self.get("update")
        return self.last

    async def send(self, kind: str, **fields: Any) -> None:
        await self.ws.send(json.dumps({"type": kind, **fields}))

    async def start(self) -> Self:
        await self.get("hello")
        await self.get("update")
        return self

    async def play_to_the_end(self) -> None:
        """Play the first legal action whenever it is this seat's turn, until the match is over."""
        while not self.last["over"]:
            view = self.last["view"]
            if view["pub"]["turn"] == view["seat"]:
                await self.send("act", seq=self.last["seq"], actions=[view["legal"][0]])
            await self.get("update")
