"""Packs the public numbers that calls carry along into one word, to which calls add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.carried import Carried

BITS: Final = 62  # of a word


class CarriedWord:
    """Packs the numbers of a game side by side.

    Above each is a bit that is set where it grows too high.

    first: the word of a situation that stands for all others, where each number is 0.
    guards: the bits that are set where a number has grown over its highest.
    """

    def __init__(self, carried: Sequence[Carried]) -> None:
        """Makes room for the numbers. Raises ValueError where they do not fit."""
        self._carried = tuple(carried)
        self._shifts: list[int] = []
        self._widths: list[int] = []
        self.first = self.guards = shift = 0
        for highest in (most for one in carried for most in one.highest):
            width = highest.bit_length()
            self._shifts.append(shift)
            self._widths.append(width)
            self.first |= (1 << width) - 1 - highest << shift
            self.guards |= 1 << shift + width
            shift += width + 1
        if shift > BITS:
            raise ValueError(f"the numbers that are carried along take {shift} bits of {BITS}")

    def read(self, pub: Any) -> int:
        """Returns the word of public numbers."""
        numbers = [
            number
            for one in self._carried
            for number in (one.read(pub) if one.is_carried(pub) else (0,) * len(one.highest))
        ]
        return self.first + sum(number << shift for number, shift in zip(numbers, self._shifts, strict=True))

    def blank(self, pub: Any) -> Any:
        """Returns the public numbers that stand for these.

        They stand for all that differ only in what is carried along.
        """
        return self.fill(pub, self.first)

    def fill(self, pub: Any, word: int) -> Any:
        """Returns public numbers with those of a word."""
        numbers = [
            (word >> shift & (1 << width) - 1) - (self.first >> shift & (1 << width) - 1)
            for shift, width in zip(self._shifts, self._widths, strict=True)
        ]
        for one in self._carried:
            if one.is_carried(pub):
                pub = one.fill(pub, numbers[: len(one.highest)])
            numbers = numbers[len(one.highest) :]
        return pub

    def settled_bits(self, pub: Any) -> int:
        """Returns the bits on which the play that begins with public numbers hangs."""
        bits = shift = 0
        for one in self._carried:
            width = sum(highest.bit_length() + 1 for highest in one.highest)
            bits |= ((1 << width) - 1 << shift) * one.is_settled(pub)
            shift += width
        return bits

    def has_trump(self, pub: Any) -> bool:
        """Tells whether public numbers carry the trump suit."""
        return any(one.has_trump and one.is_carried(pub) for one in self._carried)

    def is_dropped(self, before: Any, after: Any) -> bool:
        """Tells whether an action ends the carrying of a number.

        Where it leads may hang on that number then.
        """
        return any(one.is_carried(before) and not one.is_carried(after) for one in self._carried)
