"""A seat at a table of a server: played by texts over a real line, and what is refused there is said."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from hlaska.core.errors import BadText
from hlaska.research.language_models.agents import Tables
from hlaska.research.language_models.server_table import ServerSeat
from tests.server.live import Client, live
from tests.server.test_people import SECRET

CHAIRS = [{"name": "Ada"}, {"name": "free", "kind": "open"}]


def plays(server: str, table: str, token: str) -> list[dict[str, Any]]:
    """What an agent is told at each step of a match that it plays."""
    tables, rng = Tables(server=server, token=token), Random(1)
    seen = [tables.join(table)]
    while "result" not in seen[-1]:
        now = seen[-1]
        if "waiting" in now:
            seen.append(tables.look(1))
            continue
        if len(seen) == 1:
            with pytest.raises(BadText) as wrong:
                tables.play(1, "I would rather not")
            assert str(wrong.value)
        seen.append(tables.play(1, rng.choice(now["legal"])))
    assert tables.history(1)
    with pytest.raises(BadText, match="one of the server, where there are no hints"):
        Tables.hint(tables, 1)
    tables.leave(1)
    return seen


async def test_a_match_is_played_at_a_table_of_a_server() -> None:
    with live() as server, server.client() as client:
        client.post("/api/people/signup", json={"name": "Eve", "password": SECRET}).raise_for_status()
        token = client.post("/api/people/programs", json={"name": "Robot"}).json()["token"]
        table, ada = server.open(CHAIRS, programs=True, limit={"deals": 1})
        playing = asyncio.create_task(asyncio.to_thread(plays, server.base, table, token))
        async with server.ws(table, ada) as line:
            person = await Client(line).start()
            await person.play_to_the_end()
        seen = await playing
    assert seen[-1]["match_over"]
    assert len(seen[-1]["result"]) == 2
    seats = {one["seat"] for one in seen if "cards" in one}
    assert len(seats) == 1
    others = [one["cards"].get(f"hand{1 - seats.copy().pop()}", []) for one in seen if "cards" in one]
    assert all(card == "??" for hand in others for card in hand)


async def test_a_wrong_token_and_a_wrong_table_are_refused() -> None:
    with live() as server:
        with pytest.raises(BadText, match="token"):
            await asyncio.to_thread(ServerSeat, server.base, "abc", "hlaska_wrong")
        table, _ = server.open(CHAIRS, programs=True)
        with pytest.raises(BadText, match=table):
            await asyncio.to_thread(ServerSeat, server.base, table, "hlaska_wrong")


@pytest.mark.parametrize(
    ("server", "table", "said"),
    [
        ("localhost:8000", "abc", "'localhost:8000' is no server: write http://"),
        ("http://localhost:1", "../people", "'../people' is no table"),
        ("http://localhost:1", "abc", "the server cannot be had"),
    ],
)
def test_addresses_that_are_none(server: str, table: str, said: str) -> None:
    with pytest.raises(BadText, match=said):
        ServerSeat(server, table, "token")


def test_a_server_needs_a_token_and_joining_a_server() -> None:
    with pytest.raises(BadText, match="needs both its address and the token"):
        Tables(server="http://localhost:8000")
    with pytest.raises(BadText, match="no server is named here"):
        Tables().join("abc")
