"""All stores under the same laws."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from random import Random

import pytest
from msgspec.structs import replace

from hlaska.core.errors import Stale
from hlaska.server.cluster.placement import SingleProcess
from hlaska.server.storage.postgres import PostgresStore
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import (
    JournalDamaged,
    MemoryStore,
    NotSaved,
    ReviewCost,
    SequenceConflict,
    Store,
    TableMeta,
)
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.table.test_table import PEOPLE, random_step
from tests.toy import SKIP, Toy


def meta(name: str = "t", owners: tuple[str, ...] = ("ada", ""), created: float = 1.0) -> TableMeta:
    return TableMeta(name, "toy", "plain", {"target": 0}, 1, PEOPLE, owners, 1, created)


@pytest.fixture(params=["memory", "journal", "postgres"])
async def store(request, tmp_path):
    kept: Store
    if request.param == "memory":
        kept = MemoryStore()
    elif request.param == "journal":
        kept = SqliteStore(tmp_path / "db.sqlite3")
    else:
        kept = PostgresStore(await request.getfixturevalue("database")())
    yield kept
    await kept.close()


async def test_lines_come_back_in_order(store: Store):
    for seq in range(1, 20):
        await store.append("t", seq, seq % 3 - 1, tuple(range(seq)))
    await store.append("u", 1, 0, (5,))
    lines = await store.load("t")
    assert [(x.seq, x.seat, x.actions) for x in lines] == [
        (s, s % 3 - 1, tuple(range(s))) for s in range(1, 20)
    ]
    assert await store.load("t", 15) == lines[15:]
    assert await store.load("nobody") == []
    assert all(abs(line.at - time.time()) < 60 for line in lines)


async def test_a_line_is_written_once(store: Store):
    await store.append("t", 1, 0, (1,))
    for actions in ((1,), (2,)):
        with pytest.raises(SequenceConflict):
            await store.append("t", 1, 0, actions)
    await store.append("t", 2, 0, (3,))
    assert [line.actions for line in await store.load("t")] == [(1,), (3,)]


async def test_of_many_writers_of_one_line_one_succeeds(store: Store):
    results = await asyncio.gather(
        *(store.append("t", 1, 0, (i,)) for i in range(50)), return_exceptions=True
    )
    winners = [i for i, r in enumerate(results) if not isinstance(r, BaseException)]
    assert len(winners) == 1
    assert sum(isinstance(r, SequenceConflict) for r in results) == 49
    assert [line.actions for line in await store.load("t")] == [(winners[0],)]


async def lose(store: Store, table: str, after: int) -> None:
    """As where a standby takes over that did not have the newest lines of a table yet."""
    if isinstance(store, MemoryStore):
        del store._lines[table][after:]
    elif isinstance(store, SqliteStore):
        with closing(sqlite3.connect(store.path)) as db, db:
            db.execute("DELETE FROM lines WHERE id = ? AND seq > ?", (table, after))
    else:
        assert isinstance(store, PostgresStore)
        query = "DELETE FROM lines WHERE id = $1 AND seq > $2"
        await store._pool.ask(lambda db: db.execute(query, table, after))


async def test_a_line_is_kept_where_the_one_before_it_is(store: Store):
    with pytest.raises(SequenceConflict, match="the line before it is not there"):
        await store.append("t", 2, 0, (1,))
    for seq in (1, 2, 3):
        await store.append("t", seq, 0, (seq,))
    await lose(store, "t", 1)
    with pytest.raises(SequenceConflict, match="the line before it is not there"):
        await store.append("t", 4, 0, (4,))
    batch = JournalEntry(3, 0, (3,), 1.0), JournalEntry(4, 0, (4,), 1.0)
    with pytest.raises(SequenceConflict, match=r"line 3 .* the line before it is not there"):
        await store.put(meta(), *batch)
    assert ([line.seq for line in await store.load("t")], await store.get("t")) == ([1], None)
    await store.append("t", 2, 0, (2,))
    await store.put(meta(), *batch)
    # Of several tables at once, each for itself, and several lines of one in their order.
    wanted = [("t", 5), ("t", 6), ("u", 1), ("v", 2), ("t", 9)]
    found = await asyncio.gather(*(store.append(*at, 0, (0,)) for at in wanted), return_exceptions=True)
    assert [isinstance(one, SequenceConflict) for one in found] == [False, False, False, True, True]
    assert [line.seq for line in await store.load("t")] == [1, 2, 3, 4, 5, 6]


async def test_lines_that_are_written_together_are_all_kept_or_none(store: Store):
    if isinstance(store, MemoryStore):
        return
    for seq in (1, 2, 3):
        await store.append("t", seq, 0, (seq,))
    ask = store._pool.ask if isinstance(store, PostgresStore) else store._ask  # type: ignore[attr-defined]
    await ask(
        lambda db: db.execute("DELETE FROM lines WHERE id = 't' AND seq = 2"),
        **({"writes": True} if isinstance(store, SqliteStore) else {}),
    )
    with pytest.raises(SequenceConflict):
        await store.put(meta(), JournalEntry(2, 0, (7,), 1.0), JournalEntry(3, 0, (7,), 1.0))
    with pytest.raises(JournalDamaged, match="line 2 is missing"):
        await store.load("t")


async def test_a_table_whose_newest_lines_are_lost_is_read_anew_and_goes_on(store: Store):
    shared = store if isinstance(store, PostgresStore) else None
    hall = TableService(
        TableSetup(
            store, ThreadBotPool(toys), CATALOG, placement=shared.leases if shared else SingleProcess()
        )
    )
    name, rng = (await open_table(Toy(), PEOPLE, owner="ada", store=store)).meta.id, Random(1)
    table = await hall.get_table(name)
    while table.seq < 12:
        await random_step(table, rng)
    follower = table.follow(-1)
    await lose(store, name, 9)
    with pytest.raises(Stale, match=r"line 13 .* the line before it is not there; it is read anew"):
        await random_step(table, rng)
    assert table.log.moved
    await follower.wait_for_change()  # who is on the line is sent away, and comes back
    again = await hall.get_table(name)
    assert again is not table
    assert again.seq == 9
    while again.seq < 30:
        await random_step(again, rng)
    assert [line.seq for line in await store.load(name)] == list(range(1, again.seq + 1))
    other = Table(again.meta, Toy(), store)
    assert await other.log.catch_up()
    assert other.now == again.now
    await lose(store, name, 20)
    assert not await other.log.catch_up()  # so a copy that others look at is made anew
    assert other.seq == again.seq
    await hall.close()


async def test_what_a_table_is_comes_back(store: Store):
    assert await store.get("t") is None
    await store.put(meta())
    assert await store.get("t") == meta()
    changed = meta(owners=("ada", "bob"))
    await store.put(changed)
    assert await store.get("t") == changed
    await store.put(meta("u", created=2.0))
    assert await store.list_owned("ada") == ["u", "t"]
    assert await store.list_owned("ada", 1) == ["u"]
    assert await store.list_owned("bob") == ["t"]
    assert await store.list_owned("") == []
    assert await store.list_owned("eve") == []


async def test_what_a_table_is_and_its_first_line_are_kept_together(store: Store):
    line = JournalEntry(1, -1, (3, 4), 5.0)
    await store.put(meta(), line)
    assert (await store.get("t"), await store.load("t")) == (meta(), [line])
    with pytest.raises(SequenceConflict):
        await store.put(meta(owners=("ada", "bob")), line)
    assert (await store.get("t"), await store.list_owned("bob")) == (meta(), [])


async def test_what_is_forgotten(store: Store):
    both = meta("both", owners=("ada", "bob"))
    await store.put(meta("mine"), JournalEntry(1, -1, (3,), 5.0))
    await store.put(both, JournalEntry(1, -1, (3,), 5.0))
    await store.keep_cost("mine", 1, 0, ReviewCost(2.5, 0.5))
    await store.forget("eve", "mine", whole=True)
    await store.forget("ada", "both", whole=False)
    assert await store.list_owned("ada") == ["mine"]
    assert await store.list_owned("bob") == ["both"]
    assert await store.get("both") == both
    await store.forget("ada", "mine", whole=True)
    assert await store.list_owned("ada") == []
    assert (await store.get("mine"), await store.load("mine"), await store.costs("mine", 0)) == (None, [], {})


async def test_what_is_handed_over(store: Store):
    both = replace(meta("both", owners=("ada", "bob")), host="ada")
    await store.put(both)
    await store.put(meta("left", owners=("ada", "bob")))
    await store.forget("ada", "left", whole=False)
    assert await store.hand_over("both", "eve", "zoe") is None
    assert await store.hand_over("both", "ada", "bob") is None  # who has a chair there
    assert await store.hand_over("nowhere", "ada", "zoe") is None
    assert await store.hand_over("both", "", "zoe") is None
    assert await store.get("both") == both
    then = await store.hand_over("both", "ada", "zoe")
    assert then == replace(both, owners=("zoe", "bob"), host="zoe") == await store.get("both")
    assert await store.hand_over("both", "ada", "zoe") is None  # it is done
    await store.hand_over("left", "ada", "zoe")
    assert (await store.list_owned("ada"), await store.list_owned("zoe"), await store.list_owned("bob")) == (
        [],
        ["both"],
        ["both", "left"],
    )
    nobody = await store.hand_over("both", "zoe", "", Chair("?"))
    assert nobody is not None
    assert (nobody.owners, nobody.host, nobody.chairs[0]) == (("", "bob"), "", Chair("?"))
    assert await store.list_owned("zoe") == []
    assert await store.list_owned("") == []


async def test_what_reviews_have_found(store: Store):
    await store.put(meta())
    await store.keep_cost("t", 1, 0, ReviewCost(2.5, 0.5))
    await store.keep_cost("t", 1, 0, ReviewCost(1.5, 0.25))
    await store.keep_cost("t", 2, 0, ReviewCost(0.0, 0.0))
    await store.keep_cost("t", 2, 1, ReviewCost(7.0, 1.0))
    assert await store.costs("t", 0) == {1: ReviewCost(1.5, 0.25), 2: ReviewCost(0.0, 0.0)}


async def test_a_match_comes_back_as_it_was(store: Store):
    table = await open_table(Toy(), PEOPLE, owner="ada", store=store)
    rng = Random(1)
    for _ in range(60):
        await random_step(table, rng)
    found = await store.get(table.meta.id)
    assert found == table.meta
    again = Table(found, Toy(), store)
    await again.log.catch_up()
    assert again.now == table.now


async def test_a_store_that_is_closed_says_so(store: Store):
    if isinstance(store, MemoryStore):
        return
    await store.append("t", 1, 0, (1,))
    await store.close()
    with pytest.raises(NotSaved, match="closed"):
        await store.append("t", 2, 0, (1,))


async def test_two_tables_on_the_same_lines_cannot_both_go_on(store: Store):
    table = await open_table(Toy(), PEOPLE, owner="ada", store=store)
    other = Table(table.meta, Toy(), store)
    await other.log.catch_up()
    results = await asyncio.gather(
        table.submit(0, 1, (SKIP,)), other.submit(0, 1, (SKIP,)), return_exceptions=True
    )
    assert sorted(type(r).__name__ for r in results) == ["NoneType", "Stale"]
    assert table.now == other.now
    assert isinstance(next(r for r in results if r), Stale)


async def test_the_names_of_all_tables_come_in_order_some_at_a_time(store: Store):
    for name in ("b", "a", "c"):
        await store.put(meta(name))
    assert await store.names() == ["a", "b", "c"]
    assert await store.names("a", 1) == ["b"]
    assert await store.names("c") == []
