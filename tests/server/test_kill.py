"""A server killed at random moments under load: what it has acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.live import Client, Live, is_up

ROOT = Path(__file__).parents[2]
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, asyncio.IncompleteReadError)
AGAIN = 0.2  # seconds until a person who was refused does the same again


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served(Live):
    """The server in a process of its own, to be killed."""

    def __init__(self, db: Path) -> None:
        self.db = db
        super().__init__(free_port(), None)  # type: ignore[arg-type]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("served.py")), str(self.port), str(self.db)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
        self.process = subprocess.Popen(command, cwd=ROOT, env=env)
        for _ in range(600):
            assert self.process.poll() is None, "the server did not start"
            if is_up(self.base):
                return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


LEAST = 14  # actions between two kills


class Player:
    """A person at a table who plays at random and remembers what the server acknowledged to him."""

    def __init__(self, table: str, token: str, rng: Random) -> None:
        self.table, self.token, self.rng = table, token, rng
        self.thinks = 0.0  # seconds before each action
        self.acknowledged: dict[int, tuple[int, int]] = {}  # seq: seat, action
        self.seen = 0
        self.doubt: tuple[int, int, int] | None = None  # sent, not yet answered
        self.tried: dict[
            int, int
        ] = {}  # by line: who has no answer sends the same again, as it may have been kept

    async def play(self, server: Live) -> None:
        """Plays on until the line breaks."""
        with contextlib.suppress(*GONE, asyncio.TimeoutError):
            async with server.ws(self.table, self.token) as ws:
                client = await Client(ws).start()
                while True:
                    self.note(client.last)
                    await self.move(client)
                    await self.wait(client)

    async def wait(self, client: Client) -> None:
        """For something new. Who is told that it was not saved, or to wait a little, does the same again after that:
        otherwise the table would stand still for good."""
        while (said := await client.get())["type"] != "update":
            if said["type"] == "refused" and said["kind"] in ("not_saved", "busy"):
                await asyncio.sleep(AGAIN)
                await self.move(client)

    def note(self, update: dict[str, Any]) -> None:
        """An update that tells of what this seat did has acknowledged it. One that does not may be of another line in
        its place: somebody else called out of turn, or came back to the table."""
        assert update["seq"] >= self.seen, "the table went back"
        self.seen = update["seq"]
        if self.doubt is None or self.seen < self.doubt[0]:
            return
        seq, seat, action = self.doubt
        self.doubt = None
        if {event["seat"] for event in update["events"] if event["kind"] in ("play", "call")} == {seat}:
            self.acknowledged[seq] = (seat, action)

    async def move(self, client: Client) -> None:
        last = client.last
        view, seq = last["view"], last["seq"]
        if self.thinks:
            await asyncio.sleep(self.thinks)
        if last["waiting"]:
            await client.send("next", seq=seq)
        elif view["legal"] and view["pub"]["turn"] == view["seat"]:
            action = self.tried.setdefault(seq, self.rng.choice(view["legal"]))
            self.doubt = (seq + 1, view["seat"], action)
            await client.send("act", seq=seq, actions=[action])


def lines(db: Path, table: str) -> dict[int, tuple[int, str]]:
    with contextlib.closing(sqlite3.connect(db)) as found:
        rows = found.execute(
            "SELECT seq, seat, actions FROM lines WHERE id = ? ORDER BY seq", (table,)
        ).fetchall()
    return {seq: (seat, actions) for seq, seat, actions in rows}


def nothing_is_lost(db: Path, players: list[Player]) -> int:
    """Compares the journal with what was acknowledged; the number of acknowledged actions."""
    for player in players:
        kept = lines(db, player.table)
        assert list(kept) == list(range(1, len(kept) + 1)), "a gap in the journal"
        assert len(kept) >= player.seen, f"{player.seen} was told, {len(kept)} are kept"
        for seq, (seat, action) in player.acknowledged.items():
            assert kept[seq] == (seat, str(action)), f"line {seq} is {kept[seq]}, not {seat}, {action}"
        player.doubt = None
    return done_by(players)


def done_by(players: list[Player]) -> int:
    """How many actions were acknowledged to them."""
    return sum(len(player.acknowledged) for player in players)


def seat_players(server: Live, rng: Random, tables: int, games: tuple[str, ...]) -> list[Player]:
    players = []
    for i in range(tables):
        game = games[i % len(games)]
        if i % 2 and game == "toy":
            table, ada, bob = server.open_two(game="toy")
            players += [Player(table, token, Random(rng.random())) for token in (ada, bob)]
        else:
            table, token = server.open(game=game)
            players.append(Player(table, token, Random(rng.random())))
    return players


async def play_and_kill(server: Served, players: list[Player], seconds: float) -> None:
    """At a moment that chance chooses, but not before the players of a busy machine have done something."""
    playing = [asyncio.create_task(player.play(server)) for player in players]
    wanted = done_by(players) + LEAST
    await asyncio.sleep(seconds)
    for _ in range(3000):
        if done_by(players) >= wanted or any(task.done() for task in playing):
            break
        await asyncio.sleep(0.01)
    await asyncio.to_thread(server.kill)
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException):
            raise result


async def every_table_goes_on(server: Served, players: list[Player]) -> None:
    """Everybody gets at least one update further than the restart."""
    before = {player.table: len(lines(server.db, player.table)) for player in players}
    playing = [asyncio.create_task(player.play(server)) for player in players]
    for _ in range(400):
        await asyncio.sleep(0.05)
        if all(player.seen > before[player.table] for player in players):
            break
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)
    stuck = [p.table for p in players if p.seen <= before[p.table]]
    assert not stuck, f"tables that do not go on: {stuck}"


def kill_often(db: Path, seed: int, times: int) -> int:
    rng, server = Random(seed), Served(db)
    server.start()
    players = seat_players(server, rng, 8, ("toy", "toy", "marias"))
    acknowledged = 0
    try:
        for _ in range(times):
            asyncio.run(play_and_kill(server, players, rng.uniform(0.02, 0.6)))
            found = nothing_is_lost(db, players)
            assert found >= acknowledged
            acknowledged = found
            server.start()
        asyncio.run(every_table_goes_on(server, players))
    finally:
        server.kill()
    return acknowledged


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_killed_server_has_lost_nothing(tmp_path):
    assert kill_often(tmp_path / "db.sqlite3", 1, 2) > 20


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_a_server_killed_200_times_has_lost_nothing(tmp_path):
    assert kill_often(tmp_path / "db.sqlite3", 2, 200) > 2000


def test_the_check_finds_what_is_lost(tmp_path):
    db = tmp_path / "db.sqlite3"
    with contextlib.closing(sqlite3.connect(db)) as made:
        made.execute("CREATE TABLE lines (id TEXT, seq INTEGER, seat INTEGER, actions TEXT)")
        made.executemany("INSERT INTO lines VALUES ('t', ?, 0, '5')", [(1,), (2,)])
        made.commit()
    player = Player("t", "", Random(1))
    player.seen, player.acknowledged = 2, {2: (0, 5)}
    assert nothing_is_lost(db, [player]) == 1
    player.seen = 3
    with pytest.raises(AssertionError, match="3 was told"):
        nothing_is_lost(db, [player])
    player.seen, player.acknowledged = 2, {2: (0, 6)}
    with pytest.raises(AssertionError, match="line 2"):
        nothing_is_lost(db, [player])
