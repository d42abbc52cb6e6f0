"""Persons at one table: a link invites to an open chair, and who only watches is told so."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import look, one_move, soon, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


@pytest.mark.timeout(400)
def test_a_link_leads_to_an_open_chair(server: Server, open_page: Open) -> None:
    eva = open_page("desktop", reduced_motion="reduce")
    eva.goto(f"{server.address}/new/marias")
    eva.wait_for_selector("[data-open]")
    eva.fill("input[autocomplete=nickname]", "Eva")
    for chair in eva.locator(".chair select").all():
        chair.select_option("open")
    eva.click("[data-open]")
    link = eva.input_value("[data-link]")
    picture(eva, "waiting-desktop")

    jan = open_page("phone", reduced_motion="reduce")
    jan.goto(link)
    jan.wait_for_selector("[data-sit]")
    expect(jan.locator("[data-give], [data-link]")).to_have_count(0)
    picture(jan, "invited-phone")
    jan.fill("input[autocomplete=nickname]", "Jan")
    jan.click("[data-sit]")
    jan.wait_for_selector("[data-link]")
    expect(eva.locator("[data-room] li").nth(1)).to_contain_text("Jan")

    eva.click("[data-give]")
    # Whoever sits at the dealer's right cuts; a computer player does so by itself.
    until(eva, lambda s: s["held"] > 0 or any(look(page)["mine"] for page in (eva, jan)))
    for page in (eva, jan):
        while look(page)["mine"] and not look(page)["held"]:
            one_move(page)
            soon(page, lambda s: not s["mine"] or s["held"] > 0, 5)
    for page in (eva, jan):
        until(page, lambda s: s["held"] > 0)
    expect(eva.locator("[data-room]")).to_have_count(0)

    third = open_page("phone", reduced_motion="reduce")
    third.goto(link)
    third.wait_for_selector("[data-watching]")
    until(third, lambda s: s["seq"] >= 0)
    assert look(third)["held"] == 0
    picture(third, "watching-phone")

    # Both play: whoever is asked decides, and the other sees it.
    begun = look(eva)["seq"]
    until(eva, lambda _: look(eva)["mine"] or look(jan)["mine"])
    first, other = (eva, jan) if look(eva)["mine"] else (jan, eva)
    while soon(first, lambda s: s["seq"] > begun or not s["mine"], 0.5) is None:
        one_move(first)
    until(other, lambda s: s["seq"] > begun)
    # Whoever is asked is told so where else he looks, and led back.
    waited = eva if look(eva)["mine"] else jan
    until(waited, lambda s: s["mine"])
    waited.goto(server.address)
    badge = waited.locator("header [data-awaited]")
    expect(badge).to_be_visible()
    assert waited.title().startswith("(1) ")
    assert waited.get_attribute("link[rel=icon]", "href") == "/icon-turn.svg"
    badge.click()
    until(waited, lambda s: s["mine"])
    expect(waited.locator("[data-awaited]")).to_have_count(0)
