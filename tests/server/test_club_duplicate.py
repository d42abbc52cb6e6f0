"""Evenings with the same deals at every table: nobody learns of them early, and results are compared exactly."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from fractions import Fraction
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from hlaska.cli.tui.host import Pipe
from hlaska.core import record as records
from hlaska.core.errors import Illegal
from hlaska.core.match_limit import Limit
from hlaska.events.lots import commit_of
from hlaska.protocol.clubs import ClubRules
from hlaska.protocol.table_messages import Hello
from hlaska.server.accounts.elapsed_time import FAR, look
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.clubs.duplicate import GIVEN_UP, gains
from hlaska.server.clubs.evening_plan import Place, Plan, Round, decks_key
from hlaska.server.clubs.season_ledger import SeasonLedger
from hlaska.server.clubs.validation import parse_number
from hlaska.server.history.records import finder_for, match_record
from hlaska.server.storage.account_schema import clubs
from hlaska.server.tables.journal_reader import NoTable
from hlaska.table.table import Table
from tests.server.test_clubs import good, play_out
from tests.server.test_people import SECRET, House, database, enter, house
from tests.table.test_table import random_step

__all__ = ["database", "house"]


class Evening:
    """An evening of a club of Ada and others, with their browsers by member."""

    def __init__(self, house: House, stack: AsyncExitStack) -> None:
        self.house, self.stack = house, stack
        self.browsers: dict[str, httpx.AsyncClient] = {}
        self.club = self.path = ""

    async def make(self, *names: str, **rules: Any) -> Evening:
        people = [await self.stack.enter_async_context(self.house.browser()) for _ in names]
        for browser, name in zip(people, names, strict=True):
            await enter(browser, "signup", name)
        self.ada = people[0]
        new = {"name": "Same", "unit": "Kč", "season": "2026"}
        self.club = f"/api/clubs/{(await good(await self.ada.post('/api/clubs', json=new)))['id']}"
        key = (await good(await self.ada.post(f"{self.club}/invite")))["key"]
        for browser in people[1:]:
            await good(await browser.post("/api/clubs/join", json={"key": key}))
        kept = {"name": "Toy", "game": "toy", "factor": "0.5", "limit": {"deals": 2}, "rated": True} | rules
        await good(await self.ada.post(f"{self.club}/rules", json=kept))
        found = await self.page()
        ids = {one["name"]: one["id"] for one in found["members"]}
        self.browsers = {ids[name]: browser for name, browser in zip(names, people, strict=True)}
        self.rules = [found["rules"][0]["id"]]
        self.season = found["seasons"][0]["id"]
        return self

    async def begin(self, **more: Any) -> httpx.Response:
        new = {"name": "Thursday", "rules": self.rules, "present": list(self.browsers), "same": True}
        return await self.ada.post(f"{self.club}/evenings", json=new | more)

    async def drawn(self) -> list[Table]:
        """The tables of the first round, all people in their chairs."""
        begun = await good(await self.begin(deals=2))
        self.path = f"{self.club}/evenings/{begun['id']}"
        page = await good(await self.ada.post(f"{self.path}/draw", json={}))
        for one in page["rounds"][0]["tables"]:
            for member in one["members"]:
                sit = f"/api/tables/{one['table']}/sit"
                await good(await self.browsers[member].post(sit, json={"name": "x"}))
        return [await self.house.hall.get_table(one["table"]) for one in page["rounds"][0]["tables"]]

    async def page(self) -> Any:
        return await good(await self.ada.get(self.path or self.club))

    async def play(self, table: Table) -> None:
        await play_out(table)
        await self.house.hall.hooks.on_deal_settled(table)

    async def sheet(self) -> Any:
        return await good(await self.ada.get(f"{self.club}/seasons/{self.season}?whole=true"))


async def greeted(house: House, table: Table, owner: str) -> Hello:
    """What somebody is told first who opens a table."""
    news: asyncio.Queue[Any] = asyncio.Queue()
    line = asyncio.create_task(TableConnection(Pipe(news), house.hall, owner).run(table.meta.id, -1))
    hello = await news.get()
    line.cancel()
    await asyncio.gather(line, return_exceptions=True)
    assert isinstance(hello, Hello)
    return hello


async def test_the_same_deals_are_told_and_compared_when_all_tables_are_over(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        assert (
            first.now.deal_entries[0].actions == second.now.deal_entries[0].actions
        )  # deck, and nobody's luck
        assert (first.meta.first, first.meta.key, first.meta.limit) == (
            second.meta.first,
            second.meta.key,
            Limit(2),
        )
        assert (first.meta.same, first.meta.rated) == (True, False)
        # A program that does not know adds luck: it changes nothing.
        first.dealer.contribute(first.meta.owners[0], 2, "0123456789abcde")

        await evening.play(first)
        inside, outside = first.meta.owners[0], second.meta.owners[0]
        address = f"/api/tables/{first.meta.id}"
        by_owner = {}
        for member, browser in evening.browsers.items():
            by_owner[await house.people.accounts.owner_of(browser.cookies["hlaska"])] = (member, browser)
        # Who played it sees no more than he saw; who plays it still finds no table at all.
        for path in (f"{address}/record", f"{address}/deals/1"):
            refused = await by_owner[inside][1].get(path)
            assert refused.json()["row"]["key"] == "problem-same-deals", refused.text
            assert (await by_owner[outside][1].get(path)).status_code == 404
        for look in (house.hall.visit, house.hall.look_at):
            with pytest.raises(NoTable, match="deals of other tables"):
                await look(first.meta.id, outside)
            assert (await look(first.meta.id, inside)).meta.id == first.meta.id
        kept = (await by_owner[inside][1].get("/api/archive/mine")).text
        assert kept == "{ 0 matches, 1 left out while other tables play the same deals }\n"
        listed = (await good(await by_owner[inside][1].get(evening.club)))["tables"]
        assert second.meta.id not in [one["table"] for one in listed]
        page = await evening.page()
        table = next(one for one in page["rounds"][0]["tables"] if one["table"] == first.meta.id)
        assert (table["held"], table["deals"], set(table["values"]), table["compared"]) == (
            True,
            2,
            {"0"},
            [],
        )
        assert {one["total"] for one in page["totals"]} == {"0"}
        assert (await evening.sheet())["entries"] == []

        await evening.play(second)
        assert (
            first.now.deal_entries[0].actions == second.now.deal_entries[0].actions
        )  # of the second deal, too
        page, sheet = await evening.page(), await evening.sheet()
        assert (len(sheet["entries"]), page["secret"]) == (4, "")
        one, other = page["rounds"][0]["tables"]
        for mine, yours in ((one, other), (other, one)):
            pairs = zip(mine["values"], yours["values"], strict=True)
            wanted = [str(parse_number("", a) - parse_number("", b)) for a, b in pairs]
            assert (mine["compared"], mine["held"]) == (wanted, False)
        compared = {
            member: value
            for t in (one, other)
            for member, value in zip(t["members"], t["compared"], strict=True)
        }
        assert {total["member"]: total["compared"] for total in page["totals"]} == compared
        assert sum(map(Fraction, compared.values())) == 0

        ended = await good(await evening.ada.post(f"{evening.path}/end"))
        assert commit_of(ended["secret"]) == ended["commit"]
        assert decks_key(ended["secret"], 1) == first.meta.key == second.meta.key
        record = await match_record(await house.hall.look_at(first.meta.id, outside))
        assert records.verdicts(record, finder_for(first.game)) == ["", ""]


class Late:
    """A database that does nothing before it may."""

    def __init__(self, database: Any) -> None:
        self.database, self.may = database, asyncio.Event()

    async def run(self, work: Any) -> Any:
        await self.may.wait()
        return await self.database.run(work)


async def test_a_deal_that_ends_while_the_one_before_is_written_down_is_in_the_sheet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        table, _ = await evening.drawn()
        settled = house.hall.hooks.on_deal_settled
        monkeypatch.setattr(house.hall.hooks, "on_deal_settled", nothing)
        rng = Random(3)
        while not table.now.sheet:
            await random_step(table, rng)
        late = Late(house.people.database)
        first = asyncio.create_task(SeasonLedger(late, house.clock).take(table))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await play_out(table)
        late.may.set()
        await first
        await settled(table)
        await good(await evening.ada.post(f"{evening.path}/end"))
        assert len((await evening.sheet())["entries"]) == 2


async def nothing(_: Table) -> None:
    """Nobody writes down what a table has settled."""


async def test_an_evening_that_ends_early_keeps_results_and_tells_no_cards(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        await evening.play(first)
        ended = await good(await evening.ada.post(f"{evening.path}/end"))
        assert ended["secret"] == ""
        assert len((await evening.sheet())["entries"]) == 2
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        await evening.play(second)  # what is played still counts
        assert len((await evening.sheet())["entries"]) == 4
        assert (await evening.page())["secret"]
        assert not await house.hall.hooks.has_embargoed_deals(first.meta)


class Turned:
    """The clock of a house's clubs, to be turned."""

    def __init__(self, house: House) -> None:
        clubs = house.services.clubs
        self.now, self._house = float(clubs.sheets._clock()), house
        clubs.sheets._clock = clubs.evenings._clock = lambda: self.now

    async def look(self) -> None:
        """As each process does every ten minutes."""
        await self._house.people.database.run(lambda db: look(db, self.now))

    async def pass_by(self, seconds: float) -> None:
        """Time in which a server runs."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 3600)
            await self.look()


async def test_a_clock_that_jumps_days_ahead_gives_up_no_table(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        clock, rng = Turned(house), Random(1)
        await clock.look()
        clock.now += GIVEN_UP + 3600  # for a moment, and in it a deal ends at one table
        while not first.now.sheet:
            await random_step(first, rng)
        await house.hall.hooks.on_deal_settled(first)
        for table in (first, second):
            assert not (await greeted(house, table, table.meta.owners[0])).given_up
        await evening.page()
        clock.now -= GIVEN_UP + 3000
        await evening.play(first)
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        await evening.play(second)  # it counts
        page = await evening.page()
        assert [one["deals"] for one in page["rounds"][0]["tables"]] == [2, 2]


async def test_days_in_which_no_server_runs_give_up_no_table_by_themselves(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        clock = Turned(house)
        await evening.play(first)
        clock.now += 7 * 86_400  # before the first look, too
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        await clock.pass_by(GIVEN_UP - FAR - 60)
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        clock.now += 120
        assert not await house.hall.hooks.has_embargoed_deals(first.meta)
        assert (await greeted(house, second, second.meta.owners[0])).given_up


async def test_a_table_that_nobody_goes_on_with_is_given_up(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        clock = Turned(house)
        await evening.play(first)
        await clock.pass_by(GIVEN_UP - 60)
        assert not (await greeted(house, second, second.meta.owners[0])).given_up
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        assert (await evening.page())["rounds"][0]["tables"][0]["table"]
        assert (await evening.sheet())["entries"] == []
        clock.now += 120
        assert not await house.hall.hooks.has_embargoed_deals(
            first.meta
        )  # at the other no deal has ended for two days
        told = [await greeted(house, table, table.meta.owners[0]) for table in (first, second)]
        assert [one.given_up for one in told] == [False, True]  # the first was played to its end
        assert len((await evening.sheet())["entries"]) == 2
        await evening.play(second)  # with cards that may be known by now
        assert len((await evening.sheet())["entries"]) == 2
        page = await evening.page()
        assert page["ready"]
        assert [one["deals"] for one in page["rounds"][0]["tables"] if one["table"] == second.meta.id] == [0]
        assert (await good(await evening.ada.post(f"{evening.path}/end")))["secret"]


async def test_the_archive_of_a_club_is_for_its_members_and_leaves_out_what_is_held(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        club = evening.club.rsplit("/", 1)[1]

        async def seen(browser: httpx.AsyncClient) -> set[str]:
            found = await good(await browser.get("/api/archive", params={"club": club}))
            return {one["table"] for one in found["deals"]}

        by_owner = {
            await house.people.accounts.owner_of(one.cookies["hlaska"]): one
            for one in evening.browsers.values()
        }
        inside, outside = by_owner[first.meta.owners[0]], by_owner[second.meta.owners[0]]
        await evening.play(first)
        assert (await seen(inside), await seen(outside)) == ({first.meta.id}, set())
        await evening.play(second)
        assert await seen(inside) == await seen(outside) == {first.meta.id, second.meta.id}
        theirs = await good(await outside.get("/api/archive"))
        assert {one["table"] for one in theirs["deals"]} == {second.meta.id}  # else as ever
        stranger = await stack.enter_async_context(house.browser())
        await enter(stranger, "signup", "Zed")
        for browser in (stranger, await stack.enter_async_context(house.browser())):
            refused = await browser.get("/api/archive", params={"club": club})
            assert (refused.status_code, refused.json()["kind"]) == (404, "no_club")


async def clubs_kept(house: House) -> int:
    return await house.people.database.run(lambda db: len(db.execute(select(clubs.c.id)).all()))


@pytest.mark.parametrize("way", ["dissolve", "leave", "delete the account"])
async def test_with_its_club_dissolved_a_table_is_not_told_while_others_play_its_deals(
    house: House, way: str
) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, second = await evening.drawn()
        await evening.play(first)
        if way == "dissolve":
            await good(await evening.ada.delete(evening.club))
        else:
            page = await good(await evening.ada.get(evening.club))
            for one in page["members"]:
                if one["role"] != "founder":
                    await good(await evening.ada.post(f"{evening.club}/remove", json={"member": one["id"]}))
            if way == "leave":
                await good(await evening.ada.post(f"{evening.club}/leave"))
            else:
                await good(await evening.ada.post("/api/people/delete", json={"password": SECRET}))
        for browser in evening.browsers.values():
            assert (await browser.get(evening.club)).status_code in (401, 404)
        assert [one for b in evening.browsers.values() for one in await good(await b.get("/api/clubs"))] == []
        assert await house.hall.hooks.has_embargoed_deals(first.meta)
        with pytest.raises(Illegal, match="other tables play the same deals"):
            await match_record(first)
        await evening.play(second)
        assert not await house.hall.hooks.has_embargoed_deals(first.meta)
        assert (await match_record(first)).deals
        assert await clubs_kept(house) == 0


async def test_a_dissolved_club_waits_for_no_table_that_nobody_goes_on_with(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob", "Cyd", "Dan")
        first, _ = await evening.drawn()
        sheets: Any = house.services.clubs.sheets
        clock = Turned(house)
        await evening.play(first)
        await good(await evening.ada.delete(evening.club))
        await sheets.drop_dissolved()
        assert await clubs_kept(house) == 1
        await clock.pass_by(GIVEN_UP + 60)
        await sheets.drop_dissolved()
        assert await clubs_kept(house) == 0
        assert not await house.hall.hooks.has_embargoed_deals(first.meta)


async def test_one_table_has_nothing_to_compare_and_rules_that_cannot_be_so_are_refused(house: House) -> None:
    async with AsyncExitStack() as stack:
        evening = await Evening(house, stack).make("Ada", "Bob")
        (table,) = await evening.drawn()
        await evening.play(table)
        page = await evening.page()
        assert [one["compared"] for one in page["totals"]] == [None, None]
        assert page["rounds"][0]["tables"][0]["compared"] == []
        cards = await evening.begin(cards=True)
        assert (cards.status_code, cards.json()["row"]["key"]) == (400, "problem-club-same-cards")
        more = {"name": "Joined", "game": "toy", "options": {"shuffle_policy": "first_deal_only"}}
        await good(await evening.ada.post(f"{evening.club}/rules", json=more | {"limit": {"deals": 2}}))
        rules = (await good(await evening.ada.get(evening.club)))["rules"]
        joined = next(one["id"] for one in rules if one["name"] == "Joined")
        refused = await evening.begin(rules=[joined])
        assert (refused.status_code, refused.json()["row"]["key"]) == (400, "problem-club-same-rules")
        await good(await evening.ada.post(f"{evening.club}/members", json={"name": "Zoe"}))
        zoe = next(
            one["id"]
            for one in (await good(await evening.ada.get(evening.club)))["members"]
            if one["name"] == "Zoe"
        )
        await good(
            await evening.ada.post(f"{evening.path}/present", json={"members": [*evening.browsers, zoe]})
        )
        without = await evening.ada.post(f"{evening.path}/draw", json={})
        assert without.json()["row"]["key"] == "problem-club-same-account"


def test_the_difference_from_the_mean_of_the_others_is_exact() -> None:
    rules = ClubRules("r", "R", "toy", "", {}, Limit(1), False, "1", 2, 1, False)
    places = tuple(Place(("a", "b"), int(table == "w"), table) for table in "xyzw")
    plan = Plan((rules, rules), False, 1, 0, "", (), (Round("", places, (), 0.0),), same=True)
    amounts = {"x": 10, "y": 1, "z": 3, "w": 100}
    lines: list[Any] = [
        SimpleNamespace(
            kind="deal", game_table=table, deal=1, round=1, id=f"{table}/1/0", member=table, amount=amount
        )
        for table, amount in amounts.items()
    ]
    found = {gain.table: gain.value for gain in gains(plan, lines, lambda line: Fraction(line.amount, 3))}
    assert found == {"x": Fraction(8, 3), "y": Fraction(-11, 6), "z": Fraction(-5, 6)}
