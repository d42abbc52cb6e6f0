"""Where computer players think: never in the event loop that serves people. They get views and events only."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct

from hlaska.core.board import Event
from hlaska.core.game import Action, Game, View

if TYPE_CHECKING:  # players load their search: only where they think
    from hlaska.bots.bot import Bot

log = logging.getLogger(__name__)
Make = Callable[[str, Game, int | None], "Bot"]

LIMIT: Final = 20.0  # seconds after which a decision is given up
RETRY: Final = 30.0  # seconds between two attempts to start workers
SIMPLE: Final = "greedy"  # plays while the workers are being started
LEVELS: Final = ("club", "greedy", "random")  # the usual one first


class BotRunner(Protocol):
    """Lets a computer player of a level choose. Raises whatever the player raises, TimeoutError if it is too slow."""

    async def choose(self, level: str, game: Game, view: View, events: Sequence[Event]) -> Action | None: ...

    def start(self) -> None:
        """Begins to get ready, without waiting."""
        ...

    def close(self) -> None: ...


def _make(level: str, game: Game, rng_seed: int | None) -> Bot:
    from hlaska.bots import make

    return make(level, game, rng_seed)


def _choose(bot: Bot, view: View, events: Sequence[Event]) -> Action | None:
    """Runs a player to its decision, in a thread or process of its own."""
    return asyncio.run(_await(bot, view, events))


async def _await(bot: Bot, view: View, events: Sequence[Event]) -> Action | None:
    return await bot.choose(view, events)


async def _within(seconds: float, sent: Future[Action | None]) -> Action | None:
    """Waits for a decision. Not by `wait_for`: before Python 3.12 that forgets to be cancelled when the decision comes
    at the same moment, and a table that is closed would wait for ever. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        return await asyncio.wrap_future(sent)


class ThreadRunner:
    """Thinks in a thread of this process: for local play, for tests, and until workers are ready."""

    def __init__(self, make: Make = _make, limit: float = LIMIT) -> None:
        self._make, self._limit = make, limit
        self._threads = ThreadPoolExecutor(2, "bot")

    def start(self) -> None:
        pass

    async def choose(self, level: str, game: Game, view: View, events: Sequence[Event]) -> Action | None:
        return await _within(self._limit, self._send(level, game, view, events))

    def _send(self, level: str, game: Game, view: View, events: Sequence[Event]) -> Future[Action | None]:
        return self._threads.submit(self._decide, level, game, view, events)

    def _decide(self, level: str, game: Game, view: View, events: Sequence[Event]) -> Action | None:
        return _choose(self._make(level, game, None), view, events)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessRunner:
    """Thinks in worker processes, started in the background; a simple player in a thread stands in until they are."""

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self._workers, self._limit = workers, limit
        self._threads = ThreadRunner(limit=limit)
        self._pool: Executor | None = None
        self._warm: Future[None] | None = None
        self._not_before = 0.0

    def start(self) -> None:
        if self._pool is None and monotonic() >= self._not_before:
            self._not_before = monotonic() + RETRY
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin)
            self._warm = self._pool.submit(_get_ready)

    @property
    def ready(self) -> bool:
        """Whether the workers have been started and think compiled."""
        return self._warm is not None and self._warm.done() and self._warm.exception() is None

    async def choose(self, level: str, game: Game, view: View, events: Sequence[Event]) -> Action | None:
        self._end_if_dead()
        self.start()
        if not self.ready or self._pool is None:
            return await self._threads.choose(min(level, SIMPLE, key=_strength), game, view, events)
        try:
            sent = self._pool.submit(_decide, level, type(game), game.options, view, events)
            return await _within(self._limit, sent)
        except (BrokenProcessPool, TimeoutError):
            self._end()  # one has died or hangs: away with all of them, and new ones for the next decision
            raise

    def _end_if_dead(self) -> None:
        if self._warm is not None and self._warm.done() and self._warm.exception() is not None:
            log.warning("a worker for computer players could not be started: %s", self._warm.exception())
            self._end()

    def _end(self) -> None:
        pool, self._pool, self._warm = self._pool, None, None
        if pool is not None:
            workers = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()

    def close(self) -> None:
        self._end()
        self._threads.close()


def _strength(level: str) -> int:
    """Levels by strength, so that nobody gets a stronger player than asked for; unknown ones count as strong."""
    order = ("random", SIMPLE)
    return order.index(level) if level in order else len(order)


# ---------------------------------------------------------------- in a worker
def _begin() -> None:
    """A worker ends with its parent, also when that was killed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _get_ready() -> None:
    """Loads what is needed to think fast."""
    import hlaska.bots  # noqa: F401

    try:
        from hlaska.kernel import jit
    except ImportError:
        return
    jit.start()


@cache
def _game(kind: type[Game], options: Any) -> Game:
    return kind(options)


@cache
def _bot(level: str, kind: type[Game], options: Struct) -> Bot:
    return _make(level, _game(kind, options), None)


def _decide(
    level: str, kind: type[Game], options: Struct, view: View, events: Sequence[Event]
) -> Action | None:
    return _choose(_bot(level, kind, options), view, events)
