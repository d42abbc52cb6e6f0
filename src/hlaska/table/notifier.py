"""Bells that ring when something has changed: who waits for news is woken, and looks what there is."""

from __future__ import annotations

import asyncio


class ChangeNotifier:
    """Something that changes, and those who listen to it."""

    def __init__(self) -> None:
        self._bells: set[asyncio.Event] = set()

    def listen(self) -> asyncio.Event:
        """A bell that rings with each change, until `unlisten`."""
        bell = asyncio.Event()
        self._bells.add(bell)
        return bell

    def unlisten(self, bell: asyncio.Event) -> None:
        self._bells.discard(bell)

    def _ring(self) -> None:
        for bell in self._bells:
            bell.set()
