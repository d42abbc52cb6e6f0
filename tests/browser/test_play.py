"""Whole deals through the page: by clicking, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import (
    SETTLE,
    at_least,
    becomes,
    cuts_by_hand,
    look,
    next_deal,
    one_move,
    open_table,
    press_card,
    soon,
    tab_to,
    until,
)

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
SPOKEN = "() => [...document.querySelectorAll('[aria-live=polite]')].some(n => n.textContent)"


@pytest.mark.timeout(400)
def test_two_deals_by_clicking_with_reload_and_kill(own_server: Server, open_page: Open) -> None:
    """A reload and a killed server in the middle lose nothing."""
    server = own_server
    page = open_page("desktop")
    open_table(page, server.address, preset="catsatcards")
    moves = deals = 0
    reloaded = killed = False
    while deals < 2 or not killed or moves < 10:  # some deals of this game have few moves of one's own
        while one_move(page):
            moves += 1
            seen = look(page)
            if not 0 < seen["held"] < 10:
                continue
            if not reloaded:
                reloaded = True
                page.reload()
                again = until(page, at_least(seen["seq"]))
                assert again["held"] <= seen["held"]
            elif not killed and deals:
                killed = True
                server.kill()
                until(page, lambda s: s["lost"])
                server.start()
                until(page, at_least(seen["seq"]))
        deals += 1
        assert deals < 9, "no deal came to its cards"
        picture(page, f"settlement-{deals}")
        until(page, lambda s: s["rows"] >= 1)
        next_deal(page)
    assert moves >= 10
    page.goto(f"{page.url}/score")
    becomes(lambda: look(page)["rows"], deals)


@pytest.mark.timeout(400)
def test_a_deal_on_a_phone_by_touch(server: Server, open_page: Open) -> None:
    """The first touch chooses, the second plays; a card that may not be played says the duty."""
    page = open_page("phone", locale="cs-CZ")
    open_table(page, server.address, preset="catsatcards")
    refused = False
    for _ in range(12):  # nobody doubles in some deals, which are then not played
        while one_move(page):
            seen = look(page)
            if refused or not (seen["off"] and seen["duty"] and seen["mine"]):
                continue
            page.wait_for_timeout(SETTLE)
            press_card(page, seen["off"][0], force=True)
            said = soon(page, lambda s: "hrát nesmíte" in s["duty"], 5)
            if said is not None:
                refused = True
                assert (said["seq"], said["held"]) == (seen["seq"], seen["held"])
        if refused:
            break
        next_deal(page)
    assert refused
    picture(page, "settlement-phone")


@pytest.mark.timeout(400)
def test_a_deal_by_keyboard_alone(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    cuts_by_hand(page)
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    keys = page.keyboard

    # From the start to a new table with other rules and the quickest players.
    tab_to(page, 'a[href="/new/marias"]')
    keys.press("Enter")
    page.wait_for_selector("[data-open]")
    tab_to(page, "[data-rules]")
    for _ in range(3):
        keys.press("ArrowDown")
    expect(page.locator("[data-rules]")).to_have_value("catsatcards")
    for nth in (1, 2):
        tab_to(page, f".chair:nth-of-type({nth}) select, .chairs > :nth-child({nth + 1}) select")
        keys.type("random")
        if nth == 1:
            keys.press("Tab")
    tab_to(page, "[data-open]")
    keys.press("Enter")
    # The cards drawn for the deal, and a place if one is asked for it.
    if until(page, lambda s: s["drawn"] or s["places"])["places"]:
        tab_to(page, "[data-place]")
        keys.press("Enter")
    until(page, lambda s: s["drawn"])
    tab_to(page, "[data-drawn]")
    keys.press("Enter")
    page.wait_for_selector("[data-drawn]", state="detached")

    spoken: list[str] = []
    called = False
    while True:
        seen = until(
            page, lambda s: s["next"] or (s["mine"] and (s["buttons"] or s["cards"] or s["waiting"]))
        )
        if seen["next"]:
            break
        assert not called or page.evaluate("() => document.activeElement !== document.body")
        page.wait_for_timeout(SETTLE)
        if look(page)["seq"] != seen["seq"]:
            continue
        calls = [b for b in seen["buttons"] if not b.startswith("play:")]
        if calls and not seen["waiting"] and not called:
            tab_to(page, "[data-action]")  # where it goes with the focus, the next question takes it
            keys.press("Enter")
            called = True
        elif calls and not seen["waiting"]:
            keys.press("1")
        elif seen["cards"]:
            if not page.evaluate("() => !!document.activeElement?.closest('[data-hand]')"):
                tab_to(page, "[data-hand]")
            keys.press("Home")
            free = [c for c in seen["cards"] if c not in seen["chosen"]]
            now = look(page)
            for _ in range(seen["held"]):
                if now["focus"] in free:
                    break
                keys.press("ArrowRight")
                now = look(page)
            if now["seq"] != seen["seq"]:
                continue
            assert now["ring"]
            keys.press("Enter")
            after = look(page)
            if after["chosen"] and not after["waiting"] and len(after["buttons"]) > 1:
                page.wait_for_timeout(SETTLE)
                keys.press("1")
            elif after["chosen"] and not after["waiting"] and "together" not in after["buttons"]:
                keys.press("Enter")
        if not spoken:
            for key in "htcdrw":
                keys.press(key)
                page.wait_for_function(SPOKEN)
                spoken.append(key)
        page.wait_for_timeout(30)
    assert spoken
    # The settlement has the focus; Tab leads to the next deal.
    page.wait_for_function("() => !!document.activeElement?.closest('dialog')")
    tab_to(page, "dialog [data-next]")
    keys.press("Enter")
    until(page, lambda s: not s["next"])
    page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.timeout(400)
def test_command_box(server: Server, open_page: Open) -> None:
    """The words of the command line play too, and wrong ones are answered."""
    page = open_page("desktop")
    open_table(page, server.address, preset="catsatcards")
    until(page, lambda s: s["mine"])
    page.locator("main").focus()
    page.keyboard.press("/")
    box = page.locator("#command")
    box.fill("hand")
    box.press("Enter")
    expect(page.locator("form output")).to_have_text(re.compile(r"\d+ cards? in hand"))
    box.fill("fnord")
    box.press("Enter")
    answered = "fnord"
    page.wait_for_function(f"() => document.querySelector('main').textContent.includes('{answered}')")
    page.wait_for_function("() => document.activeElement?.id === 'command'")


def test_unknown_table(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/t/nowhere")
    page.wait_for_selector("text=There is no such table.")
