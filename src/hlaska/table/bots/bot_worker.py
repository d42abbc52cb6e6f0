"""Runs processes in which computer players think.

Each takes one decision at a time, so that one that hangs or dies takes nothing but its own decision with it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from math import inf
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hlaska.core.actions import Action
from hlaska.core.board import Event, State
from hlaska.core.game import Game
from hlaska.core.review import AnalysisRequest, DealtHands, DecisionAnalysis
from hlaska.core.solution import Solution
from hlaska.core.view import View

if TYPE_CHECKING:  # players load their search: only where they think
    from hlaska.bots.bot import Bot

log = logging.getLogger(__name__)

NICE: Final = 5  # what search yields to the process that serves people, and to quick players
RETRY: Final = 30.0  # seconds between two attempts to start a worker


class ChooseAction(NamedTuple):
    """Asks a player for its action. It says which level, which game, how long it may think (None: as usual)."""

    level: str
    game: Game
    view: View
    events: Sequence[Event]
    seconds: float | None = None

    @property
    def time(self) -> float | None:
        """Returns how long the decision will be thought about, where that is known."""
        return self.seconds

    def with_time(self, seconds: float | None) -> ChooseAction:
        """Gives the request this time to think."""
        return self._replace(seconds=seconds)

    def to_task(self) -> tuple[Any, ...]:
        """Returns what a worker does: a function and its arguments."""
        return (_decide, self.level, type(self.game), self.game.options, *self[2:])


class AnalyzeDecision(NamedTuple):
    """Asks for a hint or a review what a decision was worth."""

    asked: AnalysisRequest

    @property
    def time(self) -> float | None:
        return self.asked.budget.seconds

    def with_time(self, seconds: float | None) -> AnalyzeDecision:
        budget = self.asked.budget
        least = budget.seconds if seconds is None else min(seconds, budget.seconds)
        return AnalyzeDecision(self.asked._replace(budget=budget._replace(seconds=least)))

    def to_task(self) -> tuple[Any, ...]:
        return (_analyze, type(self.asked.game), self.asked.game.options, *self.asked[1:])


class SolvePosition(NamedTuple):
    """Asks what a position that lies open is worth, exactly."""

    game: Game
    state: State[Any]
    positions: int

    @property
    def time(self) -> float | None:
        return None

    def with_time(self, seconds: float | None) -> SolvePosition:
        """Returns the request unchanged: a search is bounded by its positions."""
        return self

    def to_task(self) -> tuple[Any, ...]:
        return (_solve, type(self.game), self.game.options, self.state, self.positions)


class ValueCards(NamedTuple):
    """Asks what the cards of a deal that is over are worth (`bots.field`). It begins from where its hands lay."""

    game: Game
    lies: DealtHands
    cap: float = inf

    @property
    def time(self) -> float | None:
        return None

    def with_time(self, seconds: float | None) -> ValueCards:
        """Returns the request unchanged: so many plays are bounded by themselves."""
        return self

    def to_task(self) -> tuple[Any, ...]:
        return (_value_cards, type(self.game), self.game.options, *self[1:])


class AnswerClaim(NamedTuple):
    """Asks a computer player's seat about a proposed accord. The answer is whether that side may have the rest."""

    game: Game
    view: View
    events: Sequence[Event]
    to: int
    shown: tuple[tuple[int, tuple[int, ...]], ...] = ()

    @property
    def time(self) -> float | None:
        return None

    def with_time(self, seconds: float | None) -> AnswerClaim:
        """Returns the request unchanged: it is bounded by the positions it looks at."""
        return self

    def to_task(self) -> tuple[Any, ...]:
        return (_answer_claim, type(self.game), self.game.options, *self[1:])


Asking = ChooseAction | AnalyzeDecision | SolvePosition | ValueCards | AnswerClaim


class Worker:
    """Runs a process that thinks.

    It is started in the background, and again for the next decision after its end. `search`: whether its players look
    ahead; it then thinks compiled, and leaves the machine to the tables where both want it.
    """

    def __init__(self, search: bool = True) -> None:
        self._search = search
        self.busy = False
        self.number = 0  # how many processes have ended in this place
        self.until = 0.0  # when it should have answered, by the clock of who asked
        self._pool: ProcessPoolExecutor | None = None
        self._warm: Future[None] | None = None
        self._not_before = 0.0

    def start(self) -> None:
        """Begins to start it, unless it lives or this has been tried lately."""
        if self._pool is None and monotonic() >= self._not_before:
            self._not_before = monotonic() + RETRY
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _set_up_worker)
            self._warm = self._pool.submit(_warm_up, self._search)

    @property
    def is_ready(self) -> bool:
        """Tells whether the worker has been started and can think at once."""
        return self._warm is not None and self._warm.done() and self._warm.exception() is None

    @property
    def starting(self) -> Future[None] | None:
        """Returns what is done when the worker has been started, or cannot be."""
        return self._warm

    @property
    def processes(self) -> list[int]:
        """Returns its process, if there is one."""
        return list(getattr(self._pool, "_processes", None) or ())

    def send(self, request: Asking) -> Future[Any]:
        """Raises BrokenProcessPool where it has died."""
        assert self._pool is not None
        return self._pool.submit(*request.to_task())

    def end_if_dead(self) -> None:
        if self._warm is not None and self._warm.done() and self._warm.exception() is not None:
            log.warning("a worker for computer players could not be started: %s", self._warm.exception())
            self.end()

    def end(self) -> threading.Thread | None:
        """Ends the process, whatever it does.

        The thread that saw to it ends soon. Who ends with it waits for that, as Python writes to the thread's pipe on
        its way out, which may just be closed (python/cpython#83279).
        """
        pool, self._pool, self._warm = self._pool, None, None
        if pool is None:
            return None
        self.number += 1
        processes = list((getattr(pool, "_processes", None) or {}).values())
        thread: threading.Thread | None = getattr(pool, "_executor_manager_thread", None)
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        return thread


def decide(bot: Bot, view: View, events: Sequence[Event]) -> Action | None:
    """Runs a player to its decision, in the thread or process of who asks."""
    return asyncio.run(_await(bot, view, events))


async def _await(bot: Bot, view: View, events: Sequence[Event]) -> Action | None:
    return await bot.choose(view, events)


def make(level: str, game: Game, rng_seed: int | None, seconds: float | None) -> Bot:
    """Makes a player as `hlaska.bots.make` does, loaded when somebody thinks."""
    from hlaska.bots import make

    return make(level, game, rng_seed, seconds)


def analyze(request: AnalysisRequest) -> DecisionAnalysis | None:
    """Analyzes as `hlaska.bots.analysis.decision_analysis.answer_question` does, loaded when somebody thinks."""
    from hlaska.bots.analysis.decision_analysis import answer_question

    return answer_question(request)


def value_cards(request: ValueCards) -> tuple[float, ...]:
    """Values cards as `hlaska.bots.analysis.card_value.value_cards` does.

    Returns () while nothing is compiled, when it would take very long.
    """
    from hlaska.bots.analysis.card_value import value_cards
    from hlaska.kernel import jit

    if not jit.is_ready("run_playouts"):
        return ()
    return value_cards(request.game, request.lies, cap=request.cap)


def solve(request: SolvePosition) -> Solution:
    """Solves as `hlaska.bots.analysis.open_position.solve_position` does, loaded when somebody asks.

    It waits for no compiler.
    """
    from hlaska.bots.analysis.open_position import solve_position

    return solve_position(*request, compile_now=False)


def answer_claim(request: AnswerClaim) -> bool:
    """Answers as `hlaska.bots.analysis.claim_response.is_claim_acceptable` does, loaded when somebody asks."""
    from hlaska.bots.analysis.claim_response import is_claim_acceptable

    return is_claim_acceptable(*request)


# ---------------------------------------------------------------- in a worker
def _set_up_worker() -> None:
    """Sets a worker up to end with its parent, also when that was killed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _warm_up(search: bool) -> None:
    """Loads what is needed to think fast."""
    import hlaska.bots  # noqa: F401

    if not search:
        return
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        from hlaska.kernel import jit
    except ImportError:
        return
    jit.start()


@lru_cache(256)
def _game(game_type: type[Game], options: Any) -> Game:
    return game_type(options)


def _decide(
    level: str,
    game_type: type[Game],
    options: Any,
    view: View,
    events: Sequence[Event],
    seconds: float | None,
) -> Action | None:
    return decide(make(level, _game(game_type, options), None, seconds), view, events)


def _analyze(game_type: type[Game], options: Any, *request: Any) -> DecisionAnalysis | None:
    return analyze(AnalysisRequest(_game(game_type, options), *request))


def _solve(game_type: type[Game], options: Any, state: State[Any], positions: int) -> Solution:
    return solve(SolvePosition(_game(game_type, options), state, positions))


def _value_cards(game_type: type[Game], options: Any, lies: DealtHands, cap: float) -> tuple[float, ...]:
    return value_cards(ValueCards(_game(game_type, options), lies, cap))


def _answer_claim(game_type: type[Game], options: Any, *request: Any) -> bool:
    return answer_claim(AnswerClaim(_game(game_type, options), *request))
