"""Laws of events: nobody sits twice, byes are spread, a journal gives its state again, bad input changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hlaska.core.errors import BadText, Stale
from hlaska.events import acts
from hlaska.events.acts import AnyAct
from hlaska.events.commands import Event, found, is_verified, load, submit
from hlaska.events.errors import BadCommand
from hlaska.events.history import count_byes, meetings
from hlaska.events.journal import decode_journal, encode_journal, hide_secret
from hlaska.events.lots import table_sizes
from hlaska.events.model import FormatName, Plan, Result
from hlaska.events.scores import round_scores
from hlaska.events.state import fold

SIZES = st.sampled_from([(2,), (3,), (4,), (4, 3), (3, 4)])
FORMAT = st.sampled_from(["lot", "movement"])


def do(event: Event, *many: AnyAct, why: str = "because") -> Event:
    for act in many:
        event = submit(event, act, 0.0, "director", why)
    return event


def begin(count: int, format: FormatName = "lot", sizes: tuple[int, ...] = (4,), rounds: int = 0) -> Event:
    event = found(Plan("Open", format, sizes=sizes, rounds=rounds), "secret", 0.0, "director")
    return do(event, *(acts.Enter(f"p{i}") for i in range(1, count + 1)), acts.Start())


def play(event: Event, points: list[int] | None = None) -> Event:
    last = event.state.rounds[-1]
    for table in last.tables:
        if (last.number, table.number) not in event.state.results:
            got = tuple((points or [9, 5, 1, -3])[: len(table.entries)])
            event = do(event, acts.Record(last.number, table.number, Result(got, confirmed=True)))
    return event


@given(data=st.data(), count=st.integers(4, 40), format=FORMAT, sizes=SIZES)
def test_laws_of_a_round(data: st.DataObject, count: int, format: FormatName, sizes: tuple[int, ...]) -> None:
    """People come and go; each round seats everybody present once, and who sat out most has a chair."""
    event = begin(count, format, sizes)
    for step in range(4):
        present = [one.id for one in event.state.entries.values() if one.present]
        for one in data.draw(st.lists(st.sampled_from(present), unique=True, max_size=len(present) - 4)):
            event = do(event, acts.Withdraw(one))
        for late in range(data.draw(st.integers(0, 2))):
            event = do(event, acts.Enter(f"late {step} {late}"))
        before, byes = event.state, count_byes(event.state)
        event = do(event, acts.Draw())
        last = event.state.rounds[-1]
        seated = [one for table in last.tables for one in table.entries]
        there = [one.id for one in before.entries.values() if one.present]
        assert sorted([*seated, *last.byes]) == there
        assert sorted(len(table.entries) for table in last.tables) == sorted(table_sizes(len(there), sizes))
        assert max((byes[one] for one in last.byes), default=0) <= min(byes[one] for one in seated)
        event = play(event, data.draw(st.lists(st.integers(-9, 9), min_size=4, max_size=4)))
        assert set(round_scores(event.state, last)) == set(there)
    assert fold(event.journal) == event.state
    assert load(decode_journal(encode_journal(event.journal))) == event
    assert is_verified(event.journal)


@given(tables=st.integers(4, 12), size=st.sampled_from([2, 3, 4]))
def test_movement_follows_the_places(tables: int, size: int) -> None:
    event = play(do(begin(tables * size, "movement", (size,)), acts.Draw()))
    event = do(event, acts.Draw())
    first, second = event.state.rounds
    for here, table in enumerate(first.tables):
        for place, one in enumerate(table.entries):
            assert one in second.tables[(here + place) % tables].entries


def test_a_lot_of_many_lets_nobody_meet_twice() -> None:
    event = begin(256)
    for _ in range(6):
        event = play(do(event, acts.Draw()))
    assert all(len(table.entries) == 4 for played in event.state.rounds for table in played.tables)
    assert max(max(others.values()) for others in meetings(event.state).values()) == 1


def test_members_of_a_team_sit_apart() -> None:
    plan = Plan("Teams", "movement", kind="teams", team_size=4)
    event = found(plan, "secret", 0.0, "director")
    event = do(event, *(acts.Enter(f"T{t}", tuple(f"{t}{i}" for i in range(4))) for t in range(8)))
    event = do(event, acts.Start(), acts.Draw())
    for table in event.state.rounds[0].tables:
        assert len({event.state.entries[one].team for one in table.entries}) == 4


def test_another_secret_or_another_round_is_found_out() -> None:
    journal = list(play(do(begin(9, sizes=(3,)), acts.Draw())).journal)
    assert is_verified(journal)
    assert not is_verified(hide_secret(journal))
    changed = encode_journal(journal).replace('"entries":[', '"entries":[9,', 1)
    assert not is_verified(decode_journal(changed))


REFUSED = [
    ("result-missing", acts.Draw()),
    ("twice", acts.Enter("p1")),
    ("two-results", acts.Record(1, 1, Result((1, 2, 3, 4)))),
    ("count", acts.Record(1, 2, Result((1, 2, 3)))),
    ("empty", acts.Record(1, 2, Result())),
    ("no-table", acts.Record(1, 3, Result((1, 2, 3, 4)))),
    ("format-fixed", acts.Change(Plan("Open", "movement"))),
    ("started", acts.Start()),
    ("no-entry", acts.Withdraw(99)),
    ("not-member", acts.Substitute(1, "p2", "new")),
    ("twice", acts.Substitute(1, "p1", "p2")),
    ("later-acts", acts.Undo(11)),
    ("founded", acts.Found(Plan("Other", "lot"))),
]


@pytest.mark.parametrize(("code", "act"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(code: str, act: AnyAct) -> None:
    event = do(begin(8), acts.Draw())
    event = do(event, acts.Record(1, 1, Result((9, 5, 1, -3), confirmed=True)))
    with pytest.raises(BadCommand) as refused:
        submit(event, act, 0.0, "director", "because")
    assert refused.value.code == code
    assert refused.value.text.endswith(".")


def test_an_event_of_one_person_does_not_start() -> None:
    with pytest.raises(BadCommand, match="too few to start"):
        begin(1)


def test_a_team_with_a_member_of_another_is_refused() -> None:
    event = found(Plan("Teams", "lot", kind="teams", team_size=2), "secret", 0.0, "director")
    event = do(event, acts.Enter("A", ("a", "b")))
    with pytest.raises(BadCommand, match="b plays already, in A"):
        do(event, acts.Enter("B", ("b", "c")))


def test_who_has_looked_an_hour_ago_looks_again() -> None:
    event = begin(8)
    with pytest.raises(Stale, match="look again"):
        submit(event, acts.Draw(), 0.0, "director", seen=event.state.seq - 1)


def test_a_ruling_needs_its_reason_and_can_be_undone() -> None:
    event = begin(8)
    with pytest.raises(BadCommand, match="reason"):
        do(event, acts.Adjust(1, -5), why="")
    ruled = do(event, acts.Adjust(1, -5), why="late")
    assert [one.points for one in ruled.state.adjustments] == [-5]
    undone = do(ruled, acts.Undo(ruled.state.seq))
    assert not undone.state.adjustments
    assert len(undone.journal) == len(event.journal) + 2
    with pytest.raises(BadCommand, match="undone already"):
        do(undone, acts.Undo(ruled.state.seq))


def test_a_table_that_everybody_left_holds_nobody_up() -> None:
    event = do(begin(8), acts.Draw())
    gone = event.state.rounds[0].tables[0].entries
    event = play(do(event, *(acts.Withdraw(one) for one in gone)))
    event = do(event, acts.Draw())
    assert set(event.state.rounds[1].tables[0].entries).isdisjoint(gone)


def test_a_clock_stands_still_while_it_is_paused() -> None:
    event = found(Plan("Open", "lot", minutes=10), "secret", 0.0, "director")
    event = do(event, *(acts.Enter(f"p{i}") for i in range(4)), acts.Start(), acts.Draw())
    event = submit(event, acts.Pause(), 60.0, "director")
    assert event.state.clock.remaining(500.0) == 540.0
    event = submit(event, acts.Resume(), 500.0, "director")
    assert event.state.clock.remaining(560.0) == 480.0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("{}\n", "line 1"),
        ('{"seq":1,"at":0.0,"by":"x","what":{"act":"start"}}\n', "founding"),
        ('{"seq":1,"at":0.0,"by":"x","what":{"act":"start"},"v":2}\n', "version 2"),
    ],
)
def test_a_journal_that_cannot_be_read_names_its_line(text: str, says: str) -> None:
    with pytest.raises(BadText, match=says):
        decode_journal(text)
