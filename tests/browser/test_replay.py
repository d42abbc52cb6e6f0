"""A deal that is over, looked at step by step: by pressing, by keys, by its address; and a record that is brought."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hlaska.core.cards import KING, QUEEN
from tests.browser.conftest import Server, picture
from tests.browser.play import (
    QUICK,
    at_least,
    becomes,
    look,
    one_move,
    open_table,
    played,
    press_card,
    quick_page,
    until,
)
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]

TOO_SMALL = """() => [...document.querySelectorAll('[data-go], header button, header a')]
  .map((e) => [e.dataset.go ?? e.textContent, e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44 || box.right > innerWidth || box.left < 0)
  .map(([name]) => name)"""
STRIPS = """() => [...document.querySelectorAll('.seats .laid')].every((e) => {
  const box = e.getBoundingClientRect();
  return box.left >= -1 && box.right <= innerWidth + 1;
})"""

# What lies over a card of the trick, and names that cannot be read.
HIDDEN = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => [e, e.getBoundingClientRect()]);
  const over = boxes('.laid, .plate, .piled, .pile .count, .last, .stakes p, .zone, [data-hand] [data-card], .bar');
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [
    ...boxes('.played').flatMap(([card, box]) => over.filter(([e, its]) => !e.closest('.played') && meet(box, its))
      .map(([e]) => `${e.className} over ${card.textContent.trim()}`)),
    ...boxes('.plate .name').filter(([, box]) => box.width < 20).map(([e]) => `no room for ${e.textContent}`),
  ];
}"""
TRICK = "() => document.querySelectorAll('.played').length"

# A step forward, then to the next deal just before the address follows the step, on a page that is busy meanwhile.
LEAVES = """async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  document.querySelector('[data-go=forward]').click();
  await wait(200);
  document.querySelector("[data-deal='2']").click();
  for (const end = performance.now() + 300; performance.now() < end; );
  await wait(100);
}"""


def step_of(page: Page) -> int:
    return int(page.get_attribute("[data-replay]", "data-replay") or -1)


def address(page: Page) -> str:
    found: str = page.evaluate("location.href")
    return found


def goes_to(page: Page, step: int) -> None:
    becomes(lambda: step_of(page), step)


def spoken(page: Page) -> str:
    return " ".join(page.locator("[aria-live=polite]").all_inner_texts()).strip()


@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", [pytest.param("phone", marks=pytest.mark.nightly), "desktop"])
def test_a_deal_of_marias_step_by_step(server: Server, open_page: Open, size: str) -> None:
    page = open_page(size, reduced_motion="reduce")
    table = played(page, server.address, "marias")
    page.goto(f"{server.address}/t/{table}")
    page.click("dialog [data-replay-deal]")
    page.wait_for_selector("[data-replay]")
    goes_to(page, 0)
    # Forward, by trick, to the end and back: the address follows, and each step is a sentence.
    page.click("[data-go=forward]")
    goes_to(page, 1)
    becomes(lambda: "Step 1 of" in spoken(page), True)
    page.click("[data-go=trickon]")
    before_play = step_of(page)
    assert before_play > 1
    page.click("[data-go=last]")
    last = step_of(page)
    expect(page.locator("[data-go=forward]")).to_have_attribute("aria-disabled", "true")
    becomes(lambda: f"step={last}" in address(page), True, last)
    page.click("[data-go=back]")
    goes_to(page, last - 1)
    page.keyboard.press("ArrowLeft")
    goes_to(page, last - 2)
    page.keyboard.press("Home")
    goes_to(page, 0)
    page.keyboard.press("ArrowLeft")
    becomes(lambda: spoken(page), "This is the beginning.")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    goes_to(page, last)
    becomes(lambda: page.evaluate(TOO_SMALL), [])
    becomes(lambda: page.evaluate(STRIPS), True)
    becomes(lambda: violations(page), [])
    picture(page, f"replay-end-{size}")
    # A line of the list leads to its step.
    if size == "phone":
        page.click("[data-list]")
        becomes(lambda: violations(page), [])
    page.click("[data-step='2']")
    goes_to(page, 2)
    # From another seat, and with its cards alone.
    if size == "phone":
        page.click("[data-view]")
        becomes(lambda: violations(page), [])
    # The reader is the reader here too, with a name or without.
    becomes(page.locator("[data-seat-choice] option", has_text=re.compile("^You$")).count, 1)
    page.select_option("[data-seat-choice]", "2")
    becomes(lambda: page.input_value("[data-seat-choice]"), "2")
    page.click("[data-all-cards]")
    becomes(lambda: all(part in address(page) for part in ("cards=own", "seat=2", "step=2")), True)
    with page.expect_download() as download:
        page.click("[data-download]")
    assert "Deck:" in Path(download.value.path()).read_text("utf-8")
    # The address is enough: somebody else sees the same.
    other = open_page(size, reduced_motion="reduce")
    other.goto(address(page))
    other.wait_for_selector("[data-replay='2']")
    expect(other.locator("[data-all-cards]")).not_to_be_checked() if size == "desktop" else None


@pytest.mark.timeout(400)
def test_the_score_sheet_leads_to_each_deal(server: Server, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    table = played(page, server.address, "sixtysix", deals=2)
    page.goto(f"{server.address}/t/{table}/score")
    page.click("dialog [data-replay-deal='1']")
    page.wait_for_selector("[data-replay='0']")
    page.click("[data-deal='2']")
    becomes(lambda: "/2" in address(page), True)
    page.wait_for_selector("[data-replay='0']")
    page.click("[data-back]")
    becomes(lambda: address(page).endswith(f"/t/{table}"), True)


@pytest.mark.timeout(400)
def test_who_leaves_a_deal_at_once_is_not_led_back(server: Server, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    table = played(page, server.address, "sixtysix", deals=2)
    for _ in range(2):  # which of the two comes first is the browser's affair
        page.goto(f"{server.address}/d/{table}/1")
        page.wait_for_selector("[data-replay='0']")
        page.wait_for_timeout(400)
        page.evaluate(LEAVES)
        assert address(page).startswith(f"{server.address}/d/{table}/2")
        page.wait_for_selector("[data-replay='0']")


@pytest.mark.timeout(400)
def test_a_deal_that_is_played_is_not_shown(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    open_table(page, server.address, "sixtysix", level="greedy")  # a random player may claim at once
    one_move(page)
    page.goto(page.url.split("?")[0].replace("/t/", "/d/") + "/1")
    expect(page.get_by_role("alert")).to_contain_text("still being played")
    becomes(lambda: violations(page), [])


@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_a_decision_of_schnapsen_is_taken_back(server: Server, open_page: Open, size: str) -> None:
    page = open_page(size, reduced_motion="reduce")
    open_table(
        page, server.address, "sixtysix", "schnapsen", level="greedy"
    )  # a random player may claim at once
    before = until(page, lambda s: s["mine"] and s["cards"] and "Follow" not in s["duty"])
    plain = next(c for c in before["cards"] if int(c) & 15 not in (QUEEN, KING))  # no marriage is asked about
    held = page.locator("[data-card]").evaluate_all("(all) => all.map((e) => e.dataset.card)")
    while look(page)["seq"] == before["seq"]:
        press_card(page, plain)
        page.wait_for_timeout(300)
    seen = until(page, lambda s: s["mine"] and s["seq"] > before["seq"])
    if size == "phone":
        page.click("header button")
        expect(page.locator("[data-take-back]")).to_contain_text("practice")
        page.click("[data-take-back]")
    else:
        # The first time it says what it costs.
        page.keyboard.press("z")
        becomes(lambda: "practice" in look(page)["duty"], True)
        assert look(page)["seq"] == seen["seq"]
        page.keyboard.press("z")
    now = until(page, at_least(seen["seq"] + 1))
    assert now["mine"]
    becomes(lambda: page.locator("[data-card]").evaluate_all("(all) => all.map((e) => e.dataset.card)"), held)
    becomes(lambda: violations(page), [])
    if size == "phone":
        page.click("header button")
        expect(page.locator("[data-take-back]")).to_have_count(0)
    else:
        expect(page.locator("[data-take-back]")).to_be_disabled()
        expect(page.locator(".crumbs")).to_contain_text("practice")


@pytest.mark.timeout(400)
def test_a_record_is_brought_and_shown(server: Server, open_page: Open, tmp_path: Path) -> None:
    page = open_page("phone", reduced_motion="reduce")
    table = played(page, server.address, "marias")
    shown: dict[str, Any] = page.evaluate(
        "async (t) => (await fetch(`/api/tables/${t}/deals/1`)).json()", table
    )
    page.goto(f"{server.address}/replay")
    page.wait_for_selector("textarea")
    becomes(lambda: violations(page), [])
    page.click("[data-show]")
    expect(page.get_by_role("alert")).to_contain_text("no record yet")
    page.fill("textarea", shown["record"].replace("Result: ", "Result: 9"))
    page.click("[data-show]")
    expect(page.get_by_role("alert")).to_contain_text("line ")
    becomes(lambda: violations(page), [])
    picture(page, "replay-text-phone")
    page.fill("textarea", shown["record"])
    page.click("[data-show]")
    page.wait_for_selector("[data-replay='0']")
    page.keyboard.press("End")
    goes_to(page, len(shown["actions"]))
    # The same from a file.
    file = tmp_path / "deal.hlaska"
    file.write_text(shown["record"], "utf-8")
    page.goto(f"{server.address}/replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector("[data-replay='0']")


def test_one_press_leads_from_the_result_to_the_first_mistake(server: Server, open_page: Open) -> None:
    page = quick_page(open_page, "phone")
    open_table(page, server.address, "sixtysix", "schnapsen", level="random")
    while one_move(page, quick=QUICK):
        pass
    page.click("[data-review-deal]")
    expect(page.locator("#main")).to_be_focused()
    button = page.locator("[data-next-mistake]")
    said = page.locator("[data-better]")
    expect(said).not_to_contain_text("Looking at step", timeout=120_000)
    if button.count() == 0:  # who played so has made none
        expect(said).to_contain_text("No mistakes")
        return
    first = page.locator("[data-replay]").get_attribute("data-replay")
    expect(said).to_contain_text("Best:")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    picture(page, "replay-mistake-phone")
    page.keyboard.press("n")
    steps = {first, page.locator("[data-replay]").get_attribute("data-replay")}
    assert len(steps) == min(2, int(re.findall(r"\d+", button.inner_text())[0]))


@pytest.mark.parametrize(
    "game",
    ["marias_four", *(pytest.param(game, marks=pytest.mark.nightly) for game in ("marias", "bezique"))],
)
def test_open_cards_lie_beside_the_trick_on_a_phones_side(server: Server, open_page: Open, game: str) -> None:
    page = open_page("phone", viewport={"width": 667, "height": 375}, reduced_motion="reduce")
    table = played(page, server.address, game)
    page.goto(f"{server.address}/d/{table}/1?step=0")
    page.wait_for_selector("[data-replay]")
    tricks = 0
    for step in range(1, 40):
        page.keyboard.press("ArrowRight")
        if page.get_attribute("[data-go=forward]", "aria-disabled") == "true":
            break
        goes_to(page, step)
        tricks = max(tricks, page.evaluate(TRICK))
        assert page.evaluate(HIDDEN) == [], f"step {step}"
    assert tricks, "no trick was played"
