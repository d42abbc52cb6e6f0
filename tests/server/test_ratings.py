"""Rated tables: every deal counts once, whatever happens in between, and only where people play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hlaska.core.errors import BadOptions
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.ratings import LEVEL, Cards
from hlaska.server.accounts.services import AccountServices
from hlaska.server.history.archive import ArchiveFilter
from hlaska.server.storage.account_schema import counted, rated_chairs
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair, SheetRow
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys
from tests.server.test_people import House, database, enter, house, opened
from tests.table.test_table import random_step

__all__ = ["database", "house"]
TWO = (Chair("Ada"), Chair("free", "open"))
ADA, BOB = hash_token("ada"), hash_token("bob")


async def played(table: Table, deals: int) -> None:
    rng = Random(2)
    while len(table.now.sheet) < deals:
        await random_step(table, rng)


async def rated_table(hall: TableService, rated: bool = True) -> Table:
    table = await hall.open(NewTable("toy", chairs=TWO, rated=rated), ADA)
    await table.seating.sit(-1, "Bob", BOB)
    return table


async def counts(people: AccountServices) -> list[int]:
    return await people.database.run(
        lambda db: list(db.execute(select(counted.c.deal).order_by(counted.c.deal)).scalars())
    )


async def test_every_deal_counts_once(database: Any) -> None:
    """Also where the server has ended before it could count, or has counted and forgotten that it did."""
    people = AccountServices(database)
    table = await rated_table(
        hall := TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0))
    )
    await played(table, 3)
    await people.ratings.take(table)
    once = await people.ratings.of(ADA)
    await people.ratings.take(table)
    await AccountServices(database).ratings.take(table)
    assert await people.ratings.of(ADA) == once
    assert once[0][:2] == ("toy", 2)
    assert once[0][2].deals == 3
    assert await counts(people) == [1, 2, 3]
    both = [rating.mu for owner in (ADA, BOB) for _, _, rating in await people.ratings.of(owner)]
    assert sum(both) == pytest.approx(50, abs=0.1)
    await hall.close()


class Rating(TableHooks):
    """Counts what tables settle at once, and does nothing else."""

    def __init__(self, people: AccountServices) -> None:
        self._people = people

    async def on_deal_settled(self, table: Table) -> None:
        await self._people.ratings.take(table)


async def test_the_hall_counts_as_deals_end_and_when_a_table_comes_back(tmp_path: Path) -> None:
    people, path = AccountServices(), tmp_path / "db.sqlite3"
    hall = TableService(TableSetup(journal := SqliteStore(path), ThreadBotPool(toys), CATALOG, 0.0))
    table = await rated_table(hall)
    await played(table, 2)
    await hall.close()
    await journal.close()
    assert await people.ratings.of(ADA) == []
    again = TableService(
        TableSetup(SqliteStore(path), ThreadBotPool(toys), CATALOG, 0.0), hooks=Rating(people)
    )
    back = await again.get_table(table.meta.id)
    await again.live.presence(back)._check_safely()
    assert await counts(people) == [1, 2]
    await played(back, 3)
    await again.live.presence(back)._check_safely()
    assert await counts(people) == [1, 2, 3]
    await again.close()
    await again.store.close()


async def kept(people: AccountServices) -> list[Any]:
    query = select(rated_chairs).order_by(rated_chairs.c.deal, rated_chairs.c.chair)
    return await people.database.run(lambda db: list(db.execute(query).all()))


async def test_what_the_cards_were_worth_is_taken_off_and_kept_with_what_is_counted(database: Any) -> None:
    """Ada wins what her cards are worth and no more: a draw. It is found once, also where the server ends after it."""
    asked: list[int] = []

    async def all_of_it(table: Table, row: SheetRow) -> Cards | None:
        asked.append(row.deal)
        return Cards(tuple(map(float, row.amounts)), tuple(map(float, row.amounts)))

    people = AccountServices(database)
    table = await rated_table(
        hall := TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0))
    )
    await played(table, 2)
    people.ratings.cards = all_of_it
    await people.ratings.take(table)
    again = AccountServices(database)
    again.ratings.cards = all_of_it
    await again.ratings.take(table)
    assert asked == [1, 2]
    assert [rating.mu for owner in (ADA, BOB) for _, _, rating in await people.ratings.of(owner)] == [25, 25]
    rows = table.now.sheet
    assert [(one.deal, one.chair, one.moved, one.cards, one.taken) for one in await kept(people)] == [
        (row.deal, chair, 0, row.amounts[chair], row.amounts[chair]) for row in rows for chair in (0, 1)
    ]
    await hall.close()


async def test_who_cannot_find_out_takes_nothing_off_and_the_deal_counts(
    database: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(table: Table, row: SheetRow) -> Cards | None:
        raise ValueError("no such card")

    people = AccountServices(database)
    table = await rated_table(
        hall := TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0))
    )
    await played(table, 1)
    people.ratings.cards = broken
    people.ratings.begin(table)
    people.ratings.begin(table)  # once is enough
    await asyncio.gather(*people.ratings._later.values())
    assert await counts(people) == [1]
    assert [(one.cards, one.taken) for one in await kept(people)] == [(None, 0), (None, 0)]
    assert "its cards are counted for nothing" in caplog.text
    await people.archive.take(table)
    for owner, way in ((ADA, 1), (BOB, -1), ("", 0)):
        (deal,) = (await people.archive.find(ArchiveFilter(), owner)).deals if owner else (None,)
        if deal is not None:
            won = table.now.sheet[0].amounts[0] - table.now.sheet[0].amounts[1]
            assert deal.cards is None
            assert deal.moved is not None
            assert deal.moved * way * won >= 0
    await people.ratings.close()
    await hall.close()


async def test_what_is_not_rated_and_what_cannot_be(database: Any) -> None:
    people, hall = (
        AccountServices(database),
        TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0)),
    )
    table = await rated_table(hall, rated=False)
    await played(table, 2)
    await people.ratings.take(table)
    assert await people.ratings.of(ADA) == []
    with pytest.raises(BadOptions, match="rated: expected at least two chairs for people"):
        await hall.open(NewTable("toy", chairs=(Chair("Ada"), Chair("C", "bot")), rated=True), ADA)
    # Who gave his open chair to a computer player plays alone: it counts, and changes nothing.
    alone = await hall.open(NewTable("toy", chairs=TWO, rated=True), ADA)
    await hall.give(alone, 1, Chair("C", "bot", "greedy"), ADA)
    await played(alone, 1)
    await people.ratings.take(alone)
    assert (await people.ratings.of(ADA), await people.ratings.standings("toy", 2)) == ([], [])
    await hall.close()


async def test_the_list_names_accounts_levels_and_oneself(house: House) -> None:
    ratings = house.people.ratings
    async with house.browser() as ada, house.browser() as bob:
        await enter(ada, "signup", "Ada")
        await opened(bob)
        table = await house.hall.open(NewTable("toy", chairs=TWO, rated=True), await _owner(house, ada))
        await table.seating.sit(-1, "Bob", await _owner(house, bob))
        await played(table, 2)
        await ratings.take(table)
        mine, his = [(await one.get("/api/ratings/toy")).json() for one in (ada, bob)]
        assert (mine["players"], mine["counts"]) == (2, [2])
        assert [(one["name"], one.get("me", False), one["deals"]) for one in mine["people"]] == [
            ("Ada", True, 2)
        ]
        assert {(one["name"], one.get("me", False)) for one in his["people"]} == {("Ada", False), ("", True)}
        exported = (await ada.get("/api/people/export")).json()["ratings"]
        assert [(one["game"], one["deals"]) for one in exported] == [("toy", 2)]
        # A guest who signs up keeps it; who deletes the account leaves nothing.
        await enter(bob, "signup", "Bob")
        assert {one["name"] for one in (await bob.get("/api/ratings/toy")).json()["people"]} == {"Ada", "Bob"}
        await ada.post("/api/people/delete", json={"password": "correct horse"})
        assert [one["name"] for one in (await bob.get("/api/ratings/toy")).json()["people"]] == ["Bob"]
        assert LEVEL not in str(his)


async def _owner(house: House, browser: httpx.AsyncClient) -> str:
    return await house.people.accounts.owner_of(browser.cookies["hlaska"])
