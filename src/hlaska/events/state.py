"""Fold the journal of an event into its state.

The fold trusts what it reads: `commands.submit` has checked it before it was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.events import acts
from hlaska.events.journal import JournalEntry
from hlaska.events.model import (
    CONTINUOUS,
    Adjustment,
    Call,
    Challenge,
    Clock,
    Entry,
    Plan,
    Result,
    Round,
    Ruling,
    Table,
    Team,
)

SERVER: Final = ""  # who writes what follows from a table that the server itself has run; nobody is called so


class EventState(Struct, frozen=True):
    """Hold all that is true of an event after its journal entry number `seq`.

    results: by round and table.
    entries_given, teams_given: numbers that were given, also to entries that were undone.
    """

    plan: Plan
    secret: str = ""
    commit: str = ""
    seq: int = 0
    entries: dict[int, Entry] = {}
    teams: dict[int, Team] = {}
    rounds: tuple[Round, ...] = ()
    results: dict[tuple[int, int], Result] = {}
    adjustments: tuple[Adjustment, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    calls: tuple[Call, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    clock: Clock = Clock()
    founder: str = ""
    entries_given: int = 0
    teams_given: int = 0
    started: bool = False
    finished: bool = False


def fold(journal: Sequence[JournalEntry]) -> EventState:
    """Make the state of a whole journal; what was undone is left out."""
    undone = find_undone(journal)
    state = EventState(Plan("", "lot"))
    for entry in journal:
        state = skip(state, entry) if entry.seq in undone else extend(state, entry)
    return state


def skip(state: EventState, entry: JournalEntry) -> EventState:
    """Return the state after an entry that was undone. Numbers it gave are not given again."""
    state = replace(state, seq=entry.seq)
    if not isinstance(entry.what, acts.Enter):
        return state
    if state.plan.kind != "teams":
        return replace(state, entries_given=state.entries_given + 1)
    given = state.entries_given + len(entry.what.members)
    return replace(state, entries_given=given, teams_given=state.teams_given + 1)


def is_director(state: EventState, name: str) -> bool:
    """Tell whether somebody decides here; the server does for the tables that it runs."""
    return name in (state.founder, SERVER) or name in state.plan.directors


def find_undone(journal: Iterable[JournalEntry]) -> set[int]:
    """Return the numbers of entries that were undone."""
    return {entry.what.seq for entry in journal if isinstance(entry.what, acts.Undo)}


def extend(state: EventState, entry: JournalEntry) -> EventState:
    """Return the state after one more entry, which undoes nothing."""
    act = entry.what
    step = _STEPS.get(type(act))
    return replace(step(state, act, entry) if step else state, seq=entry.seq)


# ---------------------------------------------------------------- what each act does
def _found(state: EventState, act: acts.Found, entry: JournalEntry) -> EventState:
    return replace(state, plan=act.plan, secret=act.secret, commit=act.commit, founder=entry.by)


def _change(state: EventState, act: acts.Change, entry: JournalEntry) -> EventState:
    kept = state.challenges if act.plan.format in CONTINUOUS else ()
    return replace(state, plan=act.plan, challenges=kept)


def _enter(state: EventState, act: acts.Enter, entry: JournalEntry) -> EventState:
    numbered = skip(state, entry)
    first, since = state.entries_given + 1, len(state.rounds) + 1
    if state.plan.kind != "teams":
        made = [Entry(first, act.name, act.members or (act.name,), since=since)]
        return replace(numbered, entries=state.entries | {one.id: one for one in made})
    number = state.teams_given + 1
    made = [Entry(first + i, name, (name,), number, since) for i, name in enumerate(act.members)]
    team = Team(number, act.name, tuple(one.id for one in made))
    return replace(
        numbered, entries=state.entries | {one.id: one for one in made}, teams=state.teams | {number: team}
    )


def _withdraw(state: EventState, act: acts.Withdraw, entry: JournalEntry) -> EventState:
    gone = replace(state.entries[act.entry], present=False)
    open_ones = tuple(one for one in state.challenges if act.entry not in one.entries)
    return settle_walkovers(replace(state, entries=state.entries | {gone.id: gone}, challenges=open_ones))


def settle_walkovers(state: EventState) -> EventState:
    """End the tables without a result at which at most one entry is left."""
    more: dict[tuple[int, int], Result] = {}
    rounds = state.rounds if state.plan.format in CONTINUOUS else state.rounds[-1:]
    for played in rounds:
        for table in played.tables:
            absent = tuple(one for one in table.entries if not state.entries[one].present)
            at = played.number, table.number
            if at not in state.results and absent and len(table.entries) - len(absent) < 2:
                void = len(absent) == len(table.entries)
                more[at] = Result(absent=absent, void=void, confirmed=True)
    return replace(state, results=state.results | more) if more else state


def _return(state: EventState, act: acts.Return, entry: JournalEntry) -> EventState:
    back = replace(state.entries[act.entry], present=True)
    return replace(state, entries=state.entries | {back.id: back})


def _substitute(state: EventState, act: acts.Substitute, entry: JournalEntry) -> EventState:
    old = state.entries[act.entry]
    members = tuple(act.substitute if name == act.member else name for name in old.members)
    name = act.substitute if old.name == act.member else old.name
    return replace(state, entries=state.entries | {old.id: replace(old, members=members, name=name)})


def _start(state: EventState, act: acts.Start, entry: JournalEntry) -> EventState:
    return replace(state, started=True)


def _challenge(state: EventState, act: acts.Challenge, entry: JournalEntry) -> EventState:
    return replace(state, challenges=(*state.challenges, Challenge(entry.seq, act.entries)))


def _accept(state: EventState, act: acts.Accept, entry: JournalEntry) -> EventState:
    """Keep a yes; the last one seats the table."""
    if act.round is not None:
        return _draw(_without_challenge(state, act.challenge), act, entry)
    challenges = (
        replace(one, accepted=(*one.accepted, act.entry)) if one.seq == act.challenge else one
        for one in state.challenges
    )
    return replace(state, challenges=tuple(challenges))


def _decline(state: EventState, act: acts.Decline, entry: JournalEntry) -> EventState:
    return _without_challenge(state, act.challenge)


def _without_challenge(state: EventState, seq: int) -> EventState:
    return replace(state, challenges=tuple(one for one in state.challenges if one.seq != seq))


def _draw(state: EventState, act: acts.Draw | acts.Seat | acts.Accept, entry: JournalEntry) -> EventState:
    assert act.round is not None  # the journal has what was drawn
    clock = state.clock
    if not state.rounds or state.plan.format not in CONTINUOUS:
        clock = Clock(entry.at, 60.0 * state.plan.minutes)
    return replace(state, rounds=(*state.rounds, act.round), clock=clock)


def _record(state: EventState, act: acts.Record | acts.Correct, entry: JournalEntry) -> EventState:
    """Keep a result; only a director's is confirmed at once."""
    confirmed = act.result.confirmed and is_director(state, entry.by)
    result = replace(act.result, by=act.result.by or entry.by, confirmed=confirmed)
    return replace(state, results=state.results | {(act.round, act.table): result})


def _merge(state: EventState, act: acts.Merge, entry: JournalEntry) -> EventState:
    tables = [table for table in state.rounds[act.round - 1].tables if table.number != act.table]
    joined = (replace(table, entries=act.entries) if table.number == act.into else table for table in tables)
    return _with_tables(state, act.round, joined)


def _split(state: EventState, act: acts.Split, entry: JournalEntry) -> EventState:
    tables: list[Table] = []
    for table in state.rounds[act.round - 1].tables:
        if table.number == act.table:
            rest = tuple(one for one in table.entries if one not in act.entries)
            tables += [replace(table, entries=rest), Table(act.number, act.entries)]
        else:
            tables.append(table)
    return _with_tables(state, act.round, tables)


def _with_tables(state: EventState, number: int, tables: Iterable[Table]) -> EventState:
    rounds = list(state.rounds)
    ordered = tuple(sorted(tables, key=lambda table: table.number))
    rounds[number - 1] = replace(rounds[number - 1], tables=ordered)
    return settle_walkovers(replace(state, rounds=tuple(rounds)))


def _confirm(state: EventState, act: acts.Confirm, entry: JournalEntry) -> EventState:
    """Confirm a result; who typed it cannot, but for a director."""
    at = act.round, act.table
    if state.results[at].by == entry.by and not is_director(state, entry.by):
        return state
    return replace(state, results=state.results | {at: replace(state.results[at], confirmed=True)})


def _adjust(state: EventState, act: acts.Adjust, entry: JournalEntry) -> EventState:
    new = Adjustment(entry.seq, act.entry, act.round, act.points, entry.why)
    return replace(state, adjustments=(*state.adjustments, new))


def _rule(state: EventState, act: acts.Rule, entry: JournalEntry) -> EventState:
    return replace(state, rulings=(*state.rulings, Ruling(entry.seq, act.round, act.table, act.text)))


def _call(state: EventState, act: acts.Call, entry: JournalEntry) -> EventState:
    new = Call(entry.seq, entry.by, act.round, act.table, act.text)
    return replace(state, calls=(*state.calls, new))


def _answer(state: EventState, act: acts.Answer, entry: JournalEntry) -> EventState:
    calls = (
        replace(call, answered=True, answer=act.text) if call.seq == act.call else call
        for call in state.calls
    )
    return replace(state, calls=tuple(calls))


def _pause(state: EventState, act: acts.Pause, entry: JournalEntry) -> EventState:
    return replace(state, clock=replace(state.clock, paused_at=entry.at))


def _resume(state: EventState, act: acts.Resume, entry: JournalEntry) -> EventState:
    clock = state.clock
    since = entry.at if clock.paused_at is None else clock.paused_at
    stopped = clock.stopped + max(0.0, entry.at - since)
    return replace(state, clock=replace(clock, stopped=stopped, paused_at=None))


def _extend(state: EventState, act: acts.Extend, entry: JournalEntry) -> EventState:
    seconds = max(0.0, state.clock.seconds + 60.0 * act.minutes)
    return replace(state, clock=replace(state.clock, seconds=seconds))


def _finish(state: EventState, act: acts.Finish, entry: JournalEntry) -> EventState:
    return replace(state, finished=True)


_Step = Callable[[EventState, Any, JournalEntry], EventState]
_STEPS: Final[dict[type, _Step]] = {
    acts.Found: _found,
    acts.Change: _change,
    acts.Enter: _enter,
    acts.Withdraw: _withdraw,
    acts.Return: _return,
    acts.Substitute: _substitute,
    acts.Start: _start,
    acts.Draw: _draw,
    acts.Seat: _draw,
    acts.Challenge: _challenge,
    acts.Accept: _accept,
    acts.Decline: _decline,
    acts.Record: _record,
    acts.Merge: _merge,
    acts.Split: _split,
    acts.Confirm: _confirm,
    acts.Correct: _record,
    acts.Adjust: _adjust,
    acts.Rule: _rule,
    acts.Call: _call,
    acts.Answer: _answer,
    acts.Pause: _pause,
    acts.Resume: _resume,
    acts.Extend: _extend,
    acts.Finish: _finish,
}
