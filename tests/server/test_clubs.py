"""Clubs: only members see anything, sheets are exact, evenings are played to their end, whatever happens between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from fractions import Fraction
from random import Random
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from sqlalchemy import create_engine, insert, select

from hlaska.core.errors import BadOptions, HlaskaError
from hlaska.core.match_limit import Limit
from hlaska.events.lots import commit_of, seed_of
from hlaska.protocol.clubs import NewClubRules, NewEvening, WriteResult
from hlaska.server.clubs.members import INVITES, forget
from hlaska.server.clubs.rule_sets import check_rules
from hlaska.server.clubs.season_ledger import add_entry, totals_of
from hlaska.server.clubs.service import ClubService
from hlaska.server.clubs.validation import (
    FACTOR,
    BadInvite,
    NoClub,
    NotFounder,
    NotNow,
    NotSteward,
    number_text,
    parse_number,
)
from hlaska.server.limits.rate_limiter import TooOften
from hlaska.server.storage.account_schema import accounts, club_lines, clubs, metadata
from hlaska.table.table import Table
from tests.server.live import CATALOG
from tests.server.test_people import Clock, House, database, enter, house
from tests.table.test_table import random_step

__all__ = ["database", "house"]
HERE = "10.0.0.1"  # an address
ENGINE = create_engine("sqlite://")
PEOPLE = ("ada", "bob", "cyd", "dan", "eva", "fay")


async def known(found: Any, *owners: str) -> None:
    """Accounts, each of which is called like its owner."""
    values = {"password": "", "avatar": "", "settings": "{}", "admin": False, "barred": False, "created": 0.0}
    rows = [{"owner": one, "name": one.title(), "skeleton": one, **values} for one in owners]
    await found.run(lambda db: db.execute(insert(accounts), rows) and None)


class Founded:
    """A club of Ada with five others, who are in it by its link."""

    def __init__(self, found: Any) -> None:
        self.database, self.clock = found, Clock()
        self.clubs = ClubService(found, self.clock)
        self.id = ""
        self.ids: dict[str, str] = {}

    async def make(self) -> Founded:
        await known(self.database, *PEOPLE, "guy")
        self.id = await self.clubs.members.found("ada", "The Seven", "Kč", "2026")
        key, _ = await self.clubs.members.invite(self.id, "ada")
        for one in PEOPLE[1:]:
            await self.clubs.members.join(key, one, HERE)
        await self.look()
        return self

    async def look(self) -> None:
        _, members = await self.clubs.members.club(self.id, "ada")
        self.ids = {one.owner: one.id for one in members if one.owner}

    async def rules(self, name: str = "Toy", factor: str = "0.5", **more: Any) -> str:
        rules = check_rules(CATALOG, NewClubRules(name, "toy", factor=factor, **more))
        await self.clubs.rules.keep(self.id, "ada", replace(rules, pays=True))
        return next(one.id for one in await self.clubs.rules.of(self.id, "ada") if one.name == name)


# ---------------------------------------------------------------- numbers
@given(st.decimals(-(10**8), 10**8, places=4))
def test_numbers_are_read_and_written_exactly(number: Any) -> None:
    assert parse_number("value", f"{number:f}") == Fraction(number)
    assert parse_number("value", number_text(Fraction(number))) == Fraction(number)
    assert parse_number("value", f"{number:f}".replace(".", ",").replace("-", "\u2212")) == Fraction(number)


@pytest.mark.parametrize("text", ["", "1e3", "1.23456", "0x1", "1 000", "--1", "nan", "1234567890", "٣"])
def test_what_is_no_number_is_said(text: str) -> None:
    with pytest.raises(BadOptions, match="expected a number such as 12"):
        parse_number("value", text)


# ---------------------------------------------------------------- members
async def test_a_link_leads_in_until_it_ends_is_replaced_or_somebody_is_removed(database: Any) -> None:
    club = await Founded(database).make()
    members = club.clubs.members
    key, until = await members.invite(club.id, "ada")
    assert until == club.clock.now + INVITES
    told = await members.find_invited(key, "guy", HERE)
    assert (told.name, told.members, told.role) == ("The Seven", 6, "")
    assert (await members.find_invited(key, "bob", HERE)).role == "member"
    assert await members.join(key, "bob", HERE) == club.id  # who is in it already stays in it, once
    assert (await members.of("bob"))[0].members == 6
    newer, _ = await members.invite(club.id, "ada")
    for wrong in (key, "", "nothing"):
        with pytest.raises(BadInvite):
            await members.join(wrong, "guy", HERE)
    assert await members.join(newer, "guy", HERE) == club.id
    await club.look()
    assert await members.remove(club.id, "ada", club.ids["guy"]) == "guy"
    with pytest.raises(BadInvite):
        await members.join(newer, "guy", HERE)
    again, until = await members.invite(club.id, "ada")
    club.clock.now = until
    with pytest.raises(BadInvite):
        await members.join(again, "guy", HERE)
    assert not await members.has_member(club.id, "guy")
    kept = await database.run(lambda db: db.execute(select(clubs.c.invite)).scalar())
    assert again not in kept


async def test_each_role_may_what_it_may_and_strangers_learn_nothing(database: Any) -> None:
    club = await Founded(database).make()
    members, seen = club.clubs.members, club.ids
    for refused, work in (
        (NoClub, members.club(club.id, "guy")),
        (NoClub, members.club("nothing", "ada")),
        (NoClub, members.club(club.id, "")),
        (NoClub, members.invite(club.id, "guy")),
        (NotSteward, members.invite(club.id, "bob")),
        (NotSteward, members.add(club.id, "bob", "Zoe")),
        (NotSteward, members.remove(club.id, "bob", seen["cyd"])),
        (NotSteward, members.change(club.id, "bob", "X", "Y")),
        (NotSteward, club.clubs.sheets.begin(club.id, "bob", "2027")),
        (NotFounder, members.promote(club.id, "bob", seen["cyd"], "steward")),
        (NotFounder, members.dissolve(club.id, "bob")),
        (NotNow, members.promote(club.id, "ada", seen["ada"], "member")),
        (NotNow, members.leave(club.id, "ada")),
        (NotNow, members.remove(club.id, "ada", seen["ada"])),
        (BadOptions, members.change(club.id, "ada", "\u2063", "Kč")),
        (BadOptions, members.add(club.id, "ada", "B\u00f3b")),  # looks like Bob
    ):
        with pytest.raises(refused):
            await work
    await members.promote(club.id, "ada", seen["bob"], "steward")
    await members.promote(club.id, "ada", seen["cyd"], "steward")
    with pytest.raises(NotFounder):
        await members.remove(club.id, "bob", seen["cyd"])
    await members.remove(club.id, "bob", seen["dan"])
    await members.promote(club.id, "ada", seen["bob"], "founder")
    found, _ = await members.club(club.id, "ada")
    assert found.me.role == "steward"
    await members.leave(club.id, "ada")
    assert not await members.has_member(club.id, "ada")
    await members.dissolve(club.id, "bob")
    with pytest.raises(NoClub):
        await members.club(club.id, "bob")


async def test_a_deleted_account_leaves_its_sums_under_nobodys_name(database: Any) -> None:
    club = await Founded(database).make()
    season = (await club.clubs.sheets.seasons(club.id))[0].id
    await club.clubs.sheets.correct(club.id, "ada", season, club.ids["ada"], "12,5", "from last year")
    await club.clubs.members.promote(club.id, "ada", club.ids["cyd"], "steward")
    await database.run(lambda db: forget(db, "ada", 5.0))
    found, members = await club.clubs.members.club(club.id, "cyd")
    assert found.me.role == "founder"  # the steward, though Bob is there longer
    gone = next(one for one in members if one.id == club.ids["ada"])
    assert (gone.name, gone.owner, gone.gone, gone.role) == ("", "", 5.0, "member")
    sheet = await club.clubs.sheets.sheet(club.id, "cyd", season)
    assert [(one.member, one.total) for one in sheet.totals] == [(club.ids["ada"], "12.5")]
    for one in ("bob", "dan", "eva", "fay", "cyd"):
        await database.run(lambda db, one=one: forget(db, one, 6.0))
    assert await database.run(lambda db: db.execute(select(clubs.c.id)).all()) == []


async def test_founding_has_its_limits(database: Any) -> None:
    members = ClubService(database, Clock()).members
    for unit, name in (("", "Club"), ("x" * 17, "Club"), ("Kč", ""), ("Kč", "x" * 41), ("Kč", "a\u202eb")):
        with pytest.raises(BadOptions):
            await members.found("ada", name, unit, "2026")
    for i in range(5):
        await members.found("ada", f"Club {i}", "€", "2026")
    with pytest.raises(Exception, match="too many tries"):
        await members.found("ada", "Club 6", "€", "2026")
    assert len(await members.of("ada")) == 5
    assert await members.of("") == []


async def test_wrong_links_of_one_keep_nobody_out_and_another_cookie_is_no_other_allowance(
    database: Any,
) -> None:
    club = await Founded(database).make()
    members = club.clubs.members
    key, _ = await members.invite(club.id, "ada")
    for n in range(20):
        with pytest.raises(BadInvite):
            await members.find_invited("nowhere", f"cookie {n}" if n % 2 else "", "10.0.0.1")
    for asking in (
        members.find_invited("nowhere", "another", "10.0.0.1"),
        members.join("nowhere", "guy", "10.0.0.1"),
    ):
        with pytest.raises(TooOften):
            await asking
    with pytest.raises(BadInvite):  # who is elsewhere has tries of their own, without a cookie too
        await members.find_invited("nowhere", "", "10.0.0.2")
    assert (
        await members.find_invited(key, "", "10.0.0.1")
    ).id == club.id  # a right one leads in from everywhere
    assert await members.join(key, "guy", "10.0.0.1") == club.id


# ---------------------------------------------------------------- rules
async def test_rules_are_checked_by_their_game_and_have_one_name_each(database: Any) -> None:
    club = await Founded(database).make()
    made = await club.rules("House", factor="0,25", options={"target": 5})
    kept = await club.clubs.rules.get(club.id, "bob", made)
    assert (kept.preset, kept.options, kept.factor, kept.players) == ("plain", {"target": 5}, "0.25", 2)
    with pytest.raises(BadOptions, match="target"):
        await club.rules("Bad", options={"target": 51})
    with pytest.raises(BadOptions, match="expected one of toy"):
        check_rules(CATALOG, NewClubRules("Other", "chess"))
    for factor in ("0", "-1", "10001", "much"):
        with pytest.raises(BadOptions, match="factor"):
            await club.rules("Bad", factor=factor)
    with pytest.raises(BadOptions, match="limit"):
        await club.rules("Bad", options={"target": 5}, limit=Limit(1))
    with pytest.raises(BadOptions, match="other rules are called"):
        await club.rules("HOUSE")
    with pytest.raises(NotSteward):
        await club.clubs.rules.drop(club.id, "bob", made)
    assert await club.clubs.rules.drop(club.id, "ada", made)
    with pytest.raises(NotNow, match="no such rules"):
        await club.clubs.rules.get(club.id, "ada", made)


# ---------------------------------------------------------------- the sheet
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["a", "b"]),
            st.integers(-(10**6), 10**6),
            st.sampled_from([1, 2]),
            st.integers(1, 10**8),
        ),
        max_size=12,
    )
)
def test_sums_are_exact(lines: list[tuple[str, int, int, int]]) -> None:
    with ENGINE.connect() as db:
        metadata.create_all(db, tables=[clubs, club_lines])
        for member, amount, money, factor in lines:
            more = {"kind": "deal", "amount": amount, "money": money, "factor": factor, "at": 0.0}
            add_entry(db, "club", "season", member, "entry", **more)
        found = {one.member: one.total for one in totals_of(db, "season")}
        db.rollback()
    for member in {line[0] for line in lines}:
        exact = sum(
            (Fraction(amount * factor, money * FACTOR) for m, amount, money, factor in lines if m == member),
            Fraction(),
        )
        whole, _, rest = found[member].lstrip("-").partition(".")
        sign = -1 if found[member].startswith("-") else 1
        assert sign * Fraction(int(whole + rest), 10 ** len(rest)) == exact


async def test_corrections_are_lines_of_their_own_and_seasons_follow_each_other(database: Any) -> None:
    club = await Founded(database).make()
    sheets, bob = club.clubs.sheets, club.ids["bob"]
    first = (await sheets.seasons(club.id))[0].id
    await sheets.correct(club.id, "ada", first, bob, "-3.5", "paid for the room")
    await sheets.correct(club.id, "ada", first, bob, "0.25", "rounding")
    for value, text, member in (("0", "why", bob), ("1", " ", bob), ("x", "why", bob), ("1", "w" * 201, bob)):
        with pytest.raises(BadOptions):
            await sheets.correct(club.id, "ada", first, member, value, text)
    with pytest.raises(NotNow):
        await sheets.correct(club.id, "ada", first, "nobody", "1", "why")
    with pytest.raises(NotSteward):
        await sheets.correct(club.id, "bob", first, bob, "100", "why not")
    sheet = await sheets.sheet(club.id, "cyd", first)
    assert [(t.member, t.total, t.corrected, t.played, t.deals) for t in sheet.totals] == [
        (bob, "-3.25", "-3.25", "0", 0)
    ]
    told = {(e.kind, e.text, e.author, e.values[bob]) for e in sheet.entries}
    assert told == {
        ("correction", "paid for the room", club.ids["ada"], "-3.5"),
        ("correction", "rounding", club.ids["ada"], "0.25"),
    }
    club.clock.now += 1
    second = await sheets.begin(club.id, "ada", "2027")
    assert [(one.id, bool(one.ended)) for one in await sheets.seasons(club.id)] == [
        (second, False),
        (first, True),
    ]
    assert (await sheets.sheet(club.id, "cyd", second)).totals == ()
    with pytest.raises(NoClub):
        await sheets.sheet(club.id, "guy", first)


# ---------------------------------------------------------------- an evening with real cards
async def test_an_evening_with_real_cards(database: Any) -> None:
    club = await Founded(database).make()
    evenings, rules = club.clubs.evenings, await club.rules(factor="0.5")
    zoe = await club.clubs.members.add(club.id, "ada", "Zoe")
    present = (*(club.ids[one] for one in ("ada", "bob", "cyd", "dan")), zoe)
    new = NewEvening("Thursday", (rules,), present, cards=True)
    for wrong in (
        {"rules": ()},
        {"rules": ("nothing",)},
        {"rules": (rules, rules)},
        {"deals": -1},
        {"name": ""},
    ):
        with pytest.raises(BadOptions):
            await evenings.begin(
                club.id, "ada", NewEvening(**({"name": "T", "rules": (rules,)} | wrong)), CATALOG
            )
    evening = await evenings.begin(club.id, "ada", new, CATALOG)

    page, _ = await evenings.page(club.id, "bob", evening)
    assert (page.sizes, page.ready, page.rounds, page.secret, page.steward) == ((2, 2), True, (), "", False)
    with pytest.raises(NotSteward):
        await evenings.draw(club.id, "bob", evening, anyway=False)
    await evenings.draw(club.id, "ada", evening, anyway=False)
    with pytest.raises(NotNow, match="go on"):
        await evenings.draw(club.id, "ada", evening, anyway=False)

    for points in (("1",), ("1", "1"), ("0.5", "-0.5"), ("a", "b")):
        with pytest.raises(BadOptions):
            await evenings.write(club.id, "ada", evening, WriteResult(1, 0, points))
    with pytest.raises(NotNow, match="no such table"):
        await evenings.write(club.id, "ada", evening, WriteResult(2, 0, ("1", "-1")))
    await evenings.write(club.id, "ada", evening, WriteResult(1, 0, ("4", "-4")))
    await evenings.write(club.id, "ada", evening, WriteResult(1, 0, ("3", "-3")))  # in the place of it
    await evenings.write(club.id, "ada", evening, WriteResult(1, 1, ("-2", "2")))
    page, _ = await evenings.page(club.id, "ada", evening)
    assert page.ready
    one, two = page.rounds[0].tables
    assert (one.values, two.values, one.written) == (("1.5", "-1.5"), ("-1", "1"), True)
    assert [total.total for total in page.totals] == ["1.5", "1", "0", "-1", "-1.5"]
    sat_out = page.rounds[0].out
    assert len(sat_out) == 1
    assert next(total for total in page.totals if total.member == sat_out[0]).rounds == (None,)

    await club.clubs.members.remove(club.id, "ada", club.ids["dan"])
    await evenings.draw(club.id, "ada", evening, anyway=False)
    page, _ = await evenings.page(club.id, "ada", evening)
    second = {member for table in page.rounds[1].tables for member in table.members}
    assert second == set(present) - {club.ids["dan"]}
    await evenings.end(club.id, "ada", evening)
    with pytest.raises(NotNow, match="over"):
        await evenings.set_present(club.id, "ada", evening, present[:2])
    page, _ = await evenings.page(club.id, "ada", evening)
    assert commit_of(page.secret) == page.commit
    assert [one.seed for one in page.rounds] == [seed_of(page.secret, n) for n in (1, 2)]
    season = (await club.clubs.sheets.seasons(club.id))[0].id
    sheet = await club.clubs.sheets.sheet(club.id, "bob", season)
    assert {t.member: t.written for t in sheet.totals} == {
        t.member: t.total for t in page.totals if t.rounds[0]
    }
    assert [entry.kind for entry in sheet.entries] == ["written", "written"]


# ---------------------------------------------------------------- over HTTP, with tables
async def good(answer: httpx.Response) -> Any:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


@asynccontextmanager
async def club_of_three(house: House) -> AsyncIterator[tuple[str, str, list[httpx.AsyncClient]]]:
    """A club with rules: its id, the id of the rules, and the browsers of Ada (the founder), Bob and Cyd."""
    async with house.browser() as ada, house.browser() as bob, house.browser() as cyd:
        for browser, name in ((ada, "Ada"), (bob, "Bob"), (cyd, "Cyd")):
            await enter(browser, "signup", name)
        club = (
            await good(await ada.post("/api/clubs", json={"name": "Three", "unit": "Kč", "season": "2026"}))
        )["id"]
        key = (await good(await ada.post(f"/api/clubs/{club}/invite")))["key"]
        for browser in (bob, cyd):
            await good(await browser.post("/api/clubs/join", json={"key": key}))
        rules = {"name": "Toy", "game": "toy", "factor": "0.5", "limit": {"deals": 2}, "rated": True}
        await good(await ada.post(f"/api/clubs/{club}/rules", json=rules))
        found = await good(await ada.get(f"/api/clubs/{club}"))
        yield club, found["rules"][0]["id"], [ada, bob, cyd]


async def play_out(table: Table) -> None:
    rng = Random(3)
    while not table.now.is_over:
        await random_step(table, rng)


async def test_a_table_of_a_club_is_for_members_alone_and_its_deals_are_in_the_sheet(house: House) -> None:
    async with club_of_three(house) as (club, rules, (ada, bob, cyd)), house.browser() as guest:
        for computers in (-1, 2):
            asked = await ada.post(f"/api/clubs/{club}/tables", json={"rules": rules, "computers": computers})
            assert asked.status_code == 400
        made = await good(await ada.post(f"/api/clubs/{club}/tables", json={"rules": rules}))
        table, address = await house.hall.get_table(made["table"]), f"/api/tables/{made['table']}"
        assert (table.meta.club, table.meta.access, table.meta.limit) == (club, "private", Limit(2))
        for refused in (
            await guest.post(f"{address}/sit", json={"name": "Guy"}),
            await guest.get(f"{address}/record"),
            await guest.get(f"{address}/deals/1"),
            await guest.post("/api/people/reports", json={"table": table.meta.id, "chair": 0, "text": "x"}),
        ):
            assert (refused.status_code, refused.json()["kind"]) == (404, "no_table")
        for path in (f"/api/clubs/{club}", f"/api/clubs/{club}/evenings/x", f"/api/clubs/{club}/seasons/x"):
            assert (await guest.get(path)).status_code == 401
        assert await good(await guest.get("/api/clubs")) == []
        listed = (await good(await cyd.get(f"/api/clubs/{club}")))["tables"]
        assert [(one["table"], one["me"], one["rules"]) for one in listed] == [(table.meta.id, -1, "Toy")]

        await good(await bob.post(f"{address}/sit", json={"name": "Bob"}))
        await play_out(table)
        await house.people.ratings.take(table)
        # The server ends before it has written anything down: whoever looks at the club catches up with it.
        seasons = (await good(await cyd.get(f"/api/clubs/{club}")))["seasons"]
        sheet = await good(await cyd.get(f"/api/clubs/{club}/seasons/{seasons[0]['id']}?whole=true"))
        score = table.now.match.scores
        totals = sorted((one["total"] for one in sheet["totals"]), key=a_number_)
        assert totals == sorted((number_text(Fraction(n, 2)) for n in score), key=a_number_)
        assert [one["deals"] for one in sheet["totals"]] == [2, 2]
        assert [(one["table"], one["deal"]) for one in sheet["entries"]] == [
            (table.meta.id, 2),
            (table.meta.id, 1),
        ]
        again = await good(await cyd.get(f"/api/clubs/{club}"))
        assert again["tables"] == []
        assert (await good(await cyd.get(f"/api/clubs/{club}/seasons/{seasons[0]['id']}")))[
            "totals"
        ] == sheet["totals"]

        # Another match of the same people is the club's, too.
        rematch = (await house.hall.rematches.open(house.hall.live.keep, table)).meta
        opened = await ClubService(house.people.database).sheets.find_table(rematch.id)
        assert (rematch.club, opened and opened.rules, opened and opened.factor) == (club, "Toy", FACTOR // 2)

        rated = (await good(await cyd.get(f"/api/ratings/toy?club={club}")))["people"]
        assert sorted(one["name"] for one in rated) == ["Ada", "Bob"]
        assert (await guest.get(f"/api/ratings/toy?club={club}")).json()["kind"] == "no_club"

        # Who has left sees what he has played, and nothing else.
        await good(await bob.post(f"/api/clubs/{club}/leave"))
        assert (await bob.get(f"/api/clubs/{club}")).json()["kind"] == "no_club"
        assert (await bob.get(f"{address}/record")).status_code == 200
        await good(await ada.post("/api/people/delete", json={"password": "correct horse"}))
        late = await good(await cyd.get(f"/api/clubs/{club}/seasons/{seasons[0]['id']}"))
        assert late["totals"] == sheet["totals"]
        page = await good(await cyd.get(f"/api/clubs/{club}"))
        assert page["role"] == "founder"
        assert sorted(one["name"] for one in page["members"]) == ["", "Bob", "Cyd"]
        exported = (await good(await cyd.get("/api/people/export")))["clubs"]
        assert [(one["name"], one["role"]) for one in exported] == [("Three", "founder")]


def a_number_(text: str) -> Fraction:
    return parse_number("", text)


async def test_an_evening_here_seats_who_was_drawn_and_nobody_else(house: House) -> None:
    async with club_of_three(house) as (club, rules, (ada, bob, cyd)):
        members = {
            one["name"]: one["id"] for one in (await good(await ada.get(f"/api/clubs/{club}")))["members"]
        }
        new = {"name": "Thursday", "rules": [rules], "present": list(members.values()), "deals": 1}
        evening = await good(await ada.post(f"/api/clubs/{club}/evenings", json=new))
        path = f"/api/clubs/{club}/evenings/{evening['id']}"
        drawn = await good(await ada.post(f"{path}/draw", json={}))
        (one,), (out,) = drawn["rounds"][0]["tables"], drawn["rounds"][0]["out"]
        assert {*one["members"], out} == set(members.values())
        table = await house.hall.get_table(one["table"])
        assert (table.meta.limit, table.meta.club, table.meta.drawn) == (Limit(1), club, True)
        by_id = {members[name]: browser for name, browser in (("Ada", ada), ("Bob", bob), ("Cyd", cyd))}
        address = f"/api/tables/{one['table']}"
        # Who sits out finds no chair; who was drawn sits on his own one, whichever he asks for, and keeps it.
        refused = await by_id[out].post(f"{address}/sit", json={"name": "x"})
        assert refused.status_code == 409
        for chair, member in reversed(list(enumerate(one["members"]))):
            sat = await good(await by_id[member].post(f"{address}/sit", json={"name": "x", "chair": 0}))
            assert sat["me"] == chair
            if chair:
                with pytest.raises(HlaskaError, match="given by lot"):
                    await house.hall.user_tables.leave(table, table.meta.owners[chair])
        assert (await ada.post(f"{path}/draw", json={})).json()["kind"] == "not_now"
        await play_out(table)
        await house.hall.hooks.on_deal_settled(table)
        page = await good(await bob.get(path))
        assert page["ready"]
        values = dict(zip(one["members"], page["rounds"][0]["tables"][0]["values"], strict=True))
        assert values == {
            total["member"]: total["total"] for total in page["totals"] if total["member"] != out
        }

        # The second round: who has sat out plays; whose chair stays empty is played for.
        drawn = await good(await ada.post(f"{path}/draw", json={}))
        second = drawn["rounds"][1]["tables"][0]
        assert out in second["members"]
        stand_ins = f"/api/tables/{second['table']}/stand-ins"
        assert (await bob.post(stand_ins)).json()["kind"] == "not_steward"
        assert (await ada.post("/api/tables/nothing/stand-ins")).json()["kind"] == "no_table"
        await good(await by_id[out].post(f"/api/tables/{second['table']}/sit", json={"name": "x"}))
        assert (await good(await ada.post(stand_ins)))["count"] == 1
        kinds = sorted(chair.kind for chair in (await house.hall.get_table(second["table"])).meta.chairs)
        assert kinds == ["bot", "person"]
        ended = await good(await ada.post(f"{path}/end"))
        assert commit_of(ended["secret"]) == ended["commit"]


async def test_a_round_that_was_drawn_before_the_server_was_killed_is_opened_as_drawn(house: House) -> None:
    async with club_of_three(house) as (club, rules, (ada, _, _)):
        members = [one["id"] for one in (await good(await ada.get(f"/api/clubs/{club}")))["members"]]
        new = {"name": "Thursday", "rules": [rules], "present": members, "minutes": 45}
        path = f"/api/clubs/{club}/evenings/"
        path += (await good(await ada.post(path[:-1], json=new)))["id"]
        owner = await house.people.accounts.owner_of(ada.cookies["hlaska"])
        await ClubService(house.people.database).evenings.draw(
            club, owner, path.rsplit("/", 1)[1], anyway=False
        )
        before = (await good(await ada.get(path)))["rounds"][0]
        assert before["tables"][0]["table"] == ""
        opened = (await good(await ada.post(f"{path}/open")))["rounds"][0]
        assert opened["seed"] == before["seed"]
        table = await house.hall.get_table(opened["tables"][0]["table"])
        assert table.meta.limit == Limit(minutes=45)  # instead of what the rules say
        assert (await good(await ada.post(f"{path}/open")))["rounds"][0] == opened


async def test_a_deal_against_computers_alone_counts_nothing(house: House) -> None:
    async with club_of_three(house) as (club, rules, (ada, _, _)):
        made = await good(await ada.post(f"/api/clubs/{club}/tables", json={"rules": rules, "computers": 1}))
        table = await house.hall.get_table(made["table"])
        await house.hall.live.tables[table.meta.id].stop()  # the test plays all chairs
        await play_out(table)
        await house.hall.hooks.on_deal_settled(table)
        page = await good(await ada.get(f"/api/clubs/{club}"))
        sheet = await good(await ada.get(f"/api/clubs/{club}/seasons/{page['seasons'][0]['id']}"))
        assert (page["tables"], sheet["totals"]) == ([], [])
