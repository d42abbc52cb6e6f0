"""A match ends at the limit of its table, and stays over when it is brought back."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, Illegal
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.public import Item
from hlaska.table import match_state
from hlaska.table.journal_entries import DEAL
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, TableMeta
from hlaska.table.table import Table
from tests.table.test_table import PEOPLE
from tests.toy import Toy, ToyOptions


@pytest.fixture(autouse=True)
def minutes(monkeypatch):
    """A clock that goes on a minute whenever somebody looks at it."""
    clock = count(1_000_000, 60)
    monkeypatch.setattr("time.time", lambda: float(next(clock)))


async def played(limit: Limit, store: MemoryStore, lines: int = 200) -> Table:
    table = await open_table(Toy(), PEOPLE, owner="ada", store=store, limit=limit)
    for _ in range(lines):
        now = table.now
        if now.is_over:
            break
        if not now.running:
            for chair in table.dealer.waiting():
                await table.dealer.mark_ready(chair, table.seq)
        elif now.state is not None:
            await table.submit(now.turn, table.seq, (table.game.legal(now.state, now.turn)[0],))
    return table


async def test_a_match_ends_after_its_deals():
    table = await played(Limit(deals=3), MemoryStore())
    assert (table.now.is_over, table.now.deal, len(table.now.sheet)) == (True, 3, 3)
    scores = table.now.match.scores
    assert table.now.match.winners == tuple(c for c in (0, 1) if scores[c] == max(scores))
    follower = table.follow(0)
    told = follower.take()
    assert told is not None
    assert (told.over, told.winners, told.waiting) == (True, table.now.match.winners, ())
    with pytest.raises(Illegal, match="no next deal"):
        await table.dealer.deal()


async def test_the_clock_ends_it_with_the_deal_in_play():
    store = MemoryStore()
    table = await played(Limit(minutes=20), store)
    lines = await store.load(table.meta.id)
    begun = max(line.at for line in lines if line.seat == DEAL) - lines[0].at
    assert (
        begun < 20 * 60 <= lines[-1].at - lines[0].at
    )  # the last deal began in time and was played to its end
    assert table.now.is_over
    assert not table.now.running
    assert match_state.limit_notice(table.now) == Limit(table.now.deal, 20)


@pytest.mark.parametrize("limit", [Limit(deals=2), Limit(minutes=20)])
async def test_it_is_over_when_it_comes_back(limit):
    """A process that is killed between two lines goes on with the same limit."""
    store = MemoryStore()
    table = await played(limit, store)
    meta = msgspec.json.decode(msgspec.json.encode(await store.get(table.meta.id)), type=TableMeta)
    again = Table(meta, Toy(), store)
    await again.log.catch_up()
    assert again.now.match == table.now.match
    assert again.now.is_over
    half = Table(meta, Toy(), store)
    for line in (await store.load(meta.id))[:-1]:
        half.log.now = match_state.advance(half.game, half.now, line)
        assert not half.now.is_over


async def test_without_a_limit_it_goes_on():
    table = await played(NO_LIMIT, MemoryStore())
    assert table.now.deal > 5
    assert not table.now.is_over


async def test_older_journals_have_none():
    store = MemoryStore()
    table = await open_table(Toy(), PEOPLE, store=store)
    told = msgspec.to_builtins(table.meta)
    del told["limit"]
    assert msgspec.convert(told, TableMeta) == replace(table.meta, limit=NO_LIMIT)


async def test_a_game_with_an_end_of_its_own_takes_none():
    with pytest.raises(BadOptions, match="ends by its own rules"):
        await open_table(Toy(ToyOptions(target=3)), PEOPLE, limit=Limit(deals=3))


async def test_equal_parts_of_score_sheets_are_kept_once(monkeypatch):
    monkeypatch.setattr(match_state, "PARTS", 50)
    one, other = [(await played(Limit(deals=1), MemoryStore())).now.sheet[0] for _ in range(2)]
    assert one.sides == other.sides == (1, 2)
    assert one.sides is other.sides
    assert one.items[0] is match_state._intern_part(msgspec.convert(msgspec.to_builtins(one.items[0]), Item))
    for number in range(120):
        assert match_state._intern_part((number, 0)) == (number, 0)
    assert len(match_state._PARTS) <= 50
