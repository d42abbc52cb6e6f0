"""Three people at one table: chat, a clock that runs out, one that leaves for good and comes back, a whole deal."""

from __future__ import annotations

from collections.abc import Callable
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import look, plays_by_itself, quick_page, until
from tests.browser.serve import CHECKS

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def later(server: Server, seconds: int) -> None:
    """Turns the server's clock forward."""
    urlopen(Request(f"{server.address}/test/later?seconds={seconds}", method="POST")).close()


@pytest.mark.timeout(400)
def test_three_people_play_a_deal_with_chat_and_clocks(own_server: Server, open_page: Open) -> None:
    server = own_server  # whose clock nobody else looks at
    eva, jan, ida = people = [quick_page(open_page, size) for size in ("desktop", "phone", "phone")]
    eva.goto(f"{server.address}/new/marias")
    eva.wait_for_selector("[data-open]")
    eva.fill("input[autocomplete=nickname]", CHECKS)
    for chair in eva.locator(".chair select").all():
        chair.select_option("open")
    eva.select_option("[data-set-clock]", "normal")
    eva.select_option("[data-length]", "deals")
    eva.fill("[data-count]", "1")  # the pack is not shuffled: deals can be checked when the match is over
    eva.click("[data-open]")
    link = eva.input_value("[data-link]")
    for page, name in ((jan, "Jan"), (ida, "Ida")):
        page.goto(link)
        page.fill("input[autocomplete=nickname]", name)
        page.click("[data-sit]")
    for page in people:
        until(page, lambda s: s["seq"] >= 1)

    # Chat: everybody reads it, and who is muted is not read.
    eva.keyboard.press("k")
    eva.fill("[data-say]", "Good evening!")
    eva.keyboard.press("Enter")
    expect(jan.locator("[data-talk-open] b")).to_contain_text("1")
    jan.click("[data-talk-open]")
    jan.click("[data-phrases]")
    jan.click("[data-phrase=luck]")
    expect(eva.locator("[data-talk]")).to_contain_text("Jan Good luck!")
    picture(jan, "others-chat-phone")
    jan.click("[data-people]")
    jan.click("[data-mute]")
    jan.click("[data-people]")
    expect(jan.locator("[data-talk]")).not_to_contain_text("Good evening!")
    jan.click("[data-close-talk]")
    eva.click("[data-close-talk]")

    # Who is asked lets his time run out: a computer player decides, until he says that he is back.
    until(eva, lambda _: any(look(page)["mine"] for page in people))
    slow = next(page for page in people if look(page)["mine"])
    other = next(page for page in people if page is not slow)
    slow.wait_for_selector("[data-own-clock]")
    expect(other.locator("[data-clock]")).to_be_visible()
    seq = look(slow)["seq"]
    later(server, 200)
    expect(other.locator("[data-state]", has_text="out of time")).to_be_visible()
    until(other, lambda s: s["seq"] > seq + 1)
    picture(slow, "others-slow")
    slow.click("[data-here]")
    expect(other.locator("[data-state]")).to_have_count(0)

    # One leaves for good in the middle, and comes back.
    ida.click("header .icon")
    ida.click("[data-people-open]")
    ida.click("[data-leave]")
    picture(ida, "others-people-phone")
    ida.click("[data-leave]")
    expect(eva.locator("[data-state]", has_text="has left")).to_be_visible()
    picture(eva, "others-left-desktop")
    plays_by_itself(eva)
    until(jan, lambda s: s["mine"])  # the deal cannot end without him
    ida.reload()
    ida.click("[data-here]")
    expect(eva.locator("[data-state]")).to_have_count(0)
    # What may be proposed for the rest of the deal, or why nothing may, is told where it is asked for.
    jan.keyboard.press("e")
    jan.wait_for_selector("dialog [data-no-accord], dialog [data-propose]")
    jan.keyboard.press("Escape")
    for page in (jan, ida):
        plays_by_itself(page)
    for page in people:
        until(page, lambda s: s["over"])
    assert len({tuple(sorted(look(page)["scores"])) for page in people}) == 1
    for (
        page
    ) in people:  # whose page is open again and whose never closed, each finds its own part of the shuffle
        page.locator("[data-check-deal]").click()
        expect(page.locator("[data-check=well]")).to_be_visible()
    picture(jan, "others-checked-phone")
