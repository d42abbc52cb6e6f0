"""A deal is checked on the device that was promised its deck."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import sit_down
from tests.browser.serve import CHECKS

pytestmark = pytest.mark.browser
Open = Callable[..., Page]

# Plays the rest of the deal on a line of its own: which cards come is up to chance.
PLAYED = """() => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/${location.pathname.split("/").at(-1)}`);
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type !== "update") return;
    const { legal, seat, pub } = told.view;
    if (pub.turn < 0) return line.close(), done();
    if (pub.turn === seat) line.send(JSON.stringify({ type: "act", seq: told.seq, actions: [legal.at(-1)] }));
  };
})"""


@pytest.mark.timeout(300)
def test_a_deal_is_checked_where_it_was_promised(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(f"{server.address}/new/sixtysix")
    page.wait_for_selector("[data-open]")
    page.fill("input[autocomplete=nickname]", CHECKS)
    page.locator(".chair select").first.select_option("random")
    page.click("[data-open]")
    page.wait_for_selector("[data-seq]")
    sit_down(page)
    page.evaluate(PLAYED)
    page.click("[data-check-deal]")
    check = page.locator("[data-check=well]")
    expect(check).to_be_focused()
    expect(check.locator("li.well")).to_have_count(5)
    picture(page, "check-phone")

    # A device whose luck was left out, and one that was promised something else, say so.
    page.evaluate("""() => {
      const [[table, deals]] = JSON.parse(localStorage.getItem("hlaska-fair"));
      localStorage.setItem("hlaska-fair", JSON.stringify([[table, { 1: { ...deals[1], luck: "0".repeat(15) } }]]));
    }""")
    page.keyboard.press("Escape")
    page.goto(page.url.replace("/t/", "/d/") + "/1")
    page.click("[data-result]")
    page.click("[data-check-deal]")
    expect(page.locator("[data-check=warn] li.wrong")).to_have_attribute("data-point", "luck")
    picture(page, "check-luck-left-out-phone")
