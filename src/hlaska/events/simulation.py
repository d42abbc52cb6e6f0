"""Simulate events of every format with people who come and go. They check the laws of each draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import exp, log
from random import Random
from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import HlaskaError
from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.brackets import LIVES, follow_progress
from hlaska.events.commands import found, is_verified, load, submit
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.formats.near import playable
from hlaska.events.history import (
    count_byes,
    entry_sizes,
    free_entries,
    is_same_person,
    meetings,
    open_tables,
    present_entries,
)
from hlaska.events.journal import decode_journal, encode_journal
from hlaska.events.lots import table_sizes
from hlaska.events.matching import REST, match
from hlaska.events.model import CONTINUOUS, EntryKind, FormatName, Plan, Ranking, Result, Round, Table
from hlaska.events.standings import rank_entries, rank_teams
from hlaska.events.state import EventState, fold

MOST_PEOPLE: Final = 300
LONG: Final = 24  # entries beyond which everybody against everybody is cut to some rounds
FORMAT_NAMES: Final[tuple[FormatName, ...]] = get_args(FormatName)
RANKINGS: Final[tuple[Ranking, ...]] = get_args(Ranking)
SIZES: Final = ((2,), (3,), (4,), (4, 3), (3, 4), (3, 2))


class LawBroken(HlaskaError):
    """Say which law an event has broken; the seed makes it again."""

    def __init__(self, text: str) -> None:
        super().__init__(text)


class Simulated(Struct, frozen=True):
    """Count what happened in an event."""

    format: FormatName
    entries: int
    rounds: int
    lines: int
    refusals: int
    restarts: int


def simulate_event(seed: int) -> Simulated:
    """Play an event of random format and size to its end. Raises LawBroken."""
    try:
        return _Simulation(Random(seed)).run()
    except LawBroken as e:
        raise LawBroken(f"event of seed {seed}: {e.text}") from None


def make_plan(rng: Random) -> Plan:
    """Make a random plan that can be founded."""
    format = rng.choice(FORMAT_NAMES)
    kind: EntryKind = rng.choices(("singles", "pairs", "teams"), (6, 2, 2))[0]
    sizes = (4,) if kind == "pairs" else rng.choice(SIZES)
    is_knockout = format in LIVES
    several = is_knockout and kind == "singles" and sizes == (2,) and rng.random() < 0.4
    return Plan(
        "Simulated",
        format,
        sizes=sizes,
        kind=kind,
        team_size=rng.randint(2, 4),
        rounds=0 if is_knockout else rng.randint(2, 7),
        bye=rng.choice(("", "mean", "win", "nothing")),
        per_person=rng.randint(2, 3) if several else 1,
        ranking="" if rng.random() < 0.4 else rng.choice(RANKINGS),
        unit=rng.randint(1, 20),
        best=rng.choice((0, 0, 3)),
        drop=rng.choice((0, 0, 1)),
        consolation=rng.randint(0, 3) if is_knockout else 0,
        advance=rng.randint(0, max(sizes) // 2) if is_knockout and kind != "pairs" else 0,
        reach=rng.choice((0, 3)),
        part=rng.randint(1, 100),
    )


class _Simulation:
    """Drive one event and check each draw."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.names = 0
        self.refusals = 0
        self.restarts = 0
        self.is_over = False
        self.event = found(make_plan(rng), f"secret {rng.random()}", 0.0, "director")

    @property
    def state(self) -> EventState:
        return self.event.state

    def run(self) -> Simulated:
        count = round(exp(self.rng.uniform(0.0, log(MOST_PEOPLE))))
        while len(self.state.entries) < count:
            self.enter()
        plan = self.state.plan
        if plan.format == "robin" and count <= LONG and set(entry_sizes(plan)) == {2}:
            self.do(acts.Change(replace(plan, rounds=0)))
        try:
            self.do(acts.Start())
        except BadCommand as refused:
            people = len({one.members for one in self.state.entries.values()})
            if refused.code != "too-few" or people >= max(2, min(entry_sizes(plan))):
                raise LawBroken(f"{count} entries do not start: {refused.text}") from None
            return self.figures()
        bound = 4 * len(self.state.entries) + 40
        self.draw()
        while not self.is_over:
            self.play()
            self.come_and_go()
            if len(self.state.rounds) > bound:
                raise LawBroken(f"no end after {bound} rounds")
            self.draw()
        self.do(acts.Finish())
        self.check_end()
        return self.figures()

    def figures(self) -> Simulated:
        state = self.state
        return Simulated(
            state.plan.format,
            len(state.entries),
            len(state.rounds),
            len(self.event.journal),
            self.refusals,
            self.restarts,
        )

    def do(self, act: AnyAct) -> None:
        """Submit an act; now and then the event is read again from its journal."""
        self.event = submit(self.event, act, float(len(self.event.journal)), "director", "because")
        if self.rng.random() < 2 / len(self.event.journal):
            self.restarts += 1
            again = load(decode_journal(encode_journal(self.event.journal)))
            if again != self.event:
                raise LawBroken(f"the journal gives another state after line {len(self.event.journal)}")

    def try_to(self, act: AnyAct) -> None:
        """Submit an act that may be refused; then nothing has changed."""
        before = self.event
        try:
            self.do(act)
        except BadCommand:
            self.refusals += 1
            if self.event != before:
                raise LawBroken("a refusal has changed something") from None

    def enter(self) -> None:
        """Let a new person, pair or team enter; a person may have several entries."""
        plan = self.state.plan
        self.names += 1
        name = f"p{self.names}"
        if plan.kind == "singles":
            again = min(plan.per_person, 1 + int(self.rng.random() * plan.per_person))
            for _ in range(again):
                self.do(acts.Enter(name))
            return
        size = 2 if plan.kind == "pairs" else plan.team_size
        self.do(acts.Enter(name, tuple(f"{name}.{i}" for i in range(size))))

    # ------------------------------------------------------------ a round
    def draw(self) -> None:
        """Draw a round and check it, or find that there is none to come."""
        if self.state.plan.format not in CONTINUOUS:
            self.play()  # what was undone meanwhile
        before = self.state
        how = FORMATS[before.plan.format]
        too_few = len(drawable(before)) < min(entry_sizes(before.plan))
        is_full = before.plan.format in CONTINUOUS and len(before.rounds) >= 12
        try:
            self.do(acts.Draw())
        except BadCommand as refused:
            if not (too_few or how.is_over(before)):
                raise LawBroken(f"a round is stuck: {refused.text}") from None
            self.is_over = is_full or not self.has_open_tables()
            self.play(everything=True)
            return
        check_round(before, self.state.rounds[-1])
        if is_full:
            self.play(everything=True)
            self.is_over = True

    def has_open_tables(self) -> bool:
        return any(open_tables(self.state, played) for played in self.state.rounds)

    def play(self, everything: bool = False) -> None:
        """Record results; where no table waits for another some go on playing."""
        self.rearrange()
        todo = [(p.number, t) for p in self.state.rounds for t in open_tables(self.state, p)]
        self.rng.shuffle(todo)
        if self.state.plan.format in CONTINUOUS and not everything:
            todo = todo[: self.rng.randint(0, len(todo))]
        for number, table in todo:
            if (number, table.number) not in self.state.results:
                self.do(acts.Record(number, table.number, self.make_result(table)))
        if todo and self.rng.random() < 0.2:
            number, table = self.rng.choice(todo)
            self.try_to(acts.Record(number, table.number, self.make_result(table)))
            self.try_to(acts.Correct(number, table.number, self.make_result(table)))
            self.try_to(acts.Undo(len(self.event.journal)))

    def rearrange(self) -> None:
        """Let the director merge and split tables now and then."""
        if not self.state.rounds or self.rng.random() > 0.2:
            return
        played = self.state.rounds[-1]
        tables = open_tables(self.state, played)
        if len(tables) > 1:
            one, other = self.rng.sample(tables, 2)
            self.try_to(acts.Merge(played.number, one.number, other.number))
        if tables := open_tables(self.state, self.state.rounds[-1]):
            table = self.rng.choice(tables)
            some = self.rng.sample(table.entries, self.rng.randint(1, len(table.entries)))
            self.try_to(acts.Split(played.number, table.number, tuple(some)))

    def make_result(self, table: Table) -> Result:
        rng, count = self.rng, len(table.entries)
        chance = rng.random()
        if chance < 0.02:
            return Result(void=True, confirmed=True)
        if chance < 0.05:
            here = rng.choice(table.entries)
            return Result(absent=tuple(one for one in table.entries if one != here), confirmed=True)
        if chance < 0.15:
            return Result(places=tuple(rng.sample(range(1, count + 1), count)), confirmed=True)
        deals = tuple(tuple(rng.randint(-6, 6) for _ in range(count)) for _ in range(rng.randint(1, 3)))
        return Result(tuple(map(sum, zip(*deals, strict=True))), deals, confirmed=True)

    def come_and_go(self) -> None:
        """Let some leave, return and enter, and undo some of it."""
        rng, state = self.rng, self.state
        if rng.random() < 0.4 and (present := present_entries(state)):
            for one in rng.sample(present, rng.randint(0, max(1, len(present) // 8))):
                self.do(acts.Withdraw(one))
        if rng.random() < 0.2:
            self.try_to(acts.Undo(len(self.event.journal)))
        away = [one.id for one in self.state.entries.values() if not one.present]
        if away and rng.random() < 0.3:
            self.do(acts.Return(rng.choice(away)))
        if rng.random() < 0.3 and len(state.rounds) < 8:
            if FORMATS[state.plan.format].can_enter(self.state):
                self.enter()
            else:
                self.try_to(acts.Enter("late"))
        if rng.random() < 0.1 and self.state.entries:
            entry = rng.choice(list(self.state.entries.values()))
            self.try_to(acts.Substitute(entry.id, rng.choice(entry.members), f"substitute {state.seq}"))
        if rng.random() < 0.1 and self.state.entries:
            self.do(acts.Adjust(rng.choice(list(self.state.entries)), rng.randint(-5, 5)))
        if state.plan.format in CONTINUOUS and len(free := free_entries(self.state)) > 3:
            chosen = tuple(rng.sample(free, rng.choice(entry_sizes(state.plan))))
            self.try_to(acts.Seat(chosen) if rng.random() < 0.5 else acts.Challenge(chosen))
        for asked in self.state.challenges:
            for other in asked.entries[1:]:
                says_yes = rng.random() < 0.8
                self.try_to(acts.Accept(asked.seq, other) if says_yes else acts.Decline(asked.seq, other))

    # ------------------------------------------------------------ the end
    def check_end(self) -> None:
        state, journal = self.state, self.event.journal
        if sorted(one.id for one in rank_entries(state)) != sorted(state.entries):
            raise LawBroken("the standings do not name everybody once")
        if state.teams and len(rank_teams(state)) != len(state.teams):
            raise LawBroken("the standings do not name every team once")
        if state.plan.format == "robin":
            _check_circle(state)
        cut = self.rng.randint(1, len(journal))
        if fold(journal[:cut]) != fold(decode_journal(encode_journal(journal[:cut]))):
            raise LawBroken(f"the journal gives another state up to line {cut}")
        if len(journal) < 400 and not is_verified(journal):
            raise LawBroken("a round does not follow from the secret")


def drawable(state: EventState) -> list[int]:
    """Return who can be in the next draw."""
    if state.plan.format in CONTINUOUS:
        return playable(state)
    present = present_entries(state)
    if state.plan.format in LIVES:
        progress = follow_progress(state)
        return [one for one in present if progress[one].cup]
    return present


# ---------------------------------------------------------------- laws of a draw
def check_round(before: EventState, played: Round) -> None:
    """Check a round against the state before it. Raises LawBroken."""
    plan, seated = before.plan, [one for table in played.tables for one in table.entries]
    if not played.tables:
        raise LawBroken("a round without a table")
    if len(seated) != len(set(seated)) or set(seated) & set(played.byes):
        raise LawBroken("somebody is twice in a round")
    if not all(before.entries[one].present for one in [*seated, *played.byes]):
        raise LawBroken("somebody is seated who has left")
    if len({table.number for table in played.tables}) != len(played.tables):
        raise LawBroken("two tables have one number")
    if not {len(table.entries) for table in played.tables} <= set(entry_sizes(plan)):
        raise LawBroken("a table has a size that is not in the plan")
    if plan.per_person > 1:
        for table in played.tables:
            if any(is_same_person(before, *two) for two in combinations(table.entries, 2)):
                raise LawBroken("somebody plays against itself")
    if plan.format in CONTINUOUS:
        if played.byes or not set(seated) <= set(free_entries(before)):
            raise LawBroken("somebody sits at two tables")
        return
    if not set(drawable(before)) <= {*seated, *played.byes}:
        raise LawBroken("somebody is neither seated nor sits out")
    if plan.format in ("lot", "movement", "swiss"):
        there = len(seated) + len(played.byes)
        if len(seated) != sum(table_sizes(there, entry_sizes(plan))):
            raise LawBroken("more sit out than have to")
        _check_byes(count_byes(before), seated, played.byes)
    if plan.format in ("swiss", "robin"):
        _check_meetings(before, played)


def _check_circle(state: EventState) -> None:
    """Check that all meet once in the fewest rounds while nobody comes or goes."""
    present, met = present_entries(state), meetings(state)
    is_steady = all(one.present and one.since == 1 for one in state.entries.values())
    if not is_steady or state.plan.rounds or set(entry_sizes(state.plan)) != {2}:
        return
    if any(set(_list_seated(played)) != set(present) for played in state.rounds):
        return
    if any(met[one][other] != 1 for one, other in combinations(present, 2)):
        raise LawBroken("not everybody has met everybody once")
    if len(state.rounds) != len(present) - 1 + len(present) % 2:
        raise LawBroken(f"{len(state.rounds)} rounds for {len(present)} entries")


def _list_seated(played: Round) -> list[int]:
    return [*played.byes, *(one for table in played.tables for one in table.entries)]


def _check_byes(byes: Counter[int], seated: Sequence[int], out: Sequence[int]) -> None:
    if max((byes[one] for one in out), default=0) > min(byes[one] for one in seated):
        raise LawBroken("somebody sits out again while others never did")


def _check_meetings(before: EventState, played: Round) -> None:
    """Check that nobody meets again while that can be avoided."""
    met = meetings(before)
    again = [t for t in played.tables if any(met[a][b] for a, b in combinations(t.entries, 2))]
    if before.plan.format == "robin":
        if len(again) == len(played.tables) and all(
            met[a][b] for t in played.tables for a, b in combinations(t.entries, 2)
        ):
            raise LawBroken("a round without a new meeting")
        if again and set(entry_sizes(before.plan)) == {2}:
            raise LawBroken("two meet again where everybody meets once")
    elif again and set(entry_sizes(before.plan)) == {2} and is_avoidable(before):
        raise LawBroken("two meet again though that can be avoided")


def is_avoidable(state: EventState) -> bool:
    """Tell whether all present can be paired without a second meeting."""
    met, byes, present = meetings(state), count_byes(state), present_entries(state)
    edges = [(a, b, 0) for a, b in combinations(present, 2) if not met[a][b]]
    if len(present) % 2:
        least = min(byes[one] for one in present)
        edges += [(REST, one, 0) for one in present if byes[one] == least]
    return 2 * len(match(edges, "")) == len(present) + len(present) % 2
