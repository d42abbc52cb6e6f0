"""What an address may use of a server: charged by what was used, refused in words, and not felt in ordinary use."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import thread_time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hlaska.core.review import AnalysisRequest
from hlaska.server.limits import budget as budgets
from hlaska.server.limits.budget import LEAST, Budget, Price, TooMuch
from hlaska.server.limits.rate_limiter import RateLimit
from hlaska.server.services import build_services
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.claim_acceptance import ClaimAcceptance
from hlaska.server.tables.setup import TableSetup
from hlaska.table import meter
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.meter import charge_table, in_thread, meter_thinking, meter_working
from hlaska.table.store import MemoryStore
from tests.server.apps import make_app
from tests.server.live import CATALOG, Client, live, toys

RECORDS = Path(__file__).parent.parent / "records"
HERE, THERE = "203.0.113.1", "203.0.113.2"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def budget(clock: Clock) -> Budget:
    return Budget(ticks=clock)


def used(found: Budget, part: str, address: str = HERE) -> float:
    """How much of a part an address has used, as far as it is not given back by time."""
    own: RateLimit = found._limits[part]._own
    return max(0.0, own._full_at.get(address, 0.0) - own._clock()) / own._every


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


# ---------------------------------------------------------------- the mechanism
def test_parts_of_a_count_are_taken_given_back_and_charged() -> None:
    clock = Clock()
    limit = RateLimit(2.0, 4.0, clock)  # two seconds, and a quarter of each
    assert limit.acquire("a", 1.5) == 0.0
    assert limit.acquire("a", 1.0) == pytest.approx(0.5 * 4)
    limit.give_back("a", 0.5)
    assert limit.acquire("a", 1.0) == 0.0
    limit.charge("a", 3.0)
    assert limit.is_spent("a")
    assert limit.acquire("a", 0.1) == pytest.approx(3.1 * 4)
    clock.now += 3.0 * 4
    assert not limit.is_spent("a")
    assert limit.acquire("b", 2.0) == 0.0


async def test_what_was_used_is_charged_and_not_what_was_asked_for(budget: Budget) -> None:
    async with budget.spending(HERE, Price(0.5, thought=2.0, tables=1.0)):
        assert (used(budget, "work"), used(budget, "thought"), used(budget, "tables")) == pytest.approx(
            (0.5, 2, 1)
        )
    assert (used(budget, "work"), used(budget, "thought"), used(budget, "tables")) == (0, 0, 0)
    async with budget.spending(HERE, Price(0.001, tables=1.0)):
        busy = await in_thread(be_busy, 0.02)
        for _ in range(3):
            charge_table()
        with meter_thinking():
            await asyncio.sleep(0.01)
        with meter_working():
            busy += be_busy(0.01)
    await settle()
    assert used(budget, "work") == pytest.approx(busy, rel=0.5)
    assert used(budget, "thought") >= 0.01
    assert used(budget, "tables") == pytest.approx(3)
    assert used(budget, "work", THERE) == 0


def be_busy(seconds: float) -> float:
    """Uses so much of a processor, and says how much it was."""
    begun = thread_time()
    while thread_time() < begun + seconds:
        pass
    return thread_time() - begun


async def test_who_has_used_it_up_waits_and_nobody_else(budget: Budget, clock: Clock) -> None:
    budget.charge(HERE, "work", budgets.WORK)
    await settle()
    with pytest.raises(TooMuch, match="from your address; try again in 1 s") as refused:
        async with budget.spending(HERE, Price()):
            pytest.fail("nothing is left")
    assert refused.value.seconds == 1
    async with budget.spending(THERE, Price()):
        pass
    clock.now += 2 * LEAST / budgets.WORK_RATE
    async with budget.spending(HERE, Price()):
        pass
    budget.charge(HERE, "tables", budgets.TABLES)
    await settle()
    with pytest.raises(TooMuch) as refused:
        async with budget.spending(HERE, Price(tables=1.0)):
            pytest.fail("none is left")
    assert refused.value.seconds == budgets.TABLES_EVERY + 1
    assert used(budget, "work") <= budgets.WORK  # what was laid by for it is given back


async def test_many_at_once_do_not_all_pass_before_the_first_is_charged(budget: Budget) -> None:
    begun, go = 0, asyncio.Event()

    async def ask() -> None:
        nonlocal begun
        async with budget.spending(HERE, Price(1.0)):
            begun += 1
            await go.wait()

    asking = [asyncio.create_task(ask()) for _ in range(40)]
    await settle()
    assert begun == budgets.WORK
    go.set()
    refused = await asyncio.gather(*asking, return_exceptions=True)
    assert sum(isinstance(one, TooMuch) for one in refused) == 40 - budgets.WORK


async def test_what_goes_on_when_nobody_waits_for_it_is_charged_all_the_same(budget: Budget) -> None:
    go = asyncio.Event()

    async def think() -> None:
        with meter_thinking():
            await go.wait()

    async with budget.spending(HERE, Price()):
        thought = asyncio.create_task(think())
        await asyncio.sleep(0.01)
    assert used(budget, "thought") == 0
    go.set()
    await thought
    await settle()
    assert used(budget, "thought") >= 0.01


async def test_an_allowance_is_so_many_times_the_usual_and_none_at_all() -> None:
    for times in (0.1, 1.0, 3.0):
        found = Budget(allowance=times)
        passed = 0
        try:
            while passed < 1000:
                async with found.spending(HERE, Price(0.0, tables=1.0)):
                    charge_table()
                passed += 1
        except TooMuch:
            pass
        assert passed == round(budgets.TABLES * times)
    for free, address in ((Budget(allowance=0), HERE), (Budget(allowance=0.1), "")):
        for _ in range(200):
            async with free.spending(address, Price(tables=1.0)):
                charge_table()
    assert meter._meter.get() is None


# ---------------------------------------------------------------- what it is used for
@contextmanager
def narrow(monkeypatch: pytest.MonkeyPatch, **amounts: float) -> Iterator[None]:
    """With so much of it at once, and next to nothing in the long run."""
    with monkeypatch.context() as patched:
        for part, n in amounts.items():
            patched.setattr(budgets, part.upper(), n)
        patched.setattr(budgets, "WORK_RATE", 1e-4)
        patched.setattr(budgets, "THOUGHT_RATE", 1e-4)
        patched.setattr(budgets, "TABLES_EVERY", 1e4)
        yield


def client(app: Any, address: str = HERE) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app, client=(address, 1)), base_url="http://localhost"
    )


def refused(answer: httpx.Response) -> None:
    assert answer.status_code == 429, answer.text
    body = answer.json()
    assert (body["kind"], body["row"]["key"]) == ("too_much", "problem-too-much")
    seconds = body["row"]["args"]["seconds"]
    assert int(answer.headers["retry-after"]) == seconds > 0
    assert body["text"] == f"too much was asked of this server from your address; try again in {seconds} s"


async def test_tables_of_an_address_are_few_however_they_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    with narrow(monkeypatch, tables=4):
        services = build_services(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, 0.0))
    hall, app = services.hall, make_app(services)
    async with client(app) as ada, client(app, THERE) as bob:
        opened = [await ada.post("/api/tables", json={"game": "toy"}) for _ in range(2)]
        wrong = await ada.post("/api/tables", json={"game": "toy", "options": {"target": 99}})
        seat = {"games": ["toy"], "name": "Ada"}
        first = await ada.post("/api/lobby/seat", json=seat)
        again = await ada.post("/api/lobby/seat", json=seat)  # the same table, which costs nothing
        assert [a.status_code for a in (*opened, wrong, first, again)] == [201, 201, 400, 200, 200]
        assert first.json() == again.json()
        record = (await ada.get(f"/api/tables/{opened[0].json()['table']}/record")).text
        assert record.startswith("Game: toy")
        assert (await ada.post("/api/tables", json={"game": "toy"})).status_code == 201
        refused(await ada.post("/api/tables", json={"game": "toy"}))
        refused(
            await ada.post(
                "/api/practice", json={"text": record, "deal": 1, "step": 0, "seat": 0, "name": "A"}
            )
        )
        assert len(hall.live.here()) == 4
        assert (await bob.post("/api/tables", json={"game": "toy"})).status_code == 201
    await hall.close()


WORKING: dict[str, tuple[str, str, dict[str, Any] | None]] = {
    "learn": ("GET", "/api/games/sixtysix/learn", None),
    "drill": ("GET", "/api/games/sixtysix/drill?seed=1", None),
    "trick": ("GET", "/api/games/sixtysix/trick?seed=1", None),
    "bid": ("GET", "/api/games/marias/bid?seed=1", None),
    "edit": ("GET", "/api/games/sixtysix/edit?seed=1", None),
    "score": ("POST", "/api/games/sixtysix/score", {}),
    "replay": ("POST", "/api/replay", {"deal": 1, "seat": 0}),
    "rows": ("POST", "/api/edit/rows", {"deal": 1}),
    "diagram": ("POST", "/api/diagram", {"deal": 1, "step": 0, "language": "en"}),
    "solve": ("POST", "/api/solve", {"deal": 1, "step": -1}),
    "schema": ("GET", "/api/schema/openapi.json", None),
}


@pytest.mark.parametrize("what", WORKING)
async def test_whatever_works_for_a_stranger_is_charged_and_refused(what: str, budget: Budget) -> None:
    services = build_services(TableSetup(MemoryStore(), ThreadBotPool(), Catalog(), 0.0))
    hall = services.hall
    hall.budget = budget
    app, (method, path, body) = make_app(services), WORKING[what]
    text = next((RECORDS / "sixtysix").glob("*.txt")).read_text()
    body = {"text": text} | body if body else body
    async with client(app) as ada, client(app, THERE) as bob:
        answer = await ada.request(method, path, json=body)
        assert answer.status_code == 200, answer.text
        await settle()
        assert used(hall.budget, "work") > 0
        assert used(hall.budget, "work", THERE) == 0
        hall.budget.charge(HERE, "work", budgets.WORK)
        await settle()
        refused(await ada.request(method, path, json=body))
        assert (await bob.request(method, path, json=body)).status_code == 200
    await hall.close()


async def test_what_players_think_for_a_stranger_is_charged(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    class Slow(ThreadBotPool):
        async def analyze(self, asked: AnalysisRequest, patience: float) -> Any:
            with meter_thinking():
                await asyncio.sleep(0.01)

    with narrow(monkeypatch, thought=1.005):
        services = build_services(TableSetup(MemoryStore(), Slow(), Catalog(), 0.0))
        hall = services.hall
        hall.budget = Budget(ticks=clock)
    async with client(make_app(services)) as ada:
        path = "/api/games/marias/bid/worth?seed=1&actions=256"
        assert (await ada.get(path)).json()["row"]["key"] != "problem-too-much"
        await settle()
        assert used(hall.budget, "thought") >= 0.01
        refused(await ada.get(path))
    await hall.close()


async def test_what_is_played_at_a_table_is_not_charged_to_who_opened_it(budget: Budget) -> None:
    class Counted(ThreadBotPool):
        thoughts = 0

        async def choose(self, *asked: Any, **more: Any) -> Any:
            with meter_thinking():
                self.thoughts += 1
                return await super().choose(*asked, **more)

    services = build_services(TableSetup(MemoryStore(), runner := Counted(toys), CATALOG, 0.0))
    hall = services.hall
    hall.budget = budget
    async with client(make_app(services)) as ada:
        for _ in range(3):  # of one the computer player is on turn first
            opened = (await ada.post("/api/tables", json={"game": "toy"})).json()["table"]
        table = await hall.get_table(opened)
        bell = table.log.changes.subscribe()
        while not runner.thoughts:
            await bell.wait()
            bell.clear()
        table.log.changes.unsubscribe(bell)
        await settle()
        assert used(budget, "thought") == 0
        assert used(budget, "tables") == 3
    await hall.close()


# What is asked for often, or does next to nothing, or is limited in another way.
FREE = {
    "/healthz", "/readyz", "/metrics", "/", "/{path:path}",
    "/api/me/awaited", "/api/fair", "/api/lobby", "/api/lobby/code/{code:str}", "/api/lobby/friends",
    "/api/clubs", "/api/clubs/invited", "/api/clubs/join", "/api/clubs/{club:str}",
}  # fmt: skip
FREE_UNDER = (
    "/api/people/",
    "/api/admin",
    "/api/schema",
    "/api/clubs/{club:str}/",
    "/api/tables/{table:str}/",
)


def test_each_route_has_its_price_or_a_reason_to_have_none() -> None:
    app: Any = make_app(build_services(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG)), watched=True)
    free = {
        path
        for route in app._app.routes
        for handler in getattr(route, "route_handlers", ())
        for path in handler.paths
        if "price" not in handler.opt and handler.http_methods != {"OPTIONS"}
    }
    assert {path for path in free if not path.startswith(FREE_UNDER)} - FREE == set()


# ---------------------------------------------------------------- lines
async def test_to_be_told_the_whole_table_again_and_again_is_charged_and_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with live() as server:
        table, token = server.open()
        async with server.ws(table, token) as ws:
            line = await Client(ws).start()
            charged: list[tuple[str, str]] = []
            found, here = server.hall.budget, "127.0.0.1"
            charge = found.charge

            def noted(address: str, part: str, n: float) -> None:
                charged.append((address, part))
                assert n > 0
                charge(address, part, n)

            monkeypatch.setattr(found, "charge", noted)
            for _ in range(3):
                await line.send("resume", since=-1)
                await line.get("update")
            assert charged == [(here, "work")] * 3
            async with server.ws(table, token) as other:
                await Client(other).start()
            assert charged == [(here, "work")] * 4
            found._limits["work"]._own.charge(here, 2 * budgets.WORK)
            for kind, fields in (
                ("resume", {"since": -1}),
                ("preview", {"actions": [0]}),
                ("rest", {"seq": 1}),
            ):
                await line.send(kind, **fields)
                said = await line.get("refused")
                assert (said["kind"], said["row"]["key"]) == ("busy", "problem-too-much")
            async with server.ws(table, token) as other:  # nor is one who comes
                said = await Client(other).get("refused")
                assert (said["kind"], said["row"]["key"]) == ("busy", "problem-too-much")
                await other.wait_closed()
                assert other.close_code == 1013
            # Who plays goes on.
            while not line.last["view"]["legal"]:
                await line.get("update")
            seq = line.last["seq"]
            await line.send("act", seq=seq, actions=line.last["view"]["legal"][:1])
            await line.until(seq + 1)


async def test_what_somebody_does_at_a_table_is_charged_and_never_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As the end of a deal that all agree on, which takes a third of a second to be found."""
    with live() as server:
        table, token = server.open()
        charged: list[str] = []

        def note(address: str, part: str, n: float) -> None:
            charged.extend([f"{part} {address}"] if n > 0 else [])

        async def answer(self: ClaimAcceptance, *asked: Any) -> None:
            await in_thread(be_busy, 0.001)
            with meter_thinking():
                pass

        monkeypatch.setattr(ClaimAcceptance, "answer", answer)
        async with server.ws(table, token) as ws:
            line = await Client(ws).start()
            monkeypatch.setattr(server.hall.budget, "charge", note)
            server.hall.budget._limits["work"]._own.charge("127.0.0.1", 2 * budgets.WORK)
            await line.send("consent", n=1, yes=True)
            await line.send("ping")
            while (await line.get())["type"] != "pong":
                assert line.last
            assert "refused" not in line.heard
            assert set(charged) == {"work 127.0.0.1", "thought 127.0.0.1"}


async def test_who_goes_on_where_nothing_is_left_has_his_line_ended() -> None:
    with live() as server:
        table, token = server.open()
        async with server.ws(table, token) as ws:
            line = await Client(ws).start()
            server.hall.budget._limits["work"]._own.charge("127.0.0.1", 2 * budgets.WORK)
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    await line.send("resume", since=-1)
                    # On a slow machine enough may have been earned meanwhile; then the table is sent once more.
                    while (await line.get())["type"] not in ("refused", "update"):
                        pass
            assert ws.close_code == 1008


# ---------------------------------------------------------------- ordinary use
async def test_a_club_behind_one_address_is_not_limited(clock: Clock, budget: Budget) -> None:
    """Sixty people for three hours: each comes back and looks at a page with a lesson or the own deals every ten
    minutes, sits down at a new table every twenty, four to a table, and one in six asks for a review then."""
    for minute in range(180):
        clock.now += 60
        for _ in range(6):
            async with budget.spending(HERE, Price()):
                budget.charge(HERE, "work", 0.2)
        for _ in range(1):
            async with budget.spending(HERE, budgets.TABLE):
                charge_table()
        if minute % 2:
            async with budget.spending(HERE, budgets.REVIEWED):
                budget.charge(HERE, "thought", 45.0)
        await settle()
