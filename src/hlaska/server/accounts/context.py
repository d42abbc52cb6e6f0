"""Holds what most parts of the people's side work with."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.limits.rate_limiter import SharedRateLimit
from hlaska.server.storage.account_database import Database


class ServiceContext(NamedTuple):
    """Holds what services share.

    clock: seconds since 1970.
    ticks: seconds that only grow, for limits.
    bus: what other processes share.
    """

    database: Database
    clock: Callable[[], float]
    ticks: Callable[[], float] = time.monotonic
    bus: MessageBus = NoBus()

    def limit(self, name: str, burst: int, every: float) -> SharedRateLimit:
        """Makes a limit that all processes count together."""
        return SharedRateLimit(name, burst, every, self.bus, self.ticks)
