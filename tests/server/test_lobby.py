"""Public tables, codes, quick seat: who finds whom, and what nobody is told."""

from __future__ import annotations

import asyncio
import sys
import time
from contextlib import ExitStack

import msgspec
import pytest

from hlaska.core.errors import BadOptions, BadText, Illegal
from hlaska.protocol.tables import LobbyPage, NewTable
from hlaska.server.limits.rate_limiter import TooOften
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.lobby import AWAY, LINGER, TRIES, LobbyFilter, NoCode
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.chairs import FREE
from hlaska.table.join_code import LENGTH as CODE_LENGTH
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import HERE, LEFT
from hlaska.table.store import MemoryStore, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, Client, live, toys

TWO = (Chair("Ada"), FREE)
ADA, BOB, EVE = (hash_token(name) for name in ("ada", "bob", "eve"))
HOME = "192.0.2.1"


class Place:
    """A hall whose clock is turned by the test, and the lines that people have to its tables."""

    def __init__(self, store: Store | None = None) -> None:
        self.at = 1000.0
        setup = TableSetup(store or MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0)
        self.hall = TableService(setup, now=lambda: self.at)
        self.lines = ExitStack()

    async def open(self, owner: str, access: str = "public", **more: object) -> Table:
        new = NewTable("toy", chairs=TWO, access=access, **more)  # type: ignore[arg-type]
        table = await self.hall.open(new, owner)
        self.lines.enter_context(self.hall.connections.connect(table.meta.id, owner))
        return table

    async def quick(self, owner: str, name: str = "N") -> Table:
        table = await self.hall.lobby.quick(("toy",), Chair(name), owner)
        self.lines.enter_context(self.hall.connections.connect(table.meta.id, owner))
        return table

    def listed(self, **more: object) -> LobbyPage:
        return self.hall.lobby.page("", **more)  # type: ignore[arg-type]

    async def close(self) -> None:
        self.lines.close()
        await self.hall.close()


@pytest.fixture
async def place():
    found = Place()
    yield found
    await found.close()


# ---------------------------------------------------------------- the list
async def test_only_public_tables_where_somebody_is_are_listed(place):
    table = await place.open(ADA)
    await place.open(ADA, "private")
    await place.open(ADA, "code")
    page = place.listed()
    assert (page.order, page.more, page.here) == ((table.meta.id,), 0, 1)
    (told,) = page.tables
    assert (page.mine, place.hall.lobby.page(ADA).mine) == ((), page.order)
    assert (told.game, told.preset, told.free, told.deal, told.changes) == ("toy", "plain", 1, 0, {})
    assert [chair.name for chair in told.chairs] == ["Ada", "?"]
    place.lines.close()
    place.at += LINGER - 1  # a page is loaded again
    assert place.listed().order == (table.meta.id,)
    place.at += 2
    assert place.listed().order == ()


async def test_the_list_tells_no_owner_no_code_and_no_card(place):
    table = await place.open(ADA)
    await place.hall.access.sit(table.meta.id, -1, Chair("Bob"), BOB)
    text = msgspec.json.encode(place.listed()).decode()
    assert table.now.deal == 1
    for secret in (ADA, BOB, table.meta.code, *(repr(list(hand)) for hand in [table.now.started])):
        assert secret not in text
    assert set(msgspec.json.decode(text)["tables"][0]) <= {
        "table", "game", "preset", "chairs", "changes", "free", "deal", "limit", "pace",
    }  # fmt: skip


async def test_the_list_sends_what_has_changed(place):
    first, second = await place.open(ADA), await place.open(BOB, options={"target": 9})
    page = place.listed()
    assert page.order == (first.meta.id, second.meta.id)
    assert page.tables[1].changes == {"target": 9}
    again = place.listed(since=page.version)
    assert (again.version, again.order, again.tables) == (page.version, page.order, ())
    await second.seating.sit(-1, "Eve", EVE)
    changed = place.listed(since=page.version)
    assert changed.version > page.version
    assert [(t.table, t.free, t.deal) for t in changed.tables] == [(second.meta.id, 0, 1)]
    assert changed.order == (first.meta.id, second.meta.id)  # what is played comes after what waits


async def test_the_list_comes_page_by_page_and_by_game(place):
    tables = [await place.open(hash_token(str(n))) for n in range(5)]
    page = place.listed(most=2)
    assert (page.order, len(page.tables), page.more) == (tuple(t.meta.id for t in tables[:2]), 2, 3)
    assert place.listed(wanted=LobbyFilter(("marias",))).order == ()
    assert place.listed(wanted=LobbyFilter(("toy",)), most=99).more == 0
    assert place.listed(most=-5).more == 4


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (LobbyFilter(free=True), {"a", "c"}),
        (LobbyFilter(usual=True), {"a", "b"}),
        (LobbyFilter(name=" bO"), {"b"}),
        (LobbyFilter(name="?"), set()),  # nobody sits on an open chair
        (LobbyFilter(("toy",), free=True, usual=True, name="ada"), {"a"}),
    ],
)
async def test_the_list_is_filtered(place, wanted, shown):
    tables = {
        "a": await place.open(ADA),
        "b": await place.open(ADA),
        "c": await place.open(ADA, options={"target": 9}),
    }
    await tables["b"].seating.sit(-1, "Bob", BOB)
    assert set(place.listed(wanted=wanted).order) == {tables[name].meta.id for name in shown}
    assert len(place.hall.lobby.page(ADA, wanted).order) == 3  # one's own are always there


async def test_people_who_are_kept_apart_do_not_meet(place):
    table, apart = await place.open(ADA), frozenset({ADA})
    assert place.listed(apart=apart).order == ()
    other = await place.hall.lobby.quick(("toy",), Chair("Eve"), EVE, apart)
    assert other is not table
    with pytest.raises(Illegal, match="not open"):
        await place.hall.access.sit(table.meta.id, -1, Chair("Bob"), BOB, apart=apart)
    assert table.meta.has_open_chair


async def test_who_looks_is_counted_for_a_while(place):
    place.hall.lobby.page(EVE)
    await place.open(ADA)
    assert place.listed().here == 2
    place.at += LINGER + 1
    assert place.listed().here == 1


# ---------------------------------------------------------------- quick seat
async def test_quick_seat_takes_the_fullest_chair_else_opens_a_table(place):
    opened = await place.quick(ADA, "Ada")
    assert (opened.meta.access, opened.meta.has_open_chair, opened.meta.chair_of(ADA)) == ("public", True, 0)
    assert opened.meta.limit.deals == 4 * len(opened.meta.chairs)  # strangers' matches have an end
    assert await place.quick(ADA) is opened  # another tab of the same person
    assert await place.quick(BOB, "Bob") is opened
    # He could not read what was promised before: the first deal waits for what both add to its shuffle.
    assert (opened.meta.chair_of(BOB), opened.now.deal, opened.dealer.is_awaiting_contribution) == (
        1,
        0,
        True,
    )
    assert await place.hall.get_table(opened.meta.id) is opened
    assert opened.now.deal == 0
    for owner, luck in ((ADA, "a" * 15), (BOB, "b" * 15)):
        opened.dealer.contribute(owner, 1, luck)
    await place.hall.live.presence(opened).check_timeouts()
    assert opened.now.deal == 1
    assert await place.quick(EVE) is not opened


async def test_two_who_come_at_once_sit_together(place):
    found = await asyncio.gather(*(place.quick(hash_token(str(n))) for n in range(6)))
    tables = {table.meta.id: table for table in found}
    assert len(tables) == 3
    for table in tables.values():  # nobody adds to the shuffle: it is not waited for any longer
        assert table.dealer.is_awaiting_contribution
        table.dealer.patient_until = 0.0
        await place.hall.live.presence(table).check_timeouts()
        assert table.now.deal == 1


async def test_two_people_and_one_chair_the_second_is_moved_on(place, monkeypatch):
    table = await place.open(ADA)
    sit = table.seating.sit

    async def late(*asked: object, **more: object) -> None:
        await sit(-1, "Bob", BOB)  # somebody with the link was quicker
        await sit(*asked, **more)

    monkeypatch.setattr(table.seating, "sit", late)
    other = await place.quick(EVE, "Eve")
    assert other is not table
    assert (table.meta.chair_of(BOB), other.meta.chair_of(EVE)) == (1, 0)


async def test_quick_seat_leads_to_no_rules_that_were_not_read(place):
    table = await place.open(ADA, options={"target": 9})
    preset = await place.open(BOB, preset="short")
    assert await place.quick(EVE) not in (table, preset)


async def test_the_chair_of_who_has_gone_is_open_again(place):
    table = await place.quick(ADA, "Ada")
    place.lines.close()
    place.at += AWAY + 1
    assert await place.quick(EVE, "Eve") is not table  # nobody is there
    assert table.meta.chair_of(ADA) == -1
    assert await place.hall.user_tables.of(ADA) == []


async def test_no_match_begins_with_who_has_gone(place):
    table = await place.open(ADA)
    place.lines.close()
    place.at += AWAY + 1
    with place.hall.connections.connect(table.meta.id, EVE):
        await place.hall.access.sit(table.meta.id, -1, Chair("Eve"), EVE)
    assert (table.now.deal, table.meta.chair_of(EVE), table.meta.host) == (0, 0, EVE)
    private = await place.open(ADA, "private")
    place.lines.close()
    place.at += AWAY + 1
    await place.hall.access.sit(private.meta.id, -1, Chair("Eve"), EVE)
    assert private.now.deal == 1  # a host with the link sent by mail may come later


# ---------------------------------------------------------------- leaving
@pytest.mark.parametrize("durable", [True, False])
async def test_leaving_opens_the_chair_and_hands_the_table_on(tmp_path, durable):
    place = Place(SqliteStore(tmp_path / "db") if durable else MemoryStore())
    chairs = (Chair("Ada"), FREE)
    table = await place.hall.open(NewTable("toy", chairs=chairs, access="public"), ADA)
    with pytest.raises(Illegal, match="before the match begins"):
        await place.hall.user_tables.leave(table, BOB)
    await place.hall.user_tables.leave(table, ADA)
    assert (table.meta.chairs[0], table.meta.host, table.meta.owners) == (FREE, "", ("", ""))
    assert await place.hall.store.get(table.meta.id) is None  # of a table without people nothing is kept
    assert await place.hall.store.list_owned(ADA) == []
    await table.seating.sit(1, "Bob", BOB)
    assert table.meta.host == BOB  # who comes to an empty table is its host
    await table.seating.sit(-1, "Ada", ADA)
    assert await place.hall.store.list_owned(ADA) == [table.meta.id]
    # in the match he keeps the chair, and a computer player plays it
    await place.hall.user_tables.leave(table, ADA)
    assert (table.meta.chair_of(ADA), table.now.presence.states) == (0, (LEFT, HERE))
    await place.close()
    await place.hall.store.close()


# ---------------------------------------------------------------- invitations
async def test_an_invitation_takes_its_chair_once(place):
    new = NewTable("toy", chairs=TWO, access="public")
    table = await place.hall.open(new, ADA)
    place.lines.enter_context(place.hall.connections.connect(table.meta.id, ADA))
    for chair in (0, 9, -1):
        with pytest.raises(Illegal, match="not open"):
            await place.hall.user_tables.invite(table, chair, ADA)
    with pytest.raises(Illegal, match="who opened"):
        await place.hall.user_tables.invite(table, 1, BOB)
    first = await place.hall.user_tables.invite(table, 1, ADA)
    key = await place.hall.user_tables.invite(table, 1, ADA)
    assert key not in msgspec.json.encode(table.meta).decode()
    assert [(t.free, t.deal) for t in place.listed().tables] == [(0, 0)]
    assert await place.quick(EVE) is not table  # the chair is kept
    for chair in (-1, 1):
        with pytest.raises(Illegal, match="kept for somebody"):
            await place.hall.access.sit(table.meta.id, chair, Chair("Eve"), EVE)
    for wrong in (first, "x"):
        with pytest.raises(Illegal, match="has been used, or another"):
            await place.hall.access.sit(table.meta.id, -1, Chair("Eve"), EVE, key=wrong)
    assert await place.hall.access.sit(table.meta.id, -1, Chair("Bob"), BOB, key=key) == 1
    assert (table.now.deal, table.meta.invites) == (1, ())
    with pytest.raises(Illegal, match="has been used"):
        await place.hall.access.sit(table.meta.id, -1, Chair("Eve"), EVE, key=key)


async def test_a_kept_chair_may_be_given_to_anybody_again(place):
    table = await place.open(ADA)
    key = await place.hall.user_tables.invite(table, 1, ADA)
    await table.seating.reserve(1, ADA, "")
    with pytest.raises(Illegal, match="has been used"):
        await place.hall.access.sit(table.meta.id, -1, Chair("Bob"), BOB, key=key)
    await place.hall.user_tables.invite(table, 1, ADA)
    await place.hall.give(table, 1, Chair("", "bot"), ADA)
    assert table.now.deal == 1


# ---------------------------------------------------------------- codes
async def test_a_code_leads_to_a_table_that_waits(place):
    table = await place.open(ADA, "code")
    code = table.meta.code
    assert len(code) == CODE_LENGTH
    for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
        assert await place.hall.lobby.find(typed, HOME) == table.meta.id
    await table.seating.sit(-1, "Bob", BOB)
    with pytest.raises(NoCode, match="has begun"):
        await place.hall.lobby.find(code, HOME)
    assert (await place.open(ADA, "private")).meta.code == ""


async def test_wrong_codes_are_said_and_counted(place):
    for none in ("", "KTRWM", "KTRWM1", "KTRWMBB", "ČŘŽŠĚÁ"):
        with pytest.raises(BadText, match="of the letters"):
            await place.hall.lobby.find(none, HOME)
    for _ in range(TRIES):
        with pytest.raises(NoCode, match="no table waits"):
            await place.hall.lobby.find("AAAAAA", HOME)
    code = (await place.open(ADA, "code")).meta.code
    with pytest.raises(TooOften):
        await place.hall.lobby.find(code, HOME)
    assert await place.hall.lobby.find(code, "192.0.2.2")


async def test_access_is_one_of_three(place):
    with pytest.raises(BadOptions, match="private, code, public"):
        await place.open(ADA, "secret")


# ---------------------------------------------------------------- what it costs
async def measure(tables: int) -> None:
    place = Place()
    for n in range(tables):
        await place.open(hash_token(str(n)))
    text = b""

    def timed(what: str, since: int, times: int) -> None:
        nonlocal text
        begun = time.perf_counter()
        for _ in range(times):
            text = msgspec.json.encode(place.listed(since=since))
        took = (time.perf_counter() - begun) / times
        print(f"{tables} tables, {what}: {took * 1000:.2f} ms, {len(text)} bytes")

    timed("list made anew", 0, 1)
    timed("first page", 0, 50)
    timed("nothing changed", place.listed().version, 50)
    await place.close()


# ---------------------------------------------------------------- over the wire
def test_over_http():
    with live() as server, server.client() as ada, server.client() as bob:
        assert ada.get("/api/lobby").json()["order"] == []
        for body, says in (
            ({"games": [], "name": "A"}, "name at least one"),
            ({"games": ["chess"], "name": "A"}, "chess"),
            ({"games": ["toy"], "name": "\u200b"}, "printable"),
        ):
            answer = ada.post("/api/lobby/seat", json=body)
            assert answer.status_code in (400, 404)
            assert says in answer.json()["text"]
        made = ada.post("/api/lobby/seat", json={"games": ["toy"], "name": "Ada"}).json()
        page = bob.get("/api/lobby?games=toy").json()
        assert page["order"] == [made["table"]]
        assert bob.get("/api/lobby/code/AAAAAA").status_code == 404
        code = server.hall.live.tables[made["table"]].table.meta.code
        assert bob.get(f"/api/lobby/code/{code}").json() == {"table": made["table"]}
        taken = bob.post("/api/lobby/seat", json={"games": ["toy"], "name": "Bob"}).json()
        assert taken == {"table": made["table"], "me": 1}
        assert bob.get(f"/api/lobby/code/{code}").json()["row"]["key"] == "problem-code-begun"


@pytest.mark.parametrize("kind", ["block", "avoid"])
def test_two_of_whom_one_wants_no_more_of_the_other_are_not_brought_together(kind):
    with live() as server, server.client() as ada, server.client() as bob:
        chairs = [{"name": "Ada"}, {"name": "?", "kind": "open"}]
        met = ada.post("/api/tables", json={"game": "toy", "chairs": chairs}).json()["table"]
        assert bob.post(f"/api/tables/{met}/sit", json={"name": "Bob"}).status_code == 200
        assert ada.post("/api/people/lists", json={"kind": kind, "table": met, "chair": 1}).status_code == 200
        quick = {"games": ["toy"], "name": "N"}
        table = ada.post("/api/lobby/seat", json=quick).json()["table"]
        assert bob.post("/api/lobby/seat", json=quick).json()["table"] != table
        told = bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        shown = table in bob.get("/api/lobby").json()["order"]
        if kind == "block":
            assert (told.status_code, told.json()["row"]["key"], shown) == (409, "refused-chair-taken", False)
        else:
            assert (told.status_code, shown) == (200, True)  # who means it may sit down


async def test_a_chair_is_left_over_the_line():
    with live() as server:
        table, ada = await asyncio.to_thread(
            lambda: server.open([{"name": "Ada"}, {"name": "?", "kind": "open"}], access="code")
        )
        async with server.ws(table, ada) as mine, server.ws(table) as other:
            me, looker = Client(mine), Client(other)
            hello = await me.get("hello")
            assert (hello["me"], hello["access"], len(hello["code"])) == (0, "code", CODE_LENGTH)
            assert (await looker.get("hello"))["code"] == ""
            await me.send("invite", chair=1)
            key = (await me.get("invited"))["key"]
            assert len(key) >= 12
            assert (await looker.get("hello"))["kept"] == [1]
            await me.send("invite", chair=1, anybody=True)
            assert (await looker.get("hello"))["kept"] == []
            await me.send("leave")
            while (left := await me.get("hello"))["me"] >= 0:
                pass
            assert (left["me"], left["code"], left["host"]) == (-1, "", False)
            assert [chair["kind"] for chair in left["chairs"]] == ["open", "open"]
            await me.send("leave")
            assert (await me.get("refused"))["row"]["key"] == "refused-begun"


if __name__ == "__main__":
    asyncio.run(measure(int(sys.argv[1])))
