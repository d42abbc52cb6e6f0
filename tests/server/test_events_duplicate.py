"""Events with the same deals in every game: played whole by computer players, compared by chair, told in time."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from fractions import Fraction
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from hlaska.cli.tui.host import Pipe
from hlaska.core.board import cards_in
from hlaska.core.scale_unit import unit_of
from hlaska.events import acts
from hlaska.events.measures import round_values
from hlaska.events.model import GameRules, Plan, Ranking
from hlaska.events.scale import scale_points
from hlaska.events.state import EventState
from hlaska.games import GAMES, game_class
from hlaska.server.api.table_socket import TableConnection
from hlaska.server.events.event_store import Person, StoredEvent
from hlaska.server.events.page import show_event
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tokens import hash_token
from hlaska.table import match_state
from hlaska.table.journal_entries import DEAL
from hlaska.table.table import Table
from tests.server.test_clubs import good, play_out
from tests.server.test_events_large import DIRECTOR, Running, skeletons, with_people
from tests.server.test_people import House, enter
from tests.table.test_table import random_step

TABLES = 4
PRESETS = [(game, preset) for game in GAMES for preset in game_class(game).presets]
# In every run: one for each number of players, and what could not be had before there were rules of duplicate.
QUICK = [("sixtysix", "schnapsen"), ("sixtysix", "sixty_six_24_three"), ("thousand", "thousand")]
EVERY = [pytest.param(g, p, id=p, marks=() if (g, p) in QUICK else pytest.mark.nightly) for g, p in PRESETS]


@pytest.fixture(autouse=True)
def _names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlaska.server.events.people.skeleton", skeletons())


async def found(game: str, preset: str, **more: Any) -> Running:
    """An event of four tables for which everybody is entered and started."""
    game_type: Any = game_class(game)
    players = game_type(game_type.presets[preset]).players
    count = TABLES * players
    services = await with_people(count)
    plan = Plan(
        "Same", "lot", sizes=(players,), rounds=1, deals=players, games=(GameRules(game, preset),), same=True, **more
    )  # fmt: skip
    running = Running(services, await services.events.store.found(plan, "secret", DIRECTOR))
    await running.do(*(acts.Enter(f"P{i}", invite=True) for i in range(count)), acts.Start(), acts.Draw())
    return running


async def open_all(running: Running) -> tuple[StoredEvent, list[Table]]:
    """The tables of the round, with computer players in all chairs."""
    await running.events.tables.open_missing(running.hall, await running.events.store.get(running.id))
    kept = await running.events.store.get(running.id)
    assert len(kept.tables) == TABLES
    return kept, [
        await running.hall.get_table(opened.game_table) for _, opened in sorted(kept.tables.items())
    ]


async def play_alone(running: Running, table: Table) -> None:
    """Computer players take all chairs of one table and play it to its end."""
    await running.events.stand_in(running.hall, DIRECTOR.owner, table.meta.id)
    for _ in range(6000):
        opened = await running.events.store.find_table(table.meta.id)
        if opened is not None and opened.over:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a table has no end")


async def begun(running: Running, table: Table) -> list[tuple[Any, ...]]:
    """Who has which seat in each deal, and all that stands on the table when somebody first decides."""
    meta, game = table.meta, table.game
    now = match_state.new_match(game, meta.first, meta.limit, meta.scores, meta.notes)
    deals: list[tuple[Any, ...]] = []
    waits = False
    for line in await running.hall.store.load(meta.id):
        now = match_state.advance(game, now, line)
        waits = waits or line.seat == DEAL
        if waits and now.state is not None and game.duplicate_action(now.state) is None:
            waits = False
            deals.append((now.chairs, now.state.pub, *(cards_in(place) for place in now.state.places)))
    return deals


def told(kept: StoredEvent, running: Running) -> Any:
    """What the page says of results."""
    page = show_event(kept, running.hall.catalog)
    places = [place for played in page.rounds for place in played.tables]
    return [place.result for place in places], {row.points for row in page.standings}


@pytest.mark.parametrize(("game", "preset"), EVERY)
async def test_four_tables_play_the_same_deals(game: str, preset: str) -> None:
    running = await found(game, preset)
    try:
        kept, tables = await open_all(running)
        for table in tables:
            kept = await running.events.store.get(running.id)
            assert told(kept, running) == ([None] * TABLES, {"0"})
            assert all([await running.hall.hooks.has_embargoed_deals(one.meta) for one in tables])
            await play_alone(running, table)
        kept = await running.events.store.get(running.id)
        assert not any([await running.hall.hooks.has_embargoed_deals(one.meta) for one in tables])
        assert all(told(kept, running)[0])
        deals = [await begun(running, table) for table in tables]
        assert len(deals[0]) == tables[0].game.players
        assert all(one == deals[0] for one in deals)
        check_results(kept.event.state, [table.now.sheet for table in tables])
    finally:
        await running.hall.close()


# ---------------------------------------------------------------- results, counted once more
def check_results(state: EventState, sheets: Sequence[Any]) -> None:
    """Each deal is compared with the same deal in the same chair at the other three tables, and with nothing else."""
    (played,) = state.rounds
    places = sorted(played.tables, key=lambda place: place.number)
    expected: dict[Ranking, dict[int, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    unit = 3
    for number in range(len(sheets[0])):
        for chair in range(len(places[0].entries)):
            field = [sheet[number].amounts[chair] for sheet in sheets]
            for place, mine in zip(places, field, strict=True):
                entry, others = place.entries[chair], sum(mine > one for one in field)
                equal = sum(mine == one for one in field) - 1
                over = Fraction(mine) - Fraction(sum(field), TABLES)
                expected["matchpoints"][entry] += Fraction(2 * others + equal, 2 * (TABLES - 1))
                expected["difference"][entry] += over
                expected["scale"][entry] += scale_points(over, unit)
    for ranking, by_entry in expected.items():
        values = round_values(ranked_by(state, ranking, unit), played, ranking)
        assert values == dict(by_entry), ranking
    assert sum(expected["difference"].values()) == 0
    assert mean(expected["matchpoints"].values()) == Fraction(len(sheets[0]), 2)


def ranked_by(state: EventState, ranking: Ranking, unit: int) -> EventState:
    return replace(state, plan=replace(state.plan, ranking=ranking, unit=unit))


# ---------------------------------------------------------------- the law of secrets, over an event
PEOPLE = ("Ada", "Bob", "Cyd", "Dan")
OTHER = (
    "/api/games",
    "/api/rules",
    "/api/people/sessions",
    "/api/ready",
)  # nothing of an event; or new each time
# Seconds and microseconds since 1970, and the ids of sessions.
CHANCE = re.compile(r"\b1[0-9]{9}(\.[0-9]+)?\b|\b1[0-9]{15}\b|(?<=\"id\":\")[0-9a-f]{16}(?=\")")


class Universe:
    """Two tables with the same deals. One is played to its end, in its own way; what can others learn of it?"""

    def __init__(self, house: House, stack: AsyncExitStack) -> None:
        self.house, self.stack = house, stack
        self.browsers: dict[str, httpx.AsyncClient] = {}
        self.names: dict[str, str] = {}  # what differs by chance, and what stands for it

    async def enter(self, name: str) -> Person:
        browser = self.browsers[name] = await self.stack.enter_async_context(
            self.house.browser(address=f"10.0.1.{len(self.browsers)}")
        )
        await enter(browser, "signup", name)
        owner = await self.house.people.accounts.owner_of(browser.cookies["hlaska"])
        self.names[owner] = self.names[hash_token(owner)] = f"<{name}>"
        return Person(owner, name)

    async def play(self, game: str, preset: str, seed: int) -> None:
        """Plays one of the tables; `seed` says how, and nothing else."""
        hall, store = self.house.hall, self.house.services.events.store
        boss, people = await self.enter("Boss"), [await self.enter(name) for name in PEOPLE]
        await self.enter("Eve")  # who has nothing to do with it
        plan = Plan("Cup", "lot", sizes=(2,), deals=2, games=(GameRules(game, preset),), same=True)
        self.event = await store.found(plan, "secret", boss)
        for person in people:
            await store.submit(self.event, acts.Enter(person.name), person)
        for act in (acts.Start(), acts.Draw()):
            await store.submit(self.event, act, boss)
        await self.house.services.events.tables.open_missing(hall, await store.get(self.event))
        kept = await store.get(self.event)
        self.names[self.event] = "<event>"
        seats = {one.id: one.name for one in kept.event.state.entries.values()}
        self.tables = []
        for place in kept.event.state.rounds[0].tables:
            name = kept.tables[1, place.number].game_table
            self.names[name] = f"<table {place.number}>"
            for one in place.entries:
                sit = f"/api/tables/{name}/sit"
                await good(await self.browsers[seats[one]].post(sit, json={"name": "x"}))
            self.tables.append(await hall.get_table(name))
        self.here = [seats[one] for one in kept.event.state.rounds[0].tables[1].entries]
        rng = Random(seed)
        while not self.tables[0].now.is_over:
            await random_step(self.tables[0], rng)
        await hall.hooks.on_deal_settled(self.tables[0])
        for _ in range(5):
            await random_step(self.tables[1], Random(1))

    async def answers(self, observer: str, game: str) -> dict[str, str]:
        """All that a person who is not at the first table is answered, with names for what differs by chance."""
        browser = self.browsers.get(observer) or self.house.browser()
        document = (await good(await browser.get("/api/schema/openapi.json")))["paths"]
        paths = [path for path in document if "get" in document[path] and not path.startswith(OTHER)]
        paths += [f"/api/person?name={name}" for name in PEOPLE]
        paths += [f"/api/archive?who={name}&game={game}" for name in PEOPLE]
        known = {"event": self.event, "game": game, "deal": "1"}
        found = {}
        for path in paths:
            for table in self.tables if "{table}" in path else self.tables[:1]:
                filled = known | {"table": table.meta.id}
                if not set(re.findall(r"\{(\w+)\}", path)) <= set(filled):
                    continue
                answer = await browser.get(path.format(**filled))
                found[self.plain(path.format(**filled))] = f"{answer.status_code} {self.plain(answer.text)}"
        owner = await self.house.people.accounts.owner_of(browser.cookies.get("hlaska") or "")
        for number, table in enumerate(self.tables, 1):
            found[f"socket of table {number}"] = self.plain(await self.greeting(table, owner))
        return found

    async def greeting(self, table: Table, owner: str) -> str:
        """What is told first on the socket of a table."""
        news: asyncio.Queue[Any] = asyncio.Queue()
        line = asyncio.create_task(TableConnection(Pipe(news), self.house.hall, owner).run(table.meta.id, -1))
        hello = asyncio.create_task(news.get())
        await asyncio.wait({line, hello}, return_when=asyncio.FIRST_COMPLETED)
        said = repr(line.exception()) if line.done() else msgspec.json.encode(hello.result()).decode()
        for one in (line, hello):
            one.cancel()
        await asyncio.gather(line, hello, return_exceptions=True)
        return said

    def plain(self, text: str) -> str:
        for name, put in self.names.items():
            text = text.replace(name, put)
        return CHANCE.sub("<chance>", text)


@asynccontextmanager
async def universe(path: Path, game: str, preset: str, seed: int) -> AsyncIterator[Universe]:
    house = House(SqliteStore(path / f"{seed}.sqlite3"), Catalog())
    try:
        async with AsyncExitStack() as stack:
            made = Universe(house, stack)
            await made.play(game, preset, seed)
            yield made
    finally:
        await house.close()
        await house.hall.store.close()


async def test_what_is_played_at_one_table_tells_nothing_elsewhere(tmp_path: Path) -> None:
    """The same event twice, the first table played otherwise: what others are told is the same, byte for byte."""
    game, preset = "sixtysix", "schnapsen"
    async with universe(tmp_path, game, preset, 1) as one, universe(tmp_path, game, preset, 2) as other:
        sheets = [[row.amounts for row in made.tables[0].now.sheet] for made in (one, other)]
        assert sheets[0] != sheets[1]  # there is something to be told
        assert one.here == other.here
        for observer in (one.here[0], "Boss", ""):
            answers = [await made.answers(observer, game) for made in (one, other)]
            assert len(answers[0]) > 30
            different = {path for path in answers[0] if answers[0][path] != answers[1].get(path)}
            assert not different, f"{observer or 'a guest'} is told at {sorted(different)[0]}"
        # The same look finds what is told when all is over.
        for made in (one, other):
            await play_out(made.tables[1])
            await made.house.hall.hooks.on_deal_settled(made.tables[1])
        pages = [(await made.answers("Eve", game))["/api/events/<event>"] for made in (one, other)]
        assert pages[0] != pages[1]


# ---------------------------------------------------------------- the scale of differences
async def test_an_event_on_the_scale_has_the_unit_of_its_game(tmp_path: Path) -> None:
    house = House(SqliteStore(tmp_path / "tables.sqlite3"), Catalog())
    game_type = game_class("sixtysix")
    try:
        async with house.browser() as ada:
            await enter(ada, "signup", "Ada")
            info = await good(await ada.get("/api/games/sixtysix"))
            told = {preset["name"]: preset["scale"] for preset in info["presets"]}
            assert told == {preset: unit_of(game_type, preset) for preset in game_type.presets}
            plan = {
                "name": "Cup",
                "format": "lot",
                "sizes": [2],
                "deals": 4,
                "same": True,
                "ranking": "scale",
            }
            games = [{"game": "sixtysix", "preset": "schnapsen"}]
            made = await good(await ada.post("/api/events", json={"plan": plan | {"games": games}}))
            assert made["plan"]["unit"] == told["schnapsen"] > 0
            own = await good(await ada.post("/api/events", json={"plan": plan | {"games": games, "unit": 3}}))
            assert own["plan"]["unit"] == 3
            cards = await ada.post(
                "/api/events", json={"plan": plan | {"same": False}}
            )  # real cards have none
            assert cards.json()["row"]["key"] == "event-refused-unit"
    finally:
        await house.close()
        await house.hall.store.close()
