"""Compares two players in duplicate deals, and checks calls: `hlaska arena` and `hlaska calibrate`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from hlaska.cli.compiling import announce_compiling
from hlaska.cli.output import format_table, print_json
from hlaska.core.errors import BadText

if TYPE_CHECKING:
    from hlaska.research.matches.arena import Match, Progress, Report
    from hlaska.research.matches.calibration import CalibrationRow
    from hlaska.research.matches.log import DuplicateDeal
    from hlaska.research.matches.partner_report import DutyCounts
    from hlaska.research.matches.statistics import Mean

WIDTH: Final = 30  # signs of a progress bar
BROKEN: Final = 5  # deals of a duty that are named


# ---------------------------------------------------------------- hlaska arena
def arena(args: Namespace) -> None:
    from hlaska.research.matches.arena import make_report
    from hlaska.research.matches.match_results import add, match_result
    from hlaska.research.matches.partner_report import partner_report

    match = _match(args, args.a, args.b, args.casting)
    if args.report and match.spec.make().seats < 3:
        raise BadText(f"--report partner: two play {args.game}, so nobody has a partner")
    deals = _play_deals(match, args)
    found = make_report(match, deals, args.cap)
    if args.report:
        found = replace(found, partner=partner_report(deals))
    if args.keep:
        add(Path(args.keep), match_result(found, args.set, args.note))
    if args.json:
        print_json(found)
    else:
        print("\n".join(format_report(found)))


def _match(args: Namespace, a: str, b: str, casting: str) -> Match:
    from hlaska.games import game_class, preset_of
    from hlaska.research.matches.arena import Match, Spec
    from hlaska.research.players.external_bot import Limits

    game_type = game_class(args.game)
    preset_of(game_type, args.preset)  # must be one of this game
    spec = Spec(args.game, args.preset or next(iter(game_type.presets)), tuple(args.set))
    return Match(
        spec,
        a,
        b,
        casting,
        args.seed,
        Limits(args.program_seconds, args.program_memory, args.one_process),
    )


def _play_deals(match: Match, args: Namespace) -> list[DuplicateDeal]:
    from hlaska.research.matches.arena import play

    if match.has_search:
        announce_compiling(args.lang)
    return play(match, args.deals, args.workers, _path(args.log), progress_bar("deals"), args.cluster)


def _path(name: str | None) -> Path | None:
    return None if name is None else Path(name)


def format_report(r: Report) -> Iterator[str]:
    """Yields the lines of a report for people."""
    yield f"{r.game}, {r.preset}: A = {r.a}, B = {r.b}"
    yield f"{r.deals} duplicate deals ({r.casting}), seed {r.seed}"
    warned = (_warning(r, who, share) for who, share in (("A", r.stand_in_a), ("B", r.stand_in_b)))
    yield from filter(None, warned)
    rows = [("A less B, units a deal", f"{r.mean:+.3f}", f"95 %: {r.low:+.3f} to {r.high:+.3f}", "")]
    if r.capped is not None:
        rows.append((f"items capped at {r.cap:g}", f"{r.capped.mean:+.3f}", _interval(r.capped), ""))
    rows.append(("deviation of a deal", f"{r.deviation:.3f}", "", ""))
    for name, seconds, longest in (("A", r.seconds_a, r.longest_a), ("B", r.seconds_b, r.longest_b)):
        rows.append((f"{name}, seconds a decision", f"{seconds:.4f}", f"longest {longest:.3f}", ""))
    yield format_table(rows, "  ")
    if r.contracts:
        yield "undertaken (made, units each, against each opponent):"
        yield format_table(
            ((c.player, c.name, f"{c.made} of {c.count}", f"{c.mean:+.2f}") for c in r.contracts), "  "
        )
    if r.doubled:
        yield "doublings (won, units in all that they added):"
        yield format_table(
            (
                (d.player, _step(d.level, d.about), f"{d.won} of {d.count}", f"{d.gain:+.1f}")
                for d in r.doubled
            ),
            "  ",
        )
    if r.partner is not None:
        yield "owed to partners (kept, not possible, broken):"
        yield format_table(
            ((p.player, p.duty, str(p.kept), str(p.forced), str(len(p.broken))) for p in r.partner), "  "
        )
        yield from (f"  {place}" for p in r.partner for place in _broken_places(p))
    if r.faults:
        yield "faults of programs (a stand-in decided):"
        yield format_table(((f.player, f.kind, str(f.count), f.first) for f in r.faults), "  ")


def _warning(r: Report, who: str, share: float) -> str:
    """Says that a player's score is not its own, where a stand-in decided often. Else it returns ""."""
    from hlaska.research.matches.statistics import NOTABLE

    if share < NOTABLE:
        return ""
    first = next((f": {f.kind}, {f.first}" for f in r.faults if f.player == who), "")
    return f"WARNING: {share:.0%} of {who}'s decisions are a stand-in's, not its own{first}"


def _broken_places(found: DutyCounts) -> Iterator[str]:
    """Yields where a duty was broken. It has the first deals, with the action and its number in the record."""
    for one in found.broken[:BROKEN]:
        where = f"deal {one.deal}, {one.players}, move {one.move}"
        yield f"{found.player} {found.duty}: {where}: seat {one.seat} {one.action}"
    if len(found.broken) > BROKEN:
        yield f"{found.player} {found.duty}: {len(found.broken) - BROKEN} more; --json has all of them, with records"


def _interval(mean: Mean) -> str:
    return f"95 %: {mean.low:+.3f} to {mean.high:+.3f}"


def _step(level: int, about: str) -> str:
    from hlaska.research.matches.calibration import step_name

    return step_name(level, about)


def progress_bar(what: str) -> Progress | None:
    """Draws a bar with the time that is left, where somebody looks at it."""
    if not sys.stderr.isatty():
        return None
    begun, before = monotonic(), [-1]

    def draw(done: int, of: int) -> None:
        if before[0] < 0:
            before[0] = done - 1  # those of a log took no time now
        left = (monotonic() - begun) / (done - before[0]) * (of - done)
        filled = WIDTH * done // of
        line = f"\r{'#' * filled}{'.' * (WIDTH - filled)} {done} of {of} {what}, {_clock(left)} left "
        print(line if done < of else "\r" + " " * len(line) + "\r", end="", file=sys.stderr, flush=True)

    return draw


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


# ---------------------------------------------------------------- hlaska calibrate
def calibrate(args: Namespace) -> None:
    from hlaska.research.matches.calibration import calibration_rows
    from hlaska.research.matches.casting import ALONE
    from hlaska.research.matches.log import game_of, read

    if args.game is None and args.log is None:
        raise BadText("name a game, to play deals of, or a log of the arena (--log FILE)")
    deals: list[DuplicateDeal]
    if args.game is None:
        head, deals = read(Path(args.log))
        game, players = game_of(head), f"A = {head.a}, B = {head.b}"
    else:
        match = _match(args, args.player, args.player, ALONE)
        deals = _play_deals(match, args)
        game, players = match.spec.make(), f"A = {args.player}"
    lines = calibration_rows(game, deals, not args.brief)
    if args.json:
        print_json(lines)
        return
    print(f"{game.id}, {len(deals)} deals, {players}")
    print(
        format_table(_calibration_table(lines)) if lines else "no call of which a player told what it expects"
    )


def _calibration_table(lines: list[CalibrationRow]) -> Iterator[tuple[str, ...]]:
    yield "", "call", "chance told", "calls", "told", "gained", "95 %", "", "expected", "came", "95 %", "held"
    for x in lines:
        mark = "" if x.right else "off"
        yield (
            x.player, x.call if x.said == "all" else "", x.said, str(x.count), f"{x.chance:.0%}",
            f"{x.gained / x.count:.0%}", f"{x.low:.0%} to {x.high:.0%}", mark, f"{x.margin:+.2f}", f"{x.result:+.2f}",
            f"{x.result_low:+.2f} to {x.result_high:+.2f}", f"{x.held} of {x.of}" if x.of else "",
        )  # fmt: skip
