"""Passkeys: they open the account they were made for, and whatever else is signed opens nothing."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import httpx
import pytest

from hlaska.protocol.accounts import NewPasskey, SignedByKey
from hlaska.server.accounts.passkeys import (
    LIFE,
    MOST,
    NoPasskeysHere,
    OldChallenge,
    Site,
    WrongPasskey,
    handle_of,
    site_of,
    to_bytes,
    to_text,
)
from hlaska.server.tokens import hash_token
from tests.server.keys import PORTABLE, PRESENT, SYNCED, VERIFIED, Device, Edwards, flipped
from tests.server.test_people import SECRET, House, accounts_of, database, enter, opened, tables

__all__ = ["database"]

HOUSE = "https://house"


@pytest.fixture
async def house() -> Any:
    found = House()
    yield found
    await found.close()


def browser(house: House, origin: str = HOUSE) -> httpx.AsyncClient:
    found = house.browser(origin)
    found.headers["origin"] = origin
    return found


async def asked(one: httpx.AsyncClient, purpose: str = "enter", password: str = "") -> dict[str, Any]:
    answer = await one.post("/api/people/passkeys/ask", json={"purpose": purpose, "password": password})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def owning(one: httpx.AsyncClient, name: str = "Jana", device: Device | None = None) -> Device:
    """An account with a passkey."""
    device = device or Device()
    await enter(one, "signup", name)
    made = await one.post("/api/people/passkeys", json=device.make(await asked(one, "add", SECRET)))
    assert made.status_code == 201, made.text
    return device


async def kind(one: httpx.AsyncClient, path: str, body: Any) -> str:
    """What is wrong with it, "" for nothing."""
    answer = await one.post(f"/api/people/{path}", json=body)
    return "" if answer.is_success else str(answer.json()["kind"])


async def test_a_passkey_opens_its_account_without_a_name(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = await owning(laptop)
        played = await opened(phone)
        guest = phone.cookies["hlaska"]
        challenge = await asked(phone)
        assert (challenge["site"], challenge["handle"], challenge["name"], challenge["known"]) == (
            "house",
            "",
            "",
            [],
        )
        device.counter = 1
        house.clock.now += 60
        answer = await phone.post("/api/people/passkeys/enter", json=device.sign(challenge))
        assert answer.json()["name"] == "Jana"
        assert phone.cookies["hlaska"] != guest
        assert await tables(laptop) == await tables(phone) == [played]  # what the guest had joined it
        (one,) = (await phone.get("/api/people/passkeys")).json()
        assert (one["name"], one["site"], one["synced"], one["seen"] - one["created"]) == (
            "Phone",
            "house",
            False,
            60,
        )
        assert len((await phone.get("/api/people/sessions")).json()) == 2


async def test_a_browser_without_a_token_gets_one_to_answer_with(house):
    async with browser(house) as laptop, browser(house) as fresh, browser(house) as other:
        device = await owning(laptop)
        challenge = await asked(fresh)
        assert fresh.cookies["hlaska"]
        await asked(other)
        signed = device.sign(challenge)
        assert await kind(other, "passkeys/enter", signed) == "old_challenge"  # it was not the one that asked
        assert await kind(fresh, "passkeys/enter", signed) == ""


async def test_a_challenge_is_answered_once_and_in_time(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = await owning(laptop)
        late = await asked(phone)
        house.clock.now += LIFE
        assert await kind(phone, "passkeys/enter", device.sign(late)) == "old_challenge"
        once = device.sign(await asked(phone))
        wrong = once | {"signature": flipped(once["signature"])}
        assert await kind(phone, "passkeys/enter", wrong) == "wrong_passkey"
        assert await kind(phone, "passkeys/enter", once) == "old_challenge"  # a wrong answer has used it up
        before = phone.cookies["hlaska"]
        good = device.sign(await asked(phone))
        assert await kind(phone, "passkeys/enter", good) == ""
        phone.cookies.clear()
        phone.cookies.set("hlaska", before)
        assert await kind(phone, "passkeys/enter", good) == "old_challenge"
        made_up = device.sign({"challenge": to_text(bytes(32))})
        assert await kind(phone, "passkeys/enter", made_up) == "old_challenge"
        twice = device.sign(await asked(laptop))
        at_once = await asyncio.gather(*(kind(laptop, "passkeys/enter", twice) for _ in range(2)))
        assert sorted(at_once) == ["", "old_challenge"]


WRONG: dict[str, dict[str, Any]] = {
    "another origin": {"origin": "https://evil"},
    "another port": {"origin": "https://house:8443"},
    "another site": {"site": "evil"},
    "in a frame": {"framed": True},
    "nobody there": {"flags": VERIFIED},
    "nobody looked at": {"flags": PRESENT},
    "flags that cannot be": {"flags": PRESENT | VERIFIED | SYNCED},
    "a kind that changes": {"flags": PRESENT | VERIFIED | PORTABLE},
    "a count that goes back": {"counter": 4},
    "a count that stands": {"counter": 5},
    "another account": {"handle": to_text(bytes(32))},
    "no account": {"handle": ""},
    "another key": {"key": Device(2).key},
    "a key that nobody has": {"id": b"nobody"},
}


async def test_what_is_signed_wrongly_opens_nothing(house):
    async with browser(house) as laptop, browser(house) as phone:
        right = Device()
        right.counter = 5
        await owning(laptop, device=right)
        for what, wrong in WRONG.items():
            device = Device()
            device.counter, device.handle = 6, right.handle
            for name, value in wrong.items():
                setattr(device, name, value)
            assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == "wrong_passkey", (
                what
            )
        assert (await phone.get("/api/people/me")).json()["name"] == ""
        right.counter = 6
        assert await kind(phone, "passkeys/enter", right.sign(await asked(phone))) == ""


async def test_what_cannot_be_read_is_refused(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = await owning(laptop)
        good = device.sign(await asked(phone))
        for part in ("client", "data", "key", "signature"):
            for value in ("", "é", "====", "AAAA", "A" * 9000, to_text(b'{"challenge": 1}')):
                signed = device.sign(await asked(phone)) | {part: value}
                assert await kind(phone, "passkeys/enter", signed) == "wrong_passkey", (part, value)
                house.clock.now += 10
        assert await kind(phone, "passkeys/enter", good | {"more": 1}) == "bad_request"
        assert (
            await kind(phone, "passkeys/enter", good) == ""
        )  # asked for long before the others, and still good


async def test_a_made_key_is_looked_at_as_well(house):
    async with browser(house) as laptop:
        await enter(laptop, "signup")
        for wrong in ({"origin": "https://evil"}, {"site": "evil"}, {"flags": PRESENT}, {"framed": True}):
            device = Device()
            for name, value in wrong.items():
                setattr(device, name, value)
            body = device.make(await asked(laptop, "add", SECRET))
            assert await kind(laptop, "passkeys", body) == "wrong_passkey", wrong
        tpm = Device().make(await asked(laptop, "add", SECRET), fmt="tpm")
        assert await kind(laptop, "passkeys", tpm) == "wrong_passkey"
        entering = Device().make(await asked(laptop, "enter") | {"handle": ""})
        assert await kind(laptop, "passkeys", entering) == "old_challenge"  # asked for something else
        proving = Device().make(await asked(laptop, "prove"))
        assert await kind(laptop, "passkeys", proving) == "old_challenge"  # said no password
        broken = Device().make(await asked(laptop, "add", SECRET)) | {"attestation": "AAAA"}
        assert await kind(laptop, "passkeys", broken) == "wrong_passkey"
        invisible = Device().make(await asked(laptop, "add", SECRET), name="\u200b")
        assert await kind(laptop, "passkeys", invisible) == "bad_name"
        assert (await laptop.get("/api/people/passkeys")).json() == []


async def test_keys_of_other_kinds_are_taken_where_they_are_asked_for(house):
    async with browser(house) as laptop, browser(house) as phone:
        await enter(laptop, "signup")
        sealed, edwards, unknown = Device(1), Edwards(2), Edwards(3)
        unknown.number = -53
        for device, fmt, wrong in (
            (sealed, "packed", ""),
            (edwards, "none", ""),
            (unknown, "none", "wrong_passkey"),
        ):
            assert (
                await kind(laptop, "passkeys", device.make(await asked(laptop, "add", SECRET), fmt=fmt))
                == wrong
            )
        for device in (sealed, edwards):
            assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == ""


async def test_another_purpose_is_answered_with_those_there_are(house):
    async with browser(house) as one:
        answer = await one.post("/api/people/passkeys/ask", json={"purpose": "steal"})
        assert answer.status_code == 400
        assert "purpose: Invalid enum value 'steal'; it is one of add, enter, prove" in answer.text


async def test_only_who_knows_the_password_adds_one(house):
    async with browser(house) as laptop, browser(house) as stranger, browser(house, "http://house") as plain:
        assert await kind(plain, "passkeys/ask", {"purpose": "enter"}) == "no_passkeys_here"
        await enter(laptop, "signup")
        asking = {"purpose": "add", "password": "wrong horse"}
        assert await kind(laptop, "passkeys/ask", asking) == "wrong_password"
        for purpose in ("add", "prove"):
            assert await kind(stranger, "passkeys/ask", {"purpose": purpose}) == "not_signed_in"
        assert (
            await kind(stranger, "passkeys", Device().make({"challenge": "", "handle": ""}))
            == "not_signed_in"
        )


async def test_a_key_is_one_accounts_and_so_many_at_most(house):
    async with browser(house) as ada, browser(house) as bob:
        device = await owning(ada, "Ada")
        await enter(bob, "signup", "Bob")
        again = await asked(ada, "add", SECRET)
        assert again["known"] == [to_text(device.id)]
        assert await kind(ada, "passkeys", device.make(again)) == "wrong_passkey"
        theirs = device.make(await asked(bob, "add", SECRET))
        assert await kind(bob, "passkeys", theirs) == "wrong_passkey"
        for seed in range(2, MOST + 1):
            house.clock.now += 10
            assert await kind(ada, "passkeys", Device(seed).make(await asked(ada, "add", SECRET))) == ""
        house.clock.now += 10
        full = Device(MOST + 1).make(await asked(ada, "add", SECRET))
        assert await kind(ada, "passkeys", full) == "too_many_passkeys"
        (first, *_) = (await ada.get("/api/people/passkeys")).json()
        for answer in (
            await bob.delete(f"/api/people/passkeys/{first['id']}"),
            await bob.put(f"/api/people/passkeys/{first['id']}", json={"name": "Mine"}),
        ):
            assert (answer.status_code, answer.json()["kind"]) == (404, "no_passkey")


async def test_one_is_named_and_removed_and_opens_nothing_then(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = Device()
        device.flags |= PORTABLE
        await owning(laptop, device=device)
        device.flags |= SYNCED  # a service keeps it from now on
        assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == ""
        (one,) = (await laptop.get("/api/people/passkeys")).json()
        assert one["synced"]
        await laptop.put(f"/api/people/passkeys/{one['id']}", json={"name": "My old phone"})
        (one,) = (await laptop.get("/api/people/export")).json()["passkeys"]
        assert one["name"] == "My old phone"
        challenge = await asked(phone)
        assert (await laptop.delete(f"/api/people/passkeys/{one['id']}")).json() == {"count": 1}
        assert await kind(phone, "passkeys/enter", device.sign(challenge)) == "wrong_passkey"


async def test_with_one_that_is_removed_the_sessions_end_that_it_began(house):
    async with browser(house) as laptop, browser(house) as phone, browser(house) as tablet:
        device, other = await owning(laptop), Device(2)
        assert await kind(laptop, "passkeys", other.make(await asked(laptop, "add", SECRET))) == ""
        for one, key in ((phone, device), (tablet, other)):
            assert await kind(one, "passkeys/enter", key.sign(await asked(one))) == ""
        lost = hash_token(phone.cookies["hlaska"])
        hung_up = list[str]()
        house.people.disconnect = lambda hashes: house_hang_up(hung_up, hashes)
        keys = {one["id"] for one in (await laptop.get("/api/people/passkeys")).json()}
        first = hashlib.sha256(device.id).hexdigest()[:16]
        assert first in keys
        assert (await laptop.delete(f"/api/people/passkeys/{first}")).json() == {"count": 1}
        assert hung_up == [lost]
        names = [(await one.get("/api/people/me")).json()["name"] for one in (laptop, phone, tablet)]
        assert names == ["Jana", "", "Jana"]
        # Who removes the key by which he is here himself stays, as with a new password.
        (second,) = keys - {first}
        assert (await tablet.delete(f"/api/people/passkeys/{second}")).json() == {"count": 1}
        assert (await tablet.get("/api/people/me")).json()["name"] == "Jana"
        assert hung_up == [lost]


async def house_hang_up(hung_up: list[str], hashes: Any) -> None:
    hung_up.extend(hashes)


async def test_a_key_that_is_removed_while_it_enters_begins_no_session(house):
    async with browser(house) as laptop:
        await owning(laptop)
        (key,) = (await laptop.get("/api/people/passkeys")).json()
        accounts = house.people.accounts
        with pytest.raises(WrongPasskey):
            await accounts.sign_in_by_key(key["id"])  # what names it to its owner opens nothing
        await laptop.delete(f"/api/people/passkeys/{key['id']}")
        with pytest.raises(WrongPasskey):
            await accounts.sign_in_by_key(hashlib.sha256(Device().id).hexdigest())
        assert len((await laptop.get("/api/people/sessions")).json()) == 1


async def test_who_has_one_needs_no_password_for_another_or_to_go(house):
    async with browser(house) as ada, browser(house) as bob, browser(house) as other:
        device = await owning(ada, "Ada")
        theirs = await owning(bob, "Bob", Device(2))
        await enter(other, "signin", "Ada")
        wanted = {"new": "another horse"}
        signed = theirs.sign(await asked(ada, "prove"))
        assert await kind(ada, "password", wanted | {"passkey": signed}) == "wrong_passkey"
        entering = device.sign(await asked(ada))
        assert await kind(ada, "password", wanted | {"passkey": entering}) == "old_challenge"
        assert await kind(ada, "password", {"new": "short", "passkey": entering}) == "bad_password"
        assert await kind(ada, "password", wanted) == "wrong_password"
        proven = device.sign(await asked(ada, "prove"))
        assert await kind(ada, "password", wanted | {"passkey": proven}) == ""
        assert (await other.get("/api/people/me")).json()["name"] == ""  # as with every new password
        assert await kind(other, "signin", {"name": "Ada", "password": "another horse"}) == ""
        going = device.sign(await asked(ada, "prove"))
        assert await kind(ada, "delete", {"passkey": going}) == ""
        assert await kind(ada, "passkeys/enter", device.sign(await asked(ada))) == "wrong_passkey"


async def test_who_is_barred_or_has_got_a_password_from_the_machine_gets_in_no_more(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = await owning(laptop)
        await house.people.accounts.bar("Jana", True)
        assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == "wrong_passkey"
        await house.people.accounts.bar("Jana", False)
        await house.people.accounts.set_password("Jana", "another horse")
        assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == "wrong_passkey"
        with pytest.raises(WrongPasskey):
            await house.people.accounts.sign_in_by_key("nobody")


async def test_challenges_are_limited_and_rightful_ones_are_not(house):
    async with browser(house) as laptop, browser(house) as phone:
        device = await owning(laptop)
        for _ in range(40):
            assert await kind(phone, "passkeys/enter", device.sign(await asked(phone))) == ""
        for _ in range(30):
            await asked(phone)
        assert await kind(phone, "passkeys/ask", {"purpose": "enter"}) == "too_often"
        house.clock.now += 10
        await asked(phone)


def test_the_site_is_the_name_in_the_browser():
    assert site_of("https://cards.example:8443") == Site("cards.example", "https://cards.example:8443")
    assert site_of("http://localhost:8000") == Site("localhost", "http://localhost:8000")
    nowhere = ("", "null", "https://[", "cards.example", "http://house", "http://127.0.0.1:8000")
    for origin in (*nowhere, "https://10.0.0.9", "https://[::1]:8000"):
        with pytest.raises(NoPasskeysHere):
            site_of(origin)


def test_bytes_are_written_in_one_way():
    assert to_bytes(to_text(b"\xff\xfe")) == b"\xff\xfe"
    for text in ("__5", "a", "ab=", "a b"):
        with pytest.raises(ValueError):
            to_bytes(text)


async def test_every_database_keeps_them(database):
    accounts, device, site = accounts_of(database), Device(), Site("house", HOUSE)
    jana, _ = await accounts.sign_up("Jana", SECRET, "")
    keys, bound = accounts.passkeys, "browser"
    challenge = await keys.create_challenge("add", site, bound, "", jana.owner)
    body = device.make({"challenge": challenge, "handle": handle_of(jana.owner)})
    made = await keys.add(jana.owner, site, bound, NewPasskey(**body), "")
    await keys.rename(jana.owner, made.id, "Laptop")
    assert [one.name for one in await keys.of(jana.owner)] == ["Laptop"]
    assert await keys.list_credential_ids(jana.owner, site) == [to_text(device.id)]
    challenge = await keys.create_challenge("enter", site, bound, "")
    signed = SignedByKey(**device.sign({"challenge": challenge}))
    assert (await keys.verify("enter", site, bound, signed, "")).owner == jana.owner
    with pytest.raises(OldChallenge):
        await keys.verify("enter", site, bound, signed, "")
    await accounts.delete(jana)  # they go with their account
    assert await keys.of(jana.owner) == []
    challenge = await keys.create_challenge("enter", site, bound, "")
    with pytest.raises(WrongPasskey):
        await keys.verify("enter", site, bound, SignedByKey(**device.sign({"challenge": challenge})), "")
