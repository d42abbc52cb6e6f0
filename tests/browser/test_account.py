"""An account in the browser: made from a guest, on two devices, until it is deleted."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def enter(page: Page, how: str, name: str, password: str) -> None:
    page.locator("fieldset input").nth(int(how == "signup")).check()
    page.fill("[name=username]", name)
    page.fill("[name=password]", password)
    page.click("[data-go]")


def has_passkeys(page: Page) -> None:
    """The browser has a device for passkeys, whose owner always says yes."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_whoever_needs_an_account_for_a_club_comes_back_to_it(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(f"{server.address}/clubs")
    page.locator("main a[href^='/me/account']").click()
    page.wait_for_selector("[data-enter=signup]")  # nobody has had one in this browser
    enter(page, "signup", "Zdena", "correct horse")
    expect(page.locator("form [data-name]")).to_be_visible()
    assert page.url == f"{server.address}/clubs"
    page.goto(f"{server.address}/me/account?to=//elsewhere.example")
    page.click("[data-signout]")
    page.wait_for_selector("[data-enter=signin]")
    enter(page, "signin", "Zdena", "correct horse")
    expect(page.locator("[data-notice]")).to_have_text("You are signed in as Zdena.")


def test_an_account_from_its_beginning_to_its_end(server: Server, open_page: Open) -> None:
    place = server.address.replace("127.0.0.1", "localhost")  # passkeys are for a name
    laptop = open_page("desktop", reduced_motion="reduce")
    laptop.goto(f"{place}/settings")
    laptop.select_option("[data-set=felt]", "wine")
    laptop.click("[data-account]")
    laptop.wait_for_selector("[data-enter=signin]")
    picture(laptop, "account-desktop")
    enter(laptop, "signin", "Eva", "correct horse")
    expect(laptop.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    enter(laptop, "signup", "Eva", "correct horse")
    expect(laptop.locator("[data-notice]")).to_have_text("You are signed in as Eva.")
    expect(laptop.locator("#main")).to_be_focused()

    has_passkeys(laptop)
    laptop.fill("[data-key-name]", "Laptop")
    laptop.fill("[data-key-password]", "correct horse")
    laptop.click("[data-add-key]")
    expect(laptop.locator("[data-notice]")).to_have_text("You can sign in with Laptop from now on.")
    laptop.click("[data-signout]")
    laptop.click("[data-key-enter]")
    expect(laptop.locator("[data-notice]")).to_have_text("You are signed in as Eva.")

    phone = open_page("phone", reduced_motion="reduce", locale="cs-CZ", color_scheme="dark")
    phone.goto(f"{place}/me/account")
    phone.wait_for_selector("[data-enter=signin]")
    picture(phone, "account-phone")
    enter(phone, "signin", "eva", "correct horse")
    phone.wait_for_selector("[data-everywhere]")
    assert phone.evaluate("document.documentElement.dataset.felt") == "wine"
    picture(phone, "account-own-phone")
    with phone.expect_download() as coming:
        phone.click("[data-export]")
    assert json.loads(Path(coming.value.path()).read_text(encoding="utf-8"))["me"]["name"] == "Eva"

    laptop.reload()
    laptop.click("[data-end]")
    expect(laptop.locator("[data-end]")).to_have_count(0)
    picture(laptop, "account-own-desktop")
    phone.reload()
    phone.wait_for_selector("[data-enter=signin]")

    laptop.click("[data-ending]")
    expect(laptop.locator("[name=proof]")).to_be_focused()
    laptop.click("[data-delete-keyed]")
    laptop.wait_for_selector("[data-enter=signin]")
    laptop.click("[data-key-enter]")
    expect(laptop.get_by_role("alert")).to_contain_text("This passkey fits no account here.")


def reported(place: str) -> None:
    """One guest reports another one five times."""
    chairs = [{"name": "Ada"}, {"name": "free", "kind": "open"}, {"name": "free", "kind": "open"}]
    with httpx.Client(base_url=place) as ada, httpx.Client(base_url=place) as bob:
        table = ada.post("/api/tables", json={"game": "marias", "chairs": chairs}).json()["table"]
        bob.post(f"/api/tables/{table}/sit", json={"name": "Bob"})
        for n in range(5):
            body = {"table": table, "chair": 0, "text": f"He said {n}."}
            assert bob.post("/api/people/reports", json=body).is_success


def test_the_administrator_says_something_and_bars(own_server: Server, open_page: Open) -> None:
    make = [sys.executable, "-m", "hlaska", "admin", "Boss", "--db", str(own_server.db)]
    subprocess.run(make, input="correct horse\n", text=True, check=True, capture_output=True)
    boss, eva = (open_page(size, reduced_motion="reduce") for size in ("desktop", "phone"))
    for page, how, name in ((boss, "signin", "Boss"), (eva, "signup", "Eva")):
        page.goto(f"{own_server.address}/me/account")
        page.wait_for_selector("[data-enter=signin]")
        enter(page, how, name, "correct horse")
        page.wait_for_selector("[data-notice]")
    expect(eva.locator("[data-admin]")).to_have_count(0)
    reported(own_server.address)
    boss.click("[data-admin]")
    expect(boss.locator("[data-group]")).to_have_count(1)
    expect(boss.locator("[data-group]")).to_contain_text("one person · 5 reports")
    expect(boss.locator("[data-group] [data-done]")).to_have_count(3)
    boss.click("[data-group] > button")
    expect(boss.locator("[data-group] [data-done]")).to_have_count(5)
    picture(boss, "admin-reports-desktop")
    boss.click("[data-group-done]")
    expect(boss.locator("[data-group]")).to_have_count(0)
    boss.fill("textarea", "Back at nine.")
    boss.check("[data-closing]")
    boss.click("[data-state] button")
    expect(boss.locator("[data-said]")).to_contain_text("Back at nine. This server is about to shut down")
    picture(boss, "admin-desktop")
    boss.click("[data-bar=Eva]")
    boss.wait_for_selector("[data-bar=Eva]:not(.danger)")
    eva.reload()
    eva.wait_for_selector("[data-enter=signin]")
    expect(eva.locator("[data-said]")).to_contain_text("Back at nine.")
    eva.goto(f"{own_server.address}/admin")
    expect(eva.get_by_role("alert")).to_have_text("Only the administrator of this server can do this.")
    picture(eva, "admin-refused-phone")
