"""Measures people at tables of a real server.

It says what an action costs: `hlaska bench server`.

Each has a line of their own.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from http.client import HTTPConnection
from multiprocessing import get_context
from pathlib import Path
from random import Random
from socket import create_server
from statistics import median, quantiles
from typing import Any, Final

from hlaska._version import __version__
from hlaska.benchmarks.simulated_clients import ClientSeat, Measurements, play
from hlaska.core.errors import HlaskaError
from hlaska.games import find_game

THINK: Final = 1.0  # seconds from one action of a table to the next, on average
OPENING: Final = 50  # tables that are opened at a time
EARLY: Final = 0.25  # of the time, after which deals are in their middle as they are later on
FILES: Final = 200  # open files of a process beside its lines


class Failed(HlaskaError):
    """Says that the server did not start, or lost something."""


class Server:
    """Runs `hlaska serve` in a process of its own."""

    def __init__(self, db: str, bus: str = "") -> None:
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
            "--allowance",
            "0",
            "--connections",
            "0",
            *(("--bus", bus) if bus else ()),
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
    def cpu_seconds(self) -> float:
        """Returns the seconds of a processor that its own process has used."""
        if sys.platform == "win32":
            return 0.0
        used = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()[11:13]
        return float(sum(map(int, used)) / os.sysconf("SC_CLK_TCK"))

    @property
    def memory(self) -> int:
        """Returns the bytes of its own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def ask(port: int, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any, str]:
    """Sends a request; returns status, answer and the guest's token."""
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
    """Opens a table and seats each person through a process that chance chooses. Returns its name, and their tokens."""
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


async def measure_load(
    game: str, tables: int, minutes: float, db: str = "", processes: int = 1, people: int = 1, bus: str = ""
) -> dict[str, Any]:
    """Measures a server with so many tables of people. Raises Failed.

    db: postgresql://... where there are several processes.
    bus: redis://... that these share.
    people: in how many processes the people play.
    """
    _allow_files(tables * find_game(game).players)
    with tempfile.TemporaryDirectory(prefix="hlaska-bench-") as folder:
        servers = [Server(db or f"{folder}/db.sqlite3", bus) for _ in range(processes)]
        try:
            await asyncio.gather(*(server.ready() for server in servers))
            return await _measure(servers, game, tables, minutes, min(people, tables))
        finally:
            for server in servers:
                server.end()


def _allow_files(lines: int) -> None:
    """Allows enough open files: each line is one at both of its ends. Raises Failed."""
    if sys.platform == "win32":
        raise Failed("what a server costs is measured on Linux; Windows tells no time of another process")
    import resource  # which Windows does not have

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = lines + FILES
    if hard != resource.RLIM_INFINITY and wanted > hard:
        raise Failed(f"{lines} lines need {wanted} open files, and {hard} are allowed here: see ulimit -n")
    if soft != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


class ClientProcess:
    """Plays in a process for the people of some tables."""

    def __init__(self, tables: list[tuple[str, list[ClientSeat]]], seed: int) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=play, args=(theirs, tables, THINK, seed), daemon=True)
        self._process.start()
        theirs.close()

    async def receive(self) -> Any:
        """Returns the next message of the process. Raises Failed."""
        try:
            said = await asyncio.to_thread(self._pipe.recv)
        except EOFError:
            raise Failed("the people could not play: see above") from None
        if isinstance(said, Exception):
            raise Failed(f"not everybody came to his table: {said!r}")
        return said

    def go_on(self) -> None:
        """Tells the process to begin measuring, then to end it."""
        self._pipe.send("go on")

    def end(self) -> None:
        self._process.kill()
        self._process.join()


async def _measure(
    servers: list[Server], game: str, tables: int, minutes: float, processes: int
) -> dict[str, Any]:
    persons, empty = find_game(game).players, sum(server.memory for server in servers)
    opened = await _open(servers, game, tables, persons)
    people = [ClientProcess(opened[i::processes], i) for i in range(processes)]
    try:
        await asyncio.gather(*(one.receive() for one in people))
        await asyncio.sleep(2 * THINK)
        full, worked = sum(server.memory for server in servers), sum(server.cpu_seconds for server in servers)
        began = time.monotonic()
        for one in people:
            one.go_on()
        await asyncio.sleep(60 * minutes * EARLY)
        early = sum(server.memory for server in servers)
        await asyncio.sleep(60 * minutes * (1 - EARLY))
        for one in people:
            one.go_on()
        seconds = time.monotonic() - began
        worked = sum(server.cpu_seconds for server in servers) - worked
        end = sum(server.memory for server in servers)
        found: list[Measurements] = await asyncio.gather(*(one.receive() for one in people))
    finally:
        for one in people:
            one.end()
    all_seats, lines = [at for one in found for at in one.all_seats], tables * persons
    if len(all_seats) < 2:
        raise Failed("nothing was played: more minutes, or fewer tables")
    return {
        "version": __version__,
        "game": game,
        "tables": tables,
        "lines": lines,
        "processes": len(servers),
        "actions": len(all_seats),
        "actions_per_second": round(len(all_seats) / seconds, 1),
        "refused": sum(one.refused for one in found),
        "lines_lost": sum(one.lost for one in found),
        "all_seats_ms.p50": round(1000 * median(all_seats), 2),
        "all_seats_ms.p99": round(1000 * quantiles(all_seats, n=100)[98], 2),
        "processor_us_per_update": round(1e6 * worked / max(1, sum(one.updates for one in found))),
        "processor": round(worked / seconds, 2),
        "memory_MB.empty": empty // 2**20,
        "memory_MB.full": full // 2**20,
        "memory_MB.after_a_quarter": early // 2**20,
        "memory_MB.at_the_end": end // 2**20,
        "memory_kB_per_line": (full - empty) // 1024 // lines,
    }


async def _open(
    servers: list[Server], game: str, tables: int, persons: int
) -> list[tuple[str, list[ClientSeat]]]:
    """Opens the tables, and names the places of their people.

    Each person is at a process that chance chooses. Raises Failed.
    """
    rng, opening, ports = Random(1), asyncio.Semaphore(OPENING), [server.port for server in servers]

    async def come() -> tuple[str, list[ClientSeat]]:
        async with opening:
            name, tokens = await asyncio.to_thread(seat_people, ports, game, persons, Random(rng.random()))
            return name, [ClientSeat(rng.choice(ports), token) for token in tokens]

    return await asyncio.gather(*(come() for _ in range(tables)))
