"""Lets several processes of one place count together and tell each other at once.

Nothing of a table goes through it: what is lost here is a count or some seconds. With the bus gone, or without one,
every process counts and hears for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from hlaska.core.errors import HlaskaError, Phrase

Hear = Callable[[str], None]
HANG_UP, NOTES, INVITED, WHO, HALTED = "hang-up", "notes", "invited", "who", "halted"  # topics


class BadBus(HlaskaError):
    """Says that there can be no bus where it should be; the text says why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where} cannot be the bus: {why}", Phrase("bus-unusable"))


class MessageBus(Protocol):
    """Carries counts and notices between processes.

    state: "up", "gone", or "" where there is none.
    here: how many people are at all processes, 0 where that is not known.
    """

    @property
    def state(self) -> str: ...

    @property
    def here(self) -> int: ...

    def start(self, people: Callable[[], Iterable[str]]) -> None:
        """Begins to listen; `people`: the owners who are at this process, asked every few seconds."""
        ...

    async def close(self) -> None: ...

    def subscribe(self, topic: str, hear: Hear) -> None:
        """Calls `hear` with what other processes tell, with "" where something may have been missed."""
        ...

    async def publish(self, topic: str, what: str) -> None:
        """Sends to all other processes that can be reached now. Never fails."""
        ...

    async def acquire(self, limit: str, key: str, burst: float, every: float, n: float = 1.0) -> float:
        """Takes one try, or `n`, counted by all processes together, as `RateLimiter.acquire`.

        Never fails: 0 where nobody counts.
        """
        ...

    async def give_back(self, limit: str, key: str, every: float, n: float = 1.0) -> None:
        """Gives a try back that was rightful: it does not count. Never fails."""
        ...

    async def charge(self, limit: str, key: str, every: float, n: float) -> None:
        """Charges for so much use, whether it was left or not. Never fails."""
        ...


class NoBus:
    """Stands for the bus where a process counts and hears for itself."""

    state: Final = ""
    here: Final = 0

    def start(self, people: Callable[[], Iterable[str]]) -> None:
        return None

    async def close(self) -> None:
        return None

    def subscribe(self, topic: str, hear: Hear) -> None:
        return None

    async def publish(self, topic: str, what: str) -> None:
        return None

    async def acquire(self, limit: str, key: str, burst: float, every: float, n: float = 1.0) -> float:
        return 0.0

    async def give_back(self, limit: str, key: str, every: float, n: float = 1.0) -> None:
        return None

    async def charge(self, limit: str, key: str, every: float, n: float) -> None:
        return None
