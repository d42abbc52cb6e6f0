"""What a guest has played: told to nobody else, read once, deleted when asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from hlaska import games
from hlaska.protocol.deals import MyDeals, PlayedDeal
from hlaska.protocol.tables import NewTable
from hlaska.server.history import guest_history as played
from hlaska.server.history.guest_history import GuestHistory
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore, ReviewCost, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, live, toys
from tests.table.test_table import PEOPLE, random_step
from tests.toy import Toy, ToyOptions

ADA, BOB, EVE = (hash_token(name) for name in ("ada", "bob", "eve"))
ALONE = (Chair("Ada"), Chair("Max", "bot", "club"))
TWO = (Chair("Ada"), Chair("free", "open"))


@pytest.fixture(params=["memory", "journal"])
async def hall(request: Any, tmp_path: Any) -> AsyncIterator[TableService]:
    store: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "db.sqlite3")
    found = TableService(TableSetup(store, ThreadBotPool(toys), CATALOG, 0.0))
    yield found
    await found.close()
    await store.close()


async def played_table(store: Store, deals: int, chairs: Any = ALONE, seed: int = 1, **options: Any) -> Table:
    """A table with so many deals that are over; the next one runs."""
    table = await open_table(
        Toy(ToyOptions(**options)), chairs, owner=ADA, store=store, shuffle=Random(seed).shuffle
    )
    rng = Random(seed)
    while len(table.now.sheet) < deals or not (table.now.running or table.now.is_over):
        await random_step(table, rng)
    return table


async def everything(results: GuestHistory, owner: str) -> list[PlayedDeal]:
    deals, skip = [], 0
    while skip >= 0:
        page: MyDeals = await results.of(owner, skip)
        deals += [deal for match in page.matches for deal in match.deals]
        skip = page.next
    return deals


async def test_the_deals_of_a_guest_are_those_of_the_score_sheets(hall: TableService) -> None:
    table = await played_table(hall.store, 4, wave=False)
    found = await hall.history.of(ADA)
    (match,) = found.matches
    assert (found.next, found.unreadable) == (-1, 0)
    assert (match.game, match.preset, match.changes) == ("toy", table.meta.preset, {"wave": False})
    assert (match.chairs, match.me, match.over) == (ALONE, 0, False)
    assert [(d.deal, d.amounts) for d in match.deals] == [(r.deal, r.amounts) for r in table.now.sheet]
    assert [d.seat for d in match.deals] == [r.chairs.index(0) for r in table.now.sheet]
    assert all(d.side == 1 << d.seat for d in match.deals)
    assert [d.at for d in match.deals] == [int(at) for at in table.now.started[:4]]


async def test_nobody_is_told_of_tables_of_others(hall: TableService) -> None:
    await played_table(hall.store, 2)
    for other in (EVE, BOB, "", hash_token("")):
        assert await hall.history.of(other) == MyDeals(())
        with pytest.raises(NoTable):
            await hall.user_tables.forget(other, (await hall.store.list_owned(ADA))[0])
        assert (await hall.user_tables.forget(other)).gone == 0
    assert len(await everything(hall.history, ADA)) == 2


async def test_each_person_at_a_table_sees_the_deals_from_the_own_seat(hall: TableService) -> None:
    table = await hall.open(NewTable("toy", chairs=TWO), ADA)
    await table.seating.sit(-1, "Bob", BOB)
    rng = Random(3)
    while len(table.now.sheet) < 3:
        await random_step(table, rng)
    ada, bob = await everything(hall.history, ADA), await everything(hall.history, BOB)
    assert [d.amounts for d in ada] == [d.amounts for d in bob]
    assert [d.seat for d in ada] == [1 - d.seat for d in bob]


async def test_a_table_is_read_again_only_when_it_has_gone_on(
    hall: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    look = hall.history._look

    async def counting(name: str) -> Table:
        read.append(name)
        return await look(name)

    monkeypatch.setattr(hall.history, "_look", counting)
    table = await played_table(hall.store, 2)
    first = await everything(hall.history, ADA)
    assert await everything(hall.history, ADA) == first
    assert len(read) == 1
    rng = Random(2)
    while len(table.now.sheet) < 3:
        await random_step(table, rng)
    assert len(await everything(hall.history, ADA)) == 3
    assert len(read) == 2
    assert hall.live.tables == {}  # looking back sets no computer player to work


async def test_many_tables_come_some_at_a_time(hall: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "PAGE", 2)
    monkeypatch.setattr(played, "KEPT", 1)
    tables = [await played_table(hall.store, 1, seed=seed) for seed in range(5)]
    pages = [await hall.history.of(ADA, skip) for skip in (0, 2, 4, 6)]
    assert [page.next for page in pages] == [2, 4, -1, -1]
    names = [match.table for page in pages for match in page.matches]
    assert sorted(names) == sorted(table.meta.id for table in tables)
    assert len(hall.history._sheets) == 1


async def test_practice_is_marked(hall: TableService) -> None:
    table = await played_table(hall.store, 1)
    while table.turn != 0:
        await random_step(table, Random(1))
    await table.submit(table.seat(0), table.seq, (table.play.view(table.seat(0)).legal[0],))  # type: ignore[union-attr]
    await table.play.take_back(0, table.seq)
    while len(table.now.sheet) < 2:
        await random_step(table, Random(1))
    assert [deal.practice for deal in await everything(hall.history, ADA)] == [False, True]


async def test_a_table_that_cannot_be_read_hides_no_other(hall: TableService) -> None:
    good, bad = await played_table(hall.store, 1), await played_table(hall.store, 1, seed=2)
    await hall.store.append(bad.meta.id, bad.seq + 1, 0, (999,))
    found = await hall.history.of(ADA)
    assert [match.table for match in found.matches] == [good.meta.id]
    assert found.unreadable == 1
    assert (await hall.user_tables.forget(ADA)).gone == 2
    assert await hall.history.of(ADA) == MyDeals(())


async def test_what_a_review_has_found_is_told_to_its_chair_alone(hall: TableService) -> None:
    table = await played_table(hall.store, 2)
    await hall.store.keep_cost(table.meta.id, 2, 0, ReviewCost(3.0, 0.5))
    await hall.store.keep_cost(table.meta.id, 2, 0, ReviewCost(1.5, 0.25))
    await hall.store.keep_cost(table.meta.id, 1, 1, ReviewCost(9.0, 1.0))
    assert [(d.lost, d.error) for d in await everything(hall.history, ADA)] == [(None, 0.0), (1.5, 0.25)]


async def test_deleting_leaves_nothing_of_a_table_alone_with_computer_players(hall: TableService) -> None:
    mine, other = await played_table(hall.store, 2), await played_table(hall.store, 1, seed=2)
    await hall.store.keep_cost(mine.meta.id, 1, 0, ReviewCost(1.0, 0.1))
    assert (await hall.user_tables.forget(ADA, mine.meta.id)).gone == 1
    name = mine.meta.id
    assert (await hall.store.get(name), await hall.store.load(name)) == (None, [])
    assert await hall.store.costs(name, 0) == {}
    assert await hall.store.list_owned(ADA) == [other.meta.id]
    with pytest.raises(NoTable):
        await hall.get_table(name)
    with pytest.raises(NoTable):
        await hall.user_tables.forget(ADA, name)


async def test_what_others_play_or_somebody_looks_at_is_not_deleted(hall: TableService) -> None:
    shared = await played_table(hall.store, 1, chairs=PEOPLE)
    ended = await played_table(hall.store, 1, chairs=PEOPLE, seed=2, target=1)
    while not ended.now.is_over:
        await random_step(ended, Random(1))
    watched = await hall.open(NewTable("toy", chairs=ALONE), ADA)
    follower = watched.follow(0)
    done = await hall.user_tables.forget(ADA)
    assert (done.gone, done.kept) == (1, 2)
    assert set(await hall.store.list_owned(ADA)) == {shared.meta.id, watched.meta.id}
    assert await hall.store.get(ended.meta.id) is not None  # the others' table as well
    follower.close()
    assert (await hall.user_tables.forget(ADA, watched.meta.id)).gone == 1
    assert watched.meta.id not in hall.live.tables


def test_over_http(monkeypatch: pytest.MonkeyPatch) -> None:
    with live() as server, server.client() as ada, server.client() as eve:
        assert ada.get("/api/me/deals").json() == {"matches": [], "next": -1, "unreadable": 0}
        table = ada.post("/api/tables", json={"game": "toy"}).json()["table"]
        told = ada.get("/api/me/deals").json()
        assert [match["table"] for match in told["matches"]] == [table]
        assert ada.get("/api/me/deals?skip=99999999999999999999").json()["matches"] == []
        assert eve.get("/api/me/deals").json()["matches"] == []
        eve.cookies.set("hlaska", "x" * 22)
        assert eve.delete("/api/me/deals", params={"table": table}).status_code == 404
        assert eve.delete("/api/me/deals").json() == {"gone": 0, "kept": 0}
        strange = {"origin": "https://elsewhere.example"}
        assert ada.delete("/api/me/deals", headers=strange).status_code == 403
        assert ada.delete("/api/me/deals").json() == {"gone": 1, "kept": 0}
        assert ada.get("/api/me/deals").json()["matches"] == []


@pytest.mark.parametrize("name", list(games.GAMES))
async def test_every_game_tells_its_deals_without_a_card(name: str) -> None:
    store, rng = MemoryStore(), Random(5)
    hall = TableService(TableSetup(store, ThreadBotPool(), Catalog(), pace=0))
    game = games.find_game(name)
    chairs = (Chair("Ada"), *(Chair(f"B{i}", "bot", "random") for i in range(game.players - 1)))
    table = await open_table(game, chairs, owner=ADA, store=store, shuffle=rng.shuffle)
    while not table.now.sheet:
        assert table.now.state is not None
        turn = table.now.turn
        await table.submit(turn, table.seq, (rng.choice(game.legal(table.now.state, turn)),))
    (deal,) = await everything(hall.history, ADA)
    row = table.now.sheet[0]
    assert (deal.amounts, deal.undertaken, deal.declarer) == (
        row.amounts,
        row.undertaken,
        game.declarer(table.now.state.pub),  # type: ignore[union-attr]
    )
    assert deal.side >> deal.seat & 1
    assert all(one.seat < game.seats for one in deal.undertaken)
    await hall.close()
