"""Holds one process's connections to its PostgreSQL database, and names their failures."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from hlaska.table.store import NotSaved

PATIENCE: Final = 10.0  # seconds for a statement
CONNECTIONS: Final = 6  # of one process
UNREACHABLE: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)

Work = Callable[[Any], Awaitable[Any]]


class PostgresPool:
    """Opens connections when the first question is asked; used from one event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._opening = asyncio.Lock()
        self.is_closed = False  # takes no more questions

    async def ask(self, work: Work) -> Any:
        """Runs `work` with a connection. Raises NotSaved where the database cannot be reached or fails."""
        self.check_open()
        try:
            if self._pool is None:
                await self._open()
            async with self._pool.acquire(timeout=PATIENCE) as db:
                return await work(db)
        except asyncpg.UniqueViolationError:
            raise
        except UNREACHABLE as error:
            raise NotSaved(why_not_saved(error)) from error

    async def _open(self) -> None:
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE
                )

    def check_open(self) -> None:
        """Raises NotSaved where it is closed."""
        if self.is_closed:
            raise NotSaved("the journal is closed")

    async def close(self, last: Work) -> None:
        """Takes no more questions, runs `last` if there was any, and hangs up."""
        self.is_closed = True
        if self._pool is None:
            return
        with suppress(*UNREACHABLE):
            async with self._pool.acquire(timeout=PATIENCE) as db:
                await last(db)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), PATIENCE)


def why_not_saved(error: BaseException) -> str:
    """Says in words for people why nothing was saved."""
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk of the database is full; make room and do it again"
    if isinstance(error, asyncpg.PostgresConnectionError | asyncpg.InterfaceError | OSError | ValueError):
        return "the database cannot be reached"
    return f"the database says {type(error).__name__}"
