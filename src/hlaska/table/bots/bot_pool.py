"""Keeps the workers in which computer players think.

They never think in the event loop that serves people.

They get views and events only.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import insort
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.game import Game
from hlaska.core.levels import ALL, QUICK
from hlaska.core.review import AnalysisRequest, DecisionAnalysis
from hlaska.core.solution import Solution
from hlaska.core.view import View
from hlaska.table.bots.bot_worker import (
    AnalyzeDecision,
    AnswerClaim,
    Asking,
    ChooseAction,
    SolvePosition,
    ValueCards,
    Worker,
    analyze,
    answer_claim,
    decide,
    make,
    solve,
    value_cards,
)
from hlaska.table.meter import meter_thinking

if TYPE_CHECKING:  # players load their search: only where they think
    from hlaska.bots.bot import Bot

log = logging.getLogger(__name__)
T = TypeVar("T")
Make = Callable[[str, Game, int | None, float | None], "Bot"]

LIMIT: Final = 20.0  # seconds of thinking, without the time in the queue, after which a decision is given up
THREADS: Final = 2
LEAST: Final = 0.05  # seconds: who would have less to think is served by the quick player
BUSY: Final = 0.9  # of the workers' time is given away where there are more decisions than time
ENDING: Final = 5.0  # seconds to wait for the threads of workers that were killed
WINDOW: Final = 2.0  # seconds over which decisions are counted


class Busy(HlaskaError):
    """Says that nobody has time to weigh a decision.

    Computer players come first, or (`starting`) no worker is ready yet.
    """

    def __init__(self, starting: bool = False) -> None:
        if starting:
            text = "the computer players are still getting ready; ask again in half a minute"
            super().__init__(text, Phrase("refused-starting"))
        else:
            text = "the computer players need all the time there is; ask again later"
            super().__init__(text, Phrase("refused-thinking"))


class BotRunner(Protocol):
    """Lets a computer player of a level choose."""

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        """Decides, `seconds` from now at the latest wherever that is possible.

        Without `seconds` it takes its time. Raises whatever the player raises, TimeoutError if it hangs.
        """
        ...

    def start(self) -> None:
        """Begins to get ready, without waiting."""
        ...

    def close(self) -> None: ...


class BotPool(BotRunner, Protocol):
    """Lets players choose, and weighs decisions and solves positions for people."""

    async def analyze(self, request: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        """Analyzes what a decision was worth, for a hint or a review.

        Waits for its turn as players do, so many seconds at most.

        Raises Busy where nobody has time for it, else as `choose`.
        """
        ...

    async def solve(self, request: SolvePosition, patience: float) -> Solution:
        """Solves what a position is worth with all cards open. Waits and raises as `analyze`."""
        ...

    async def value_cards(self, request: ValueCards, patience: float) -> tuple[float, ...]:
        """Returns what the cards of a deal are worth, by seat.

        It is () where that cannot be had.

        Waits and raises as `analyze`.
        """
        ...

    async def answer_claim(self, request: AnswerClaim, patience: float) -> bool:
        """Asks a computer player whether it agrees to an accord. Waits and raises as `analyze`."""
        ...


class ThreadBotPool:
    """Thinks in a thread of this process. It is for local play, for tests, and for quick players beside workers."""

    def __init__(self, make: Make = make, limit: float = LIMIT) -> None:
        self._make, self._limit = make, limit
        self._threads = ThreadPoolExecutor(THREADS, "bot")
        self._free = asyncio.Semaphore(THREADS)

    def start(self) -> None:
        pass

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        request = ChooseAction(level, game, view, events, seconds)
        begun = asyncio.get_running_loop().time()
        async with self._free:
            if seconds is not None:
                request = _with_time_left(request, seconds - (asyncio.get_running_loop().time() - begun))
            return await self._await_result(self._send(request))

    async def analyze(self, request: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        return await self._run_in_turn(lambda: self._threads.submit(analyze, request), patience)

    async def solve(self, request: SolvePosition, patience: float) -> Solution:
        return await self._run_in_turn(lambda: self._threads.submit(solve, request), patience)

    async def value_cards(self, request: ValueCards, patience: float) -> tuple[float, ...]:
        return await self._run_in_turn(lambda: self._threads.submit(value_cards, request), patience)

    async def answer_claim(self, request: AnswerClaim, patience: float) -> bool:
        return await self._run_in_turn(lambda: self._threads.submit(answer_claim, request), patience)

    async def _run_in_turn(self, send: Callable[[], Future[T]], patience: float) -> T:
        """Raises Busy."""
        try:
            async with asyncio.timeout(patience):
                await self._free.acquire()
        except TimeoutError:
            raise Busy from None
        try:
            with meter_thinking():
                return await self._await_result(send())
        finally:
            self._free.release()

    async def _await_result(self, sent: Future[T]) -> T:
        """Waits for a decision. Not by `wait_for`: before Python 3.12 that forgets to be cancelled when the decision
        comes at the same moment, and a table that is closed would wait for ever. Raises TimeoutError."""
        try:
            async with asyncio.timeout(self._limit):
                return await asyncio.wrap_future(sent)
        except TimeoutError:
            if not sent.done():  # its thread cannot be ended: others take the place of both
                self._threads.shutdown(wait=False)
                self._threads = ThreadPoolExecutor(THREADS, "bot")
            raise

    def _send(self, request: ChooseAction) -> Future[Action | None]:
        return self._threads.submit(self._decide, request)

    def _decide(self, request: ChooseAction) -> Action | None:
        return decide(
            self._make(request.level, request.game, None, request.seconds), request.view, request.events
        )

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class WorkerLost(Exception):
    """Says that a worker hangs or has died: `why`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Waiting:
    """Holds a decision that waits for a worker."""

    def __init__(self, due: float, loop: asyncio.AbstractEventLoop) -> None:
        self.due = due
        self.worker: asyncio.Future[Worker | None] = loop.create_future()

    def serve(self, worker: Worker | None) -> None:
        if not self.worker.done():
            self.worker.set_result(worker)


class ProcessBotPool:
    """Thinks in worker processes, started in the background.

    Who is due first is served first, and gets a share of the workers' time that leaves the others theirs. A decision
    that cannot be had in time, because too many wait or no worker is ready, is made by a quick player in a process of
    its own, never by a stronger one than asked for; so is one whose worker hangs or dies, which alone is replaced.
    Who is served, and for how long, depends on the number of decisions and on their time, and on nothing that a seat
    holds. `counts` says by whom decisions were made: `thought` by the player asked for; the others by the quick one,
    because workers were `starting`, `busy`, or the own `hung` or `died`; and how many decisions were `weighed` for a
    hint or a review, or `refused`.
    """

    def __init__(self, workers: int = 1, limit: float = LIMIT) -> None:
        self.counts: Counter[str] = Counter()
        self._limit = limit
        self._workers = [Worker() for _ in range(workers)]
        self._quick = Worker(search=False)
        self._threads = ThreadBotPool(limit=limit)  # quick players until their worker is ready
        self._waiting: list[Waiting] = []  # who is due first comes first
        self._lately: deque[float] = deque()  # when decisions on turn were asked for
        self._work: set[asyncio.Task[Any]] = set()
        self._closed = False

    def start(self) -> None:
        for worker in (*self._workers, self._quick):
            worker.end_if_dead()
            worker.start()

    @property
    def is_ready(self) -> bool:
        """Tells whether a worker has been started and thinks compiled."""
        return any(worker.is_ready for worker in self._workers)

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        self.start()
        request = ChooseAction(level, game, view, events, seconds)
        now = asyncio.get_running_loop().time()
        if view.pub.turn == view.seat:
            self._lately.append(now)
        if not self.is_ready:
            return await self._choose_quickly(request, "starting")
        due = inf if seconds is None else now + seconds
        worker = await self._acquire_worker(due)
        if worker is None:
            return await self._choose_quickly(request, "busy")
        try:
            action: Action | None = await self._use_worker(worker, request, due)
            return action
        except WorkerLost as lost:
            log.warning("a worker for computer players %s and is replaced", lost.why)
            return await self._choose_quickly(request, lost.why)

    async def analyze(self, request: AnalysisRequest, patience: float) -> DecisionAnalysis | None:
        found: DecisionAnalysis | None = await self._run_for_people(AnalyzeDecision(request), patience)
        return found

    async def solve(self, request: SolvePosition, patience: float) -> Solution:
        found: Solution = await self._run_for_people(request, patience)
        return found

    async def value_cards(self, request: ValueCards, patience: float) -> tuple[float, ...]:
        found: tuple[float, ...] = await self._run_for_people(request, patience)
        return found

    async def answer_claim(self, request: AnswerClaim, patience: float) -> bool:
        if not self.is_ready:  # a short look does not wait for workers to be started
            return await self._threads.answer_claim(request, patience)
        found: bool = await self._run_for_people(request, patience)
        return found

    async def _run_for_people(
        self, request: AnalyzeDecision | SolvePosition | ValueCards | AnswerClaim, patience: float
    ) -> Any:
        """Runs a request on the workers that players think in.

        It never takes the quick one: there is no quick answer to it. Raises Busy.
        """
        self.start()
        due = asyncio.get_running_loop().time() + patience
        await self._wait_until_started(due)
        worker = await self._acquire_worker(due) if self.is_ready else None
        if worker is None:
            self.counts["refused"] += 1
            raise Busy(starting=not self.is_ready)
        try:
            return await self._use_worker(worker, request, due)
        except WorkerLost as lost:
            log.warning("a worker that weighed a decision %s and is replaced", lost.why)
            raise Busy from None

    async def _wait_until_started(self, due: float) -> None:
        """Waits until a worker is ready, none is being started, or it is too late."""
        loop = asyncio.get_running_loop()
        begun = [worker.starting for worker in self._workers]
        starting = {asyncio.wrap_future(one) for one in begun if one is not None}
        while starting and not self.is_ready and loop.time() < due:
            done, starting = await asyncio.wait(
                starting, timeout=due - loop.time(), return_when=asyncio.FIRST_COMPLETED
            )
            for one in done:
                _ = one.cancelled() or one.exception()  # is told where the worker is begun anew

    async def _choose_quickly(self, request: ChooseAction, why: str) -> Action | None:
        self.counts[why] += 1
        request = request._replace(level=quick_level(request.level), seconds=None)
        if self._quick.is_ready:
            try:
                action: Action | None = await self._answer(self._quick, request)
                return action
            except WorkerLost:
                log.warning("the worker for quick players was lost and is replaced")
        return await self._threads.choose(*request)

    # ------------------------------------------------------------ who is served
    async def _acquire_worker(self, due: float) -> Worker | None:
        """Acquires a worker that has nothing else to do until it is given back. None where none can be had in time."""
        ready = [worker for worker in self._workers if worker.is_ready]
        free = next((worker for worker in ready if not worker.busy), None)
        if free is not None:
            free.busy = True
            return free
        ahead = sum(waiting.due <= due for waiting in self._waiting)
        first = min(worker.until for worker in ready)
        if due < inf and first + ahead * LEAST / len(ready) > due - LEAST:
            return None
        return await self._wait_for_worker(due)

    async def _wait_for_worker(self, due: float) -> Worker | None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(due, loop)
        insort(self._waiting, waiting, key=lambda w: w.due)
        timer = loop.call_at(due - LEAST, waiting.serve, None) if due < inf else None
        try:
            return await waiting.worker
        except asyncio.CancelledError:  # the table is closed
            worker = None if waiting.worker.cancelled() else waiting.worker.result()
            if worker is not None:
                self._give_back(worker)
            raise
        finally:
            if timer is not None:
                timer.cancel()
            if waiting in self._waiting:
                self._waiting.remove(waiting)

    def _give_back(self, worker: Worker) -> None:
        """Gives a worker to the next who waits. Where none is left that could serve, nobody waits for it."""
        worker.busy = False
        while self._waiting and worker.is_ready:
            waiting = self._waiting.pop(0)
            if not waiting.worker.done():
                worker.busy = True
                waiting.serve(worker)
                return
        if not self.is_ready:
            for waiting in self._waiting:
                waiting.serve(None)

    def _time_share(self, due: float, now: float) -> float:
        """Returns how long a worker may think.

        It is not beyond the time, nor so long that those who wait could not be served. It is no more than its part of
        what it can do at the rate of the last seconds.
        """
        while self._lately and self._lately[0] < now - WINDOW:
            self._lately.popleft()
        many = sum(worker.is_ready for worker in self._workers)
        part = BUSY * WINDOW * many / max(1, len(self._lately))
        shares = [(w.due - now) * many / (i + 2) for i, w in enumerate(self._waiting)]
        return max(LEAST, min(due - now, part, *shares))

    # ------------------------------------------------------------ at work
    async def _use_worker(self, worker: Worker, request: Asking, due: float) -> Any:
        """Returns the decision of a worker, and gives the worker back in any case.

        Raises WorkerLost, and what the player raises.
        """
        now = asyncio.get_running_loop().time()
        request = request.with_time(self._time_share(due, now) if due < inf else None)
        worker.until = now + (request.time or 0)
        task = asyncio.ensure_future(self._ask(worker, request))
        self._work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _ask(self, worker: Worker, request: Asking) -> Any:
        try:
            with meter_thinking():
                found = await self._answer(worker, request)
            self.counts["thought" if isinstance(request, ChooseAction) else "weighed"] += 1
            return found
        finally:
            self._give_back(worker)

    async def _answer(self, worker: Worker, request: Asking) -> Any:
        """Returns what a worker answers. One that does not is ended and replaced; then it raises WorkerLost."""
        number = worker.number
        try:
            answer = asyncio.wrap_future(worker.send(request))
            answer.add_done_callback(
                lambda f: f.cancelled() or f.exception()
            )  # a late one is nobody's any more
            await asyncio.wait({answer}, timeout=self._limit)  # which leaves it alone if the table is closed
            if not answer.done() or answer.cancelled():
                raise self._drop_worker(worker, number, "died" if answer.done() else "hung")
            return answer.result()
        except BrokenProcessPool as error:
            raise self._drop_worker(worker, number, "died") from error

    def _drop_worker(self, worker: Worker, number: int, why: str) -> WorkerLost:
        """Ends this worker, unless another decision has found it lost before. Another begins to be started."""
        if worker.number == number:
            worker.end()
            if not self._closed:
                worker.start()
        return WorkerLost(why)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # told to who asked, if still there

    def close(self) -> None:
        self._closed = True
        ending = [worker.end() for worker in (*self._workers, self._quick)]
        for thread in filter(None, ending):
            thread.join(ENDING)
        for waiting in self._waiting:
            waiting.serve(None)
        self._threads.close()


def quick_level(level: str) -> str:
    """Returns who stands in for a level. It is a quick player, and none stronger than asked for."""
    return min(level, QUICK, key=_strength)


def _with_time_left(request: ChooseAction, left: float) -> ChooseAction:
    """Replaces the time of a request by what is left. Where that is too little, the quick player comes in."""
    return request._replace(
        seconds=left, level=request.level if left >= LEAST else quick_level(request.level)
    )


def _strength(level: str) -> int:
    """Ranks levels by strength, so that nobody gets a stronger player than asked for. Unknown ones count as strong."""
    return ALL.index(level) if level in ALL else len(ALL)
