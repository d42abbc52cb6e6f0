"""The score of real cards: deals on a form, settled by the server, kept on the device while it is away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
NO_SCROLL = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('main button, .pick span')].filter((e) => !e.closest('footer, header'))
  .map((e) => [e.textContent.trim(), e.getBoundingClientRect().height]).filter(([, height]) => height && height < 48)"""


def pick(page: Page, name: str, value: int) -> None:
    page.locator(f'label:has(input[name="{name}"][value="{value}"])').click()


def begin(page: Page, server: Server, game: str, names: list[str]) -> None:
    page.goto(f"{server.address}/score")
    page.locator(f"[data-game={game}]").click()
    for at, name in enumerate(names):
        page.locator(f'[data-name="{at}"]').fill(name)
    page.locator("[data-begin]").click()
    expect(page.locator("[data-enter]")).to_be_focused()


def scores(page: Page, deal: int) -> list[str]:
    row = page.locator("tr.deal").nth(deal)
    return [text.replace("\n", "") for text in row.locator("td b").all_inner_texts()]


def test_a_phone_keeps_the_score_with_and_without_the_server(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    begin(page, server, "marias", ["Anna", "Bohumil", "Cyril"])
    page.locator("[data-enter]").click()
    # What must be answered is asked for; what cannot be is refused where it is.
    page.locator("[data-settle]").click()
    expect(page.locator("#q-lone [role=alert]")).to_have_text("Choose a player.")
    pick(page, "lone", 0)
    pick(page, "trump", 2)
    pick(page, "points", 60)
    page.locator("[data-settle]").click()
    expect(page.locator("#q-played [role=alert]")).to_contain_text("answer no")
    assert violations(page) == []
    assert page.evaluate(NO_SCROLL)
    assert page.evaluate(SMALL) == []
    # What has been answered is still there when the page is loaded anew.
    page.reload()
    page.locator("[data-enter]").click()
    expect(page.locator('input[name="points"][value="60"]')).to_be_checked()
    page.get_by_role("button", name="Fleks on the game: more").click()
    page.locator("[data-settle]").click()
    expect(page.locator("tr.more.open")).to_contain_text("Game won")
    assert scores(page, 0) == ["8", "−4", "−4"]
    # Without the server a deal waits, and is settled as soon as it can be.
    page.context.set_offline(True)
    page.locator("[data-enter]").click()
    pick(page, "contract", 1)
    pick(page, "lone", 2)
    pick(page, "tricks", 0)
    page.locator("[data-settle]").click()
    expect(page.locator("tr.waiting")).to_have_count(1)
    expect(page.get_by_role("status")).to_contain_text("We keep one deal on this device")
    page.context.set_offline(False)
    expect(page.locator("tr.waiting")).to_have_count(0)
    assert scores(page, 1) == ["3", "−9", "6"]
    picture(page, "score-phone")
    assert violations(page) == []
    # An earlier deal is corrected and everything after it is right again; that can be taken back.
    page.locator('[data-deal="0"]').click()
    page.locator('[data-correct="0"]').click()
    pick(page, "trump", 0)
    page.locator("[data-settle]").click()
    expect(page.locator("tr.deal").nth(1).locator("td b").first).to_have_text("−1")
    page.locator("[data-undo]").click()
    expect(page.locator("tr.deal").nth(1).locator("td b").first).to_have_text("3")
    # The sheet is on the device; another can be begun with the same players.
    page.goto(f"{server.address}/score")
    page.locator("[data-sheet]").first.click()
    expect(page.locator("tr.deal")).to_have_count(2)
    page.locator("[data-more]").click()
    with page.expect_download() as saved:
        page.locator("[data-csv]").click()
    assert saved.value.path().read_text("utf-8-sig").splitlines()[0].startswith("Deal,Match,played,Anna")
    # A file has the whole sheet: from it another device has the same results.
    with page.expect_download() as filed:
        page.locator("[data-file]").click()
    assert filed.value.suggested_filename.endswith(".hlaska.json")
    page.goto(f"{server.address}/score")
    page.set_input_files("[data-read]", saved.value.path())
    expect(page.locator("[role=alert]")).to_contain_text("This file is not a score sheet")
    page.set_input_files("[data-read]", filed.value.path())
    expect(page.locator("tr.deal")).to_have_count(2)
    assert scores(page, 0) == ["8", "−4", "−4"]
    page.locator("[data-more]").click()
    page.locator("[data-again]").click()
    expect(page.locator("tr.deal")).to_have_count(0)
    expect(page.locator("[data-enter]")).to_contain_text("deal 1")


def test_a_deal_is_entered_by_keys_alone(server: Server, open_page: Open) -> None:
    page = open_page("desktop", color_scheme="dark")
    begin(page, server, "sixtysix", ["Anna", "Bohumil"])
    page.locator("[data-enter]").press("Enter")
    page.locator('input[name="claimant"][value="-1"]').focus()
    page.keyboard.press("ArrowRight")
    for player, points in enumerate((70, 20)):
        page.locator(f"#n-points-{player}").focus()
        page.keyboard.type(str(points))
    page.keyboard.press("Enter")
    expect(page.locator("tr.more.open")).to_contain_text("70 points to 20")
    expect(page.locator('[data-deal="0"]')).to_be_focused()
    assert violations(page) == []
