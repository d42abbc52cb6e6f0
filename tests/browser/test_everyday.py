"""What a person sets for the device: the colour of the table, sounds, the last card."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.play import one_move, open_table, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
HEARD = """window.heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...args) { window.heard++; return start.apply(this, args); };
}"""
GROUND = "() => getComputedStyle(document.querySelector('main.felt')).backgroundImage"


@pytest.mark.timeout(300)
def test_table_and_sounds_are_as_chosen(server: Server, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    page.add_init_script(HEARD)
    open_table(page, server.address)
    until(page, lambda s: s["mine"])
    one_move(page)
    assert page.evaluate("window.heard") == 0  # nothing sounds unasked
    green = page.evaluate(GROUND)
    page.get_by_role("button", name="Settings").click()
    page.select_option("[data-set=felt]", "wood")
    page.wait_for_function(f"before => ({GROUND})() !== before", arg=green)
    page.select_option("[data-set=sound]", "all")
    page.wait_for_function("() => window.heard > 0")  # it lets itself be heard at once
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    heard = page.evaluate("window.heard")
    seq = until(page, lambda s: s["mine"])["seq"]
    one_move(page)
    until(page, lambda s: s["seq"] > seq)
    page.wait_for_function("before => window.heard > before", arg=heard)
