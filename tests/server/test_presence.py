"""People at one table: clocks, who is away, who leaves and comes back, pauses, another match; with a clock that is
turned by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core.errors import BadOptions, HlaskaError, Illegal
from hlaska.protocol import table_messages as messages
from hlaska.protocol.tables import NewTable
from hlaska.server.history.records import record_text
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.lobby import LobbyFilter
from hlaska.server.tables.presence import GONE, TablePresence
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table import match_state
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.chairs import rotate_chairs
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import (
    AWAY,
    BETWEEN,
    HERE,
    LEFT,
    NETWORK,
    NO_CLOCK,
    PAUSED,
    SLOW,
    Clock,
    check_clock,
)
from hlaska.table.store import MemoryStore, NotSaved, Store
from hlaska.table.table import Table
from tests.server.live import CATALOG, toys

CLOCK = Clock(20, 30)


class Hands:
    """A clock that is turned by hand."""

    at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr("time.time", found)
    return found


@asynccontextmanager
async def room(store: Store | None = None, catalog: Catalog = CATALOG) -> AsyncIterator[TableService]:
    runner = ThreadBotPool(toys)
    hall = TableService(TableSetup(store or MemoryStore(), runner, catalog, 0))
    try:
        yield hall
    finally:
        await hall.close()
        runner.close()


async def two(hall: TableService, **more: Any) -> tuple[Table, TablePresence]:
    """A table of Ada and Bob, whose pages are open."""
    new = NewTable("toy", chairs=(Chair("Ada"), Chair("?", "open")), **more)
    table = await hall.open(new, "ada")
    await table.seating.sit(1, "Bob", "bob")
    return table, hall.live.presence(table)


async def until(table: Table, true: Callable[[], bool]) -> None:
    bell = table.log.changes.subscribe()
    while not true():
        bell.clear()
        if not true():
            await bell.wait()
    table.log.changes.unsubscribe(bell)


def told(company: TablePresence) -> messages.Company:
    found = company.refresh()
    assert found is not None
    return found


def states(table: Table) -> tuple[int, ...]:
    return table.now.presence.states


async def act(table: Table, chair: int) -> None:
    view = table.play.view(table.seat(chair))
    assert view is not None
    await table.act(chair, table.seq, (view.legal[0],))


async def test_a_decision_costs_the_reserve_what_it_takes_too_long(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK)
        first = table.turn
        hands.at += CLOCK.decision + NETWORK  # what is free
        assert told(company).left == 0
        await act(table, first)
        assert table.now.presence.used == (0.0, 0.0)
        second = table.turn
        hands.at += CLOCK.decision + NETWORK + 12
        await act(table, second)
        assert table.now.presence.reserve(second) == CLOCK.reserve - 12
        here = told(company)
        assert (here.turn, here.left, here.chairs[second].reserve) == (
            table.turn,
            CLOCK.decision + NETWORK,
            18,
        )


async def test_out_of_time_a_computer_player_plays_until_the_person_does_something(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK)
        slow, other = table.turn, 1 - table.turn
        with hall.connections.connect(table.meta.id, "ada"), hall.connections.connect(table.meta.id, "bob"):
            hands.at += CLOCK.decision + NETWORK + CLOCK.reserve - 1
            assert await company.check_timeouts() == pytest.approx(1)
            assert states(table) == (HERE, HERE)
            hands.at += 1
            company.wake()
            await until(table, lambda: table.turn == other)
            assert states(table)[slow] == SLOW
            assert told(company).chairs[slow].state == "slow"
            await act(table, other)
            await until(table, lambda: table.turn == other or not table.now.running)
            # What he does now says that he is there, whatever came of it.
            with pytest.raises(HlaskaError):
                await table.act(slow, 1, (0,))
            assert states(table)[slow] == HERE


async def test_what_a_person_decides_is_not_stale_because_of_a_line_that_changes_no_card(
    hands: Hands,
) -> None:
    async with room() as hall:
        table, _ = await two(hall)
        seq, turn = table.seq, table.turn
        view = table.play.view(table.seat(turn))
        assert view is not None
        await table.presence.pause(True)
        await table.presence.pause(False)
        assert table.seq == seq + 2
        await table.act(turn, seq, (view.legal[0],))
        with pytest.raises(HlaskaError) as late:
            await table.act(turn, seq, (view.legal[0],))
        assert late.value.phrase.key == "stale"


async def test_a_page_closed_for_long_is_away_and_back_with_the_page(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall)
        line = hall.connections.connect
        with line(table.meta.id, "ada"):
            with line(table.meta.id, "bob"):
                assert [one.online for one in told(company).chairs] == [True, True]
            assert await company.check_timeouts() == pytest.approx(GONE)
            hands.at += 1
            assert await company.check_timeouts() == pytest.approx(GONE - 1)
            hands.at += GONE
            await company.check_timeouts()
            assert states(table) == (HERE, AWAY)
            with line(table.meta.id, "bob"):
                await company.check_timeouts()
                assert states(table) == (HERE, HERE)
        # Who is alone there, or nobody, is waited for.
        hands.at += 10 * GONE
        await company.check_timeouts()
        hands.at += 10 * GONE
        assert await company.check_timeouts() is None
        assert states(table) == (HERE, HERE)


async def test_only_time_in_which_somebody_waits_makes_one_away(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall)
        line = hall.connections.connect
        await company.check_timeouts()
        hands.at += 10 * GONE  # nobody is there
        with line(table.meta.id, "ada"):
            assert await company.check_timeouts() == pytest.approx(GONE)
            hands.at += 5
            with line(table.meta.id, "bob"):
                assert await company.check_timeouts() is None
            assert await company.check_timeouts() == pytest.approx(GONE)
            hands.at += 40
            assert await company.check_timeouts() == pytest.approx(GONE - 40)
        await company.check_timeouts()
        hands.at += 10 * GONE  # Ada is not there to wait
        assert await company.check_timeouts() is None
        with line(table.meta.id, "ada"):
            assert await company.check_timeouts() == pytest.approx(GONE - 40)
            await table.presence.pause(True)
            assert await company.check_timeouts() == pytest.approx(PAUSED)
            hands.at += 2 * GONE
            await table.presence.pause(False)
            assert await company.check_timeouts() == pytest.approx(GONE - 40)
            hands.at += GONE - 40
            await company.check_timeouts()
            assert states(table) == (HERE, AWAY)


async def test_who_leaves_for_good_is_in_the_record_and_may_come_back(hands: Hands) -> None:
    async with room() as hall:
        table, _ = await two(hall)
        await hall.user_tables.leave(table, "bob")
        assert states(table) == (HERE, LEFT)
        with pytest.raises(Illegal):
            await table.act(1, table.seq, (0,))
        while table.now.running:
            await until(table, lambda: table.turn == 0 or not table.now.running)
            if table.now.running:
                await act(table, 0)
        assert table.now.sheet[-1].left == (1,)
        assert table.dealer.waiting() == (0,)
        assert "Note: left: Bob" in await record_text(table)
        await table.presence.attend(1, HERE)
        assert table.dealer.waiting() == (0, 1)
        with pytest.raises(Illegal):
            await table.presence.attend(-1, HERE)


async def test_the_next_deal_waits_a_minute_for_who_does_not_ask_for_it(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK)
        while table.now.running:
            await act(table, table.turn)
        with hall.connections.connect(table.meta.id, "ada"), hall.connections.connect(table.meta.id, "bob"):
            hands.at += BETWEEN
            await company.check_timeouts()
            assert table.now.deal == 1  # nobody has asked for another
            await table.dealer.mark_ready(0, table.seq)
            await company.check_timeouts()
            assert (table.now.deal, states(table)) == (2, (HERE, SLOW))


async def test_a_restart_forgets_neither_reserves_nor_who_is_away_and_charges_nobody(hands: Hands) -> None:
    store = MemoryStore()
    async with room(store) as hall:
        table, _ = await two(hall, clock=CLOCK)
        hands.at += CLOCK.decision + NETWORK + 10
        slow = table.turn
        await act(table, slow)
        await table.presence.attend(slow, SLOW)
        name, before = table.meta.id, table.now
    hands.at += 5000
    async with room(store) as hall:
        again = await hall.get_table(name)
        after = again.now.presence
        assert (after.states, after.used) == (before.presence.states, before.presence.used)
        assert after.free_seconds(hands.at) == CLOCK.decision + NETWORK
        assert again.seq == before.seq + 1
        assert again.now.steps == before.steps
    async with room(store) as hall:  # to look at it changes nothing
        assert (await hall.get_or_read(name)).seq == again.seq


async def test_a_pause_has_an_end(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK)
        hands.at += 5
        for owner in ("ada", "bob"):
            await company.agree(owner, "pause", True)
        hands.at += PAUSED - 1
        assert await company.check_timeouts() == pytest.approx(1)
        hands.at += 1
        await company.check_timeouts()
        assert not table.now.presence.paused
        assert told(company).left == CLOCK.decision + NETWORK - 5


async def test_a_pause_begins_and_ends_with_everybody(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK)
        turn = table.turn
        hands.at += 15
        await company.agree("ada", "pause", True)
        await company.agree("ada", "pause", False)
        await company.agree("bob", "pause", True)
        assert told(company).agreed == {"pause": (1,)}
        assert not table.now.presence.paused
        await company.agree("ada", "pause", True)
        assert told(company).paused
        with pytest.raises(Illegal) as refused:
            await act(table, turn)
        assert refused.value.phrase.key == "refused-paused"
        with pytest.raises(Illegal):
            await company.agree("ada", "pause", True)
        hands.at += PAUSED - 100
        assert await company.check_timeouts() == pytest.approx(100)
        for owner in ("ada", "bob"):
            await company.agree(owner, "resume", True)
        assert table.now.presence.free_seconds(hands.at) == CLOCK.decision + NETWORK - 15
        await act(table, turn)
        with pytest.raises(Illegal):
            await company.agree("eve", "pause", True)


async def test_a_chair_left_for_good_is_taken_over(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    async with room(store) as hall:
        table, company = await two(hall, access="public", successors=True)
        name, lines = table.meta.id, [hall.connections.connect(table.meta.id, "ada")]
        lines[0].__enter__()

        async def finish() -> None:
            while table.now.running:
                await act(table, table.turn) if table.presence.level(table.turn) is None else await until(
                    table, lambda: not table.now.running or table.presence.level(table.turn) is None
                )

        with pytest.raises(Illegal):
            await hall.access.sit(name, -1, Chair("Eve"), "eve")  # nobody has left
        await finish()
        for chair in (0, 1):
            await table.dealer.mark_ready(chair, table.seq)
        await hall.user_tables.leave(table, "bob")
        assert [one.left for one in hall.lobby.page("", LobbyFilter(free=True)).tables] == [1]
        assert told(company).free == (1,)
        with pytest.raises(Illegal):
            await hall.access.sit(name, -1, Chair("Robot", program="Eve"), "robot")
        with pytest.raises(Illegal):
            await hall.access.sit(name, -1, Chair("Eve"), "eve", apart=frozenset({"ada"}))
        assert await hall.access.sit(name, -1, Chair("Eve"), "eve") == 1
        assert (states(table), table.meta.owners, table.presence.list_abandoned()) == (
            (HERE, HERE),
            ("ada", "eve"),
            (),
        )
        assert [one.left for one in hall.lobby.page("").tables] == [0]
        assert told(company).free == ()
        for owner in ("bob", "eve"):
            with pytest.raises(Illegal):
                await hall.access.sit(name, -1, Chair("B"), owner)
        await finish()
        parts = {who: await hall.history.of(who) for who in ("ada", "bob", "eve")}
        deals = {who: [deal.deal for deal in part.matches[0].deals] for who, part in parts.items()}
        assert deals == {"ada": [1, 2], "bob": [1], "eve": [2]}
        assert [brief.table for brief in await hall.user_tables.of("bob")] == []
        lines[0].__exit__(None, None, None)
        now, meta = table.now, table.meta
    async with room(store) as hall:
        again = await hall.get_or_read(name)
        assert (again.now.presence.states, again.meta) == (now.presence.states, meta)
        assert (meta.name_at(1, 1), meta.name_at(1, 2)) == ("Bob", "Eve")
        # Who is deleted leaves no name behind.
        gone = meta.with_owner("bob", "", Chair("?"))
        assert gone is not None
        assert [(one.owner, one.name) for one in gone.former] == [("", "?")]
        assert gone.owners == meta.owners
    await store.close()


async def test_another_match_with_other_neighbours() -> None:
    async with room(catalog=Catalog(("marias",))) as hall:
        open_ = Chair("?", "open")
        table = await hall.open(NewTable("marias", chairs=(Chair("Ada"), open_, open_)), "ada")
        for name in ("Bob", "Eve"):
            await table.seating.sit(-1, name, name.lower())
        moved = await hall.rematches.open(hall.live.keep, table, moved=True)
        assert moved.meta.owners == ("ada", "eve", "bob")
        assert [chair.name for chair in moved.meta.chairs] == ["Ada", "Eve", "Bob"]
        assert (await hall.rematches.open(hall.live.keep, moved, moved=True)).meta.owners == table.meta.owners
    four = replace(table.meta, chairs=tuple(map(Chair, "ABCD")), owners=tuple("abcd"))
    seen = []
    for _ in range(3):
        four = rotate_chairs(four)
        assert [chair.name.lower() for chair in four.chairs] == list(four.owners)
        seen.append(four.owners[2])  # opposite of the first
    assert sorted(seen) == ["b", "c", "d"]


async def test_another_match_with_the_same_people_is_wanted_by_all(hands: Hands) -> None:
    async with room() as hall:
        table, company = await two(hall, clock=CLOCK, options={"target": 1})
        with pytest.raises(Illegal):
            await company.agree("ada", "again", True)
        while not table.now.is_over:
            if table.now.running:
                await act(table, table.turn)
            else:
                for chair in table.dealer.waiting():
                    await table.dealer.mark_ready(chair, table.seq)
        with pytest.raises(Illegal):
            await company.agree("ada", "move", True)  # two have no other neighbours
        await company.agree("ada", "again", True)
        assert told(company).agreed == {"again": (0,)}
        await company.agree("bob", "again", True)
        new = company.next
        assert new is not None
        assert (new.meta.owners, new.meta.clock, new.meta.host) == (("ada", "bob"), CLOCK, "ada")
        assert new.meta.options == table.meta.options
        # The first deal waits for what both add to its shuffle, as far as they are there.
        assert (new.now.deal, new.dealer.is_awaiting_contribution) == (0, True)
        new.dealer.contribute("ada", 1, "a" * 15)
        await hall.live.presence(new).check_timeouts()
        assert new.now.deal == 0
        new.dealer.contribute("bob", 1, "b" * 15)
        await hall.live.presence(new).check_timeouts()
        assert new.now.deal == 1
        assert match_state.contributions_of(new.game, new.now.deal_entries[0]) == (
            int("a" * 15, 16),
            int("b" * 15, 16),
        )
        with pytest.raises(Illegal):
            await company.agree("ada", "again", True)


async def test_the_host_sends_away_before_the_first_deal_only(hands: Hands) -> None:
    async with room() as hall:
        chairs = (Chair("Ada"), Chair("?", "open"))
        table = await hall.open(NewTable("toy", chairs=chairs), "ada")
        await table.seating.sit(1, "Bob", "bob")
        with pytest.raises(Illegal) as refused:
            await table.seating.kick(1, "ada")
        assert refused.value.phrase.key == "refused-begun"
    async with room(catalog=Catalog()) as hall:
        three = (Chair("Ada"), Chair("?", "open"), Chair("?", "open"))
        table = await hall.open(NewTable("marias", chairs=three), "ada")
        await table.seating.sit(1, "Bob", "bob")
        for chair, owner in ((2, "ada"), (0, "ada"), (1, "eve"), (0, "bob"), (7, "ada"), (-1, "ada")):
            with pytest.raises(Illegal):
                await table.seating.kick(chair, owner)
        await table.seating.kick(1, "ada")
        assert (table.meta.chairs[1].kind, table.meta.owners) == ("open", ("ada", "", ""))
        with pytest.raises(Illegal) as barred:
            await table.seating.sit(-1, "Bob", "bob")
        assert barred.value.phrase.key == "refused-barred"
        await table.seating.sit(1, "Eve", "eve")


@pytest.mark.parametrize(
    "clock", [Clock(1), Clock(601), Clock(-5), Clock(20, -1), Clock(20, 3601), Clock(0, 30)]
)
def test_no_clock(clock: Clock) -> None:
    with pytest.raises(BadOptions):
        check_clock(clock)


async def turns() -> None:
    """Lets whoever was woken look."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_card_tells_nothing_of_who_is_there_but_the_clock_does() -> None:
    async with room() as hall:
        for clock, told_again in ((NO_CLOCK, False), (CLOCK, True)):
            table, company = await two(hall, clock=clock)
            company.wake()
            await turns()
            here, bell = told(company), company.subscribe()
            bell.clear()
            await act(table, table.turn)
            await turns()
            assert (bell.is_set(), company.message is not here) == (told_again, told_again)
            bell.clear()
            await company.agree("ada", "pause", True)
            await turns()
            assert bell.is_set()
            assert told(company).agreed == {"pause": (0,)}


async def test_what_cannot_be_saved_of_who_is_there_is_told_ever_more_rarely(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with room() as hall:
        _, company = await two(hall)
        await company.close()
        settled = company._on_settled

        async def full(_: Table) -> None:
            raise NotSaved("the disk is full")

        company._on_settled = full
        assert [await company._check_safely() for _ in range(9)] == [5] * 9
        assert sum("people: NotSaved" in one.getMessage() for one in caplog.records) == 4
        company._on_settled = settled
        await company._check_safely()
        company._on_settled = full
        assert await company._check_safely() == 5
