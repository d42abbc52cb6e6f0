"""Runs a tournament of a class: everybody meets everybody in duplicate deals. A page says who is better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import combinations
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import BadText
from hlaska.locales import Language
from hlaska.research.matches.arena import Match, Spec, make_report, play
from hlaska.research.matches.statistics import NOTABLE, Mean, mean_of
from hlaska.research.players.external_bot import Limits

Progress = Callable[[int, int], None]  # matches done, matches in all
COLOURS = ("#1b6ca8", "#c1432e", "#2e7d4f", "#8a5a00", "#6a3fa0", "#00796b", "#ad1457", "#455a64")
WIDTH, HEIGHT, LEFT, BOTTOM = 720, 300, 48, 28  # of a plot, in pixels


class Row(Struct, frozen=True):
    """Says how a player did.

    It has its mean a deal against all others, and how many faults it made.

    player: its spec.
    mean: units a deal, with the 95 % interval over deals.
    against: units a deal against each of the others, in the order of the players; None against itself.
    seconds: of a decision, on the average.
    faults: how often it did something wrong.
    stand_in: the share of its decisions that a stand-in made, the most of its matches.
    first: what it did wrong first, "" for nothing.
    """

    player: str
    mean: Mean
    against: tuple[float | None, ...]
    seconds: float
    faults: int
    stand_in: float = 0.0
    first: str = ""


class Tournament(Struct, frozen=True):
    """Holds the outcome. It has the rows, best first, and what each player won by deal, against all others together."""

    game: str
    preset: str
    deals: int
    seed: int
    rows: tuple[Row, ...]
    by_deal: dict[str, tuple[float, ...]]


def hold(
    spec: Spec,
    players: Sequence[str],
    deals: int,
    seed: int = 1,
    workers: int | None = None,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Lets everybody meet everybody in the same deals. Raises BadText for fewer than two players, or one twice."""
    if len(players) < 2 or len(set(players)) != len(players):
        raise BadText("a tournament is of two or more different players")
    pairs = list(combinations(range(len(players)), 2))
    won: list[list[list[float]]] = [[] for _ in players]  # by player, of each of its matches by deal
    against: list[list[float | None]] = [[None] * len(players) for _ in players]
    seconds: list[list[float]] = [[] for _ in players]
    faults, first = [0] * len(players), [""] * len(players)
    stood_in = [0.0] * len(players)
    for done, (one, other) in enumerate(pairs, 1):
        match = Match(spec, players[one], players[other], seed=seed, limits=limits or Limits())
        played = play(match, deals, workers)
        found = make_report(match, played)
        won[one].append([deal.difference for deal in played])
        won[other].append([-deal.difference for deal in played])
        against[one][other], against[other][one] = found.mean, 0.0 - found.mean
        seconds[one].append(found.seconds_a)
        seconds[other].append(found.seconds_b)
        for who, share in ((one, found.stand_in_a), (other, found.stand_in_b)):
            stood_in[who] = max(stood_in[who], share)
        for fault in found.faults:
            who = one if fault.player == "A" else other
            faults[who] += fault.count
            first[who] = first[who] or f"{fault.kind}, {fault.first}"
        if progress is not None:
            progress(done, len(pairs))
    by_deal = {
        name: tuple(sum(deal) / len(deal) for deal in zip(*won[i], strict=True))
        for i, name in enumerate(players)
    }
    rows = [
        Row(
            name,
            mean_of(by_deal[name], seed),
            tuple(against[i]),
            sum(seconds[i]) / len(seconds[i]),
            faults[i],
            stood_in[i],
            first[i],
        )
        for i, name in enumerate(players)
    ]
    order = sorted(range(len(players)), key=lambda i: -rows[i].mean.mean)
    ranked = [replace(r, against=tuple(r.against[j] for j in order)) for r in (rows[i] for i in order)]
    return Tournament(spec.game, spec.preset, deals, seed, tuple(ranked), by_deal)


def list_warnings(found: Tournament) -> list[str]:
    """Says of whom the score is not its own, since a stand-in decided often."""
    return [
        f"WARNING: up to {row.stand_in:.0%} of the decisions of {row.player} are a stand-in's, not its own: {row.first}"
        for row in found.rows
        if row.stand_in >= NOTABLE
    ]


# ---------------------------------------------------------------- the page
def format_page(found: Tournament) -> str:
    """Writes the page.

    It has a table with intervals, a table of everybody against everybody, and the course of the deals.
    """
    names = [row.player for row in found.rows]
    table = "".join(
        f"<tr><td>{place}</td><th>{escape(row.player)}</th><td>{_format_signed(row.mean.mean, 3)}</td>"
        f"<td>{_format_signed(row.mean.low, 3)} to {_format_signed(row.mean.high, 3)}</td>"
        f"<td>{1000 * row.seconds:.1f}</td><td>{row.faults}</td></tr>"
        for place, row in enumerate(found.rows, 1)
    )
    head = "".join(f"<th>{i}</th>" for i in range(1, len(names) + 1))
    cross = "".join(
        f"<tr><td>{place}</td><th>{escape(row.player)}</th>"
        + "".join(
            "<td></td>" if value is None else f"<td>{_format_signed(value, 2)}</td>" for value in row.against
        )
        + "</tr>"
        for place, row in enumerate(found.rows, 1)
    )
    rules = escape(Language("en").rules_name(found.game, found.preset))
    warned = "".join(f"<p><strong>{escape(warning)}</strong></p>" for warning in list_warnings(found))
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tournament: {rules}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 760px; padding: 0 1rem; color: #1c1c1c }}
h1 {{ font-size: 1.6rem; line-height: 1.25 }}
table {{ border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }}
td, th {{ padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #ddd }} td + th {{ text-align: left }}
td {{ font-variant-numeric: tabular-nums; white-space: nowrap }}
svg {{ max-width: 100%; height: auto }}
</style>
<h1>{rules}</h1>
<p>{len(names)} players, everybody against everybody in the same {found.deals} duplicate deals, seed {found.seed}.
Units a deal more than the opponents got, with the 95 % interval over deals.</p>
{warned}
<table>
<tr><td></td><th>Player</th><th>Units a deal</th><th>95 %</th><th>ms a decision</th><th>Faults</th></tr>
{table}</table>
<h2>Intervals</h2>{_intervals(found)}
<h2>Everybody against everybody</h2>
<table><tr><td></td><th>Units a deal</th>{head}</tr>{cross}</table>
<h2>Course of the deals</h2>{_course(found)}
<p>A fault is a decision that a stand-in made: an answer that was no legal action, too late, or an error.</p>
</html>
"""


def _intervals(found: Tournament) -> str:
    low = min(0.0, *(row.mean.low for row in found.rows))
    high = max(0.0, *(row.mean.high for row in found.rows))
    width = (high - low) or 1.0

    def x(value: float) -> float:
        return 180 + (WIDTH - 200) * (value - low) / width

    rows = []
    for i, row in enumerate(found.rows):
        y, colour = 20 + 24 * i, COLOURS[i % len(COLOURS)]
        rows.append(
            f'<text x="170" y="{y + 5}" text-anchor="end" font-size="13">{escape(row.player[-24:])}</text>'
            f'<line x1="{x(row.mean.low):.1f}" x2="{x(row.mean.high):.1f}" y1="{y}" y2="{y}"'
            f' stroke="{colour}" stroke-width="3"/>'
            f'<circle cx="{x(row.mean.mean):.1f}" cy="{y}" r="5" fill="{colour}"/>'
        )
    height = 24 * len(found.rows) + 36
    zero = (
        f'<line x1="{x(0):.1f}" x2="{x(0):.1f}" y1="4" y2="{height - 20}" stroke="#999" stroke-dasharray="4 4"/>'
        f'<text x="{x(0):.1f}" y="{height - 4}" text-anchor="middle" font-size="12">0 units a deal</text>'
    )
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="Intervals of the players">'
    return f"{head}{zero}{''.join(rows)}</svg>"


def _course(found: Tournament) -> str:
    sums = {name: _running_sums(values) for name, values in found.by_deal.items()}
    low = min(min(values) for values in sums.values())
    high = max(max(values) for values in sums.values())
    width = (high - low) or 1.0
    right, top = WIDTH - LEFT - 8, HEIGHT - BOTTOM - 8

    def point(i: int, value: float) -> str:
        return f"{LEFT + right * i / max(1, found.deals):.1f},{8 + top * (high - value) / width:.1f}"

    lines = [
        f'<polyline fill="none" stroke="{COLOURS[i % len(COLOURS)]}" stroke-width="2" points="'
        + " ".join(point(n, value) for n, value in enumerate(sums[row.player]))
        + f'"><title>{escape(row.player)}</title></polyline>'
        for i, row in enumerate(found.rows)
    ]
    marks = (
        f'<text x="{LEFT - 6}" y="16" text-anchor="end" font-size="12">{_format_signed(high, 0)}</text>'
        f'<text x="{LEFT - 6}" y="{HEIGHT - BOTTOM}" text-anchor="end" font-size="12">{_format_signed(low, 0)}</text>'
        f'<text x="{WIDTH - 8}" y="{HEIGHT - 8}" text-anchor="end" font-size="12">{found.deals} deals</text>'
    )
    head = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Units won by deal">'
    return f"{head}{marks}{''.join(lines)}</svg>"


def _format_signed(value: float, digits: int) -> str:
    """Writes a number with its sign, a real minus, and so many digits."""
    return f"{value:+.{digits}f}".replace("-", "−")


def _running_sums(values: Sequence[float]) -> list[float]:
    sums = [0.0]
    for value in values:
        sums.append(sums[-1] + value)
    return sums


def write_page(found: Tournament, path: Path) -> None:
    """Writes the page into a file. Raises BadText where that cannot be."""
    try:
        path.write_text(format_page(found), encoding="utf-8")
    except OSError as error:
        raise BadText(f"{path}: {error.strerror}") from None
