"""The administrator: made on the server's machine, sees who is here, bars, says something to all, and closes."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from hlaska import cli
from hlaska.protocol.table_messages import Next
from hlaska.server.accounts.accounts import Accounts
from hlaska.server.accounts.announcements import Closing
from hlaska.server.accounts.passwords import Passwords
from hlaska.server.accounts.services import open_database
from hlaska.server.api.table_socket import TableConnection
from tests.server.test_people import ADA, FAST, OPEN, SECRET, House, enter, opened


@pytest.fixture
async def house() -> Any:
    found = House()
    yield found
    await found.close()


async def test_the_page_of_the_administrator(house):
    async with house.browser() as boss, house.browser() as ada, house.browser() as bob:
        await house.people.accounts.set_password("Boss", SECRET, admin=True)
        assert (await enter(boss, "signin", "Boss"))["admin"]
        assert not (await enter(ada, "signup", "Ada"))["admin"]
        table = await opened(ada, ADA, OPEN)
        await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        await bob.post("/api/people/reports", json={"table": table, "chair": 0, "text": "slow"})
        for stranger in (ada, bob):
            for ask in (
                stranger.get("/api/admin"),
                stranger.post("/api/admin/bar", json={"name": "A", "barred": True}),
            ):
                assert (await ask).json()["kind"] == "not_admin"
        answer = await boss.get("/api/admin")
        page = answer.json()
        assert {(a["name"], a["admin"]) for a in page["accounts"]} == {("Ada", False), ("Boss", True)}
        assert [(t["table"], t["running"]) for t in page["tables"]] == [(table, True)]
        report = page["reports"]["groups"][0]["reports"][0]
        assert (report["name"], report["text"]) == ("Ada", "slow")
        meta = (await house.hall.get_table(table)).meta
        assert not any(owner in answer.text for owner in meta.owners)
        done = await boss.post("/api/admin/report", json={"id": report["id"]})
        assert done.json() == {"count": 1}
        assert (await boss.get("/api/admin")).json()["reports"] == {"groups": [], "more": 0, "count": 0}

        assert (await boss.post("/api/admin/bar", json={"name": "Ada", "barred": True})).json() == {
            "count": 1
        }
        assert (await ada.get("/api/people/me")).json()["name"] == ""
        again = await ada.post("/api/people/signin", json={"name": "Ada", "password": SECRET})
        assert again.json()["kind"] == "wrong_password"
        assert (await boss.post("/api/admin/bar", json={"name": "Boss", "barred": True})).json() == {
            "count": 0
        }
        await boss.post("/api/admin/bar", json={"name": "Ada", "barred": False})
        await enter(ada, "signin", "Ada")


async def test_closing_lets_the_deals_in_play_go_on_and_begins_no_other(house):
    async with house.browser() as boss, house.browser() as ada:
        await house.people.accounts.set_password("Boss", SECRET, admin=True)
        await enter(boss, "signin", "Boss")
        waiting = await opened(boss, ADA, OPEN)
        await boss.post("/api/admin/state", json={"notice": " Back at nine. ", "closing": True})
        told = (await ada.get("/api/me/awaited")).json()
        assert (told["notice"], told["closing"]) == ("Back at nine.", True)
        refused = await ada.post("/api/tables", json={"game": "toy"})
        assert (refused.status_code, refused.json()["kind"]) == (503, "closing")
        refused = await ada.post(f"/api/tables/{waiting}/sit", json={"name": "Ada"})
        assert refused.json()["kind"] == "closing"
        found = await house.hall.get_table(waiting)
        line: Any = TableConnection(None, house.hall, "")  # type: ignore[arg-type]
        with pytest.raises(Closing):
            await line._handle(found, None, Next(0))
        await boss.post("/api/admin/state", json={"notice": "", "closing": False})
        told = (await ada.get("/api/me/awaited")).json()
        assert (told["notice"], told["closing"]) == ("", False)
        await opened(ada)


async def test_the_command_makes_an_administrator(tmp_path: Path, monkeypatch, capsys):
    db = tmp_path / "tables.sqlite3"
    for more, says in (([], "is an administrator"), (["--password-only"], "has a new password")):
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{SECRET}{len(more)}\n"))
        assert await asyncio.to_thread(cli.main, ["admin", "Jana", "--db", str(db), *more]) == 0
        assert says in capsys.readouterr().out
    database = open_database(str(db))
    account, _ = await Accounts(database, Passwords(FAST)).sign_in("jana", f"{SECRET}1", "a")
    await database.close()
    assert account.admin
    monkeypatch.setattr("sys.stdin", io.StringIO("short\n"))
    assert await asyncio.to_thread(cli.main, ["admin", "Jana", "--db", str(db)]) == 1
    assert "8 to 200" in capsys.readouterr().err
