"""Positions of every phase: pictures, targets, accessibility, weight."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, SIZES, Server, picture
from tests.browser.play import becomes, one_move, open_table, until

pytestmark = pytest.mark.browser
Open = Callable[..., Page]
PHASES = (
    "follow",
    "answer",
    "discard",
    "lead",
    "contracts",
    "ladder",
    "bidding",
    "selecting",
    "twenty",
    "laid",
    "melded",
    "thinking",
    "settled",
    "toy",
)
PLAYED = {"answer", "follow", "discard", "lead"}  # looked at on a narrow phone and on its side, too
HEARD = {"follow", "answer", "discard", "bidding", "laid", "melded", "settled", "toy"}  # asked by axe
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

# Every button: at least 44 x 44 of it can be seen and hit, measured from its top left corner for cards that overlap.
TARGETS = """() => {
  const bad = [];
  const shown = document.querySelector('dialog[open]') ?? document;
  for (const el of shown.querySelectorAll('button, a[href], select, input')) {
    const r = el.getBoundingClientRect();
    if (!r.width || !r.height || !el.checkVisibility() || el.closest('[inert], .vh') || el.matches('.skip')) continue;
    let cover = el.closest('label') ?? el;
    const box = cover.getBoundingClientRect();
    const w = Math.max(r.width, box.width), h = Math.max(r.height, box.height);
    const name = (el.dataset.card ?? el.textContent ?? el.tagName).trim().slice(0, 30);
    if (w < 44 || h < 44) { bad.push([name, 'size', w, h]); continue; }
    const x0 = Math.max(box.left, 0), y0 = Math.max(box.top, 0);
    if (!el.dataset.card) {
      if (y0 + h / 2 > innerHeight) continue;
      const hit = document.elementFromPoint(x0 + w / 2, y0 + h / 2);
      if (hit && !cover.contains(hit) && !el.closest('.buttons, .rounds')) bad.push([name, 'covered']);
      continue;
    }
    for (const [dx, dy] of [[1, 1], [43, 1], [1, 43], [43, 43], [22, 22]]) {
      const hit = document.elementFromPoint(r.left + dx, r.top + dy);
      if (!hit || hit.closest('[data-card]') !== el) bad.push([name, 'strip', dx, dy, hit?.outerHTML.slice(0, 60)]);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.push(['page', 'scrolls sideways']);
  return bad;
}"""

FITS = """() => [document.documentElement.scrollHeight <= innerHeight + 1,
  document.querySelector('[data-bar]').getBoundingClientRect().bottom <= innerHeight + 1]"""


def violations(page: Page, rule: str = "") -> list[Any]:
    """What axe finds on the page: by all its rules, or by one."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    only = f"runOnly: ['{rule}'], " if rule else ""
    found = page.evaluate(
        f"() => axe.run(document, {{ {only}resultTypes: ['violations'] }}).then(r => r.violations)"
    )
    return [
        (v["id"], [n["html"][:120] + " " + str(n.get("failureSummary"))[:200] for n in v["nodes"]])
        for v in found
    ]


SEEN = """() => [...document.querySelectorAll('[data-action], [data-card]')].every((e) => {
  const box = e.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= -1 && box.right <= innerWidth + 1;
})"""


@pytest.mark.timeout(400)
def test_every_phase_on_a_phone_on_its_side_and_on_a_desk(positions: str, open_page: Open) -> None:
    """Nothing is cut off or too small to hit, axe finds nothing, and all can be read in every theme."""
    page = open_page("phone", locale="cs-CZ", reduced_motion="reduce")
    for number, phase in enumerate(PHASES):
        page.goto(f"{positions}/{phase}")
        until(page, lambda s: s["seq"] >= 0)
        page.wait_for_timeout(150)
        looks_right(page, phase, "phone")
        becomes(partial(page.evaluate, TARGETS), [], phase)
        if phase in HEARD:
            becomes(partial(violations, page), [], phase)
            theme = ("dark", "contrast")[
                number % 2
            ]  # what axe says of anything but colours hangs on no theme
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            becomes(partial(violations, page, "color-contrast"), [], f"{phase} {theme}")
        if phase in PLAYED:
            page.set_viewport_size({"width": 320, "height": 600})
            becomes(partial(page.evaluate, TARGETS), [], f"{phase} narrow")
            page.set_viewport_size({"width": 667, "height": 375})
            becomes(partial(page.evaluate, SEEN), True, f"{phase} on its side")
        page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
        looks_right(page, phase, "desktop")
        page.set_viewport_size({"width": SIZES["phone"][0], "height": SIZES["phone"][1]})


@pytest.mark.nightly
@pytest.mark.timeout(400)
@pytest.mark.parametrize(("size", "asked"), [("desktop", True), ("tablet", False)])
def test_pictures_of_every_phase(positions: str, open_page: Open, size: str, asked: bool) -> None:
    """On pages opened at these sizes, with a pointer; axe finds much the same at any size."""
    page = open_page(size, locale="cs-CZ", reduced_motion="reduce")
    for phase in PHASES:
        page.goto(f"{positions}/{phase}")
        until(page, lambda s: s["seq"] >= 0)
        page.wait_for_timeout(150)
        looks_right(page, phase, size)
        if asked and phase in HEARD:
            becomes(partial(violations, page), [], phase)


def looks_right(page: Page, phase: str, size: str) -> None:
    picture(page, f"{phase}-{size}")
    becomes(partial(page.evaluate, FITS), [True, True], f"{phase} {size}")
    drawn = page.evaluate("() => document.querySelectorAll('body *:not(.store *)').length")
    assert drawn < 1000, (phase, drawn)  # beside the symbols of the deck


def test_a_duty_of_two_lines_covers_neither_the_last_trick_nor_the_stakes(
    positions: str, open_page: Open
) -> None:
    page = open_page("phone", locale="cs-CZ")
    page.goto(f"{positions}/follow")
    until(page, lambda s: s["duty"])
    page.wait_for_timeout(100)
    places = ["[data-duty]", "[data-duty] .said", "button.last", ".foot .stakes p"]
    boxes = "places => places.map(p => document.querySelector(p).getBoundingClientRect().toJSON())"
    duty, said, last, stakes = page.evaluate(boxes, places)
    assert said["height"] > 1.5 * 13  # two lines
    assert last["y"] + last["height"] <= duty["y"] + 2
    assert stakes["y"] + stakes["height"] <= duty["y"] + 2


def test_another_theme_is_there_at_once_where_nothing_may_move(positions: str, open_page: Open) -> None:
    page = open_page("desktop", reduced_motion="reduce")
    page.goto(f"{positions}/toy")
    until(page, lambda s: s["seq"] >= 0)
    colours = page.evaluate("""() => {
      const colour = () => getComputedStyle(document.querySelector('header button span')).color;
      const root = document.documentElement.dataset, found = [];
      for (const theme of ['light', 'dark', 'contrast']) { root.theme = theme; found.push(colour()); }
      return found;
    }""")
    assert len(set(colours)) == 3, colours


@pytest.mark.timeout(400)
def test_accessibility_of_the_screens(server: Server, open_page: Open) -> None:
    page = open_page("phone", reduced_motion="reduce")
    page.goto(server.address)
    page.wait_for_selector("[data-play]:enabled")
    page.wait_for_timeout(200)
    becomes(lambda: violations(page), [])
    becomes(lambda: page.evaluate(TARGETS), [])
    picture(page, "start-phone")
    page.goto(f"{server.address}/settings")
    page.wait_for_selector("form.settings")
    becomes(lambda: violations(page), [])
    page.goto(f"{server.address}/new/marias")
    page.wait_for_selector("[data-open]")
    page.locator("details.unlike summary").click()
    page.wait_for_selector("details.unlike li:nth-of-type(3)")
    page.locator("details.all summary").click()
    becomes(lambda: violations(page), [])
    picture(page, "new-phone")
    open_table(page, server.address)
    until(page, lambda s: s["mine"])
    becomes(lambda: violations(page), [])


SCREENS = (
    "/learn/marias", "/learn/marias/first", "/learn/marias/short", "/learn/marias/tricks", "/learn/marias/drill",
    "/learn/marias/bid", "/replay", "/edit/marias", "/score", "/score/marias", "/me/stats", "/lobby",
    "/ratings", "/archive", "/dealt", "/people/Nobody", "/settings", "/nothing",
)  # fmt: skip
SPACED = (
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }"
)
WIDE = "() => document.documentElement.scrollWidth > innerWidth"


@pytest.mark.timeout(400)
def test_every_screen_in_the_dark_with_wide_text(server: Server, open_page: Open) -> None:
    """On the narrowest phone, in the language with the longest words: nothing for axe, and nothing scrolls sideways."""
    page = open_page(
        "phone",
        viewport={"width": 320, "height": 600},
        locale="de-DE",
        color_scheme="dark",
        reduced_motion="reduce",
        bypass_csp=True,  # the style of the test is not of the page
    )
    for screen in SCREENS:
        page.goto(f"{server.address}{screen}")
        page.wait_for_selector("h1")
        becomes(lambda: violations(page), [], screen)
        page.add_style_tag(content=SPACED)
        becomes(lambda: page.evaluate(WIDE), False, screen)


def test_a_rule_changed_is_marked_listed_and_linked(server: Server, open_page: Open) -> None:
    page = open_page("desktop")
    page.goto(f"{server.address}/new/marias?preset=penguin&min_cut=5")
    # One line says what differs, and what it takes the place of: it contradicts no name of the rules.
    differs = page.locator("[data-differs]")
    expect(differs).to_have_text(re.compile("1 rule changed: .*smallest cut: 5 rather than", re.IGNORECASE))
    expect(page.locator("[data-rules]")).to_have_value("penguin")
    page.locator("details.unlike summary").click()
    page.select_option("[data-unlike]", "official_values")
    told = page.locator("details.unlike li").filter(
        has_text=re.compile("smallest cut: 5 rather than", re.IGNORECASE)
    )
    expect(told).to_have_count(1)
    page.locator("details.all summary").click()
    page.fill("input[type=search]", "smallest cut")
    expect(page.locator(".option.changed")).to_have_count(1)
    page.fill("#o-min_cut", "3")
    page.locator("#o-min_cut").blur()
    expect(page.locator("section.changed li")).to_contain_text("3")
    picture(page, "new-desktop")
    page.locator("section.changed li button").click()
    expect(page.locator("section.changed")).to_have_count(0)
    expect(differs).to_have_count(0)


def test_nothing_is_drawn_outside_its_policy(server: Server, open_page: Open) -> None:
    """The server's content security policy is kept: no inline style or script is refused."""
    page = open_page("desktop")
    refused: list[str] = []
    page.on("console", lambda m: refused.append(m.text) if m.type == "error" else None)
    open_table(page, server.address)
    for _ in range(4):
        one_move(page)
    until(page, lambda s: s["seq"] > 0)
    assert refused == []


def _imports(name: str, folder: Path, found: set[str]) -> set[str]:
    """A part of the page and all that it must load before it runs."""
    if name not in found:
        found.add(name)
        text = (folder / name).read_text(encoding="utf-8")
        for other in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text):
            _imports(other, folder, found)
    return found


def _styles(folder: Path, scripts: set[str]) -> list[str]:
    """The style sheets of these parts: a part and its sheet have one name before the hash."""
    parts = {name.split("-")[0] for name in scripts}
    return [p.name for p in folder.glob("*.css") if p.name.split("-")[0] in parts]


def test_weight(built: Path) -> None:
    """Budget of the interface design, compressed: table 90 kB of script, 14 of style, deck 8, language 17."""
    assets = built / "assets"

    def weigh(*names: str) -> int:
        return sum(len(gzip.compress((assets / n).read_bytes(), 9)) for n in names)

    entry = re.search(r'src="/assets/([\w.-]+\.js)"', (built / "index.html").read_text(encoding="utf-8"))
    assert entry
    table = next(p.name for p in assets.glob("TableRoute-*.js"))
    scripts = _imports(table, assets, _imports(entry[1], assets, set()))
    sizes = {
        "table": weigh(*scripts),
        "style": weigh(*_styles(assets, scripts)),
        "deck": max(
            weigh(p.name) for d in ("bohemian", "german", "french") for p in assets.glob(f"{d}-*.js")
        ),
        # A table needs the words of all screens and of its game; the files of both languages lie side by side.
        "language": sum(
            max(weigh(p.name) for p in assets.glob(f"{part}-*.js")) for part in ("common", "web", "marias")
        ),
    }
    print(sizes)
    parts = {name.split("-")[0] for name in _styles(assets, scripts)}
    assert parts >= {"index", "TableRoute", "Card"}
    assert not parts & {"Start", "NewTable"}
    limits = {"table": 90, "style": 14, "deck": 8, "language": 17}
    assert {k: v for k, v in sizes.items() if v > limits[k] * 1000} == {}
    assert "dev/fixture" not in (assets / entry[1]).read_text(encoding="utf-8")


def test_decks_are_what_the_script_draws() -> None:
    import subprocess
    import sys

    subprocess.run([sys.executable, "scripts/make_deck.py", "--check"], cwd=ROOT, check=True)


def test_avatars_are_what_the_script_draws() -> None:
    import subprocess
    import sys

    subprocess.run([sys.executable, "scripts/make_avatars.py", "--check"], cwd=ROOT, check=True)
