"""Boxes on the table: what lies over a card of the trick or a name, and how much room the trick and the bar have."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from scripts.pictures import calm_move
from tests.browser.play import open_table, until

GLIDE: Final = 350  # milliseconds until a change of stage has begun to move things

# What lies on the table beside the trick: everything that has a box of its own and could cover a card.
OVER: Final = (
    ".bubble, .plate, .piled, .across, .pile .count, .pile .label, .aside .laid, .own .laid, .last, .stakes p, "
    ".ledger, .box.duty, [data-hand] [data-card], [data-bar], [data-consent], .time"
)
REST: Final = """async (over) => {
  const all = () => [...document.querySelectorAll('.played, ' + over)];
  const places = () => JSON.stringify(all().map((el) => el.getBoundingClientRect()));
  const step = () => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60));
  for (let before = '', same = 0, n = 0; same < 2 && n < 100; n++) {
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
    await step();
  }
}"""  # a trick on its way to who won it passes over what lies there
BOXES: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Room(NamedTuple):
    """How the room of a table is shared at a moment.

    phase: the game's word for it.
    cards: cards of the trick that lie.
    covered: what lies over a card of the trick or over a name, in words.
    width: of a card of the trick, in pixels; 999 where there is no trick.
    bar: height of the action bar, in pixels.
    unused: pixels of that height that neither words nor buttons take, nor a row of 44 px to press.
    share: of the table that trick and hand have.
    """

    phase: str
    cards: int
    covered: list[str]
    width: float
    bar: int
    unused: int
    share: float

    @property
    def playing(self) -> bool:
        """Whether a trick is being played."""
        return self.width < 999


def measure_room(page: Page) -> Room:
    """Measures the table that a page shows."""
    found: dict[str, Any] = page.evaluate(BOXES, OVER)
    return Room(**{field: found[field] for field in Room._fields})


def watch_deal(page: Page, home: str, game: str, folder: Path | None = None, most: int = 120) -> list[Room]:
    """Plays a deal and measures each moment in which the reader decides, at most so many.

    folder: keeps a picture of the first moment, of the first trick, and of each moment in which something is covered
    or a card of the trick is smaller than before.
    """
    open_table(page, home, game, level="greedy")
    found: list[Room] = []
    for step in range(most):
        seen = until(page, lambda s: s["mine"] or s["next"] or s["over"])
        if seen["next"] or seen["over"]:
            break
        page.wait_for_timeout(GLIDE)
        page.evaluate(REST, OVER)
        room = measure_room(page)
        first = room.playing and not any(earlier.playing for earlier in found)
        smaller = room.playing and room.width < min((earlier.width for earlier in found), default=0)
        if folder is not None and (first or smaller or room.covered or step == 0):
            page.screenshot(path=folder / f"{game}-{step:03}-{room.phase}.png")
        found.append(room)
        try:
            calm_move(page, seen, step == 0)
        except TooLate:  # somebody else has ended the deal, whose settlement lies over the cards
            until(page, lambda s: s["next"] or s["over"], 1)
    return found
