"""Limits how often somebody may ask."""

from __future__ import annotations

from time import monotonic


class TokenBucket:
    """Lets `burst` pass at once and `rate` a second in the long run."""

    def __init__(self, burst: int, rate: float) -> None:
        self._burst, self._rate = float(burst), rate
        self._level, self._at = self._burst, monotonic()

    def _fill(self) -> None:
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    @property
    def is_empty(self) -> bool:
        """Tells whether nothing may pass now."""
        self._fill()
        return self._level < 1

    def take(self) -> bool:
        """Lets one pass, if it may."""
        if self.is_empty:
            return False
        self._level -= 1
        return True
