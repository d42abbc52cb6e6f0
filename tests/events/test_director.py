"""What the director and the tables may do: confirm, undo, merge and split."""

from __future__ import annotations

import pytest

from hlaska.events import acts
from hlaska.events.commands import Event
from hlaska.events.errors import BadCommand
from hlaska.events.model import FormatName, Plan, Result
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
