"""Cards drawn for the deal at a table: told to everybody, persons asked for their place, and all of it kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hlaska.core.errors import Illegal
from hlaska.core.seating import Draw
from hlaska.games import find_game
from hlaska.server.history.records import record_text
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, NotSaved, TableMeta
from hlaska.table.table import Table
from tests.core.test_seating import Scripted, rounds


class Drawn(Scripted):
    """Draws what it was told, then shuffles no more."""

    def __call__(self, cards: list[int]) -> None:
        if self.tops:
            super().__call__(cards)


CATSATCARDS = find_game("marias", "catsatcards")
ANNA, BOB, CYRIL = Chair("Anna"), Chair("Bob"), Chair("Cyril")
BOT = Chair("Bot", "bot", "random")


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.meta.chairs]


def drawn(table: Table) -> Draw:
    assert table.meta.draw is not None
    return table.meta.draw


async def draw(*chairs: Chair, cards: str, **more: Any) -> Table:
    return await open_table(CATSATCARDS, chairs, shuffle=Drawn(cards), **more)


async def test_persons_are_asked_in_the_order_of_their_cards():
    """marias:G.SEAT.2: the highest card deals, and each in turn takes the place he likes."""
    table = await draw(ANNA, BOB, CYRIL, cards="9C AS KH", owner="anna")
    assert drawn(table).rounds == rounds("9C AS KH")
    assert (table.seating.chooser, table.now.deal) == (1, 0)
    for chair, place in ((0, 0), (2, 1), (-1, 1), (1, 3), (1, -1)):
        with pytest.raises(Illegal):
            await table.seating.choose(chair, place)
    await table.seating.choose(1, 2)
    assert (table.seating.chooser, table.now.deal) == (2, 0)
    with pytest.raises(Illegal, match="free are 0, 1"):
        await table.seating.choose(2, 2)
    await table.seating.choose(2, 1)
    assert names(table) == ["Anna", "Cyril", "Bob"]
    assert table.meta.owners == ("anna", "", "")
    assert drawn(table).rounds == rounds("9C KH AS")
    assert (table.seating.chooser, table.now.deal) == (-1, 1)
    assert table.now.chairs == (0, 1, 2)  # Bob deals, so Anna has the forehand
    with pytest.raises(Illegal):
        await table.seating.choose(0, 0)


async def test_computer_players_take_the_next_place():
    table = await draw(ANNA, BOT, Chair("Bot 2", "bot", "random"), cards="9C AS KH", owner="anna")
    assert names(table) == ["Bot", "Bot 2", "Anna"]
    assert table.meta.chair_of("anna") == 2
    assert table.now.deal == 1
    table = await draw(ANNA, BOT, Chair("Bot 2", "bot", "random"), cards="KC AS 9H", owner="anna")
    assert (names(table), table.seating.chooser) == (["Anna", "Bot", "Bot 2"], 0)
    assert drawn(table).free == (1, 2)
    await table.seating.choose(0, 2)
    assert names(table) == ["Bot", "Bot 2", "Anna"]
    assert table.now.deal == 1


async def test_cards_are_drawn_when_the_last_chair_is_taken():
    table = await draw(ANNA, Chair("?", "open"), BOT, cards="9C AS KH", owner="anna")
    assert table.meta.draw is None
    await table.seating.sit(-1, "Bob", "bob")
    assert (table.seating.chooser, table.meta.owners) == (1, ("anna", "bob", ""))
    await table.seating.choose(1, 1)
    assert names(table) == ["Anna", "Bob", "Bot"]
    assert table.meta.owners == ("anna", "bob", "")


async def test_the_higher_cut_deals():
    """mariage:MG.PLAYER.2"""
    table = await open_table(find_game("sixtysix"), (ANNA, BOB), shuffle=Drawn("9H 9C TD KD"))
    assert drawn(table).rounds == rounds("9H 9C", "TD KD")
    assert names(table) == ["Anna", "Bob"]
    assert table.now.chairs == (1, 0)  # Anna deals
    schnapsen = await open_table(find_game("sixtysix", "schnapsen"), (ANNA, BOB))
    assert schnapsen.meta.draw is None


async def test_a_restart_goes_on_where_places_are_chosen(tmp_path):
    store = SqliteStore(tmp_path / "tables.db")
    hall = TableService(TableSetup(store, ThreadBotPool(), Catalog(), 0))
    table = await draw(ANNA, BOB, CYRIL, cards="9C AS KH", owner="anna", store=store)
    await table.seating.choose(1, 2)
    again = await hall.get_table(table.meta.id)
    assert again.meta == table.meta
    await again.seating.choose(2, 0)
    assert (names(again), again.now.deal) == (["Cyril", "Anna", "Bob"], 1)
    third = TableService(TableSetup(store, ThreadBotPool(), Catalog(), 0))
    assert (await third.get_table(table.meta.id)).now == again.now
    for one in (hall, third):
        await one.close()
    await store.close()


async def test_a_draw_that_cannot_be_saved_is_done_later(tmp_path):
    class Full(MemoryStore):
        full = True

        async def put(self, meta: TableMeta, *lines: JournalEntry) -> None:
            if meta.draw is not None and self.full:
                raise NotSaved("the disk is full")
            await super().put(meta, *lines)

    store = Full()
    table = await draw(ANNA, BOB, Chair("?", "open"), cards="9C AS KH", store=store)
    with pytest.raises(NotSaved):
        await table.seating.sit(-1, "Cyril", "cyril")
    assert (table.meta.draw, table.meta.has_open_chair) == (None, True)
    store.full = False
    await table.seating.sit(-1, "Cyril", "cyril")
    assert table.meta.draw is not None
    await table.dealer.open()
    assert table.now.deal == 0


def test_a_table_of_before_has_no_draw():
    old = b'{"id":"x","game":"marias","preset":"","options":{},"rules":1,"chairs":[{"name":"A"}],"first":2}'
    meta = msgspec.json.decode(old, type=TableMeta)
    assert (meta.draw, meta.first) == (None, 2)


@pytest.mark.parametrize(
    "damaged",
    [
        Draw(((1, 2),), (1, 2, 0)),
        Draw(((1, 2, 999),), (1, 2, 0)),
        Draw(((1, 2, 3),), (1, 7, 0)),
        Draw(((1, 2, 3),), (1, 2, 0), (9,), 2),
        Draw(((1, 2, 3),), (1, 2, 0), (), 5),
        Draw((), ()),
    ],
)
async def test_a_draw_that_was_damaged_is_said_to_be(tmp_path, damaged):
    store = SqliteStore(tmp_path / "tables.db")
    table = await draw(ANNA, BOB, CYRIL, cards="9C AS KH", owner="anna", store=store)
    await store.put(replace(table.meta, draw=damaged))
    hall = TableService(TableSetup(store, ThreadBotPool(), Catalog(), 0))
    with pytest.raises(NoTable, match="damaged"):
        await hall.get_table(table.meta.id)
    await hall.close()
    await store.close()


async def test_the_record_of_a_table_tells_the_draw():
    game = find_game("sixtysix")
    table = await open_table(game, (ANNA, BOB), preset="mariage", shuffle=Drawn("9H 9C TD KD"))
    assert "Draw: 9H 9C | TD KD\n" in await record_text(table)
