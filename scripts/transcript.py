"""Writes what a listener hears of a whole deal, sentence by sentence, in every language.

python scripts/transcript.py                        Mariáš and partnership Pinochle, in four languages
python scripts/transcript.py bezique --lang cs      one game, one language
python scripts/transcript.py marias --deal 7        another deal

A deal is played at random on a table of this process; what the first chair is sent goes through the page's own
code (`web/scripts/transcript.test.ts`), which also asserts that what it says reads as sentences.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from hlaska import games
from hlaska.core.game import Game
from hlaska.server.hello import make_hello
from hlaska.table.bots.bot_worker import make
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("marias", "pinochle")
READER: Final = "Xaverie"  # a name that no sentence may have: the reader is "you"
OTHERS: Final = ("Květa", "Bohouš", "Ludmila")
LEVEL: Final = "random"  # says more kinds of things than others
PLAYED, TRIES = 6, 60  # tricks, without which a deal was given up in the bidding; so many deals are tried
LONG: Final = 2000  # actions of a deal, which none has


async def messages(game: Game, preset: str, seed: int) -> list[bytes]:
    """Returns what the page of the first chair is sent, as JSON.

    It goes from the opening of a table to the end of its first deal.
    """
    chairs = (Chair(READER), *(Chair(name, "bot", LEVEL) for name in OTHERS[: game.players - 1]))
    table = await open_table(game, chairs, preset=preset, owner="me", shuffle=Random(seed).shuffle)
    me = table.meta.chair_of("me")
    while table.seating.chooser >= 0:
        await table.seating.choose(
            table.seating.chooser, min(table.meta.draw.free if table.meta.draw else ())
        )
        me = table.meta.chair_of("me")
    follower = table.follow(me)
    sent = [msgspec.json.encode(make_hello(table.meta, game, me))]
    for step in range(LONG):
        told = follower.take()
        if told is not None:
            sent.append(msgspec.json.encode(told))
        if not table.now.running:
            return sent
        await _act(table, seed + step)
    raise AssertionError(f"{game.id}: no end of the deal after {LONG} actions")


async def _act(table: Table, seed: int) -> None:
    """Lets the seat on turn do something."""
    seat = table.now.turn
    view = table.play.view(seat)
    assert view is not None
    wanted = await make(LEVEL, table.game, seed, None).choose(view, events_for_seat(table.now, seat))
    await table.submit(seat, table.seq, (view.legal[0] if wanted is None else wanted,))


def write(folder: Path, name: str, seed: int) -> None:
    """Writes the messages of a deal of a game as a file for the page.

    It is the first deal from `seed` on that is played out.
    """
    preset = next(iter(games.game_class(name).presets))
    for nth in range(seed, seed + TRIES):
        sent = asyncio.run(messages(games.find_game(name, preset), preset, nth))
        if sum(b'"kind":"trick"' in message for message in sent) >= PLAYED:
            break
    (folder / f"{name}.json").write_bytes(b"[" + b",\n".join(sent) + b"]")


def say(folder: Path, language: str = "", shown: bool = False) -> int:
    """Lets the page say all that lies in a folder. Returns the exit code of its test."""
    told = {
        "HLASKA_TRANSCRIPTS": str(folder),
        "HLASKA_LANGUAGE": language,
        "HLASKA_SHOWN": "1" if shown else "",
    }
    command = [
        sys.executable,
        "scripts/page.py",
        "npm",
        "run",
        "--silent",
        "test",
        "--",
        "scripts/transcript.test.ts",
    ]
    quiet = None if shown else subprocess.PIPE
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **told}, stdout=quiet, stderr=quiet, text=True, check=False
    )
    if done.returncode and not shown:
        print(done.stdout, done.stderr)
    return done.returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES, help=f"some of {', '.join(games.GAMES)}")
    parser.add_argument("--lang", default="", help="cs, de, en or sk; all of them if none is named")
    parser.add_argument("--deal", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in asked.games:
            write(Path(folder), name, asked.deal)
        done = say(Path(folder), asked.lang)
        for path in sorted(Path(folder).glob("*.txt")):
            print(f"\n== {path.stem}\n{path.read_text(encoding='utf-8')}", end="")
    return done


if __name__ == "__main__":
    sys.exit(main())
