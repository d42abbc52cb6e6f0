"""Keeps matches.

A line of JSON each says what was played, how, and what came of it (docs/strength.jsonl).

`hlaska arena ... --keep FILE` adds a line; `scripts/generate.py` makes a page of them. Lines are never changed: what
was measured with players of an earlier day stays what it was.
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from hlaska.core.errors import BadText
from hlaska.research.matches.arena import Report
from hlaska.research.matches.casting import USUAL


class MatchResult(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Holds the result of one match.

    mean, low, high: what A made more than B a deal in units of the game, and its 95 % interval.
    seconds: those of a decision of A and of B.
    command: what plays it again, as far as it is known.
    note: what the names of the players do not say.
    """

    day: str
    game: str
    preset: str
    a: str
    b: str
    deals: int
    mean: float
    low: float
    high: float
    seconds: tuple[float, ...] = ()
    command: str = ""
    note: str = ""


def match_result(report: Report, settings: Sequence[str] = (), note: str = "") -> MatchResult:
    """Makes the entry of a match that was just played."""
    r = report
    seconds = (round(r.seconds_a, 3), round(r.seconds_b, 3))
    mean, low, high = (round(value, 3) for value in (r.mean, r.low, r.high))
    today = datetime.now(UTC).date().isoformat()
    said = command(r, settings)
    return MatchResult(today, r.game, r.preset, r.a, r.b, r.deals, mean, low, high, seconds, said, note)


def command(report: Report, settings: Sequence[str]) -> str:
    """Returns the command that plays this match again."""
    words = ["hlaska", "arena", report.game, report.a, report.b, "--preset", report.preset]
    words += [word for setting in settings for word in ("--set", setting)]
    words += ["--casting", report.casting] if report.casting != USUAL else []
    return shlex.join([*words, "--deals", str(report.deals), "--seed", str(report.seed)])


def add(path: Path, one: MatchResult) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(msgspec.json.encode(one).decode() + "\n")


def read(path: Path) -> list[MatchResult]:
    """Reads the matches of a file. Raises BadText with the number of a line that is none."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=MatchResult))
        except msgspec.DecodeError as e:
            raise BadText(f"{path.name}, line {number}: {e}") from e
    return found
