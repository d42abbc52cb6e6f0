"""The lobby: four people who know nothing of each other find a table and play; a table waits and is left."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import look, plays_by_itself, plays_unseen, quick_page, seated, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
NAMES = ("Anna", "Bert", "Cyril", "Dana")


def quick_seat(page: Page, server: Server, name: str, game: str) -> None:
    """From the lobby to a chair at a table of the game, old or new."""
    page.goto(f"{server.address}/lobby")
    page.fill("[data-name]", name)
    page.click("[data-games]")
    for box in page.locator("[data-game]:checked").all():
        box.uncheck()
    page.check(f"[data-game={game}]")
    page.click("[data-quick]")


@pytest.mark.timeout(400)
def test_four_play_a_deal_of_pinochle_through_quick_seat(server: Server, open_page: Open) -> None:
    pages = [quick_page(open_page, size) for size in ("desktop", "phone")]
    for page, name in zip(pages, NAMES, strict=False):
        quick_seat(page, server, name, "pinochle")
        page.wait_for_url(re.compile("/t/"))
    others = [open_page("phone", reduced_motion="reduce") for _ in NAMES[2:]]
    tables = [
        seated(page, server.address, name, "pinochle") for page, name in zip(others, NAMES[2:], strict=True)
    ]
    assert {page.url.split("?")[0].rsplit("/", 1)[1] for page in pages} == set(tables)
    for page in pages:
        plays_by_itself(page)
    for page, table in zip(others, tables, strict=True):
        plays_unseen(page, table)
    for page in pages:
        seen = until(page, lambda s: s["next"] or s["over"])
        assert seen["seq"] > 50
        assert seen["totals"] == 2  # both partnerships
    assert len({tuple(sorted(look(page)["scores"])) for page in pages}) == 1
    picture(pages[1], "lobby-pinochle-phone")


@pytest.mark.timeout(400)
def test_a_table_is_found_by_its_code_left_and_entered_by_an_invitation(
    server: Server, open_page: Open
) -> None:
    eva = open_page("desktop", reduced_motion="reduce")
    eva.goto(f"{server.address}/new/thousand")
    eva.wait_for_selector("[data-open]")
    eva.select_option("[data-who]", "code")
    eva.fill("input[autocomplete=nickname]", "Eva")
    eva.click("[data-open]")
    code = eva.get_attribute("[data-code]", "data-code")
    assert code
    picture(eva, "code-desktop")

    jan = open_page("phone", reduced_motion="reduce")
    jan.goto(f"{server.address}/lobby")
    jan.fill("[data-name]", "Jan")
    jan.fill("[data-code]", "AAAAAA")
    jan.click("[data-enter]")
    expect(jan.locator("[role=alert]")).to_contain_text("No table is waiting with this code")
    jan.fill("[data-code]", code.lower())
    jan.keyboard.press("Enter")
    jan.click("[data-sit]")
    expect(eva.locator("[data-room] li").nth(1)).to_contain_text("Jan")
    jan.click("[data-leave]")
    jan.wait_for_url(re.compile("/lobby"))
    expect(eva.locator("[data-room] li").nth(1)).not_to_contain_text("Jan")
    eva.click("[data-invite='1']")
    expect(eva.locator("[data-link]")).to_have_value(re.compile("invite="))
    jan.goto(eva.input_value("[data-link]"))
    jan.click("[data-sit]")
    expect(eva.locator("[data-room] li").nth(1)).to_contain_text("Jan")
    eva.click("[data-start]")
    until(eva, lambda s: s["held"] > 0)
