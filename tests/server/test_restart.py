"""A server over very many tables: its start does not grow with their number, a table is read when it is asked for.

`python -m tests.server.test_restart 10000` makes so many tables and tells the times of a start.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from hlaska import games
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import new_id, open_table
from hlaska.table.store import MemoryStore, TableMeta
from tests.server.live import Live, is_up
from tests.server.test_kill import free_port
from tests.server.test_shutdown import hlaska, until

DEALS = 10  # of each table, a person against computer players
SAMPLES: dict[str, tuple[TableMeta, list[JournalEntry]]] = {}


async def sample(name: str) -> tuple[TableMeta, list[JournalEntry]]:
    """A table in the middle of its eleventh deal, or near its match's end, with all its lines."""
    if name not in SAMPLES:
        game_type: Any = games.game_class(name)
        preset = next(iter(game_type.presets))
        game, rng = game_type(game_type.presets[preset]), Random(1)
        chairs = (Chair("Ada"), *(Chair(f"Bot {i}", "bot", "random") for i in range(game.players - 1)))
        table = await open_table(
            game, chairs, preset=preset, owner="x", store=MemoryStore(), shuffle=rng.shuffle
        )
        while table.now.deal <= DEALS and not table.now.is_over:
            if not table.now.running:
                await table.dealer.deal()
                continue
            seat = table.now.turn
            await table.submit(seat, table.seq, (rng.choice(game.legal(table.now.state, seat)),))
        lines = await table.store.load(table.meta.id)
        SAMPLES[name] = table.meta, lines[:-4]
    return SAMPLES[name]


def token(i: int) -> str:
    return f"{i:022d}"


async def fill(db: Path, count: int, kinds: tuple[str, ...] = tuple(games.GAMES)) -> list[str]:
    """A database of so many tables, each of its own guest; their names in the order of the guests."""
    journal, names = SqliteStore(db), []
    for i in range(count):
        meta, lines = await sample(kinds[i % len(kinds)])
        owners = tuple(hash_token(token(i)) if owner else "" for owner in meta.owners)
        meta = replace(meta, id=new_id(), owners=owners, created=meta.created + i)
        names.append(meta.id)
        appends = (journal.append(meta.id, line.seq, line.seat, line.actions) for line in lines)
        await asyncio.gather(journal.put(meta), *appends)
    await journal.close()
    return names


# ---------------------------------------------------------------- what is read when
async def test_no_table_is_read_before_it_is_asked_for(tmp_path, monkeypatch):
    names = await fill(tmp_path / "db.sqlite3", 30, ("marias", "sixtysix"))
    read: list[str] = []
    for what in ("get", "load"):
        ask = getattr(SqliteStore, what)

        def asked(self: SqliteStore, table: str, *more: Any, ask: Any = ask) -> Any:
            read.append(table)
            return ask(self, table, *more)

        monkeypatch.setattr(SqliteStore, what, asked)
    hall = TableService(TableSetup(SqliteStore(tmp_path / "db.sqlite3"), ThreadBotPool()))
    assert read == []
    await hall.get_table(names[7])
    assert set(read) == {names[7]}
    assert [brief.table for brief in await hall.user_tables.of(hash_token(token(9)))] == [names[9]]
    assert set(read) == {names[7], names[9]}
    with pytest.raises(NoTable):
        await hall.get_table("nope")
    assert set(hall.live.tables) == {names[7], names[9]}
    await hall.close()
    await hall.store.close()


# ---------------------------------------------------------------- figures
class Started(Live):
    """A server over a database; how long it took until it answered, and what it did in that time."""

    def __init__(self, db: Path) -> None:
        super().__init__(free_port(), None)  # type: ignore[arg-type]
        begun = time.perf_counter()
        self.process = hlaska("--port", str(self.port), "--db", str(db))
        until(self.answers)
        self.took = time.perf_counter() - begun
        process = Path(f"/proc/{self.process.pid}")
        used = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
        self.worked = sum(map(int, used)) / os.sysconf("SC_CLK_TCK")  # seconds of a processor
        self.read = int((process / "io").read_text().split()[1]) / 1e6  # MB, of program and database

    def answers(self) -> bool:
        return is_up(self.base)

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


async def first_view(server: Started, name: str, guest: str) -> float:
    """Milliseconds from asking for a table to seeing it, by its line."""
    begun = time.perf_counter()
    async with server.ws(name, guest, open_timeout=600) as ws:
        while json.loads(await ws.recv())["type"] != "update":
            pass
        return 1000 * (time.perf_counter() - begun)


async def all_return(server: Started, names: list[str], first: int) -> float:
    """Seconds until so many clients, who come at the same moment, all see their tables."""
    begun = time.perf_counter()
    await asyncio.gather(*(first_view(server, name, token(i)) for i, name in enumerate(names, first)))
    return time.perf_counter() - begun


def size(db: Path) -> float:
    return sum(path.stat().st_size for path in db.parent.glob(f"{db.name}*")) / 1e6


async def figures(folder: Path, counts: tuple[int, ...], starts: int = 3) -> dict[str, float]:
    """Seconds of a start and milliseconds of a first view, over databases of so many tables."""
    found: dict[str, float] = {}
    for count in counts:
        db = folder / f"{count}.sqlite3"
        names = await fill(db, count)
        took, worked = [], []
        for _ in range(starts):
            server = await asyncio.to_thread(Started, db)
            took.append(server.took)
            worked.append(server.worked)
            if len(took) < starts:
                server.kill()
        views = [await first_view(server, names[i], token(i)) for i in range(min(count, 110))]
        with closing(httpx.Client(base_url=server.base, cookies={"hlaska": token(count - 1)})) as client:
            begun = time.perf_counter()
            assert client.get("/api/me/tables").is_success
            found[f"{count} tables: own tables, ms"] = 1000 * (time.perf_counter() - begun)
        found[f"{count} tables: start, s, median of {starts}"] = median(took)
        found[f"{count} tables: start, s of a processor"] = median(worked)
        found[f"{count} tables: start, MB read"] = server.read
        if views:
            found[f"{count} tables: the first asked for, ms"] = views[0]
            found[f"{count} tables: one more, ms, median of {len(views)}"] = median(views)
        if len(views) > 20:
            found[f"{count} tables: one more, ms, 95 of 100"] = quantiles(views, n=20)[-1]
            found[f"{count} tables: 200 return at once, s"] = await all_return(
                server, names[-200:], len(names) - 200
            )
        found[f"{count} tables: database, MB"] = size(db)
        server.kill()
    return found


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@pytest.mark.skipif(not Path("/proc/self/io").exists(), reason="looks at what a process has read in /proc")
async def test_a_start_reads_as_much_of_10_000_tables_as_of_one(tmp_path):
    read = {}
    for count in (1, 10_000):
        await fill(tmp_path / f"{count}.sqlite3", count)
        server = await asyncio.to_thread(Started, tmp_path / f"{count}.sqlite3")
        read[count] = server.read
        server.kill()
    assert size(tmp_path / "10000.sqlite3") > 100
    assert abs(read[10_000] - read[1]) < 1, f"MB: {read}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        for name, value in asyncio.run(figures(Path(made), (1, *map(int, sys.argv[1:])))).items():
            print(f"{name:50} {value:10.2f}")
