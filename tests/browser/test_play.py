"""Whole deals through the page: by clicking, by keyboard, on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Server, picture
from tests.browser.play import SETTLE, look, one_move, open_table, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]


def rows_of_score(page: Page) -> int:
    return page.locator("dialog table tbody tr").count()


@pytest.mark.timeout(150)
def test_three_deals_by_clicking_with_reload_and_kill(server: Server, open_page: Open) -> None:
    """A reload and a killed server in the middle lose nothing."""
    page = open_page("desktop")
    open_table(page, server.address, preset="catsatcards")
    moves = 0
    for deal in range(1, 4):
        reloaded = killed = False
        while one_move(page):
            moves += 1
            held = look(page)["held"]
            if deal == 1 and not reloaded and 0 < held < 10:
                reloaded = True
                before = page.locator("[data-card]").count()
                page.reload()
                until(page, lambda s: s["seq"] >= 0)
                assert page.locator("[data-card]").count() <= before
            if deal == 2 and not killed and held:
                killed = True
                seq = look(page)["seq"]
                server.kill()
                page.wait_for_selector("text=Connection lost", timeout=10_000)
                server.start()
                page.wait_for_selector("text=Connection lost", state="detached", timeout=20_000)
                assert look(page)["seq"] >= seq
        assert deal != 1 or reloaded
        assert deal != 2 or killed
        picture(page, f"settlement-{deal}")
        assert page.locator("dialog tbody tr").count() >= 1
        page.click("dialog [data-next]")
        until(page, lambda s: not s["next"])
    assert moves >= 10
    page.goto(f"{page.url}/score")
    page.wait_for_selector("dialog table")
    assert rows_of_score(page) == 3


@pytest.mark.timeout(100)
def test_a_deal_on_a_phone_by_touch(server: Server, open_page: Open) -> None:
    """The first touch chooses, the second plays; a card that may not be played says the duty."""
    page = open_page("phone", locale="cs-CZ")
    open_table(page, server.address, preset="catsatcards")
    refused = False
    for _ in range(4):
        while one_move(page):
            off = page.locator("[data-card][aria-disabled=true]")
            if refused or not off.count() or not page.locator("[data-duty]").count():
                continue
            page.wait_for_timeout(SETTLE)
            held = look(page)["held"]
            if off.count() and look(page)["mine"]:
                off.first.click(position={"x": 8, "y": 12}, force=True)
                refused = True
                assert "nelze" in page.locator("[data-duty]").inner_text()
                assert look(page)["held"] == held
        if refused:
            break
        page.click("dialog [data-next]")
        until(page, lambda s: not s["next"])
    assert refused
    picture(page, "settlement-phone")


@pytest.mark.timeout(100)
def test_a_deal_by_keyboard_alone(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    keys = page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(60):
            if page.evaluate("s => !!document.activeElement?.closest(s)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}: {look(page)}")

    # From the start to a new table with other rules and the quickest players.
    tab_to('a[href="/new/marias"]')
    keys.press("Enter")
    page.wait_for_selector("[data-open]")
    tab_to("input[name=preset]")
    for _ in range(3):
        keys.press("ArrowDown")
    assert page.is_checked('input[value="catsatcards"]')
    for nth in (1, 2):
        tab_to(f".chair:nth-of-type({nth}) select, .chairs > :nth-child({nth + 1}) select")
        keys.type("random")
        if nth == 1:
            keys.press("Tab")
    tab_to("[data-open]")
    keys.press("Enter")
    # The cards drawn for the deal, and a place if one is asked for it.
    if until(page, lambda s: s["drawn"] or s["places"])["places"]:
        tab_to("[data-place]")
        keys.press("Enter")
    until(page, lambda s: s["drawn"])
    tab_to("[data-drawn]")
    keys.press("Enter")
    page.wait_for_selector("[data-drawn]", state="detached")

    spoken: list[str] = []
    while True:
        seen = until(
            page, lambda s: s["next"] or (s["mine"] and (s["buttons"] or s["cards"] or s["waiting"]))
        )
        if seen["next"]:
            break
        page.wait_for_timeout(SETTLE)
        if look(page)["seq"] != seen["seq"]:
            continue
        calls = [b for b in seen["buttons"] if not b.startswith("play:")]
        if calls and not seen["waiting"]:
            keys.press("1")
        elif seen["cards"]:
            if not page.evaluate("() => !!document.activeElement?.closest('[data-hand]')"):
                tab_to("[data-hand]")
            keys.press("Home")
            free = [c for c in seen["cards"] if c not in seen["chosen"]]
            for _ in range(seen["held"]):
                if page.evaluate("() => document.activeElement?.dataset.card") in free:
                    break
                keys.press("ArrowRight")
            assert page.evaluate("() => document.activeElement?.matches(':focus-visible')")
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
                spoken.append(
                    page.evaluate(
                        "() => [...document.querySelectorAll('[aria-live=polite]')].map(n => n.textContent).join('')"
                    )
                )
        page.wait_for_timeout(30)
    assert all(spoken)
    # The settlement has the focus; Tab leads to the next deal.
    assert page.evaluate("() => !!document.activeElement?.closest('dialog')")
    tab_to("dialog [data-next]")
    keys.press("Enter")
    until(page, lambda s: not s["next"])
    assert page.evaluate("() => document.activeElement !== document.body")


@pytest.mark.timeout(60)
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
    page.wait_for_selector("form output")
    assert re.search(r"\d+ cards? in hand", page.locator("form output").inner_text())
    box.fill("fnord")
    box.press("Enter")
    answered = "fnord"
    page.wait_for_function(f"() => document.querySelector('main').textContent.includes('{answered}')")
    assert page.evaluate("() => document.activeElement?.id") == "command"


def test_unknown_table(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/t/nowhere")
    page.wait_for_selector("text=There is no such table.")
