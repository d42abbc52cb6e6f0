"""Executes a game's own functions on symbols, where they add and compare numbers.

So it finds what they say for all numbers.

A function is called with `Symbol`s in place of numbers. It goes one way, that of the numbers at hand, and each of its
comparisons is noted; a sum that is divided becomes a further number. What it returns are sums of symbols, right for all
numbers for which the comparisons come out the same. `hlaska.research.batch.decision_trees` keeps the ways that
have occurred.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Terms = tuple[int, ...]  # a factor for each number, and a constant


class Comparison(NamedTuple):
    """Compares a sum with nought: whether it is below, or equal to it (`equal`)."""

    terms: Terms
    equal: bool

    def is_true(self, values: Sequence[int]) -> bool:
        """Tells it of some numbers."""
        total = evaluate(self.terms, values)
        return total == 0 if self.equal else total < 0


class Quotient(NamedTuple):
    """Divides a sum by a plain number, rounded down.

    The quotient is a further number, that stands in this slot of the values.
    """

    terms: Terms
    divisor: int
    slot: int


class Path:
    """Records one way through a function.

    values: the numbers at hand, then the quotients of sums that were asked for.
    steps: comparisons with their outcomes, and quotients.
    """

    def __init__(self, values: Sequence[int], quotients: int = 0) -> None:
        """Begins a way at these numbers. `quotients`: how many there may be."""
        self.values = [*values, *[0] * quotients]
        self.given, self._quotients = len(values), 0
        self.steps: dict[Comparison | Quotient, bool] = {}

    @property
    def comparisons(self) -> dict[Comparison, bool]:
        """Returns the comparisons that were made, with their outcomes."""
        return {step: outcome for step, outcome in self.steps.items() if isinstance(step, Comparison)}

    def symbols(self) -> list[Symbol]:
        """Makes a symbol for each number."""
        return [self._symbol(index) for index in range(self.given)]

    def _symbol(self, index: int) -> Symbol:
        return Symbol((*(int(i == index) for i in range(len(self.values))), 0), self)

    def divide(self, terms: Terms, divisor: int) -> Symbol:
        """Divides a sum by a plain number, rounding down."""
        if not any(factor % divisor for factor in terms[:-1]):
            return Symbol(tuple(factor // divisor for factor in terms), self)
        for step in self.steps:
            if isinstance(step, Quotient) and (step.terms, step.divisor) == (terms, divisor):
                return self._symbol(step.slot)
        index = self.given + self._quotients
        if index == len(self.values):
            raise TypeError(f"a symbol is divided, and there are {self._quotients} quotients already")
        self._quotients += 1
        self.values[index] = evaluate(terms, self.values) // divisor
        self.steps[Quotient(terms, divisor, index)] = True
        return self._symbol(index)

    def terms(self, value: Any) -> Terms:
        """Returns the sum that a symbol, or a plain number, stands for."""
        return value.terms if isinstance(value, Symbol) else (*(0 for _ in self.values), int(value))

    def is_true(self, terms: Terms, equal: bool) -> bool:
        """Compares a sum of symbols with nought, for the numbers at hand."""
        comparison = Comparison(terms, equal)
        outcome = comparison.is_true(self.values)
        if any(terms[:-1]):
            self.steps[comparison] = outcome
        return outcome


class Symbol:
    """Stands for a sum of numbers that are not known.

    It can be added, multiplied and divided by a plain number, and compared; whatever else is asked of it raises
    TypeError. Its hash
    is that of the object, so that no cache takes it for another one.
    """

    __slots__ = ("path", "terms")

    def __init__(self, terms: Terms, path: Path) -> None:
        self.terms, self.path = terms, path

    def __add__(self, other: Any) -> Symbol:
        theirs = self.path.terms(other)
        return Symbol(tuple(a + b for a, b in zip(self.terms, theirs, strict=True)), self.path)

    __radd__ = __add__

    def __neg__(self) -> Symbol:
        return self * -1

    def __sub__(self, other: Any) -> Symbol:
        theirs = self.path.terms(other)
        return Symbol(tuple(a - b for a, b in zip(self.terms, theirs, strict=True)), self.path)

    def __rsub__(self, other: Any) -> Symbol:
        theirs = self.path.terms(other)
        return Symbol(tuple(b - a for a, b in zip(self.terms, theirs, strict=True)), self.path)

    def __mul__(self, factor: Any) -> Symbol:
        if isinstance(factor, Symbol):
            raise TypeError("a symbol is multiplied by plain numbers only")
        return Symbol(tuple(a * factor for a in self.terms), self.path)

    __rmul__ = __mul__

    def __floordiv__(self, divisor: Any) -> Symbol:
        if isinstance(divisor, Symbol) or divisor <= 0:
            raise TypeError("a symbol is divided by plain numbers above nought only")
        return self.path.divide(self.terms, divisor)

    def __abs__(self) -> Symbol:
        return -self if self < 0 else self

    def __lt__(self, other: Any) -> bool:
        return self.path.is_true((self - other).terms, equal=False)

    def __gt__(self, other: Any) -> bool:
        return self.path.is_true((-self + other).terms, equal=False)

    def __le__(self, other: Any) -> bool:
        return not self > other

    def __ge__(self, other: Any) -> bool:
        return not self < other

    def __eq__(self, other: object) -> bool:
        return self.path.is_true((self - other).terms, equal=True)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __bool__(self) -> bool:
        return self != 0

    def __hash__(self) -> int:
        return object.__hash__(self)


def evaluate(terms: Terms, values: Sequence[int]) -> int:
    """Returns the sum for some numbers."""
    total = terms[-1]
    for factor, value in zip(terms, values, strict=False):
        if factor:
            total += factor * value
    return total
