"""Tables with a gap are found, and cut before it; what is cut is kept and told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.core.errors import Stale
from hlaska.server.storage.postgres import PostgresStore
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.new_table import open_table
from hlaska.table.store import JournalDamaged, ReviewCost
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.server.test_transfer import hlaska
from tests.table.test_table import PEOPLE, random_step
from tests.toy import Toy

Kept = SqliteStore | PostgresStore


@pytest.fixture(params=["file", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database without tables."""
    if request.param == "file":
        asyncio.run(SqliteStore(tmp_path / "db").close())
        return str(tmp_path / "db")
    return str(asyncio.run(request.getfixturevalue("database")()))


def opened(db: str) -> Kept:
    return PostgresStore(db) if "://" in db else SqliteStore(db)


async def do(store: Kept, query: str) -> None:
    if isinstance(store, PostgresStore):
        await store._pool.ask(lambda db: db.execute(query))
    else:
        await store._ask(lambda db: db.execute(query), writes=True)


async def with_store(db: str, work: Callable[[Kept], Awaitable[Any]]) -> Any:
    store = opened(db)
    try:
        return await work(store)
    finally:
        await store.close()


async def spoil(store: Kept) -> list[str]:
    """Four tables of 40 lines: whole, without lines 8 and 9, with a line that cannot be read, without a beginning."""
    names = []
    for i in range(4):
        table, rng = await open_table(Toy(), PEOPLE, owner="ada", store=store), Random(i)
        while table.seq < 40:
            await random_step(table, rng)
        names.append(table.meta.id)
        for deal in range(1, table.now.deal + 1):
            await store.keep_cost(table.meta.id, deal, 0, ReviewCost(1.0, 0.0))
    await do(store, f"DELETE FROM lines WHERE id = '{names[1]}' AND seq IN (8, 9)")
    await do(store, f"UPDATE lines SET actions = 'x' WHERE id = '{names[2]}' AND seq = 39")
    await do(store, f"DELETE FROM lines WHERE id = '{names[3]}' AND seq = 1")
    return names


async def lengths(store: Kept, names: list[str]) -> list[int]:
    """The lines of each table, -1 where it is damaged."""
    found = []
    for name in names:
        try:
            found.append(len(await store.load(name)))
        except JournalDamaged:
            found.append(-1)
    return found


def test_tables_with_a_gap_are_found_and_cut_before_it(db: str, tmp_path: Path, capsys: Any) -> None:
    names = asyncio.run(with_store(db, spoil))
    code, said = hlaska(capsys, "repair", "--db", db)
    assert code == 1
    assert f"table {names[1]} (toy: Ada, Bob): line 8 is missing; it goes on after line 7\n" in said
    assert "would be cut: 31 lines (10 to 40, " in said
    assert f"table {names[2]} (toy: Ada, Bob): line 39 cannot be read; it goes on after line 38\n" in said
    assert f"table {names[3]} (toy: Ada, Bob): line 1 is missing; it goes on after line 0\n" in said
    assert names[0] not in said
    assert "3 tables have a gap; nothing was changed" in said
    assert asyncio.run(with_store(db, lambda store: lengths(store, names))) == [40, -1, -1, -1]

    cut = tmp_path / "cut"
    code, said = hlaska(capsys, "repair", "--db", db, "--cut", str(cut))
    assert (code, "3 tables were cut; their lines are in" in said) == (0, True)
    assert cut.stat().st_mode & 0o777 == 0o600
    lines = [json.loads(line) for line in cut.read_text().splitlines()]
    assert [sum(line["table"] == name for line in lines) for name in names] == [0, 31, 2, 39]
    assert [line["actions"] for line in lines if (line["table"], line["seq"]) == (names[2], 39)] == ["x"]

    async def look(store: Kept) -> None:
        assert await lengths(store, names) == [40, 7, 38, 0]
        for name in names[:3]:
            meta = await store.get(name)
            assert meta is not None
            table = Table(meta, Toy(), store)
            await table.log.catch_up()
            deal, rng = table.now.deal, Random(9)
            if name != names[0]:  # of deals that may be others now nothing is told
                assert set(await store.costs(name, 0)) == set(range(1, deal))
            while table.now.deal < deal + 2:
                await random_step(table, rng)
        assert await store.costs(names[3], 0) == {}

    asyncio.run(with_store(db, look))
    assert hlaska(capsys, "repair", "--db", db) == (0, "no table has a gap\n")
    assert hlaska(capsys, "repair", "--db", db, "--json") == (0, "[]\n")
    assert "is there already" in hlaska(capsys, "repair", "--db", db, "--cut", str(cut))[1]


def test_where_it_cannot_be_cut_nothing_is(db: str, tmp_path: Path, capsys: Any) -> None:
    names = asyncio.run(with_store(db, spoil))
    if "://" in db:

        async def forbid(store: Kept) -> None:
            await do(
                store,
                "CREATE FUNCTION no() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no'; END $$ LANGUAGE plpgsql",
            )
            await do(store, "CREATE TRIGGER no BEFORE DELETE ON costs FOR EACH ROW EXECUTE FUNCTION no()")

        asyncio.run(with_store(db, forbid))
    else:
        trigger = "CREATE TRIGGER no BEFORE DELETE ON costs BEGIN SELECT RAISE(ABORT, 'no'); END"
        asyncio.run(with_store(db, lambda store: do(store, trigger)))
    code, said = hlaska(capsys, "repair", "--db", db, "--cut", str(tmp_path / "cut"))
    assert (code, "nothing was changed" in said, (tmp_path / "cut").exists()) == (1, True, False)
    assert asyncio.run(with_store(db, lambda store: lengths(store, names))) == [40, -1, -1, -1]


def test_the_server_of_a_file_must_not_run_to_cut_and_may_to_look(tmp_path: Path, capsys: Any) -> None:
    path = str(tmp_path / "db")

    async def look() -> None:
        journal = SqliteStore(path)
        await spoil(journal)
        code, said = await asyncio.to_thread(hlaska, capsys, "repair", "--db", path)
        assert (code, "3 tables have a gap" in said) == (1, True)
        cut = ("repair", "--db", path, "--cut", str(tmp_path / "cut"))
        assert "is in use by process" in (await asyncio.to_thread(hlaska, capsys, *cut))[1]
        await journal.close()

    asyncio.run(look())
    assert not (tmp_path / "cut").exists()
    assert "there is no database" in hlaska(capsys, "repair", "--db", str(tmp_path / "no"))[1]
    (tmp_path / "text").write_text("no database\n" * 100)
    assert "file is not a database" in hlaska(capsys, "repair", "--db", str(tmp_path / "text"))[1]


async def test_processes_over_postgresql_run_on_while_a_table_of_theirs_is_cut(
    database: Any, tmp_path: Path, capsys: Any
) -> None:
    url = await database()
    store, rng = PostgresStore(url), Random(1)
    hall = TableService(TableSetup(store, ThreadBotPool(toys), CATALOG, placement=store.leases))
    name = (await open_table(Toy(), PEOPLE, owner="ada", store=store)).meta.id
    table = await hall.get_table(name)
    while table.seq < 20:
        await random_step(table, rng)
    await do(store, "DELETE FROM lines WHERE seq IN (11, 12)")
    await asyncio.to_thread(hlaska, capsys, "repair", "--db", url, "--cut", str(tmp_path / "cut"))
    with pytest.raises(Stale, match="read anew"):
        await random_step(table, rng)
    again = await hall.get_table(name)
    assert again.seq == 10
    await random_step(again, rng)
    assert [line.seq for line in await store.load(name)] == list(range(1, 12))
    await hall.close()
    await store.close()


def test_a_database_that_is_not_there_is_said_without_its_password(capsys: Any) -> None:
    code, said = hlaska(capsys, "repair", "--db", "postgresql://a:secret@127.0.0.1:1/x")
    assert (code, "nothing was changed" in said, "secret" in said) == (1, True, False)
