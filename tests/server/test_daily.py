"""The deals of the day: the same for everybody, told to nobody too early, played once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import httpx
import pytest

from hlaska.core.errors import Illegal, Stale
from hlaska.events.lots import commit_of
from hlaska.server.events import daily
from hlaska.server.events.daily_store import DailyStore
from hlaska.server.events.event_store import Person
from hlaska.server.tables.catalog import Catalog
from hlaska.table.table import Table
from tests.server.test_clubs import good
from tests.server.test_people import SECRET, House, database, enter, house

__all__ = ["database", "house"]
TOY = "/api/daily/toy"


async def begin(browser: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = await good(await browser.post(TOY))
    return found


async def play_alone(house: House, name: str, deals: int = daily.DEALS, last: bool = False) -> Table:
    """The person plays a table with computer players so many deals on, always the first or last card."""
    table = await house.hall.get_table(name)
    wanted = len(table.now.sheet) + deals
    for _ in range(20_000):
        if len(table.now.sheet) >= wanted or table.now.is_over:
            break
        now = table.now
        if not now.running:
            for chair in table.dealer.waiting():
                await table.dealer.mark_ready(chair, table.seq)
        elif now.state is not None and now.turn == table.seat(0):
            legal = table.game.legal(now.state, now.turn)
            with suppress(Stale):  # the other has just called
                await table.play.act(0, table.seq, (legal[-1 if last else 0],))
        await asyncio.sleep(0.001)
    await house.hall.hooks.on_deal_settled(table)
    return table


async def test_everybody_gets_the_same_deals_once(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob:
        await enter(ada, "signup", "Ada")
        await enter(bob, "signup", "Bob")
        first, again, other = await begin(ada), await begin(ada), await begin(bob)
        assert first["brief"]["table"] == again["brief"]["table"] != other["brief"]["table"]
        assert (other["brief"]["people"], other["brief"]["deals"]) == (2, 12)
        one = await house.hall.get_table(first["brief"]["table"])
        two = await house.hall.get_table(other["brief"]["table"])
        assert one.now.deal_entries[0].actions == two.now.deal_entries[0].actions  # the deck
        assert one.seat(0) == two.seat(0)
        assert [chair.level for chair in one.meta.chairs[1:]] == ["club"] * (one.game.players - 1)


async def test_all_who_begin_a_day_at_once_get_its_deals(database: Any) -> None:
    people = [Person(name, name.title()) for name in ("ada", "bob", "ada")]
    begun = await asyncio.gather(
        *(DailyStore(database).join("2026-01-01", "toy", "plain", one) for one in people)
    )
    assert len({one.secret for one, _ in begun}) == 1
    tables = [table.game_table for _, table in begun]
    assert tables[0] == tables[2] != tables[1]


async def test_nothing_is_told_before_one_has_played(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob, house.browser() as guest:
        await enter(ada, "signup", "Ada")
        await enter(bob, "signup", "Bob")
        table = (await begin(ada))["brief"]["table"]
        await begin(bob)
        await play_alone(house, table, 3)
        page = await good(await ada.get(TOY))
        assert (page["brief"]["done"], page["ranking"], page["own"], page["secret"]) == (3, [], [], "")
        await play_alone(house, table)
        for browser in (bob, guest):
            page = await good(await browser.get(TOY))
            assert (page["ranking"], page["own"], page["secret"]) == ([], [], "")
            assert page["brief"]["finished"] == 1
            for path in (f"/api/tables/{table}/deals/1", f"/api/tables/{table}/record"):
                assert (await browser.get(path)).status_code == 404
        assert (await ada.get(f"/api/tables/{table}/deals/1")).status_code == 200
        page = await good(await ada.get(TOY))
        assert [(one["rank"], one["name"], one["me"]) for one in page["ranking"]] == [(1, "Ada", True)]
        assert len(page["own"]) == 12
        assert sum(one["amount"] for one in page["own"]) == page["ranking"][0]["amount"]


async def test_the_ranking_is_of_play_and_open_to_all_when_the_day_is_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.browser() as ada, house.browser() as bob, house.browser() as guest:
        for name, browser in (("Ada", ada), ("Bob", bob)):
            await enter(browser, "signup", name)
            await play_alone(house, (await begin(browser))["brief"]["table"], last=name == "Bob")
        page = await good(await bob.get(TOY))
        assert len(page["ranking"]) == 2
        assert sum(float(one["points"]) for one in page["ranking"]) == 0
        day, closes = page["day"], page["closes"]
        monkeypatch.setattr(house.services.daily, "_clock", lambda: closes + 1)
        past = await good(await guest.get(f"{TOY}?day={day}"))
        assert past["closed"]
        assert [one["name"] for one in past["ranking"]] == [one["name"] for one in page["ranking"]]
        assert commit_of(past["secret"]) == page["commit"]
        assert (await guest.get(f"/api/tables/{page['brief']['table']}/deals/1")).status_code == 200
        assert (await begin(ada))["day"] != day


async def test_no_hints_and_nothing_taken_back(house: House) -> None:
    async with house.browser() as ada:
        await enter(ada, "signup", "Ada")
        table = await house.hall.get_table((await begin(ada))["brief"]["table"])
        assert not house.hall.advice.may_ask(table, 0)
        with pytest.raises(Illegal, match="compared with those of others"):
            await house.hall.advice.hint(table, 0, table.seq)
        await play_alone(house, table.meta.id, 1)
        assert table.play.find_retractable(0) == 0


async def test_a_table_that_a_killed_server_did_not_open_is_opened_under_its_name(house: House) -> None:
    async with house.browser() as ada:
        await enter(ada, "signup", "Ada")
        person = await house.people.accounts.account_of(ada.cookies["hlaska"])
        assert person is not None
        day = (await good(await ada.get(TOY)))["day"]
        _, mine = await house.services.daily.store.join(day, "toy", "plain", Person(person.owner, "Ada"))
        assert (await begin(ada))["brief"]["table"] == mine.game_table
        table = await house.hall.get_table(mine.game_table)
        assert table.meta.chairs[0].name == "Ada"


async def test_deals_that_ended_while_the_server_did_are_written(house: House) -> None:
    async with house.browser() as ada:
        await enter(ada, "signup", "Ada")
        name = (await begin(ada))["brief"]["table"]
        await play_alone(house, name, 2)
        await house.services.daily.store.write(name, (), False)  # as if it had not been kept
        await house.services.daily.catch_up(house.hall)
        assert (await good(await ada.get(TOY)))["brief"]["done"] == 2


async def test_who_may_play(house: House) -> None:
    async with house.browser() as ada, house.browser() as guest:
        assert (await guest.post(TOY)).status_code == 401
        await enter(ada, "signup", "Ada")
        for path in ("/api/daily/chess", f"{TOY}?day=2020-01-01", f"{TOY}?day=x", f"{TOY}?day=2020-13-01"):
            answer = await ada.get(path)
            assert (answer.status_code, answer.json()["kind"]) == (404, "no_daily"), path
        made = await good(await ada.post("/api/people/programs", json={"name": "bot"}))
        async with house.browser() as program:
            program.headers["authorization"] = f"Bearer {made['token']}"
            answer = await program.post(TOY)
            assert (answer.status_code, answer.json()["kind"]) == (403, "daily_for_people")
        listed = await good(await guest.get("/api/daily"))
        assert listed["closes"] - listed["renewed"] == daily.GRACE
        assert listed["renewed"] % 86_400 == 0  # midnight by UTC
        assert [(one["id"], one["people"]) for one in listed["games"]] == [("toy", 0)]


async def test_a_deleted_account_has_no_name_in_a_ranking(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob:
        for name, browser in (("Ada", ada), ("Bob", bob)):
            await enter(browser, "signup", name)
            await play_alone(house, (await begin(browser))["brief"]["table"])
        exported = await good(await ada.get("/api/people/export"))
        assert [(one["event"], one["name"]) for one in exported["events"]] == [("toy", "Ada")]
        await good(await ada.post("/api/people/delete", json={"password": SECRET}))
        names = {one["name"] for one in (await good(await bob.get(TOY)))["ranking"]}
        assert names == {"…", "Bob"}


def test_a_deal_counts_what_a_side_made_more_than_the_others() -> None:
    made = {one.id: one.game for one in daily.list_offered(Catalog())}
    assert daily.deal_result(made["marias"], (4, -8, 4), 0) == 4  # money
    assert daily.deal_result(made["schnapsen"], (0, 3), 0) == -3
    assert daily.deal_result(made["pinochle"], (300, -120, 300, -120), 0) == 420
    assert daily.deal_result(made["thousand"], (60, -120, 15), 0) == 180 + 45
