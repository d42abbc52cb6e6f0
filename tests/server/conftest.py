"""Real servers of other programs, for the tests that need them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from itertools import count

import asyncpg
import pytest

from hlaska.server.storage import migrate
from hlaska.server.storage.postgres import prepare
from tests.server import real
from tests.server.schema import upgrade_as_before

migrate.upgrade = upgrade_as_before(migrate.upgrade)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[real.PostgresServer]:
    programs = real.postgres_folder()
    if programs is None:
        pytest.skip(real.NO_POSTGRES)
    with real.postgres(programs) as server:
        yield server


@pytest.fixture
def redis_server() -> Iterator[real.RedisServer]:
    """One for each test, which may kill it; it starts in 20 ms."""
    program = real.redis_program()
    if program is None:
        pytest.skip(real.NO_REDIS)
    with real.redis(program) as server:
        yield server


_names = count()


@pytest.fixture
def empty_database(postgres_server: real.PostgresServer) -> Callable[[], Awaitable[str]]:
    """Makes a schema of its own, and gives its address."""

    async def make() -> str:
        name = f"test{next(_names)}"
        db = await asyncpg.connect(postgres_server.url)
        await db.execute(f"CREATE SCHEMA {name}")
        await db.close()
        return f"{postgres_server.url}?options=-csearch_path%3D{name}&sslmode=disable"

    return make


@pytest.fixture
def database(empty_database: Callable[[], Awaitable[str]]) -> Callable[[], Awaitable[str]]:
    """Makes a database with Hláška's tables, and gives its address."""

    async def make() -> str:
        url = await empty_database()
        await prepare(url)
        return url

    return make
