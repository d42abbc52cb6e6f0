"""JoeDog's program on the page (pinochle:P3): a form asks how one plays; its keys, its score sheet has its rows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import QUICK, becomes, one_move, quick_page
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def rows(page: Page) -> dict[str, list[str]]:
    """The score sheet of the deal that is played: the numbers of each row, one a side."""
    found: dict[str, list[str]] = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('[data-tally]')].map("
        "(row) => [row.dataset.tally, [...row.querySelectorAll('td')].map((cell) => cell.textContent)]))"
    )
    return found


@pytest.mark.timeout(400)
def test_the_program_of_joedog_from_its_first_start(server: Server, open_page: Open) -> None:
    page = quick_page(open_page)
    # P3.CFG.1, P3.CFG.2: the dialog of the program is a form that the start offers and does not insist on.
    page.goto(server.address)
    page.click("[data-how]")
    page.wait_for_selector("[data-usual]")
    becomes(lambda: violations(page), [])
    page.select_option("[data-begin-game]", "pinochle")
    page.select_option("[data-begin-rules]", "joedog")
    page.get_by_text("Names of the computer players").click()
    for name, label in (("West", "Player 2"), ("North", "Player 3"), ("East", "Player 4")):
        page.get_by_label(label).fill(name)
    page.get_by_label("Your name").fill("South")
    page.get_by_label("Computer players").select_option("random")
    # P3.CFG.11, P3.CFG.13: what is saved is not asked again, in another window neither.
    page.click("[data-begin-save]")
    page.wait_for_url(server.address + "/")
    page.reload()
    expect(page.get_by_text("Three cards passed, game at 300")).to_be_visible()
    page.click("[data-play]:enabled")
    page.wait_for_selector("[data-seq]")
    for name in ("West", "North", "East"):
        expect(page.get_by_text(name).first).to_be_visible()
    # P3.MENU.2: a deal that is played is nobody's to save.
    page.keyboard.press("Control+s")
    expect(page.get_by_text("You can save this deal when it is over.").first).to_be_visible()
    # P3.SCORE.1 to P3.SCORE.3: meld, take, total and score, a column for each side.
    for _ in range(200):
        if page.locator(".ledger").count() or not one_move(page, "pass$|trump|meld", QUICK):
            break
    assert "trumps" in page.title()  # P3.TRUMP.2: with the bid
    page.goto(page.url.split("?")[0] + "/score")
    page.wait_for_selector("[data-tally]")
    found = rows(page)
    assert list(found) == ["meld", "take", "total", "score"]
    assert all(len(numbers) == 2 for numbers in found.values())
    assert found["total"] == ["", ""]
    expect(page.locator("abbr").first).to_have_text("S/N")
    becomes(lambda: violations(page), [])
    picture(page, "joedog-sheet")
    page.keyboard.press("Escape")
    while one_move(page, "pass$|trump|meld", QUICK):
        pass
    for key in ("s", "g"):
        with page.expect_download() as download:
            page.keyboard.press(f"Control+{key}")
        assert "Deck:" in Path(download.value.path()).read_text("utf-8")
    # P3.CFG.12, P3.MENU.1, P3.MENU.2: the form of these rules, a new match, and away.
    table = page.url.split("?")[0]
    page.goto(f"{table}/score")
    page.wait_for_selector("[data-tally]")
    found = rows(page)
    assert found["total"] == found["score"]  # it was the first deal
    assert sum(map(int, found["take"])) == 25
    page.keyboard.press("Control+c")
    page.wait_for_url("**/new/pinochle?preset=joedog*")
    page.goto(table)
    page.wait_for_selector("[data-seq]")
    page.keyboard.press("Control+x")
    page.wait_for_url(server.address + "/")
    # P3.MENU.3: the best deals with the names of the side.
    page.goto(f"{server.address}/me/stats")
    expect(page.locator("[data-best] li")).to_have_count(1)
    expect(page.locator("[data-best] li")).to_contain_text("You + North")
