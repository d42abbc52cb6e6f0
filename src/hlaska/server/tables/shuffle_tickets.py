"""Makes promises for tables that are about to be opened.

So the first deal, too, is promised before its players add to it.
"""

from __future__ import annotations

import secrets
from collections import defaultdict, deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.verifiable_shuffle import commit_of, new_key, secret_of
from hlaska.protocol.tables import Ticket

LIFE: Final = 600.0  # seconds
MOST: Final = 10_000  # at a time; after that the oldest is forgotten
EACH: Final = 50  # of one address at a time; after that its own oldest is forgotten, and nobody else's


class NoTicket(HlaskaError):
    """Says that the ticket was used, has expired, or was given by another server."""

    def __init__(self) -> None:
        super().__init__(
            "this ticket is not good any more; ask for a new one with POST /api/fair",
            Phrase("problem-no-ticket"),
        )


class Tickets:
    """Keeps keys of tables to be opened, each for one table. Who has seen its secrets cannot have them dealt again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._keys: dict[str, tuple[str, float, str]] = {}  # the oldest first
        self._given: defaultdict[str, deque[str]] = defaultdict(deque)  # by address, the oldest first

    def issue(self, address: str) -> Ticket:
        """Makes a promise to somebody at this address."""
        ticket, key = secrets.token_urlsafe(16), new_key()
        self._keys[ticket] = key, self._clock(), address
        self._given[address].append(ticket)
        if len(self._given[address]) > EACH:
            self._forget(self._given[address][0])
        while len(self._keys) > MOST or self._is_old(next(iter(self._keys))):
            self._forget(next(iter(self._keys)))
        return Ticket(ticket, commit_of(secret_of(key, 1)))

    def _is_old(self, ticket: str) -> bool:
        return self._clock() - self._keys[ticket][1] > LIFE

    def _forget(self, ticket: str) -> tuple[str, float, str]:
        """Takes a ticket out; what it was."""
        found = self._keys.pop(ticket, ("", 0.0, ""))
        given = self._given.get(found[2], deque())
        if ticket in given:
            given.remove(ticket)
        if not given:
            self._given.pop(found[2], None)
        return found

    def take(self, ticket: str) -> str:
        """Takes the key behind a ticket, a new one for "". Raises NoTicket."""
        if not ticket:
            return new_key()
        key, at, _ = self._forget(ticket)
        if not key or self._clock() - at > LIFE:
            raise NoTicket
        return key
