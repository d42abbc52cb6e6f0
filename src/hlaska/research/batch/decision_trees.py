"""Keeps ways through a function as trees of decisions, which compiled code walks (`hlaska.kernel.batch.settling`)."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.kernel.batch.settling import (
    BELOW,
    EQUAL,
    FIRST_LEAF,
    FORK_FACTORS,
    FORK_NO,
    FORK_YES,
    QUOTIENT,
    UNKNOWN,
    find_leaf,
)
from hlaska.kernel.batch.tables import Table
from hlaska.research.batch.symbolic_execution import Comparison, Path, Quotient


class DecisionTrees:
    """Finds the leaves that numbers lead to, as far as their ways have occurred.

    roots: by tree the fork at its root; FIRST_LEAF and below are leaves.
    forks: as compiled code has them.
    """

    def __init__(self, width: int) -> None:
        """Makes no tree. `width`: the numbers that are compared, of which the last one is always 1."""
        self.roots, self.forks = Table([UNKNOWN]), Table([0] * (FORK_FACTORS + width))
        self._width, self._trees, self._forks = width, 0, 0

    def plant(self, count: int = 1) -> int:
        """Makes trees of which nothing is known, and returns the first one's number."""
        first = self._trees
        self._trees += count
        self.roots.reserve(self._trees - 1)
        return first

    def find(self, tree: int, values: Sequence[int]) -> int:
        """Returns the leaf of some numbers, UNKNOWN where their way has not occurred."""
        numbers = [*values, *[0] * (self._width - 1 - len(values)), 1]
        return find_leaf(self.forks.buffer.words, int(self.roots.rows[tree, 0]), numbers, self._width)

    def add(self, tree: int, path: Path, leaf: int) -> None:
        """Keeps a way with the leaf at its end. Raises AssertionError where other comparisons were made before."""
        holder, side = UNKNOWN, 0  # the root hangs on no fork
        at = int(self.roots.rows[tree, 0])
        for step, outcome in path.steps.items():
            if at == UNKNOWN:
                at = self._fork(step)
                self._point(tree, holder, side, at)
            words = self.forks.rows[at] if at >= 0 else self.forks.fill
            if list(words[FORK_FACTORS:]) != list(step.terms):
                raise AssertionError("a function makes other comparisons of the same numbers")
            holder, side = at, FORK_YES if outcome else FORK_NO
            at = int(words[side])
        self._point(tree, holder, side, FIRST_LEAF - leaf)

    def _fork(self, step: Comparison | Quotient) -> int:
        fork = self._forks
        self._forks += 1
        self.forks.reserve(fork)
        if isinstance(step, Quotient):
            head = QUOTIENT, step.slot, UNKNOWN, step.divisor
        else:
            head = EQUAL if step.equal else BELOW, UNKNOWN, UNKNOWN, 0
        self.forks.rows[fork] = *head, *step.terms
        return fork

    def _point(self, tree: int, holder: int, side: int, at: int) -> None:
        """Lets a side of a fork, or the root of a tree, lead elsewhere."""
        if holder >= 0:
            self.forks.rows[holder, side] = at
        else:
            self.roots.rows[tree] = at
