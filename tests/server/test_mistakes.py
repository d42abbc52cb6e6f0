"""What happens when the server itself, or a game, has a mistake; and when a client vanishes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from hlaska.core.actions import Action
from hlaska.core.board import Event, State
from hlaska.core.explanation import Explanation
from hlaska.core.view import View
from hlaska.server.tables.catalog import Catalog
from tests.server.live import Client, live
from tests.toy import HOP, SKIP, Toy, ToyExplainer


class SilentExplainer(ToyExplainer):
    def explain(self, view: View) -> Explanation:
        if view.pub.points == (1, 1):
            raise ZeroDivisionError
        return super().explain(view)


class Wrong(Toy):
    """Fails when somebody hops, and cannot explain the play of three cards."""

    def apply(self, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        if action == HOP:
            raise ZeroDivisionError
        return super().apply(state, seat, action)

    Explainer = SilentExplainer


@pytest.fixture
def server():
    with live(catalog=Catalog(("toy",), lambda name: Wrong)) as running:
        yield running


async def test_a_mistake_in_an_action_is_told_with_a_code_and_the_table_lives(server, caplog):
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = [await Client(a).start(), await Client(b).start()]
        mine = next(c for c in clients if c.last["view"]["legal"])
        seq = mine.last["seq"]
        await mine.send("act", seq=seq, actions=[HOP])
        answer = await mine.get("refused")
        assert (answer["kind"], answer["seq"]) == ("error", seq)
        code = answer["text"].split("code ")[1].rstrip(")")
        assert any(code in record.getMessage() for record in caplog.records)
        assert "ZeroDivision" not in answer["text"]
        await mine.send("act", seq=seq, actions=[SKIP])
        await mine.until(seq + 1)


async def play_until_closed(clients: list[Client]) -> None:
    for _ in range(30):
        mine = next(c for c in clients if c.last["view"]["pub"]["turn"] == c.last["view"]["seat"])
        seq = mine.last["seq"]
        legal = mine.last["view"]["legal"]
        await mine.send("act", seq=seq, actions=[SKIP if SKIP in legal else legal[0]])
        for client in clients:
            await client.until(seq + 1)


async def test_a_mistake_in_telling_closes_the_line_with_a_code(server, monkeypatch):
    def wrong(self: ToyExplainer, view: View) -> Explanation:
        if sum(view.pub.points):
            raise ZeroDivisionError
        return ToyExplainer.explain(self, view)

    monkeypatch.setattr(SilentExplainer, "explain", wrong)
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = [await Client(a).start(), await Client(b).start()]
        with pytest.raises(ConnectionClosed) as caught:
            await play_until_closed(clients)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1011
    assert "code" in caught.value.rcvd.reason


async def test_clients_that_vanish_leave_nothing_behind(server, caplog):
    caplog.set_level(logging.WARNING)
    table, ada, bob = server.open_two()
    found = server.hall.live.tables[table].table
    for _ in range(20):
        ws: Any = await server.ws(table, ada).__aenter__()
        await Client(ws).start()
        await ws.send('{"type": "preview", "actions": [257]}')
        ws.transport.abort()
    async with server.ws(table, bob) as ws:
        client = await Client(ws).start()
        await client.send("ping")
        await client.get("pong")
        for _ in range(100):
            if found.feed.followers == 1:
                break
            await asyncio.sleep(0.02)
        assert found.feed.followers == 1
    assert [r.getMessage() for r in caplog.records if r.name.startswith("hlaska")] == []
