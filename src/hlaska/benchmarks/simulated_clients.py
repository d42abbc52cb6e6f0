"""Plays people at tables of a server, many in one process.

Each has a line of their own and plays at random.

The lines are made by hand, as the machine that is measured has to bear its people as well: a WebSocket of the library
that the tests use costs about as much for a message as the server needs to make it.
"""

from __future__ import annotations

import asyncio
import gc
import time
from array import array
from base64 import b64encode
from collections.abc import Callable
from importlib.util import find_spec
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

OPENING: Final = 50  # lines that are opened at a time
PATIENCE: Final = 60.0  # seconds for a line to open
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class ClientSeat(NamedTuple):
    """Holds a chair of a table. It has the port of the server that its person goes through, and the token."""

    port: int
    token: str


class Measurements(NamedTuple):
    """Holds what was seen: for each action the seconds until all seats had it."""

    all_seats: array[float]
    updates: int
    refused: int
    lost: int


class _Pub(msgspec.Struct):
    turn: int


class _View(msgspec.Struct):
    pub: _Pub
    seat: int
    legal: tuple[int, ...]


class _Message(msgspec.Struct):
    """Holds what matters here of what a server says."""

    type: str
    seq: int = 0
    waiting: tuple[int, ...] = ()
    view: _View | None = None


_decoder: Final = msgspec.json.Decoder(_Message)


class Recorder:
    def __init__(self) -> None:
        self.all_seats = array("d")
        self.updates = self.refused = self.lost = 0
        self.on = False

    def result(self) -> Measurements:
        return Measurements(self.all_seats, self.updates, self.refused, self.lost)


class SimulatedClient(asyncio.Protocol):
    """Plays a person at a table, with a line to it."""

    def __init__(self, table: SimulatedTable, name: str, place: ClientSeat) -> None:
        self.table, self.seq = table, 0
        self.done = 0  # the seq for which it has been decided what to do
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._name, self._place, self._data = name, place, bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # uvloop's is one, but does not say so
        assert self._transport is not None
        key = b64encode(self._name.encode().ljust(16, b"-")[:16]).decode()
        self._transport.write(
            f"GET /ws/{self._name} HTTP/1.1\r\nHost: 127.0.0.1:{self._place.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: hlaska={self._place.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.open.done():
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(OSError(head[:80].decode("latin-1")))
                return
            self._data = bytearray(rest)
            self.open.set_result(None)
        while (frame := _frame(self._data)) is not None:
            kind, body = frame
            if kind == _TEXT:
                self._hear(_decoder.decode(body))
            elif kind == _PING:
                self._send(_PONG, body)
            elif kind == _CLOSE and self._transport is not None:
                self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.measured.lost += self.table.measured.on
        if not self.open.done():
            self.open.set_exception(exc or OSError("the line ended before it was open"))

    def _hear(self, message: _Message) -> None:
        if message.type == "update":
            self.table.handle_update(self, message)
        elif message.type == "refused":
            self.table.resume(self, message)

    def say(self, **message: Any) -> None:
        self._send(_TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, body: bytes) -> None:
        """Sends with a mask of zeros, so that nothing has to be changed. What is sent here is short."""
        assert self._transport is not None
        assert len(body) < 126
        self._transport.write(bytes((0x80 | kind, 0x80 | len(body), 0, 0, 0, 0)) + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _frame(data: bytearray) -> tuple[int, bytes] | None:
    """Takes the first frame of a server's out of the data, if it is whole. Returns its kind and what it says."""
    if len(data) < 2:
        return None
    length, head = data[1], 2
    if length > 125:
        head = 4 if length == 126 else 10
        if len(data) < head:
            return None
        length = int.from_bytes(data[2:head], "big")
    if len(data) < head + length:
        return None
    kind, body = data[0] & 0x0F, bytes(data[head : head + length])
    del data[: head + length]
    return kind, body


class SimulatedTable:
    """Plays people at random.

    think: seconds from one action of a table to the next, on average.
    """

    def __init__(self, measured: Recorder, rng: Random, think: float) -> None:
        self.measured, self.rng, self.think = measured, rng, think
        self.seats: list[SimulatedClient] = []
        self._sent: dict[
            int, tuple[float, int]
        ] = {}  # by seq: when its action was sent, and how many have it
        self._later: dict[SimulatedClient, asyncio.TimerHandle] = {}

    async def open(self, name: str, places: list[ClientSeat]) -> None:
        """Raises OSError, TimeoutError."""
        loop = asyncio.get_running_loop()
        for place in places:
            seat = SimulatedClient(self, name, place)
            self.seats.append(seat)
            async with asyncio.timeout(PATIENCE):
                await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", place.port)  # type: ignore[misc]
                await seat.open

    def handle_update(self, seat: SimulatedClient, update: _Message) -> None:
        seq, view = update.seq, update.view
        seat.seq = seq
        self.measured.updates += self.measured.on
        self._count_receipt(seq)
        if seq == seat.done or view is None:
            return
        if update.waiting:
            self._do_later(seat, lambda: seat.say(type="next", seq=seq))
        elif view.legal and view.pub.turn == view.seat:
            action = self.rng.choice(view.legal)
            self._do_later(seat, lambda: self._act(seat, seq, action))
        else:
            return
        seat.done = seq

    def _count_receipt(self, seq: int) -> None:
        """Counts one more seat that has the action that made this seq."""
        at, told = self._sent.get(seq, (0.0, 0))
        if not at:
            return
        if told + 1 < len(self.seats):
            self._sent[seq] = (at, told + 1)
            return
        del self._sent[seq]
        if self.measured.on:
            self.measured.all_seats.append(time.perf_counter() - at)

    def resume(self, seat: SimulatedClient, refused: _Message) -> None:
        """Answers a refusal with the table as it is. That is the next update, or the same again."""
        self.measured.refused += self.measured.on
        seat.done = 0
        self._do_later(seat, lambda: seat.say(type="resume", since=refused.seq - 1))

    def _do_later(self, seat: SimulatedClient, do: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self._later[seat] = loop.call_later(self.think * self.rng.uniform(0.5, 1.5), do)

    def _act(self, seat: SimulatedClient, seq: int, action: int) -> None:
        if seat.seq == seq:
            self._sent[seq + 1] = (time.perf_counter(), 0)
            seat.say(type="act", seq=seq, actions=[action])

    def close(self) -> None:
        for timer in self._later.values():
            timer.cancel()
        for seat in self.seats:
            seat.close()


async def _play(
    pipe: Connection, tables: list[tuple[str, list[ClientSeat]]], think: float, seed: int
) -> None:
    measured, rng, opening = Recorder(), Random(seed), asyncio.Semaphore(OPENING)
    people = [SimulatedTable(measured, Random(rng.random()), think) for _ in tables]

    async def come(table: SimulatedTable, name: str, places: list[ClientSeat]) -> None:
        async with opening:
            await table.open(name, places)

    await asyncio.gather(*(come(table, *one) for table, one in zip(people, tables, strict=True)))
    gc.freeze()
    gc.disable()  # who measures how long others wait does not himself stop to look for garbage
    pipe.send("here")
    await asyncio.to_thread(pipe.recv)
    measured.on = True
    await asyncio.to_thread(pipe.recv)
    measured.on = False
    for table in people:
        table.close()
    pipe.send(measured.result())


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Returns the faster event loop where the system has it; None for the usual one."""
    if find_spec("uvloop") is None:
        return None
    from uvloop import new_event_loop

    return new_event_loop


def play(pipe: Connection, tables: list[tuple[str, list[ClientSeat]]], think: float, seed: int) -> None:
    """Plays a process of people.

    Through the pipe it says that all are at their tables, waits for a word to begin measuring, for another to end, and
    gives what it has `Measurements`; or the error that it ended with.
    """
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_play(pipe, tables, think, seed))
    except (OSError, TimeoutError) as error:
        pipe.send(error)
