"""Measures how a phone shares the room of the table, and what covers a card.

Names may be covered, too. It looks at every game.

python scripts/measure_table.py [GAME...] [--size phone|narrow|side|tablet|desktop] [--deals N] [--to FOLDER]
                                [--locale cs-CZ]

A deal of each game is played; every moment in which the reader decides is measured. A line a game: at the first trick
the share of the table that trick and hand have, unused pixels of the bar and the width of a card of the trick; then the
most that is unused in play, and the narrowest card; then what was covered, with the phase. `--to` keeps a picture of
each first trick and of each moment in which something is covered.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hlaska.games import GAMES  # noqa: E402
from scripts.browsing import browsing  # noqa: E402
from tests.browser.boxes import Room, watch_deal  # noqa: E402
from tests.browser.conftest import page_tool  # noqa: E402

SIZES: Final = {
    "phone": (375, 667),
    "narrow": (360, 640),
    "side": (667, 375),
    "tablet": (768, 1024),
    "desktop": (1440, 900),
}


def print_summary(game: str, rooms: list[Room]) -> None:
    """Prints how the table was shared, and a line for each thing that was covered."""
    playing = [room for room in rooms if room.playing]
    if not playing:
        print(f"{game:<16} no trick was played")
    else:
        first = next((room for room in playing if room.cards), playing[0])
        print(
            f"{game:<16} first trick: {first.share:4.0%} trick and hand, {first.unused:4} px unused of {first.bar}, "
            f"cards {first.width:.0f} px wide; in play at most {max(r.unused for r in playing)} px unused, "
            f"cards at least {min(r.width for r in playing):.0f} px",
            flush=True,
        )
    for line in sorted({f"    {room.phase}: {line}" for room in rooms for line in room.covered}):
        print(line, flush=True)


def main() -> int:
    """Watches the deals in a browser and prints what each shows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", choices=(*GAMES, []), metavar="GAME")
    parser.add_argument("--size", choices=tuple(SIZES), default="phone")
    parser.add_argument("--locale", default="en-GB")
    parser.add_argument("--deals", type=int, default=1, help="of each game, each with other cards")
    parser.add_argument("--to", type=Path)
    args = parser.parse_args()
    page_tool("build")
    width, height = SIZES[args.size]
    with browsing() as (browser, home):
        for game in args.game or GAMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=args.locale,
                reduced_motion="reduce",
                has_touch=True,
                is_mobile=args.size not in ("tablet", "desktop"),
            )
            page = context.new_page()
            for nth in range(1, args.deals + 1):
                folder = args.to / str(nth) if args.to and args.deals > 1 else args.to
                if folder:
                    folder.mkdir(parents=True, exist_ok=True)
                print_summary(game, watch_deal(page, home, game, folder))
            context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
