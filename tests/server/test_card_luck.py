"""What the cards of a rated deal were worth: found when it is over, and where it tells nobody of cards in play."""

from __future__ import annotations

from typing import Any, cast

import pytest
from msgspec.structs import replace

from hlaska.bots import make
from hlaska.games import find_game
from hlaska.protocol.tables import NewTable
from hlaska.server.analysis.card_luck import cards_of
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.bots.bot_worker import ValueCards
from hlaska.table.card_luck import find_measurement
from hlaska.table.match_state import Chair
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests.server.test_ratings import played

GAMES = Catalog(("sixtysix", "marias"))
WORTH = (1.5, -1.5)


class Values:
    """A worker that has seen the cards."""

    def __init__(self) -> None:
        self.asked: list[ValueCards] = []

    async def value_cards(self, asked: ValueCards, patience: float) -> tuple[float, ...]:
        self.asked.append(asked)
        return WORTH[: asked.game.seats] or ()


async def opened(hall: TableService, game: str, preset: str) -> Table:
    chairs = (Chair("Ada"), *(Chair("free", "open") for _ in range(find_game(game, preset).players - 1)))
    table = await hall.open(NewTable(game, preset, chairs=chairs, rated=True), hash_token("ada"))
    for i in range(1, len(chairs)):
        await table.seating.sit(-1, f"guest {i}", hash_token(f"guest {i}"))
    return table


async def test_the_deal_is_asked_of_a_worker_as_its_hands_lay() -> None:
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(make), GAMES, 0.0))
    table = await opened(hall, "sixtysix", "schnapsen")
    await played(table, 2)
    row, runner, known = table.now.sheet[1], Values(), find_measurement("sixtysix", "schnapsen")
    assert known is not None
    found = await cards_of(cast(Any, runner), table, row)
    assert found is not None
    by_chair = [WORTH[row.chairs.index(chair)] for chair in (0, 1)]
    assert found.taken == pytest.approx([known.beta * one for one in by_chair])
    assert found.worth == pytest.approx([2 * one for one in by_chair])  # more than the other
    (asked,) = runner.asked
    assert asked.cap == known.cap
    assert all(asked.lies.state.places[i] for i in (0, 1))
    unknown = replace(table.meta, preset="anything")
    table.log.meta = replace(table.meta, same=True)
    assert await cards_of(cast(Any, runner), table, row) is None  # other tables play it still
    table.log.meta = unknown
    assert await cards_of(cast(Any, runner), table, row) is None  # it was not measured
    await hall.close()


async def test_nothing_is_found_out_of_a_pack_that_goes_on() -> None:
    hall, runner = TableService(TableSetup(MemoryStore(), ThreadBotPool(make), GAMES, 0.0)), Values()
    table = await opened(hall, "marias", "pagat_voleny")
    await played(table, 1)
    assert await cards_of(cast(Any, runner), table, table.now.sheet[0]) is None
    assert runner.asked == []
    await hall.close()
