"""Counts the instructions of what `hlaska bench engine` and `playouts` measure.

What else the machine does makes no difference.

.venv/bin/python scripts/count_instructions.py --write before.json  # ten minutes of processor time
.venv/bin/python scripts/count_instructions.py --against before.json        # of another version: the ratio of each row
.venv/bin/python scripts/count_instructions.py marias thousand --part engine

The same work is counted in every run, by callgrind (Debian's valgrind; it needs a C compiler, too). Two runs of one
version differ by less than a thousandth. An instruction is not a time: cache misses and branches that were guessed
wrong cost more, so a ratio says what a version does more or less, and `hlaska bench` says how long that takes.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from hlaska.benchmarks import throughput
from hlaska.benchmarks.throughput import Work
from hlaska.bots.evaluation.playouts import policy_of
from hlaska.core.errors import HlaskaError
from hlaska.core.match import next_deck
from hlaska.games import GAMES, find_game, game_class
from hlaska.kernel import jit

PARTS: Final = ("engine", "explanations", "playouts")
DEALS: Final = 10  # of the engine
PLAYOUTS: Final = 1000
PLAIN: Final = 20  # playouts in plain Python
SETTLEMENTS: Final = 50
WORSE: Final = 1.05  # ratio from which a row is marked
# What callgrind is told goes through macros of its header.
REQUESTS: Final = """
#include <valgrind/callgrind.h>
void begin(void) { CALLGRIND_START_INSTRUMENTATION; CALLGRIND_ZERO_STATS; }
void end(const char *row) { CALLGRIND_DUMP_STATS_AT(row); CALLGRIND_STOP_INSTRUMENTATION; }
"""
ROW: Final = re.compile(r"^desc: Trigger: Client Request: (\S+) (\d+)$", re.MULTILINE)
SUM: Final = re.compile(r"^summary: (\d+)", re.MULTILINE)

Rows = dict[str, float]


# ---------------------------------------------------------------- under callgrind
def count_here(parts: list[str], games: list[str], library: Path) -> None:
    """Runs each row once to warm up and once to be counted."""
    requests = ctypes.CDLL(str(library))
    for name in games:
        for part in parts:
            for row, work, n in list_rows(part, name):
                work(n)
                gc.collect()
                gc.disable()
                requests.begin()
                done = work(n)
                requests.end(f"{part}.{name}.{row} {done}".encode())
                gc.enable()


def list_rows(part: str, name: str) -> Iterator[tuple[str, Work, int]]:
    """Yields the rows of a part for a game. Each has its name, work, and how much of it is counted."""
    game = find_game(name)
    if part == "engine":
        for views, row in ((0, "actions"), (1, "with_one_view"), (-1, "with_all_views")):
            yield row, make_acting(name, views), DEALS
    elif part == "explanations":
        yield "explain", throughput.make_explaining(game), 1
    else:
        states = throughput.first_leads(game)
        positions = [throughput.position_of(game, state) for state in states]
        words = {"random": 0, "policy": policy_of(game, states[0])}
        for row, word in words.items():
            with throughput.plain_python():
                yield f"python.{row}", throughput.make_playing(positions, word), PLAIN
        if jit.start():
            for row, word in words.items():
                yield row, throughput.make_playing(positions, word), PLAYOUTS
        yield "settlements", throughput.make_settling(game, states, positions, words["policy"]), SETTLEMENTS


def make_acting(name: str, views: int) -> Work:
    """Returns what plays so many deals at random. It is the same in every version with the same rules."""

    def act(n: int) -> int:
        game, rng = find_game(name), Random(1)
        match = game.opening()
        count = 0
        for _ in range(n):
            state, _ = game.start(match, next_deck(game, match, rng.shuffle))
            count += throughput.play_out(game, state, rng, views)
        return count

    return act


# ---------------------------------------------------------------- outside
def count(parts: list[str], games: list[str]) -> Rows:
    """Returns the instructions of one unit of each row. Exits where a tool is missing."""
    for tool in ("valgrind", "cc"):
        if shutil.which(tool) is None:
            sys.exit(f"count_instructions: {tool} is not here; on Debian: apt install valgrind gcc")
    # Callgrind's processor has less than the real one, so code is compiled for any, once and outside.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        (here / "requests.c").write_text(REQUESTS, "utf-8")
        library = here / "requests.so"
        subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, here / "requests.c"], check=True)
        if "playouts" in parts:
            start = "from hlaska.kernel import jit; jit.start()"
            subprocess.run([sys.executable, "-c", start], env=environment, check=True)
        command = [
            "valgrind",
            "--tool=callgrind",
            "--instr-atstart=no",
            f"--callgrind-out-file={here / 'out'}",
        ]
        command += [sys.executable, __file__, "--library", str(library)]
        command += [word for part in parts for word in ("--part", part)]
        subprocess.run([*command, *games], env=environment, check=True, stderr=subprocess.DEVNULL)
        return dict(read_rows(here))


def read_rows(folder: Path) -> Iterator[tuple[str, float]]:
    """Yields each row that callgrind has written, with its instructions a unit."""
    for path in sorted(folder.glob("out.*"), key=lambda path: int(path.suffix[1:])):
        text = path.read_text("utf-8", "replace")
        row, total = ROW.search(text), SUM.search(text)
        if row and total:
            yield row[1], int(total[1]) / int(row[2])


def main() -> None:
    """Counts what the command line says, writes it and compares it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="id of a game; all without one")
    parser.add_argument("--part", action="append", choices=PARTS, help="all without one")
    parser.add_argument("--write", type=Path, metavar="FILE", help="where the counts go, as JSON")
    parser.add_argument("--against", type=Path, metavar="FILE", help="counts of another version")
    parser.add_argument("--library", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    parts, games = args.part or list(PARTS), args.games or list(GAMES)
    try:
        for name in games:
            game_class(name)
    except HlaskaError as wrong:
        sys.exit(f"count_instructions: {wrong.text}")
    if args.library:
        return count_here(parts, games, args.library)
    rows = count(parts, games)
    if args.write:
        args.write.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    before: Rows = json.loads(args.against.read_text("utf-8")) if args.against else {}
    for row, each in rows.items():
        ratio = each / before[row] if row in before else None
        mark = "" if ratio is None else f"  {ratio:.3f}{'  worse' if ratio > WORSE else ''}"
        print(f"{row:44} {each:14,.0f}{mark}")


if __name__ == "__main__":
    main()
