"""Large events on a server: 200 people in 51 teams at real tables, and 64 pairs in a knock-out with consolation."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from hlaska.bots import make
from hlaska.events import acts
from hlaska.events.commands import is_verified
from hlaska.events.history import open_tables
from hlaska.events.model import GameRules, Plan, Result
from hlaska.games import game_class
from hlaska.server.events.event_store import Person
from hlaska.server.events.service import EventService
from hlaska.server.services import Services, build_services
from hlaska.server.storage.account_schema import accounts
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.store import MemoryStore

pytestmark = [pytest.mark.nightly, pytest.mark.timeout(1800)]
DIRECTOR = Person("director", "Director")


async def with_people(count: int) -> Services:
    """A server on which so many have accounts."""
    runner = ThreadBotPool(lambda level, game, seed, seconds: make("greedy", game, seed, seconds))
    services = build_services(TableSetup(MemoryStore(), runner, pace=0.0))
    values = {"password": "", "avatar": "", "settings": "{}", "admin": False, "barred": False, "created": 0.0}
    names = ["Director", *(f"P{i}" for i in range(count))]
    rows = [{"owner": one.lower(), "name": one, "skeleton": f"s{one}", **values} for one in names]

    def add(db: Connection) -> None:
        db.execute(insert(accounts), rows)

    await services.people.database.run(add)
    return services


class Running:
    """An event of the director, without the limits of what one person may do in a while."""

    def __init__(self, services: Services, event: str) -> None:
        self.events: EventService = services.events
        self.hall: TableService = services.hall
        self.id = event
        self.draws: list[float] = []

    async def do(self, *many: acts.AnyAct) -> None:
        for act in many:
            began = time.process_time()
            await self.events.store.submit(self.id, act, DIRECTOR)
            if isinstance(act, acts.Draw):
                self.draws.append(time.process_time() - began)

    async def play_round(self) -> None:
        """Computer players take all chairs of the round and play."""
        kept = await self.events.store.get(self.id)
        await self.events.tables.open_missing(self.hall, kept)
        kept = await self.events.store.get(self.id)
        number = len(kept.event.state.rounds)
        for place in open_tables(kept.event.state, kept.event.state.rounds[-1]):
            opened = kept.tables[number, place.number]
            await self.events.stand_in(self.hall, DIRECTOR.owner, opened.game_table)
        for _ in range(6000):
            if await self.is_over():
                return
            await asyncio.sleep(0.1)
        raise AssertionError("a table has no end")

    async def is_over(self) -> bool:
        state = (await self.events.store.get(self.id)).event.state
        return not open_tables(state, state.rounds[-1])


def skeletons() -> Any:
    """Names are found by what they look like: here by the name itself."""
    return lambda name: f"s{name}"


async def test_two_hundred_people_in_fifty_one_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlaska.server.events.people.skeleton", skeletons())
    services = await with_people(204)
    game = game_class("marias_four")
    plan = Plan(
        "Season opener", "movement", kind="teams", team_size=4, sizes=(4,), rounds=4, deals=1,
        games=(GameRules("marias_four", next(iter(game.presets))),),
    )  # fmt: skip
    began, worked = time.perf_counter(), time.process_time()
    running = Running(services, await services.events.store.found(plan, "secret", DIRECTOR))
    await running.do(
        *(acts.Enter(f"Team {t}", tuple(f"P{4 * t + i}" for i in range(4)), invite=True) for t in range(51))
    )
    await running.do(*(acts.Withdraw(one) for one in (7, 50, 99, 204)), acts.Start())
    for _ in range(4):
        await running.do(acts.Draw())
        await running.play_round()
    await running.do(acts.Finish())
    kept = await services.events.store.get(running.id)
    state = kept.event.state
    assert all(len(played.tables) == 50 for played in state.rounds)
    assert len(kept.tables) == len(state.results) == 200
    assert all(result.confirmed and result.points for result in state.results.values())
    assert is_verified(kept.event.journal)
    tag, page = await services.events.page(running.hall, running.id, "")
    again = time.process_time()
    for _ in range(1000):
        assert await services.events.page(running.hall, running.id, "", tag) == (tag, b"")
    print(
        f"200 people, 4 rounds of 50 tables: {time.perf_counter() - began:.1f} s, "
        f"{time.process_time() - worked:.1f} s of processor, draws {[round(d, 3) for d in running.draws]}, "
        f"page {len(page)} bytes, 1000 readers who have it {time.process_time() - again:.2f} s"
    )
    await running.hall.close()


async def test_sixty_four_pairs_with_consolation() -> None:
    services = await with_people(0)
    plan = Plan("Cup", "knockout", kind="pairs", sizes=(4,), consolation=2)
    running, rng = Running(services, await services.events.store.found(plan, "secret", DIRECTOR)), Random(1)
    worked = time.process_time()
    await running.do(*(acts.Enter(f"Pair {i}", (f"a{i}", f"b{i}"), invite=True) for i in range(64)))
    await running.do(acts.Start())
    while True:
        state = (await services.events.store.get(running.id)).event.state
        if state.rounds and not (len(state.rounds) < 12 and _goes_on(state)):
            break
        await running.do(acts.Draw())
        state = (await services.events.store.get(running.id)).event.state
        for place in open_tables(state, state.rounds[-1]):
            first = rng.randint(1, 500)
            result = Result((first, 500 - first + (first == 250)), confirmed=True)
            await running.do(acts.Record(len(state.rounds), place.number, result))
    await running.do(acts.Finish())
    kept = await services.events.store.get(running.id)
    cups = [{table.cup for table in played.tables} for played in kept.event.state.rounds]
    assert {"title", "consolation"} <= set().union(*cups)
    title = [sum(table.cup == "title" for table in played.tables) for played in kept.event.state.rounds]
    assert title[:6] == [32, 16, 8, 4, 2, 1]
    assert is_verified(kept.event.journal)
    print(f"64 pairs: {time.process_time() - worked:.2f} s of processor, {len(kept.event.journal)} lines")
    await running.hall.close()


def _goes_on(state: Any) -> bool:
    from hlaska.events.formats import FORMATS

    return not FORMATS[state.plan.format].is_over(state)
