"""Random events keep the laws of their formats; a planted fault is found; what the director may undo."""

from __future__ import annotations

import pytest

from hlaska.cli import main
from hlaska.events import acts, simulation
from hlaska.events.commands import Event, found, submit
from hlaska.events.errors import BadCommand
from hlaska.events.formats import FORMATS
from hlaska.events.journal import JournalEntry
from hlaska.events.model import FormatName, Plan, Result, Round, Table
from hlaska.events.simulation import LawBroken, simulate
from hlaska.events.state import fold


def do(event: Event, *many: acts.AnyAct, by: str = "director") -> Event:
    for act in many:
        event = submit(event, act, 0.0, by, "because")
    return event


def begin(count: int, format: FormatName, **more: object) -> Event:
    plan = Plan("Open", format, **{"sizes": (2,), **more})  # type: ignore[arg-type]
    entries = (acts.Enter(f"p{i}") for i in range(1, count + 1))
    return do(found(plan, "secret", 0.0, "director"), *entries, acts.Start())


def play(event: Event) -> Event:
    """The lower number wins everywhere."""
    event = do(event, acts.Draw())
    last = event.state.rounds[-1]
    for table in last.tables:
        got = tuple(-one for one in table.entries)
        event = do(event, acts.Record(last.number, table.number, Result(got, confirmed=True)))
    return event


def play_out(event: Event) -> Event:
    while not FORMATS[event.state.plan.format].is_over(event.state):
        event = play(event)
    return event


# ---------------------------------------------------------------- laws over random events
def test_random_events_keep_the_laws() -> None:
    found = simulate(120, 0)
    assert found.events == 120
    assert set(found.formats) == set(FORMATS)
    assert min(found.byes, found.late, found.gone) > 0


@pytest.mark.nightly
def test_many_random_events_keep_the_laws() -> None:
    assert simulate(10_000, 0).events == 10_000


@pytest.mark.parametrize(
    ("round", "says"),
    [
        (Round(2, (Table(1, (1, 2)), Table(2, (2, 3)))), "twice"),
        (Round(2, (Table(1, (1, 9)), Table(2, (2, 3)))), "not there"),
        (Round(2, (Table(1, (1, 3, 4)),), (2,)), "another size"),
        (Round(2, (Table(1, (1, 3)),), (2,)), "forgets"),
        (Round(2, (Table(1, (1, 3)),), (2, 4)), "sit out"),
        (Round(2, (Table(1, (1, 2)), Table(2, (3, 4)))), "meet again"),
    ],
)
def test_a_planted_fault_of_a_round_is_found(round: Round, says: str) -> None:
    event = begin(4, "swiss")
    first = Round(1, (Table(1, (1, 2)), Table(2, (3, 4))))
    state = fold([*event.journal, acts_of(event, first)])
    with pytest.raises(LawBroken, match=says):
        simulation._check_round(state, round)


def acts_of(event: Event, drawn: Round) -> JournalEntry:
    return JournalEntry(event.state.seq + 1, 0.0, "director", acts.Draw(drawn))


# ---------------------------------------------------------------- the director
def test_who_typed_a_result_does_not_confirm_it() -> None:
    event = do(begin(4, "swiss"), acts.Draw())
    event = do(event, acts.Record(1, 1, Result((1, 0), by="Anna")), by="Anna")
    with pytest.raises(BadCommand, match="somebody else"):
        do(event, acts.Confirm(1, 1), by="Anna")
    event = do(event, acts.Confirm(1, 1), by="Bob")
    assert event.state.results[1, 1].confirmed


def test_an_entry_and_a_substitution_can_be_undone() -> None:
    event = begin(4, "lot", sizes=(4,))
    event = do(event, acts.Enter("mistake"))
    event = do(event, acts.Undo(event.state.seq))
    assert len(event.state.entries) == 4
    event = do(event, acts.Substitute(1, "p1", "Eve"))
    event = do(event, acts.Undo(event.state.seq))
    assert event.state.entries[1].name == "p1"
    event = do(event, acts.Enter("late"), acts.Draw())
    with pytest.raises(BadCommand, match="A round was drawn"):
        do(event, acts.Undo(event.state.seq - 1))


def test_the_command_says_what_was_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["events", "simulate", "--number", "7", "--seed", "3"]) == 0
    assert capsys.readouterr().out.startswith("7 events, ")
    assert main(["events", "simulate", "--number", "7", "--seed", "3", "--json"]) == 0
    assert '"events": 7' in capsys.readouterr().out


def test_a_broken_law_names_the_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise LawBroken("planted")

    monkeypatch.setattr(simulation, "_check_end", broken)
    assert main(["events", "simulate", "--number", "1", "--seed", "5"]) == 1
    assert "seed 5" in capsys.readouterr().err
