"""What clients are told of the shuffle: promises before deals, lucks and seals with them, secrets after them."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from hlaska import cli
from hlaska.core import verifiable_shuffle
from hlaska.server.tables.shuffle_tickets import EACH, LIFE, MOST, NoTicket, Tickets
from tests.server.live import CATALOG, Client, Live, live

ADA, BOB, LATER = "0123456789abcde", "fedcba987654321", "00000000000000f"


@pytest.fixture
def server():
    with live() as found:
        yield found


def with_ticket(server: Live, **more: Any) -> tuple[str, str, str]:
    """A new table with a ticket and a luck: its name, the token, what was promised."""
    with server.client() as client:
        ticket = client.post("/api/fair").json()
    table, token = server.open(ticket=ticket["ticket"], luck=ADA, **more)
    return table, token, ticket["commit"]


def record_of(server: Live, table: str) -> str:
    with server.client() as client:
        answer = client.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


async def test_a_match_is_promised_told_and_proved(server, caplog, monkeypatch, tmp_path: Path, capsys):
    """Nothing that is said or logged holds the secret of a deal before the deal is over, nor ever the key."""
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr("hlaska.cli.records.game_class", CATALOG.find)
    monkeypatch.setattr("hlaska.cli.verify.game_class", CATALOG.find)
    monkeypatch.setattr("hlaska.server.api.socket_session.RATE", 1000.0)  # more than a person says
    table, token, promise = with_ticket(server, options={"target": 5})  # at least two deals
    played = await server.hall.get_table(table)
    key = played.meta.key
    secrets = [verifiable_shuffle.secret_of(key, deal) for deal in range(100)]
    said: list[str] = []
    heard = logged = 0  # what was said and logged before has been looked at
    told: set[int] = set()  # deals whose secret has been told
    async with server.ws(table, token) as ws:
        client = Client(ws)
        update: dict[str, Any] = {}
        deals = 0
        while not update.get("over"):
            text = await ws.recv()
            said.append(text)
            message = json.loads(text)
            if message["type"] == "fair":
                deals = message["deal"]
                assert message["lucks"] == [ADA if deals == 1 else LATER, ""]
                assert verifiable_shuffle.commit_of(secrets[deals]) == promise
                promise = message["commit"]
                await client.send("luck", deal=deals + 1, luck=LATER)
            if message["type"] != "update":
                continue
            assert deals == message["deal"]
            update = message
            running = update["view"]["pub"]["turn"] >= 0
            before = len(played.now.sheet)  # the other player may end the deal while the record comes
            log = caplog.text
            news = "".join((*said[heard:], log[logged:], record_of(server, table)))
            heard, logged = len(said), len(log)
            told |= {deal for deal in range(1, len(secrets)) if secrets[deal] in news}
            assert before < deals or deals in told
            assert len(played.now.sheet) >= deals or deals not in told
            assert max(told, default=0) <= deals
            assert key not in news
            if not running and not update["over"]:
                await client.send("next", seq=update["seq"])
            elif update["view"]["legal"] and update["view"]["pub"]["turn"] == update["view"]["seat"]:
                await client.send("act", seq=update["seq"], actions=[update["view"]["legal"][-1]])
    assert deals > 1
    file = tmp_path / "match.txt"
    file.write_text(record_of(server, table))
    assert cli.main(["verify", str(file)]) == 0
    assert "Deal 1: as promised: the cards follow from the secret that" in capsys.readouterr().out


async def test_who_sits_down_last_reads_the_promise_and_adds_luck(server):
    table, _, promise = with_ticket(server, chairs=[{"name": "Ada"}, {"name": "free", "kind": "open"}])
    async with server.ws(table) as ws:
        client = Client(ws)
        told = await client.get("fair")
        assert told == {"type": "fair", "deal": 0, "seal": "", "lucks": [], "commit": promise}
        with server.client() as http:
            body = {"name": "Bob", "luck": BOB}
            assert http.post(f"/api/tables/{table}/sit", json={**body, "luck": "1"}).status_code == 400
            assert http.post(f"/api/tables/{table}/sit", json=body).status_code == 200
        begun = await client.get("fair")
        assert (begun["deal"], begun["lucks"]) == (1, [ADA, BOB])
        assert begun["commit"] not in ("", promise)


async def test_who_comes_by_quick_seat_reads_the_promise_and_adds_luck(server):
    with server.client() as ada, server.client() as bob:
        table = ada.post("/api/lobby/seat", json={"games": ["toy"], "name": "Ada"}).json()["table"]
        async with server.ws(table, ada.cookies["hlaska"]) as first:
            client = Client(first)
            promise = (await client.get("fair"))["commit"]
            await client.send("luck", deal=1, luck=ADA)
            assert (
                bob.post("/api/lobby/seat", json={"games": ["toy"], "name": "Bob"}).json()["table"] == table
            )
            async with server.ws(table, bob.cookies["hlaska"]) as second:
                last = Client(second)
                told = await last.get("fair")
                assert (told["deal"], told["commit"]) == (0, promise)
                await last.send("luck", deal=1, luck=BOB)
                begun = await last.get("fair")
                assert (begun["deal"], begun["lucks"]) == (1, [ADA, BOB])


async def test_luck_that_cannot_count_is_refused(server):
    table, token = server.open()
    async with server.ws(table, token) as ws:
        client = await Client(ws).start()
        await client.send("luck", deal=2, luck="seven")
        refused = await client.get("refused")
        assert (refused["kind"], refused["row"]["key"]) == ("bad_text", "refused-luck")
        await client.send("luck", deal=1, luck=LATER)
        assert (await client.get("refused"))["kind"] == "stale"
    async with server.ws(table) as ws:
        client = await Client(ws).start()
        await client.send("luck", deal=2, luck=LATER)
        assert (await client.get("refused"))["row"]["key"] == "refused-no-seat"


def test_a_ticket_is_good_for_one_table(server):
    with server.client() as client:
        ticket = client.post("/api/fair").json()["ticket"]
        body = {"game": "toy", "ticket": ticket, "luck": ADA}
        assert client.post("/api/tables", json=body).status_code == 201
        again = client.post("/api/tables", json=body)
        assert (again.status_code, again.json()["kind"]) == (409, "no_ticket")
        without = client.post("/api/tables", json={"game": "toy", "luck": ADA})
        assert without.status_code == 400
        assert "POST /api/fair" in without.json()["text"]


def test_tickets_expire_and_are_not_hoarded():
    now = [0.0]
    tickets = Tickets(lambda: now[0])
    first, late = tickets.issue("a"), tickets.issue("a")
    assert (
        verifiable_shuffle.commit_of(verifiable_shuffle.secret_of(tickets.take(first.ticket), 1))
        == first.commit
    )
    now[0] = LIFE + 1
    with pytest.raises(NoTicket):
        tickets.take(late.ticket)
    many = [tickets.issue(f"{n}") for n in range(MOST + 1)]
    with pytest.raises(NoTicket):
        tickets.take(many[0].ticket)
    assert tickets.take(many[1].ticket)
    assert tickets.take("") != tickets.take("")


def test_who_asks_for_many_tickets_loses_nobody_elses():
    tickets = Tickets(lambda: 0.0)
    other = tickets.issue("b")
    mine = [tickets.issue("a") for _ in range(MOST + EACH)]
    assert tickets.take(other.ticket)
    with pytest.raises(NoTicket):
        tickets.take(mine[-EACH - 1].ticket)
    for ticket in mine[-EACH:]:
        assert tickets.take(ticket.ticket)
    assert not tickets._keys
    assert not tickets._given


def test_a_kill_between_deals_keeps_promises(tmp_path: Path):
    """The key is on disk before the promise is told, and the lucks with the deck."""
    with live(tmp_path / "tables.sqlite3") as server:
        table, token, promise = with_ticket(server)
        with server.client() as client:
            client.cookies.set("hlaska", token)
        lines = server.hall.live.tables[table].table.now.deal_entries
    with live(tmp_path / "tables.sqlite3") as server:
        with server.client() as client:
            assert client.get(f"/api/tables/{table}/record").status_code == 200
        back = server.hall.live.tables[table].table
        assert back.now.deal_entries[0] == lines[0]
        proof = back.dealer.proof()
        assert proof is not None
        assert (proof.commit, proof.lucks) == (promise, (ADA, ""))
