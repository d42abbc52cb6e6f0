"""Runs an event from its journal, checks draws and formats, compares rankings: `hlaska events`."""

from __future__ import annotations

import os
import secrets
import time
from argparse import Namespace
from collections import defaultdict
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from hlaska.cli.output import format_table, print_json, read_file
from hlaska.core.errors import BadText

if TYPE_CHECKING:
    from hlaska.core.game import Game
    from hlaska.events.acts import AnyAct
    from hlaska.events.commands import Event

ACTS: Final = {
    "enter": "NAME [MEMBER ...]: enter a person, or a pair or team with its members",
    "leave": "ENTRY: take an entry out of the next draws",
    "return": "ENTRY: take it in again",
    "substitute": "ENTRY MEMBER NAME: let somebody play instead of a member",
    "start": "start the event",
    "draw": "draw the next round",
    "seat": "ENTRY ENTRY ...: seat people who chose each other (ladder, arena)",
    "challenge": "ENTRY ENTRY ...: the first asks the others for a table (ladder, arena)",
    "accept": "LINE ENTRY: an entry says yes to the challenge of a line",
    "decline": "LINE ENTRY: an entry says no to it, or takes it back",
    "result": "ROUND TABLE POINTS ...: the points of each entry, in the order of the table",
    "correct": "ROUND TABLE POINTS ...: other points by a ruling; needs --why",
    "absent": "ROUND TABLE ENTRY ...: these did not come",
    "adjust": "ENTRY POINTS: give points or take them; needs --why",
    "merge": "ROUND TABLE INTO: join two tables",
    "split": "ROUND TABLE ENTRY ...: these go to a table of their own",
    "undo": "LINE: take back a line of the journal; needs --why",
    "finish": "end the event and tell its secret",
}


# ---------------------------------------------------------------- an event in a file
def run_events(args: Namespace) -> None:
    """Does what is asked of events. Raises BadText, BadCommand."""
    commands: dict[str, Callable[[Namespace], None]] = {
        "simulate": simulate_events,
        "new": create_event,
        "do": submit_act,
        "show": show_event,
        "verify": verify_event,
        "power": measure_power,
    }
    commands[args.what](args)


def create_event(args: Namespace) -> None:
    """Founds an event in a new file. Raises BadText, BadCommand."""
    from hlaska.events.commands import found
    from hlaska.events.journal import encode_journal
    from hlaska.events.model import Plan

    plan = Plan(
        args.name,
        args.format,
        time.strftime("%Y-%m-%d"),
        sizes=tuple(_parse_numbers("--sizes", args.sizes.split(","))),
        kind=args.kind,
        rules=args.rules,
        rounds=args.rounds,
        minutes=args.minutes,
        deals=args.deals,
        team_size=args.team_size,
        per_person=args.per_person,
        consolation=args.consolation,
        ranking=args.ranking,
    )
    event = found(plan, secrets.token_hex(16), time.time(), args.by)
    path = Path(args.file)
    try:
        with path.open("x", encoding="utf-8", newline="") as file:
            file.write(encode_journal(event.journal))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise BadText(f"{path} is there already: name a new file, or go on with 'hlaska events do'") from None
    except OSError as e:
        raise BadText(f"{path}: {e.strerror}") from None
    print(f"{path}: {plan.name}. The draws follow from a secret whose SHA-256 is {event.state.commit}.")


def submit_act(args: Namespace) -> None:
    """Does something to the event of a file and shows what came of it. Raises BadText, BadCommand."""
    from hlaska.events.commands import submit
    from hlaska.events.journal import encode_entry

    event = _read_event(args.file)
    act = _parse_act(args.act, args.args)
    after = submit(event, act, time.time(), args.by or event.state.founder, args.why)
    _append(Path(args.file), encode_entry(after.journal[-1]))
    _show(after, args.json)


def show_event(args: Namespace) -> None:
    """Shows the tables of the last round and the standings. Raises BadText."""
    _show(_read_event(args.file), args.json)


def verify_event(args: Namespace) -> None:
    """Draws all rounds again. Raises BadText where the secret is not there or a round does not follow from it."""
    from hlaska.events.commands import is_verified

    event = _read_event(args.file)
    if not event.state.secret:
        raise BadText("the secret of the draws is not told yet: it is, when the event is over")
    if not is_verified(event.journal):
        raise BadText(
            "the rounds do not follow from the secret that was promised: the journal is not genuine"
        )
    print(f"{len(event.state.rounds)} rounds follow from the secret that was promised at the founding.")


def _read_event(name: str) -> Event:
    """Reads a journal. What a killed program has left of a last line was never acknowledged. Raises BadText."""
    from hlaska.events.commands import load
    from hlaska.events.journal import decode_journal

    text = read_file(name)
    return load(decode_journal(text[: text.rfind("\n") + 1]))


def _append(path: Path, line: str) -> None:
    """Writes one more line, and keeps it before it is acknowledged. Raises BadText."""
    try:
        text = path.read_bytes()
        with path.open("r+b") as file:
            file.truncate(text.rfind(b"\n") + 1)
            file.seek(0, os.SEEK_END)
            file.write(f"{line}\n".encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as e:
        raise BadText(f"{path}: {e.strerror}") from None


def _parse_numbers(what: str, texts: Sequence[str]) -> list[int]:
    try:
        return [int(text) for text in texts]
    except ValueError:
        raise BadText(f"{what}: expected whole numbers, not '{' '.join(texts)[:60]}'") from None


def _parse_act(name: str, args: Sequence[str]) -> AnyAct:
    """Reads an act as it is typed. Raises BadText."""
    from hlaska.events import acts
    from hlaska.events.model import Result

    usage = BadText(f"{name}: expected {ACTS[name]}")
    if name == "enter":
        if not args:
            raise usage
        return acts.Enter(args[0], tuple(args[1:]), invite=True)
    if name == "substitute":
        if len(args) != 3:
            raise usage
        return acts.Substitute(_parse_numbers(name, args[:1])[0], args[1], args[2])
    numbers = _parse_numbers(name, args)
    counts = {
        "leave": 1,
        "return": 1,
        "start": 0,
        "draw": 0,
        "adjust": 2,
        "accept": 2,
        "decline": 2,
        "merge": 3,
        "undo": 1,
        "finish": 0,
    }
    if (name in counts and len(numbers) != counts[name]) or (name not in counts and len(numbers) < 2):
        raise usage
    made: dict[str, Callable[[], AnyAct]] = {
        "leave": lambda: acts.Withdraw(numbers[0]),
        "return": lambda: acts.Return(numbers[0]),
        "start": acts.Start,
        "draw": acts.Draw,
        "seat": lambda: acts.Seat(tuple(numbers)),
        "challenge": lambda: acts.Challenge(tuple(numbers)),
        "accept": lambda: acts.Accept(numbers[0], numbers[1]),
        "decline": lambda: acts.Decline(numbers[0], numbers[1]),
        "result": lambda: acts.Record(numbers[0], numbers[1], Result(tuple(numbers[2:]), confirmed=True)),
        "correct": lambda: acts.Correct(numbers[0], numbers[1], Result(tuple(numbers[2:]), confirmed=True)),
        "absent": lambda: acts.Record(
            numbers[0], numbers[1], Result(absent=tuple(numbers[2:]), confirmed=True)
        ),
        "adjust": lambda: acts.Adjust(numbers[0], numbers[1]),
        "merge": lambda: acts.Merge(numbers[0], numbers[1], numbers[2]),
        "split": lambda: acts.Split(numbers[0], numbers[1], tuple(numbers[2:])),
        "undo": lambda: acts.Undo(numbers[0]),
        "finish": acts.Finish,
    }
    return made[name]()


def _show(event: Event, as_json: bool) -> None:
    from hlaska.events.history import open_tables
    from hlaska.events.standings import rank_entries, rank_teams, tie_break_names

    state = event.state
    names = {one.id: one.name for one in state.entries.values()}
    ranked = rank_entries(state)
    if as_json:
        tables = [
            {"round": played.number, "table": one.number, "entries": [names[e] for e in one.entries]}
            for played in state.rounds[-1:]
            for one in played.tables
        ]
        rows = [{"rank": one.rank, "name": names[one.id], "points": _decimal(one.points)} for one in ranked]
        print_json({"name": state.plan.name, "line": state.seq, "tables": tables, "standings": rows})
        return
    print(f"{state.plan.name}: {len(names)} entries, {len(state.rounds)} rounds, line {state.seq}")
    for played in state.rounds[-1:]:
        waiting = {one.number for one in open_tables(state, played)}
        print(f"Round {played.number}")
        for one in played.tables:
            seats = ", ".join(f"{entry} {names[entry]}" for entry in one.entries)
            print(f"  table {one.number}{'' if one.number in waiting else ' (over)'}: {seats}")
        if played.byes:
            print(f"  sit out: {', '.join(f'{entry} {names[entry]}' for entry in played.byes)}")
    heads = ["rank", "entry", "points", *tie_break_names(state)]
    print(format_table([heads, *_rank_rows(ranked, names)]))
    if state.teams:
        teams = {one.id: one.name for one in state.teams.values()}
        print(format_table([heads, *_rank_rows(rank_teams(state), teams)]))


def _rank_rows(ranked: Sequence[Any], names: dict[int, str]) -> list[list[str]]:
    return [
        [str(one.rank), f"{one.id} {names[one.id]}", _decimal(one.points), *map(_decimal, one.tie_breaks)]
        for one in ranked
    ]


def _decimal(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else f"{float(value):.2f}"


# ---------------------------------------------------------------- measures
def measure_power(args: Namespace) -> None:
    """Says how well each ranking tells players apart who play the same deals."""
    from msgspec import to_builtins

    from hlaska.games import game_class, preset_of
    from hlaska.research.matches.ranking_power import card_share, play_field
    from hlaska.research.matches.ranking_power import measure_power as measure

    game_type = game_class(args.game)
    game = game_type(game_type.duplicate_rules(preset_of(game_type, args.preset)))
    seats = play_field(game, args.a, args.b, args.number, args.tables, args.seed)
    unit, rows = measure(seats)
    if args.keep:
        _save_unit(game_type, args, unit)
    cards = card_share(seats)
    if args.json:
        told = {"game": game.id, "unit": unit, "card_share": cards}
        print_json(told | {"measures": [to_builtins(one) for one in rows]})
        return
    print(
        f"{game.id}: {args.number} deals at {args.tables} tables, A = {args.a}, B = {args.b}, seed {args.seed}"
    )
    print(f"unit of the scale: {unit} ({unit / game.money:g} units of the game)")
    print(f"of the variance of points {cards:.0%} comes of cards and chair, which the same deals take out")
    heads = ["ranked by", "A more a deal", "standard error", "spread of a deal", "deals until A is above B"]
    shown = [
        [one.measure, f"{one.gain:.3f}", f"{one.error:.3f}", f"{one.spread:.3f}", str(one.deals or "never")]
        for one in rows
    ]
    print(format_table([heads, *shown]))


def _save_unit(game_type: type[Game], args: Namespace, unit: int) -> None:
    """Writes the unit of a preset, and how it was measured, into the game's folder. Raises BadText."""
    from datetime import UTC, datetime

    from hlaska.core.scale_unit import ScaleUnit, file_of, to_text, units_of

    preset = args.preset or next(iter(game_type.presets))
    command = (
        f"hlaska events power {game_type.id} --preset {preset} --a {args.a} --b {args.b}"
        f" --number {args.number} --tables {args.tables} --seed {args.seed} --keep"
    )
    day = datetime.now(UTC).date()
    made = {**units_of(game_type), preset: ScaleUnit(unit, args.number, args.tables, args.seed, day, command)}
    path = Path(str(file_of(game_type.__module__.rpartition(".")[0])))
    try:
        path.write_text(to_text({name: made[name] for name in game_type.presets if name in made}), "utf-8")
    except OSError as e:
        raise BadText(f"{path}: {e.strerror}") from None


# ---------------------------------------------------------------- formats


def simulate_events(args: Namespace) -> None:
    """Plays events of random format and size. Raises LawBroken with the seed of the event that broke one."""
    from hlaska.events.simulation import Simulated, simulate_event

    began = perf_counter()
    found: dict[str, list[Simulated]] = defaultdict(list)
    for seed in range(args.seed, args.seed + args.number):
        one = simulate_event(seed)
        found[one.format].append(one)
    seconds = round(perf_counter() - began, 1)
    rows = [_sum_up(name, found[name]) for name in sorted(found)]
    if args.json:
        print_json({"events": args.number, "seed": args.seed, "seconds": seconds, "formats": rows})
        return
    heads = list(rows[0]) if rows else []
    print(format_table([heads, *([str(row[head]) for head in heads] for row in rows)]))
    print(f"{args.number} events, no law broken, {seconds} seconds")


def _sum_up(name: str, events: list[Any]) -> dict[str, Any]:
    return {
        "format": name,
        "events": len(events),
        "most entries": max(one.entries for one in events),
        "rounds": sum(one.rounds for one in events),
        "lines": sum(one.lines for one in events),
        "refusals": sum(one.refusals for one in events),
        "restarts": sum(one.restarts for one in events),
    }
