"""Makes docs/strength.md. It says how strong computer players are, from the matches of docs/strength.jsonl."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hlaska.bots.players.strong import ABILITIES
from hlaska.games import GAMES
from hlaska.locales import Language
from hlaska.research.matches.match_results import MatchResult, read
from hlaska.research.players.player_specs import parse_spec

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


OTHERS: Final = ("club", "greedy", "exact", "ismcts")
SUMMARY: Final = """\
## strong against the others

The latest whole match of `strong` against each kind of player, whatever came of it: what it makes more in a deal, 95 %,
and deals. Further down are all matches with the settings of both (`ismcts` calls like `club` where it would double for
ever).
"""


def strength_page(path: Path) -> str:
    matches = read(path)
    return "\n".join([HEAD, *_summary(matches), *_parts(matches)])


def _summary(matches: Sequence[MatchResult]) -> Iterator[str]:
    latest = {(m.game, m.preset, kind): m for m in matches if (kind := _against(m)) is not None}
    if not latest:
        return
    yield SUMMARY
    yield f"| game | preset | {' | '.join(OTHERS)} |"
    yield "| --- | --- |" + " --- |" * len(OTHERS)
    order = list(GAMES)
    for game, preset in sorted({key[:2] for key in latest}, key=lambda key: (order.index(key[0]), key[1])):
        found = (latest.get((game, preset, kind)) for kind in OTHERS)
        cells = (
            f"{_sign(m.mean)} [{_number(m.low)}, {_number(m.high)}], {m.deals}" if m else "" for m in found
        )
        yield f"| {Language().say(f'game-{game}')} | {preset} | {' | '.join(cells)} |"
    yield ""


def _against(m: MatchResult) -> str | None:
    """Names whom the whole of `strong` played against.

    It is None for a part of it, in one role, or against a player of before.
    """
    words = m.command.split()
    in_a_role = "--casting" in words and "every" not in words
    without = any(f"{ability}=" in m.a for ability in ABILITIES)
    if not words or in_a_role or without or _kind(m.a) != "strong":
        return None
    kind = _kind(parse_spec(m.b).cards)
    return kind if kind in OTHERS and (kind == "ismcts" or "/" not in m.b) else None


def _kind(spec: str) -> str:
    return spec.partition(":")[0]


def _parts(matches: Sequence[MatchResult]) -> Iterator[str]:
    for a, b in dict.fromkeys((m.a, m.b) for m in matches):
        yield f"## {a} and {b}\n"
        yield "| game | preset | deals | A more than B | 95 % | seconds | day | |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
        yield from (_row(m) for m in matches if (m.a, m.b) == (a, b))
        yield ""


def _row(m: MatchResult) -> str:
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


def _sign(value: float) -> str:
    return f"{'+' * (value > 0)}{_number(value)}"


def _number(value: float) -> str:
    """Writes a number with three digits, which are more than the interval can carry."""
    return f"{float(f'{value:.3g}'):g}".replace("-", "−")
