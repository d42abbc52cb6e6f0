"""Show an event. It is the same page for everybody who may see it, without what is not to be told yet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from hlaska.events import acts
from hlaska.events.brackets import LIVES, find_finals, follow_progress, list_advancing, list_alive
from hlaska.events.commands import UNDOABLE, Event
from hlaska.events.formats import FORMATS
from hlaska.events.history import open_tables
from hlaska.events.journal import JournalEntry, hide_secret
from hlaska.events.measures import ranking_of
from hlaska.events.model import CONTINUOUS, Plan, Round
from hlaska.events.model import Table as Place
from hlaska.events.standings import Ranked, rank_entries, rank_teams, tie_break_names, values_by_round
from hlaska.events.state import EventState, find_undone
from hlaska.protocol.events import EventJournalEntry, EventPage, EventRank, EventRound, EventTable
from hlaska.server.clubs.rule_sets import game_of
from hlaska.server.clubs.validation import number_text
from hlaska.server.events.event_store import StoredEvent
from hlaska.server.events.event_tables import is_current, is_playable, is_round_embargoed
from hlaska.server.tables.catalog import Catalog


def show_event(kept: StoredEvent, catalog: Catalog) -> EventPage:
    """Return the page of an event."""
    state = withhold(kept.event.state)
    is_knockout = state.plan.format in LIVES
    progress = follow_progress(state) if is_knockout else {}
    finals = find_finals(state) if is_knockout else frozenset()
    return EventPage(
        id=kept.head.id,
        club=kept.head.club,
        seq=state.seq,
        plan=state.plan,
        founder=state.founder,
        entries=tuple(state.entries.values()),
        teams=tuple(state.teams.values()),
        rounds=tuple(_show_round(kept, state, played, played.number in finals) for played in state.rounds),
        standings=_show_ranks(state, rank_entries(state), rounds=True),
        team_standings=_show_ranks(state, rank_teams(state)) if state.teams else (),
        ranking=ranking_of(state),
        tie_breaks=tie_break_names(state),
        adjustments=state.adjustments,
        rulings=state.rulings,
        calls=state.calls,
        challenges=state.challenges,
        clock=state.clock,
        started=state.started,
        finished=state.finished,
        can_draw=_can_draw(kept.event.state),
        all_drawn=_has_no_more_rounds(kept.event.state),
        commit=state.commit,
        secret=state.secret if state.finished else "",
        money=unit_of(catalog, state.plan),
        title=list_alive(progress, "title"),
        consolation=list_alive(progress, "consolation"),
    )


def unit_of(catalog: Catalog, plan: Plan) -> int:
    """Return how many points of results make one of the game."""
    return game_of(catalog, plan.games[0]).money if plan.games else plan.money


def withhold(state: EventState) -> EventState:
    """Return the state without results that are not told yet."""
    held = {played.number for played in state.rounds if is_round_embargoed(state, played.number)}
    if not held:
        return state
    return replace(state, results={at: result for at, result in state.results.items() if at[0] not in held})


def hidden_journal(event: Event) -> tuple[JournalEntry, ...]:
    """Return the journal as it may be told. It is without the secret and without results that are held."""
    state = event.state
    journal = event.journal if state.finished else hide_secret(event.journal)
    held = {played.number for played in state.rounds if is_round_embargoed(state, played.number)}
    return tuple(_hide_result(entry, held) for entry in journal)


def _hide_result(entry: JournalEntry, held: set[int]) -> JournalEntry:
    act = entry.what
    if isinstance(act, acts.Record | acts.Correct) and act.round in held:
        result = replace(act.result, points=(), deals=(), places=())
        return replace(entry, what=replace(act, result=result))
    return entry


def show_journal(event: Event) -> tuple[EventJournalEntry, ...]:
    """Return the lines of the journal, the newest first: who did what and why."""
    undone = find_undone(event.journal)
    return tuple(_show_entry(entry, entry.seq in undone) for entry in reversed(hidden_journal(event)))


def _show_entry(entry: JournalEntry, undone: bool) -> EventJournalEntry:
    tag = str(type(entry.what).__struct_config__.tag)
    undoable = isinstance(entry.what, UNDOABLE) and not undone
    shown = EventJournalEntry(entry.seq, entry.at, entry.by, tag, entry.why, undone, undoable)
    return _with_details(shown, entry.what)


def _with_details(shown: EventJournalEntry, act: acts.AnyAct) -> EventJournalEntry:
    """Add what an act was about: the table, the entries, the points."""
    match act:
        case acts.Enter():
            return replace(shown, names=(act.name,))
        case acts.Substitute():
            return replace(shown, names=(act.member, act.substitute))
        case acts.Seat() | acts.Challenge():
            return replace(shown, entries=act.entries)
        case acts.Withdraw() | acts.Return() | acts.Accept() | acts.Decline():
            return replace(shown, entries=(act.entry,))
        case acts.Record() | acts.Correct():
            result = act.result
            return replace(
                shown, round=act.round, table=act.table, points=result.points, entries=result.absent
            )
        case acts.Adjust():
            return replace(shown, entries=(act.entry,), points=(act.points,))
        case acts.Rule() | acts.Call():
            return replace(shown, round=act.round, table=act.table, text=act.text)
        case acts.Confirm() | acts.Merge() | acts.Split():
            return replace(shown, round=act.round, table=act.table)
        case acts.Extend():
            return replace(shown, number=act.minutes)
        case acts.Undo():
            return replace(shown, number=act.seq)
        case acts.Answer():
            return replace(shown, number=act.call)
        case acts.Draw():
            return replace(shown, round=act.round.number if act.round else 0)
    return shown


def _can_draw(state: EventState) -> bool:
    if not state.started or state.finished or _has_no_more_rounds(state):
        return False
    waits = state.rounds and state.plan.format not in CONTINUOUS
    return not (waits and open_tables(state, state.rounds[-1]))


def _has_no_more_rounds(state: EventState) -> bool:
    if not state.rounds:
        return False
    if state.plan.format not in CONTINUOUS and open_tables(state, state.rounds[-1]):
        planned = state.plan.rounds
        return bool(planned) and len(state.rounds) >= planned
    return FORMATS[state.plan.format].is_over(state)


def _show_round(kept: StoredEvent, state: EventState, played: Round, final: bool) -> EventRound:
    held = is_round_embargoed(kept.event.state, played.number)
    tables = tuple(_show_table(kept, state, played, place, held) for place in played.tables)
    return EventRound(played.number, tables, played.byes, played.seed, played.at, final)


def _show_table(kept: StoredEvent, state: EventState, played: Round, place: Place, held: bool) -> EventTable:
    at = played.number, place.number
    result = state.results.get(at)
    opened = kept.tables.get(at)
    current = opened if opened and is_current(kept, opened) else None
    return EventTable(
        place.number,
        place.entries,
        current.game_table if current else "",
        result,
        held and at in kept.event.state.results,
        current is None and _is_missing(kept, played.number, place),
        place.advance,
        place.cup,
        tuple(list_advancing(place, result, played.seed)) if result and state.plan.format in LIVES else (),
    )


def _is_missing(kept: StoredEvent, number: int, place: Place) -> bool:
    """Tell whether a table could be opened here (`EventTables.open_missing`)."""
    state = kept.event.state
    if not state.plan.games or state.finished or (number, place.number) in state.results:
        return False
    newest = state.plan.format in CONTINUOUS or number == len(state.rounds)
    return newest and is_playable(kept, place)


def _show_ranks(state: EventState, ranked: Sequence[Ranked], rounds: bool = False) -> tuple[EventRank, ...]:
    values = values_by_round(state, ranking_of(state)) if rounds else {}
    return tuple(
        EventRank(
            one.rank,
            one.id,
            number_text(one.points),
            tuple(map(number_text, one.tie_breaks)),
            tuple(map(_text, values.get(one.id, ()))),
        )
        for one in ranked
    )


def _text(value: Fraction | None) -> str | None:
    return None if value is None else number_text(value)
