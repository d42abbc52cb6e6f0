"""Measures how much of a processor is used for whoever asks.

It is used in threads of this process, and where players think.

What is measured is told to the meter of who asked, wherever in the server it is done, and also when nobody waits for it
any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import Final, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Meter(Protocol):
    """Hears in the event loop what was used, in seconds, and which tables were opened."""

    def charge_work(self, seconds: float) -> None:
        """Charges work in this process, which serves everybody."""
        ...

    def charge_thinking(self, seconds: float) -> None:
        """Charges thinking where players think."""
        ...

    def charge_table(self) -> None:
        """Charges for a table that was opened."""
        ...


_meter: Final[ContextVar[Meter | None]] = ContextVar("meter", default=None)


@contextmanager
def use_meter(meter: Meter | None) -> Iterator[None]:
    """Charges what is begun in the block to this meter. None: to none, as of what lives on when who asked has gone."""
    token = _meter.set(meter)
    try:
        yield
    finally:
        _meter.reset(token)


def wrap_with_meter(work: Callable[P, T]) -> Callable[P, T]:
    """Wraps work to be done in another thread. What it takes of a processor is told to the meter."""
    meter, loop = _meter.get(), asyncio.get_running_loop()
    if meter is None:
        return work

    def with_meter(*args: P.args, **more: P.kwargs) -> T:
        begun = thread_time()
        try:
            return work(*args, **more)
        finally:
            if not loop.is_closed():
                loop.call_soon_threadsafe(meter.charge_work, thread_time() - begun)

    return with_meter


async def in_thread(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Runs work as `asyncio.to_thread` does, measured."""
    return await asyncio.to_thread(wrap_with_meter(work), *args, **more)


@contextmanager
def meter_working() -> Iterator[None]:
    """Meters what the event loop does in the block, which waits for nothing."""
    meter, begun = _meter.get(), thread_time()
    try:
        yield
    finally:
        if meter is not None:
            meter.charge_work(thread_time() - begun)


def charge_work(seconds: float) -> None:
    """Meters work that is known but cannot be measured, as what waits for others."""
    meter = _meter.get()
    if meter is not None:
        meter.charge_work(seconds)


def charge_table() -> None:
    """Tells the meter that a table was opened."""
    meter = _meter.get()
    if meter is not None:
        meter.charge_table()


@contextmanager
def meter_thinking() -> Iterator[None]:
    """Charges the seconds of the block to the meter. In it a player, or who stands in for it, thinks."""
    meter, begun = _meter.get(), perf_counter()
    try:
        yield
    finally:
        if meter is not None:
            meter.charge_thinking(perf_counter() - begun)
