"""Spaces out tries to save what could not be saved. They come ever more rarely, and are logged ever more rarely."""

from __future__ import annotations


class Backoff:
    """Says how long to wait after a failure.

    `first`: seconds from the first failure to the next try. Each wait is twice as long as the one before, up to `most`:
    a table goes on within that time when there is room again, or the database is back.
    """

    def __init__(self, first: float, most: float) -> None:
        self._first, self._most, self.failures = first, most, 0

    def record_failure(self) -> float:
        """Returns the seconds until the next try."""
        self.failures += 1
        return min(self._most, float(self._first * 2 ** min(self.failures - 1, 20)))

    @property
    def should_log(self) -> bool:
        """Tells whether this failure goes into the log. The first, second, fourth, eighth and so on do."""
        return self.failures & (self.failures - 1) == 0

    def reset(self) -> bool:
        """Makes the next failure a first one again; returns whether there was one."""
        before, self.failures = self.failures, 0
        return before > 0
