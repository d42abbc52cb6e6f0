"""Takes a picture of every game in every phase and of every screen.

They come in each size, light and dark, to be looked at.

python scripts/pictures.py                                    all of them, into build/pictures
python scripts/pictures.py --readme                           the two of README.md, into docs/pictures
python scripts/pictures.py --gallery                          those that the documentation site shows beside them
python scripts/pictures.py --game bezique --size phone --scheme light --locale cs-CZ --to build/looks

One deal of each game is played on a server of its own, on a page that four windows show side by side: what stands when
a phase is seen for the first time is what each of them shows. Beside the pictures lie sheets with those of a game and a
size together (`sheet-GAME-SIZE-SCHEME.png`). Languages take turns from game to game unless one is named.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page  # noqa: E402

from hlaska.games import GAMES  # noqa: E402
from scripts.browsing import browsing  # noqa: E402
from tests.browser.conftest import page_tool  # noqa: E402
from tests.browser.play import SETTLE, Seen, one_move, open_table, press_card, sit_down, soon, until  # noqa: E402

SIZES: Final = {"phone": (375, 667), "side": (667, 375), "tablet": (768, 1024), "desktop": (1440, 900)}
SCHEMES: Final = ("light", "dark")
LOCALES: Final = ("cs-CZ", "en-GB", "de-DE", "sk-SK")
SCREENS: Final = ("", "settings", "me/stats", "replay")
OF_A_GAME: Final = (
    "new/{}",
    "learn/{}",
    "learn/{}/short",
    "learn/{}/drill",
    "learn/{}/tricks",
    "learn/{}/first",
    "edit/{}",
    "score/{}",
)
MOVES: Final = 400
MORE: Final = (
    r"bid:|jump:|raise|contract|trump|marriage|royal|sequence|around"  # so that there is more to see
)
PHASE: Final = "() => document.querySelector('[data-phase]')?.dataset.phase ?? ''"
BOLD: Final = r"bid:|trump|contract"  # so that something is played,
QUIET: Final = r"pass|flek"  # and the talk comes to an end
THUMB: Final = {"phone": 300, "side": 460, "tablet": 420, "desktop": 640}  # px wide on a sheet


class Window(NamedTuple):
    size: str
    page: Page


class Shot(NamedTuple):
    """Describes a picture of docs/pictures.

    It is of a table of a game in the middle of a deal, when it is over, or of a screen.
    """

    name: str
    size: str
    game: str
    scheme: str = "light"
    screen: str = ""
    over: bool = False


README: Final = (Shot("table-desktop", "desktop", "marias"), Shot("table-phone", "phone", "marias_four"))
GALLERY: Final = (
    Shot("pinochle-desktop", "desktop", "pinochle", "dark"),
    Shot("bezique-tablet", "tablet", "bezique"),
    Shot("mariage-phone", "phone", "sixtysix", "dark"),
    Shot("result-desktop", "desktop", "thousand", over=True),
    Shot("learn-desktop", "desktop", "marias", screen="learn/marias"),
    Shot("score-phone", "phone", "marias", screen="score/marias"),
)


class Camera:
    """Takes the pictures of a game, from all windows, each moment once."""

    def __init__(self, windows: Sequence[Window], schemes: Sequence[str], folder: Path) -> None:
        self.windows, self.schemes, self.folder = windows, schemes, folder
        folder.mkdir(parents=True, exist_ok=True)
        self.seen: set[str] = set()
        self.taken: dict[tuple[str, str], list[Path]] = {}

    def take(self, moment: str, seq: int = -1) -> None:
        if moment in self.seen:
            return
        self.seen.add(moment)
        for size, page in self.windows:
            if seq >= 0:
                until(page, lambda s: s["seq"] >= seq)
            for scheme in self.schemes:
                page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
                page.wait_for_timeout(250)
                path = self.folder / f"{len(self.seen):02}-{moment}-{size}-{scheme}.png"
                page.screenshot(path=path)
                self.taken.setdefault((size, scheme), []).append(path)

    def visit(self, address: str, moment: str) -> None:
        for _, page in self.windows:
            page.goto(address)
            page.wait_for_load_state("networkidle")
        self.take(moment)


@contextmanager
def windows(browser: Browser, sizes: Sequence[str], locale: str) -> Iterator[list[Window]]:
    """Opens one guest's page in all sizes. What the first one does, the others follow."""
    made: list[Window] = []
    contexts = []
    for size in sizes:
        width, height = SIZES[size]
        small = size in ("phone", "side")
        contexts.append(
            browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale,
                reduced_motion="reduce",
                has_touch=small,
                is_mobile=small,
            )
        )
        made.append(Window(size, contexts[-1].new_page()))
    yield made
    for context in contexts:
        context.close()


def follow(first: Page, others: Sequence[Window]) -> None:
    """Opens the table of the first window in the others, as the same guest."""
    cookies: Any = first.context.cookies()
    for _, page in others:
        page.context.add_cookies(cookies)
        page.goto(first.url)
        sit_down(page)


def through_a_deal(camera: Camera, home: str, game: str) -> None:
    first = camera.windows[0].page
    open_table(first, home, game, level="greedy")
    follow(first, camera.windows[1:])
    for _ in range(MOVES):
        seen = until(first, lambda s: s["mine"] or s["next"] or s["over"])
        phase = first.evaluate(PHASE)
        if seen["next"] or seen["over"]:
            camera.take(f"{game}-settled")
            return
        opened = "-trick" if seen["off"] else ""
        camera.take(f"{game}-{phase}{opened}", seen["seq"])
        if seen["chosen"]:
            camera.take(f"{game}-{phase}-chosen")
        move(first, seen)


def move(page: Page, seen: Seen) -> None:
    """Chooses a call that leads on, else a card, else any call. Nothing ends the deal while there is a choice."""
    on = any(re.search(MORE, button) for button in seen["buttons"])
    free = [card for card in seen["cards"] if card not in seen["chosen"]]
    if on or not free or any(button.startswith(("play:", "together")) for button in seen["buttons"]):
        one_move(page, MORE)
        return
    page.wait_for_timeout(SETTLE)
    press_card(page, free[0])
    if soon(page, lambda s: s["seq"] > seen["seq"] or free[0] in s["chosen"], 1) is None:
        one_move(page, MORE)  # no card is asked for


def calm_move(page: Page, seen: Seen, first: bool) -> None:
    """Chooses one bid at first, then a card, else a pass. Such a deal is played, and nobody bids too high."""
    if not first and any(re.search(QUIET, button) for button in seen["buttons"]):
        one_move(page, QUIET)
    elif seen["cards"]:
        move(page, seen)
    else:
        one_move(page, BOLD if first else QUIET)


def photograph_documents(shots: Sequence[Shot], folder: Path) -> None:
    """Takes pictures for README.md and the documentation site."""
    folder.mkdir(parents=True, exist_ok=True)
    page_tool("build")
    with browsing() as (browser, home):
        for shot in shots:
            width, height = SIZES[shot.size]
            small = shot.size == "phone"
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=2 if small else 1,
                locale="en-GB",
                color_scheme="dark" if shot.scheme == "dark" else "light",
                reduced_motion="reduce",
                is_mobile=small,
                has_touch=small,
            )
            page = context.new_page()
            _pose(page, home, shot)
            path = folder / f"{shot.name}.jpg"
            page.screenshot(path=path, type="jpeg", quality=86)
            _note(folder / "taken.txt", path)
            context.close()


def _note(notes: Path, picture: Path) -> None:
    """Notes when a picture was taken, for it may come out as it was (scripts/release.py)."""
    known = notes.read_text(encoding="utf-8").splitlines() if notes.is_file() else []
    line = f"{picture.name} {int(time.time())} {hashlib.sha256(picture.read_bytes()).hexdigest()}"
    kept = [old for old in known if old.split()[0] != picture.name]
    notes.write_text("\n".join(sorted([*kept, line])) + "\n", encoding="utf-8")


def _pose(page: Page, home: str, shot: Shot) -> None:
    if shot.screen:
        page.goto(f"{home}/{shot.screen}")
        page.wait_for_load_state("networkidle")
    elif shot.over:
        _to_the_end(page, home, shot.game)
    else:
        while not _is_in_the_middle(page, home, shot.game):
            continue  # a deal that was over before it was worth a picture


def _to_the_end(page: Page, home: str, game: str) -> None:
    """Plays a deal until its result is told."""
    open_table(page, home, game, level="greedy")
    for step in range(MOVES):
        seen = until(page, lambda s: s["mine"] or s["next"] or s["over"])
        if seen["next"] or seen["over"]:
            page.wait_for_timeout(600)
            return
        calm_move(page, seen, step == 0)


def _is_in_the_middle(page: Page, home: str, game: str) -> bool:
    """Tells whether a deal is in a later trick, with others before the reader."""
    open_table(page, home, game, level="greedy")
    for step in range(MOVES):
        seen = until(page, lambda s: s["mine"] or s["next"] or s["over"])
        if seen["next"] or seen["over"]:
            return False
        if _is_worth_a_picture(page):
            return True
        calm_move(page, seen, step == 0)
    return False


def _is_worth_a_picture(page: Page) -> bool:
    """Tells whether the reader is to play to a later trick that stays.

    One that is gathered passes over the table, too.
    """
    for wait in (0, 600):
        page.wait_for_timeout(wait)
        last, own, played, others = map(
            _counter(page), ("button.last", ".slot.mine", ".played", "[data-seat]")
        )
        if not last or not own or played < min(2, others):
            return False
    return True


def _counter(page: Page) -> Callable[[str], int]:
    return lambda selector: page.locator(selector).count()


def sheets(browser: Browser, camera: Camera, name: str) -> None:
    """Puts all pictures of a size into one, for people who look through many."""
    page = browser.new_page(viewport={"width": 1960, "height": 800})
    for (size, scheme), paths in camera.taken.items():
        shown = "".join(
            f'<figure style="margin:6px"><img src="{path.resolve().as_uri()}" width="{THUMB[size]}">'
            f"<figcaption>{re.sub(r'-(phone|side|tablet|desktop)-.*', '', path.stem)}</figcaption></figure>"
            for path in paths
        )
        html = camera.folder / "sheet.html"
        html.write_text(f'<body style="display:flex;flex-wrap:wrap;font:14px sans-serif">{shown}', "utf-8")
        page.goto(html.resolve().as_uri())
        page.wait_for_load_state("networkidle")
        page.screenshot(path=camera.folder / f"sheet-{name}-{size}-{scheme}.png", full_page=True)
        html.unlink()
    page.close()


def photograph(
    games: Sequence[str],
    sizes: Sequence[str],
    schemes: Sequence[str],
    locales: Sequence[str],
    folder: Path,
    screens_alone: bool,
) -> None:
    page_tool("build")
    turns = cycle(locales)
    with browsing() as (browser, home):
        for game in games:
            with windows(browser, sizes, next(turns)) as opened:
                camera = Camera(opened, schemes, folder / game)
                if not screens_alone:
                    through_a_deal(camera, home, game)
                for screen in OF_A_GAME:
                    address = screen.format(game)
                    camera.visit(f"{home}/{address}", address.replace("/", "-"))
                sheets(browser, camera, game)
                print(f"{game}: {', '.join(sorted(camera.seen))}", flush=True)
        with windows(browser, sizes, next(turns)) as opened:
            camera = Camera(opened, schemes, folder / "screens")
            for screen in SCREENS:
                camera.visit(f"{home}/{screen}", screen or "start")
            sheets(browser, camera, "screens")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", action="append", choices=tuple(GAMES))
    asked.add_argument("--size", action="append", choices=tuple(SIZES))
    asked.add_argument("--scheme", action="append", choices=SCHEMES)
    asked.add_argument("--locale", action="append", choices=LOCALES)
    asked.add_argument("--screens", action="store_true", help="the screens alone, without a deal")
    asked.add_argument("--to", type=Path, default=ROOT / "build/pictures")
    asked.add_argument("--readme", action="store_true", help="the pictures of README.md alone")
    asked.add_argument(
        "--gallery", action="store_true", help="the other pictures of the documentation site alone"
    )
    args = asked.parse_args()
    if args.readme or args.gallery:
        shots = (*(README if args.readme else ()), *(GALLERY if args.gallery else ()))
        photograph_documents(shots, ROOT / "docs/pictures")
        return 0
    photograph(
        args.game or tuple(GAMES),
        args.size or tuple(SIZES),
        args.scheme or SCHEMES,
        args.locale or LOCALES,
        args.to,
        args.screens,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
