"""The first page: what a newcomer meets, one press to cards, the ways to everything else, and back to the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server, picture
from tests.browser.play import QUICK, becomes, next_deal, one_move, open_table, quick_page, tab_to, until
from tests.browser.test_looks import TARGETS, violations

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
SIZES = {"phone": (375, 667), "side": (667, 375), "tablet": (768, 1024), "desktop": (1440, 900)}
LOCALES = ("en-GB", "de-DE", "cs-CZ", "sk-SK")
# By language: the game, the preset and the cards of its first deal.
FIRST = {
    "en-GB": ("Pinochle for four", "mfp", "french", 4),
    "de-AT": ("Schnapsen", "schnapsen", "german", 2),
    "cs-CZ": ("Volený mariáš", "official_values", "german", 3),
}
# What of the first screen is not whole within the window: the sentence, the button, the ways to the rest.
CUT_OFF = """() => [...document.querySelectorAll('h1, [data-play], [data-door], header nav a')].filter((e) => {
  const box = e.getBoundingClientRect();
  return box.top < 0 || box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    || e.scrollWidth > e.clientWidth + 1;
}).map((e) => e.textContent.trim())"""
# Does the second come after the first?
FOLLOWS = """(selectors) => {
  const [one, other] = selectors.map((selector) => document.querySelector(selector));
  return !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
MINE = "() => fetch('/api/me/tables').then((answer) => answer.json())"


def looks_whole(page: Page, locale: str, *sizes: str) -> None:
    """Nothing of the first screen is cut off or too small to hit at these sizes, in the last of which it stays."""
    for size in sizes:
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        becomes(lambda: page.evaluate(CUT_OFF), [], f"{locale} {size}")
        becomes(lambda: page.evaluate(TARGETS), [], f"{locale} {size}")
        picture(page, f"start-{locale[:2]}-{size}")


@pytest.mark.parametrize(
    "locale",
    [pytest.param(one, marks=() if one.startswith("cs") else pytest.mark.nightly) for one in FIRST],
)
def test_one_press_leads_a_newcomer_to_cards_of_the_own_game(
    server: Server, open_page: Open, locale: str
) -> None:
    game, preset, faces, players = FIRST[locale]
    page = open_page("phone", locale=locale, reduced_motion="reduce")
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    looks_whole(page, locale, "phone", "side")
    page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})
    page.click("[data-play]:enabled")
    # Nothing else is asked: the pack is cut, and the hand lies there.
    seen = until(page, lambda s: s["held"] > 0)
    assert not seen["drawn"]
    assert seen["sheet"] == ""
    (table,) = page.evaluate(MINE)
    assert table["preset"] == preset
    assert len(table["chairs"]) == players
    assert {chair["level"] for chair in table["chairs"] if chair["kind"] == "bot"} == {"casual"}
    assert page.evaluate("document.documentElement.dataset.faces") == faces
    # Back at the start, the table comes first.
    page.goto(server.address)
    go_on = page.locator("[data-go-on]")
    expect(go_on).to_contain_text(game, ignore_case=True)
    assert page.evaluate(FOLLOWS, ["[data-go-on]", "[data-play]"])
    go_on.click()
    until(page, lambda s: s["held"] > 0)


@pytest.mark.parametrize(
    ("size", "locales"),
    [
        ("phone", ("sk-SK",)),  # the other languages are those of the newcomers above
        *(pytest.param(size, LOCALES, marks=pytest.mark.nightly) for size in ("side", "tablet", "desktop")),
    ],
)
def test_nothing_of_the_first_screen_is_cut_off(
    server: Server, open_page: Open, size: str, locales: tuple[str, ...]
) -> None:
    width, height = SIZES[size]
    for locale in locales:
        page = open_page(
            "phone" if size in ("phone", "side") else "desktop",
            locale=locale,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
        )
        page.goto(server.address)
        page.wait_for_selector("[data-play]:enabled")
        looks_whole(page, locale, size)
    becomes(lambda: violations(page), [])


def test_the_places_are_walked_by_keys(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    places = page.get_by_role("navigation", name="Main menu")
    expect(places.locator("a[aria-current=page]")).to_have_text("Play")
    for place, heading in (
        ("/learn", "Learn"),
        ("/lobby", "Play with others"),
        ("/clubs", "Clubs"),
        ("/archive", "Archive"),
    ):
        page.evaluate("document.activeElement?.blur()")
        tab_to(page, f'nav a[href="{place}"]')
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_have_text(heading)
        expect(places.locator("a[aria-current=page]")).to_have_attribute("href", place)
    # The row of places is no higher than a finger needs.
    height = page.evaluate("document.querySelector('header').getBoundingClientRect().height")
    assert height <= 56


def test_who_came_by_an_invitation_finds_the_table_first(server: Server, open_page: Open) -> None:
    eva = open_page("desktop", reduced_motion="reduce")
    eva.goto(server.address)
    eva.click("[data-door=friends]")
    expect(eva.locator("[data-who]")).to_have_value("private")
    eva.fill("input[autocomplete=nickname]", "Eva")
    eva.click("[data-open]")
    # The link and its picture come before who sits where.
    expect(eva.locator("[data-qr] path")).to_have_attribute("d", re.compile("^M2 2h1v1h-1z"))
    assert eva.evaluate(FOLLOWS, ["[data-link]", "[data-room] ul"])
    link = eva.input_value("[data-link]")
    jan = open_page("phone", reduced_motion="reduce")
    jan.goto(link)
    jan.fill("[data-room] input", "Jan")
    jan.click("[data-sit]")
    expect(eva.locator("[data-room] li")).to_contain_text(["Jan"])
    expect(jan.locator("[data-sit]")).to_have_count(0)  # Jan has the answer too, and with it the seat
    jan.goto(server.address)
    expect(jan.locator("[data-go-on]")).to_contain_text("Pinochle for four")
    expect(jan.locator("[data-go-on]")).to_contain_text("Eva")


def test_the_pack_is_cut_by_hand_where_one_wants_that(server: Server, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    page.goto(f"{server.address}/settings")
    page.select_option("[data-set=autoCut]", "never")
    open_table(page, server.address, "marias", preset="official_values")
    seen = until(page, lambda s: s["mine"] or s["held"] > 0)
    while seen["held"] == 0 and not any("cut" in button for button in seen["buttons"]):
        page.wait_for_timeout(30)
        seen = until(page, lambda s: s["mine"] or s["held"] > 0)
    assert seen["held"] == 0


@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.nightly)])
def test_a_new_table_is_one_screen_with_partners_marked(server: Server, open_page: Open, size: str) -> None:
    page = open_page(size, reduced_motion="reduce")
    page.goto(f"{server.address}/new/pinochle?preset=mfp&pass_count=3")
    page.wait_for_selector("[data-open]")
    expect(page.locator("[data-partner]")).to_have_count(1)
    expect(page.locator("[data-partner='2']")).to_have_text("partner")
    expect(page.locator("[data-differs]")).to_contain_text("3 rather than 4")
    page.click("details.all > summary")
    page.locator("section.changed li button").click()
    page.click("details.all > summary")
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("[data-open]").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SIZES[size][1]
    becomes(lambda: page.evaluate(TARGETS), [])
    becomes(lambda: violations(page), [])
    picture(page, f"new-{size}")
    page.select_option("[data-game]", "sixtysix")
    page.wait_for_url("**/new/sixtysix")
    expect(page.locator(".chair select")).to_have_count(1)


def test_the_partner_is_marked_while_others_are_waited_for(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(f"{server.address}/new/pinochle?seats=open")
    page.click("[data-open]")
    expect(page.locator("[data-room] [data-partner]")).to_have_count(1)
    expect(page.locator("[data-room] [data-partner='2']")).to_have_text("partner")
    becomes(lambda: violations(page), [])
    picture(page, "waiting-partner-phone")


@pytest.mark.timeout(400)
def test_after_the_first_deal_one_may_say_how_to_play(server: Server, open_page: Open) -> None:
    page = quick_page(open_page, locale="de-DE")
    open_table(page, server.address, "sixtysix", preset="schnapsen")
    while one_move(page, quick=QUICK):
        pass
    how = page.locator("dialog [data-how]")
    expect(how).to_be_visible()
    page.click("dialog [data-sound=yes]")  # one question, remembered
    expect(page.locator("[data-ask-sound]")).to_have_count(0)
    next_deal(page)
    while one_move(page, quick=QUICK):
        pass
    expect(how).to_have_count(0)
    page.goto(f"{server.address}/settings")
    expect(page.locator("[data-set=sound]")).to_have_value("all")
    page.click("[data-how]")
    expect(page.locator("[data-begin-rules]")).to_have_value("schnapsen")
