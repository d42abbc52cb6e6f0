"""Holds rows of words for entry points, as many as are asked for.

`Table` has them by number, `Numbered` each once, `Index` by key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from hlaska.kernel.batch.keys import FREE, spread_key
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
        """Put new words into every row.

        at: the indices of the words before which they go, ascending, one for each.
        fill: what they are.
        """
        import numpy

        old = self.rows
        self.fill = tuple(numpy.insert(numpy.array(self.fill), at, fill).tolist())
        self.rows = self._make(len(old))
        self.rows[:] = numpy.insert(old, at, fill, axis=1)


class Numbered(Table):
    """Holds each of some rows once. Row 0 is the one that is all nought."""

    def __init__(self, fill: Sequence[int]) -> None:
        """Make one row. fill: its words, all nought."""
        super().__init__(fill)
        self._numbers: dict[tuple[int, ...], int] = {}
        self.number(())

    def number(self, words: Sequence[int]) -> int:
        """Return the number of a row that begins with these words.

        It may be a new one. Raise ValueError for too many words.
        """
        if len(words) > len(self.fill):
            raise ValueError(f"{len(words)} words in a row of {len(self.fill)}")
        row = (*words, *self.fill[len(words) :])
        number = self._numbers.setdefault(row, len(self._numbers))
        self.reserve(number)
        self.rows[number] = row
        return number


class Index:
    """Holds a value for each of some keys. Its fields change when keys are added.

    words: the words of a key.
    slots: a table whose rows are a key and its value, at most half of them taken.
    """

    def __init__(self, words: int) -> None:
        """Make an index without any key."""
        self.words = words
        self._values: dict[tuple[int, ...], int] = {}
        self.slots = Table([*[0] * words, FREE])

    @property
    def buffer(self) -> Buffer:
        """Return the slots, for entry points."""
        return self.slots.buffer

    @property
    def size(self) -> int:
        """Return the number of slots, a power of two."""
        return len(self.slots.rows)

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Sequence[int]) -> int:
        """Return the value of a key, or FREE."""
        return self._values.get(tuple(key), FREE)

    def put(self, key: Sequence[int], value: int) -> None:
        """Give a key its value, which is not negative."""
        self._values[tuple(key)] = value
        if 2 * len(self._values) <= self.size:
            self._place(key, value)
            return
        self.slots.reserve(self.size)
        self._place_all()

    def widen(self, words: int) -> None:
        """Make keys longer, by words of 0 at their end."""
        more = (0,) * (words - self.words)
        self.words = words
        self._values = {(*key, *more): value for key, value in self._values.items()}
        taken = self.size
        self.slots = Table([*[0] * words, FREE])
        self.slots.reserve(taken - 1)
        self._place_all()

    def _place_all(self) -> None:
        self.slots.rows[:] = self.slots.fill
        for key, value in self._values.items():
            self._place(key, value)

    def _place(self, key: Sequence[int], value: int) -> None:
        rows, size, wanted = self.slots.rows, self.size, list(key)
        slot = spread_key(wanted, self.words, size)
        while rows[slot, self.words] != FREE and rows[slot, : self.words].tolist() != wanted:
            slot = (slot + 1) & (size - 1)
        rows[slot] = *wanted, value
