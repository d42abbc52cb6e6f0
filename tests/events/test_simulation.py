"""Random events of every format: no law is broken, and a broken one is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from json import loads
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.cli import main
from hlaska.events import acts, simulation
from hlaska.events.acts import Found
from hlaska.events.formats import FORMATS, near, swiss
from hlaska.events.history import present_entries
from hlaska.events.journal import JournalEntry, decode_journal
from hlaska.events.matching import match_ranked
from hlaska.events.model import Plan, Round, Table
from hlaska.events.simulation import LawBroken, check_round, simulate_event
from hlaska.events.state import EventState
from tests.events.playing import begin_with, do, play_round


@pytest.mark.slow
def test_no_law_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["events", "simulate", "--number", "24", "--seed", "1", "--json"]) == 0
    found = loads(capsys.readouterr().out)
    assert {row["format"] for row in found["formats"]} == set(FORMATS)
    assert sum(row["events"] for row in found["formats"]) == 24
    assert all(row["rounds"] and row["restarts"] for row in found["formats"])


def simulate_all(number: int) -> None:
    for seed in range(number):
        simulate_event(seed)


@pytest.mark.nightly
@pytest.mark.parametrize("thousand", range(10))
def test_ten_thousand_events(thousand: int) -> None:
    for seed in range(1000 * thousand, 1000 * (thousand + 1)):
        simulate_event(seed)


Break = Callable[[EventState, Round], Round]


def seat_twice(state: EventState, played: Round) -> Round:
    first, *others = played.tables
    return replace(played, tables=(replace(first, entries=(first.entries[1], *first.entries[1:])), *others))


def forget_one(state: EventState, played: Round) -> Round:
    return replace(played, tables=played.tables[1:], byes=(*played.byes, *played.tables[0].entries[1:]))


def forget_all(state: EventState, played: Round) -> Round:
    return replace(played, tables=())


def number_twice(state: EventState, played: Round) -> Round:
    return replace(played, tables=tuple(replace(table, number=1) for table in played.tables))


def add_a_chair(state: EventState, played: Round) -> Round:
    first, *others = played.tables
    more = replace(first, entries=(*first.entries, *played.byes))
    return replace(played, tables=(more, *others), byes=())


def sit_out_again(state: EventState, played: Round) -> Round:
    """Let the first bye of the event sit out in every round."""
    if not state.rounds:
        return played
    always = state.rounds[0].byes[0]
    tables = tuple(
        Table(t.number, tuple(played.byes[0] if one == always else one for one in t.entries))
        for t in played.tables
    )
    return replace(played, tables=tables, byes=(always,))


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (seat_twice, "twice in a round"),
        (forget_one, "neither seated nor sits out"),
        (forget_all, "without a table"),
        (number_twice, "two tables have one number"),
        (add_a_chair, "a size that is not in the plan"),
        (sit_out_again, "sits out again"),
    ],
)
def test_a_planted_fault_is_found(fault: Break, says: str) -> None:
    event = play_round(begin_with(Plan("Open", "swiss", sizes=(2,)), 7))
    before, drawn = event.state, do(event, acts.Draw()).state.rounds[-1]
    check_round(before, drawn)
    with pytest.raises(LawBroken, match=says):
        check_round(before, fault(before, drawn))


def break_swiss(monkeypatch: pytest.MonkeyPatch) -> None:
    def pair_blindly(order: Any, rank: Any, conflicts: Any, *more: Any) -> Any:
        return match_ranked(order, rank, {}, *more)

    monkeypatch.setattr(swiss, "match_ranked", pair_blindly)


def break_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(near, "free_entries", present_entries)


def break_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(entry: JournalEntry) -> JournalEntry:
        what = replace(entry.what, secret="") if isinstance(entry.what, Found) else entry.what
        return replace(entry, what=what)

    monkeypatch.setattr(simulation, "decode_journal", lambda text: tuple(map(forget, decode_journal(text))))


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        (break_swiss, "meet again though that can be avoided"),
        (break_arena, "two tables"),
        (break_fold, "another state"),
    ],
)
def test_a_planted_fault_of_the_code_is_found(
    fault: Callable[[pytest.MonkeyPatch], None], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)
    with pytest.raises(LawBroken, match=says):
        simulate_all(200)


def test_is_avoidable_agrees_with_all_pairings() -> None:
    """Four have three pairings; after all three nobody can avoid to meet again."""
    event = begin_with(Plan("Open", "swiss", sizes=(2,)), 4)
    for _ in range(3):
        assert simulation.is_avoidable(event.state)
        event = play_round(event)
    assert not simulation.is_avoidable(event.state)
    met = {frozenset(two) for p in event.state.rounds for t in p.tables for two in combinations(t.entries, 2)}
    assert len(met) == 6


def test_a_broken_law_names_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_law(*_: object) -> None:
        raise LawBroken("planted")

    monkeypatch.setattr(simulation, "check_round", break_law)
    assert main(["events", "simulate", "--number", "9", "--seed", "5"]) == 1
    assert "seed 5: planted" in capsys.readouterr().err
