"""Limits how many may ask for something slow at a time.

Nothing of it is held while something is sent to a client, who may never read it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar

from hlaska.table.bots.bot_pool import Busy

T = TypeVar("T")


class ConcurrencyLimit:
    """Lets so many in at a time; whoever comes then is told to come later."""

    def __init__(self, most: int) -> None:
        self._free = most

    @contextmanager
    def place(self) -> Iterator[None]:
        """Raises Busy where too many ask already."""
        if self._free <= 0:
            raise Busy
        self._free -= 1
        try:
            yield
        finally:
            self._free += 1


class Turns:
    """Lets so many make parts at a time, in the order in which they came. `waiting`: the most that wait."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._free, self._most, self._waiting = asyncio.Semaphore(at_once), waiting, 0

    def check(self) -> None:
        """Raises Busy where so many wait that one more ought to come later."""
        if self._waiting >= self._most:
            raise Busy

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._free.release()

    async def parts(self, made: AsyncIterator[T]) -> AsyncIterator[T]:
        """Yields the same parts, each made in a turn of its own. A turn ends when its part is given to the sender."""
        while True:
            async with self.turn():
                try:
                    part = await anext(made)
                except StopAsyncIteration:
                    return
            yield part


@asynccontextmanager
async def send_beside(send: Callable[[T], Awaitable[None]]) -> AsyncIterator[Callable[[T], None]]:
    """Sends what is told in the block beside it, the newest alone. Who works there waits for no client."""
    newest: list[T] = []
    bell = asyncio.Event()

    def put(message: T) -> None:
        newest[:] = [message]
        bell.set()

    async def send_newest() -> None:
        while True:
            await bell.wait()
            bell.clear()
            await send(newest[0])

    task = asyncio.create_task(send_newest())
    try:
        yield put
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


class WaitingQueue:
    """Lets one in at a time, in the order they came.

    There are `most` in all, and whoever comes then is told to come later.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._bells: list[asyncio.Event] = []  # of those who wait, after the one whose turn it is

    @asynccontextmanager
    async def turn(self, tell: Callable[[int], None]) -> AsyncIterator[None]:
        """Waits for a turn.

        `tell` hears how many are before, whenever that changes. Raises Busy where too many wait already.
        """
        if len(self._bells) >= self._most:
            raise Busy
        bell = asyncio.Event()
        self._bells.append(bell)
        try:
            while before := self._bells.index(bell):
                bell.clear()
                tell(before)
                await bell.wait()
            yield
        finally:
            self._bells.remove(bell)
            for other in self._bells:
                other.set()
