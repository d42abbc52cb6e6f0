"""How to play: from the start page to the lesson, a word, a rule, the game at a glance and a drill."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from hlaska.core.actions import CALL
from hlaska.games import find_game
from hlaska.server.learning.lessons import make_first_deal
from hlaska.server.tables.catalog import Catalog
from hlaska.table.drill import find_position, find_trick
from tests.browser.conftest import Server, picture
from tests.browser.play import next_deal, one_move, open_table, soon
from tests.browser.test_looks import violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
NO_SCROLL = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SEED = 3
SETTLED = 350  # milliseconds after which buttons that changed may be pressed


def legal() -> tuple[list[int], list[int]]:
    """The cards of the drilled position that may be played, and those that may not."""
    found = find_position(find_game("sixtysix", "schnapsen"), SEED)
    assert found is not None
    allowed = sorted({a & 63 for a in found.update.view.legal if a < CALL})
    return allowed, [card for card, _ in found.refusals]


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_a_newcomer_reads_how_a_game_is_played(server: Server, open_page: Open, size: str) -> None:
    page = open_page(size)
    page.goto(server.address)
    page.locator("[data-learn=schnapsen]").click()
    expect(page.locator("h1")).to_contain_text("How to play")
    expect(page.locator("#match")).to_contain_text("Everyone starts with 7")
    assert page.evaluate(NO_SCROLL)
    # A word explains itself with the focus, and is gone with Escape.
    page.mouse.move(0, 0)  # away from other words
    word = page.locator("#aim [data-word=trick]")
    word.focus()
    tip = page.locator("[role=tooltip]")
    expect(tip).to_contain_text("One card from each player")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    word.press("Enter")
    expect(tip).to_be_visible()
    page.locator("h1").click()
    expect(tip).to_have_count(0)
    # The rule of a sentence is read in the rules' own words.
    page.locator("#marriages .why").first.click()
    expect(page.locator("dialog")).to_contain_text("worth 40 in trumps")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # An example shows what may be played, and why.
    expect(page.locator("#duties .example").first).to_contain_text("beat the king of spades")
    picture(page, f"learn-{size}")
    page.locator("[data-short]").click()
    expect(page.locator("h1")).to_contain_text("at a glance")
    assert page.evaluate(NO_SCROLL)
    assert violations(page) == []
    picture(page, f"learn-short-{size}")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_a_drill_is_answered_by_the_rules(server: Server, open_page: Open, size: str) -> None:
    allowed, refused = legal()
    page = open_page(size)
    page.goto(f"{server.address}/learn/sixtysix/drill?preset=schnapsen&seed={SEED}")
    check = page.locator("[data-check]")
    cards = page.locator("[data-hand] [data-card]")
    expect(cards).to_have_count(len(allowed) + len(refused))
    # Before the answer nothing tells the cards apart.
    expect(page.locator("[data-hand] [aria-disabled=true]")).to_have_count(0)
    check.click()
    expect(page.locator("[role=status]")).to_contain_text("Mark at least one card first")
    page.locator(f"[data-card='{refused[0]}']").click()
    expect(page.locator(f"[data-card='{refused[0]}']")).to_have_attribute("aria-pressed", "true")
    check.click()
    expect(page.locator("[data-result]")).to_have_attribute("data-result", "wrong")
    expect(page.locator(".answer")).to_contain_text("You may also play")
    expect(page.locator("[data-hand] [aria-disabled=true]")).to_have_count(len(refused))
    expect(page.locator("[data-count]")).to_have_text("0 of 1 right")
    assert violations(page) == []
    # "Why?" says the duty as people do; the words of the rules document come with a second press.
    page.locator("[data-why]").click()
    sheet = page.locator("dialog")
    expect(sheet.locator(".lead")).to_contain_text("Follow suit")
    rule = sheet.locator("details")
    expect(rule).not_to_have_attribute("open", "")
    rule.locator("summary").click()
    expect(rule.locator("h2, h3, p, li, td").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator("[data-next]").click()
    expect(check).to_be_visible()
    assert page.evaluate(NO_SCROLL)


def test_a_drill_is_done_by_keyboard_alone(server: Server, open_page: Open) -> None:
    allowed, _ = legal()
    page = open_page("desktop")
    page.goto(f"{server.address}/learn/sixtysix/drill?preset=schnapsen&seed={SEED}")
    expect(page.locator("[data-check]")).to_be_visible()
    for card in allowed:
        page.locator(f"[data-card='{card}']").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-card='{card}']")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-check]").press("Enter")
    expect(page.locator("[data-result]")).to_have_attribute("data-result", "right")
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-check]")).to_be_visible()
    expect(page.locator("[data-hand] button[tabindex='0']")).to_be_focused()
    expect(page.locator("[data-count]")).to_have_text("1 of 1 right")


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_who_takes_the_trick_and_what_it_counts(server: Server, open_page: Open, size: str) -> None:
    found = find_trick(find_game("pinochle", "mfp"), SEED)
    assert found is not None
    page = open_page(size)
    page.goto(f"{server.address}/learn/pinochle")
    page.locator("[data-tricks]").click()
    page.goto(f"{server.address}/learn/pinochle/tricks?seed={SEED}")
    page.locator(".felt [data-card]").nth(found.best).click()
    expect(page.locator("[data-result]")).to_have_attribute("data-result", "right")
    wrong = next(n for n in found.worths if n != found.worth)
    page.locator(f"[data-worth='{wrong}']").click()
    expect(page.locator(".worth")).to_contain_text(f"Not quite. It is worth {found.worth} points.")
    expect(page.locator("[data-count]")).to_have_text("1 of 2 right")
    assert violations(page) == []
    assert page.evaluate(NO_SCROLL)
    page.locator("[data-next]").click()
    expect(page.locator("[data-result]")).to_have_count(0)


def test_why_at_the_table_opens_the_rule_itself(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    open_table(page, server.address, "thousand")
    why = page.locator("[data-duty] button")
    while not (soon(page, lambda s: s["mine"], 20) and why.count()):
        if not one_move(page):
            next_deal(page)
    why.click()
    sheet = page.locator("dialog")
    expect(sheet).to_contain_text(re.compile(r"(follow suit|trump): Play a"))
    expect(sheet.locator("[lang=en]")).to_have_count(0)  # the rule's own words are for who asks for them
    sheet.locator("summary").click()
    expect(sheet.locator("[lang=en]")).to_contain_text("if the hand holds a card of the led suit")
    picture(page, "learn-why")
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_czech_lessons_are_whole(server: Server, open_page: Open, theme: str) -> None:
    page = open_page("phone", locale="cs-CZ", color_scheme=theme)
    for game in ("marias", "pinochle"):
        page.goto(f"{server.address}/learn/{game}")
        expect(page.locator("h1")).to_contain_text("Jak se hraje")
        expect(page.locator("body")).not_to_contain_text("Learn ")
        assert page.evaluate(NO_SCROLL)
        assert violations(page) == []


def test_rules_that_are_none_are_told(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    page.goto(f"{server.address}/learn/marias?nonsense=1")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")
    page.goto(f"{server.address}/learn/chess")
    expect(page.get_by_role("alert")).to_contain_text("no game 'chess'")


def test_a_first_deal_is_played_step_by_step(server: Server, open_page: Open) -> None:
    """By keyboard where a card is chosen; another choice is answered, taken back, and at last played on by."""
    given = make_first_deal(Catalog(), "sixtysix")
    moves = [given.replay.actions[step.at][1] for step in given.steps]
    page = open_page("phone", reduced_motion="reduce")
    page.goto(f"{server.address}/learn/sixtysix?preset=schnapsen")
    page.locator("[data-first]").click()
    says = page.locator("[data-says]")
    expect(says).to_contain_text("marriage")
    assert page.evaluate(NO_SCROLL)
    assert violations(page) == []
    for nth, (step, move) in enumerate(zip(given.steps, moves, strict=True)):
        expect(page.locator(f"[data-first-deal='{step.at}'] [data-nth='{nth + 1}']")).to_be_visible()
        if nth == 1:  # another card: it is allowed, and taken back
            other = next(a for a in given.replay.frames[step.at].view.legal if a < CALL and a != move)
            _press(page, other)
            expect(page.locator("[data-other]")).to_contain_text("You may do that, too.")
            page.locator("[data-again]").click()
        _press(page, move)
    expect(says).to_contain_text("You win the deal")
    picture(page, "first-phone")
    # Once more, and on one's own way: an ordinary deal for practice.
    page.locator("[data-begin]").click()
    expect(page.locator("[data-first-deal='0']")).to_be_visible()
    page.wait_for_timeout(SETTLED)
    other = next(a for a in given.replay.frames[0].view.legal if a < CALL and a & 63 != moves[0] & 63)
    _press(page, other)
    page.locator("[data-own-way]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-hand] [data-card]").first).to_be_visible()


def test_a_bid_is_judged_and_chapters_are_read(server: Server, open_page: Open) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/learn/marias/bid?seed=0")
    page.locator("[data-action]").first.wait_for()
    page.wait_for_timeout(SETTLED)
    page.locator("[data-action]").first.click()
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator("[data-count]")).to_contain_text("of 1 good")
    assert page.locator("tr.mine").count() == 1
    assert page.evaluate(NO_SCROLL)
    assert violations(page) == []
    page.locator("[data-next]").click()
    expect(page.locator("[data-action]").first).to_be_visible()
    page.goto(f"{server.address}/learn/marias/tactics")
    expect(page.locator("[data-chapter]")).to_have_count(3)
    expect(page.locator("[data-chapter]").first).to_contain_text("79 of 100 deals")
    assert violations(page) == []


def _press(page: Page, action: int) -> None:
    """A card, or a button of the bar, twice where it asks whether it is meant."""
    page.wait_for_timeout(SETTLED)
    if action < CALL:
        page.locator(f"[data-hand] [data-card='{action & 63}']").first.click()
        button = page.locator(f"[data-action='play:{action}']")
        if page.locator("[data-other]").count() or not button.count():
            return
        page.wait_for_timeout(SETTLED)
        return button.click()
    done = page.locator("[data-first-deal]").get_attribute("data-first-deal")
    if page.locator("[data-more]").count():
        page.locator("[data-more]").click()
        page.wait_for_timeout(SETTLED)
    button = page.locator(f"[data-action$=':{action}']")
    button.click()
    page.wait_for_timeout(SETTLED)
    if page.locator("[data-first-deal]").get_attribute("data-first-deal") == done:
        button.click()
