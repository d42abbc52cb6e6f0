"""Players do what concerns their own entry and table; the director does all of it."""

from __future__ import annotations

import pytest

from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.errors import BadCommand
from hlaska.events.model import GameRules, Plan, Result
from hlaska.events.permissions import check_author
from hlaska.events.state import SERVER
from tests.events.playing import begin_with, do


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (acts.Enter("Eve"), ""),
        (acts.Enter("Eve", invite=True), "not-own"),
        (acts.Enter("Bob"), "not-own"),
        (acts.Withdraw(1), "not-own"),
        (acts.Return(9), "not-own"),
        (acts.Record(1, 1, Result((1, 0))), "not-own"),
        (acts.Confirm(2, 1), "not-own"),
        (acts.Call(1, 7), "not-own"),
        (acts.Start(), "directors-only"),
        (acts.Draw(), "directors-only"),
        (acts.Seat((1, 2)), "directors-only"),
        (acts.Correct(1, 1, Result((1, 0))), "directors-only"),
        (acts.Adjust(1, 5), "directors-only"),
        (acts.Undo(2), "directors-only"),
        (acts.Finish(), "directors-only"),
    ],
)
def test_what_a_stranger_may_do(act: AnyAct, code: str) -> None:
    state = do(begin_with(Plan("Open", "swiss", sizes=(2,)), 4), acts.Draw()).state
    check_author(state, act, "director")
    check_author(state, act, SERVER)
    if not code:
        return check_author(state, act, "Eve")
    with pytest.raises(BadCommand) as found:
        check_author(state, act, "Eve")
    assert found.value.code == code


def test_who_sits_at_a_table_types_its_result() -> None:
    event = do(begin_with(Plan("Open", "swiss", sizes=(2,)), 4), acts.Draw())
    for table in event.state.rounds[0].tables:
        for one in table.entries:
            name = event.state.entries[one].name
            check_author(event.state, acts.Record(1, table.number, Result((1, 0))), name)
            check_author(event.state, acts.Withdraw(one), name)


def test_the_director_is_called_and_answers() -> None:
    event = do(begin_with(Plan("Open", "swiss", sizes=(2,)), 4), acts.Draw())
    event = do(event, acts.Call(1, 2, "a card was shown"), by="p1")
    with pytest.raises(BadCommand, match="called the director already"):
        do(event, acts.Call(1, 2), by="p2")
    (call,) = event.state.calls
    event = do(event, acts.Answer(call.seq))
    assert event.state.calls[0].answered
    with pytest.raises(BadCommand, match="no call that waits"):
        do(event, acts.Answer(call.seq))
    assert len(do(event, acts.Call(1, 2)).state.calls) == 2


def test_results_of_the_server_are_confirmed() -> None:
    event = do(begin_with(Plan("Open", "swiss", sizes=(2,)), 4), acts.Draw())
    event = do(event, acts.Record(1, 1, Result((1, 0), confirmed=True)), by=SERVER)
    assert event.state.results[1, 1].confirmed


@pytest.mark.parametrize("plan", [Plan("O", "lot", games=(GameRules("a"),) * 2), Plan("O", "lot", same=True)])
def test_games_go_with_sizes(plan: Plan) -> None:
    with pytest.raises(BadCommand, match=r"name the games|for each size"):
        begin_with(plan, 4)
