"""Friends and programs in the browser: a token is made, a friend is asked, invited with one press, and reported."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import asks_sooner

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def account(server: Server, page: Page, name: str) -> None:
    """This browser is signed in as a new account."""
    who = {"name": name, "password": "correct horse"}
    assert page.request.post(f"{server.address}/api/people/signup", data=who).ok


def test_a_friend_is_asked_invited_and_sits_beside_a_program(server: Server, open_page: Open) -> None:
    vera = open_page("desktop", reduced_motion="reduce")
    ivan = open_page("phone", reduced_motion="reduce", color_scheme="dark")
    for page in (vera, ivan):
        asks_sooner(page)
    account(server, vera, "Vera")
    account(server, ivan, "Ivan")

    vera.goto(f"{server.address}/me/account")
    vera.fill("[data-program-name]", "Robot")
    vera.click("[data-make-program]")
    expect(vera.locator("[data-token]")).to_be_focused()
    token = vera.input_value("[data-token]")
    picture(vera, "account-programs-desktop")
    vera.reload()
    expect(vera.locator("[data-end-program]")).to_have_count(1)
    expect(vera.locator("[data-token]")).to_have_count(0)

    ivan.goto(f"{server.address}/lobby")
    ivan.fill("[data-friend-name]", "vera")
    ivan.click("[data-ask]")
    expect(ivan.locator("[data-friend=asked]")).to_contain_text("Vera")
    vera.goto(f"{server.address}/lobby")
    vera.click("[data-yes]")
    expect(vera.locator("[data-friend=friend]")).to_contain_text("Ivan")
    picture(vera, "lobby-friends-desktop")

    vera.goto(f"{server.address}/new/marias")
    vera.wait_for_selector("[data-open]")
    vera.select_option("[data-who]", "private")
    vera.check("[data-set-programs]")
    vera.fill("input[autocomplete=nickname]", "Vera")
    vera.click("[data-open]")
    vera.click("[data-invite-friend]")
    expect(vera.locator("[data-room] li").nth(1)).to_contain_text("kept for somebody invited")
    link = vera.input_value("[data-link]")
    sit = link.replace("/t/", "/api/tables/") + "/sit"
    sat = httpx.post(sit, json={"name": "x"}, headers={"Authorization": f"Bearer {token}"}, timeout=30)
    assert sat.is_success, sat.text
    expect(vera.locator("[data-room] li").nth(2)).to_contain_text("Robot (bot)")
    picture(vera, "waiting-friends-desktop")

    ivan.goto(server.address)
    ivan.click("[data-invited]")
    ivan.fill("[data-room] input", "Ivan")
    ivan.click("[data-sit]")
    expect(vera.locator("[data-room]")).to_have_count(0)
    vera.click("[data-people-open]")
    vera.click("[data-about='1']")
    vera.click("[data-report]")
    vera.fill("[data-report-text]", "He said nothing.")
    vera.keyboard.press("Tab")
    vera.keyboard.press("Enter")
    expect(vera.locator("[data-done]")).to_have_text("Thank you. The administrator will read it.")
    picture(vera, "people-report-desktop")
