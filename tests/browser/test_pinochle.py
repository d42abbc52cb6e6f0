"""Pinochle on the page: chips that go across the table, partners that change."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Server, picture
from tests.browser.play import QUICK, one_move, open_table, quick_page

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
SHORT = "pass$|throw|meld"
"""Nobody plays longer than there is need."""


def to_the_settlement(page: Page) -> None:
    for _ in range(200):
        if not one_move(page, SHORT, QUICK):
            return
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.nightly), "desktop"])
def test_chips_lie_on_the_table_and_go_across(server: Server, open_page: Open, size: str) -> None:
    page = quick_page(open_page, size)
    open_table(page, server.address, "pinochle", preset="pacific_nw_chips", level="greedy")
    page.wait_for_selector("text=/Chips passed: .* 0 coloured, 0 white; .* 0 coloured, 0 white/")
    picture(page, f"pinochle-chips-auction-{size}")
    to_the_settlement(page)
    settled = page.locator("dialog").inner_text()
    picture(page, f"pinochle-chips-settlement-{size}")
    assert "white" in settled
    assert "left" in settled
    assert re.search("Total in (units|points)", settled), settled
    page.click("dialog [data-next]")
    page.wait_for_selector("text=/Chips passed: .* [1-9][0-9]* coloured, [0-9]+ white(;| \\()/")
    # Where deals are listed, each speaks of the cards of its own game, whatever the page has shown before.
    page.goto(f"{server.address}/archive?game=pinochle")
    said = page.locator("[data-deal] a[data-replay]").first.inner_text()
    assert re.search("clubs|spades|hearts|diamonds", said), said


@pytest.mark.nightly  # four rounds are many deals
def test_partners_change_after_four_rounds(server: Server, open_page: Open) -> None:
    page = quick_page(open_page)
    rules = "preset=mfp&game_mode=rounds"
    open_table(page, server.address, "pinochle", rules=rules, level="greedy")
    page.wait_for_selector("text=Game 1 of 3, round 1 of 4")
    picture(page, "pinochle-rounds-first")
    won = ""
    for deal in range(4):
        to_the_settlement(page)
        if deal == 3:
            picture(page, "pinochle-rounds-settlement")
            assert "Game 1:" in page.locator("dialog").inner_text()
            won = page.locator("[role=log] li", has_text="Four rounds are over").inner_text()
        page.click("dialog [data-next]")
        page.wait_for_selector(f"text=Game {deal // 3 + 1} of 3, round {(deal + 1) % 4 + 1} of 4")
    picture(page, "pinochle-rounds-second-game")
    # Who sat where in the deal before has not changed with the chairs.
    assert page.locator("[role=log] li", has_text="Four rounds are over").inner_text() == won


@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.nightly), "desktop"])
def test_three_with_the_double_pack(server: Server, open_page: Open, size: str) -> None:
    page = quick_page(open_page, size)
    open_table(page, server.address, "pinochle_three", preset="auction3_double", level="greedy")
    asked = page.get_by_text("Bury 5 cards that are not in your meld")
    for _ in range(60):
        if asked.count() or not one_move(page, "bid:|trump", QUICK):
            break
    asked.first.wait_for(state="visible")
    picture(page, f"pinochle-three-double-{size}")


def test_the_amounts_of_the_bid_stepper_stay_inside_their_box_and_the_bar(
    positions: str, open_page: Open
) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    page.goto(f"{positions}/bidding")
    page.wait_for_selector("[data-rung]")
    picture(page, "bidding-rungs-desktop")
    for others in range(4):  # so many buttons stand beside the stepper
        for width in range(1200, 1500, 40):
            page.set_viewport_size({"width": width, "height": 900})
            out = page.evaluate("""() => {
              const boxes = ['[data-bar]', '.stepper'].map((s) => document.querySelector(s).getBoundingClientRect());
              const rungs = [...document.querySelectorAll('[data-rung]')].map((e) => e.getBoundingClientRect());
              return rungs.filter((r) => boxes.some((b) => r.right > b.right + 1 || r.left < b.left - 1)).length;
            }""")
            assert out == 0, (width, others)
        page.evaluate(
            "() => { const b = document.querySelector('.buttons > .btn'); b.after(b.cloneNode(true)); }"
        )
