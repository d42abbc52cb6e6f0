"""Wakes those who wait for a change. Each has an event of its own and looks for itself what is new."""

from __future__ import annotations

import asyncio


class ChangeNotifier:
    """Wakes those who wait for a change. `version` grows with each change."""

    def __init__(self) -> None:
        self.version = 0
        self._waiting: set[asyncio.Event] = set()

    def subscribe(self) -> asyncio.Event:
        """Returns an event that is set at each change, until `unsubscribe`."""
        event = asyncio.Event()
        self._waiting.add(event)
        return event

    def unsubscribe(self, event: asyncio.Event) -> None:
        """Sets the event no more."""
        self._waiting.discard(event)

    def notify(self) -> None:
        """Tells everybody that something has changed."""
        self.version += 1
        for event in self._waiting:
            event.set()
