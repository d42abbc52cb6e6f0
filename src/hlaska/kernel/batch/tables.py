"""Holds `Table`: rows of words for entry points, as many as are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hlaska.kernel.jit import Buffer

if TYPE_CHECKING:
    from numpy.typing import NDArray

FIRST: Final = 64  # rows there is room for at first


class Table:
    """Holds rows of equal words. Its fields change when rows are added.

    buffer: all of them, for entry points.
    rows: the same as an array.
    """

    def __init__(self, fill: Sequence[int]) -> None:
        """Make rows of which nothing is known yet. fill: the words of such a row."""
        self.fill = tuple(fill)
        self.buffer = Buffer(FIRST * len(self.fill))
        self.rows = self._make(FIRST)

    def _make(self, count: int) -> NDArray[Any]:
        import numpy

        self.buffer = Buffer(count * len(self.fill))
        rows = numpy.frombuffer(self.buffer.words, numpy.int64).reshape(count, len(self.fill))
        rows[:] = self.fill
        return rows

    def reserve(self, index: int) -> None:
        """Make room for a row, and for all before it."""
        if index < len(self.rows):
            return
        old, size = self.rows, len(self.rows)
        while size <= index:
            size *= 2
        self.rows = self._make(size)
        self.rows[: len(old)] = old

    def widen(self, at: Sequence[int], fill: Sequence[int]) -> None:
        """Put words before these ones in every row; at: ascending indices of words, one for each new word."""
        import numpy

        old = self.rows
        self.fill = tuple(numpy.insert(numpy.array(self.fill), at, fill).tolist())
        self.rows = self._make(len(old))
        self.rows[:] = numpy.insert(old, at, fill, axis=1)
