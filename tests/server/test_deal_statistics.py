"""What was dealt: counted once, from the cards as they were dealt, beside chances that are right."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from hlaska import games
from hlaska.core import match as matches
from hlaska.core.cards import ACE, KING, QUEEN, rank, suit
from hlaska.core.match_limit import Limit
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.services import AccountServices
from hlaska.server.fairness.deal_statistics import DealtCounts, chances, interval
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.deal_counts import REST, count_deal, first_hands, pack_of
from hlaska.table.journal_entries import DEAL, JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.store import MemoryStore
from hlaska.table.table import Table
from tests.server.test_archive import ADA, ALONE, BOB
from tests.server.test_people import House, database, house

__all__ = ["database", "house"]
PACK32 = "1" * 8


def test_chances_are_those_of_all_hands() -> None:
    """Of a small pack every hand is looked at."""
    pack = [s << 4 | r for s in range(4) for r in (KING, QUEEN, ACE)]
    each = "00001101" if (QUEEN, KING, ACE) == (4, 5, 7) else pytest.fail("the ranks have other numbers")
    for size in (2, 4, 5):
        hands = list(combinations(pack, size))
        aces = Counter(sum(rank(card) == ACE for card in hand) for hand in hands)
        pairs = Counter(sum({s << 4 | KING, s << 4 | QUEEN} <= set(hand) for s in range(4)) for hand in hands)
        for what, seen in (("aces", aces), ("marriages", pairs)):
            told = chances(what, each, size)
            assert sum(told) == pytest.approx(1)
            assert told == pytest.approx([seen[k] / len(hands) for k in range(len(told))])
    rest = list(combinations(pack[1:], 3))  # one is turned up
    trumps = Counter(sum(suit(card) == suit(pack[0]) for card in hand) for hand in rest)
    assert chances("trumps", each, 3) == pytest.approx([trumps[k] / len(rest) for k in range(3)])
    # Two of each: a suit has its marriage with any king and any over.
    double = [card for card in pack[:6] for _ in range(2)]
    assert sum(chances("marriages", "00002202", 12)) == pytest.approx(1)
    assert len(double) == 12


def test_intervals_hold_what_chance_gives() -> None:
    for n, p in ((10, 0.3), (40, 0.05), (500, 0.25), (3, 0.5)):
        shares = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]
        low, high = interval(n, p)
        assert sum(shares[:low]) <= 0.025 < sum(shares[: low + 1])
        assert sum(shares[high + 1 :]) <= 0.025 < sum(shares[high:])
    assert (interval(5, 0.0), interval(5, 1.0), interval(0, 0.5)) == ((0, 0), (5, 5), (0, 0))
    low, high = interval(100_000, 0.25)
    assert (low, high) == pytest.approx((25_000 - 268, 25_000 + 268), abs=2)
    narrow, wide = interval(1000, 0.1), interval(1000, 0.1, 0.0005)
    assert wide[0] < narrow[0] < narrow[1] < wide[1]


@pytest.mark.parametrize("name", list(games.GAMES))
def test_every_game_deals_hands_that_can_be_counted(name: str) -> None:
    rng = Random(name)
    for preset in games.game_class(name).presets:
        game = games.find_game(name, preset)
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = matches.begin(game, game.opening(), tuple(deck))
        lines = [JournalEntry(1, DEAL, tuple(deck))]
        while state.pub.turn >= 0 and first_hands(game, lines) is None:
            action = rng.choice(game.legal(state, state.pub.turn))
            lines.append(JournalEntry(len(lines) + 1, state.pub.turn, (action,)))
            state, _ = game.apply(state, state.pub.turn, action)
        first = first_hands(game, lines)
        assert first is not None
        found = list(count_deal(game, first))
        pack = pack_of(game)
        assert len(pack) == 8
        assert {part for _, part, _, _ in found} >= set(range(game.seats))
        # All aces are somewhere, and each number is one that there may be.
        assert sum(value for what, _, _, value in found if what == "aces") == 4 * int(pack[ACE])
        assert all(chances(what, pack, size)[value] > 0 for what, _, size, value in found)


async def played(hall: TableService, deals: int, chairs: Any = ALONE, **more: Any) -> Table:
    table = await hall.open(NewTable("marias", chairs=chairs, **more), ADA)
    await hall.live.tables[table.meta.id].stop()
    if table.meta.has_open_chair:
        await table.seating.sit(-1, "Bob", BOB)
    rng = Random(4)
    while len(table.now.sheet) < deals:
        if table.now.running and table.now.state is not None:
            legal = table.game.legal(table.now.state, table.now.turn)
            await table.submit(table.now.turn, table.seq, (rng.choice(legal),))
        else:
            await table.dealer.mark_ready(0, table.seq)
            for chair in table.dealer.waiting():
                await table.dealer.mark_ready(chair, table.seq)
    return table


THREE = (Chair("Ada"), Chair("Max", "bot", "random"), Chair("Eva", "bot", "random"))


async def test_a_deal_is_counted_once_and_stays_counted(database: Any) -> None:
    counts = DealtCounts(database)
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(), Catalog(), 0.0))
    table = await played(hall, 2, THREE, options={"shuffle_policy": "every_deal"})
    for one in (counts, counts, DealtCounts(database)):
        await one.take(table)
    told = await counts.count_dealt("marias")
    assert told.games == ("marias",)
    (group,) = told.groups
    assert (group.pack, group.mixed, group.deals) == (PACK32, True, 2)
    sizes = {row.part: row.size for row in group.rows if row.what == "aces"}
    assert sizes == {0: 7, 1: 10, 2: 10, REST: 5}
    for row in group.rows:
        assert sum(cell.seen for cell in row.cells) == row.deals == 2
    aces = sum(cell.value * cell.seen for row in group.rows if row.what == "aces" for cell in row.cells)
    assert aces == 2 * 4
    assert not any(cell.far for row in group.rows for cell in row.cells)
    await hall.user_tables.forget(ADA)
    await counts.take(await played(hall, 1, THREE, options={"shuffle_policy": "every_deal"}))
    assert (await counts.count_dealt("marias")).groups[0].deals == 3
    assert (await counts.count_dealt("bezique")).groups == ()
    await hall.close()


async def test_tables_that_are_counted_at_once_are_all_counted_once(database: Any) -> None:
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(), Catalog(), 0.0))
    tables = [await played(hall, 1, THREE, options={"shuffle_policy": "every_deal"}) for _ in range(2)]
    await asyncio.gather(*(DealtCounts(database).take(table) for table in tables * 3))
    assert (await DealtCounts(database).count_dealt("marias")).groups[0].deals == 2
    await hall.close()


async def test_a_pack_that_goes_on_is_counted_when_its_match_is_over() -> None:
    """While people still play with it, its cards tell of the next ones."""
    counts = AccountServices().dealt
    hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(), Catalog(), 0.0))
    chairs = (Chair("Ada"), Chair("free", "open"), Chair("Max", "bot", "random"))
    more = {"options": {"shuffle_policy": "first_deal_only"}, "limit": Limit(deals=2)}
    for deals, groups in ((1, []), (2, [(True, 1), (False, 1)])):
        table = await played(hall, deals, chairs, **more)
        await counts.take(table)
        assert [(group.mixed, group.deals) for group in (await counts.count_dealt("marias")).groups] == groups
    await hall.close()


async def test_what_was_dealt_over_http(house: House) -> None:
    async with house.browser() as eve:
        assert (await eve.get("/api/dealt")).json() == {"game": "", "games": [], "groups": []}
        assert (await eve.get("/api/dealt?game=chess")).status_code == 400
