"""docs/strength.md: how strong computer players are, from the matches of docs/strength.jsonl."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from hlaska.locales import Language
from hlaska.research.kept import Kept, read

HEAD = """\
# How strong computer players are

<!-- Generated from docs/strength.jsonl by scripts/generate.py: do not edit. -->

Matches of duplicate deals: every deal is played with every assignment of A and B to the seats (partners of one kind; of
four other seats two each, on 2026-11-21 and before the two assignments in which they alternate), or in the casting that
the command names ([arena](arena.md)). The figure is what A's seats make more than B's in a deal, in points or units of
the game; the interval holds it with 95 %, by a bootstrap over deals. An interval that holds 0 does not say who is
stronger.
A match tells of the players of its day; where a command has no seed, the seed was not noted.
`hlaska arena GAME A B --keep docs/strength.jsonl` adds a match.
"""


def strength_page(path: Path) -> str:
    return "\n".join([HEAD, *_parts(read(path))])


def _parts(matches: Sequence[Kept]) -> Iterator[str]:
    for a, b in dict.fromkeys((m.a, m.b) for m in matches):
        yield f"## {a} and {b}\n"
        yield "| game | preset | deals | A more than B | 95 % | seconds | day | |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
        yield from (_row(m) for m in matches if (m.a, m.b) == (a, b))
        yield ""


def _row(m: Kept) -> str:
    seconds = ", ".join(f"{s:g}" for s in m.seconds)
    how = ". ".join(filter(None, (m.note, f"`{m.command}`" if m.command else "")))
    interval = f"{_number(m.low)} to {_number(m.high)}"
    cells = (
        Language().say(f"game-{m.game}"),
        m.preset,
        m.deals,
        _number(m.mean),
        interval,
        seconds,
        m.day,
        how,
    )
    return f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in cells)} |"


def _number(value: float) -> str:
    """Three digits are more than the interval can carry."""
    return f"{float(f'{value:.3g}'):g}".replace("-", "−")
