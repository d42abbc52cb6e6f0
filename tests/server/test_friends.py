"""Friends: asked, accepted, seen and invited; and what is remembered of who asks for lists again and again."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from hlaska.core.errors import Illegal
from hlaska.protocol.tables import NewTable
from hlaska.server.accounts.friendships import OPEN, FriendsFull, NoFriend
from hlaska.server.accounts.services import REMEMBERED, AccountServices
from hlaska.server.tables.chat import who_of
from hlaska.server.tables.lobby import LobbyFilter
from hlaska.server.tokens import hash_token
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import Clock
from tests.server.test_bot_accounts import EVES, TABLE, made
from tests.server.test_people import SECRET, House, accounts_of, database, enter, house

__all__ = ["database", "house"]
Found = list[tuple[str, str]]


async def friends(browser: httpx.AsyncClient) -> list[dict[str, Any]]:
    answer = await browser.get("/api/lobby/friends")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def states(browser: httpx.AsyncClient) -> Found:
    return [(one["name"], one["state"]) for one in await friends(browser)]


async def ask(browser: httpx.AsyncClient, name: str) -> httpx.Response:
    return await browser.post("/api/people/friends", json={"name": name})


async def test_friends_are_asked_accepted_seen_and_ended(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob, house.browser() as eve:
        assert (await ask(ada, "Bob")).json()["kind"] == "not_signed_in"
        await enter(ada, "signup", "Ada")
        assert (await ask(ada, "Bob")).json()["row"]["key"] == "problem-no-friend"
        await enter(bob, "signup", "Bob")
        assert (await ada.post("/api/people/friends", json={})).json()["kind"] == "bad_options"
        assert [(await ask(ada, "bob")).json() for _ in range(2)] == [{"count": 1}] * 2
        assert (await states(ada), await states(bob)) == ([("Bob", "asked")], [("Ada", "asks")])
        one = (await friends(bob))[0]["id"]
        assert (await ada.post(f"/api/people/friends/{one}")).json()[
            "count"
        ] == 0  # nobody accepts for another
        table = (await ada.post("/api/tables", json=TABLE | {"access": "public"})).json()["table"]
        with house.hall.connections.connect(
            table, await house.people.accounts.owner_of(ada.cookies["hlaska"])
        ):
            assert not (await friends(bob))[0]["here"]  # who only asks sees nothing, and is not seen
            assert (await bob.post(f"/api/people/friends/{one}")).json()["count"] == 1
            seen = (await friends(bob))[0]
            assert (seen["state"], seen["here"], seen["table"], seen["game"]) == (
                "friend",
                True,
                table,
                "toy",
            )
            assert not (await friends(ada))[0]["here"]
            await enter(eve, "signup", "Eve")
            await eve.post(f"/api/tables/{table}/sit", json={"name": "Eve"})
            assert [(one["here"], one["table"]) for one in await friends(bob)] == [
                (True, "")
            ]  # no chair is free
        assert (await ada.get("/api/people/export")).json()["friends"][0]["name"] == "Bob"
        assert (await ada.delete(f"/api/people/friends/{one}")).json()["count"] == 1
        assert (await states(ada), await states(bob)) == ([], [])
        # Who asks each other are friends; who is deleted is nobody's.
        await ask(ada, "Bob")
        await bob.post("/api/people/friends", json={"table": table, "chair": 0})
        assert await states(ada) == [("Bob", "friend")]
        await bob.post("/api/people/delete", json={"password": SECRET})
        assert await states(ada) == []


async def test_who_blocks_is_asked_in_vain_and_has_no_such_friend(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob:
        await enter(ada, "signup", "Ada")
        await enter(bob, "signup", "Bob")
        await ask(bob, "Ada")
        await ask(ada, "Bob")
        table = (await bob.post("/api/tables", json=EVES)).json()["table"]
        listed = await ada.post("/api/people/lists", json={"kind": "block", "table": table, "chair": 0})
        assert (await states(ada), await states(bob)) == ([], [])
        assert (await ask(bob, "Ada")).json() == {"count": 1}  # he is not told
        assert (await states(ada), await states(bob)) == ([], [("Ada", "asked")])
        # Programs are kept apart with their people.
        _, header = await made(bob)
        mine = (await ada.post("/api/tables", json=TABLE | {"programs": True})).json()["table"]
        refused = await bob.post(f"/api/tables/{mine}/sit", json={"name": "R"}, headers=header)
        assert refused.json()["row"]["key"] == "refused-chair-taken"
        await ada.delete(f"/api/people/lists/{listed.json()['id']}")
        assert (await bob.post(f"/api/tables/{mine}/sit", json={"name": "R"}, headers=header)).is_success
        muted = await ada.post("/api/people/lists", json={"kind": "mute", "table": table, "chair": 0})
        owner = await house.people.accounts.owner_of(bob.cookies["hlaska"])
        assert muted.json()["who"] == who_of(owner)


async def test_a_friend_is_invited_with_one_press(house: House) -> None:
    async with house.browser() as ada, house.browser() as bob, house.browser() as eve:
        await enter(ada, "signup", "Ada")
        await enter(bob, "signup", "Bob")
        await ask(ada, "Bob")
        assert not (await ada.get("/api/me/awaited")).json()["among"]
        assert (await bob.get("/api/me/awaited")).json()["among"]  # he is asked something
        table = (await ada.post("/api/tables", json=TABLE | {"access": "public"})).json()["table"]
        friend = (await friends(ada))[0]["id"]
        invite = {"chair": 1, "friend": friend}
        refused = await ada.post(f"/api/tables/{table}/invite", json=invite)
        assert refused.json()["row"]["key"] == "problem-no-friend"  # he has not said yes
        await ask(bob, "Ada")
        other = await bob.post(f"/api/tables/{table}/invite", json={"chair": 1, "friend": friend})
        assert other.json()["row"]["key"] == "refused-not-host"
        assert (await ada.post(f"/api/tables/{table}/invite", json=invite)).is_success
        invited = (await bob.get("/api/me/awaited")).json()["invited"]
        assert invited == [{"table": table, "game": "toy", "name": "Ada"}]
        assert (await eve.get("/api/me/awaited")).json()["invited"] == []
        late = await eve.post(f"/api/tables/{table}/sit", json={"name": "Eve"})
        assert late.json()["row"]["key"] == "refused-chair-kept"
        assert (await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})).json()["me"] == 1
        assert (await bob.get("/api/me/awaited")).json()["invited"] == []


async def test_friends_have_a_limit(database: Any) -> None:
    people = AccountServices(database, accounts_of(database))
    made_of = [await people.accounts.set_password(f"P {100 + i}", SECRET) for i in range(OPEN + 2)]
    me, *others = [account.owner for account in made_of]
    for other in others[:OPEN]:
        await people.friends.ask(me, other)
    with pytest.raises(FriendsFull):
        await people.friends.ask(me, others[OPEN])
    for nobody in (me, hash_token("guest")):
        with pytest.raises(NoFriend):
            await people.friends.ask(me, nobody)


async def test_who_asks_is_remembered_until_something_changes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, asked, owner_of = house.people, list[str](), house.people.accounts.owner_of

    async def counted(token: str) -> str:
        asked.append(token)
        return await owner_of(token)

    monkeypatch.setattr(people.accounts, "owner_of", counted)
    async with house.browser() as ada:
        await enter(ada, "signup", "Ada")
        for _ in range(3):
            await ada.get("/api/lobby")
            await ada.get("/api/me/awaited")
        assert len(asked) == 1
        await people.invalidate()
        await ada.get("/api/lobby")
        assert len(asked) == 2
        await ada.post("/api/people/signout", json={})
        await ada.get("/api/lobby")
        assert len(set(asked)) == 2  # somebody else
    at = 1000.0
    for later, count in ((0.0, 1), (REMEMBERED - 1, 1), (REMEMBERED, 2)):
        await people.caller_info("token", lambda later=later: at + later)  # type: ignore[misc]
        assert asked.count("token") == count


async def test_the_list_is_filtered_by_clock_and_rating(house: House) -> None:
    two = (Chair("Ada"), Chair("free", "open"))
    plain = NewTable("toy", chairs=two, access="public")
    tables = [
        (await house.hall.open(new, owner)).meta.id
        for owner, new in {
            "a": plain,
            "b": NewTable("toy", chairs=two, access="public", rated=True),
            "c": NewTable("toy", chairs=two, access="public", clock=Clock(30, 60)),
        }.items()
    ]
    lobby = house.hall.lobby
    shown = [
        {tables.index(name) for name in lobby.page("", wanted).order}
        for wanted in (
            LobbyFilter(),
            LobbyFilter(rated=True),
            LobbyFilter(rated=False),
            LobbyFilter(clock=True),
            LobbyFilter(clock=False),
        )
    ]
    assert shown == [{0, 1, 2}, {1}, {0, 2}, {2}, {0, 1}]
    async with house.browser() as eve:
        found = (await eve.get("/api/lobby", params={"rated": "false", "clock": "true"})).json()
        assert [(one["table"], one["clock"]) for one in found["tables"]] == [
            (tables[2], {"decision": 30, "reserve": 60})
        ]
    with pytest.raises(Illegal):
        await house.hall.user_tables.invite_friend(await house.hall.get_table(tables[0]), 1, "b", "c")
