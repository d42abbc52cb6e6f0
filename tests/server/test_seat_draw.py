"""Cards drawn for the deal, over the socket: everybody is told, who is asked takes a place, and chairs move."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from hlaska import games
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore
from tests.core.test_seating import Scripted
from tests.server.live import Client, Live, live, toys


@pytest.fixture(scope="module")
def server():
    with live(catalog=Catalog(("marias", "sixtysix"), games.game_class)) as running:
        yield running


def three(server: Live) -> tuple[str, list[str]]:
    free = {"name": "free", "kind": "open"}
    table, ada = server.open([{"name": "Ada"}, free, free], game="marias", preset="catsatcards")
    tokens = [ada]
    with server.client() as client:
        for name in ("Bob", "Cyril"):
            tokens.append(client.post(f"/api/tables/{table}/sit", json={"name": name}).cookies["hlaska"])
            client.cookies.clear()
    return table, tokens


async def test_three_persons_take_their_places(server):
    """Whatever the order of messages: who chose has the place, and nobody is shown another's cards on the way."""
    for nth in range(6):
        table, tokens = three(server)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(server.ws(table, token)) for token in (*tokens, "")]
            clients = [Client(line) for line in lines]
            for client in clients:
                await client.get("hello")
            drawn = clients[0].hello["draw"]
            assert all(client.hello["draw"] == drawn for client in clients)
            assert [client.hello["me"] for client in clients] == [0, 1, 2, -1]
            first = clients[drawn["chooser"]]
            other = clients[(drawn["chooser"] + 1) % 3]
            await other.send("choose", place=0)
            assert (await other.get("refused"))["row"]["key"] == "refused-no-choice"
            await first.send("choose", place=nth % 3)
            for client in clients:
                await client.get("hello")
            again = first.hello["draw"]
            assert again["places"] == [nth % 3]
            second = clients[again["chooser"]]
            places = [p for p in range(3) if p != nth % 3]
            await second.send("choose", place=places[nth // 3])
            for client in clients:
                await client.get("update")
            assert first.hello["me"] == nth % 3
            assert second.hello["me"] == places[nth // 3]
            for client in clients:
                me, update = client.hello["me"], client.last
                assert update["view"]["seat"] == (update["chairs"].index(me) if me >= 0 else -1)
            assert sorted(client.hello["me"] for client in clients) == [-1, 0, 1, 2]
            forehand = next(c for c in clients if c.last["view"]["legal"])
            await forehand.send("act", seq=1, actions=[forehand.last["view"]["legal"][0]])
            await forehand.until(2)  # it is his turn there, too


class Slow:
    """A line of a client to whom the first hello takes so long that meanwhile another sits down where he was."""

    def __init__(self, meanwhile: Awaitable[None]) -> None:
        self.meanwhile: Awaitable[None] | None = meanwhile
        self.sent: list[dict[str, Any]] = []
        self.updated = asyncio.Event()

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))
        if self.sent[-1]["type"] == "update":
            self.updated.set()
        if self.meanwhile is not None:
            waited, self.meanwhile = self.meanwhile, None
            await waited


async def test_who_is_greeted_slowly_sees_no_hand_of_another():
    game = games.find_game("marias", "catsatcards")
    bots = Chair("B", "bot", "random"), Chair("C", "bot", "random")
    table = await open_table(game, (Chair("Ada"), *bots), owner="ada", shuffle=Scripted("AC KS 9H", "7C"))
    assert table.seating.chooser == 0
    slow = Slow(table.seating.choose(0, 2))
    line: Any = TableConnection(slow, TableService(TableSetup(MemoryStore(), ThreadBotPool(toys))), "ada")  # type: ignore[arg-type]
    async with table.follow(0) as follower:
        telling = asyncio.create_task(line._send_updates(table, follower))
        await asyncio.wait_for(slow.updated.wait(), 60)
        telling.cancel()
    assert [m.get("me") for m in slow.sent] == [0, 2, None]
    update = slow.sent[-1]
    assert update["chairs"][update["view"]["seat"]] == 2


async def test_the_draw_of_a_game_for_two(server):
    table, token = server.open([{"name": "Ada"}, {"name": "", "kind": "bot"}], game="sixtysix")
    async with server.ws(table, token) as line:
        client = await Client(line).start()
        drawn = client.hello["draw"]
        assert len(drawn["rounds"][0]) == 2
        assert client.last["chairs"] == [1 - drawn["ranked"][0], drawn["ranked"][0]]  # who drew highest deals


async def test_own_tables_say_that_a_place_is_to_be_chosen(server):
    table, tokens = three(server)
    async with server.ws(table, tokens[0]) as line:
        chooser = (await Client(line).get("hello"))["draw"]["chooser"]
    for chair, token in enumerate(tokens):
        with server.client(cookies={"hlaska": token}) as client:
            [brief] = client.get("/api/me/tables").json()
            assert (brief["mine"], brief["deal"]) == (chair == chooser, 0)
