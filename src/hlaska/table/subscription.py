"""Those who follow a table: what each is told, at once and at every change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Self

from hlaska.table import updates

if TYPE_CHECKING:
    from hlaska.table.log import Standing


class Subscription:
    """One who follows a table: an async iterator of updates. A slow one gets several changes in one update."""

    def __init__(self, table: Standing, chair: int, since: int) -> None:
        self.table, self.chair, self.since = table, chair, since
        self._rows = 0
        self._version = -1
        self._bell = table.listen()
        self._closed = False
        table.followers += 1

    def resume(self, since: int) -> None:
        """Goes on from `since`, whatever was told before."""
        self.since, self._rows, self._version = since, 0, -1
        self._bell.set()

    def close(self) -> None:
        self.table.unlisten(self._bell)
        self.table.followers -= not self._closed
        self._closed = True

    async def changed(self) -> None:
        """Waits until there may be something new."""
        while self._version == self.table.version:
            self._bell.clear()
            await self._bell.wait()

    def take(self) -> updates.Update | None:
        """What is new; None before the first deal, or if nothing is."""
        table = self.table
        if self._version == table.version:
            return None
        self._version = table.version
        grown = len(table.now.sheet) > self._rows or self._rows == 0
        told = table.told(self.chair, self.since, grown)
        if told is not None:
            self.since, self._rows = told.seq, len(table.now.sheet)
        return told

    async def __aiter__(self) -> AsyncIterator[updates.Update]:
        try:
            while True:
                await self.changed()
                told = self.take()
                if told is not None:
                    yield told
        finally:
            self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.close()
