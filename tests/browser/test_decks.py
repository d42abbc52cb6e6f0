"""Cards without indices, as players of German-suited cards know them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import picture

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Open = Callable[..., Page]
INDEX = "[data-card] use[href^='#letter-']"


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_a_hand_without_indices(open_page: Open, positions: str, size: str) -> None:
    """Every card has its picture and its name for a screen reader, and no letter; the setting is remembered."""
    page = open_page(size)
    page.goto(f"{positions.removesuffix('/dev/fixture')}/settings")
    page.select_option("label:has-text('Corner index') select", "none")
    for deck in ("bohemian", "german", "french"):
        shows_pictures(page, positions, deck)
        picture(page, f"no-index-{deck}-{size}")


def shows_pictures(page: Page, positions: str, deck: str) -> None:
    page.goto(f"{positions.removesuffix('/dev/fixture')}/settings")
    page.select_option("label:has-text('Cards') select >> nth=0", deck)
    page.goto(f"{positions}/discard")
    page.wait_for_selector("[data-card] use[href^='#n-']")
    cards = page.locator("[data-card]").count()
    assert page.locator(INDEX).count() == 0
    assert page.locator("[data-card] use[href^='#n-']").count() == cards
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('[data-card] use.picture')].map(u => u.getBBox().width)"
    )
    assert len(drawn) == cards
    assert all(width > 40 for width in drawn)
    names = page.eval_on_selector_all("[data-card]", "all => all.map(c => c.ariaLabel ?? c.textContent)")
    assert all(name.strip() for name in names)
    assert len(set(names)) == cards
