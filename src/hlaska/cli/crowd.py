"""`hlaska bench server`: people at tables of a real server, each on a line of his own, and what an action costs."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from socket import create_server
from statistics import median, quantiles
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hlaska import __version__
from hlaska.core.errors import HlaskaError
from hlaska.games import find_game

THINK: Final = 1.0  # seconds from one action of a table to the next, on average
OPENING: Final = 50  # tables that are opened at a time
_decoder = msgspec.json.Decoder()


class Failed(HlaskaError):
    """The server did not start, or lost something."""


class Measured:
    """What was seen: for each action the seconds until all seats had it."""

    def __init__(self) -> None:
        self.all_seats: list[float] = []
        self.updates = self.refused = self.lost = 0
        self.on = False


class Seat:
    """A person at a table."""

    def __init__(self, crowd: TableOfPeople, ws: ClientConnection) -> None:
        self.crowd, self.ws, self.seq = crowd, ws, 0
        self.done = 0  # the seq for which it has been decided what to do

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = _decoder.decode(await self.ws.recv())
                if message["type"] == "update":
                    self.crowd.hear(self, message)
                elif message["type"] == "refused":
                    self.crowd.measured.refused += self.crowd.measured.on
                    self.crowd.again(self, message)
        self.crowd.measured.lost += self.crowd.measured.on

    async def send(self, kind: str, **fields: Any) -> None:
        with suppress(ConnectionClosed):
            await self.ws.send(json.dumps({"type": kind, **fields}))


class TableOfPeople:
    """People who play at random, one action about every second."""

    def __init__(self, measured: Measured, rng: Random) -> None:
        self.measured, self.rng = measured, rng
        self.seats: list[Seat] = []
        self._sent: dict[
            int, tuple[float, int]
        ] = {}  # when the action that makes this seq was sent, and who has it
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, seat: Seat, update: dict[str, Any]) -> None:
        seq, seat.seq = update["seq"], update["seq"]
        self.measured.updates += self.measured.on
        at, told = self._sent.get(seq, (0.0, 0))
        if at and told + 1 < len(self.seats):
            self._sent[seq] = (at, told + 1)
        elif at:
            del self._sent[seq]
            if self.measured.on:
                self.measured.all_seats.append(time.perf_counter() - at)
        view = update["view"]
        if seq == seat.done:
            return
        if update["waiting"]:
            self._later(seat.send, "next", seq=seq)
        elif view["legal"] and view["pub"]["turn"] == view["seat"]:
            self._later(self._act, seat, seq, self.rng.choice(view["legal"]))
        else:
            return
        seat.done = seq

    def again(self, seat: Seat, refused: dict[str, Any]) -> None:
        """A refusal with the table as it is: the next update, or the same again."""
        seat.done = 0
        self._later(seat.send, "resume", since=refused["seq"] - 1)

    def _later(self, do: Callable[..., Awaitable[None]], *what: Any, **fields: Any) -> None:
        async def wait() -> None:
            await asyncio.sleep(THINK * self.rng.uniform(0.5, 1.5))
            await do(*what, **fields)

        task = asyncio.create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, seat: Seat, seq: int, action: int) -> None:
        if seat.seq == seq:
            self._sent[seq + 1] = (time.perf_counter(), 0)
            await seat.send("act", seq=seq, actions=[action])

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


class Server:
    """`hlaska serve` in a process of its own."""

    def __init__(self, db: str) -> None:
        with create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        command = [
            sys.executable,
            "-m",
            "hlaska",
            "serve",
            "--port",
            str(self.port),
            "--db",
            db,
            "--connections",
            "0",
        ]
        self.process = subprocess.Popen(command)

    async def ready(self) -> None:
        for _ in range(1200):
            if self.process.poll() is not None:
                raise Failed("the server did not start: see above")
            with suppress(OSError):
                if (await asyncio.to_thread(ask, self.port, "GET", "/healthz"))[0] == 200:
                    return
            await asyncio.sleep(0.05)
        raise Failed("the server does not answer")

    @property
    def worked(self) -> float:
        """Seconds of a processor that its own process has used."""
        used = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes of its own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def ask(port: int, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any, str]:
    """Status, answer and the guest's token."""
    connection = HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        headers = {"content-type": "application/json", **({"cookie": f"hlaska={token}"} if token else {})}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        cookie = answer.getheader("set-cookie", "").partition(";")[0].removeprefix("hlaska=")
        return answer.status, json.loads(answer.read() or b"null"), cookie
    finally:
        connection.close()


def seat_people(ports: list[int], game: str, persons: int, rng: Random) -> tuple[str, list[str]]:
    """A new table, each person through a process that chance chooses: its name, and their tokens."""
    chairs = [{"name": "P0"}, *({"name": "", "kind": "open"} for _ in range(persons - 1))]
    status, made, token = ask(rng.choice(ports), "POST", "/api/tables", {"game": game, "chairs": chairs})
    if status != 201:
        raise Failed(f"no table could be opened: {made}")
    tokens = [token]
    for i in range(1, persons):
        status, answer, token = ask(
            rng.choice(ports), "POST", f"/api/tables/{made['table']}/sit", {"name": f"P{i}"}
        )
        if status != 200:
            raise Failed(f"a chair could not be taken: {answer}")
        tokens.append(token)
    return made["table"], tokens


async def crowd(
    game: str, tables: int, minutes: float, db: str = "", processes: int = 1, deflate: bool = True
) -> dict[str, Any]:
    """Figures of a server with so many tables of people; db: postgresql://... where there are several processes.

    Raises Failed."""
    with tempfile.TemporaryDirectory(prefix="hlaska-bench-") as folder:
        servers = [Server(db or f"{folder}/db.sqlite3") for _ in range(processes)]
        try:
            await asyncio.gather(*(server.ready() for server in servers))
            return await _measure(servers, game, tables, minutes, deflate)
        finally:
            for server in servers:
                server.end()


async def _measure(
    servers: list[Server], game: str, tables: int, minutes: float, deflate: bool
) -> dict[str, Any]:
    measured, rng = Measured(), Random(1)
    persons, ports = find_game(game).players, [server.port for server in servers]
    opening, empty = asyncio.Semaphore(OPENING), sum(server.memory for server in servers)
    listening: list[asyncio.Task[None]] = []
    people = [TableOfPeople(measured, Random(rng.random())) for _ in range(tables)]

    async def come(table: TableOfPeople) -> None:
        async with opening:
            name, tokens = await asyncio.to_thread(seat_people, ports, game, persons, table.rng)
            for token in tokens:
                url = f"ws://127.0.0.1:{table.rng.choice(ports)}/ws/{name}"
                ws = await connect(
                    url, additional_headers={"Cookie": f"hlaska={token}"}, open_timeout=60, ping_interval=None,
                    compression="deflate" if deflate else None, proxy=None,
                )  # fmt: skip
                table.seats.append(Seat(table, ws))
            listening.extend(asyncio.create_task(seat.listen()) for seat in table.seats)

    await asyncio.gather(*(come(table) for table in people))
    await asyncio.sleep(2 * THINK)
    full = sum(server.memory for server in servers)
    worked, began, measured.on = sum(server.worked for server in servers), time.monotonic(), True
    await asyncio.sleep(60 * minutes)
    measured.on, seconds = False, time.monotonic() - began
    worked = sum(server.worked for server in servers) - worked
    end = sum(server.memory for server in servers)
    for table in people:
        table.close()
    for seat in (seat for table in people for seat in table.seats):
        await seat.ws.close()
    await asyncio.gather(*listening, return_exceptions=True)
    if len(measured.all_seats) < 2:
        raise Failed("nothing was played: more minutes, or fewer tables")
    return {
        "version": __version__,
        "game": game,
        "tables": tables,
        "lines": tables * persons,
        "processes": len(servers),
        "actions": len(measured.all_seats),
        "actions_per_second": round(len(measured.all_seats) / seconds, 1),
        "refused": measured.refused,
        "lines_lost": measured.lost,
        "all_seats_ms.p50": round(1000 * median(measured.all_seats), 2),
        "all_seats_ms.p99": round(1000 * quantiles(measured.all_seats, n=100)[98], 2),
        "processor_us_per_update": round(1e6 * worked / max(1, measured.updates)),
        "processor": round(worked / seconds, 2),
        "memory_MB.empty": empty // 2**20,
        "memory_MB.full": full // 2**20,
        "memory_MB.at_the_end": end // 2**20,
        "memory_kB_per_line": (full - empty) // 1024 // (tables * persons),
    }
