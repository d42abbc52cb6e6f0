"""A server as a whole: moved to PostgreSQL, put aside, brought back, watched."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from hlaska.cli import main
from hlaska.protocol.tables import NewTable
from hlaska.server.api.metrics import answers, prometheus
from hlaska.server.storage.account_database import Database, account_db_path, open_file
from hlaska.server.storage.account_schema import accounts
from hlaska.server.storage.postgres import PostgresStore
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair, MatchState
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, NotSaved, ReviewCost, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.server.test_several_processes import serving
from tests.table.test_table import PEOPLE, random_step
from tests.toy import Toy

ADA = {
    "owner": "ada", "name": "Áďa", "skeleton": "ada", "password": "x", "avatar": "", "settings": "{}",
    "admin": False, "barred": True, "created": 1.5,
}  # fmt: skip


async def played(file: Path) -> dict[str, MatchState]:
    """A server's file with some tables, a review, and a person."""
    journal, found = SqliteStore(file), {}
    for i in range(3):
        table = await open_table(Toy(), PEOPLE, owner="ada", store=journal)
        rng = Random(i)
        for _ in range(30):
            await random_step(table, rng)
        found[table.meta.id] = table.now
    await journal.keep_cost(next(iter(found)), 1, 0, ReviewCost(1 / 3, 0.1))
    await journal.close()
    people = open_file(account_db_path(file))
    await people.run(lambda db: db.execute(accounts.insert(), [ADA]))
    await people.close()
    return found


async def all_is_there(store: Store, people: Database, tables: dict[str, MatchState]) -> None:
    assert set(await store.list_owned("ada")) == set(tables)
    for name, now in tables.items():
        meta = await store.get(name)
        assert meta is not None
        table = Table(meta, Toy(), store)
        await table.log.catch_up()
        assert table.now == now
    assert await store.costs(next(iter(tables)), 0) == {1: ReviewCost(1 / 3, 0.1)}
    assert [
        dict(row) for row in await people.run(lambda db: db.execute(accounts.select()).mappings().all())
    ] == [ADA]
    await people.close()
    await store.close()


def hlaska(capsys: Any, *asked: str) -> tuple[int, str]:
    code = main(asked)
    said = capsys.readouterr()
    return code, said.out + said.err


def test_a_file_is_moved_to_postgresql(tmp_path, database, empty_database, capsys):
    file = tmp_path / "db.sqlite3"
    tables = asyncio.run(played(file))
    url = asyncio.run(empty_database())
    code, said = hlaska(capsys, "move-db", str(file), url)
    assert code == 0, said
    assert "tables: 3\n" in said
    assert "accounts: 1\n" in said
    asyncio.run(all_is_there(PostgresStore(url), Database(url), tables))
    code, said = hlaska(capsys, "move-db", str(file), url)
    assert (code, "has tables already" in said) == (1, True)
    asyncio.run(all_is_there(SqliteStore(file), open_file(account_db_path(file)), tables))  # it is as it was


def test_what_is_not_copied_as_it_was_is_not_kept(tmp_path, empty_database, capsys, monkeypatch):
    file = tmp_path / "db.sqlite3"
    asyncio.run(played(file))
    url = asyncio.run(empty_database())

    async def wrong() -> None:
        from hlaska.server.storage.postgres import prepare

        await prepare(url)
        db = await asyncpg.connect(url)
        await db.execute(
            "CREATE FUNCTION spoil() RETURNS trigger AS $$ BEGIN IF NEW.seq = 7 THEN NEW.actions := '0'; END IF; "
            "RETURN NEW; END $$ LANGUAGE plpgsql; "
            "CREATE TRIGGER spoil BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION spoil()"
        )
        await db.close()

    async def count() -> int:
        db = await asyncpg.connect(url)
        found = await db.fetchval("SELECT (SELECT count(*) FROM lines) + (SELECT count(*) FROM tables)")
        await db.close()
        return int(found)

    asyncio.run(wrong())
    code, said = hlaska(capsys, "move-db", str(file), url)
    assert (code, "lines: row 7 is not what it was; nothing was kept" in said) == (1, True)
    assert asyncio.run(count()) == 0


def test_a_file_in_use_or_missing_is_not_moved(tmp_path, empty_database, capsys):
    url = asyncio.run(empty_database())
    assert "there is no database" in hlaska(capsys, "move-db", str(tmp_path / "no"), url)[1]
    assert "from a file to postgresql" in hlaska(capsys, "move-db", url, str(tmp_path / "no"))[1]
    asyncio.run(played(tmp_path / "db"))

    async def in_use() -> str:
        journal = SqliteStore(tmp_path / "db")
        said = await asyncio.to_thread(hlaska, capsys, "move-db", str(tmp_path / "db"), url)
        await journal.close()
        return said[1]

    assert "is in use by process" in asyncio.run(in_use())


def test_a_file_is_put_aside_while_it_is_used_and_brought_back(tmp_path, capsys):
    file, kept = tmp_path / "db.sqlite3", tmp_path / "kept.tar"
    tables = asyncio.run(played(file))

    async def while_it_runs() -> tuple[int, str]:
        journal = SqliteStore(file)
        done = await asyncio.to_thread(hlaska, capsys, "backup", "--db", str(file), str(kept))
        await journal.append("later", 1, 0, (1,))
        await journal.close()
        return done

    assert asyncio.run(while_it_runs()) == (0, "")
    assert kept.stat().st_mode & 0o777 == 0o600
    assert "is there already" in hlaska(capsys, "backup", "--db", str(file), str(kept))[1]
    assert "there already; name another" in hlaska(capsys, "restore", "--db", str(file), str(kept))[1]
    again = tmp_path / "new" / "db.sqlite3"
    assert hlaska(capsys, "restore", "--db", str(again), str(kept)) == (0, "")
    with sqlite3.connect(again) as db:
        assert db.execute("SELECT count(*) FROM lines WHERE id = 'later'").fetchone() == (0,)
    asyncio.run(all_is_there(SqliteStore(again), open_file(account_db_path(again)), tables))
    assert (
        "can be brought back to that alone"
        in hlaska(capsys, "restore", "--db", "postgresql:///x", str(kept))[1]
    )


def test_a_postgresql_is_put_aside_and_brought_back(tmp_path, postgres_server, capsys):
    file, kept = tmp_path / "db.sqlite3", tmp_path / "kept"
    tables = asyncio.run(played(file))

    async def make(name: str) -> str:
        db = await asyncpg.connect(postgres_server.url)
        await db.execute(f"CREATE DATABASE {name}")
        await db.close()
        return str(postgres_server.url).replace("/postgres", f"/{name}")

    first, second = (asyncio.run(make(name)) for name in ("first", "second"))
    assert hlaska(capsys, "move-db", str(file), first)[0] == 0
    assert hlaska(capsys, "backup", "--db", first, str(kept)) == (0, "")
    assert "is not empty" in hlaska(capsys, "restore", "--db", first, str(kept))[1]
    assert hlaska(capsys, "restore", "--db", second, str(kept)) == (0, "")
    asyncio.run(all_is_there(PostgresStore(second), Database(second), tables))


# ---------------------------------------------------------------- watching
def test_a_server_says_whether_requests_should_come_to_it(database):
    with serving(asyncio.run(database())) as server, server.client() as client:
        ready = client.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
        assert client.get("/metrics").status_code == 404  # unless it was asked for


async def test_numbers_say_what_is_here_and_nothing_of_whom():
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG))
    table = await hall.open(NewTable("toy", chairs=(Chair("Áďa"), Chair("Bob", "open"))), "ada")
    follower = table.follow(0)
    text = await prometheus(hall)
    for line in ("hlaska_tables 1", "hlaska_tables_waiting 1", "hlaska_lines 1", "hlaska_store_up 1"):
        assert f"{line}\n" in text
    assert not any(secret in text for secret in ("Áďa", "ada", table.meta.id))
    follower.close()
    await hall.close()


async def test_a_store_that_does_not_answer_is_told(tmp_path, monkeypatch):
    journal = SqliteStore(tmp_path / "db")
    hall = TableService(TableSetup(journal, ThreadBotPool(toys), CATALOG))
    text = await prometheus(hall)
    assert "hlaska_tables 0\n" in text
    assert "hlaska_store_up 1\n" in text
    assert "process_resident_memory_bytes " in text
    await journal.close()
    with pytest.raises(NotSaved):
        await journal.list_owned("x")
    assert await answers(hall) is None
    assert "hlaska_store_up 0\n" in await prometheus(hall)
