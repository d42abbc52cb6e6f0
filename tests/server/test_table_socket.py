"""A table over a WebSocket: two persons, their computer players, and everything a client may do wrong."""

from __future__ import annotations

import asyncio
import json
import string
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hlaska.server.api import socket_session as sockets
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import MemoryStore
from tests.server.live import Client, Live, live, toys
from tests.toy import HOP, SKIP, WAVE, Toy


@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


async def seated(server: Live, connected: Any, chair: int) -> Client:
    client = await Client(connected).start()
    assert client.hello["me"] == chair
    return client


def on_turn(*clients: Client) -> Client:
    found = [c for c in clients if c.last["view"]["pub"]["turn"] == c.last["view"]["seat"]]
    assert len(found) == 1
    return found[0]


async def test_an_open_chair_is_given_to_a_computer_player(server):
    table, ada = server.open([{"name": "Ada"}, {"name": "", "kind": "open"}])
    async with server.ws(table, ada) as a, server.ws(table) as b:
        host, onlooker = Client(a), Client(b)
        for client in (host, onlooker):
            await client.get("hello")
        assert (host.hello["host"], onlooker.hello["host"], onlooker.hello["me"]) == (True, False, -1)
        for wrong in (
            {"chair": 0},
            {"chair": 7},
            {"chair": 1, "level": "god"},
            {"chair": 1, "name": "a\x07b"},
        ):
            await host.send("give", **wrong)
            assert (await host.get("refused"))["kind"] == "illegal", wrong
        await onlooker.send("give", chair=1)
        assert (await onlooker.get("refused"))["row"]["key"] == "refused-not-host"
        await host.send("give", chair=1)
        for client in (host, onlooker):
            assert (await client.get("update"))["deal"] == 1
            assert client.hello["chairs"][1]["kind"] == "bot"


async def test_hello_and_the_whole_view_come_first(server):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        client = Client(ws)
        hello = await client.get()
        assert (hello["type"], hello["table"], hello["game"], hello["preset"]) == (
            "hello",
            table,
            "toy",
            "plain",
        )
        assert (hello["me"], hello["calls"], hello["money"], hello["seats"]) == (
            0,
            ["hop", "skip", "wave"],
            1,
            2,
        )
        assert hello["options"] == {"target": 0, "wave": True, "shuffle_policy": "every_deal"}
        assert (await client.get())["type"] == "fair"
        update = await client.get()
        assert (update["type"], update["fresh"], update["deal"], update["sheet"]) == ("update", True, 1, [])
        assert len(update["told"]) == len(update["events"]) > 0


async def test_two_persons_play_a_match(server):
    table, ada, bob = server.open_two(options={"target": 3})
    rng = Random(1)
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = await seated(server, a, 0), await seated(server, b, 1)
        for _ in range(400):
            assert clients[0].last["seq"] == clients[1].last["seq"]
            seq = clients[0].last["seq"]
            if clients[0].last["over"]:
                break
            if clients[0].last["waiting"]:
                await clients[0].send("next", seq=seq)
                await clients[0].get("update")
                await clients[1].get("update")
                assert clients[1].last["waiting"] == [1]
                await clients[1].send("next", seq=seq)
            else:
                client = on_turn(*clients)
                await client.send("act", seq=seq, actions=[rng.choice(client.last["view"]["legal"])])
            for client in clients:
                await client.until(seq + 1)
        assert clients[0].last["over"]
        assert sum(clients[0].last["scores"]) == 0
        assert max(clients[0].last["scores"]) >= 3
        assert clients[0].last["sheet"] == clients[1].last["sheet"]


async def test_a_person_and_a_computer_player(server):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        client = await Client(ws).start()
        for _ in range(60):
            last = client.last
            if last["deal"] > 3:
                break
            if last["waiting"]:
                await client.send("next", seq=last["seq"])
            elif last["view"]["pub"]["turn"] == last["view"]["seat"]:
                await client.send("act", seq=last["seq"], actions=[last["view"]["legal"][0]])
            await client.until(last["seq"] + 1)
        assert client.last["deal"] > 3


async def test_each_refusal(server):
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = await seated(server, a, 0), await seated(server, b, 1)
        mine = on_turn(*clients)
        other = clients[1 - clients.index(mine)]
        seq = mine.last["seq"]
        cases: list[tuple[Client, str, dict[str, Any], str, str]] = [
            (other, "act", {"seq": seq, "actions": [SKIP]}, "illegal", "not your turn"),
            (mine, "act", {"seq": seq, "actions": [WAVE]}, "illegal", "allowed: skip, hop"),
            (mine, "act", {"seq": seq - 1, "actions": [SKIP]}, "stale", f"at {seq}, not at {seq - 1}"),
            (mine, "act", {"seq": seq, "actions": []}, "illegal", "0 actions"),
            (mine, "act", {"seq": seq, "actions": [10**40]}, "illegal", "of that size"),
            (mine, "act", {"seq": seq}, "bad_message", "actions"),
            (mine, "act", {"seq": seq, "actions": ["skip"]}, "bad_message", "int"),
            (mine, "act", {"seq": seq, "actions": [], "acts": 1}, "bad_message", "unknown field `acts`"),
            (mine, "say", {"seq": seq, "text": "jump"}, "bad_text", "jump"),
            (mine, "say", {"seq": seq, "text": ""}, "bad_text", ""),
            (mine, "say", {"seq": seq, "text": "skip," * 99}, "bad_text", "at once"),
            (mine, "next", {"seq": seq}, "stale", "at"),
            (mine, "preview", {"actions": [WAVE]}, "illegal", "allowed"),
            (mine, "fly", {}, "bad_message", "'fly' - at `$.type`; it is one of act, "),
        ]
        for client, kind, fields, expected, says in cases:
            await client.send(kind, **fields)
            answer = await client.get("refused")
            assert (answer["kind"], answer["seq"]) == (expected, seq), answer
            assert says in answer["text"]
            assert answer["row"]["key"]
        await mine.send("act", seq=seq, actions=[SKIP])
        await mine.until(seq + 1)


async def test_words_do_the_same_as_numbers(server):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        client = await Client(ws).start()
        while client.last["view"]["pub"]["turn"] != client.last["view"]["seat"]:
            await client.get("update")
        seq, legal = client.last["seq"], client.last["view"]["legal"]
        text = "SKIP " if SKIP in legal else str(json.dumps(legal[0]))
        if text != "SKIP ":
            rank, suit = "789JQKTA"[legal[0] & 15], "CSHD"[legal[0] >> 4]
            text = f"{suit.lower()}{rank}"
        await client.send("say", seq=seq, text=text)
        await client.until(seq + 1)


async def test_preview_and_ping(server):
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = await seated(server, a, 0), await seated(server, b, 1)
        mine = on_turn(*clients)
        await mine.send("preview", actions=[SKIP])
        shown = await mine.get("previewed")
        assert (shown["type"], shown["actions"], shown["view"]["pub"]["phase"]) == (
            "previewed",
            [SKIP],
            "play",
        )
        await mine.send("preview", actions=[HOP])
        shown = await mine.get("previewed")
        assert (shown["actions"], shown["view"]) == ([], mine.last["view"])
        await mine.send("ping")
        assert await mine.get() == {"type": "pong"}


async def test_a_lost_line_goes_on_where_it_was(server):
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b, server.ws(table, ada) as second:
        clients = await seated(server, a, 0), await seated(server, b, 1)
        same = await seated(server, second, 0)
        mine = on_turn(*clients)
        seq = mine.last["seq"]
        await mine.send("act", seq=seq, actions=[SKIP])
        for client in (*clients, same):
            assert not (await client.until(seq + 1))["fresh"]
        assert (same.last["view"], same.last["events"]) == (
            clients[0].last["view"],
            clients[0].last["events"],
        )
        async with server.ws(table, ada, query=f"?since={seq}") as again:
            back = await Client(again).start()
            assert back.last == clients[0].last | {"sheet": []}
            await back.send("resume", since=seq)
            assert await back.get("update") == back.last
            await back.send("resume")
            assert (await back.get("update"))["fresh"]
            await back.send("resume", since=10**6)
            assert (await back.get("update"))["fresh"]
        for query in ("?since=x", "?since=-5", "?since=99999999999999999999", "?since="):
            async with server.ws(table, ada, query=query) as odd:
                assert (await Client(odd).start()).last["fresh"]


async def test_onlookers_see_no_hand_and_may_do_nothing(server):
    table, _ = server.open()
    for token in ("", "x" * 22):
        async with server.ws(table, token) as ws:
            client = await Client(ws).start()
            assert (client.hello["me"], client.last["view"]["seat"], client.last["view"]["legal"]) == (
                -1,
                -1,
                [],
            )
            assert {e for i in (0, 1) for e in client.last["view"]["places"][i]} == {-1}
            await client.send("act", seq=client.last["seq"], actions=[SKIP])
            assert (await client.get("refused"))["kind"] in ("illegal", "stale")
            await client.send("preview", actions=[SKIP])
            assert (await client.get("refused"))["kind"] == "illegal"


async def test_sitting_down_is_told_to_who_waits(server):
    table, ada = server.open([{"name": "Ada"}, {"name": "free", "kind": "open"}])
    async with server.ws(table, ada) as ws:
        client = Client(ws)
        assert [c.get("kind", "person") for c in (await client.get("hello"))["chairs"]] == ["person", "open"]
        await client.send("act", seq=0, actions=[SKIP])
        assert (await client.get("refused"))["kind"] == "illegal"
        with server.client() as bob:
            assert (
                await asyncio.to_thread(bob.post, f"/api/tables/{table}/sit", json={"name": "Bob"})
            ).is_success
        assert (await client.get("hello"))["chairs"][1] == {"name": "Bob"}
        assert (await client.get("update"))["deal"] == 1


# ---------------------------------------------------------------- who may come, and what may be sent
@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}]
)
async def test_other_sites_get_no_line(server, headers):
    table, token = server.open()
    with pytest.raises(InvalidStatus, match="403"):
        await server.ws(table, token, headers=headers).__aenter__()


async def test_the_own_page_gets_one(server):
    table, token = server.open()
    async with server.ws(table, token, headers={"Origin": server.base}) as ws:
        await Client(ws).start()


@pytest.mark.parametrize("name", ["nope", "a" * 300, "..", "%00", "ř"])
async def test_no_such_table(server, name):
    async with server.ws(name) as ws:
        client = Client(ws)
        assert (await client.get())["kind"] == "no_table"
        with pytest.raises(ConnectionClosed) as caught:
            await client.get()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


async def flood(ws: ClientConnection, texts: list[str], kinds: list[str]) -> None:
    """Sends all, then notes the kinds of the answers until the line is closed."""
    for text in texts:
        await ws.send(text)
    while True:
        kinds.append(json.loads(await asyncio.wait_for(ws.recv(), 60)).get("kind", "ok"))


@pytest.mark.parametrize("size", [sockets.LONGEST + 1, 200_000, 3_000_000])
async def test_oversized_messages_close_the_line(server, size):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        await Client(ws).start()
        with pytest.raises(ConnectionClosed) as caught:
            await flood(ws, ["x" * size], [])
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


async def test_too_many_messages_are_refused_then_the_line_is_closed(server):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        kinds: list[str] = []
        with pytest.raises(ConnectionClosed) as caught:
            await flood(ws, ['{"type": "ping"}'] * 400, kinds)
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (1008, "too many messages")
        assert kinds.count("busy") >= sockets.PATIENCE
        assert kinds.count("ok") >= sockets.BURST


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["act", "say", "next", "preview", "resume", "ping", "hello", "update", ""])
MESSAGES = st.builds(
    lambda kind, seq, actions, text, more: {
        "type": kind, "seq": seq, "actions": actions, "text": text, "since": seq, **more,
    },
    KINDS,
    st.integers(-2, 40) | JSON,
    st.lists(st.integers(-3, 300) | st.integers(), max_size=4) | JSON,
    st.text(max_size=30) | st.text(string.printable, max_size=30) | JSON,
    st.dictionaries(st.text(max_size=6), JSON, max_size=2),
)  # fmt: skip
RAW = (
    st.binary(max_size=60)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    | (JSON | MESSAGES).map(json.dumps)
    | st.integers(1, 8000).map(lambda n: "[" * n)
    | st.integers(1, 2000).map(lambda n: '{"type":"act","x":' + "[" * n)
    | st.just('{"type":"say","seq":1,"text":"\\ud800"}')
)


async def bombard(server: Live, raws: list[Any]) -> None:
    """Sends whatever; the line answers each one, and the table still plays afterwards."""
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as a, server.ws(table, bob) as b:
        clients = await seated(server, a, 0), await seated(server, b, 1)
        for raw in raws:
            await clients[0].ws.send(raw)
        await clients[0].send("ping")
        await clients[0].get("pong")
        found = server.hall.live.tables[table].table
        for client in clients:
            await client.until(found.seq)
        if found.dealer.waiting():
            return
        mine = on_turn(*clients)
        seq = mine.last["seq"]
        await mine.send("act", seq=seq, actions=[mine.last["view"]["legal"][0]])
        assert (await mine.until(seq + 1))["seq"] == seq + 1


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raws=st.lists(RAW, min_size=1, max_size=25))
def test_whatever_is_sent_the_table_goes_on(server, raws):
    asyncio.run(bombard(server, raws))


@pytest.mark.nightly
@pytest.mark.timeout(7200)
@settings(max_examples=3000, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(raws=st.lists(RAW, min_size=1, max_size=25))
def test_whatever_is_sent_the_table_goes_on_for_long(server, raws):
    asyncio.run(bombard(server, raws))


class Gone:
    """A line whose client has gone, as uvicorn says it."""

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_text(self, text: str) -> None:
        return None

    async def close(self, code: int, reason: str) -> None:
        raise OSError


async def test_a_client_that_has_gone_is_no_error_where_its_line_is_closed(caplog):
    table = await open_table(Toy(), (Chair("Ada"), Chair("Bot", "bot")), owner="ada")
    table.log.move_out()
    line = TableConnection(Gone(), TableService(TableSetup(MemoryStore(), ThreadBotPool(toys))), "ada")
    async with table.follow(0) as follower:
        await line._client.work_beside("a table", lambda: line._send_updates(table, follower))
    assert caplog.records == []
