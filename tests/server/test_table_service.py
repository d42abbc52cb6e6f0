"""Tables that come back after a restart, are let go when nobody is there, and give their record."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from random import Random

import pytest
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, Illegal, Phrase
from hlaska.core.practice_hands import hand_dealt
from hlaska.core.record import read, replay
from hlaska.games import hands
from hlaska.protocol.tables import NewTable
from hlaska.server.history.records import record_text
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables import live
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.table.test_table import PEOPLE, random_step
from tests.toy import Toy, ToyOptions


def new_hall(store: Store | None = None) -> TableService:
    return TableService(TableSetup(store or MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0))


TWO = (Chair("Ada"), Chair("free", "open"))


async def test_a_restarted_hall_brings_tables_back_where_they_stood(tmp_path):
    journal = SqliteStore(tmp_path / "db.sqlite3")
    hall = new_hall(journal)
    table = await hall.open(NewTable("toy", options={"target": 50}, chairs=TWO), hash_token("ada"))
    await table.seating.sit(-1, "Bob", hash_token("bob"))
    rng = Random(1)
    for _ in range(40):
        await random_step(table, rng)
    await hall.close()
    await journal.close()

    hall = new_hall(SqliteStore(tmp_path / "db.sqlite3"))
    found = await asyncio.gather(*(hall.get_table(table.meta.id) for _ in range(5)))
    assert all(f is found[0] for f in found)
    assert (found[0].now, found[0].meta) == (table.now, table.meta)
    assert found[0].meta.chair_of(hash_token("bob")) == 1
    mine = await hall.user_tables.of(hash_token("bob"))
    assert [(m.table, m.me, m.deal, m.scores) for m in mine] == [
        (table.meta.id, 1, table.now.deal, table.now.match.scores)
    ]
    assert await hall.user_tables.of(hash_token("")) == []
    for _ in range(10):
        await random_step(found[0], rng)
    await hall.close()
    await hall.store.close()


async def test_a_table_has_its_pace_also_after_a_restart():
    store = MemoryStore()
    hall = TableService(TableSetup(store, ThreadBotPool(toys), CATALOG, 2.0))
    table = await hall.open(NewTable("toy", chairs=TWO, pace="fast"), hash_token("ada"))
    assert hall.live.tables[table.meta.id].driver.pace == pytest.approx(0.9)
    with pytest.raises(BadOptions, match="slow, normal, fast"):
        await hall.open(NewTable("toy", chairs=TWO, pace="never"), hash_token("ada"))
    await hall.close()
    again = TableService(TableSetup(store, ThreadBotPool(toys), CATALOG, 2.0))
    await again.get_table(table.meta.id)
    assert again.live.tables[table.meta.id].driver.pace == pytest.approx(0.9)
    await again.close()


async def test_computer_players_go_on_after_a_restart():
    store = MemoryStore()
    meta = (await open_table(Toy(), (Chair("A"), Chair("B", "bot")), owner="a", store=store)).meta
    hall = new_hall(store)
    table = await hall.get_table(meta.id)
    for _ in range(200):
        if table.turn == next(i for i, c in enumerate(meta.chairs) if c.kind == "person"):
            break
        await asyncio.sleep(0.01)
    assert meta.chairs[table.turn].kind == "person"
    await hall.close()


async def test_tables_where_nobody_is_are_let_go_and_come_back(monkeypatch):
    hall = new_hall()
    table = await hall.open(NewTable("toy", chairs=TWO), hash_token("ada"))
    other = await hall.open(NewTable("toy", chairs=TWO), hash_token("ada"))
    follower = other.follow(0)
    monkeypatch.setattr(live, "IDLE", -1.0)
    again = await hall.get_table(table.meta.id)
    assert again is not table
    assert await hall.get_table(other.meta.id) is other
    follower.close()
    await hall.close()


async def test_many_tables_are_let_go_while_many_ask(tmp_path, monkeypatch):
    hall = new_hall(SqliteStore(tmp_path / "db.sqlite3"))
    for _ in range(40):
        await hall.open(NewTable("toy", chairs=TWO), hash_token("ada"))
    names = list(hall.live.tables)
    monkeypatch.setattr(live, "IDLE", -1.0)
    found = await asyncio.gather(*(hall.get_table(names[i]) for i in range(5)))
    assert [table.meta.id for table in found] == names[:5]
    assert set(hall.live.tables) <= set(names[:5])
    await hall.close()
    await hall.store.close()


@pytest.mark.parametrize("name", ["", "nope", "../etc", "x" * 1000, "'", "é"])
async def test_names_of_no_table(name):
    with pytest.raises(NoTable):
        await new_hall().get_table(name)


async def test_a_table_that_cannot_be_read_harms_no_other():
    hall = new_hall()
    good = await hall.open(NewTable("toy", chairs=TWO), hash_token("ada"))
    changed = {
        "options": replace(good.meta, id="old1", options={"gone": 1}),
        "game": replace(good.meta, id="old2", game="gone"),
        "lines": replace(good.meta, id="old3", rules=good.meta.rules + 1),
    }
    for meta in changed.values():
        await hall.store.put(meta)
    await hall.store.append("old3", 1, 0, (7,))
    for meta in changed.values():
        with pytest.raises(NoTable, match="other rules"):
            await hall.get_table(meta.id)
    assert [m.table for m in await hall.user_tables.of(hash_token("ada"))] == [good.meta.id]
    await hall.close()


DAMAGE = {
    "no JSON": ("UPDATE tables SET meta = '{' WHERE id = ?", "what it is"),
    "no text": ("UPDATE tables SET meta = x'fffe00' WHERE id = ?", "what it is"),
    "nothing": ("UPDATE tables SET meta = '' WHERE id = ?", "what it is"),
    "a number": ("UPDATE tables SET meta = 5 WHERE id = ?", "what it is"),
    "another table": ("UPDATE tables SET meta = replace(meta, id, 'x') WHERE id = ?", "does not fit"),
    "too few chairs": ("UPDATE tables SET meta = replace(meta, '{\"name\":\"Bob\"}', '') WHERE id = ?", ""),
    "no such preset": ("UPDATE tables SET meta = replace(meta, 'plain', 'gone') WHERE id = ?", ""),
    "who begins": ("UPDATE tables SET meta = replace(meta, '\"first\":', '\"first\":7') WHERE id = ?", ""),
    "a key": ('UPDATE tables SET meta = replace(meta, \'"key":"\', \'"key":"x\') WHERE id = ?', "decks"),
    "letters": ("UPDATE lines SET actions = 'one' WHERE id = ? AND seq = 2", "line 2"),
    "no line": ("UPDATE lines SET actions = x'ff' WHERE id = ? AND seq = 2", "line 2"),
    "a gap": ("DELETE FROM lines WHERE id = ? AND seq = 2", "line 2 is missing"),
    "the beginning": ("DELETE FROM lines WHERE id = ? AND seq = 1", "line 1 is missing"),
    "a card twice": ("UPDATE lines SET actions = '1 ' || actions WHERE id = ? AND seq = 1", "line 1"),
    "not legal": ("UPDATE lines SET actions = '9999' WHERE id = ? AND seq = 2", "line 2"),
    "no seat": ("UPDATE lines SET seat = 17 WHERE id = ? AND seq = 2", ""),
}


@pytest.mark.parametrize("kind", DAMAGE)
async def test_a_damaged_table_says_so_and_hides_no_other(tmp_path, kind):
    hall = new_hall(SqliteStore(tmp_path / "db.sqlite3"))
    names = []
    for _ in range(3):
        table = await hall.open(NewTable("toy", chairs=TWO), hash_token("ada"))
        await table.seating.sit(-1, "Bob", hash_token("bob"))
        for _ in range(4):
            await random_step(table, Random(1))
        names.append(table.meta.id)
    await hall.close()
    await hall.store.close()

    query, says = DAMAGE[kind]
    with contextlib.closing(sqlite3.connect(tmp_path / "db.sqlite3")) as db:
        assert db.execute(query, (names[1],)).rowcount == 1
        db.commit()
    hall = new_hall(SqliteStore(tmp_path / "db.sqlite3"))
    with pytest.raises(NoTable, match="is damaged") as caught:
        await hall.get_table(names[1])
    assert (says in caught.value.text, caught.value.phrase.key) == (True, "problem-damaged-table")
    mine = await hall.user_tables.of(hash_token("ada"))
    assert [(m.table, m.problem) for m in mine] == [
        (names[2], None),
        (names[1], Phrase("problem-damaged-table")),
        (names[0], None),
    ]
    for name in names[::2]:
        await random_step(await hall.get_table(name), Random(1))
    await hall.close()
    await hall.store.close()


async def test_a_crash_before_the_first_deal_is_made_good():
    hall = new_hall()
    meta = replace((await open_table(Toy(), PEOPLE)).meta, id="fresh")
    await hall.store.put(meta)
    assert (await hall.get_table("fresh")).now.deal == 1
    await hall.close()


async def test_who_opens_a_table_is_seated():
    hall = new_hall()
    table = await hall.open(NewTable("toy"), hash_token("ada"))
    assert sorted(c.kind for c in table.meta.chairs) == ["bot", "person"]
    assert table.meta.chairs[table.meta.chair_of(hash_token("ada"))].kind == "person"
    assert all(c.name for c in table.meta.chairs)
    with pytest.raises(BadOptions):
        await hall.open(NewTable("toy", preset="nope"), hash_token("ada"))
    await hall.close()


# ---------------------------------------------------------------- records
async def played(options: ToyOptions, chairs: tuple[Chair, ...], deals: int, most: int = 1000) -> Table:
    table, rng = await open_table(Toy(options), chairs, preset="plain", shuffle=Random(1).shuffle), Random(2)
    for _ in range(most):
        if table.now.deal == deals or table.now.is_over:
            break
        await random_step(table, rng)
    return table


async def test_a_level_is_one_that_the_game_offers(monkeypatch):
    hall = new_hall()
    strong = NewTable("toy", chairs=(Chair("Ada"), Chair("", "bot", "strong")))
    with pytest.raises(BadOptions, match=r"chairs\[1\].level=strong: expected one of club, casual, beginner"):
        await hall.open(strong, "")
    monkeypatch.setattr(Toy, "strong", True)
    assert CATALOG.info("toy").levels[:2] == ("strong", "club")
    assert (await hall.open(strong, "")).meta.chairs[1].level == "strong"
    await hall.close()


async def test_a_record_replays_to_the_same_scores():
    table = await played(ToyOptions(), PEOPLE, 6)
    text = await record_text(table)
    record = read(text, lambda _: Toy)
    assert len(record.deals) == 5
    plays = replay(record, lambda _: Toy)
    after = plays[-1].after
    assert after is not None
    assert after.scores == table.now.match.scores
    assert [c.split()[0] for c in record.chairs] == ["Ada", "Bob"]


async def test_the_running_deal_is_in_no_record():
    table = await played(ToyOptions(), PEOPLE, 3)
    before = await record_text(table)
    assert before.count("Deck:") == 2
    await random_step(table, Random(1))
    assert await record_text(table) == before


async def test_a_pack_that_is_joined_keeps_its_record_until_the_match_is_over():
    carried = ToyOptions(shuffle_policy="first_deal_only", target=4)
    table = await played(carried, PEOPLE, 3)
    with pytest.raises(Illegal, match="when the match is over"):
        await record_text(table)
    table = await played(carried, PEOPLE, 1000)
    assert table.now.is_over
    assert (await record_text(table)).count("Deck:") == table.now.deal
    first = await played(carried, PEOPLE, 1)
    assert "Deck" not in await record_text(first)


async def test_a_kind_of_hand_is_dealt_for_practice() -> None:
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(), Catalog(), 0.0))
    try:
        table = await hall.open(NewTable("pinochle", hand="run"), hash_token("ada"))
        assert table.meta.practice
        assert table.now.practice
        assert table.seat(table.meta.chair_of(hash_token("ada"))) == 0  # forehand
        assert table.now.state is not None
        assert hands("pinochle")["run"](hand_dealt(table.game, table.now.state))
        with pytest.raises(BadOptions, match="hand=nonsense: pinochle has run"):
            await hall.open(NewTable("pinochle", hand="nonsense"), hash_token("ada"))
        chairs = (Chair("Ada"), Chair("", "open"), Chair("", "bot"), Chair("", "bot"))
        with pytest.raises(BadOptions, match="without open chairs"):
            await hall.open(NewTable("pinochle", hand="run", chairs=chairs), hash_token("ada"))
    finally:
        await hall.close()
