"""Faults on purpose: several processes over one PostgreSQL, people at tables, and something that breaks.

`python -m tests.server.faults --seed 1 --faults 200`: a process is killed, or stopped until it was taken for dead and
then goes on; PostgreSQL is killed, or answers nothing for a while; a process loses its way to PostgreSQL, or all of its
network, or everything on it waits. After each repair every table must go on within 10 s; at the end every acknowledged
action is there, and no line twice. Chance comes from the seed alone; what is in the middle of its way when a fault
comes does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import asyncpg
import httpx

from hlaska.server.postgres import HELD, prepare
from tests.server import real
from tests.server.live import Live
from tests.server.test_kill import AGAIN, GONE, ROOT, Player, seat_players

log = logging.getLogger(__name__)

REPAIRED: Final = 10.0  # seconds until every table must have gone on
LOOKS: Final = 0.05  # seconds between two looks at whether they have
THINKS: Final = 0.15  # seconds of a person before each action
SAME: Final = (
    10  # faults at the same tables: then others are opened, as no match of people has thousands of lines
)


class Wire:
    """The way to a port of this machine, to be cut: what is on it is lost, and nobody comes through. Or it is held up:
    then everything on it waits, and neither end is told."""

    def __init__(self, to: int) -> None:
        self._to, self._cut = to, False
        self._flows = threading.Event()
        self._flows.set()
        self._open: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._cut = True
        for one in list(self._open):
            self._end(one)

    def hold_up(self) -> None:
        self._flows.clear()

    def mend(self) -> None:
        self._cut = False
        self._flows.set()

    def _accept(self) -> None:
        while True:
            here, _ = self._listening.accept()
            try:
                if self._cut:
                    raise OSError
                there = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                here.close()
                continue
            for one, other in ((here, there), (there, here)):
                self._open.add(one)
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._flows.wait()
                other.sendall(data)
        self._flows.wait()
        self._end(one)
        self._end(other)

    def _end(self, one: socket.socket) -> None:
        self._open.discard(one)
        with contextlib.suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()


class Process(Live):
    """A server of several, in a process of its own, which is reached through one wire and has another to PostgreSQL.
    `lease`: seconds for which it has its tables after it was last heard of."""

    def __init__(self, database: real.PostgresServer, schema: str, lease: float) -> None:
        self.served, self.lease = real.free_port(), lease
        self.way, self.wire = Wire(self.served), Wire(database.port)
        super().__init__(self.way.port, None)  # type: ignore[arg-type]
        self.url = f"postgresql://hlaska@127.0.0.1:{self.wire.port}/postgres?options=-csearch_path%3D{schema}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        said = (str(self.served), self.url, self.base, str(self.lease))
        command = [sys.executable, str(Path(__file__).with_name("served.py")), *said]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.DEVNULL)
        for _ in range(1200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{self.served}/healthz", timeout=1).is_success:
                    return
            if self.process.poll() is not None:  # the database was not there yet
                self.process = subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.DEVNULL)
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Plan(NamedTuple):
    """`faults`: how many, of these `names` by chance, or these in order where `in_order`; `stopped`: seconds for which
    a process is stopped or cut off; `lease`: seconds for which it has its tables; `repaired`: seconds until every table
    must have gone on."""

    seed: int
    faults: int = 200
    stopped: float = 20.0
    processes: int = 3
    tables: int = 8
    lease: float = HELD
    repaired: float = REPAIRED
    names: tuple[str, ...] = ()
    in_order: bool = False


class Run:
    def __init__(self, database: real.PostgresServer, schema: str, url: str, plan: Plan) -> None:
        self.database, self.url, self.plan, self.rng = database, url, plan, Random(plan.seed)
        self.people = Random(plan.seed)  # apart from the faults, whose order then follows from the seed alone
        self.processes = [Process(database, schema, plan.lease) for _ in range(plan.processes)]
        self.players: list[Player] = []  # of this evening
        self.all_players: list[Player] = []
        self.longest = 0.0  # seconds until the last table went on after a repair
        self.done: Counter[str] = Counter()

    @property
    def faults(self) -> dict[str, Callable[[], None]]:
        return {
            "killed": self.killed,
            "stopped": self.stopped_and_continued,
            "cut": self.cut,
            "cut off": self.cut_off,
            "held up": self.held_up,
            "database killed": self.database_killed,
            "database silent": self.database_silent,
        }

    def killed(self) -> None:
        one = self.rng.choice(self.processes)
        one.kill()
        one.start()

    def stopped_and_continued(self) -> None:
        one = self.rng.choice(self.processes)
        one.signal(signal.SIGSTOP)
        self.wait()
        one.signal(signal.SIGCONT)

    def cut(self) -> None:
        """From PostgreSQL alone."""
        one = self.rng.choice(self.processes)
        one.wire.cut()
        self.wait()
        one.wire.mend()

    def cut_off(self) -> None:
        """From PostgreSQL, people and other processes."""
        one = self.rng.choice(self.processes)
        for wire in (one.wire, one.way):
            wire.cut()
        self.wait()
        for wire in (one.wire, one.way):
            wire.mend()

    def held_up(self) -> None:
        one = self.rng.choice(self.processes)
        for wire in (one.wire, one.way):
            wire.hold_up()
        self.wait()
        for wire in (one.wire, one.way):
            wire.mend()

    def database_killed(self) -> None:
        self.database.kill()
        self.database.start()

    def database_silent(self) -> None:
        self.database.signal(signal.SIGSTOP)
        self.wait()
        self.database.signal(signal.SIGCONT)

    def wait(self) -> None:
        time.sleep(self.plan.stopped)

    # ------------------------------------------------------------ people
    async def play(self, player: Player) -> None:
        """Plays on for ever, each time through another process."""
        while True:
            before = player.seen
            with contextlib.suppress(*GONE, asyncio.TimeoutError):
                await player.play(self.people.choice(self.processes))
            if player.seen == before:
                await asyncio.sleep(0.2)
            if player.doubt is not None and player.doubt[0] > player.seen:
                player.doubt = None  # it was refused, or will be seen

    async def lines(self) -> dict[str, list[tuple[int, int, str]]]:
        db = await asyncpg.connect(self.url)
        rows = await db.fetch("SELECT id, seq, seat, actions FROM lines ORDER BY id, seq")
        await db.close()
        found: dict[str, list[tuple[int, int, str]]] = {}
        for table, seq, seat, actions in rows:
            found.setdefault(table, []).append((seq, seat, actions))
        return found

    async def nothing_is_lost(self) -> int:
        """Compares what is kept with what was acknowledged; the number of acknowledged actions."""
        for table, kept in (await self.lines()).items():
            assert [seq for seq, _, _ in kept] == list(range(1, len(kept) + 1)), (
                f"{table}: a gap, or a line twice"
            )
            for player in self.all_players:
                if player.table != table:
                    continue
                assert len(kept) >= player.seen, f"{player.seen} was told, {len(kept)} are kept"
                for seq, (seat, action) in player.acknowledged.items():
                    assert kept[seq - 1][1:] == (seat, str(action)), f"{table}: line {seq} is {kept[seq - 1]}"
        return sum(len(player.acknowledged) for player in self.all_players)

    async def every_table_goes_on(self) -> float:
        """How many seconds that took. On a machine that others keep busy the time counts only as far as this process
        was not itself kept waiting: it looks every `LOOKS` seconds, and more between two looks is the machine's."""
        before = {player.table: 0 for player in self.players} | {
            table: len(kept) for table, kept in (await self.lines()).items()
        }
        took, at = 0.0, time.monotonic()
        while stuck := [p for p in self.players if p.seen <= before[p.table]]:
            if took > self.plan.repaired:
                told = ", ".join(f"{p.table}: {before[p.table]} lines, {p.seen} told" for p in stuck)
                raise AssertionError(f"tables that do not go on: {told}")
            await asyncio.sleep(LOOKS)
            took, at = took + min(time.monotonic() - at, 2 * LOOKS), time.monotonic()
        self.longest = max(self.longest, took)
        return took

    async def run(self) -> int:
        """The number of acknowledged actions."""
        plan, known = self.plan, self.plan.names or tuple(self.faults)
        await asyncio.gather(*(asyncio.to_thread(one.start) for one in self.processes))
        try:
            for begin in range(0, plan.faults, SAME):
                names = [
                    known[i % len(known)] if plan.in_order else self.rng.choice(known)
                    for i in range(begin, min(begin + SAME, plan.faults))
                ]
                await self.evening(begin, names)
        finally:
            for one in self.processes:
                one.kill()
        return await self.nothing_is_lost()

    def seat_players(self) -> list[Player]:
        """At new tables. Who is told to come back does: the last fault may just have been repaired."""
        games = ("toy", "toy", "marias")
        while True:
            try:
                return seat_players(self.processes[0], self.people, self.plan.tables, games)
            except AssertionError as error:
                if "not_saved" not in str(error):
                    raise
                time.sleep(AGAIN)

    async def evening(self, begin: int, names: list[str]) -> None:
        """Faults at the same tables; `begin`: how many there were before."""
        self.players = await asyncio.to_thread(self.seat_players)
        self.all_players += self.players
        for player in self.players:
            player.thinks = THINKS
        playing = [asyncio.create_task(self.play(player)) for player in self.players]
        try:
            await self.every_table_goes_on()
            for i, name in enumerate(names, begin + 1):
                log.info("%d: %s", i, name)
                await asyncio.to_thread(self.faults[name])
                self.done[name] += 1
                took = await self.every_table_goes_on()
                log.info("   all tables went on after %.1f s", took)
                for task in playing:
                    if task.done():
                        task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


async def run(database: real.PostgresServer, plan: Plan) -> tuple[int, Run]:
    """The number of acknowledged actions, all of which are there, and what was done."""
    schema = f"faults{plan.seed}"
    db = await asyncpg.connect(database.url)
    await db.execute(f"CREATE SCHEMA {schema}")
    await db.close()
    url = f"{database.url}?options=-csearch_path%3D{schema}"
    await prepare(url)
    one = Run(database, schema, url, plan)
    return await one.run(), one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--stopped", type=float, default=20.0, help=f"seconds (a lease has {HELD:g})")
    parser.add_argument("--only", default="", help="these kinds of faults, with commas between them")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    log.setLevel(logging.INFO)
    programs = real.postgres_folder()
    if programs is None:
        sys.exit(real.NO_POSTGRES)
    names = tuple(filter(None, asked.only.split(",")))
    plan = Plan(asked.seed, asked.faults, asked.stopped, names=names)
    with real.postgres(programs, fsync=True) as database:
        acknowledged, done = asyncio.run(run(database, plan))
    print(
        f"seed {asked.seed}: {dict(done.done)}: {acknowledged} acknowledged actions, all there, none twice;"
    )
    print(f"the last table went on {done.longest:.1f} s after a repair")


if __name__ == "__main__":
    main()
