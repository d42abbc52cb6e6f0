"""The length of a match: chosen in the form, told at the table, and at its end who has won."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import QUICK, one_move, quick_page

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Open = Callable[..., Page]


@pytest.mark.nightly
def test_a_match_of_one_round(server: Server, open_page: Open) -> None:
    """marias:G.MATCH.1: three deals of three players, a reload in between, the winner, and the same match again."""
    page = quick_page(open_page)
    page.goto(f"{server.address}/new/marias")
    page.wait_for_selector("[data-open]")
    if page.locator("details.more:not([open])").count():
        page.click("details.more > summary")
    assert page.locator("[data-count]").count() == 0
    page.select_option("[data-length]", "rounds")
    page.fill("[data-count]", "1")
    page.locator("[data-count]").blur()
    expect(page.locator(".length + p")).to_contain_text("3 deals in all")
    for chair in page.locator(".chair select").all():
        chair.select_option("random")
    picture(page, "length-form", full_page=True)
    page.click("[data-open]")
    page.wait_for_selector("[data-seq]")
    expect(page.locator(".crumbs")).to_contain_text("Deal 1 of 3")
    for deal in (1, 2, 3):
        while one_move(page, "^good$", QUICK):
            pass
        if deal < 3:
            page.reload()
            page.click("dialog [data-next]")
            expect(page.locator(".crumbs")).to_contain_text(f"Deal {deal + 1} of 3")
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_text(re.compile(r"^The match is over(: .+ won|, shared by .+)\.$"))
    picture(page, "length-over")
    page.click("[data-over]")
    page.click("[data-again]")
    expect(page.locator(".crumbs")).to_contain_text("Deal 1 of 3")


def test_games_with_an_end_of_their_own_ask_for_none(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/new/sixtysix")
    page.wait_for_selector("[data-open]")
    assert page.locator("[data-length]").count() == 0
