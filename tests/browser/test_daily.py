"""The deals of the day in the page: opened in one press, ranked when they are over."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.test_clubs import asked, signed_up
from tests.browser.test_looks import TARGETS, violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def finish_all(server: Server) -> None:
    """Write results of twelve deals for all who have begun, as if they had played them."""
    (people,) = [path for path in server.db.parent.glob("*.sqlite3") if path != server.db]
    rng = Random(4)
    with closing(sqlite3.connect(people)) as db:
        for (table,) in db.execute("SELECT game_table FROM daily_tables").fetchall():
            amounts = json.dumps([rng.randrange(-20, 21) * 2 for _ in range(12)])
            db.execute("UPDATE daily_tables SET amounts = ?, over = 1 WHERE game_table = ?", (amounts, table))
        db.commit()


def test_deals_of_the_day_are_played_and_ranked(own_server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    guest = open_page("desktop", reduced_motion="reduce", locale="de-DE")
    page.goto(own_server.address)
    page.click("[data-daily]")
    page.click("[data-daily=marias]")
    expect(page.locator("a[href='/me/account']").first).to_be_visible()  # who is not signed in is told so
    signed_up(page, own_server, "Anna")
    for name in ("Bohumil", "Cyril Namensehrlang"):
        other = open_page("phone")
        signed_up(other, own_server, name)
        asked(other, f"{own_server.address}/api/daily/marias")

    page.goto(f"{own_server.address}/daily")
    expect(page.locator("[data-daily=marias]")).to_be_visible()
    picture(page, "dailies-phone")
    assert violations(page) == []
    assert page.evaluate(TARGETS) == []
    page.click("[data-daily=marias]")
    page.click("[data-play]")
    page.wait_for_selector("[data-card]")
    expect(page.locator("[data-hint]")).to_have_count(0)

    guest.goto(f"{own_server.address}/daily/marias")
    expect(guest.locator(".none")).to_be_visible()
    expect(guest.locator("[data-ranking]")).to_have_count(0)
    finish_all(own_server)
    page.goto(f"{own_server.address}/daily/marias")
    expect(page.locator("[data-ranking] tbody tr")).to_have_count(3)
    expect(page.locator("[data-ranking] tr.me")).to_have_count(1)
    expect(page.locator("[data-own] tbody tr")).to_have_count(12)
    picture(page, "daily-phone")
    assert violations(page) == []
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(TARGETS) == []
    guest.reload()
    expect(guest.locator("[data-ranking]")).to_have_count(0)
    day = page.request.get(f"{own_server.address}/api/daily").json()["day"]
    page.request.post(f"{own_server.address}/test/later?seconds={26 * 3600}")
    guest.goto(f"{own_server.address}/daily/marias?day={day}")
    expect(guest.locator("[data-ranking] tbody tr")).to_have_count(3)
    picture(guest, "daily-desktop")
    assert violations(guest) == []
