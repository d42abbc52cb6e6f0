"""How many may ask for something slow at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from hlaska.table.runner import Busy


class Room:
    """So many at a time; whoever comes then is told to come later."""

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


class Queue:
    """One at a time, in the order they came; `most` in all, and whoever comes then is told to come later."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bells: list[asyncio.Event] = []  # of those who wait, after the one whose turn it is

    @asynccontextmanager
    async def turn(self, tell: Callable[[int], Awaitable[None]]) -> AsyncIterator[None]:
        """`tell` hears how many are before, whenever that changes. Raises Busy where too many wait already."""
        if len(self._bells) >= self._most:
            raise Busy
        bell = asyncio.Event()
        self._bells.append(bell)
        try:
            while before := self._bells.index(bell):
                bell.clear()
                await tell(before)
                await bell.wait()
            yield
        finally:
            self._bells.remove(bell)
            for other in self._bells:
                other.set()
