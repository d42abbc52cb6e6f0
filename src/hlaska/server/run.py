"""Starts the server: `serve(host, port, db)`."""

from __future__ import annotations

import gc
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from socket import gethostname, socket
from typing import Final

import uvicorn

from hlaska.server import logs
from hlaska.server.accounts.services import open_people
from hlaska.server.api.socket_session import LONGEST
from hlaska.server.app import make_app
from hlaska.server.asgi.connection_limits import CONNECTIONS, ConnectionLimiter
from hlaska.server.asgi.proxy_headers import ProxyHeadersMiddleware, TrustedProxies
from hlaska.server.asgi.security import ASGIApp
from hlaska.server.services import build_services
from hlaska.server.storage.open import open_bus, open_store
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_driver import PACE
from hlaska.table.bots.bot_pool import BotPool, ProcessBotPool, ThreadBotPool

HOST: Final = "127.0.0.1"
PORT: Final = 8000
Announce = Callable[[str], None]


def serve(
    host: str = HOST,
    port: int = PORT,
    db: str | Path | None = None,
    *,
    hosts: Sequence[str] = (),
    pace: float = PACE,
    workers: int = 1,
    connections: int | None = None,
    allowance: float = 1.0,
    catalog: Catalog | None = None,
    runner: BotPool | None = None,
    hints: bool = True,
    address: str = "",
    lease: float | None = None,
    watched: bool = False,
    proxies: TrustedProxies | None = None,
    bus: str = "",
    announce: Announce | None = None,
) -> None:
    """Serves until it is told to end.

    db: a file, or postgresql://...
    hosts: names this server goes by, beside its addresses.
    workers: processes for computer players, 0 for a thread of this one.
    connections: the most of one address at a time, 0 for any number. None is what is usual for one process, and any
        number for several, which connect to each other.
    allowance: how many times the usual an address may use, 0 for any amount.
    catalog, runner: other games, other players.
    hints: whether who plays with computer players alone may ask for hints.
    address: where other processes of the same database reach this one.
    lease: seconds for which it has its tables after they last heard of it (None: as usual).
    watched: whether /metrics is answered.
    proxies: those whose word is taken for who asks, and whether they came over TLS.
    bus: redis://..., what several processes share beside the database.
    announce: told the address once it answers there.

    Raises DatabaseLocked, DatabaseUnavailable and BadBus where database or bus cannot be had, before anything
    is served.
    """
    logs.set_up()
    with end_on_signals():
        store, homes = open_store(db, address or f"http://127.0.0.1:{port}", lease)
        shared = open_bus(bus, homes)
        people = open_people(store, shared)
        usual = 0 if homes.is_shared else CONNECTIONS
        door = make_limiter(usual if connections is None else connections, proxies)
        thinking = runner or (ProcessBotPool(workers) if workers > 0 else ThreadBotPool())
        setup = TableSetup(store, thinking, catalog or Catalog(), pace, hints, homes, shared, allowance)
        app = make_app(build_services(setup, people), [*host_names(host), *hosts], watched)
        _collect_seldom()
        config = make_config(wrap_in_proxies(app, proxies, connections), host, port, door)
        AnnouncedServer(config, announce).run()


class AnnouncedServer(uvicorn.Server):
    """Says where the server is as soon as it answers there."""

    def __init__(self, config: uvicorn.Config, announce: Announce | None) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Starts to listen, and announces the address. The port may be one that the system has chosen."""
        await super().startup(sockets)
        if self._announce is not None and self.started:
            listening = [one for server in self.servers for one in server.sockets]
            port = listening[0].getsockname()[1] if listening else self.config.port
            self._announce(local_address(self.config.host, port))


def local_address(host: str, port: int) -> str:
    """Returns where a browser of this machine finds a server that listens at a host."""
    host = {"": HOST, "0.0.0.0": HOST, "::": "::1"}.get(host, host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _collect_seldom() -> None:
    """Makes Python look for garbage in cycles less often.

    Tables and connections are many small objects that stay, and what an update is made of goes without a cycle. To look
    for cycles as often as Python does by itself takes more of the processor the more people are there. Everybody waits
    while all that is young is looked over, 20 to 90 ms with a thousand tables however seldom it is; every 20 000
    objects that was one action in a hundred.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@contextmanager
def end_on_signals() -> Iterator[None]:
    """Ends the block on SIGTERM as on Ctrl+C, both quietly.

    uvicorn sends itself the signal again when it has shut down. What a SIGTERM does by itself would then end the
    process before it has cleaned up. Its workers' semaphores would be left to the system, with a warning.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread gets signals
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        return
    finally:
        signal.signal(signal.SIGTERM, before)


def make_limiter(most: int, proxies: TrustedProxies | None) -> ConnectionLimiter:
    """Makes the limiter of connections.

    Connections of a proxy are those of many people: they are counted where it is known whose they are.
    """
    return ConnectionLimiter(most, open_to=proxies.has) if proxies else ConnectionLimiter(most)


def wrap_in_proxies(app: ASGIApp, proxies: TrustedProxies | None, connections: int | None = None) -> ASGIApp:
    """Wraps the application where proxies stand in front of it."""
    most = CONNECTIONS if connections is None else connections
    return ProxyHeadersMiddleware(app, proxies, ConnectionLimiter(most)) if proxies else app


def make_config(app: object, host: str, port: int, door: ConnectionLimiter | None = None) -> uvicorn.Config:
    door = door or ConnectionLimiter()
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=host,
        port=port,
        http=door.http,  # type: ignore[arg-type]  # it calls what it is given, class or not
        ws=door.websocket,  # type: ignore[arg-type]
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        loop="uvloop" if find_spec("uvloop") else "asyncio",  # Windows has none
        log_config=None,  # its lines go where all others go, and are written as they are
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )


def host_names(host: str) -> list[str]:
    """Returns what a server bound to `host` may be called.

    This machine's own names are among them only where others can reach it.
    """
    if host not in ("", "0.0.0.0", "::"):
        return [host]
    machine = gethostname()
    return [machine, f"{machine}.local"]
