"""Limits how often something may be tried, or how much used, by a key.

The key names an address, an account, or whatever else.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.cluster.bus import MessageBus

KEYS: Final = 20_000  # remembered; the one not seen for longest goes first


class TooOften(HlaskaError):
    """Says that something was tried more often than a person would. `seconds`: until it may be tried again."""

    def __init__(self, seconds: int, why: str = "too many tries", key: str = "problem-too-often") -> None:
        super().__init__(f"{why}; try again in {seconds} s", Phrase(key, {"seconds": seconds}))
        self.seconds = seconds


class RateLimit:
    """Limits tries of each key.

    There are `burst` tries of a key at once, and one more every `every` seconds; of what is measured, such as seconds
    of work, parts of one count. `clock`: seconds that only grow.
    """

    def __init__(self, burst: float, every: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._every, self._clock = burst, every, clock
        self._full_at: OrderedDict[str, float] = OrderedDict()  # when a key has all its tries again

    def take(self, key: str) -> None:
        """Takes one try. Raises TooOften where none is left; then it has not counted."""
        late = self.acquire(key)
        if late > 0:
            raise TooOften(int(late) + 1)

    def acquire(self, key: str, n: float = 1.0) -> float:
        """Takes one try, or `n`, and returns 0 where it was let through.

        Else it returns the seconds until it is; then it has not counted.
        """
        now = self._clock()
        full_at = max(now, self._full_at.get(key, now)) + n * self._every
        late = full_at - now - self._burst * self._every
        if late > 0:
            return late
        self._keep(key, full_at)
        return 0.0

    def give_back(self, key: str, n: float = 1.0) -> None:
        """Gives a try back that was rightful: it does not count."""
        if key in self._full_at:
            self._full_at[key] -= n * self._every

    def is_spent(self, key: str) -> bool:
        """Tells whether nothing is left of a key now."""
        return self._full_at.get(key, 0.0) - self._clock() > self._burst * self._every

    def charge(self, key: str, n: float) -> None:
        """Charges for so much use, whether it was left or not."""
        now = self._clock()
        self._keep(key, max(now, self._full_at.get(key, now)) + n * self._every)

    def _keep(self, key: str, full_at: float) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        while len(self._full_at) > KEYS:
            self._full_at.popitem(last=False)


class SharedRateLimit:
    """Counts tries together with all processes while there is a bus.

    Each counts for itself in any case, so that none begins anew when the bus is gone. `name`: what is limited, the same
    in all processes.
    """

    def __init__(
        self, name: str, burst: float, every: float, bus: MessageBus, clock: Callable[[], float] = monotonic
    ) -> None:
        self._name, self._burst, self._every, self._bus = name, burst, every, bus
        self._own = RateLimit(burst, every, clock)

    async def take(self, key: str) -> None:
        """Takes one try. Raises TooOften where none is left; then it has not counted."""
        late = await self.acquire(key)
        if late > 0:
            raise TooOften(int(late) + 1)

    async def acquire(self, key: str, n: float = 1.0) -> float:
        """Takes one try, or `n`, and returns 0 where it was let through.

        Else it returns the seconds until it is; then it has not counted.
        """
        late = self._own.acquire(key, n)
        if late <= 0:
            late = await self._bus.acquire(self._name, key, self._burst, self._every, n)
            if late > 0:
                self._own.give_back(key, n)
        return late

    async def give_back(self, key: str, n: float = 1.0) -> None:
        """Gives a try back that was rightful: it does not count."""
        self._own.give_back(key, n)
        await self._bus.give_back(self._name, key, self._every, n)

    def is_spent(self, key: str) -> bool:
        """Tells whether this process knows that nothing is left of a key now."""
        return self._own.is_spent(key)

    async def charge(self, key: str, n: float) -> None:
        """Charges for so much use, whether it was left or not."""
        self._own.charge(key, n)
        await self._bus.charge(self._name, key, self._every, n)
