"""Cards drawn for the deal, as the page shows them: the plate, the choice of a place, and the way to the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Server, picture
from tests.browser.play import cuts_by_hand, look, one_move, until

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Open = Callable[..., Page]


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", ["placing", "drawn"])
def test_the_plate_fits(open_page: Open, positions: str, size: str, name: str) -> None:
    page = open_page(size, locale="cs-CZ", reduced_motion="reduce")
    cuts_by_hand(page)
    page.goto(f"{positions}/{name}")
    page.wait_for_selector("dialog .cards")
    page.wait_for_timeout(300)
    picture(page, f"draw-{name}-{size}")
    cards = page.locator("dialog .cards li")
    assert cards.count() == {"placing": 3, "drawn": 5}[name]
    assert page.locator("dialog .best").count() == 1
    body = page.locator("dialog .body").bounding_box()
    assert body is not None
    for box in page.locator("dialog .round li > *").all():
        place = box.bounding_box()
        assert place is not None
        assert place["height"] >= 43.9
        assert place["x"] >= body["x"]
        assert place["x"] + place["width"] <= body["x"] + body["width"]
    assert page.locator("[data-place]").count() == {"placing": 2, "drawn": 0}[name]
    if name == "placing":
        page.keyboard.press("Escape")
        assert page.locator("dialog .cards").count() == 1  # a place is wanted


def test_the_cut_is_shown_once(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    cuts_by_hand(page)
    page.goto(f"{server.address}/new/bezique")
    page.wait_for_selector("[data-open]")
    for chair in page.locator(".chair select").all():
        chair.select_option("random")
    page.click("[data-open]")
    page.wait_for_selector("[data-drawn]")
    assert page.locator("dialog .cards li").count() >= 2
    assert "highest card" in page.locator("[data-dealer]").inner_text()
    page.click("[data-drawn]")
    page.wait_for_selector("[data-drawn]", state="detached")
    page.reload()
    until(page, lambda s: s["seq"] >= 0)
    assert not look(page)["drawn"]
    page.click("nav button:has-text('Score')")
    assert "highest card" in page.locator("dialog").inner_text()


def test_a_place_is_chosen_and_play_begins(server: Server, open_page: Open) -> None:
    """Tables are opened until the person drew well enough to be asked."""
    page = open_page("phone")
    cuts_by_hand(page)
    for _ in range(12):
        page.goto(f"{server.address}/new/marias?preset=catsatcards")
        page.wait_for_selector("[data-open]")
        for chair in page.locator(".chair select").all():
            chair.select_option("random")
        page.click("[data-open]")
        if until(page, lambda s: s["drawn"] or s["places"])["places"]:
            break
    places = look(page)["places"]
    assert len(places) >= 2
    page.click(f"[data-place='{places[-1]}']")
    until(page, lambda s: s["drawn"])
    page.click("[data-drawn]")
    assert one_move(page)
