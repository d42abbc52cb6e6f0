"""Limits what an address may use of a server.

That is seconds of a processor, in the process that serves everybody and where players think, and tables that are
opened. One mechanism serves for all that works for a stranger. An address is what the door counts by, and several
processes count together as long as there is a bus.

It is charged what it has used, not what it has asked for. Something is laid by before it begins, so that many at once
do not all pass while none has been charged yet.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Final, NamedTuple

from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.limits.rate_limiter import SharedRateLimit, TooOften
from hlaska.table.meter import use_meter

WORK, WORK_RATE = 30.0, 0.25  # seconds of this process at once, and of each second in the long run
THOUGHT, THOUGHT_RATE = 240.0, 0.5  # the same of those in which players think
TABLES, TABLES_EVERY = 120.0, 10.0  # opened at once, and seconds for one more
LEAST: Final = 0.005  # seconds of work that are laid by for anything


class TooMuch(TooOften):
    """Says that one address used so much that the next has to wait. `seconds`: until then."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds, "too much was asked of this server from your address", "problem-too-much")


class Price(NamedTuple):
    """Says what is laid by: seconds of this process, seconds of players, tables."""

    work: float = LEAST
    thought: float = 0.0
    tables: float = 0.0


# What is laid by for routes, by what they are asked for: it hangs on no game, and what is used is charged anyhow.
USUAL: Final = Price()
SCHEMA: Final = Price(0.005)  # what it takes to write it out
RECORD: Final = Price(0.05)  # all its deals are played again
RESTED: Final = Price(0.02)
WEIGHED: Final = Price(0.02, thought=1.0)
SOLVED: Final = Price(0.05, thought=1.0)
REVIEWED: Final = Price(0.05, thought=5.0)
TABLE: Final = Price(0.01, tables=1.0)
PLAYED_ON: Final = Price(0.05, tables=1.0)


class Budget:
    """Counts what each address uses.

    allowance: how many times the usual an address may use, 0 for any amount.
    ticks: seconds that only grow.
    """

    def __init__(
        self, bus: MessageBus | None = None, allowance: float = 1.0, ticks: Callable[[], float] = monotonic
    ) -> None:
        self._open = allowance <= 0
        times, bus = allowance or 1.0, bus or NoBus()
        self._limits = {
            "work": SharedRateLimit("work", WORK * times, 1 / (WORK_RATE * times), bus, ticks),
            "thought": SharedRateLimit("thought", THOUGHT * times, 1 / (THOUGHT_RATE * times), bus, ticks),
            "tables": SharedRateLimit("tables", TABLES * times, TABLES_EVERY / times, bus, ticks),
        }
        self._charging: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def spending(self, address: str, price: Price) -> AsyncIterator[None]:
        """Charges what is worked, thought and opened in the block to an address.

        The address "" stands for nobody. Raises TooMuch where nothing is left of it.
        """
        if self._open or not address:
            yield
            return
        await self._lay_by(address, price)
        spent = SpendingMeter(self, address, price)
        try:
            with use_meter(spent):
                yield
        finally:
            left, spent.left = spent.left, Price(0.0)
            await self._give_back(address, left)

    @contextmanager
    def charging(self, address: str) -> Iterator[None]:
        """Charges what is worked and thought in the block, and refuses nothing."""
        with use_meter(SpendingMeter(self, address, Price(0.0))):
            yield

    async def _lay_by(self, address: str, price: Price) -> None:
        taken = Price(0.0)
        for part, n in price._asdict().items():
            late = await self._limits[part].acquire(address, n) if n else 0.0
            if late > 0:
                await self._give_back(address, taken)
                raise TooMuch(int(late) + 1)
            taken = taken._replace(**{part: n})

    async def _give_back(self, address: str, price: Price) -> None:
        for part, n in price._asdict().items():
            if n > 0:
                await self._limits[part].give_back(address, n)

    def charge(self, address: str, part: str, n: float) -> None:
        """Charges for so much of a part of `Price`, whether it was left or not."""
        if n > 0 and address and not self._open:
            task = asyncio.ensure_future(self._limits[part].charge(address, n))
            self._charging.add(task)
            task.add_done_callback(self._charging.discard)

    def is_spent(self, address: str) -> bool:
        """Tells whether this process knows that nothing more may be worked for an address now."""
        return bool(address) and not self._open and self._limits["work"].is_spent(address)


class SpendingMeter:
    """Meters what something uses.

    It uses what was laid by for it first, then what is left to the address. `left`: what of the first is not used.
    """

    def __init__(self, budget: Budget, address: str, left: Price) -> None:
        self._budget, self._address, self.left = budget, address, left

    def charge_work(self, seconds: float) -> None:
        self._use("work", seconds)

    def charge_thinking(self, seconds: float) -> None:
        self._use("thought", seconds)

    def charge_table(self) -> None:
        self._use("tables", 1.0)

    def _use(self, part: str, n: float) -> None:
        used = min(getattr(self.left, part), n)
        self.left = self.left._replace(**{part: getattr(self.left, part) - used})
        self._budget.charge(self._address, part, n - used)
