"""Promises for tables that are about to be opened: so the first deal, too, is promised before its players add to it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic
from typing import Final

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.fair import commit_of, new_key, secret_of
from hlaska.server.messages.tables import Ticket

LIFE: Final = 600.0  # seconds
MOST: Final = 10_000  # at a time; after that the oldest is forgotten


class NoTicket(HlaskaError):
    """The ticket was used, has expired, or was given by another server."""

    def __init__(self) -> None:
        super().__init__(
            "this ticket is not good any more; ask for a new one with POST /api/fair",
            Phrase("problem-no-ticket"),
        )


class Tickets:
    """Keys of tables to be opened, each for one table: who has seen its secrets cannot have them dealt again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._keys: dict[str, tuple[str, float]] = {}

    def give(self) -> Ticket:
        ticket, key = secrets.token_urlsafe(16), new_key()
        self._keys[ticket] = key, self._clock()
        if len(self._keys) > MOST:
            del self._keys[next(iter(self._keys))]
        return Ticket(ticket, commit_of(secret_of(key, 1)))

    def take(self, ticket: str) -> str:
        """The key behind a ticket, a new one for "". Raises NoTicket."""
        if not ticket:
            return new_key()
        key, at = self._keys.pop(ticket, ("", 0.0))
        if not key or self._clock() - at > LIFE:
            raise NoTicket
        return key
