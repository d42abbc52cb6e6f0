"""Faults on purpose: several processes over one PostgreSQL and one Redis, people at tables, and something that breaks.

`python -m tests.server.faults --seed 1 --faults 200`: a process is killed, or stopped until it was taken for dead and
then goes on; PostgreSQL is killed, or answers nothing for a while; Redis is killed and begins anew after a while, or
answers nothing; a process loses its way to PostgreSQL, or all of its network, or everything on it waits. With
`--at-once 5` up to five break together, each somewhere else. After the last repair every table must go on within 10 s,
and every process have the bus again; while nothing but Redis is gone they go on, too. Seconds in which the machine runs
something else do not count (`waiting`); where it does so for too long, the run says that it proves nothing. At the end,
and whatever came before it, every acknowledged action is there, and no line twice. Chance comes from the seed alone;
what is in the middle of its way when a fault comes does not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import asyncpg
import httpx

from hlaska.server.cluster.placement import LEASE
from hlaska.server.storage.postgres import prepare
from tests.server import real
from tests.server.live import Live, is_up
from tests.server.test_kill import AGAIN, GONE, ROOT, Player, seat_players
from tests.server.waiting import MachineLate, ProgramLate, Waiting, family

log = logging.getLogger(__name__)

REPAIRED: Final = 10.0  # seconds until every table must have gone on
TRIES: Final = 300  # to seat people at new tables
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
    """A server of several, in a process of its own, which is reached through one wire and has others to PostgreSQL and
    to Redis. `lease`: seconds for which it has its tables after it was last heard of; `log`: the file that it writes
    to."""

    def __init__(
        self,
        database: real.PostgresServer,
        bus: real.RedisServer | None,
        schema: str,
        lease: float,
        log: Path,
    ) -> None:
        self.served, self.lease, self.log = real.free_port(), lease, log
        self.way, self.wire = Wire(self.served), Wire(database.port)
        self.bus = Wire(bus.port) if bus else None
        super().__init__(self.way.port, None)  # type: ignore[arg-type]
        self.url = f"postgresql://hlaska@127.0.0.1:{self.wire.port}/postgres?options=-csearch_path%3D{schema}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def wires(self) -> list[Wire]:
        """All of its network."""
        return [self.wire, self.way, *([self.bus] if self.bus else [])]

    def has_bus(self) -> bool:
        """Whether it says so."""
        with contextlib.suppress(httpx.HTTPError):
            found: dict[str, str] = httpx.get(
                f"http://127.0.0.1:{self.served}/readyz", timeout=10, verify=False
            ).json()
            return found.get("bus") == "up"
        return False

    def start(self) -> None:
        bus = f"redis://127.0.0.1:{self.bus.port}/0" if self.bus else ""
        said = (str(self.served), self.url, self.base, str(self.lease), bus)
        command = [sys.executable, str(Path(__file__).with_name("served.py")), *said]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        self.process = self._begun(command, env)
        for _ in range(6000):
            if is_up(f"http://127.0.0.1:{self.served}"):
                return
            if self.process.poll() is not None:  # the database was not there yet
                self.process = self._begun(command, env)
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def _begun(self, command: list[str], env: dict[str, str]) -> subprocess.Popen[bytes]:
        with self.log.open("a") as written:
            print(f"{time.strftime('%H:%M:%S')} process {self.log.stem} begins", file=written, flush=True)
            return subprocess.Popen(command, cwd=ROOT, env=env, stderr=written)

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Plan(NamedTuple):
    """`faults`: how many, of these `names` by chance, or these in order where `in_order`; `stopped`: seconds for which
    something is stopped or cut off; `lease`: seconds for which a process has its tables; `repaired`: seconds until
    every table must have gone on; `at_once`: the most faults that come together."""

    seed: int
    faults: int = 200
    stopped: float = 20.0
    processes: int = 3
    tables: int = 8
    lease: float = LEASE
    repaired: float = REPAIRED
    names: tuple[str, ...] = ()
    in_order: bool = False
    at_once: int = 1


class Fault(NamedTuple):
    """`where`: what it befalls, which nothing else befalls meanwhile; `lasts`: whether time passes until it is
    repaired; `after`: seconds until it comes, where others come with it."""

    name: str
    where: str
    breaks: Callable[[], None]
    repair: Callable[[], None]
    lasts: bool = True
    after: float = 0.0


def at_process(name: str, where: str, one: Process) -> Fault:
    def all_wires(do: Callable[[Wire], None]) -> None:
        for wire in one.wires:
            do(wire)

    match name:
        case "killed":
            return Fault(name, where, one.kill, one.start, lasts=False)
        case "stopped":
            stop, go_on = (lambda: one.signal(signal.SIGSTOP)), (lambda: one.signal(signal.SIGCONT))
            return Fault(name, where, stop, go_on)
        case "cut":  # from PostgreSQL alone
            return Fault(name, where, one.wire.cut, one.wire.mend)
        case "cut off":  # from PostgreSQL, Redis, people and other processes
            return Fault(name, where, lambda: all_wires(Wire.cut), lambda: all_wires(Wire.mend))
        case "held up":
            return Fault(name, where, lambda: all_wires(Wire.hold_up), lambda: all_wires(Wire.mend))
    raise ValueError(name)


def at_server(name: str, server: real.PostgresServer | real.RedisServer) -> Fault:
    """Who keeps what it has on a disk starts at once; Redis, which forgets everything, stays away for a while."""
    where, _, kind = name.partition(" ")
    if kind == "killed":
        return Fault(name, where, server.kill, server.start, lasts=where == "bus")
    return Fault(name, where, lambda: server.signal(signal.SIGSTOP), lambda: server.signal(signal.SIGCONT))


PROCESS: Final = ("killed", "stopped", "cut", "cut off", "held up")
DATABASE: Final = ("database killed", "database silent")
BUS: Final = ("bus killed", "bus silent")


class Run:
    """`logs`: the folder for the logs of the processes."""

    def __init__(
        self,
        database: real.PostgresServer,
        bus: real.RedisServer | None,
        schema: str,
        url: str,
        plan: Plan,
        logs: Path,
    ) -> None:
        self.database, self.bus, self.url, self.plan, self.logs = database, bus, url, plan, logs
        self.rng = Random(plan.seed)
        self.people = Random(plan.seed)  # apart from the faults, whose order then follows from the seed alone
        self.processes = [
            Process(database, bus, schema, plan.lease, logs / f"{i}.log") for i in range(plan.processes)
        ]
        self.through: dict[Player, int] = {}  # the process that each is at, or was at last
        self.players: list[Player] = []  # of this evening
        self.all_players: list[Player] = []
        self.longest = 0.0  # seconds until the last table went on after a repair
        self.machine = 0.0  # seconds in which the machine ran something else while this was waited for
        self.done: Counter[str] = Counter()

    # ------------------------------------------------------------ faults
    def planned(self) -> list[list[Fault]]:
        """All faults in their order, those that come together in one list."""
        plan = self.plan
        known = plan.names or (*PROCESS, *DATABASE, *(BUS if self.bus else ()))
        found: list[list[Fault]] = []
        while left := plan.faults - sum(map(len, found)):
            most = min(left, self.rng.randint(1, plan.at_once))
            together: list[Fault] = []
            while len(together) < most:
                i = plan.faults - left + len(together)
                name = known[i % len(known)] if plan.in_order else self.rng.choice(known)
                fault = self.fault(name)
                if fault.where in (one.where for one in together):
                    if plan.in_order or self.rng.random() < 0.1:
                        break  # there may be nothing left that could break
                    continue
                after = self.rng.uniform(0, plan.stopped / 4) if together else 0.0
                together.append(fault._replace(after=after))
            found.append(together)
        return found

    def fault(self, name: str) -> Fault:
        if name in PROCESS:
            i = self.rng.randrange(len(self.processes))
            return at_process(name, f"process {i}", self.processes[i])
        if name in DATABASE:
            return at_server(name, self.database)
        assert self.bus is not None, name
        return at_server(name, self.bus)

    async def happen(self, fault: Fault, others: bool) -> None:
        """Until it is repaired. What is not needed to play does not stop anybody meanwhile, if it is alone."""
        await asyncio.sleep(fault.after)
        await asyncio.to_thread(fault.breaks)
        log.info("      %s: %s", fault.where, fault.name)
        try:
            if fault.name in BUS and not others:
                await self.every_table_goes_on()
            if fault.lasts:
                await asyncio.sleep(self.plan.stopped)
        finally:
            await asyncio.to_thread(fault.repair)
        self.done[fault.name] += 1
        log.info("      %s: repaired", fault.where)

    # ------------------------------------------------------------ people
    async def play(self, player: Player) -> None:
        """Plays on for ever, each time through another process."""
        while True:
            before = player.seen
            with contextlib.suppress(*GONE, asyncio.TimeoutError):
                self.through[player] = self.people.randrange(len(self.processes))
                await player.play(self.processes[self.through[player]])
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

    def pids(self) -> list[int]:
        """All that it takes to play: servers, PostgreSQL, Redis."""
        running = (
            *(one.process for one in self.processes),
            self.database.process,
            self.bus and self.bus.process,
        )
        return [pid for one in running if one for pid in family(one.pid)]

    async def every_table_goes_on(self) -> float:
        """How many seconds that took, as far as the machine ran what it takes. Raises ProgramLate, MachineLate."""
        before = {player.table: 0 for player in self.players} | {
            table: len(kept) for table, kept in (await self.lines()).items()
        }
        waiting = Waiting(self.plan.repaired, self.pids)

        def stuck() -> list[str]:
            late = [p for p in self.players if p.seen <= before[p.table]]
            return [
                f"{p.table} ({before[p.table]} lines, {p.seen} told through process {self.through.get(p)})"
                for p in late
            ]

        while stuck():
            await waiting.look(lambda: f"tables do not go on, {', '.join(stuck())},")
        self.machine += waiting.machine
        return waiting.program

    async def every_bus_is_back(self) -> None:
        """Raises ProgramLate, MachineLate."""
        waits, waiting = list(self.processes) if self.bus else [], Waiting(self.plan.repaired, self.pids)
        while waits := [one for one in waits if not await asyncio.to_thread(one.has_bus)]:
            missing = f"{len(waits)} processes have no bus"
            await waiting.look(lambda missing=missing: missing)  # type: ignore[misc]
        self.machine += waiting.machine

    async def run(self) -> int:
        """The number of acknowledged actions, which are looked at whatever else went wrong. Raises ProgramLate,
        MachineLate, AssertionError."""
        problem: Exception | None = None
        try:
            await asyncio.gather(*(asyncio.to_thread(one.start) for one in self.processes))
            await self.evenings()
        except Exception as error:
            problem = error
        finally:
            for one in self.processes:
                one.kill()
        await asyncio.to_thread(self.database.start)  # where it was killed in the middle
        try:
            acknowledged = await self.nothing_is_lost()
        except AssertionError as lost:
            before = "nothing" if problem is None else str(problem)
            raise AssertionError(f"{lost}; before that: {before}; logs: {self.logs}") from problem
        if problem is None:
            return acknowledged
        what = str(problem) or type(problem).__name__
        said = f"{what}; {acknowledged} acknowledged actions, all there, none twice; logs: {self.logs}"
        known = isinstance(problem, ProgramLate | MachineLate)
        raise (type(problem) if known else AssertionError)(said) from problem

    async def evenings(self) -> None:
        planned = self.planned()
        while planned:
            evening: list[list[Fault]] = []
            while planned and sum(map(len, evening)) < SAME:
                evening.append(planned.pop(0))
            await self.evening(evening)

    def seat_players(self) -> list[Player]:
        """At new tables. Who is told to come back does: the last fault may just have been repaired."""
        games = ("toy", "toy", "marias")
        for _ in range(TRIES):
            try:
                return seat_players(self.processes[0], self.people, self.plan.tables, games)
            except (AssertionError, httpx.HTTPError) as error:
                if isinstance(error, AssertionError) and "not_saved" not in str(error):
                    raise
                time.sleep(AGAIN)
        raise AssertionError("nobody can be seated at new tables")

    async def evening(self, faults: list[list[Fault]]) -> None:
        """Faults at the same tables."""
        self.players = await asyncio.to_thread(self.seat_players)
        self.all_players += self.players
        for player in self.players:
            player.thinks = THINKS
        playing = [asyncio.create_task(self.play(player)) for player in self.players]
        try:
            await self.every_table_goes_on()
            for together in faults:
                log.info("%d done, then %s", self.done.total(), ", ".join(one.name for one in together))
                await all_of(*(self.happen(one, len(together) > 1) for one in together))
                took, _ = await all_of(self.every_table_goes_on(), self.every_bus_is_back())
                self.longest = max(self.longest, took)
                log.info("   all tables went on after %.1f s; the machine: %.1f s so far", took, self.machine)
                for task in playing:
                    if task.done():
                        task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


async def all_of(*work: Coroutine[Any, Any, Any]) -> list[Any]:
    """All of them to their ends, also where one fails: what is broken is repaired then. Raises the first failure."""
    found = await asyncio.gather(*work, return_exceptions=True)
    for one in found:
        if isinstance(one, BaseException):
            raise one
    return found


async def run(
    database: real.PostgresServer, plan: Plan, bus: real.RedisServer | None = None
) -> tuple[int, Run]:
    """The number of acknowledged actions, all of which are there, and what was done. Where it fails it names the folder
    with the logs of the processes; else nothing is left of them."""
    schema = f"faults{plan.seed}"
    db = await asyncpg.connect(database.url)
    await db.execute(f"CREATE SCHEMA {schema}")
    await db.close()
    url = f"{database.url}?options=-csearch_path%3D{schema}"
    await prepare(url)
    one = Run(database, bus, schema, url, plan, Path(tempfile.mkdtemp(prefix="hlaska-faults-")))
    acknowledged = await one.run()
    shutil.rmtree(one.logs)
    return acknowledged, one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=1, help="the most faults that come together")
    parser.add_argument("--stopped", type=float, default=20.0, help=f"seconds (a lease has {LEASE:g})")
    parser.add_argument("--only", default="", help="these kinds of faults, with commas between them")
    asked = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(message)s", datefmt="%H:%M:%S")
    log.setLevel(logging.INFO)
    programs, redis = real.postgres_folder(), real.redis_program()
    if programs is None or redis is None:
        sys.exit(real.NO_POSTGRES if programs is None else real.NO_REDIS)
    names = tuple(filter(None, asked.only.split(",")))
    plan = Plan(asked.seed, asked.faults, asked.stopped, names=names, at_once=asked.at_once)
    with real.postgres(programs, fsync=True) as database, real.redis(redis) as bus:
        try:
            acknowledged, done = asyncio.run(run(database, plan, bus))
        except (AssertionError, MachineLate) as error:
            print(f"seed {asked.seed}: {error}")
            sys.exit(2 if isinstance(error, MachineLate) else 1)
    print(
        f"seed {asked.seed}: {dict(done.done)}: {acknowledged} acknowledged actions, all there, none twice;"
    )
    print(
        f"the last table went on {done.longest:.1f} s after a repair; the machine ran other things {done.machine:.1f} s"
    )


if __name__ == "__main__":
    main()
