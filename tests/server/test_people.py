"""Accounts and sessions: what a guest has stays his, nobody gets in, and nobody learns who has an account."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from string import ascii_lowercase
from time import sleep
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from argon2 import PasswordHasher
from sqlalchemy import make_url, text

from hlaska.server.accounts.abuse_reports import BURST
from hlaska.server.accounts.accounts import Accounts, NameTaken, WrongPassword
from hlaska.server.accounts.block_lists import BlockLists
from hlaska.server.accounts.passwords import USUAL, BadPassword, Passwords, check_password
from hlaska.server.accounts.services import AccountServices
from hlaska.server.limits.rate_limiter import RateLimit, TooOften
from hlaska.server.names import BadName, clean, skeleton
from hlaska.server.services import build_services
from hlaska.server.storage.account_database import (
    ATTEMPTS,
    CannotKeep,
    Database,
    account_db_path,
    open_file,
    postgres_at,
)
from hlaska.server.storage.account_schema import metadata
from hlaska.server.storage.schema_version import SCRIPTS, heads
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token, new_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.ignorable import IGNORABLE
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.store import DatabaseUnavailable, MemoryStore, NotSaved, Store
from hlaska.table.visible_text import is_visible, tidy
from tests.server.apps import make_app
from tests.server.live import CATALOG, toys
from tests.toy import Toy

FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SECRET = "correct horse"


@pytest.fixture(params=["memory", "file", "postgres"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    if request.param == "memory":
        found = Database()
    elif request.param == "file":
        found = open_file(tmp_path / "people.sqlite3")
    else:
        found = Database(await request.getfixturevalue("empty_database")())
    yield found
    await found.close()


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def accounts_of(database: Database | None = None, clock: Clock | None = None) -> Accounts:
    clock = clock or Clock()
    return Accounts(database or Database(), Passwords(FAST), clock, clock)


class House:
    """A server without a network: each client of it is a browser."""

    def __init__(self, store: Store | None = None, catalog: Catalog = CATALOG) -> None:
        self.clock = Clock()
        self.people = AccountServices(accounts=accounts_of(clock=self.clock))
        self.services = build_services(
            TableSetup(store or MemoryStore(), ThreadBotPool(toys), catalog, 0.0), people=self.people
        )
        self.hall = self.services.hall
        self.app = make_app(self.services, ["house"])

    def browser(self, base: str = "http://house", address: str = "10.0.0.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url=base)

    async def close(self) -> None:
        await self.hall.close()
        await self.people.database.close()


@pytest.fixture
async def house(tmp_path: Path) -> Any:
    found = House(SqliteStore(tmp_path / "tables.sqlite3"))
    yield found
    await found.close()
    await found.hall.store.close()


async def enter(
    browser: httpx.AsyncClient, how: str, name: str = "Jana", password: str = SECRET
) -> dict[str, Any]:
    answer = await browser.post(f"/api/people/{how}", json={"name": name, "password": password})
    assert answer.status_code in (200, 201), answer.text
    found: dict[str, Any] = answer.json()
    return found


async def tables(browser: httpx.AsyncClient) -> list[str]:
    return [brief["table"] for brief in (await browser.get("/api/me/tables")).json()]


async def opened(browser: httpx.AsyncClient, *chairs: dict[str, str]) -> str:
    body: dict[str, Any] = {"game": "toy", "options": {"target": 50}}
    answer = await browser.post("/api/tables", json=body | ({"chairs": chairs} if chairs else {}))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


ADA, OPEN = {"name": "Ada"}, {"name": "free", "kind": "open"}


@pytest.fixture
async def house_of_all_games(tmp_path: Path) -> Any:
    found = House(SqliteStore(tmp_path / "tables.sqlite3"), Catalog())
    yield found
    await found.close()
    await found.hall.store.close()


async def opened_for_three(house: House, browser: httpx.AsyncClient) -> str:
    """A table that goes on waiting when another one has sat down."""
    chairs = [ADA, OPEN, {"name": "free too", "kind": "open"}]
    answer = await browser.post("/api/tables", json={"game": "marias", "chairs": chairs})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


# ---------------------------------------------------------------- what a guest had
async def test_an_account_keeps_what_a_guest_had_and_other_devices_join_it(house):
    async with house.browser() as laptop, house.browser() as phone, house.browser() as stranger:
        first = await opened(laptop)
        guest = laptop.cookies["hlaska"]
        assert (await enter(laptop, "signup"))["name"] == "Jana"
        assert laptop.cookies["hlaska"] != guest
        assert await tables(laptop) == [first]
        assert (await laptop.get("/api/people/me")).json()["name"] == "Jana"

        # The guest's token is of no more use to anybody.
        stranger.cookies.set("hlaska", guest)
        assert await tables(stranger) == []

        second = await opened(phone)
        await enter(phone, "signin", "  jana ")
        assert set(await tables(phone)) == set(await tables(laptop)) == {first, second}
        me = house.hall.live.tables[first].table.meta
        assert me.host == me.owners[0] != hash_token(guest)
        assert (await house.hall.store.get(first)) == me


async def test_a_guest_goes_on_playing_while_signing_in(house):
    async with house.browser() as ada, house.browser() as bob:
        table = await opened(ada, ADA, OPEN)
        await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        await enter(ada, "signup", "Ada")
        found = await house.hall.get_table(table)
        owner = (await house.people.accounts.find_by_name("Ada")).owner
        assert found.meta.chair_of(owner) == 0
        assert found.meta.chair_of(hash_token(bob.cookies["hlaska"])) == 1
        assert len(await tables(bob)) == 1


async def test_two_chairs_of_one_person_do_not_become_one(house):
    """Who plays against himself as a guest and signs in keeps the chair the account has; the other is left."""
    async with house.browser() as ada, house.browser() as other:
        await enter(ada, "signup", "Ada")
        table = await opened(ada, ADA, OPEN)
        await other.post(f"/api/tables/{table}/sit", json={"name": "Eve"})
        eve = hash_token(other.cookies["hlaska"])
        await enter(other, "signin", "Ada")
        meta = (await house.hall.get_table(table)).meta
        assert meta.owners == ((await house.people.accounts.find_by_name("Ada")).owner, eve)


async def test_the_cookie_is_out_of_reach(house):
    async with house.browser() as plain, house.browser("https://house") as safe, house.browser() as proxied:
        for browser, origin, secure in (
            (plain, "http://house", False),
            (safe, "https://house", True),
            (proxied, "https://house", True),
        ):
            name = f"P{['plain', 'safe', 'proxied'][[plain, safe, proxied].index(browser)]}"
            answer = await browser.post(
                "/api/people/signup", json={"name": name, "password": SECRET}, headers={"origin": origin}
            )
            assert answer.status_code == 201, answer.text
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert ("Secure" in cookie) is secure
        foreign = await plain.post(
            "/api/people/signin", json={"name": "Jana", "password": SECRET}, headers={"origin": "http://evil"}
        )
        assert foreign.json()["kind"] == "bad_origin"


# ---------------------------------------------------------------- sessions
async def test_sessions_are_seen_and_ended(house):
    async with house.browser() as one, house.browser() as two, house.browser() as three:
        two.headers["user-agent"] = "Mozilla/5.0 (Android 15; Mobile) Firefox/140.0"
        await enter(one, "signup")
        await enter(two, "signin")
        await enter(three, "signin")
        found = (await one.get("/api/people/sessions")).json()
        assert len(found) == 3
        assert [s["current"] for s in found].count(True) == 1
        assert "Firefox, Android" in {s["device"] for s in found}
        phone = next(s["id"] for s in found if s["device"])
        assert (await one.delete(f"/api/people/sessions/{phone}")).json() == {"count": 1}
        assert (await two.get("/api/people/me")).json()["name"] == ""
        assert (await two.get("/api/people/sessions")).json()["kind"] == "not_signed_in"
        assert (await one.delete("/api/people/sessions/%25")).json() == {"count": 0}

        await enter(two, "signin")
        changed = await one.post("/api/people/password", json={"old": SECRET, "new": "another horse"})
        assert changed.json() == {"count": 2}
        assert (await one.get("/api/people/me")).json()["name"] == "Jana"
        assert (await three.get("/api/people/me")).json()["name"] == ""
        wrong = await one.post("/api/people/password", json={"old": SECRET, "new": "third horse"})
        assert (wrong.status_code, wrong.json()["kind"]) == (403, "wrong_password")

        await enter(three, "signin", password="another horse")
        before = one.cookies["hlaska"]
        assert (await one.post("/api/people/signout", json={"everywhere": True})).json() == {"count": 2}
        assert one.cookies["hlaska"] != before
        assert (await three.get("/api/people/me")).json()["name"] == ""


async def test_a_session_ends_by_itself_unless_it_is_used(database):
    clock = Clock()
    accounts = accounts_of(database, clock)
    account, token = await accounts.sign_up("Jana", SECRET, "a")
    clock.now += 80 * 86_400
    assert await accounts.owner_of(token) == account.owner
    clock.now += 80 * 86_400
    assert await accounts.owner_of(token) == account.owner
    clock.now += 91 * 86_400
    assert await accounts.owner_of(token) == hash_token(token)


async def test_a_line_is_closed_with_its_session(house):
    class Line:
        closed = 0

        async def close(self, code: int, reason: str) -> None:
            self.closed = code

    async with house.browser() as one, house.browser() as two:
        await enter(one, "signup")
        await enter(two, "signin")
        gone, stays = Line(), Line()
        with (
            house.people.connect(two.cookies["hlaska"], gone, pytest.fail),
            house.people.connect(one.cookies["hlaska"], stays, pytest.fail),
        ):
            await one.post("/api/people/password", json={"old": SECRET, "new": "another horse"})
        assert (gone.closed, stays.closed) == (1012, 0)
        assert not house.people._lines


async def test_only_hashes_are_kept(tmp_path):
    path = tmp_path / "people.sqlite3"
    accounts = accounts_of(open_file(path))
    _, token = await accounts.sign_up("Jana", SECRET, "a")
    await accounts.database.close()
    kept = path.read_bytes()
    assert b"Jana" in kept
    assert hash_token(token).encode() in kept
    assert token.encode() not in kept
    assert SECRET.encode() not in kept
    assert path.stat().st_mode & 0o777 == 0o600


# ---------------------------------------------------------------- who tries to get in
async def test_nobody_learns_who_has_an_account(house):
    hashed: list[bool] = []
    passwords = house.people.accounts._passwords
    verify: Any = passwords._verify

    def counted(kept: str, password: str) -> bool:
        hashed.append(True)
        return bool(verify(kept, password))

    passwords._verify = counted
    async with house.browser() as browser:
        await enter(browser, "signup")
        answers = []
        for name in ("Jana", "Nobody", "\u200b", "x" * 1000):
            hashed.clear()
            answer = await browser.post("/api/people/signin", json={"name": name, "password": "wrong"})
            answers.append((answer.status_code, answer.text, len(hashed)))
        assert len(set(answers)) == 1
        assert answers[0][0] == 403


async def test_accounts_from_one_address_are_few(house):
    async with house.browser() as browser:
        kinds = []
        for i in range(7):
            body = {"name": "Jana" if i else "Ada", "password": SECRET}
            answer = await browser.post("/api/people/signup", json=body)
            kinds.append(answer.json().get("kind", "made"))
    assert kinds == ["made", "made", *["name_taken"] * 3, "too_often", "too_often"]


async def test_wrong_passwords_are_limited_and_right_ones_are_not(house):
    async with house.browser() as browser:
        await enter(browser, "signup")
        for _ in range(10):
            await enter(browser, "signin")
        for name in ("Jana", "Nobody"):
            kinds = []
            for _ in range(7):
                answer = await browser.post("/api/people/signin", json={"name": name, "password": "wrong"})
                kinds.append(answer.json()["kind"])
            assert kinds == ["wrong_password"] * 6 + ["too_often"], name
        assert answer.json()["row"]["args"] == {"seconds": 61}
        house.clock.now += 61
        await enter(browser, "signin")


async def test_wrong_passwords_are_limited_for_an_address_and_for_a_name() -> None:
    """One try for each of many names, and many addresses for one name."""
    accounts = accounts_of()

    async def tried(name: str, address: str) -> bool:
        try:
            await accounts.sign_in(name, "wrong", address)
        except TooOften:
            return False
        except WrongPassword:
            return True
        pytest.fail("nobody has this password")

    assert sum([await tried(f"Name {i}", "203.0.113.1") for i in range(50)]) == 30
    assert await tried("Name", "203.0.113.2")
    assert sum([await tried("Jana", f"198.51.100.{i}") for i in range(60)]) == 40
    assert not await tried("Jana", "198.51.100.99")
    await accounts.database.close()


def test_a_limit_forgets_and_is_bounded(monkeypatch):
    clock = Clock()
    limit = RateLimit(2, 10, clock)
    limit.take("a")
    limit.take("a")
    with pytest.raises(TooOften, match="11 s"):
        limit.take("a")
    limit.take("b")
    clock.now += 10
    limit.take("a")
    monkeypatch.setattr("hlaska.server.limits.rate_limiter.KEYS", 2)
    for key in "bcd":
        limit.take(key)
    assert list(limit._full_at) == ["c", "d"]


async def test_passwords_are_hashed_two_at_a_time_and_again_with_new_parameters():
    accounts = accounts_of()
    await accounts.sign_up("Jana", SECRET, "a")
    stronger = Accounts(
        accounts.database, Passwords(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
    )
    await stronger.sign_in("Jana", SECRET, "a")
    kept = await accounts.database.run(lambda db: db.execute(text("SELECT password FROM accounts")).scalar())
    assert "t=2" in str(kept)
    assert (USUAL.time_cost, USUAL.memory_cost, USUAL.parallelism) == (2, 19 * 1024, 1)
    await accounts.database.close()

    passwords, inside, most = Passwords(FAST), 0, 0
    verify = passwords._verify

    def slow(kept: str, password: str) -> bool:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        found = verify(kept, password)
        inside -= 1
        return found

    passwords._verify = slow  # type: ignore[method-assign]
    kept = await passwords.hash("a" + SECRET)
    assert all(await asyncio.gather(*(passwords.is_correct(kept, "a" + SECRET) for _ in range(12))))
    assert 1 <= most <= 2


@pytest.mark.parametrize("password", ["short", "jana", "aaaaaaaaaaaa", "x" * 201, "        ", "Jana1987!"])
async def test_passwords_that_are_refused(password):
    accounts = accounts_of()
    with pytest.raises(BadPassword):
        await accounts.sign_up("Jana", password, "a")
    await accounts.database.close()


@pytest.mark.parametrize(
    "password",
    [
        "password", "Passw0rd!", "P@ssword1", "heslo123", "Heslo2024", "123heslo", "lásko1985", "ichliebedich",
        "12345678", "87654321", "qwertzuiop", "1qaz2wsx", "1q2w3e4r", "asdfghjkl1", "abcd1234", "abcabcabc",
        "00000000", "24121985", "19851224", "hokejhokej", "Schatzi1", "mariáš32",
    ],
)  # fmt: skip
def test_passwords_that_are_tried_first(password):
    with pytest.raises(BadPassword, match="too easy"):
        check_password(password, "Jana")


@pytest.mark.parametrize(
    "password",
    [
        SECRET, "another horse", "heslo od babičky", "qw7r-plot", "zelená vrána 12", "flek na betla", "48159263",
        "lednovápastelka", "martinsbach", "Xq3vbn8k", "mämmi-tiger", "\u5bc6\u7801\u5f88\u957f\u7684\u4e00\u4e2a\u5462",
    ],
)  # fmt: skip
def test_other_passwords_are_taken(password):
    check_password(password, "Jana")


# ---------------------------------------------------------------- names
@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b\u200b",
        "\u3164",
        "Ja\u202ena",
        "\u2800",
        "...",
        "a\u0301\u0302\u0303b",
        "x" * 25,
        "J\u0430na",
        "Ja\x00na",
        "\u200d\ufe0f",
        "Jana\U000e0041",
        "Jana\U0001d159",
        "Jana\U00016fe4",
        "Jana\ue000",
        "Jana\u0378",
    ],
)
def test_names_that_are_refused(name):
    with pytest.raises(BadName):
        clean(name)
    assert not is_visible(tidy(name)) or name in ("...", "J\u0430na", "x" * 25)


def test_no_letter_that_shows_nothing_makes_another_name():
    """Those that Unicode calls ignorable, and blank ones; what only chooses how the sign before is drawn goes."""
    hidden = [chr(i) for first, last in IGNORABLE for i in range(first, last + 1)] + ["\u2800", "\U0001d159"]
    assert {"\u3164", "\u115f", "\u1160", "\uffa0", "\u200b", "\ufe0f", "\U000e0100"} < set(hidden)
    for letter in hidden:
        for name in (f"Jana{letter}", f"{letter}Jana", f"Ja{letter}na"):
            assert skeleton(name) == skeleton("Jana"), hex(ord(letter))
            try:
                assert clean(name) == "Jana", hex(ord(letter))
            except BadName:
                assert not is_visible(name), hex(ord(letter))
    assert tidy("Jana\u2764\ufe0f") == "Jana\u2764"


@pytest.mark.parametrize(
    "name", ["Jana", "Žofie Nová", "Řehoř2", "Zoë", "Карел", "漢字", "Ǆ", "O'Neill", "🂡 eso"]
)
def test_names_that_are_taken_as_they_are(name):
    assert skeleton(clean(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jana", "JANA"), ("Jana", "Jána"), ("Jana", "J a n a"), ("Ilona", "lIona"), ("Robo", "R0b0"), ("Pepe", "Рере"),
     ("modern", "rnodern"), ("Petr_1", "Petr l"), ("ｊａｎａ", "jana")],
)  # fmt: skip
def test_names_that_look_alike(one, other):
    assert skeleton(one) == skeleton(other)


def test_names_that_do_not_look_alike():
    names = ["Jana", "Hana", "Anna", "Ana", "Jan", "Karel", "Карел", "Klara", "漢字", "🂡", "🂢"]
    assert len({skeleton(name) for name in names}) == len(names)


async def test_nobody_sits_under_the_name_of_an_account(house):
    async with house.browser() as jana, house.browser() as other:
        await enter(jana, "signup")
        taken = await other.post(
            "/api/people/signup", json={"name": "J4NA".replace("4", "á"), "password": SECRET}
        )
        assert (taken.status_code, taken.json()["kind"]) == (409, "name_taken")
        table = await opened(jana, {"name": "Somebody else"}, OPEN)
        assert (await house.hall.get_table(table)).meta.chairs[0].name == "Jana"
        sat = await other.post(f"/api/tables/{table}/sit", json={"name": "Jаnа"})
        assert sat.json()["kind"] == "name_taken"
        assert (await other.post(f"/api/tables/{table}/sit", json={"name": "Karel"})).status_code == 200


# ---------------------------------------------------------------- lists
@pytest.mark.parametrize("letter", ["\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u200b", "\ufe0f"])
async def test_nobody_sits_under_the_name_of_an_account_and_a_letter_that_shows_nothing(house, letter):
    async with house.browser() as jana, house.browser() as other:
        await enter(jana, "signup")
        table = await opened(jana, {"name": "-"}, OPEN)
        for name in (f"Jana{letter}", f"{letter}Jana", letter, f" {letter} "):
            for path, body in (
                (f"/api/tables/{table}/sit", {"name": name}),
                ("/api/tables", {"game": "toy", "chairs": [{"name": name}, OPEN]}),
                ("/api/lobby/seat", {"games": ["toy"], "name": name}),
            ):
                answer = await other.post(path, json=body)
                if path == "/api/tables" and not tidy(name):
                    assert answer.status_code == 201  # a guest without a name
                    continue
                assert answer.status_code in (400, 409), (path, name)
                assert answer.json()["row"]["key"].startswith("problem-name-"), answer.text
        assert (await house.hall.get_table(table)).meta.has_open_chair
        other_name = await other.post(f"/api/tables/{table}/sit", json={"name": "\u2764\ufe0f"})
        assert other_name.status_code == 200  # a picture shows something
        assert (await house.hall.get_table(table)).meta.chairs[1].name == "\u2764"


async def test_whatever_people_name_is_visible(house):
    async with house.browser() as jana:
        await enter(jana, "signup")
        made = await jana.post("/api/clubs", json={"name": "Club", "unit": "€", "season": "Spring"})
        club = f"/api/clubs/{made.json()['id']}"
        rules = {"name": "Rules", "game": "toy"}
        asked: list[tuple[str, str, dict[str, Any], str]] = [
            ("POST", "/api/clubs", {"name": "Other", "unit": "€", "season": "Spring"}, "name unit season"),
            ("PUT", club, {"name": "Other", "unit": "€"}, "name unit"),
            ("POST", f"{club}/members", {"name": "Eva"}, "name"),
            ("POST", f"{club}/rules", rules, "name"),
            ("POST", f"{club}/seasons", {"name": "Summer"}, "name"),
            ("POST", f"{club}/evenings", {"name": "Friday", "rules": []}, "name"),
            ("POST", "/api/people/programs", {"name": "Robot"}, "name"),
            ("PUT", "/api/people/me", {"name": "Jana"}, "name"),
        ]
        for method, path, body, fields in asked:
            for field in fields.split():
                for name in (
                    "\u3164",
                    "\u115f\u1160",
                    "\u2800",
                    f"{body[field]}\uffa0",
                    f"{body[field]}\u2800",
                ):
                    answer = await jana.request(method, path, json={**body, field: name})
                    assert answer.status_code == 400, (path, field, name)
                    assert "name" in answer.json()["row"]["key"], answer.text


async def test_a_name_that_was_taken_once_is_taken_still(house):
    """A chair of an earlier version, whose name would be refused now: its table comes back and has another match."""
    game = CATALOG.make("toy", Toy.Options())
    chairs = (Chair("Jana\u3164"), Chair("\u2764\ufe0f", "open"))
    made = await open_table(game, chairs, owner="a" * 64, store=house.hall.store, preset="plain")
    table = await house.hall.get_table(made.meta.id)
    assert table.meta.chairs == chairs
    assert (await house.hall.rematches.open(house.hall.live.keep, table)).meta.chairs == chairs


async def test_lists_are_kept_and_follow_who_signs_in(database):
    accounts = accounts_of(database)
    lists = BlockLists(accounts.database)
    token = new_token()
    guest, bob = hash_token(token), hash_token("bob")
    await lists.add(guest, "mute", bob, "Bob")
    await lists.add(guest, "mute", bob, "Bobby")
    await lists.add(bob, "block", guest, "Jana")
    assert [(e.kind, e.name) for e in await lists.of(guest)] == [("mute", "Bobby")]
    assert await lists.owners_apart(guest, "block") == await lists.owners_apart(guest, "mute") == {bob}
    account, _ = await accounts.sign_up("Jana", SECRET, "a")
    await lists.add(account.owner, "mute", bob, "Bob")
    await accounts.adopt(guest, account)
    assert len(await lists.of(account.owner)) == 1
    assert await lists.of(guest) == []
    assert [(e.kind, e.other) for e in await lists.of(bob)] == [("block", account.owner)]
    entry = (await lists.of(account.owner))[0]
    assert not await lists.drop(bob, entry.id)
    assert await lists.drop(account.owner, entry.id)


async def test_somebody_at_a_table_is_put_on_a_list_and_reported(house):
    async with house.browser() as ada, house.browser() as bob:
        table = await opened(ada, ADA, OPEN)
        await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        listed = (
            await ada.post("/api/people/lists", json={"kind": "mute", "table": table, "chair": 1})
        ).json()
        assert (listed["kind"], listed["name"]) == ("mute", "Bob")
        for chair in (0, 2, -1):
            body = {"kind": "mute", "table": table, "chair": chair}
            refused = (await ada.post("/api/people/lists", json=body)).json()
            assert refused["kind"] == "nobody_there", chair
        words = {"table": table, "chair": 1, "text": " He said: x "}
        assert (await ada.post("/api/people/reports", json=words)).json() == {"count": 1}
        told = await ada.get("/api/people/lists")
        assert told.json() == [listed]
        assert hash_token(bob.cookies["hlaska"]) not in told.text
        assert (await bob.get("/api/people/lists")).json() == []
        found = (await ada.get("/api/people/export")).json()
        assert (found["lists"], found["reports"][0]["text"]) == ([listed], "He said: x")
        assert (await ada.delete(f"/api/people/lists/{listed['id']}")).json() == {"count": 1}
        for n in range(19):
            await house.people.reports.add(hash_token(ada.cookies["hlaska"]), "b", "Bob", table, "x", str(n))
        assert (await ada.post("/api/people/reports", json=words)).json()["kind"] == "too_many_reports"


async def test_reports_from_one_address_are_few_whatever_the_cookie(house_of_all_games):
    """And a right one is among them: it is told first that most people have written about."""
    house = house_of_all_games
    async with house.browser() as ada, house.browser() as boss:
        table = await opened_for_three(house, ada)
        kinds = []
        for n in range(BURST + 3):  # each comes with a cookie of its own, sits down and is sent away again
            async with house.browser() as bob:
                await bob.post(f"/api/tables/{table}/sit", json={"name": f"Bob {n}"})
                told = await bob.post(
                    "/api/people/reports", json={"table": table, "chair": 0, "text": "spam"}
                )
                kinds.append((told.status_code, told.json().get("kind")))
                await house.hall.user_tables.leave(
                    await house.hall.get_table(table), hash_token(bob.cookies["hlaska"])
                )
        assert kinds == [(200, None)] * BURST + [(429, "too_often")] * 3
        async with house.browser(address="10.0.0.2") as eve:  # who asks from elsewhere is heard
            await eve.post(f"/api/tables/{table}/sit", json={"name": "Eve"})
            words = {"table": table, "chair": 0, "text": "real"}
            assert (await eve.post("/api/people/reports", json=words)).status_code == 200
        await house.people.accounts.set_password("Boss", SECRET, admin=True)
        await enter(boss, "signin", "Boss")
        page = (await boss.get("/api/admin")).json()["reports"]
        assert (page["count"], page["more"], len(page["groups"])) == (BURST + 1, 0, 1)
        (group,) = page["groups"]
        assert (group["names"], group["count"], group["people"]) == (["Ada"], BURST + 1, BURST + 1)
        assert [one["text"] for one in group["reports"]] == ["real", "spam", "spam"]


async def test_reports_are_for_who_sits_or_sat_there(house_of_all_games):
    house = house_of_all_games
    async with house.browser() as ada, house.browser() as bob, house.browser() as eve:
        table = await opened_for_three(house, ada)
        about_ada = {"table": table, "chair": 0, "text": "x"}

        async def told(browser: httpx.AsyncClient, body: dict[str, Any] = about_ada) -> tuple[int, str]:
            answer = await browser.post("/api/people/reports", json=body)
            return answer.status_code, answer.json().get("kind", "")

        await bob.get("/api/lobby")
        for stranger in (bob, eve):
            assert await told(stranger) == (403, "not_at_table")
        await bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        owner, found = hash_token(bob.cookies["hlaska"]), await house.hall.get_table(table)
        assert await told(bob) == (200, "")
        await house.hall.user_tables.leave(found, owner)  # the table still waits
        assert await told(bob) == (200, "")
        await eve.post(f"/api/tables/{table}/sit", json={"name": "Eve"})
        await found.seating.kick(1, hash_token(ada.cookies["hlaska"]))
        assert await told(eve) == (200, "")
        assert await told(eve, {**about_ada, "chair": 1}) == (409, "nobody_there")
        assert await told(eve, {**about_ada, "table": "x"}) == (404, "no_table")
        assert await told(eve, {**about_ada, "text": " "}) == (400, "bad_options")


async def test_the_administrator_has_reports_in_groups_and_pages(house, monkeypatch):
    monkeypatch.setattr("hlaska.server.accounts.abuse_reports.PAGE", 4)
    reports = house.people.reports
    for n in range(6):
        house.clock.now += 1
        await reports.add("ada", f"p{n}", f"P{n}", "t", f"text {n}", f"{n}")
    for n in range(9):
        house.clock.now += 1
        await reports.add(f"o{n % 3}", "bad", f"Bad {n % 2}", "t", f"more {n}", f"x{n}")
    async with house.browser() as boss, house.browser() as eve:
        await house.people.accounts.set_password("Boss", SECRET, admin=True)
        await enter(boss, "signin", "Boss")
        first = (await boss.get("/api/admin/reports")).json()
        assert [(g["names"], g["count"], g["people"]) for g in first["groups"]] == [
            (["Bad 0", "Bad 1"], 9, 3),
            (["P5"], 1, 1),
            (["P4"], 1, 1),
            (["P3"], 1, 1),
        ]
        assert (first["more"], first["count"]) == (3, 15)
        rest = (await boss.get("/api/admin/reports?skip=4")).json()
        assert ([g["names"] for g in rest["groups"]], rest["more"]) == ([["P2"], ["P1"], ["P0"]], 0)
        bad = f"/api/admin/reports/{first['groups'][0]['id']}"
        pages = [(await boss.get(f"{bad}?skip={skip}")).json() for skip in (0, 4, 8, 12)]
        assert [[one["text"][5:] for one in page["reports"]] for page in pages] == [
            ["8", "7", "6", "5"],
            ["4", "3", "2", "1"],
            ["0"],
            [],
        ]
        one = pages[0]["reports"][0]["id"]
        assert (await boss.post("/api/admin/report", json={"id": one})).json() == {"count": 1}
        done = {"group": first["groups"][0]["id"]}
        assert (await boss.post("/api/admin/report", json=done)).json() == {"count": 8}
        assert (await boss.get(bad)).status_code == 404
        assert (await boss.get(f"{bad}?done=true")).json()["count"] == 9
        assert (await boss.get("/api/admin/reports?done=true")).json()["count"] == 9
        assert (await boss.get("/api/admin/reports")).json()["count"] == 6
        for path in ("/api/admin/reports", bad):
            assert (await eve.get(path)).json()["kind"] == "not_admin"


async def test_entries_of_lists_from_one_address_are_few_whatever_the_cookie(house):
    async with house.browser() as ada, house.browser() as bob:
        table = await opened(ada, ADA, OPEN)
        kinds = set()
        for _ in range(70):
            bob.cookies.set("hlaska", new_token())
            body = {"kind": "mute", "table": table, "chair": 0}
            kinds.add((await bob.post("/api/people/lists", json=body)).json()["kind"])
        assert kinds == {"mute", "too_often"}


# ---------------------------------------------------------------- all that is kept
async def test_an_export_has_all_that_is_kept_and_nothing_of_others(house):
    async with house.browser() as ada, house.browser() as bob:
        shared = await opened(ada, ADA, OPEN)
        await bob.post(f"/api/tables/{shared}/sit", json={"name": "Bob"})
        alone = await opened(ada)
        await enter(ada, "signup", "Ada")
        await ada.put("/api/people/me", json={"name": "Ada", "avatar": "fox", "settings": {"felt": "wine"}})
        answer = await ada.get("/api/people/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert {t["played"]["table"] for t in found["tables"]} == {shared, alone}
        assert (found["me"]["avatar"], found["me"]["settings"]) == ("fox", {"felt": "wine"})
        assert [s["current"] for s in found["sessions"]] == [True]
        assert hash_token(bob.cookies["hlaska"]) not in answer.text
        assert "argon2" not in answer.text
        stranger = await house.browser().get("/api/people/export")
        assert stranger.json()["tables"] == []


async def test_an_account_deleted_in_the_middle_of_a_match(house):
    async with house.browser() as ada, house.browser() as bob:
        await enter(ada, "signup", "Ada")
        shared, alone, waiting = (
            await opened(ada, ADA, OPEN), await opened(ada), await opened(ada, ADA, OPEN)
        )  # fmt: skip
        await bob.post(f"/api/tables/{shared}/sit", json={"name": "Bob"})
        await bob.post("/api/people/lists", json={"kind": "mute", "table": shared, "chair": 0})
        owner = (await house.people.accounts.find_by_name("Ada")).owner
        wrong = await ada.post("/api/people/delete", json={"password": "wrong"})
        assert wrong.json()["kind"] == "wrong_password"
        assert (await ada.post("/api/people/delete", json={"password": SECRET})).json() == {"count": 1}
        assert await tables(ada) == []
        assert await house.people.accounts.find_by_name("Ada") is None
        assert await house.hall.store.get(alone) is None
        assert await house.hall.store.get(waiting) is None
        table = await house.hall.get_table(shared)
        assert (table.meta.chairs[0].name, table.meta.owners[0], table.meta.host) == ("?", "", "")
        assert table.now.running
        assert await tables(bob) == [shared]
        assert (await bob.get("/api/people/lists")).json() == []
        assert await house.hall.store.list_owned(owner) == []
        assert "Ada" not in (await bob.get(f"/api/tables/{shared}/record")).text
        assert (
            await bob.post("/api/people/signup", json={"name": "Ada", "password": SECRET})
        ).status_code == 201


async def test_a_profile_is_bounded(house):
    async with house.browser() as ada:
        nobody = await ada.put("/api/people/me", json={"avatar": "fox"})
        assert nobody.json()["kind"] == "not_signed_in"
        await enter(ada, "signup", "Ada")
        many = {first + second: 1 for first in ascii_lowercase for second in "xyz"}
        settings = ({"x" * 30: 1}, {"felt": "x" * 41}, many)
        for wrong in ({"avatar": "<b>"}, {"name": "\u200b"}, *({"settings": found} for found in settings)):
            assert (await ada.put("/api/people/me", json=wrong)).status_code == 400, wrong
        changed = await ada.put("/api/people/me", json={"name": "Áda", "avatar": "owl"})
        assert (changed.json()["name"], changed.json()["avatar"]) == ("Áda", "owl")


# ---------------------------------------------------------------- the database
async def test_the_migrations_make_what_the_schema_says(database):
    found = await database.run(lambda db: compare_metadata(MigrationContext.configure(db), metadata))
    assert [change for change in found if not str(change[1].name).startswith("alembic")] == []


def test_the_last_migration_is_known_without_what_runs_it():
    assert heads() == set(ScriptDirectory(str(SCRIPTS)).get_heads())


async def test_of_two_who_want_a_name_at_once_one_has_it(database):
    accounts = accounts_of(database)
    wanted = (accounts.sign_up(name, SECRET, name) for name in ("Jana", "JANA", "J\u00e1na"))
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(isinstance(result, NameTaken) for result in results) == 2
    assert await accounts.find_by_name("Jana") is not None


@pytest.mark.parametrize(
    ("url", "server", "more"),
    [
        (
            "postgresql+pg8000:///hlaska?host=/var/run/postgresql",
            "postgresql+pg8000://me@/hlaska",
            {"unix_sock": "/var/run/postgresql/.s.PGSQL.5432"},
        ),
        (
            "postgresql+pg8000://jana@:5433/h?host=/tmp",
            "postgresql+pg8000://jana@:5433/h",
            {"unix_sock": "/tmp/.s.PGSQL.5433"},
        ),
        ("postgresql+pg8000://a@/h?host=db.example", "postgresql+pg8000://a@db.example/h", {}),
        (
            "postgresql+pg8000://a@b/h?options=-csearch_path%3Dx",
            "postgresql+pg8000://a@b/h",
            {"startup_params": {"options": "-csearch_path=x"}},
        ),
        ("postgresql+pg8000://a@b/h?sslmode=disable", "postgresql+pg8000://a@b/h", {"ssl_context": False}),
    ],
)
def test_an_address_of_postgresql_is_read_as_its_own_programs_do(monkeypatch, url, server, more):
    monkeypatch.setattr("hlaska.server.storage.account_database.getuser", lambda: "me")
    found, told = postgres_at(make_url(url))
    assert (str(found), told) == (server, more)


async def test_a_second_start_changes_nothing(tmp_path, monkeypatch):
    path = account_db_path(tmp_path / "tables.sqlite3")
    assert path.name == "tables.people.sqlite3"
    database = open_file(path)
    await accounts_of(database).sign_up("Jana", SECRET, "a")
    await database.close()
    monkeypatch.setitem(sys.modules, "hlaska.server.storage.migrate", None)  # nor does it load what would
    again = open_file(path)
    assert await accounts_of(again).find_by_name("Jana") is not None
    await again.close()


async def test_a_newer_or_foreign_database_is_left_as_it_is(tmp_path):
    path = tmp_path / "people.sqlite3"
    database = open_file(path)
    await database.run(lambda db: db.execute(text("UPDATE alembic_version SET version_num = 'z999'")))
    await database.close()
    with pytest.raises(DatabaseUnavailable, match=r"people\.sqlite3 .*newer version"):
        open_file(path)
    path.write_bytes(b"no database at all, and long enough to be read as one" * 99)
    with pytest.raises(DatabaseUnavailable, match="not a database"):
        open_file(path)


async def test_what_fails_has_not_happened_and_tells_no_secret():
    accounts = accounts_of()

    def work(db: Any) -> None:
        db.execute(text("INSERT INTO notes VALUES ('a', 'b', 1)"))
        db.execute(text("INSERT INTO nowhere VALUES (:secret)"), {"secret": SECRET})

    with pytest.raises(NotSaved) as error:
        await accounts.database.run(work)
    assert SECRET not in str(error.value) + repr(error.value.__cause__)
    count = text("SELECT count(*) FROM notes")
    assert await accounts.database.run(lambda db: db.execute(count).scalar()) == 0
    await accounts.database.close()
    with pytest.raises(NotSaved, match="closed"):
        await accounts.find_by_name("Jana")


async def test_who_comes_second_with_a_key_runs_again_and_finds_it(database):
    """Transactions that all look for a row first, then insert it, come at once."""
    find, make = (
        text("SELECT text FROM notes WHERE key = 'a'"),
        text("INSERT INTO notes VALUES ('a', :told, 1)"),
    )

    def work(told: str) -> Any:
        def look(db: Any) -> str:
            found = db.execute(find).scalar()
            if found is None:
                sleep(0.05)  # the others look meanwhile, where there are several connections
                db.execute(make, {"told": told})
            return found or told

        return look

    told = await asyncio.gather(*(database.run(work(str(n))) for n in range(4)))
    assert len(set(told)) == 1
    assert await database.run(lambda db: db.execute(find).scalar()) == told[0]


async def test_a_key_that_stays_taken_is_not_saved(database):
    runs = []

    def work(db: Any) -> None:
        runs.append(db.execute(text("INSERT INTO notes VALUES ('mine', '', 1)")).rowcount)
        db.execute(text("INSERT INTO notes VALUES ('taken', '', 1)"))

    await database.run(lambda db: db.execute(text("INSERT INTO notes VALUES ('taken', 'first', 1)")))
    with pytest.raises(NotSaved, match=r"IntegrityError|UNIQUE"):
        await database.run(work)
    assert runs == [1] * ATTEMPTS
    kept = await database.run(lambda db: db.execute(text("SELECT key, text FROM notes")).all())
    assert [tuple(row) for row in kept] == [("taken", "first")]


async def test_who_has_the_machine_sets_a_password():
    accounts = accounts_of()
    made = await accounts.set_password("Jana", SECRET, admin=True)
    assert made.admin
    account, token = await accounts.sign_in("jana", SECRET, "a")
    await accounts.set_password("Jana", "another horse")
    assert await accounts.account_of(token) is None
    assert (await accounts.sign_in("Jana", "another horse", "a"))[0].admin
    with pytest.raises(WrongPassword):
        await accounts.sign_in("Jana", SECRET, "a")
    with pytest.raises(NameTaken):
        await accounts.sign_up("JANA", SECRET, "a")
    assert account.owner == made.owner
    await accounts.database.close()


@pytest.mark.parametrize("value", ["a\0b", "\ud800", 2**63, -(2**63) - 1, 10**40])
async def test_what_no_database_holds_is_refused_and_the_next_question_is_answered(database, value):
    query = text("SELECT :value = :value")
    for given in ({"value": value}, [{"value": 1}, {"value": value}]):
        with pytest.raises(CannotKeep, match="cannot be kept"):
            await database.run(lambda db, given=given: db.execute(query, given))
    assert await database.run(lambda db: db.execute(text("SELECT 1")).scalar()) == 1
