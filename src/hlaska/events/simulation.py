"""Run events of random formats, sizes and accidents, and hold them to the laws of their formats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final

from msgspec import Struct

from hlaska.core.errors import HlaskaError
from hlaska.events import acts
from hlaska.events.commands import Event, found, is_verified, load, submit
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.history import count_byes, entry_sizes, meetings, open_tables, present_entries
from hlaska.events.journal import decode_journal, encode_journal
from hlaska.events.lots import table_sizes
from hlaska.events.matching import match_ranked
from hlaska.events.model import CONTINUOUS, EntryKind, FormatName, Plan, Result, Round, Table
from hlaska.events.standings import rank_entries
from hlaska.events.state import EventState, fold

SIZES: Final = ((2,), (3,), (4,), (4, 3), (3, 4), (3, 2))
MOST: Final = 300  # entries
ROUNDS: Final = 6  # of the formats that could go on for ever
FEW: Final = 24  # entries of a round robin, which has a round for each
MANY: Final = 60  # rounds that any event may have; else half the square of its entries
LEAVE, COME, ABSENT = 0.02, 0.3, 0.01  # chances: an entry leaves, somebody comes, somebody does not turn up
CHECKED: Final = 0.05  # of all events, whose journal is drawn again


class LawBroken(HlaskaError):
    """Say which law an event has broken, and how to run it again."""

    def __init__(self, text: str) -> None:
        super().__init__(text)


class Simulated(Struct, frozen=True):
    """Count what was run.

    events, rounds, tables: how many.
    byes: how often an entry sat out.
    late, gone: entries that came after the first round, or left.
    formats: events by format.
    """

    events: int = 0
    rounds: int = 0
    tables: int = 0
    byes: int = 0
    late: int = 0
    gone: int = 0
    formats: dict[str, int] = {}


def simulate(number: int, seed: int, done: Callable[[int], None] = lambda _: None) -> Simulated:
    """Run so many events, each from its own seed, `done` after each. Raises LawBroken."""
    states = []
    for i in range(number):
        states.append(_counted(run_event(seed + i)))
        done(i + 1)
    formats: Counter[str] = Counter()
    for one in states:
        formats.update(one.formats)
    sums = {
        name: sum(getattr(one, name) for one in states)
        for name in ("events", "rounds", "tables", "byes", "late", "gone")
    }
    return Simulated(**sums, formats=dict(sorted(formats.items())))


def _counted(state: EventState) -> Simulated:
    return Simulated(
        1,
        len(state.rounds),
        sum(len(one.tables) for one in state.rounds),
        sum(len(one.byes) for one in state.rounds),
        sum(one.since > 1 for one in state.entries.values()),
        sum(not one.present for one in state.entries.values()),
        {state.plan.format: 1},
    )


def run_event(seed: int) -> EventState:
    """Run one event to its end and check its laws. Raises LawBroken with the seed."""
    rng = Random(seed)
    plan = _plan(rng)
    event = found(plan, str(seed), 0.0, "director")
    try:
        event = _enter(event, rng)
        event = _run(event, rng)
        _check_end(event, rng)
    except (LawBroken, BadCommand) as error:
        text = f"seed {seed}, {plan.format}, tables of {plan.sizes}, {plan.kind}: {error.text}"
        raise LawBroken(text) from error
    return event.state


def _plan(rng: Random) -> Plan:
    format: FormatName = rng.choice(sorted(FORMATS))  # type: ignore[arg-type]
    kind: EntryKind = rng.choice(("singles", "singles", "pairs", "teams"))
    sizes = (4,) if kind == "pairs" else rng.choice(SIZES)
    if format in ("knockout", "double", "ladder") and kind == "teams":
        kind = "singles"
    return Plan(
        f"{format}",
        format,
        sizes=sizes,
        kind=kind,
        team_size=rng.choice((2, 4)),
        rounds=0 if format in ("knockout", "double", "robin") else rng.randint(1, ROUNDS),
        consolation=rng.choice((0, 1, 2)) if format in ("knockout", "double") else 0,
        per_person=rng.choice((1, 3)) if (format, kind, sizes) == ("knockout", "singles", (2,)) else 1,
        ranking=rng.choice(("points", "places")),
        best=rng.choice((0, 0, 3)),
        part=rng.choice((1, 50, 100)),
    )


def _enter(event: Event, rng: Random) -> Event:
    plan = event.state.plan
    size = {"singles": 1, "pairs": 2, "teams": plan.team_size}[plan.kind]
    most = FEW if plan.format == "robin" else MOST
    people = rng.choice((rng.randint(1, 12), rng.randint(1, most)))
    for number in range(max(1, people // size)):
        for _ in range(rng.randint(1, plan.per_person)):
            event = _do(event, _entry(plan, f"{number}", size))
    try:
        return _do(event, acts.Start())
    except BadCommand as error:
        if error.code != "too-few":
            raise
        return event


def _entry(plan: Plan, name: str, size: int) -> acts.Enter:
    members = tuple(f"{name} {i}" for i in range(size)) if size > 1 else ()
    return acts.Enter(f"group {name}" if size > 1 else name, members)


def _do(event: Event, act: acts.AnyAct) -> Event:
    return submit(event, act, float(event.state.seq), "director", "simulated")


# ---------------------------------------------------------------- rounds
def _run(event: Event, rng: Random) -> Event:
    """Play rounds until the event is over or nobody can play. Raises LawBroken."""
    plan = event.state.plan
    while event.state.started and not FORMATS[plan.format].is_over(event.state):
        if plan.format in CONTINUOUS and len(event.state.rounds) >= plan.rounds:
            break
        entries = len(event.state.entries)
        if len(event.state.rounds) > max(MANY, entries * entries / 2):
            raise LawBroken(f"no end after {len(event.state.rounds)} rounds")
        event = _come_and_go(event, rng)
        if FORMATS[plan.format].is_over(event.state):
            break  # so many have left
        try:
            event = _meet(event, rng) if plan.format == "ladder" else _draw(event, rng)
        except BadCommand as error:
            if error.code != "too-few":
                raise
            break
    return event


def _come_and_go(event: Event, rng: Random) -> Event:
    plan = event.state.plan
    for one in present_entries(event.state) if event.state.rounds else ():
        if rng.random() < LEAVE:
            event = _do(event, acts.Withdraw(one))
    if FORMATS[plan.format].can_enter(event.state) and plan.kind != "teams" and rng.random() < COME:
        size = {"singles": 1, "pairs": 2}[plan.kind]
        event = _do(event, _entry(plan, f"late {event.state.seq}", size))
    return event


def _draw(event: Event, rng: Random) -> Event:
    before = event.state
    try:
        event = _do(event, acts.Draw())
    except BadCommand as error:
        if error.code != "waiting" or not any(open_tables(before, one) for one in before.rounds):
            raise
        return _play_open(event, rng, 1.0)  # all who are there still play
    _check_round(before, event.state.rounds[-1])
    half = event.state.plan.format == "arena" and rng.random() < 0.5
    return _play_open(event, rng, 0.5 if half else 1.0)


def _play_open(event: Event, rng: Random, share: float) -> Event:
    """Give a share of the tables that play a result."""
    for played in event.state.rounds:
        for table in open_tables(event.state, played):
            if rng.random() < share:
                event = _do(event, acts.Record(played.number, table.number, _result(table, rng)))
    return event


def _meet(event: Event, rng: Random) -> Event:
    """Let some who chose each other play."""
    there, size = present_entries(event.state), entry_sizes(event.state.plan)[0]
    if len(there) < size:
        raise BadCommand("too-few", "Nobody is left to be played against.")
    before = event.state
    event = _do(event, acts.Seat(tuple(rng.sample(there, size))))
    played = event.state.rounds[-1]
    _check_round(before, played)
    table = played.tables[0]
    return _do(event, acts.Record(played.number, table.number, _result(table, rng)))


def _result(table: Table, rng: Random) -> Result:
    absent = tuple(one for one in table.entries if rng.random() < ABSENT)
    if len(table.entries) - len(absent) < 2:
        return Result(absent=absent, void=len(absent) == len(table.entries), confirmed=True)
    return Result(tuple(rng.randint(-9, 9) for _ in table.entries), absent=absent, confirmed=True)


# ---------------------------------------------------------------- laws
def _check_round(before: EventState, played: Round) -> None:
    """Check a round against the state that it was drawn from. Raises LawBroken."""
    there, format = set(present_entries(before)), before.plan.format
    seated = [one for table in played.tables for one in table.entries]
    if len(set(seated)) != len(seated) or set(seated) & set(played.byes):
        raise LawBroken(f"round {played.number} seats somebody twice")
    if not {*seated, *played.byes} <= there:
        raise LawBroken(f"round {played.number} seats who is not there")
    if any(len(table.entries) not in entry_sizes(before.plan) for table in played.tables):
        raise LawBroken(f"round {played.number} has a table of another size")
    if format not in ("knockout", "double", *CONTINUOUS) and {*seated, *played.byes} != there:
        raise LawBroken(f"round {played.number} forgets somebody")
    if format in ("lot", "movement", "swiss"):
        _check_byes(before, played, seated)
    if format == "swiss" and max(entry_sizes(before.plan)) == 2:
        _check_meetings(before, played, seated)


def _check_byes(before: EventState, played: Round, seated: list[int]) -> None:
    byes = count_byes(before)
    there = len(seated) + len(played.byes)
    wanted = there - sum(table_sizes(there, entry_sizes(before.plan)))
    if len(played.byes) != wanted:
        raise LawBroken(f"round {played.number}: {len(played.byes)} sit out, {wanted} have to")
    if max((byes[one] for one in played.byes), default=0) > min(byes[one] for one in seated):
        raise LawBroken(f"round {played.number}: who has sat out more sits out again")


def _check_meetings(before: EventState, played: Round, seated: list[int]) -> None:
    met = meetings(before)
    again = sum(met[one][other] > 0 for one, other in (table.entries for table in played.tables))
    if not again:
        return
    weights = {one: Counter({other: 1 for other in seated if met[one][other]}) for one in seated}
    pairs, _ = match_ranked(seated, dict.fromkeys(seated, 0), weights, {}, "law")
    best = sum(met[one][other] > 0 for one, other in pairs)
    if not best:
        raise LawBroken(f"round {played.number}: {again} meet again, and nobody has to")


def _check_end(event: Event, rng: Random) -> None:
    """Check what holds of a whole event. Raises LawBroken."""
    state = event.state
    if sorted(one.id for one in rank_entries(state)) != sorted(state.entries):
        raise LawBroken("the standings have not everybody once")
    if load(decode_journal(encode_journal(event.journal))) != event or fold(event.journal) != state:
        raise LawBroken("the journal gives another state")
    cut = rng.randint(1, len(event.journal))
    again = load(event.journal[:cut])
    if again.state.seq != cut:
        raise LawBroken(f"the journal cannot be taken up again at line {cut}")
    if rng.random() < CHECKED and not is_verified(event.journal):
        raise LawBroken("the rounds do not follow from the secret")
    if state.plan.format == "robin":
        _check_everybody_met(state)


def _check_everybody_met(state: EventState) -> None:
    there, met = present_entries(state), meetings(state)
    steady = all(one.present and one.since == 1 for one in state.entries.values())
    if not (state.started and steady and max(entry_sizes(state.plan)) == 2 and len(there) > 1):
        return
    if any(met[one][other] != 1 for one, other in combinations(there, 2)):
        raise LawBroken("not everybody has met everybody once")
    if len(state.rounds) != len(there) - 1 + len(there) % 2:
        raise LawBroken(f"{len(state.rounds)} rounds for {len(there)} entries")
