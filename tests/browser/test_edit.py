"""The deal editor: cards are pressed and typed, what is wrong is said, a position is solved and played from."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
NO_SCROLL = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('main button, main select, main summary, main input:not([type=file])')]
  .map((e) => [e.outerHTML.slice(0, 80), e.getBoundingClientRect().height])
  .filter(([, height]) => height && height < 43.5)"""
ENDING = """Game: sixtysix
Preset: schnapsen
From: trump=H
Place hand0: KH AS QD
Place hand1: TH KS JD
Place won0: JC QC KC TC JS QS
Rest: won1
"""


def faults(page: Page, count: int) -> None:
    expect(page.locator("[data-faults]")).to_have_attribute("data-faults", str(count))


def test_an_ending_is_changed_solved_and_played(server: Server, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    page.goto(f"{server.address}/edit/sixtysix?{urlencode({'record': ENDING})}")
    faults(page, 0)
    assert page.evaluate(NO_SCROLL)
    page.click("[data-solve]")
    expect(page.locator("[data-solution=result] li")).to_have_count(3)
    assert violations(page) == []
    picture(page, "edit-desktop")
    # A card that is taken out lies nowhere, and pressed again it is back; another trump makes another position.
    page.click("[data-place=hand0] .cards button >> nth=0")
    faults(page, 1)
    expect(page.locator("[data-faults]")).to_contain_text("One card is missing")
    page.click(f"[data-pick='{1 << 4 | 7}']")
    faults(page, 0)
    page.select_option("[data-trump]", "D")
    expect(page.locator("[data-turn]")).to_contain_text("diamonds")
    page.click("[data-draw]")
    expect(page.locator("[data-diagram] svg")).to_contain_text("Player 2")
    # A card is played for the seat on turn, taken back, and the position played at a table.
    page.wait_for_timeout(300)  # presses right after a change are meant for what stood there before
    page.focus("[data-hand] [data-card] >> nth=0")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-undo]")).to_be_enabled()
    page.click("[data-undo]")
    expect(page.locator("[data-undo]")).to_be_disabled()
    page.click("[data-play-on]")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-hand] [data-card]")).to_have_count(3)


def test_a_deal_is_typed_on_a_phone(server: Server, open_page: Open) -> None:
    page = open_page("phone", locale="cs-CZ")
    page.goto(f"{server.address}/edit/marias?seed=5")
    faults(page, 0)
    assert page.evaluate(NO_SCROLL)
    assert page.evaluate(SMALL) == []
    assert violations(page) == []
    picture(page, "edit-phone")
    page.click("[data-empty]")
    expect(page.locator("[data-faults]")).to_contain_text("Chybí 32 karet")
    page.fill("[data-row=hand0]", "ČE ČSv, ♥10, zelený král, Z7 AH")
    expect(page.locator("[data-faults]")).to_contain_text("tu máte 2×")
    page.fill("[data-row=hand0]", "ČE ČSv ♥10 ZK Z7")
    expect(page.locator("[data-place=hand0] .cards li")).to_have_count(5)
    page.click("[data-fill]")
    faults(page, 0)
    # The course goes on with what is pressed at the table; a record that is none is refused, and nothing is lost.
    page.wait_for_timeout(300)
    page.focus("[data-hand] [data-card] >> nth=0")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-undo]")).to_be_enabled()
    page.fill("[data-record]", "Game: chess")
    page.click("[data-set]")
    expect(page.locator(".failure")).to_contain_text("chess")
    expect(page.locator("[data-place=hand0] .cards li")).not_to_have_count(0)
