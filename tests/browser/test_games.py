"""A whole deal on a phone and on a desk, by clicking; a whole match; cards passed and melds chosen by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Server, picture
from tests.browser.play import (
    QUICK,
    Seen,
    chosen,
    look,
    next_deal,
    one_move,
    open_table,
    press,
    press_card,
    quick_page,
    soon,
    until,
)

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
MELDS = r"marriage|royal|sequence|flush|around|bezique-four|bezique-bezique|pinochle-pinochle"


def play_deal(page: Page, prefer: str = "") -> None:
    moves = 0
    while one_move(page, prefer, QUICK):
        moves += 1
        assert moves < 300


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("game", "size"), [("marias", "phone"), pytest.param("pinochle", "desktop", marks=pytest.mark.nightly)]
)
def test_a_whole_deal(server: Server, open_page: Open, game: str, size: str) -> None:
    """One on a phone; `test_joedog` plays one on a desk, and `test_deals` all games, nightly."""
    page = quick_page(open_page, size)
    open_table(page, server.address, game)
    play_deal(page, MELDS)
    until(page, lambda s: s["rows"] >= 1 or s["totals"] >= 2)
    picture(page, f"deal-{game}")


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_a_bummerl_to_its_end(server: Server, open_page: Open) -> None:
    page = quick_page(open_page, "phone")
    open_table(page, server.address, "sixtysix", "schnapsen")
    for _ in range(30):
        play_deal(page)
        if look(page)["over"]:
            break
        next_deal(page)
    seen = until(page, lambda s: s["over"] and s["scores"])
    assert any(int(n.replace("−", "-")) for n in seen["scores"])
    picture(page, "bummerl-phone")


def choose_meld(page: Page, seen: Seen) -> None:
    """Pressing cards shows what they count before anything is laid."""
    wanted = seen["cards"][:2]
    for card in wanted:
        while soon(page, chosen(card), 0) is None:
            press_card(page, card)
            soon(page, chosen(card), 2)
    now = until(page, lambda s: any(b.startswith("act-pinochle-meld:") for b in s["buttons"]))
    assert now["held"] == seen["held"]
    meld = next(b for b in now["buttons"] if b.startswith("act-pinochle-meld:"))
    while soon(page, lambda s: s["seq"] > seen["seq"], 0) is None:
        press(page, f'[data-action="{meld}"]')
        soon(page, lambda s: s["seq"] > seen["seq"], 2)


def may_act(seen: Seen) -> bool:
    return bool(seen["next"] or seen["over"] or (seen["mine"] and (seen["buttons"] or seen["cards"])))


@pytest.mark.nightly
@pytest.mark.timeout(400)
def test_double_deck_with_passing_and_own_melds(server: Server, open_page: Open) -> None:
    page = quick_page(open_page)
    open_table(page, server.address, "pinochle", rules="preset=joedog&deck=double", level="greedy")
    passed = melded = False
    for _ in range(6):
        while True:
            seen = until(page, may_act)
            if any(b.startswith("act-pinochle-meld-none") for b in seen["buttons"]) and seen["cards"]:
                choose_meld(page, seen)
                picture(page, "melds-desktop")
                melded = True
            elif "together" in seen["hints"] and not seen["chosen"]:
                assert seen["hints"]["together"] == "0 of 3 chosen"
                one_move(page, "", QUICK)
                passed = True
            elif not one_move(page, r"bid:|jump:|best", QUICK):
                break
        if passed and melded:
            break
        next_deal(page)
    assert passed
    assert melded
