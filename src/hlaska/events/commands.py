"""Check what somebody wants to do to an event. It becomes a new entry of the journal, or one sentence refuses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from hlaska.core.errors import Phrase, Stale
from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.brackets import LIVES
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.history import entry_sizes, find_table, free_entries, open_numbers, open_tables
from hlaska.events.journal import JournalEntry
from hlaska.events.ladders import is_within_reach
from hlaska.events.league import check_league
from hlaska.events.lots import commit_of, seed_of
from hlaska.events.model import (
    COMPARED,
    CONTINUOUS,
    MOST_ENTRIES,
    NAME_LENGTH,
    TEXT_LENGTH,
    Challenge,
    Entry,
    Plan,
    Result,
    Round,
    Table,
)
from hlaska.events.state import EventState, extend, fold, is_director

_UNDONE: Final = (  # what can be undone while nothing stands on it
    acts.Enter,
    acts.Record,
    acts.Draw,
    acts.Seat,
    acts.Accept,
    acts.Merge,
    acts.Split,
    acts.Withdraw,
    acts.Return,
    acts.Substitute,
)
_FREE: Final = (acts.Correct, acts.Adjust, acts.Rule, acts.Finish)  # what can be undone whatever came later
UNDOABLE: Final = (*_UNDONE, *_FREE)
_REASONED: Final = (acts.Correct, acts.Adjust, acts.Rule, acts.Undo)  # what nobody does without saying why


class Event(Struct, frozen=True):
    """Hold a journal and the state that follows from it."""

    journal: tuple[JournalEntry, ...]
    state: EventState


def load(journal: Sequence[JournalEntry]) -> Event:
    """Make an event of its journal."""
    return Event(tuple(journal), fold(journal))


def found(plan: Plan, secret: str, at: float, by: str) -> Event:
    """Found an event; the caller draws the secret. Raises BadCommand."""
    _check_plan(plan)
    return load([JournalEntry(1, at, by, acts.Found(plan, secret, commit_of(secret)))])


def submit(event: Event, act: AnyAct, at: float, by: str, why: str = "", seen: int | None = None) -> Event:
    """Return the event with one more entry. `seen`: what its author had read up to. Raises BadCommand, Stale."""
    state = event.state
    if seen is not None and seen != state.seq:
        text = f"the event has moved on: entry {state.seq}, you saw {seen}; look again, then decide"
        raise Stale(text, Phrase("event-refused-stale", {"seq": state.seq}))
    if isinstance(act, _REASONED) and not why.strip():
        raise BadCommand("no-reason", "A ruling needs its reason: say why.")
    if len(why) > TEXT_LENGTH:
        raise BadCommand("long-text", f"The reason is too long: at most {TEXT_LENGTH} characters.")
    if state.finished and not isinstance(act, acts.Undo | acts.Rule):
        raise BadCommand("finished", "The event is over. Undo its end first, if it is to go on.")
    if isinstance(act, acts.Undo):
        _check_undo(event, act)
    if isinstance(act, acts.Draw | acts.Seat | acts.Challenge | acts.Accept) and is_time_over(state, at):
        text = (
            "The time of the event is over: type the results that are missing, then finish it, or extend it."
        )
        raise BadCommand("time-over", text)
    if isinstance(act, acts.Confirm):
        _refuse_own_confirmation(state, act, by)
    checked = _CHECKS[type(act)](state, act) if type(act) in _CHECKS else act
    entry = JournalEntry(state.seq + 1, at, by, checked, why)
    if isinstance(act, acts.Undo):
        return load((*event.journal, entry))
    return Event((*event.journal, entry), extend(state, entry))


def is_verified(journal: Sequence[JournalEntry]) -> bool:
    """Tell whether the secret is the promised one and all rounds follow from it."""
    before = fold(journal[:1])
    if commit_of(before.secret) != before.commit:
        return False
    for number, entry in enumerate(journal[1:], 2):
        if isinstance(entry.what, acts.Draw) and entry.what.round is not None:
            seed = seed_of(before.secret, len(before.rounds) + 1)
            if FORMATS[before.plan.format].draw(before, seed) != entry.what.round:
                return False
        before = fold(journal[:number]) if isinstance(entry.what, acts.Undo) else extend(before, entry)
    return True


def is_time_over(state: EventState, at: float) -> bool:
    """Tell whether an event without rounds has used up its minutes."""
    runs = state.plan.format in CONTINUOUS and state.plan.minutes and state.rounds
    return bool(runs) and state.clock.remaining(at) <= 0


# ---------------------------------------------------------------- what is announced
def _check_plan(plan: Plan) -> None:
    if not plan.name.strip() or len(plan.name) > NAME_LENGTH:
        raise BadCommand("name", f"The event needs a name of 1 to {NAME_LENGTH} characters.")
    if not plan.sizes or len(set(plan.sizes)) != len(plan.sizes) or not set(plan.sizes) <= {2, 3, 4}:
        raise BadCommand("sizes", "Tables have 2, 3 or 4 people: name each size once, the usual one first.")
    if plan.kind == "pairs" and plan.sizes != (4,):
        raise BadCommand("pairs", "Pairs play at tables of 4: set the size of tables to 4.")
    if not 1 <= plan.per_person <= 9 or (plan.per_person > 1 and plan.format not in LIVES):
        text = "Only in a knock-out one person can have several entries, up to 9."
        raise BadCommand("per-person", text)
    if plan.kind == "teams" and not 2 <= plan.team_size <= 20:
        raise BadCommand("team-size", "A team has 2 to 20 members.")
    if min(plan.rounds, plan.minutes, plan.deals, plan.most) < 0:
        raise BadCommand("negative", "Rounds, minutes, deals and entries are numbers from 0.")
    if not 1 <= plan.money <= 10_000:
        raise BadCommand("negative", "One is made of 1 to 10000 points of results.")
    if min(plan.best, plan.drop, plan.unit) < 0 or len(set(plan.tie_breaks)) != len(plan.tie_breaks):
        raise BadCommand("ranking", "Rounds that count are numbers from 0; name each tie-break once.")
    if plan.ranking == "scale" and not plan.unit:
        text = "A scale of differences needs its unit: take that of the game, or set one."
        raise BadCommand("unit", text)
    if plan.games and len(plan.games) != len(plan.sizes):
        raise BadCommand(
            "games", "Name the rules of a game for each size of table, in the order of the sizes."
        )
    if plan.same and not plan.games:
        raise BadCommand("same", "Only tables that a server opens can have the same deals: name the games.")
    if plan.games and not plan.same and plan.ranking in COMPARED:
        text = "Results are compared only where all tables have the same deals: set that, or rank by points."
        raise BadCommand("compared", text)
    if plan.league is not None:
        if not plan.league.name.strip() or len(plan.league.name) > NAME_LENGTH:
            raise BadCommand("name", f"A league needs a name of 1 to {NAME_LENGTH} characters.")
        check_league(plan.league)
    if text := FORMATS[plan.format].check(plan):
        raise BadCommand("format", text)


def _change(state: EventState, act: acts.Change) -> AnyAct:
    _check_plan(act.plan)
    old, new = state.plan, act.plan
    if state.rounds and _fixed_parts(old) != _fixed_parts(new):
        text = "Format, tables, games and kind of entry stay as they are after the first round: found another event."
        raise BadCommand("format-fixed", text)
    if state.entries and (old.kind, old.team_size) != (new.kind, new.team_size):
        raise BadCommand("kind-fixed", "The kind of entry stays as it is once somebody has entered.")
    if new.rounds and new.rounds < len(state.rounds):
        raise BadCommand("rounds", f"{len(state.rounds)} rounds are drawn: the event cannot have fewer.")
    return act


def _fixed_parts(plan: Plan) -> tuple[object, ...]:
    """Return what of a plan stays after the first round."""
    return plan.format, plan.sizes, plan.kind, plan.same, plan.games, plan.money


# ---------------------------------------------------------------- who plays
def _enter(state: EventState, act: acts.Enter) -> AnyAct:
    plan, members = state.plan, act.members or (act.name,)
    if any(not name.strip() or len(name) > NAME_LENGTH for name in (act.name, *members)):
        raise BadCommand("name", f"Each name has 1 to {NAME_LENGTH} characters.")
    size = {"singles": 1, "pairs": 2, "teams": plan.team_size}[plan.kind]
    if len(set(members)) != size or len(members) != size:
        raise BadCommand(
            "members", f"An entry here is of {size} different people: name each once.", size=size
        )
    for name in members:
        _refuse_more_entries(state, name)
        if not (plan.open or act.invite or name in plan.invited):
            raise BadCommand("not-invited", f"Entry is by list, and {name} is not on it: ask the director.")
    if not FORMATS[plan.format].can_enter(state):
        text = "It is too late to enter: who has missed these rounds is knocked out already."
        raise BadCommand("late", text, rounds=len(state.rounds))
    if state.plan.kind != "singles" and act.name in _group_names(state):
        raise BadCommand("same-name", f"There is a {act.name} already: choose another name.")
    entries = len(state.teams) if plan.kind == "teams" else len(state.entries)
    if entries >= (plan.most or MOST_ENTRIES):
        raise BadCommand("full", f"The event is full: at most {plan.most or MOST_ENTRIES} entries.")
    return act


def _group_names(state: EventState) -> set[str]:
    groups = state.teams.values() if state.teams else state.entries.values()
    return {one.name for one in groups}


def _refuse_more_entries(state: EventState, name: str) -> None:
    """Refuse somebody who has as many entries as the plan allows."""
    if state.plan.per_person == 1:
        _refuse_twice(state, name)
    count = sum(name in entry.members for entry in state.entries.values())
    if count >= state.plan.per_person:
        text = f"{name} has {count} entries already, and here nobody has more."
        raise BadCommand("too-many-entries", text, count=count)


def _refuse_twice(state: EventState, name: str) -> None:
    for entry in state.entries.values():
        if name in entry.members:
            where = state.teams[entry.team].name if entry.team else f"entry {entry.id}"
            text = f"{name} plays already, in {where}: each person enters once. Let a substitute play, or return."
            raise BadCommand("twice", text, entry=entry.id)


def _entry(state: EventState, number: int) -> Entry:
    if number not in state.entries:
        raise BadCommand("no-entry", f"There is no entry {number}: take one of the list of entries.")
    return state.entries[number]


def _withdraw(state: EventState, act: acts.Withdraw) -> AnyAct:
    if not _entry(state, act.entry).present:
        raise BadCommand("gone", f"{state.entries[act.entry].name} has left already.")
    return act


def _return(state: EventState, act: acts.Return) -> AnyAct:
    if _entry(state, act.entry).present:
        raise BadCommand("there", f"{state.entries[act.entry].name} is there already.")
    return act


def _substitute(state: EventState, act: acts.Substitute) -> AnyAct:
    if act.member not in _entry(state, act.entry).members:
        raise BadCommand(
            "not-member", f"{act.member} does not play in entry {act.entry}: name who is replaced."
        )
    if not act.substitute.strip() or len(act.substitute) > NAME_LENGTH:
        raise BadCommand("name", f"The name of a substitute has 1 to {NAME_LENGTH} characters.")
    _refuse_twice(state, act.substitute)
    return act


# ---------------------------------------------------------------- rounds
def _start(state: EventState, act: acts.Start) -> AnyAct:
    if state.started:
        raise BadCommand("started", "The event has started already: draw a round.")
    least = min(entry_sizes(state.plan))
    present = len(
        {one.members for one in state.entries.values() if one.present}
    )  # several of one person are one
    if present < max(2, least):
        text = f"{present} is too few to start: a table needs {least} entries. Enter more first."
        raise BadCommand("too-few", text, count=present, least=least)
    return act


def _draw(state: EventState, act: acts.Draw) -> AnyAct:
    if not state.started:
        raise BadCommand("not-started", "The event has not started: start it first.")
    how = FORMATS[state.plan.format]
    if (
        state.plan.format not in CONTINUOUS
        and state.rounds
        and (missing := open_tables(state, state.rounds[-1]))
    ):
        numbers = ", ".join(str(table.number) for table in missing)
        text = f"Round {len(state.rounds)} still plays: type the results of these tables first: {numbers}."
        raise BadCommand("result-missing", text, round=len(state.rounds))
    if state.rounds and how.is_over(state):
        text = f"All {len(state.rounds)} rounds are drawn: finish the event, or give it more rounds."
        raise BadCommand("all-drawn", text)
    seed = seed_of(state.secret, len(state.rounds) + 1)
    return acts.Draw(how.draw(state, seed))


def _seat(state: EventState, act: acts.Seat) -> AnyAct:
    """Check a table of people who chose each other."""
    return acts.Seat(act.entries, _make_chosen_round(state, act.entries))


def _make_chosen_round(state: EventState, entries: tuple[int, ...]) -> Round:
    """Return the round of one table with these entries. Raises BadCommand."""
    _check_chosen(state, entries)
    free = free_entries(state)
    for one in entries:
        if one not in free:
            text = f"{state.entries[one].name} still plays at another table: type its result first."
            raise BadCommand("busy", text, entry=one)
    (number,) = open_numbers(state, 1)
    return Round(len(state.rounds) + 1, (Table(number, entries),))


def _check_chosen(state: EventState, entries: tuple[int, ...]) -> None:
    """Refuse people who may not choose each other. Raises BadCommand."""
    plan, sizes = state.plan, entry_sizes(state.plan)
    if plan.format not in CONTINUOUS:
        raise BadCommand(
            "no-seat", "Here tables are drawn: only in a ladder or an arena people choose each other."
        )
    if not state.started:
        raise BadCommand("not-started", "The event has not started: start it first.")
    if len(set(entries)) != len(entries) or len(entries) not in sizes:
        choice = " or ".join(map(str, sorted(sizes)))
        raise BadCommand("seat-count", f"A table here has {choice} different entries: name each once.")
    for one in entries:
        if not _entry(state, one).present:
            raise BadCommand("gone", f"{state.entries[one].name} has left: let it return first.")
    if not is_within_reach(state, entries):
        text = f"That is too far: one may challenge up to {plan.reach} places above."
        raise BadCommand("too-far", text, reach=plan.reach)


def _challenge(state: EventState, act: acts.Challenge) -> AnyAct:
    _check_chosen(state, act.entries)
    mine = next((one for one in state.challenges if one.entries[0] == act.entries[0]), None)
    if mine is not None:
        text = f"{state.entries[act.entries[0]].name} waits for an answer already: take that challenge back first."
        raise BadCommand("challenged", text, challenge=mine.seq)
    return act


def _accept(state: EventState, act: acts.Accept) -> AnyAct:
    """Check a yes; the last one seats the table."""
    challenge = _find_challenge(state, act.challenge)
    if act.entry not in challenge.entries[1:] or act.entry in challenge.accepted:
        raise BadCommand(
            "not-asked", f"Entry {act.entry} is not asked by line {act.challenge}, or has said yes."
        )
    if len(challenge.accepted) + 2 < len(challenge.entries):
        return acts.Accept(act.challenge, act.entry)
    return acts.Accept(act.challenge, act.entry, _make_chosen_round(state, challenge.entries))


def _decline(state: EventState, act: acts.Decline) -> AnyAct:
    if act.entry not in _find_challenge(state, act.challenge).entries:
        raise BadCommand("not-asked", f"Entry {act.entry} has no part in line {act.challenge}.")
    return act


def _find_challenge(state: EventState, seq: int) -> Challenge:
    for one in state.challenges:
        if one.seq == seq:
            return one
    raise BadCommand("no-challenge", f"Line {seq} is no challenge that waits for an answer.")


def _table(state: EventState, number: int, table: int) -> Table:
    if not 1 <= number <= len(state.rounds):
        raise BadCommand("no-round", f"There is no round {number}: {len(state.rounds)} are drawn.")
    try:
        return find_table(state.rounds[number - 1], table)
    except KeyError:
        raise BadCommand("no-table", f"There is no table {table} in round {number}.") from None


def _record(state: EventState, act: acts.Record) -> AnyAct:
    table = _table(state, act.round, act.table)
    if (act.round, act.table) in state.results:
        text = f"Table {act.table} of round {act.round} has a result already: confirm it, or correct it by a ruling."
        raise BadCommand("two-results", text, round=act.round, table=act.table)
    _check_result(table, act.result)
    return act


def _correct(state: EventState, act: acts.Correct) -> AnyAct:
    table = _table(state, act.round, act.table)
    if (act.round, act.table) not in state.results:
        raise BadCommand("no-result", f"Table {act.table} of round {act.round} has no result yet: record it.")
    _check_result(table, act.result)
    return act


def _check_result(table: Table, result: Result) -> None:
    count, got = len(table.entries), result.points or result.places
    if not set(result.absent) <= set(table.entries):
        raise BadCommand("absent", f"Only who has a chair at table {table.number} can be absent from it.")
    if result.void or (result.absent and not got and count - len(result.absent) < 2):
        return
    for numbers in (result.points, result.places, *result.deals):
        if numbers and len(numbers) != count:
            raise BadCommand(
                "count", f"Table {table.number} has {count} chairs: give {count} numbers.", count=count
            )
    if not got:
        raise BadCommand(
            "empty", f"Table {table.number} has {count} chairs: give the points of each.", count=count
        )
    if result.places and not set(result.places) <= set(range(1, count + 1)):
        raise BadCommand(
            "places", f"Places at table {table.number} are numbers from 1 to {count}.", count=count
        )
    if result.deals and result.points != tuple(map(sum, zip(*result.deals, strict=True))):
        raise BadCommand("sums", "The points are not the sums of the deals: check both.")


def _merge(state: EventState, act: acts.Merge) -> AnyAct:
    one, other = _open_table(state, act.round, act.table), _open_table(state, act.round, act.into)
    if one.number == other.number:
        raise BadCommand("same-table", "That is one table: name two different ones.")
    there = tuple(p for p in (*other.entries, *one.entries) if state.entries[p].present)
    _check_tables(state, [there])
    return acts.Merge(act.round, act.table, act.into, there)


def _split(state: EventState, act: acts.Split) -> AnyAct:
    table = _open_table(state, act.round, act.table)
    if len(set(act.entries)) != len(act.entries) or not set(act.entries) <= set(table.entries):
        raise BadCommand(
            "split", f"Name some of table {act.table} who go to a table of their own, each once."
        )
    rest = tuple(one for one in table.entries if one not in act.entries)
    _check_tables(state, [act.entries, rest])
    used = {one.number for one in state.rounds[act.round - 1].tables}
    used |= {table.number for played in state.rounds for table in open_tables(state, played)}
    number = next(n for n in range(1, len(used) + 2) if n not in used)
    return acts.Split(act.round, act.table, act.entries, number)


def _open_table(state: EventState, number: int, table: int) -> Table:
    """Return a table that may be changed. Raises BadCommand."""
    if state.plan.format in LIVES:
        raise BadCommand("fixed-tables", "In a knock-out tables stay as they were drawn: record a walkover.")
    found = _table(state, number, table)
    if (number, table) in state.results:
        raise BadCommand("two-results", f"Table {table} of round {number} has its result: undo that first.")
    return found


def _check_tables(state: EventState, tables: Sequence[Sequence[int]]) -> None:
    sizes = entry_sizes(state.plan)
    for table in tables:
        if len(table) not in sizes:
            choice = " or ".join(map(str, sorted(sizes)))
            text = f"That makes a table of {len(table)} entries; here they have {choice}."
            raise BadCommand("table-size", text, count=len(table))


def _refuse_own_confirmation(state: EventState, act: acts.Confirm, by: str) -> None:
    result = state.results.get((act.round, act.table))
    if result is not None and result.by == by and not is_director(state, by):
        raise BadCommand("same-person", "You typed this result: somebody else of the table confirms it.")


def _confirm(state: EventState, act: acts.Confirm) -> AnyAct:
    _table(state, act.round, act.table)
    result = state.results.get((act.round, act.table))
    if result is None or result.confirmed:
        text = f"Table {act.table} of round {act.round} has no result that waits to be confirmed."
        raise BadCommand("nothing-to-confirm", text)
    return act


def _adjust(state: EventState, act: acts.Adjust) -> AnyAct:
    _entry(state, act.entry)
    if not 0 <= act.round <= len(state.rounds):
        raise BadCommand("no-round", f"There is no round {act.round}: {len(state.rounds)} are drawn.")
    return act


def _rule(state: EventState, act: acts.Rule) -> AnyAct:
    if not 0 < len(act.text.strip()) <= TEXT_LENGTH:
        raise BadCommand("long-text", f"A ruling is a text of 1 to {TEXT_LENGTH} characters.")
    if act.table:
        _table(state, act.round, act.table)
    return act


def _call(state: EventState, act: acts.Call) -> AnyAct:
    if len(act.text) > TEXT_LENGTH:
        raise BadCommand("long-text", f"What the director is called for has up to {TEXT_LENGTH} characters.")
    _table(state, act.round, act.table)
    if any(not one.answered and (one.round, one.table) == (act.round, act.table) for one in state.calls):
        raise BadCommand("called", f"Table {act.table} has called the director already: they will come.")
    return act


def _answer(state: EventState, act: acts.Answer) -> AnyAct:
    if len(act.text) > TEXT_LENGTH:
        raise BadCommand("long-text", f"An answer has up to {TEXT_LENGTH} characters.")
    if all(one.answered or one.seq != act.call for one in state.calls):
        raise BadCommand("no-call", f"Line {act.call} is no call that waits for the director.")
    return act


def _pause(state: EventState, act: acts.Pause) -> AnyAct:
    if not state.rounds or state.clock.paused_at is not None:
        raise BadCommand("no-clock", "No clock runs that could be stopped.")
    return act


def _resume(state: EventState, act: acts.Resume) -> AnyAct:
    if state.clock.paused_at is None:
        raise BadCommand("clock-runs", "The clock does not stand still.")
    return act


def _extend(state: EventState, act: acts.Extend) -> AnyAct:
    if not state.rounds or not -600 <= act.minutes <= 600:
        raise BadCommand("minutes", "A round that was drawn can have up to 600 minutes more or fewer.")
    return act


def _refuse_founding(state: EventState, act: acts.Found) -> AnyAct:
    raise BadCommand("founded", "The event is founded already: change it, or found another one.")


# ---------------------------------------------------------------- undoing
def _check_undo(event: Event, act: acts.Undo) -> None:
    """Refuse to undo what later entries stand on."""
    if not 1 <= act.seq <= event.state.seq:
        raise BadCommand("no-act", f"There is no entry {act.seq}: they go from 1 to {event.state.seq}.")
    later = [entry.what for entry in event.journal[act.seq :]]
    what = event.journal[act.seq - 1].what
    if acts.Undo(act.seq) in later:
        raise BadCommand("undone", f"Entry {act.seq} is undone already.")
    if isinstance(what, _FREE):
        return
    if not isinstance(what, _UNDONE):
        raise BadCommand("cannot-undo", f"Entry {act.seq} cannot be undone: put it right by another act.")
    undone = {entry.seq for entry in later if isinstance(entry, acts.Undo)}
    numbered = list(zip(range(act.seq + 1, event.state.seq + 1), later, strict=True))
    effective = [
        entry for number, entry in numbered if number not in undone and not isinstance(entry, acts.Undo)
    ]
    if isinstance(what, acts.Substitute):
        if any(isinstance(entry, acts.Enter | acts.Substitute) for entry in effective):
            raise BadCommand("later-acts", f"People changed after entry {act.seq}: undo those first.")
        return
    if isinstance(what, acts.Enter) and not any(map(acts.is_seating, effective)):
        made = set(fold(event.journal[: act.seq]).entries) - set(fold(event.journal[: act.seq - 1]).entries)
        named = ({getattr(one, "entry", 0), *getattr(one, "entries", ())} for one in effective)
        if any(made & some for some in named):
            text = f"Something was done to the entry after line {act.seq}: undo that first, or let it leave."
            raise BadCommand("later-acts", text)
        return
    if any(map(acts.is_seating, effective)):
        raise BadCommand(
            "later-draw", f"A round was drawn after entry {act.seq}: correct its effect by a ruling."
        )
    about = (
        acts.Record,
        acts.Correct,
        acts.Confirm,
        acts.Merge,
        acts.Split,
        acts.Withdraw,
        acts.Return,
        acts.Substitute,
    )
    if any(isinstance(entry, about) for entry in effective):
        raise BadCommand("later-acts", f"Results or people changed after entry {act.seq}: undo those first.")


_Check = Callable[[EventState, Any], AnyAct]
_CHECKS: Final[dict[type, _Check]] = {
    acts.Found: _refuse_founding,
    acts.Change: _change,
    acts.Enter: _enter,
    acts.Withdraw: _withdraw,
    acts.Return: _return,
    acts.Substitute: _substitute,
    acts.Start: _start,
    acts.Draw: _draw,
    acts.Seat: _seat,
    acts.Challenge: _challenge,
    acts.Accept: _accept,
    acts.Decline: _decline,
    acts.Record: _record,
    acts.Correct: _correct,
    acts.Merge: _merge,
    acts.Split: _split,
    acts.Confirm: _confirm,
    acts.Adjust: _adjust,
    acts.Rule: _rule,
    acts.Call: _call,
    acts.Answer: _answer,
    acts.Pause: _pause,
    acts.Resume: _resume,
    acts.Extend: _extend,
}
