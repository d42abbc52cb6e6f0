"""Parts of the table: the bidding and what it means, melds by seat, brackets, keys; nothing moves while it loads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Server
from tests.browser.play import SETTLE, becomes, next_deal, one_move, open_table, soon, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
SHIFTS = """(() => {
  window.moved = [];
  const seen = (list) => list.getEntries().forEach((e) => window.moved.push([e.value, ...e.sources.map((s) =>
    (s.node?.className?.baseVal ?? s.node?.className ?? s.node?.textContent ?? '') + '')]));
  new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
})()"""
OVERLAPS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const trick = [...document.querySelectorAll('.trick .played, .trick .slot')].map(box);
  const others = ['.stakes p', '.ledger', '.last', '.piles li', '.duty', '.plate', '[data-hand] [data-card]'];
  return [trick.length, document.querySelectorAll('.last').length, ...others.filter((s) =>
    [...document.querySelectorAll(s)].some((e) => trick.some((t) => meet(t, box(e)))))];
}"""
SPOKEN = (
    "text => [...document.querySelectorAll('[aria-live=polite]')].some(n => n.textContent.includes(text))"
)


LABELS = """() => [document.documentElement.dataset.faces, [...document.querySelectorAll('[data-card]')]
  .some(c => /acorns|leaves|bells/.test(c.getAttribute('aria-label')))]"""
BRACKETS = """() => [...document.querySelectorAll('.bracket')].map((bracket, i) => {
  const suit = 'CSHD'.indexOf('HC'[i]), box = (e) => e.getBoundingClientRect();
  const [king, queen] = [5, 4].map(rank => box(document.querySelector(`[data-card="${suit * 16 + rank}"]`)));
  return Math.abs(box(bracket).left - king.left) < 2 && Math.abs(box(bracket).right - queen.right) < 2;
})"""
PLATES = "() => [...document.querySelectorAll('.plate b')].map(b => b.textContent.trim().split(/\\s/)[0])"


def show(page: Page, address: str) -> None:
    page.goto(address)
    until(page, lambda s: s["seq"] >= 0)
    page.wait_for_timeout(SETTLE)


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_every_call_tells_what_it_means(positions: str, open_page: Open, size: str) -> None:
    page = open_page(size)
    show(page, f"{positions}/bidding")
    calls = page.locator(".auction [data-call]")
    expect(calls).to_have_text(["50", "Passes", "51", "53"])
    told = page.locator(".auction [role=status]")
    calls.nth(0).click()
    expect(told).to_contain_text("I open")
    calls.nth(0).click()
    expect(told).not_to_contain_text("I open")
    calls.nth(1).focus()
    page.keyboard.press("Enter")
    expect(told).to_contain_text("I do not want the bid")
    # What can be said now tells it before it is said.
    main = page.locator('[data-action^="act-pinochle-jump:"], [data-action^="act-pinochle-bid:"]')
    expect(main).not_to_contain_text("means")
    page.keyboard.press("+")
    expect(main).to_contain_text("I hold about 20 in meld")
    page.wait_for_function(SPOKEN, arg="I hold about 20 in meld")
    page.keyboard.press("b")
    page.wait_for_function(SPOKEN, arg="I do not want the bid")


def test_a_stepper_has_few_buttons(positions: str, open_page: Open) -> None:
    page = open_page("desktop")
    show(page, f"{positions}/bidding")
    assert page.locator("[data-bar] button").count() <= 14
    chips = page.locator("[data-rung]")
    expect(chips.first).to_have_text("54")
    chips.last.click()
    expect(chips.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-action^="act-pinochle-jump:"]')).to_contain_text("Jump to 77")
    more = page.get_by_role("button", name="More")
    expect(more).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Less").click()
    expect(page.locator('[data-action^="act-pinochle-jump:"]')).to_contain_text("Jump to 76")


def test_melds_by_seat_and_of_one_seat(positions: str, open_page: Open) -> None:
    page = open_page("desktop")
    show(page, f"{positions}/melded")
    groups = page.locator(".melds .meld")
    expect(groups).to_have_count(4)
    becomes(lambda: [groups.nth(i).locator(".laid").count() for i in range(4)], [5, 2, 4, 2])
    expect(page.locator(".melds .sum")).to_have_text(["190", "100", "20"])
    plate = page.locator("button[data-seat='1']")
    plate.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .melds .meld")).to_have_count(1)
    expect(page.locator("dialog .melds")).to_contain_text("100")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("() => document.activeElement?.dataset.seat === '1'")


def test_a_bracket_joins_king_and_queen(positions: str, open_page: Open) -> None:
    page = open_page("desktop")
    show(page, f"{positions}/lead")
    becomes(lambda: page.evaluate(BRACKETS), [True, True])


def test_settings_are_remembered(positions: str, open_page: Open) -> None:
    page = open_page("desktop")
    show(page, f"{positions}/follow")
    page.get_by_role("button", name="Settings").click()
    page.locator("select:has(option[value=contrast])").select_option("dark")
    page.reload()
    until(page, lambda s: s["seq"] >= 0)
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")


def test_cards_are_those_the_game_is_usually_played_with(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    open_table(page, server.address, "pinochle_two")
    until(page, lambda s: s["held"] > 0)
    becomes(lambda: page.evaluate(LABELS), ["french", False])
    page.get_by_role("button", name="Settings").click()
    page.locator("select:has(option[value=bohemian])").select_option("bohemian")
    becomes(lambda: page.evaluate(LABELS), ["german", True])


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_the_rules_in_use_and_another_match_with_the_same_or_others(
    server: Server, open_page: Open, size: str
) -> None:
    page = open_page(size)
    open_table(page, server.address, "pinochle", rules="preset=joedog&target=250", level="greedy")
    until(page, lambda s: s["seq"] >= 0)
    page.wait_for_selector(".plate b")
    first, names = page.url, page.evaluate(PLATES)
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    changed = page.locator("dialog section.changed")
    expect(changed).to_contain_text("250")
    expect(page.locator("dialog dl div.own")).to_have_count(1)
    assert page.locator("dialog dt").count() > 20
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("n")
    page.click("[data-again]")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    until(page, lambda s: s["seq"] >= 0)
    becomes(lambda: page.evaluate(PLATES), names)
    if size == "phone":
        page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="New match").click()
    page.click("[data-other]")
    page.wait_for_selector("[data-open]")
    expect(page.locator("[data-rules]")).to_have_value("joedog")
    expect(page.locator("section.changed")).to_contain_text("250")
    becomes(
        lambda: {box.input_value() for box in page.locator(".chair:has(select) > input").all()}, set(names)
    )
    becomes(lambda: {box.input_value() for box in page.locator(".chair select").all()}, {"greedy"})
    # Where no rules are named, the form begins with those chosen last.
    page.goto(f"{server.address}/new/pinochle")
    page.wait_for_selector("[data-open]")
    expect(page.locator("[data-rules]")).to_have_value("joedog")
    expect(page.locator("section.changed")).to_contain_text("250")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", ["pinochle", pytest.param("pinochle_two", marks=pytest.mark.nightly)])
def test_the_trick_lies_free_on_a_laptop(server: Server, open_page: Open, game: str) -> None:
    page = open_page("desktop", viewport={"width": 1366, "height": 650}, reduced_motion="reduce")
    open_table(page, server.address, game, level="greedy")
    seats = page.locator(".plate").count() + 1
    looked = 0
    for _ in range(200):
        if not one_move(page, "^act-pass"):
            next_deal(page)
        # The player's turn, or the settlement: what stands then stays. What is under way may pass over something.
        soon(page, lambda s: s["mine"] or s["next"] or s["over"], 10)
        page.wait_for_timeout(250)
        becomes(lambda: page.evaluate(OVERLAPS)[2:], [])
        count, last = page.evaluate(OVERLAPS)[:2]
        looked += count >= seats and last > 0
        if looked == 5:
            return
    raise AssertionError("five tricks have not been seen")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_nothing_moves_while_it_loads(server: Server, open_page: Open, size: str) -> None:
    page = open_page(size, reduced_motion="reduce")
    page.add_init_script(SHIFTS)
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") == []
    page.goto(f"{server.address}/new/sixtysix")
    page.wait_for_selector("[data-open]")
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") == []
    open_table(page, server.address, "pinochle_two")
    until(page, lambda s: s["seq"] >= 0)
    page.reload()
    until(page, lambda s: s["seq"] >= 0 and s["held"] > 0)
    page.wait_for_timeout(300)
    assert page.evaluate("window.moved") == []


SEATS = """() => [...document.querySelectorAll('.seats > ul > li')].map((seat) => {
  const box = seat.querySelector('.plate').getBoundingClientRect(), word = seat.querySelector('.partner');
  const own = word?.getBoundingClientRect(), name = seat.querySelector('.name');
  const last = seat.querySelector('.plays')?.getBoundingClientRect();
  return { x: box.left, y: box.top, partner: !!word, whole: !!word && (name.scrollWidth <= name.clientWidth
    && (!last || last.right <= box.right) && own.left >= 0
    && own.right <= innerWidth && own.top >= document.querySelector('header').clientHeight - 1) };
})"""


# As the page writes whoever plays, whatever was bid in this deal.
LEADS = """() => {
  const name = document.querySelector('.seats b:has(.partner)'), word = name.querySelector('.plays')
    ?? name.appendChild(name.querySelector('.partner').cloneNode(true));
  word.className = word.className.replace('partner', 'plays');
  word.firstElementChild.removeAttribute('aria-hidden');
  word.firstElementChild.textContent = '\\u00a0plays';
  [...word.childNodes].slice(1).forEach((node) => node.remove());
}"""


def test_the_partner_sits_opposite_and_the_word_is_whole(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    open_table(page, server.address, "pinochle", level="greedy")
    until(page, lambda s: s["mine"])

    def opposite() -> tuple[list[bool], bool]:
        seats = page.evaluate(SEATS)
        return [seat["partner"] for seat in seats], seats[0]["x"] < seats[1]["x"] < seats[2]["x"]

    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        becomes(opposite, ([False, True, False], True), size)
    left, above, right = page.evaluate(SEATS)  # on a desk
    assert above["y"] < left["y"] == right["y"]
    page.evaluate(LEADS)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        becomes(lambda: page.evaluate(SEATS)[1]["whole"], True, size)


def test_the_page_draws_and_the_hand_keeps_its_rows(server: Server, open_page: Open) -> None:
    """A combination could be laid or not: the page draws after the same time, and nobody presses Draw."""
    page = open_page("phone", reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('hlaska.settings', '{\"autoDraw\": true, \"piles\": false}')")
    open_table(page, server.address, "bezique", level="greedy")
    drawn, heights = 0, set()
    for _ in range(40):
        seen = until(page, lambda s: s["mine"] and (s["cards"] or s["buttons"]))
        if any("-draw:" in button for button in seen["buttons"]):
            until(page, lambda s, seq=seen["seq"]: s["seq"] > seq, 8)  # type: ignore[misc]
            drawn += 1
        else:
            heights.add(page.locator("[data-hand]").evaluate("hand => hand.clientHeight"))
            one_move(page)
        if drawn == 3:
            break
    assert drawn == 3
    assert len(heights) == 1
