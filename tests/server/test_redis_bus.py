"""What several processes share over a real Redis, and what is left of it when it is gone."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from redis.asyncio import Redis

from hlaska.server.accounts.accounts import Accounts, WrongPassword
from hlaska.server.accounts.announcements import Status
from hlaska.server.accounts.passwords import Passwords
from hlaska.server.accounts.services import AccountServices
from hlaska.server.api.metrics import prometheus
from hlaska.server.cluster.bus import BadBus, NoBus
from hlaska.server.cluster.placement import SingleProcess
from hlaska.server.cluster.redis_bus import ABOUT, RedisBus, open_redis
from hlaska.server.limits.rate_limiter import SharedRateLimit, TooOften
from hlaska.server.storage.account_database import Database
from hlaska.server.storage.open import open_bus
from hlaska.server.tables.connections import Connections
from hlaska.server.tables.lobby import Lobby
from hlaska.server.tables.service import TableService
from hlaska.server.tables.setup import TableSetup
from hlaska.server.tokens import hash_token
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.store import MemoryStore
from tests.server.live import CATALOG, live, toys
from tests.server.real import RedisServer, free_port
from tests.server.test_people import FAST


async def secret() -> str:
    return "what the processes know one another by"


async def until(wanted: Callable[[], bool]) -> None:
    """Something happens in another task or process: it is waited for, and the test's own limit ends it."""
    for _ in range(6000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


@asynccontextmanager
async def joined(
    url: str, *people: str, of: Callable[[], Awaitable[str]] = secret, patience: float = 60.0
) -> Any:
    """The bus as one process has it, with some people there; patient, as the machine may be busy."""
    bus = RedisBus(url, of, again=0.02, beat=0.02, patience=patience)
    bus.start(lambda: people)
    await until(lambda: bus.state == "up")
    try:
        yield bus
    finally:
        await bus.close()


async def tries(limit: SharedRateLimit, key: str) -> int:
    """How many are let through."""
    for n in range(100):
        try:
            await limit.take(key)
        except TooOften:
            return n
    return 100


# ---------------------------------------------------------------- limits
async def test_what_is_tried_at_one_process_counts_at_the_other(redis_server):
    async with joined(redis_server.url) as a, joined(redis_server.url) as b:
        one, other = (SharedRateLimit("made", 5, 600, bus) for bus in (a, b))
        for _ in range(3):
            await one.take("203.0.113.1")
        assert await tries(other, "203.0.113.1") == 2
        assert await tries(one, "203.0.113.1") == 0
        assert await tries(one, "203.0.113.2") == 5
        await other.give_back("203.0.113.1")
        assert await tries(other, "203.0.113.1") == 1
        assert await tries(SharedRateLimit("from", 30, 20, b), "203.0.113.1") == 30


async def test_what_is_used_at_one_process_is_used_at_the_other(redis_server):
    async with joined(redis_server.url) as a, joined(redis_server.url) as b:
        one, other = (SharedRateLimit("work", 3.0, 600, bus) for bus in (a, b))
        assert await one.acquire("203.0.113.1", 0.5) == 0.0
        await one.charge("203.0.113.1", 2.0)
        assert await other.acquire("203.0.113.1", 1.0) == pytest.approx(300, abs=30)
        assert await other.acquire("203.0.113.1", 0.25) == 0.0
        await other.give_back("203.0.113.1", 0.25)
        await other.charge("203.0.113.2", 7.0)
        assert await one.acquire("203.0.113.2", 1.0) == pytest.approx(3000, abs=30)
        assert not one.is_spent("203.0.113.2")  # as far as this process knows by itself


async def test_without_a_bus_each_process_counts_its_own():
    one, other = (SharedRateLimit("made", 5, 600, NoBus()) for _ in range(2))
    assert [await tries(one, "a"), await tries(one, "a"), await tries(other, "a")] == [5, 0, 5]


async def test_no_name_and_no_address_is_in_it(redis_server):
    async with joined(redis_server.url, "owner-of-ada") as bus:
        accounts = Accounts(Database(), Passwords(FAST), bus=bus)
        with pytest.raises(WrongPassword):
            await accounts.sign_in("Ada", "a wrong password", "203.0.113.1")
        await until(lambda: bus.here == 1)
        redis = Redis.from_url(redis_server.url, decode_responses=True)
        keys = await redis.keys("*")
        kept = " ".join([*keys, *[str(await redis.zrange(k, 0, -1)) for k in keys if k.endswith(":here")]])
        await redis.aclose()
        await accounts.database.close()
    assert len(keys) == 5
    for told in ("203.0.113.1", "ada", "Ada", await secret()):
        assert told not in kept


# ---------------------------------------------------------------- people and news
async def test_people_at_all_processes_are_counted_once(redis_server):
    async with joined(redis_server.url, "ada", "bob") as a, joined(redis_server.url, "bob", "eve") as b:
        await until(lambda: (a.here, b.here) == (3, 3))
        assert Lobby(list, Connections(), NotImplemented, NotImplemented, bus=a).here() == 3


async def test_two_places_share_a_redis_and_nothing_else(redis_server):
    async def another() -> str:
        return "of another database"

    async with joined(redis_server.url, "ada") as a, joined(redis_server.url, "bob", of=another) as b:
        await until(lambda: (a.here, b.here) == (1, 1))
        assert await tries(SharedRateLimit("made", 5, 600, a), "x") == 5
        assert await tries(SharedRateLimit("made", 5, 600, b), "x") == 5


class Line:
    def __init__(self) -> None:
        self.closed = 0

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


async def test_a_session_that_ends_at_one_process_ends_its_lines_at_the_other(redis_server):
    async with joined(redis_server.url) as a, joined(redis_server.url) as b:
        here, there = AccountServices(bus=a), AccountServices(bus=b)
        ended, goes_on = Line(), Line()
        with there.connect("of ada", ended, pytest.fail), there.connect("of bob", goes_on, pytest.fail):
            await here.disconnect([hash_token("of ada")])
            await until(lambda: ended.closed == 1012)
        assert not goes_on.closed
        await here.database.close()
        await there.database.close()


async def test_a_notice_is_read_at_once_everywhere(redis_server, tmp_path):
    url = f"sqlite:///{tmp_path / 'people.sqlite3'}"
    async with joined(redis_server.url) as a, joined(redis_server.url) as b:
        here, there = AccountServices(Database(url), bus=a), AccountServices(Database(url), bus=b)
        there.notes._ticks = lambda: 0.0  # what it has read would be good for ever
        there.notes._read = -100.0
        assert (await there.notes.state()).notice == ""
        await here.notes.put(Status("Closing at ten"))
        await until(lambda: there.notes._read < 0)
        assert (await there.notes.state()).notice == "Closing at ten"
        await here.database.close()
        await there.database.close()


# ---------------------------------------------------------------- when it is gone
async def test_with_redis_gone_each_process_counts_on_and_says_so(redis_server, caplog):
    caplog.set_level(logging.WARNING)
    async with joined(redis_server.url) as bus:
        limit = SharedRateLimit("made", 5, 600, bus)
        for _ in range(3):
            await limit.take("a")
        redis_server.kill()
        assert await tries(limit, "a") == 2  # what was counted here is not forgotten
        await until(lambda: bus.state == "gone")
        await bus.publish("notes", "nobody hears it")
        assert bus.here == 0
        hall = TableService(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG, bus=bus))
        assert "\nhlaska_bus_up 0\n" in await prometheus(hall)
        redis_server.start()
        await until(lambda: bus.state == "up")
        assert await tries(SharedRateLimit("made", 5, 600, bus), "a") == 5
        assert "\nhlaska_bus_up 1\n" in await prometheus(hall)
    said = [record.message for record in caplog.records]
    assert sum("the bus is gone" in line for line in said) == 1
    assert sum("the bus answers again" in line for line in said) == 1


async def test_a_redis_that_is_silent_is_not_waited_for_twice(redis_server):
    async with joined(redis_server.url, patience=0.5) as bus:
        redis_server.signal(signal.SIGSTOP)
        limit = SharedRateLimit("made", 5, 600, bus)
        assert await tries(limit, "a") == 5
        assert bus.state == "gone"
        redis_server.signal(signal.SIGCONT)
        await until(lambda: bus.state == "up")


def test_a_server_starts_and_tables_go_on_without_its_redis():
    bus = open_redis(f"redis://127.0.0.1:{free_port()}", secret)
    with live(bus=bus) as server, server.client() as client:
        table, _ = server.open()
        assert client.get(f"/api/tables/{table}/record").status_code == 200
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "bus": "gone"})


def test_without_a_bus_nothing_is_said_of_one():
    with live() as server, server.client() as client:
        assert client.get("/readyz").json() == {"status": "ok"}


# ---------------------------------------------------------------- what it is given
async def put(server: RedisServer, *command: str) -> Any:
    redis = Redis.from_url(server.url, encoding="latin-1", decode_responses=True)
    answer: Any = await redis.execute_command(*command)
    await redis.aclose()
    return answer


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("SET", ABOUT, "of a shop"), "another program keeps something named hlaska:version there"),
        (("RPUSH", ABOUT, "1"), "another program keeps something named hlaska:version there"),
        (("SET", ABOUT, "99"), "it was written by a newer version"),
    ],
)
async def test_a_redis_of_others_is_refused_and_left_as_it_is(redis_server, command, why):
    await put(redis_server, *command)
    before = await put(redis_server, "DUMP", ABOUT)
    with pytest.raises(BadBus, match=why) as refused:
        await asyncio.to_thread(open_redis, redis_server.url, secret, 60.0)
    assert "newer" in why or redis_server.url[:-1] + "1" in refused.value.text
    assert await put(redis_server, "DUMP", ABOUT) == before
    assert await put(redis_server, "DBSIZE") == 1


async def test_foreign_data_under_our_names_is_left_as_it_is(redis_server):
    async with joined(redis_server.url) as bus:
        limit = SharedRateLimit("made", 5, 600, bus)
        key = bus._name("limit", "made", bus._redact("made a"))
        await put(redis_server, "RPUSH", key, "of others")
        assert await tries(limit, "a") == 5
        assert await put(redis_server, "LRANGE", key, "0", "-1") == ["of others"]


async def test_what_others_say_on_its_channel_is_no_harm(redis_server):
    async with joined(redis_server.url) as bus:
        heard: list[str] = []
        bus.subscribe("notes", heard.append)
        for said in ("", "x", "x y", "\xff", "x notes ok"):
            await put(redis_server, "PUBLISH", bus._name("said"), said)
        await until(lambda: heard == ["ok"])
        assert bus.state == "up"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("http://localhost", "expected an address as redis"),
        ("redis://localhost/0", "it is for several processes"),
    ],
)
def test_an_address_that_cannot_be(url, why):
    with pytest.raises(BadBus, match=why):
        open_bus(url, SingleProcess()) if why.startswith("it is") else open_redis(url, secret)


def test_a_password_is_not_shown():
    with pytest.raises(BadBus) as refused:
        open_bus("redis://:geheim@localhost/0", SingleProcess())
    assert "geheim" not in refused.value.text
