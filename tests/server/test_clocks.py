"""Clocks that are wrong for a while: nothing is deleted or given up by them for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, select

from hlaska.server.accounts.accounts import LASTS, Accounts
from hlaska.server.accounts.elapsed_time import BACK, FAR, KEPT, ElapsedTime, look
from hlaska.server.fairness.co_play import KEPT as KEY_KEPT
from hlaska.server.fairness.co_play import CoPlayStatistics
from hlaska.server.storage.account_database import Database
from hlaska.server.storage.account_schema import sessions
from tests.server.test_people import SECRET, Clock, accounts_of
from tests.server.test_people import database as people_database

database_of_people = people_database  # memory, a file, PostgreSQL
DAY, HOUR = 86_400.0, 3_600.0


# ---------------------------------------------------------------- what was seen to pass
def looked(*hours: float) -> ElapsedTime:
    """After looks at these hours."""
    found = ElapsedTime(hours[0] * HOUR)
    for hour in hours[1:]:
        found = found.at(hour * HOUR)
    return found


def test_time_that_was_seen_to_pass_is_all_of_it() -> None:
    found = looked(*range(100))
    assert (found.jumps, found.since(3 * HOUR), found.sure) == ((), 96 * HOUR, 99 * HOUR)
    assert looked(100, 105, 111).since(100 * HOUR) == 11 * HOUR


@pytest.mark.parametrize("ahead", [48.0, 24 * 365.0])
def test_of_a_jump_ahead_a_quarter_of_a_day_counts(ahead: float) -> None:
    found = looked(100, 100 + ahead)
    assert found.since(99 * HOUR) == HOUR + FAR
    assert found.since((100 + ahead - 1) * HOUR) == HOUR  # written when it was ahead already
    assert found.sure == 100 * HOUR + FAR
    then = found.at((101 + ahead) * HOUR)
    assert then.since(99 * HOUR) == 2 * HOUR + FAR
    back = then.at(102 * HOUR)  # it is put right an hour later
    assert back.since(99 * HOUR) == 3 * HOUR + FAR - HOUR
    assert 0 < back.since(101.5 * HOUR) <= HOUR + FAR  # never more than that too much for each jump
    assert back.since((100 + ahead) * HOUR) < 0
    assert back.sure < 102 * HOUR


def test_a_clock_that_is_set_back_gives_no_time_that_has_not_passed() -> None:
    found = looked(100, 52, 56, 60)
    assert found.since(51 * HOUR) == 49 * HOUR + 8 * HOUR  # 49 until it was set back, 8 since
    assert found.since(53 * HOUR) == 7 * HOUR
    assert found.since(99 * HOUR) < 0
    assert ElapsedTime(100.0).at(100.0 - BACK).jumps == ()
    assert len(ElapsedTime(1.0, ((0.0, 1.0),) * KEPT).at(10 * DAY).jumps) == KEPT


async def test_what_was_seen_is_kept_in_the_database(database_of_people: Database) -> None:
    run, before, now = database_of_people.run, 1e9 + 2 * HOUR, 1e9 + 3 * DAY
    for at in (1e9, 1e9 + HOUR, before):
        assert (await run(partial(look, now=at))).jumps == ()
    found = await run(lambda db: look(db, now))
    assert found.jumps == ((before, now),)
    assert await run(lambda db: look(db, now + 60)) == found.at(now + 60)
    assert (await run(lambda db: look(db, now + HOUR))).since(before) == FAR + HOUR


# ---------------------------------------------------------------- sessions
async def counted(database: Database) -> int:
    return await database.run(lambda db: db.execute(select(func.count()).select_from(sessions)).scalar_one())


async def test_sessions_outlive_a_clock_that_is_ahead(database_of_people: Database) -> None:
    clock = Clock()
    accounts = accounts_of(database_of_people, clock)
    _, mine = await accounts.sign_up("Ada", SECRET, "a")
    await accounts.sign_up("Bob", SECRET, "b")
    clock.now += LASTS + 300 * DAY
    assert await accounts.account_of(mine) is None
    _, late = await accounts.sign_in("Bob", SECRET, "b")
    assert await counted(database_of_people) == 3
    clock.now -= LASTS + 300 * DAY
    found = await accounts.account_of(mine)
    assert found is not None
    assert found.name == "Ada"
    clock.now += HOUR
    assert (
        await accounts.account_of(late) is not None
    )  # begun with the wrong clock: from now on it lasts as others do
    clock.now += LASTS + DAY
    assert await accounts.account_of(late) is None


async def test_sessions_that_have_ended_are_deleted_when_that_time_has_passed() -> None:
    clock, database = Clock(), Database()
    accounts = accounts_of(database, clock)
    await accounts.sign_up("Ada", SECRET, "a")
    clock.now += HOUR
    await accounts.sign_up("Bob", SECRET, "b")
    end = clock.now + LASTS
    while clock.now < end:
        clock.now += 5 * HOUR
        await database.run(lambda db: look(db, clock.now))
    await accounts.sign_in("Bob", SECRET, "b")
    assert await counted(database) == 1
    await database.close()


async def test_processes_of_a_database_have_its_time(
    empty_database: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await empty_database()
    here = Database(url)
    _, mine = await Accounts(here).sign_up("Ada", SECRET, "a")
    real = time.time
    monkeypatch.setattr("time.time", lambda: real() + 2 * LASTS)  # another machine, whose clock is wrong
    there = Database(url)
    db = await asyncpg.connect(url)
    wanted = float(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
    await db.close()
    assert abs(there.time() - wanted) < DAY
    accounts = Accounts(there)
    assert await accounts.account_of(mine) is not None
    _, more = await accounts.sign_in("Ada", SECRET, "b")
    monkeypatch.undo()
    assert {
        one.seen < wanted + DAY for one in await accounts.sessions(await accounts.require_account(more))
    } == {True}
    assert await Accounts(here).account_of(mine) is not None
    await here.close()
    await there.close()


async def test_a_key_of_addresses_that_was_made_with_a_wrong_clock_is_not_kept_longer() -> None:
    clock, database = Clock(), Database()
    signs = CoPlayStatistics(database, clock)
    clock.now += 365 * DAY
    await signs.note_seating("ada", "10.0.0.1")
    clock.now -= 365 * DAY
    await signs.note_seating("bob", "10.0.0.1")
    assert await signs.of("ada") == ()  # the key is another, and what was made with the first is gone
    clock.now += KEY_KEPT + DAY
    await signs.note_seating("cyd", "10.0.0.1")
    assert await signs.of("bob") == ()
    await database.close()
