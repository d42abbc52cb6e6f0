"""What only a database of several processes can do: hold tables by lease, and refuse who has lost them."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from hlaska.cli import parser
from hlaska.server.storage.open import open_store
from hlaska.server.storage.postgres import VERSION, PostgresStore, prepare
from hlaska.server.urls import redact_password
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.new_table import open_table
from hlaska.table.store import DatabaseUnavailable, NotSaved, SequenceConflict, TableMeta, TableMoved
from hlaska.table.table import Table
from tests.table.test_table import PEOPLE
from tests.toy import SKIP, Toy

META = TableMeta("t", "toy", "plain", {"target": 0}, 1, PEOPLE, ("ada", ""), 1, 1.0)


async def expire(store: PostgresStore) -> None:
    """As if this process had been stopped until it was taken for dead."""
    await store._pool.ask(
        lambda db: db.execute(
            "UPDATE processes SET until = clock_timestamp() - interval '1 s' WHERE id = $1",
            store.leases.process,
        )
    )


def first_legal(table: Table) -> tuple[int, ...]:
    assert table.now.state is not None
    return (table.game.legal(table.now.state, table.now.turn)[0],)


@pytest.fixture
async def pair(database):
    url = await database()
    stores = PostgresStore(url, "http://a"), PostgresStore(url, "http://b")
    yield stores
    for store in stores:
        await store.close()


async def test_a_table_lives_in_one_process_at_a_time(pair):
    a, b = pair
    await a.put(META, JournalEntry(1, -1, (3,), 5.0))
    assert await a.leases.acquire("t") is None
    assert await b.leases.acquire("t") == "http://a"
    with pytest.raises(TableMoved) as caught:
        await b.append("t", 2, 0, (1,))
    assert (caught.value.table, caught.value.address) == ("t", "http://a")
    with pytest.raises(TableMoved):
        await b.put(META)
    assert await b.get("t") == META  # anybody may read
    await a.leases.release("t")
    assert await b.leases.acquire("t") is None
    assert await a.leases.acquire("t") == "http://b"
    await b.append("t", 2, 0, (1,))


async def test_who_begins_anew_takes_no_table_before_others_know_of_it(pair, monkeypatch):
    """They would take it, too, and nobody would be told."""
    a, b = pair
    await a.put(META, JournalEntry(1, -1, (3,), 5.0))
    assert await b.leases.acquire("u") is None  # it is there as well
    await expire(a)
    begun, asked, known = asyncio.Event(), asyncio.Event(), asyncio.Event()
    ask, register = a._pool.ask, a.leases._register

    async def later(old: str = "") -> None:
        begun.set()
        await known.wait()
        await register(old)

    async def told(work: Any) -> Any:
        found = await ask(work)
        asked.set()
        return found

    monkeypatch.setattr(a.leases, "_register", later)
    renewing = asyncio.create_task(a.leases._renew())
    await begun.wait()
    monkeypatch.setattr(a._pool, "ask", told)
    taking = asyncio.create_task(a.leases.acquire("t"))
    await asked.wait()
    assert await b.leases.acquire("t") is None
    known.set()
    await renewing
    assert await taking == "http://b"
    assert not a.leases.has("t")


async def test_who_has_lost_a_table_without_a_word_finds_it_out(pair):
    a, b = pair
    lost: list[str] = []
    a.leases.watch(lost.append)
    for name in ("t", "u"):
        assert await a.leases.acquire(name) is None
    assert await b.leases.acquire("v") is None
    await b._pool.ask(lambda db: db.execute("UPDATE homes SET process = $1 WHERE id = 't'", b.leases.process))
    await a.leases._renew()
    assert lost == ["t"]
    assert (a.leases.has("t"), a.leases.has("u")) == (False, True)
    assert await a.leases.acquire("t") == "http://b"


async def test_who_was_stopped_writes_no_more_once_another_has_the_table(pair):
    a, b = pair
    lost: list[str] = []
    a.leases.watch(lost.append)
    await a.put(META, JournalEntry(1, -1, (3,), 5.0))
    await expire(a)
    assert await b.leases.acquire("t") is None
    with pytest.raises(TableMoved):
        await a.append("t", 2, 0, (1,))  # it does not know yet
    assert lost == ["t"]
    await b.append("t", 2, 0, (7,))
    assert [line.actions for line in await b.load("t")] == [(3,), (7,)]


async def test_who_was_stopped_writes_no_more_even_if_nobody_has_the_table(pair):
    a, _ = pair
    await a.put(META, JournalEntry(1, -1, (3,), 5.0))
    await expire(a)
    with pytest.raises(TableMoved):
        await a.put(META, JournalEntry(2, -1, (3,), 5.0))
    await a.leases._begin_anew()  # as its next renewal does
    await a.append("t", 2, 0, (1,))
    assert len(await a.load("t")) == 2


async def test_who_was_not_heard_of_begins_anew_with_no_tables(pair):
    a, b = pair
    lost: asyncio.Queue[str] = asyncio.Queue()
    a.leases.watch(lost.put_nowait)
    for table in ("t", "u"):
        await a.append(table, 1, 0, (1,))
    await expire(a)
    await a.leases._renew()
    assert {await lost.get(), await lost.get()} == {"t", "u"}
    assert await b.leases.acquire("t") is None


async def test_who_may_have_been_stopped_looks_before_he_shows_anything(pair):
    a, b = pair
    lost: list[str] = []
    a.leases.watch(lost.append)
    await a.append("t", 1, 0, (1,))
    await expire(a)
    await a.leases.verify()  # he was heard of a moment ago, by his own clock
    assert lost == []
    a.leases._sure = 0.0
    await a.leases.verify()
    assert lost == ["t"]
    assert await b.leases.acquire("t") is None


async def test_a_line_on_its_way_is_waited_for_by_who_takes_the_table(pair):
    """The insert holds the table's row until its commit; then the other reads it."""
    a, b = pair
    await a.append("t", 1, 0, (1,))
    async with a._pool._pool.acquire() as slow, slow.transaction():
        rows = await slow.fetch(
            "SELECT 1 FROM homes h, processes p WHERE h.id = 't' AND h.process = $1 FOR SHARE OF h",
            a.leases.process,
        )
        assert rows
        await slow.execute("INSERT INTO lines VALUES ('t', 2, 0, '5', 1.0)")
        await expire(a)
        taking = asyncio.create_task(b.leases.acquire("t"))
        await b.get("t")  # the other connections of b go on
        assert not taking.done()
    assert await taking is None
    assert [line.actions for line in await b.load("t")] == [(1,), (5,)]


async def test_a_process_that_ends_leaves_its_tables_at_once(database):
    url = await database()
    a, b = PostgresStore(url, "http://a"), PostgresStore(url, "http://b")
    await a.append("t", 1, 0, (1,))
    await a.close()
    assert await b.leases.acquire("t") is None
    await b.close()


async def test_who_is_closed_says_no_more_that_he_lives(database):
    store = PostgresStore(await database(), "http://a")
    await store.leases.acquire("table")
    await store.close()
    store.leases._sure = 0.0
    with pytest.raises(NotSaved, match="closed"):
        await store.leases.verify()
    assert store.leases._connection is None  # nothing was connected for it


async def test_of_many_that_want_a_table_one_has_it(database):
    url = await database()
    stores = [PostgresStore(url, f"http://{i}") for i in range(4)]
    for name in ("t", "u", "v"):
        found = await asyncio.gather(*(store.leases.acquire(name) for store in stores))
        assert found.count(None) == 1
        home = f"http://{found.index(None)}"
        assert all(address in (None, home) for address in found)
    for store in stores:
        await store.close()


async def test_a_table_goes_on_in_another_process(pair):
    a, b = pair
    table = await open_table(Toy(), PEOPLE, owner="ada", store=a)
    await table.submit(0, table.seq, (SKIP,))
    await expire(a)
    meta = await b.get(table.meta.id)
    assert meta is not None
    assert await b.leases.acquire(meta.id) is None
    other = Table(meta, Toy(), b)
    await other.log.catch_up()
    assert other.now == table.now
    before = table.now
    with pytest.raises(TableMoved):
        await table.submit(table.now.turn, table.seq, first_legal(table))
    assert table.now is before
    await other.submit(other.now.turn, other.seq, first_legal(other))
    assert other.seq == before.seq + 1


async def test_lines_that_wait_share_a_statement(database):
    store = PostgresStore(await database())
    await asyncio.gather(*(store.leases.acquire(f"t{i}") for i in range(300)))
    statements = 0
    insert = store._insert

    async def count(columns):
        nonlocal statements
        statements += 1
        return await insert(columns)

    store._insert = count  # type: ignore[method-assign]
    await asyncio.gather(*(store.append(f"t{i}", 1, 0, (i,)) for i in range(300)))
    assert statements < 10
    assert (await store.load("t299"))[0].actions == (299,)
    with pytest.raises(SequenceConflict):
        await store.append("t0", 1, 0, (1,))
    await store.close()


# ---------------------------------------------------------------- what is found at the start
async def test_a_database_is_made_once(empty_database):
    url = await empty_database()
    await asyncio.gather(*(prepare(url) for _ in range(3)))
    store = PostgresStore(url)
    await store.append("t", 1, 0, (1,))
    await store.close()
    await prepare(url)
    again = PostgresStore(url)
    assert len(await again.load("t")) == 1
    await again.close()


@pytest.mark.parametrize(
    ("done", "why"),
    [
        (f"UPDATE hlaska SET version = {VERSION + 1}", "newer version of Hláška"),
        ("DROP TABLE costs", r"tables are missing from it \(costs\): restore a backup"),
        ("DROP TABLE hlaska", "another program has made tables named costs, homes, lines"),
    ],
)
async def test_a_database_that_is_not_ours_to_use(database, done, why):
    url = await database()
    db = await asyncpg.connect(url)
    await db.execute(done)
    await db.execute("INSERT INTO lines VALUES ('t', 1, 0, '1', 1)")
    with pytest.raises(DatabaseUnavailable, match=why):
        await prepare(url)
    assert await db.fetchval("SELECT count(*) FROM lines") == 1
    await db.close()


@pytest.mark.parametrize(
    "url", ["postgresql://a:secret@127.0.0.1:1/x", "postgresql://a:secret@127.0.0.1:nonsense/x"]
)
async def test_a_database_that_cannot_be_reached_is_named_without_its_password(url):
    with pytest.raises(DatabaseUnavailable) as caught:
        await prepare(url)
    assert "secret" not in caught.value.text
    assert "--db" in caught.value.text
    store = PostgresStore(url)
    with pytest.raises(NotSaved, match="the database cannot be reached") as refused:
        await store.append("t", 1, 0, (1,))
    assert "secret" not in refused.value.text
    await store.close()


def test_what_is_shown_of_an_address():
    assert redact_password("postgresql://ann:secret@db.example:5432/hlaska?password=x") == (
        "postgresql://ann@db.example:5432/hlaska"
    )
    assert redact_password("postgresql:///hlaska") == "postgresql:///hlaska"


def test_without_its_package_a_database_of_several_processes_says_what_is_missing(monkeypatch):
    monkeypatch.setattr("hlaska.server.storage.open.find_spec", lambda name: None)
    with pytest.raises(DatabaseUnavailable, match=r"pip install 'hlaska\[many\]'"):
        open_store("postgresql:///hlaska")


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ((), None),
        (("--address", "http://10.0.0.2:8000/"), "http://10.0.0.2:8000"),
        (("--address", "node"), "refused"),
    ],
)
def test_the_address_for_other_processes(asked, found, capsys):
    try:
        assert parser().parse_args(["serve", *asked]).address == found
    except SystemExit:
        assert found == "refused"
        assert "expected an address as http://10.0.0.2:8000, not 'node'" in capsys.readouterr().err
