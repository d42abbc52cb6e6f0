"""Events over HTTP: journals are kept, everybody sees what they may, tables are opened and their results written."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest

from hlaska.core.errors import Illegal
from hlaska.events import acts
from hlaska.events.commands import is_verified
from hlaska.events.journal import decode_journal
from hlaska.events.model import Result
from hlaska.server.events.event_store import Person
from tests.server.test_clubs import good, play_out
from tests.server.test_people import SECRET, House, database, enter, house

__all__ = ["database", "house"]
TOY = {"game": "toy"}
PLAN = {"name": "Friday Open", "format": "swiss", "sizes": [2], "games": [TOY], "deals": 2}


class Opened:
    """An event with the browsers of those who have an account, by name."""

    def __init__(self, house: House, people: dict[str, httpx.AsyncClient], event: str) -> None:
        self.house, self.people, self.id = house, people, event
        self.path = f"/api/events/{event}"

    async def act(self, by: str, act: str, why: str = "", seen: int = -1, **fields: Any) -> httpx.Response:
        body = {"act": {"act": act, **fields}, "why": why, "seen": seen}
        return await self.people[by].post(f"{self.path}/acts", json=body)

    async def do(self, by: str, act: str, why: str = "", **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = await good(await self.act(by, act, why, **fields))
        return found

    async def refused(self, by: str, act: str, **fields: Any) -> str:
        answer = await self.act(by, act, **fields)
        assert answer.status_code == 409, answer.text
        return str(answer.json()["row"]["key"])

    async def page(self, by: str = "Ada") -> dict[str, Any]:
        found: dict[str, Any] = await good(await self.people[by].get(self.path))
        return found

    async def play(self, number: int) -> None:
        """All sit down at the tables of a round and play them to the end."""
        page = await self.page()
        names = {one["id"]: one["name"] for one in page["entries"]}
        for place in page["rounds"][number - 1]["tables"]:
            for one in place["entries"]:
                sit = f"/api/tables/{place['game_table']}/sit"
                await good(await self.people[names[one]].post(sit, json={"name": "x"}))
            table = await self.house.hall.get_table(place["game_table"])
            await play_out(table)
            await self.house.hall.hooks.on_deal_settled(table)


@asynccontextmanager
async def opened(house: House, *names: str, **plan: Any) -> AsyncIterator[Opened]:
    """An event of Ada, in which the others and she are entered."""
    async with AsyncExitStack() as stack:
        people = {name: await stack.enter_async_context(house.browser()) for name in names}
        for name, browser in people.items():
            await enter(browser, "signup", name)
        page = await good(await people["Ada"].post("/api/events", json={"plan": PLAN | plan}))
        event = Opened(house, people, page["id"])
        for name in names:
            await event.do(name, "enter", name=name)
        yield event


async def test_an_event_is_played_here_from_founding_to_its_secret(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan") as event, house.browser() as guest:
        listed = await good(await event.people["Bob"].get("/api/events"))
        assert [(one["name"], one["entries"], one["state"], one["mine"]) for one in listed] == [
            ("Friday Open", 4, "announced", True)
        ]
        assert await event.refused("Bob", "start") == "event-refused-directors-only"
        await event.do("Ada", "start")
        drawn = await event.do("Ada", "draw")
        assert [len(one["entries"]) for one in drawn["rounds"][0]["tables"]] == [2, 2]
        assert all(one["game_table"] for one in drawn["rounds"][0]["tables"])
        assert drawn["secret"] == ""
        await event.play(1)
        page = await good(await guest.get(event.path))  # anybody looks on
        results = [one["result"] for one in page["rounds"][0]["tables"]]
        assert all(one["confirmed"] and sum(one["points"]) == 0 for one in results)
        assert page["can_draw"]
        assert page["standings"][0]["rank"] == 1
        await event.do("Ada", "draw")
        await event.play(2)
        ended = await event.do("Ada", "finish")
        assert ended["secret"]
        text = (await guest.get(f"{event.path}/journal.jsonl")).text
        assert is_verified(decode_journal(text))
        assert (await event.act("Bob", "draw")).json()["row"]["key"] == "event-refused-directors-only"


async def test_nobody_is_told_the_secret_before_the_end(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event:
        await event.do("Ada", "start")
        secret = (await house.services.events.store.get(event.id)).event.state.secret
        assert secret
        for path in ("", "/me", "/journal", "/journal.jsonl"):
            for browser in event.people.values():
                assert secret not in (await browser.get(event.path + path)).text


async def test_a_result_is_typed_by_one_and_confirmed_by_another(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", games=[]) as event:
        await event.do("Ada", "enter", name="Eve")  # plays with real cards and has no account
        await event.do("Ada", "start")
        drawn = await event.do("Ada", "draw")
        names = {one["id"]: one["name"] for one in drawn["entries"]}
        place = next(
            one for one in drawn["rounds"][0]["tables"] if {names[n] for n in one["entries"]} & {"Bob", "Cyd"}
        )
        there = [names[one] for one in place["entries"]]
        typist = next(name for name in there if name in ("Bob", "Cyd"))
        stranger = next((name for name in ("Bob", "Cyd") if name not in there), "")
        at = {"round": 1, "table": place["number"]}
        forged = {"points": [3, 1], "by": "Eve", "confirmed": True}
        if stranger:
            assert await event.refused(stranger, "record", **at, result=forged) == "event-refused-not-own"
        page = await event.do(typist, "record", **at, result=forged)
        result = next(one for one in page["rounds"][0]["tables"] if one["number"] == at["table"])["result"]
        assert (result["by"], result.get("confirmed", False)) == (typist, False)
        assert await event.refused(typist, "confirm", **at) == "event-refused-same-person"
        assert await event.refused(typist, "record", **at, result=forged) == "event-refused-two-results"
        page = await event.do("Ada", "confirm", **at)
        result = next(one for one in page["rounds"][0]["tables"] if one["number"] == at["table"])["result"]
        assert result["confirmed"]


async def test_an_old_tab_decides_nothing(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event:
        seen = (await event.page())["seq"]
        await event.do("Ada", "start")
        late = await event.act("Ada", "draw", seen=seen)
        assert (late.status_code, late.json()["kind"]) == (409, "stale")
        assert len((await event.page())["rounds"]) == 0


async def test_a_page_is_sent_again_only_when_it_has_changed(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event:
        first = await event.people["Bob"].get(event.path)
        known = {"if-none-match": first.headers["etag"]}
        again = await event.people["Bob"].get(event.path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        await event.do("Ada", "start")
        new = await event.people["Bob"].get(event.path, headers=known)
        assert new.status_code == 200
        assert new.json()["started"]


async def test_the_time_is_no_part_of_the_page_that_is_kept(house: House) -> None:
    """A page made half an hour ago is sent as it is; what time it is now is asked apart."""
    async with opened(house, "Ada", "Bob") as event:
        assert "now" not in await event.page()
        events = house.services.events
        before = (await good(await event.people["Bob"].get(f"{event.path}/me")))["now"]
        events._clock = lambda: before + 1800.0
        assert (await good(await event.people["Bob"].get(f"{event.path}/me")))["now"] == before + 1800.0


async def test_the_same_deals_stay_the_same_once_a_round_is_drawn(house: House) -> None:
    async with opened(house, "Ada", "Bob", same=True) as event:
        await event.do("Ada", "start")
        await event.do("Ada", "draw")
        plan = PLAN | {"same": False}
        assert await event.refused("Ada", "change", plan=plan) == "event-refused-format-fixed"
        lines = await good(await event.people["Ada"].get(f"{event.path}/journal"))
        assert [(one["act"], one["undoable"]) for one in lines] == [
            ("draw", True),
            ("start", False),
            ("enter", True),
            ("enter", True),
            ("found", False),
        ]


async def test_a_killed_server_opens_what_is_missing_and_takes_what_was_played(house: House) -> None:
    async with opened(house, "Ada", "Bob", rounds=1) as event:
        await event.do("Ada", "start")
        store = house.services.events.store
        owner = await house.people.accounts.owner_of(event.people["Ada"].cookies["hlaska"])
        await store.submit(event.id, acts.Draw(), Person(owner, "Ada"))  # and the server is killed
        (place,) = (await event.page())["rounds"][0]["tables"]
        assert place["game_table"] == ""
        (place,) = (await good(await event.people["Bob"].post(f"{event.path}/open")))["rounds"][0]["tables"]
        assert place["game_table"]
        again = await good(await event.people["Bob"].post(f"{event.path}/open"))
        assert again["rounds"][0]["tables"] == [place]
        for browser in event.people.values():
            await good(await browser.post(f"/api/tables/{place['game_table']}/sit", json={"name": "x"}))
        table = await house.hall.get_table(place["game_table"])
        house.hall.hooks.on_deal_settled = _nothing  # type: ignore[method-assign]
        await play_out(table)
        assert (await event.page())["rounds"][0]["tables"][0]["result"] is None
        await house.services.events.tables.catch_up(house.hall)
        page = await event.page()
        assert page["rounds"][0]["tables"][0]["result"]["confirmed"]
        assert page["all_drawn"]


async def _nothing(table: object) -> None:
    pass


async def test_results_of_the_same_deals_are_told_when_all_tables_are_over(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan", same=True, ranking="matchpoints") as event:
        await event.do("Ada", "start")
        drawn = await event.do("Ada", "draw")
        names = {one["id"]: one["name"] for one in drawn["entries"]}
        first, second = drawn["rounds"][0]["tables"]
        tables = {}
        for place in (first, second):
            for one in place["entries"]:
                sit = f"/api/tables/{place['game_table']}/sit"
                await good(await event.people[names[one]].post(sit, json={"name": "x"}))
            tables[place["number"]] = await house.hall.get_table(place["game_table"])
        decks = [table.now.deal_entries[0].actions for table in tables.values()]
        assert decks[0] == decks[1]  # the same deal at both
        await play_out(tables[first["number"]])
        await house.hall.hooks.on_deal_settled(tables[first["number"]])
        page = await event.page()
        done = next(one for one in page["rounds"][0]["tables"] if one["number"] == first["number"])
        assert (done["result"], done["held"]) == (None, True)
        assert {one["points"] for one in page["standings"]} == {"0"}
        assert await house.hall.hooks.has_embargoed_deals(tables[first["number"]].meta)
        line = decode_journal((await event.people["Bob"].get(f"{event.path}/journal.jsonl")).text)[-1]
        assert isinstance(line.what, acts.Record)
        assert (line.what.result.points, line.what.result.deals) == ((), ())
        outsider = event.people[names[second["entries"][0]]]
        assert (await outsider.get(f"/api/tables/{first['game_table']}/record")).status_code == 404
        await play_out(tables[second["number"]])
        await house.hall.hooks.on_deal_settled(tables[second["number"]])
        page = await event.page()
        assert all(one["result"] for one in page["rounds"][0]["tables"])
        assert not await house.hall.hooks.has_embargoed_deals(tables[first["number"]].meta)
        shares = [float(one["points"]) for one in page["standings"]]
        assert sum(shares) == pytest.approx(4 * 2 / 2)  # half a point in the mean for each deal


async def test_an_event_of_a_club_is_for_its_members(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob:
        await enter(ada, "signup", "Ada")
        await enter(bob, "signup", "Bob")
        club = (await good(await ada.post("/api/clubs", json={"name": "T", "unit": "u", "season": "s"})))[
            "id"
        ]
        made = await good(await ada.post("/api/events", json={"plan": PLAN, "club": club}))
        path = f"/api/events/{made['id']}"
        assert (await bob.get(path)).json()["kind"] == "no_event"
        assert (await bob.get(f"{path}/journal")).json()["kind"] == "no_event"
        entered = await bob.post(f"{path}/acts", json={"act": {"act": "enter", "name": "Bob"}})
        assert entered.json()["kind"] == "no_event"
        assert await good(await bob.get("/api/events")) == []
        assert (await bob.post("/api/events", json={"plan": PLAN, "club": club})).json()["kind"] == "no_club"
        key = (await good(await ada.post(f"/api/clubs/{club}/invite")))["key"]
        await good(await bob.post("/api/clubs/join", json={"key": key}))
        assert len(await good(await bob.get("/api/events"))) == 1
        assert (await bob.post("/api/events", json={"plan": PLAN, "club": club})).json()[
            "kind"
        ] == "not_steward"


async def test_a_deleted_account_has_no_name_in_an_event(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", games=[]) as event, house.browser() as other:
        await event.do("Ada", "start")
        exported = (await good(await event.people["Bob"].get("/api/people/export")))["events"]
        assert [(one["event"], one["name"], one["director"], one["rank"]) for one in exported] == [
            ("Friday Open", "Bob", False, 1)
        ]
        await good(await event.people["Bob"].post("/api/people/delete", json={"password": SECRET}))
        page = await event.page()
        assert [one["name"] for one in page["entries"]] == ["Ada", "… 1", "Cyd"]
        for path in ("", "/journal", "/journal.jsonl"):
            assert "Bob" not in (await event.people["Ada"].get(event.path + path)).text
        await enter(other, "signup", "Bob")  # somebody else, who plays in nothing
        me = await good(await other.get(f"{event.path}/me"))
        assert (me["name"], me["entries"]) == ("Bob", [])
        event.people["Bob"] = other
        assert await event.refused("Bob", "withdraw", entry=2) == "event-refused-not-own"


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"sizes": [3]}, "event-refused-game-size"),
        ({"deals": 0}, "event-refused-endless"),
        ({"games": []} | {"same": True}, "event-refused-same"),
        ({"ranking": "matchpoints"}, "event-refused-compared"),
        ({"name": " "}, "problem-event-text"),
        ({"games": [{"game": "chess"}]}, "badoptions"),
    ],
)
async def test_a_plan_that_cannot_be_is_refused(house: House, plan: dict[str, Any], key: str) -> None:
    async with house.browser() as ada:
        await enter(ada, "signup", "Ada")
        refused = await ada.post("/api/events", json={"plan": PLAN | plan})
        assert refused.status_code in (400, 409)
        assert refused.json()["row"]["key"] == key
        assert await good(await ada.get("/api/events")) == []


async def test_a_program_with_a_token_runs_an_event(house: House) -> None:
    async with house.browser() as ada, house.browser() as program:
        await enter(ada, "signup", "Ada")
        token = (await good(await ada.post("/api/people/programs", json={"name": "Desk"})))["token"]
        program.headers["authorization"] = f"Bearer {token}"
        made = await good(await program.post("/api/events", json={"plan": PLAN | {"games": []}}))
        path = f"/api/events/{made['id']}"
        for name in ("Eve", "Fay"):
            act = {"act": "enter", "name": name, "invite": True}
            await good(await program.post(f"{path}/acts", json={"act": act}))
        await good(await program.post(f"{path}/acts", json={"act": {"act": "start"}}))
        drawn = await good(await program.post(f"{path}/acts", json={"act": {"act": "draw"}}))
        assert len(drawn["rounds"][0]["tables"]) == 1
        assert (await good(await program.get(f"{path}/me")))["director"]


def _people_of(page: dict[str, Any], number: int = 1) -> dict[str, set[str]]:
    """Who plays at which table of this server, by the page."""
    names = {one["id"]: one["name"] for one in page["entries"]}
    tables = page["rounds"][number - 1]["tables"]
    return {one["game_table"]: {names[n] for n in one["entries"]} for one in tables if one["game_table"]}


async def _check_chairs(event: Opened, page: dict[str, Any]) -> None:
    for table, people in _people_of(page).items():
        assert {chair.name for chair in (await event.house.hall.get_table(table)).meta.chairs} == people


async def test_tables_of_a_draw_that_was_undone_are_played_by_nobody(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan") as event:
        await event.do("Ada", "start")
        drawn = await event.do("Ada", "draw")
        assert not any(table["missing"] for table in drawn["rounds"][0]["tables"])
        before = _people_of(drawn)
        await event.do("Ada", "undo", why="two are missing", seq=(await event.page())["seq"])
        missing = {sorted(people)[1] for people in before.values()}  # one of each table
        for one in (await event.page())["entries"]:
            if one["name"] in missing:
                await event.do("Ada", "withdraw", entry=one["id"])
        after = await event.do("Ada", "draw")
        assert list(_people_of(after).values()) == [{"Ada", "Bob", "Cyd", "Dan"} - missing]
        await _check_chairs(event, after)
        (again,) = _people_of(after)
        assert again not in before
        for table in before:  # what is played there counts nothing
            for name in before[table]:
                await good(await event.people[name].post(f"/api/tables/{table}/sit", json={"name": "x"}))
            found = await house.hall.get_table(table)
            await play_out(found)
            await house.hall.hooks.on_deal_settled(found)
        assert (await event.page())["rounds"][0]["tables"][0]["result"] is None
        await event.play(1)
        assert (await event.page())["rounds"][0]["tables"][0]["result"]["points"]


async def test_a_substitute_gets_the_chair_of_a_match_that_has_not_begun(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event, house.browser() as other:
        await enter(other, "signup", "Eve")
        event.people["Eve"] = other
        await event.do("Ada", "start")
        drawn = await event.do("Ada", "draw")
        (old,) = _people_of(drawn)
        bob = next(one["id"] for one in drawn["entries"] if one["name"] == "Bob")
        page = await event.do("Ada", "substitute", entry=bob, member="Bob", substitute="Eve")
        (new,) = _people_of(page)
        assert new != old
        await good(await other.post(f"/api/tables/{new}/sit", json={"name": "x"}))
        refused = await event.people["Bob"].post(f"/api/tables/{new}/sit", json={"name": "x"})
        assert refused.status_code == 409, refused.text


async def test_who_plays_is_told_where_their_table_is(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event, house.browser() as guest:
        bob = event.people["Bob"]

        async def told(browser: httpx.AsyncClient) -> tuple[bool, list[str]]:
            found = await good(await browser.get("/api/me/awaited"))
            return found["among"], [one["table"] for one in found["seats"]]

        assert await told(bob) == (False, [])  # it has not begun
        await event.do("Ada", "start")
        assert await told(bob) == (True, [])
        (table,) = _people_of(await event.do("Ada", "draw"))
        assert await told(bob) == (True, [table])
        assert await told(guest) == (False, [])
        await good(await bob.post(f"/api/tables/{table}/sit", json={"name": "x"}))
        assert await told(bob) == (True, [])
        assert await told(event.people["Ada"]) == (True, [table])
        await good(await event.people["Ada"].post(f"/api/tables/{table}/sit", json={"name": "x"}))
        playing = await house.hall.get_table(table)
        await play_out(playing)
        await house.hall.hooks.on_deal_settled(playing)
        await event.do("Ada", "finish")
        assert await told(bob) == (False, [])


async def test_events_of_one_founder_count_for_a_league(house: House) -> None:
    league = {"name": "Autumn", "places": [3, 1]}
    async with opened(house, "Ada", "Bob", games=[], league=league, date="2026-09-01") as event:
        ada = event.people["Ada"]

        async def play(path: str, points: list[int]) -> None:
            for act in (
                {"act": "start"},
                {"act": "draw"},
                {"act": "record", "round": 1, "table": 1, "result": {"points": points, "confirmed": True}},
                {"act": "finish"},
            ):
                await good(await ada.post(f"{path}/acts", json={"act": act}))

        page = await good(await ada.get(f"{event.path}/league"))
        assert [(one["name"], one["state"]) for one in page["events"]] == [("Friday Open", "announced")]
        assert page["standings"] == []
        await play(event.path, [5, 2])
        plan = PLAN | {"games": [], "league": league, "date": "2026-10-01", "name": "Second"}
        second = (await good(await ada.post("/api/events", json={"plan": plan})))["id"]
        for name in ("Bob", "Cyd"):
            act = {"act": "enter", "name": name}
            await good(await ada.post(f"/api/events/{second}/acts", json={"act": act}))
        await play(f"/api/events/{second}", [5, 5])
        page = await good(await event.people["Bob"].get(f"/api/events/{second}/league"))
        assert [one["name"] for one in page["events"]] == ["Friday Open", "Second"]
        found = {one["name"]: (one["points"], one["events"]) for one in page["standings"]}
        assert found["Cyd"] == ("2", [None, "2"])
        assert sum(float(points) for points, _ in found.values()) == 3 + 1 + 2 + 2
        other = await good(await event.people["Bob"].post("/api/events", json={"plan": plan}))
        page = await good(await ada.get(f"/api/events/{other['id']}/league"))
        assert [one["id"] for one in page["events"]] == [other["id"]]  # of another founder
        plain = await good(await ada.post("/api/events", json={"plan": PLAN}))
        refused = await ada.get(f"/api/events/{plain['id']}/league")
        assert (refused.status_code, refused.json()["kind"]) == (404, "no_league")
        wrong = PLAN | {"league": {"name": "x", "places": [1, 3]}}
        assert (await ada.post("/api/events", json={"plan": wrong})).json()["row"][
            "key"
        ] == "event-refused-league-places"


async def test_people_of_a_ladder_challenge_each_other(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan", format="ladder", reach=1) as event:

        async def waiting(name: str) -> list[str]:
            found = await good(await event.people[name].get("/api/me/awaited"))
            return [one["by"] for one in found["challenges"]]

        await event.do("Ada", "start")
        me = await good(await event.people["Cyd"].get(f"{event.path}/me"))
        assert me["opponents"] == [2, 4]
        assert await event.refused("Cyd", "challenge", entries=[3, 1]) == "event-refused-too-far"
        assert await event.refused("Bob", "challenge", entries=[3, 2]) == "event-refused-not-own"
        page = await event.do("Cyd", "challenge", entries=[3, 2])
        (asked,) = page["challenges"]
        assert await waiting("Bob") == ["Cyd"]
        assert await waiting("Ada") == await waiting("Cyd") == []
        assert (
            await event.refused("Cyd", "accept", challenge=asked["seq"], entry=2) == "event-refused-not-own"
        )
        page = await event.do("Bob", "accept", challenge=asked["seq"], entry=2)
        assert page["challenges"] == []
        assert page["rounds"][0]["tables"][0]["game_table"]
        assert await waiting("Bob") == []
        await event.play(1)
        assert (await event.page())["rounds"][0]["tables"][0]["result"]["confirmed"]


async def _sit_down(event: Opened, *names: str) -> Any:
    """Two sit down at their table of the first round, and it begins."""
    page = await event.page()
    entries = {one["name"]: one["id"] for one in page["entries"]}
    place = next(t for t in page["rounds"][0]["tables"] if set(t["entries"]) == {entries[n] for n in names})
    for name in names:
        sit = f"/api/tables/{place['game_table']}/sit"
        await good(await event.people[name].post(sit, json={"name": "x"}))
    table = await event.house.hall.get_table(place["game_table"])
    await table.dealer.open()
    return place, table


async def test_a_ruling_ends_the_match_at_the_table_until_it_is_taken_back(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan", format="knockout") as event:
        await event.do("Ada", "start")
        await event.do("Ada", "draw")
        page = await event.page()
        names = {one["id"]: one["name"] for one in page["entries"]}
        pair = [names[one] for one in page["rounds"][0]["tables"][0]["entries"]]
        place, table = await _sit_down(event, *pair)
        mine = event.people[pair[0]]
        seat = await house.services.events.tables.event_seat(table.meta)
        assert seat is not None
        assert (seat.event, seat.name, seat.round, seat.table) == (
            event.id,
            "Friday Open",
            1,
            place["number"],
        )
        assert table.now.running
        assert [one["table"] for one in await good(await mine.get("/api/me/tables"))] == [table.meta.id]

        result = {"places": [1, 2], "confirmed": True}
        await event.do("Ada", "record", round=1, table=place["number"], result=result)
        assert table.now.halted
        assert (table.now.turn, table.is_bot_on_turn) == (-1, False)
        assert table.now.is_over
        with pytest.raises(Illegal, match="the director has ended"):
            await table.act(0, table.seq, table.game.legal(table.now.state, table.now.state.pub.turn)[:1])
        assert await good(await mine.get("/api/me/tables")) == []
        page = await event.page()
        assert page["rounds"][0]["tables"][0]["advancing"] == [place["entries"][0]]
        assert place["entries"][1] not in page["title"]

        await event.do("Ada", "undo", why="the other table", seq=page["seq"])
        assert not table.now.halted
        assert table.now.on_turn >= 0
        await event.do(pair[1], "withdraw", entry=place["entries"][1])
        assert table.now.halted


async def test_a_match_whose_deals_were_told_does_not_go_on(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd", "Dan", same=True) as event:
        await event.do("Ada", "start")
        page = await event.do("Ada", "draw")
        names = {one["id"]: one["name"] for one in page["entries"]}
        tables = []
        for place in page["rounds"][0]["tables"]:
            tables.append((await _sit_down(event, *(names[one] for one in place["entries"])))[1])
        result = {"points": [3, -3], "deals": [[3, -3]], "confirmed": True}
        lines = []
        for number, table in enumerate(tables, 1):
            page = await event.do("Ada", "record", round=1, table=number, result=result)
            lines.append(page["seq"])
            assert table.now.halted
        for line in reversed(lines):
            await event.do("Ada", "undo", why="typed too early", seq=line)
        assert all(table.now.halted for table in tables)  # both had a result, so the deals were told


async def test_a_killed_server_ends_what_was_ruled(house: House) -> None:
    async with opened(house, "Ada", "Bob") as event:
        await event.do("Ada", "start")
        await event.do("Ada", "draw")
        _, table = await _sit_down(event, "Ada", "Bob")
        events = house.services.events
        act = acts.Record(1, 1, Result((3, 0), confirmed=True))
        await events.store.submit(
            event.id, act, Person((await events.store.get(event.id)).owners["Ada"], "Ada")
        )
        assert not table.now.halted
        await events.tables.catch_up(house.hall)
        assert table.now.halted
        assert await events.store.list_unfinished() == []


async def test_a_call_reaches_the_director_and_the_answer_the_table(house: House) -> None:
    async with opened(house, "Ada", "Bob", "Cyd") as event:

        async def calls(name: str) -> list[tuple[int, str]]:
            found = await good(await event.people[name].get("/api/me/awaited"))
            return [(one["table"], one["by"]) for one in found["calls"]]

        await event.do("Ada", "start")
        page = await event.do("Ada", "draw")
        names = {one["id"]: one["name"] for one in page["entries"]}
        (place,) = page["rounds"][0]["tables"]
        caller = next(name for one, name in names.items() if one in place["entries"] and name != "Ada")
        page = await event.do(caller, "call", round=1, table=place["number"], text="who deals?")
        assert await calls("Ada") == [(place["number"], caller)]
        assert await calls(caller) == []
        assert await event.refused(caller, "answer", call=page["seq"]) == "event-refused-directors-only"
        page = await event.do("Ada", "answer", call=page["seq"], text="the winner")
        assert await calls("Ada") == []
        assert [(one["answered"], one["answer"]) for one in page["calls"]] == [(True, "the winner")]
        running = await good(await event.people["Cyd"].get("/api/me/awaited"))
        assert [one["name"] for one in running["events"]] == ["Friday Open"]


async def test_the_journal_says_what_each_line_was_about(house: House) -> None:
    async with opened(house, "Ada", "Bob", games=[], sizes=[2]) as event:
        await event.do("Ada", "start")
        await event.do("Ada", "draw")
        result = {"points": [7, -7], "confirmed": True}
        await event.do("Ada", "record", round=1, table=1, result=result)
        await event.do("Ada", "adjust", why="late", entry=2, points=-5)
        lines = await good(await event.people["Bob"].get(f"{event.path}/journal"))
        told = [(one["act"], one["round"], one["table"], one["points"], one["entries"]) for one in lines[:3]]
        assert told == [("adjust", 0, 0, [-5], [2]), ("record", 1, 1, [7, -7], []), ("draw", 1, 0, [], [])]
        assert [one["names"] for one in lines if one["act"] == "enter"] == [["Bob"], ["Ada"]]


async def test_computer_players_alone_play_a_match_to_its_end(house: House) -> None:
    async with opened(house, "Ada", "Bob", deals=3) as event:
        await event.do("Ada", "start")
        (table,) = _people_of(await event.do("Ada", "draw"))
        await good(await event.people["Ada"].post(f"/api/tables/{table}/stand-ins"))
        for _ in range(6000):
            if (await event.page())["rounds"][0]["tables"][0]["result"]:
                break
            await asyncio.sleep(0.05)
        assert (await house.hall.get_table(table)).now.deal == 3
