"""How often something may be tried: by an address, by an account, by whatever a key names."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.bus import Bus

KEYS: Final = 20_000  # remembered; the one not seen for longest goes first


class TooOften(HlaskaError):
    """Tried more often than a person would. `seconds`: until it may be tried again."""

    def __init__(self, seconds: int) -> None:
        text = f"too many tries; try again in {seconds} s"
        super().__init__(text, Phrase("problem-too-often", {"seconds": seconds}))


class Limit:
    """`burst` tries of a key at once, and one more every `every` seconds. `clock`: seconds that only grow."""

    def __init__(self, burst: int, every: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._every, self._clock = burst, every, clock
        self._full_at: OrderedDict[str, float] = OrderedDict()  # when a key has all its tries again

    def take(self, key: str) -> None:
        """One try. Raises TooOften where none is left; then it has not counted."""
        late = self.late(key)
        if late > 0:
            raise TooOften(int(late) + 1)

    def late(self, key: str) -> float:
        """One try: 0 where it was let through, else the seconds until one is; then it has not counted."""
        now = self._clock()
        full_at = max(now, self._full_at.get(key, now)) + self._every
        late = full_at - now - self._burst * self._every
        if late > 0:
            return late
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        while len(self._full_at) > KEYS:
            self._full_at.popitem(last=False)
        return 0.0

    def give_back(self, key: str) -> None:
        """A try that was rightful does not count."""
        if key in self._full_at:
            self._full_at[key] -= self._every


class SharedLimit:
    """A limit that all processes of a place count together, as long as there is a bus; each its own in any case, so
    that none begins anew when the bus is gone. `name`: what it is of, the same in all processes."""

    def __init__(
        self, name: str, burst: int, every: float, bus: Bus, clock: Callable[[], float] = monotonic
    ) -> None:
        self._name, self._burst, self._every, self._bus = name, burst, every, bus
        self._own = Limit(burst, every, clock)

    async def take(self, key: str) -> None:
        """One try. Raises TooOften where none is left; then it has not counted."""
        self._own.take(key)
        late = await self._bus.late(self._name, key, self._burst, self._every)
        if late > 0:
            self._own.give_back(key)
            raise TooOften(int(late) + 1)

    async def give_back(self, key: str) -> None:
        """A try that was rightful does not count."""
        self._own.give_back(key)
        await self._bus.give_back(self._name, key, self._every)
