"""Shares out the deals of a match in batches to who plays them.

That is this process, processes of this machine, or a cluster (`hlaska.research.matches.cluster`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context
from time import perf_counter
from typing import Final, Generic, NamedTuple, Protocol

from typing_extensions import TypeVar

from hlaska.core.errors import BadText
from hlaska.kernel import jit
from hlaska.research.matches.log import DuplicateDeal

TRIES: Final = 3  # times a batch is played whose worker dies
RESUME_HINT: Final = "with a log it goes on where that ends"
T = TypeVar("T", default=DuplicateDeal)  # what a worker makes of the number of a deal
Work = Callable[[int], T]  # plays the deal of this number; can be pickled


class WorkerDied(Exception):
    """Tells that a worker has died over a batch, and others are left. The text says how."""


class DoneBatch(NamedTuple, Generic[T]):
    """Holds a batch that was played, and how long that took."""

    deals: list[T]
    seconds: float


class WorkerPool(Protocol[T]):
    """Plays batches, each of which ought to last `least_seconds`."""

    @property
    def least_seconds(self) -> float: ...

    def capacity(self) -> int:
        """Returns how many batches keep all of them busy."""

    def submit(self, numbers: Sequence[int]) -> Future[DoneBatch[T]]:
        """Submits a batch; its exception is `WorkerDied` where it may be played again."""


def play_batch(work: Work[T], numbers: Sequence[int]) -> DoneBatch[T]:
    """Plays a batch in the process of a worker."""
    begun = perf_counter()
    return DoneBatch([work(number) for number in numbers], perf_counter() - begun)


# ---------------------------------------------------------------- sharing out
def distribute(numbers: Sequence[int], workers: WorkerPool[T]) -> Iterator[T]:
    """Yields the deals of these numbers, each as soon as its batch is done.

    Raises BadText where a batch is lost again and again.
    """
    pace = _BatchSizer(workers.least_seconds)
    given = 0  # how many of the numbers are in a batch
    lost: list[_Batch] = []
    running: dict[Future[DoneBatch[T]], _Batch] = {}
    while lost or running or given < len(numbers):
        at_once = max(1, workers.capacity())
        while len(running) < at_once and (lost or given < len(numbers)):
            if lost:
                batch = lost.pop()
            else:
                size = pace.size(len(numbers) - given, at_once)
                batch = _Batch(numbers[given : given + size])
                given += size
            running[workers.submit(batch.numbers)] = batch
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            batch = running.pop(future)
            try:
                done = future.result()
            except WorkerDied as e:
                lost.append(batch.retry(str(e)))
            else:
                pace.note(done)
                yield from done.deals


class _Batch(NamedTuple):
    """Holds deals that are played together, for the `tries`th time."""

    numbers: Sequence[int]
    tries: int = 1

    def retry(self, why: str) -> _Batch:
        if self.tries == TRIES:
            deals = ", ".join(map(str, self.numbers[:3])) + (", ..." if len(self.numbers) > 3 else "")
            raise BadText(
                f"a worker of the match has died {TRIES} times over deal {deals}: {why}; {RESUME_HINT}"
            )
        return _Batch(self.numbers, self.tries + 1)


class _BatchSizer:
    """Finds how many deals last as long as a batch ought to.

    By those that were played. The first batches are of one deal, and none has more than twice as many as one that
    came back: a deal that is passed out says little of the others.
    """

    def __init__(self, least: float) -> None:
        self.least = least
        self.deals, self.seconds, self.most = 0, 0.0, 0

    def note(self, done: DoneBatch[T]) -> None:
        self.deals += len(done.deals)
        self.seconds += done.seconds
        self.most = max(self.most, len(done.deals))

    def size(self, left: int, at_once: int) -> int:
        """Returns the size of the next batch. `left`: deals in no batch yet, which at the end all workers share."""
        if not self.deals:
            return 1
        wanted = ceil(self.least * self.deals / max(self.seconds, 1e-6))
        return max(1, min(wanted, 2 * self.most, ceil(left / at_once)))


# ---------------------------------------------------------------- workers of this machine
@contextmanager
def in_process(work: Work[T], compiled: bool = True) -> Iterator[WorkerPool[T]]:
    """Opens this process as the only worker. `compiled`: with the compiled kernel."""
    if compiled:
        jit.start()
    yield _InProcess(work)


class _InProcess(Generic[T]):
    least_seconds = 0.0

    def __init__(self, work: Work[T]) -> None:
        self._work = work

    def capacity(self) -> int:
        return 1

    def submit(self, numbers: Sequence[int]) -> Future[DoneBatch[T]]:
        future: Future[DoneBatch[T]] = Future()
        future.set_result(play_batch(self._work, numbers))
        return future


@contextmanager
def process_pool(work: Work[T], count: int, compiled: bool = True) -> Iterator[WorkerPool[T]]:
    """Opens a pool of so many processes. `compiled`: with the compiled kernel.

    One that dies takes the others along: then BadText is raised.
    """
    if compiled and not jit.has_cache():
        jit.start()  # once for all of them
    prepare = jit.start if compiled else None
    try:
        with ProcessPoolExecutor(count, get_context("spawn"), initializer=prepare) as pool:
            yield _Processes(pool, work, count)
    except BrokenProcessPool:
        raise BadText(f"a process of the match has died; {RESUME_HINT}") from None


class _Processes(Generic[T]):
    least_seconds = 0.0  # a deal costs next to nothing to hand out

    def __init__(self, pool: ProcessPoolExecutor, work: Work[T], count: int) -> None:
        self._pool, self._work, self._count = pool, work, count

    def capacity(self) -> int:
        return 2 * self._count  # a batch waits for each process

    def submit(self, numbers: Sequence[int]) -> Future[DoneBatch[T]]:
        return self._pool.submit(play_batch, self._work, numbers)
