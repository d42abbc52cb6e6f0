"""What the director and the tables may do: confirm, undo, merge and split."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hlaska.events import acts
from hlaska.events.commands import Event, is_verified, load
from hlaska.events.errors import BadCommand
from hlaska.events.journal import JournalEntry
from hlaska.events.model import FormatName, Plan, Result, Table
from hlaska.events.state import fold
from tests.events.playing import begin_with, do


def begin(count: int, format: FormatName, sizes: tuple[int, ...] = (2,)) -> Event:
    return begin_with(Plan("Open", format, sizes=sizes), count)


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


def test_an_entry_is_undone_and_its_number_not_given_again() -> None:
    event = do(begin(4, "lot", (4,)), acts.Enter("mistake"))
    wrong = event.state.seq
    event = do(event, acts.Enter("late"), acts.Undo(wrong))
    assert {one.id: one.name for one in event.state.entries.values()} == {
        **{i: f"p{i}" for i in range(1, 5)},
        6: "late",
    }
    event = do(event, acts.Enter("later"), acts.Enter("mistake"))
    assert list(event.state.entries) == [1, 2, 3, 4, 6, 7, 8]
    assert load(event.journal) == event
    left = do(event, acts.Withdraw(8))
    with pytest.raises(BadCommand, match="undo that first"):
        do(left, acts.Undo(event.state.seq))
    assert is_verified(do(event, acts.Draw()).journal)


def test_a_team_is_undone() -> None:
    event = begin_with(Plan("Open", "lot", kind="teams", team_size=2), 3)
    event = do(event, acts.Enter("T", ("x", "y")), acts.Enter("U", ("v", "w")))
    event = do(event, acts.Undo(event.state.seq - 1))
    assert {team.id: team.entries for team in event.state.teams.values()} == {
        1: (1, 2),
        2: (3, 4),
        3: (5, 6),
        5: (9, 10),
    }


def test_only_a_director_confirms_what_they_typed() -> None:
    """The fold itself holds it: a line that slipped into the journal confirms nothing."""
    event = do(begin(4, "swiss"), acts.Draw())
    event = do(event, acts.Record(1, 1, Result((1, 0), confirmed=True)), by="Anna")
    assert event.state.results[1, 1] == Result((1, 0), by="Anna")
    forged = JournalEntry(event.state.seq + 1, 0.0, "Anna", acts.Confirm(1, 1))
    assert not fold([*event.journal, forged]).results[1, 1].confirmed
    event = do(event, acts.Record(1, 2, Result((1, 0))), acts.Confirm(1, 2))
    assert event.state.results[1, 2].confirmed
    plan = replace(event.state.plan, directors=("Anna",))
    assert do(do(event, acts.Change(plan)), acts.Confirm(1, 1), by="Anna").state.results[1, 1].confirmed


def test_tables_are_merged_and_split() -> None:
    event = do(begin(8, "lot", (4, 3, 2)), acts.Draw())
    first, second = event.state.rounds[0].tables
    gone = (first.entries[0], first.entries[1], second.entries[2], second.entries[3])
    event = do(event, *(acts.Withdraw(one) for one in gone))
    event = do(event, acts.Merge(1, 1, 2))
    merged = (*second.entries[:2], *first.entries[2:])
    assert event.state.rounds[0].tables == (Table(2, merged),)
    split = do(event, acts.Split(1, 2, merged[:2]))
    assert split.state.rounds[0].tables == (Table(1, merged[:2]), Table(2, merged[2:]))
    split = do(split, acts.Record(1, 1, Result((1, 0))), acts.Record(1, 2, Result((1, 0))), acts.Draw())
    assert is_verified(split.journal)
    assert load(split.journal) == split
    undone = do(event, acts.Undo(event.state.seq))
    assert [table.entries for table in undone.state.rounds[0].tables] == [first.entries, second.entries]


@pytest.mark.parametrize(
    ("act", "says"),
    [
        (acts.Merge(1, 1, 1), "one table"),
        (acts.Merge(1, 1, 2), "a table of 8 entries; here they have 3 or 4"),
        (acts.Merge(1, 1, 3), "no table 3"),
        (acts.Split(1, 1, (99,)), "Name some of table 1"),
    ],
)
def test_tables_that_cannot_be(act: acts.AnyAct, says: str) -> None:
    event = do(begin(8, "lot", (4, 3)), acts.Draw())
    with pytest.raises(BadCommand, match=says):
        do(event, act)
    one = event.state.rounds[0].tables[0].entries
    with pytest.raises(BadCommand, match="a table of 1 entries"):
        do(event, acts.Split(1, 1, one[:1]))
    played = do(event, acts.Record(1, 1, Result((1, 2, 3, 4))))
    with pytest.raises(BadCommand, match="undo that first"):
        do(played, acts.Merge(1, 1, 2))
    with pytest.raises(BadCommand, match="stay as they were drawn"):
        do(do(begin(8, "knockout"), acts.Draw()), acts.Merge(1, 1, 2))
