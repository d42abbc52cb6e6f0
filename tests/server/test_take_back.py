"""Taking back over the line of a table; what was acknowledged is there after the server was killed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tests.server.live import Client, live
from tests.server.test_kill import Served, lines


@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


async def own_turn(client: Client) -> None:
    while client.last["view"]["pub"]["turn"] != client.last["view"]["seat"]:
        await client.get("update")


async def do(client: Client, kind: str, **more: object) -> None:
    """One message, and the table as it stands then."""
    seq = client.last["seq"]
    await client.send(kind, seq=seq, **more)
    await client.until(seq + 1)
    await own_turn(client)


async def test_a_decision_is_taken_back_over_the_line(server):
    table, token = server.open(options={"wave": False})
    async with server.ws(table, token) as ws, server.ws(table) as other:
        client, onlooker = await Client(ws).start(), await Client(other).start()
        await own_turn(client)
        then = client.last
        assert (then["back"], then["practice"]) == (False, False)
        await do(client, "act", actions=[then["view"]["legal"][0]])
        assert client.last["back"]
        await do(client, "back")
        assert (client.last["view"], client.last["fresh"], client.last["practice"]) == (
            then["view"],
            True,
            True,
        )
        await client.send("back", seq=client.last["seq"])
        assert (await client.get("refused"))["row"]["key"] == "refused-take-back"
        await onlooker.until(client.last["seq"])
        assert onlooker.last["practice"]
        await onlooker.send("back", seq=onlooker.last["seq"])
        assert (await onlooker.get("refused"))["kind"] == "illegal"
        await client.send("back", seq=0)
        assert (await client.get("refused"))["kind"] == "stale"


async def test_nothing_is_taken_back_at_a_table_of_two(server):
    table, ada, bob = server.open_two()
    async with server.ws(table, ada) as one, server.ws(table, bob) as two:
        clients = [await Client(one).start(), await Client(two).start()]
        on_turn = next(c for c in clients if c.last["view"]["pub"]["turn"] == c.last["view"]["seat"])
        await on_turn.send("act", seq=1, actions=[on_turn.last["view"]["legal"][0]])
        for client in clients:
            await client.until(2)
            assert not client.last["back"]
            await client.send("back", seq=2)
            assert (await client.get("refused"))["row"]["key"] == "refused-take-back"


@pytest.mark.parametrize(
    ("game", "options"), [("toy", {"wave": False}), pytest.param("marias", {}, marks=pytest.mark.nightly)]
)
async def test_a_take_back_that_was_acknowledged_survives_kill_9(tmp_path, game, options):
    server = Served(tmp_path / "db.sqlite3")
    server.start()
    try:
        table, token = server.open(game=game, options=options)
        async with server.ws(table, token) as ws:
            client = await Client(ws).start()
            await own_turn(client)
            then = client.last["view"]
            await client.send("act", seq=client.last["seq"], actions=[then["legal"][0]])
            with suppress(TimeoutError):  # until the others have done what they do
                while True:
                    await asyncio.wait_for(client.get("update"), 1)
            await client.send("back", seq=client.last["seq"])
            seq = (await client.until(client.last["seq"] + 1))["seq"]
            assert client.last["view"] == then
            server.kill()
        kept = lines(server.db, table)
        assert kept[seq][0] == -2
        assert sorted(kept) == list(range(1, seq + 1))
        server.start()
        async with server.ws(table, token) as ws:
            client = await Client(ws).start()
            assert (client.last["seq"], client.last["view"], client.last["practice"]) == (seq, then, True)
            await client.send("act", seq=seq, actions=[then["legal"][0]])
            await client.until(seq + 1)
    finally:
        server.kill()
