"""A whole deal of every game there is, by clicking; a whole match; cards passed and melds chosen by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from hlaska.games import GAMES
from tests.browser.conftest import Server, picture
from tests.browser.play import Seen, look, one_move, open_table, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
QUICK = 8
# The page's own clock runs faster, so that it need not be waited for after every change of the buttons.
CLOCK = f"{{ const now = performance.now.bind(performance); performance.now = () => {QUICK} * now(); }}"
MELDS = r"marriage|royal|sequence|flush|around|bezique-four|bezique-bezique|pinochle-pinochle"


def quick_page(open_page: Open, size: str = "desktop") -> Page:
    page = open_page(size, reduced_motion="reduce")
    page.add_init_script(CLOCK)
    return page


def play_deal(page: Page, prefer: str = "") -> None:
    moves = 0
    while one_move(page, prefer, QUICK):
        moves += 1
        assert moves < 300


@pytest.mark.timeout(120)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal(server: Server, open_page: Open, game: str) -> None:
    page = quick_page(open_page)
    open_table(page, server.address, game)
    play_deal(page, MELDS)
    assert page.locator("dialog tbody tr").count() >= 1 or page.locator("dialog .totals li").count() >= 2
    picture(page, f"deal-{game}")


@pytest.mark.timeout(120)
def test_a_bummerl_to_its_end(server: Server, open_page: Open) -> None:
    page = quick_page(open_page, "phone")
    open_table(page, server.address, "sixtysix", "schnapsen")
    for _ in range(30):
        play_deal(page)
        if look(page)["over"]:
            break
        page.click("dialog [data-next]")
        until(page, lambda s: not s["next"])
    assert look(page)["over"]
    scores = [int(n.replace("−", "-")) for n in page.locator("dialog .totals b").all_inner_texts()]
    assert any(scores)
    picture(page, "bummerl-phone")


def choose_meld(page: Page, seen: Seen) -> None:
    """Pressing cards shows what they count before anything is laid."""
    for card in seen["cards"][:2]:
        page.click(f'[data-card="{card}"]', position={"x": 8, "y": 12})
    page.wait_for_selector('[data-action^="act-pinochle-meld:"]')
    assert look(page)["held"] == seen["held"]
    page.wait_for_timeout(60)
    page.click('[data-action^="act-pinochle-meld:"]')
    until(page, lambda s: s["seq"] > seen["seq"])


@pytest.mark.timeout(120)
def test_double_deck_with_passing_and_own_melds(server: Server, open_page: Open) -> None:
    page = quick_page(open_page)
    open_table(page, server.address, "pinochle", rules="preset=joedog&deck=double", level="greedy")
    passed = melded = False
    for _ in range(6):
        while True:
            seen = until(
                page, lambda s: s["next"] or s["over"] or (s["mine"] and (s["buttons"] or s["cards"]))
            )
            if any(b.startswith("act-pinochle-meld-none") for b in seen["buttons"]) and seen["cards"]:
                page.wait_for_timeout(60)
                choose_meld(page, seen)
                picture(page, "melds-desktop")
                melded = True
            elif seen["waiting"] and not seen["chosen"]:
                page.wait_for_timeout(60)
                wanted = page.locator("[data-action=together] small").inner_text()
                assert wanted == "0 of 3 chosen"
                one_move(page, "", QUICK)
                passed = True
            elif not one_move(page, r"bid:|jump:|best", QUICK):
                break
        if passed and melded:
            break
        page.click("dialog [data-next]")
        until(page, lambda s: not s["next"])
    assert passed
    assert melded
