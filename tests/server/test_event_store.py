"""Journals of events on every database: lines in order whoever writes, and nothing of what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from hlaska.core.errors import Stale
from hlaska.events import acts
from hlaska.events.commands import load
from hlaska.events.errors import BadCommand
from hlaska.events.model import FormatName, Plan, Result
from hlaska.server.events.event_store import FOUNDED, EventStore, OpenedTable, Person
from hlaska.server.events.people import forget
from hlaska.server.events.problems import EventsFull, NoEvent
from hlaska.server.storage.account_schema import accounts
from hlaska.table.store import NotSaved
from tests.server.test_people import database

__all__ = ["database"]
ADA = Person("ada", "Ada")


async def found(database: Any, format: FormatName = "swiss") -> tuple[EventStore, str]:
    values = {"password": "", "avatar": "", "settings": "{}", "admin": False, "barred": False, "created": 0.0}
    people = [
        {"owner": one.lower(), "name": one, "skeleton": one.lower(), **values} for one in ("Ada", "Bob")
    ]

    def add(db: Connection) -> None:
        db.execute(insert(accounts), people)

    await database.run(add)
    store = EventStore(database)
    return store, await store.found(Plan("Open", format, sizes=(2,)), "secret", ADA)


async def test_lines_are_written_in_order_whoever_writes_at_once(database: Any) -> None:
    store, event = await found(database)
    other = EventStore(database)  # another process
    names = [f"p{i}" for i in range(12)]
    writers = (store, other)
    acted = [writers[i % 2].submit(event, acts.Enter(name, invite=True), ADA) for i, name in enumerate(names)]
    await asyncio.gather(*acted)
    one, two = await store.get(event), await other.get(event)
    assert one.event == two.event == load(one.event.journal)
    assert [line.seq for line in one.event.journal] == list(range(1, 14))
    assert {entry.name for entry in one.event.state.entries.values()} == set(names)


async def test_what_is_refused_leaves_nothing(database: Any) -> None:
    store, event = await found(database)
    before = await store.get(event)
    with pytest.raises(BadCommand, match="start it first"):
        await store.submit(event, acts.Draw(), ADA)
    with pytest.raises(BadCommand, match="for the director"):
        await store.submit(event, acts.Start(), Person("bob", "Bob"))
    with pytest.raises(Stale):
        await store.submit(event, acts.Enter("Bob", invite=True), ADA, seen=0)
    with pytest.raises(NoEvent):
        await store.submit("nothing", acts.Start(), ADA)
    assert await store.get(event) == before
    assert (await store.list_newest())[0].seq == 1


async def test_an_undone_line_is_read_so_by_everybody(database: Any) -> None:
    store, event = await found(database)
    other = EventStore(database)
    for name in ("Bob", "Cyd"):
        await store.submit(event, acts.Enter(name, invite=True), ADA)
    assert len((await other.get(event)).event.state.entries) == 2
    await store.submit(event, acts.Undo(3), ADA, "a mistake")
    for reader in (store, other):
        entries = (await reader.get(event)).event.state.entries
        assert [one.name for one in entries.values()] == ["Bob"]


async def test_a_table_is_opened_once(database: Any) -> None:
    store, event = await found(database)
    for name in ("Ada", "Bob"):
        await store.submit(event, acts.Enter(name, invite=True), ADA)
    await store.submit(event, acts.Start(), ADA)
    await store.submit(event, acts.Draw(), ADA)
    await store.add_table(OpenedTable("one", event, 1, 1, (1, 2)))
    with pytest.raises(NotSaved):
        await store.add_table(OpenedTable("two", event, 1, 1, (1, 2)))
    assert [one.game_table for one in await store.list_unfinished()] == ["one"]
    kept = await store.submit_as_server(event, acts.Record(1, 1, Result((3, 0), confirmed=True)))
    assert kept.event.state.results[1, 1].confirmed
    await store.end_table("one")
    assert await store.list_unfinished() == []
    assert (await store.head(event)).opened == 1


async def test_a_deleted_account_leaves_its_name_to_nobody(database: Any) -> None:
    store, event = await found(database)
    await store.submit(event, acts.Enter("Bob"), Person("bob", "Bob"))
    await database.run(lambda db: forget(db, "bob"))
    kept = await store.get(event)  # though it was in memory
    assert [one.name for one in kept.event.state.entries.values()] == ["… 1"]
    assert "Bob" not in str(kept.event.journal)
    assert await store.name_of(event, Person("bob2", "Bob")) == "Bob"
    assert await store.of("bob") == []
    await database.run(lambda db: forget(db, "ada"))
    with pytest.raises(BadCommand, match="for the director"):  # who takes the director's name is none
        await store.submit(event, acts.Start(), Person("ada2", "Ada"))


async def test_nobody_directs_more_than_so_many(database: Any) -> None:
    store, _ = await found(database)
    for _ in range(FOUNDED - 1):
        await store.found(Plan("Open", "lot"), "secret", ADA)
    with pytest.raises(EventsFull):
        await store.found(Plan("Open", "lot"), "secret", ADA)
