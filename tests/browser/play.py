"""A player who looks at the page and presses what may be pressed."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

SETTLE = 260  # milliseconds after a change in which the page ignores a press, and a little more
LOOK = """() => {
  const shown = (s) => [...document.querySelectorAll(s)];
  return {
    seq: Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1),
    next: !!document.querySelector('dialog [data-next]'),
    over: !!document.querySelector('dialog [data-over]'),
    mine: !!document.querySelector('[data-bar].mine') && !document.querySelector('[data-bar] [data-next]'),
    buttons: shown('[data-action]').filter(b => b.getAttribute('aria-disabled') !== 'true').map(b => b.dataset.action),
    waiting: shown('[data-action]').some(b => b.getAttribute('aria-disabled') === 'true'),
    cards: shown('[data-card]').filter(c => c.getAttribute('aria-disabled') !== 'true').map(c => c.dataset.card),
    chosen: shown('[data-card][aria-pressed=true]').map(c => c.dataset.card),
    held: shown('[data-card]').length,
    places: shown('[data-place]').map(b => b.dataset.place),
    drawn: !!document.querySelector('[data-drawn]'),
    focus: document.activeElement?.tagName ?? '',
  };
}"""
Seen = dict[str, Any]


def look(page: Page) -> Seen:
    seen: Seen = page.evaluate(LOOK)
    return seen


def until(page: Page, wanted: Callable[[Seen], bool], seconds: float = 30) -> Seen:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        seen = look(page)
        if wanted(seen):
            return seen
        page.wait_for_timeout(30)
    raise AssertionError(f"still waiting; the page shows {look(page)}")


def one_move(page: Page, prefer: str = "", quick: int = 1) -> bool:
    """Clicks one thing, a call that matches `prefer` before others; False when the deal is over and its settlement is
    shown. `quick`: so many times as fast runs the clock of the page."""
    seen = until(
        page, lambda s: s["next"] or s["over"] or (s["mine"] and (s["buttons"] or s["cards"] or s["waiting"]))
    )
    if seen["next"] or seen["over"]:
        return False
    page.wait_for_timeout(SETTLE / quick + 10)
    again = look(page)
    if again["seq"] != seen["seq"] or again["next"]:
        return True
    play = [b for b in seen["buttons"] if b.startswith(("play:", "together"))]
    calls = [b for b in seen["buttons"] if b not in play]
    if prefer:
        calls.sort(key=lambda b: not re.search(prefer, b))
    free = [c for c in seen["cards"] if c not in seen["chosen"]]
    if play or (calls and not seen["waiting"]):
        page.click(f'[data-action="{(play or calls)[0]}"]')
    elif free:
        page.click(f'[data-card="{free[0]}"]', position={"x": 8, "y": 12})
    page.wait_for_timeout(30)
    return True


def open_table(
    page: Page, address: str, game: str = "marias", preset: str = "", rules: str = "", level: str = "random"
) -> None:
    """A new table through the form, against the quickest computer players."""
    page.goto(f"{address}/new/{game}" + (f"?{rules}" if rules else ""))
    page.wait_for_selector("[data-open]")
    if preset:
        page.check(f'input[name=preset][value="{preset}"]')
    for chair in page.locator(".chair select").all():
        chair.select_option(level)
    page.click("[data-open]")
    page.wait_for_selector("[data-seq]")
    sit_down(page)


def sit_down(page: Page) -> None:
    """Takes a place where cards were drawn for it, and looks at them no longer."""
    until(page, lambda s: s["seq"] >= 0 or s["places"] or s["drawn"])
    while not look(page)["drawn"] and look(page)["places"]:
        page.click(f"[data-place='{look(page)['places'][-1]}']")
        until(page, lambda s: s["drawn"])
    if look(page)["drawn"]:
        page.click("[data-drawn]")
        page.wait_for_selector("[data-drawn]", state="detached")
