"""Measures the page against its budget (docs/ui.md, section 17).

A headless Chromium asks a server of its own.

python scripts/measure_page.py                       every game at phone and desktop size
python scripts/measure_page.py --game bezique --size phone --pictures build/looks   some, with pictures
python scripts/measure_page.py --first               how soon one press leads newcomers to cards, by language and size

Prints what a first visit loads until the first game is on the table (scripts, styles, words and decks, compressed),
when something is first painted, requests to other sites, and how far things jumped: on the start page, on the form of a
new table, at a table from its opening to the end of a deal, and on every other screen, with something to be seen there
(`--screens`: on those alone). Exit code 1: something is over its limit.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

from hlaska.games import GAMES  # noqa: E402
from scripts.browsing import browsing  # noqa: E402
from scripts.staging import of_games, settled, staged  # noqa: E402
from tests.browser.conftest import page_tool  # noqa: E402
from tests.browser.jumps import LEAST, WATCH, jumps  # noqa: E402
from tests.browser.play import one_move, open_table, until  # noqa: E402

SIZES: Final = {"phone": (375, 667), "side": (667, 375), "tablet": (768, 1024), "desktop": (1440, 900)}
LIMITS: Final = {
    "scripts kB": 90.0,
    "styles kB": 14.0,
    "first paint ms": 1000.0,
    "other sites": 0.0,
    "shift": 0.0,
}
# What a first visit loads is limited on a phone; other sizes show more at once.
LOADS: Final = ("scripts kB", "styles kB", "other sites")
PHONES: Final = ("phone", "side")
WORDS: Final = {path.stem for path in (ROOT / "src/hlaska/locales/en").glob("*.ftl")}
DECKS: Final = {path.stem for path in (ROOT / "web/src/decks").glob("*.svg")}
MOVES: Final = 150
LANGUAGES: Final = ("en-GB", "de-AT", "cs-CZ", "sk-SK")
SOON: Final = 2000  # milliseconds from the press to cards, at most
# Notes when the page was pressed, and when the first card of the hand was drawn after it.
TIMES: Final = """() => {
  addEventListener('click', () => {
    const pressed = performance.now();
    window.presses = (window.presses ?? 0) + 1;
    const look = () => document.querySelector('[data-hand] [data-card]')
      ? (window.cards ??= performance.now() - pressed) : requestAnimationFrame(look);
    look();
  }, true);
}"""
MINE: Final = "() => fetch('/api/me/tables').then((answer) => answer.json())"
PAINT: Final = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class LoadedFiles:
    """Counts what a page has loaded, by sort of file.

    sizes: bytes of each sort, compressed.
    others: addresses on other sites.
    """

    def __init__(self, page: Page, home: str) -> None:
        self.home, self.sizes, self.others = home, dict[str, int](), set[str]()
        page.on("response", self._record)

    def _record(self, response: Any) -> None:
        address = response.url
        if not address.startswith(self.home):
            self.others.add(address)
            return
        name = address.split("?")[0].rsplit("/", 1)[-1]
        if name.endswith((".js", ".css")):
            size = len(gzip.compress(response.body(), 9))  # while it is read, others are heard
            self.sizes[classify_file(name)] = self.sizes.get(classify_file(name), 0) + size


def classify_file(name: str) -> str:
    """Returns which sort of file it is: `marias-Dqq1Vbs0.js` holds words."""
    stem = name.partition("-")[0]
    if name.endswith(".css"):
        return "styles"
    return "words" if stem in WORDS else "deck" if stem in DECKS else "scripts"


@contextmanager
def open_page(browser: Browser, size: str) -> Iterator[Page]:
    """Opens a page of that size in a fresh context, which notes every jump."""
    width, height = SIZES[size]
    small = size in PHONES
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=small,
        is_mobile=small,
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    yield page
    context.close()


def measure_shift(page: Page, where: str) -> float:
    """Returns how far things have jumped on this page, as browsers count it.

    A line says each jump, pressed for or not.
    """
    page.wait_for_timeout(250)
    found = jumps(page)
    for line in (*found.shifts, *found.zones):
        print(f"    {where}: {line[:330]}")
    return found.counted


def visit_first(browser: Browser, home: str, size: str) -> dict[str, float]:
    """Measures the way from an empty browser to the first game on the table."""
    with open_page(browser, size) as page:
        loaded = LoadedFiles(page, home)
        page.goto(home)
        page.wait_for_selector("[data-play]:enabled")
        paint, moved = page.evaluate(PAINT), measure_shift(page, f"start, {size}")
        page.click("[data-play]")
        until(page, lambda s: s["seq"] >= 0)
        page.wait_for_timeout(300)
        return {
            **{
                f"{sort} kB": loaded.sizes.get(sort, 0) / 1000
                for sort in ("scripts", "styles", "words", "deck")
            },
            "first paint ms": paint,
            "other sites": len(loaded.others),
            "shift": moved,
        }


def time_first_cards(browser: Browser, home: str, sizes: list[str]) -> int:
    """Measures what one press on the first page of a fresh browser leads to.

    Prints a line for each language and size. Returns how many needed more presses, or more time, than allowed.
    """
    bad = 0
    for locale in LANGUAGES:
        for size in sizes:
            width, height = SIZES[size]
            small = size in PHONES
            with browser.new_context(
                viewport={"width": width, "height": height}, locale=locale, is_mobile=small, has_touch=small
            ) as context:
                page = context.new_page()
                page.add_init_script(f"({TIMES})()")
                page.goto(home)
                page.click("[data-play]:enabled")
                page.wait_for_selector("[data-hand] [data-card]")
                page.wait_for_timeout(200)
                waited, presses = page.evaluate("[window.cards, window.presses]")
                (table,) = page.evaluate(MINE)
            print(
                f"{locale} {size:<8} {table['game']} {table['preset']}: {presses} press, {waited:.0f} ms",
                flush=True,
            )
            bad += presses != 1 or waited > SOON
    return bad


def play_deal(browser: Browser, home: str, game: str, size: str, pictures: Path | None) -> float:
    """Plays a deal from the form of a new table on; returns the shift."""
    with open_page(browser, size) as page:
        open_table(page, home, game, level="greedy")
        for move in range(MOVES):
            if pictures is not None and (move < 6 or move % 8 == 0):
                until(page, lambda s: s["mine"] or s["next"] or s["over"])
                page.wait_for_timeout(150)
                page.screenshot(path=pictures / f"{game}-{size}-{move:03}.png")
            if not one_move(page):
                break
        if pictures is not None:
            page.screenshot(path=pictures / f"{game}-{size}-end.png")
        return measure_shift(page, f"{game}, {size}")


def measure_opening_shift(page: Page) -> float:
    """Returns how far things have moved on a page that nobody has touched.

    Nothing is excused, since browsers call it a press when the window takes the width of a phone.
    """
    found = [jump for jump in page.evaluate("window.jumps") if jump["value"] >= LEAST]
    for jump in found:
        print(f"    {jump['value']:.4f}: {jump['what'][:300]}")
    return float(sum(jump["value"] for jump in found))


def measure_screens(
    browser: Browser, home: str, games: list[str], sizes: list[str], pictures: Path | None
) -> float:
    """Opens every screen away from a table by its address. Returns the most that moved on one."""
    cookies, known = staged(browser, home)
    worst = 0.0
    for size in sizes:
        with open_page(browser, size) as page:
            page.context.add_cookies(cookies)
            for name, path in {**known, **of_games(games)}.items():
                page.goto(f"{home}/{path}")
                settled(page)
                moved = measure_opening_shift(page)
                print(f"  {name}, {size}: shift {moved:.4f}", flush=True)
                worst = max(worst, moved)
                if pictures is not None:
                    page.screenshot(path=pictures / f"{name}-{size}.png", full_page=True)
    return worst


def measure_all(games: list[str], sizes: list[str], pictures: Path | None, screens_alone: bool) -> int:
    """Prints all figures; returns how many are over their limits."""
    page_tool("build")
    worst: dict[str, float] = {}
    with browsing() as (browser, home):
        if screens_alone:
            worst["shift"] = measure_screens(browser, home, games, sizes, pictures)
            return print_figures(worst)
        for size in sizes:
            for name, value in visit_first(browser, home, size).items():
                if name in LOADS and size not in PHONES:
                    print(f"  {size}: {name} {value:.2f}")
                    continue
                worst[name] = max(worst.get(name, 0), value)
            for game in games:
                moved = play_deal(browser, home, game, size, pictures)
                print(f"  {game}, {size}: shift {moved:.4f}", flush=True)
                worst["shift"] = max(worst["shift"], moved)
        worst["shift"] = max(worst["shift"], measure_screens(browser, home, games, sizes, pictures))
    return print_figures(worst)


def print_figures(worst: dict[str, float]) -> int:
    """Prints each figure beside its limit; returns how many are over theirs."""
    for name, value in worst.items():
        print(f"{name:<16} {value:8.2f}" + (f"   at most {LIMITS[name]:g}" if name in LIMITS else ""))
    return sum(worst.get(name, 0.0) > limit for name, limit in LIMITS.items())


def main() -> int:
    """Measures what is asked for. Returns 1 where something is over its limit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", action="append", choices=tuple(GAMES))
    parser.add_argument("--size", action="append", choices=tuple(SIZES))
    parser.add_argument("--screens", action="store_true", help="the screens alone, without deals")
    parser.add_argument(
        "--first", action="store_true", help="from the first page to cards, in every language"
    )
    parser.add_argument("--pictures", type=Path)
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    if args.first:
        page_tool("build")
        with browsing() as (browser, home):
            return 1 if time_first_cards(browser, home, args.size or list(SIZES)) else 0
    bad = measure_all(
        args.game or list(GAMES), args.size or ["phone", "desktop"], args.pictures, args.screens
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
