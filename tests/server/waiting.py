"""Waiting by what the machine lets programs do: on a busy one a second of the clock is less than a second of theirs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

LOOKS: Final = 0.05  # seconds between two looks
MOST: Final = 20.0  # times the patience, by the clock, after which it is the machine that is late


class ProgramLate(AssertionError):
    """Something has not come about in the time that it had, as far as the machine let it run."""


class MachineLate(Exception):
    """Something has not come about in a long time, in which the machine ran other things: it proves nothing."""


class Waiting:
    """For something that has `patience` seconds. `watched`: the processes that it takes.

    Of the time between two looks that is the machine's by which this process itself was woken too late, and that in
    which those processes were ready to run and did not (as the kernel counts it); the rest is theirs.
    """

    def __init__(
        self,
        patience: float,
        watched: Callable[[], Iterable[int]] = tuple,
        delay: Callable[[int], float | None] | None = None,
    ) -> None:
        self.patience, self.program, self.machine = patience, 0.0, 0.0
        self._watched, self._delay = watched, delay or run_delay
        self._delays = self._now()
        self._at = time.monotonic()

    def _now(self) -> dict[int, float]:
        found = {pid: self._delay(pid) for pid in self._watched()}
        return {pid: delay for pid, delay in found.items() if delay is not None}

    async def look(self, what: Callable[[], str]) -> None:
        """Waits until the next look. Raises ProgramLate, MachineLate with what is missing."""
        await asyncio.sleep(LOOKS)
        at, before = time.monotonic(), self._at
        self._at = at
        self.count(at - before)
        self.judge(what)

    def count(self, passed: float) -> None:
        """After so many seconds of the clock."""
        delays = self._now()
        kept = sum(max(0.0, delay - self._delays.get(pid, delay)) for pid, delay in delays.items())
        self._delays = delays
        machine = min(passed, max(0.0, passed - 2 * LOOKS) + kept)
        self.machine += machine
        self.program += passed - machine

    def judge(self, what: Callable[[], str]) -> None:
        said = f"after {self.program:.1f} s, and {self.machine:.1f} s in which the machine ran something else"
        if self.program > self.patience:
            raise ProgramLate(f"the program is late: {what()} {said}")
        if self.program + self.machine > MOST * self.patience:
            raise MachineLate(f"the machine is late, not the program: {what()} {said}")


def run_delay(pid: int) -> float | None:
    """Seconds for which the main thread of a process was ready to run and did not; None where nobody counts it."""
    with suppress(OSError, ValueError, IndexError):
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="utf-8").split()[1]) / 1e9
    return None


def family(pid: int) -> list[int]:
    """A process and its children."""
    with suppress(OSError, ValueError):
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split())]
    return [pid]
