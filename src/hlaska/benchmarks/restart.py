"""Measures how soon a server with many tables answers: `hlaska bench start`.

Also how fast a table comes back from its journal.
"""

from __future__ import annotations

import asyncio
import secrets
import tempfile
import time
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from hlaska._version import __version__
from hlaska.benchmarks.server_load import Server, ask
from hlaska.games import find_game
from hlaska.server.accounts.services import open_database
from hlaska.server.storage.open import open_store
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, Store, TableMeta
from hlaska.table.table import Table

DEALS: Final = 10  # of each table
AT_ONCE: Final = 200  # tables that are written together
OWNER: Final = "0" * 64


async def measure_restart(game: str, tables: int, db: str = "") -> dict[str, Any]:
    """Measures a server that has so many tables of some deals. db: postgresql://..., where they stay.

    Raises Failed, BadOptions, NotSaved.
    """
    meta, lines, deals = await _play_table(game)
    with tempfile.TemporaryDirectory(prefix="hlaska-bench-") as folder:
        where = db or f"{folder}/db.sqlite3"
        name = await asyncio.to_thread(_fill, where, meta, lines, tables)
        began, server = time.monotonic(), Server(where)
        try:
            await server.ready()
            started, worked = time.monotonic() - began, server.cpu_seconds
            began = time.monotonic()
            seat = (
                "POST",
                f"/api/tables/{name}/sit",
                {"name": "Ada"},
            )  # refused, but not before the table is back
            status, _, _ = await asyncio.to_thread(ask, server.port, *seat)
            answered, came_back = time.monotonic() - began, server.cpu_seconds - worked
        finally:
            server.end()
    return {
        "version": __version__,
        "game": game,
        "tables": tables,
        "deals": deals,
        "lines_of_a_table": len(lines),
        "start_s": round(started, 2),
        "start_s.processor": round(worked, 2),
        "table_asked_for.status": status,
        "table_asked_for.ms": round(1000 * answered),
        "table_asked_for.ms.processor": round(1000 * came_back),
        "resume_ms_per_deal": round(await _resume(game, meta, lines) / deals, 2),
    }


async def _play_table(game: str) -> tuple[TableMeta, list[JournalEntry], int]:
    """Makes a table whose people have played deals at random, or a whole match.

    What it is, its lines, and how many deals they are.
    """
    rules, rng, store = find_game(game), Random(1), MemoryStore()
    chairs = [Chair(f"P{i}") for i in range(rules.players)]
    table = await open_table(rules, chairs, owner=OWNER, store=store)
    while not table.now.is_over and (table.now.running or table.now.deal < DEALS):
        if table.now.running:
            assert table.now.state is not None
            seat = table.now.turn
            await table.submit(seat, table.seq, (rng.choice(rules.legal(table.now.state, seat)),))
        else:
            await table.dealer.deal()
    return table.meta, await store.load(table.meta.id), table.now.deal


def _fill(where: str, meta: TableMeta, lines: list[JournalEntry], tables: int) -> str:
    """Keeps the same table under many names, and returns one."""
    mark = secrets.token_hex(4)
    names = [f"bench{mark}{i}" for i in range(tables)]
    store, _ = open_store(where)
    asyncio.run(_keep_all(store, meta, lines, names))
    asyncio.run(open_database(where).close())  # who has run has that of people, too
    return names[-1]


async def _keep_all(store: Store, meta: TableMeta, lines: list[JournalEntry], names: list[str]) -> None:
    try:
        for begin in range(0, len(names), AT_ONCE):
            await asyncio.gather(
                *(_keep(store, meta, lines, name) for name in names[begin : begin + AT_ONCE])
            )
    finally:
        await store.close()


async def _keep(store: Store, meta: TableMeta, lines: list[JournalEntry], name: str) -> None:
    await store.put(replace(meta, id=name), *lines)


async def _resume(game: str, meta: TableMeta, lines: list[JournalEntry]) -> float:
    """Returns a processor's milliseconds until the table is back. Of some tries it takes the shortest."""
    rules, store = find_game(game), MemoryStore()
    await store.put(meta, *lines)
    tries = []
    for _ in range(5):
        table, began = Table(meta, rules, store), time.process_time()
        await table.log.catch_up()
        tries.append(1000 * (time.process_time() - began))
        assert table.seq == lines[-1].seq
    return min(tries)
