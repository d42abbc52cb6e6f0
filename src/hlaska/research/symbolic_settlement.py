"""Settles ends of plays by the game's own settlement on symbols.

A payoff adds, rounds and compares amounts, points and tricks. So it is asked once for each way through its comparisons,
and the sums that it returns hold for every end that goes the same way.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.core.game import Game
from hlaska.kernel.batch.games import Games
from hlaska.kernel.batch.settling import (
    BELOW,
    EQUAL,
    FIRST_LEAF,
    FORK_FACTORS,
    FORK_NO,
    FORK_YES,
    QUOTIENT,
    UNKNOWN,
    settle_ends,
)
from hlaska.kernel.batch.tables import Table
from hlaska.kernel.batch.words import ENDED_BEGUN
from hlaska.kernel.jit import Buffer
from hlaska.kernel.layout import POSITION_WORDS, WON, WON_TRICKS
from hlaska.research.amount_phase import AmountPhase
from hlaska.research.symbolic_execution import Path, Quotient, evaluate

if TYPE_CHECKING:
    from numpy.typing import NDArray

READ: Final = (*range(WON, WON + 4), *range(WON_TRICKS, WON_TRICKS + 4))  # where amounts are read beside them
QUOTIENTS: Final = 4  # different ones on a way


class SymbolicSettlement:
    """Settles ends of `hlaska.kernel.batch.games.Games.ended`. It says what each seat gets.

    asked: how many ends there were.
    settled: for how many of them the game was asked.
    """

    def __init__(
        self, game: Game, games: Games, starts: Sequence[Any], calls: AmountPhase | None = None
    ) -> None:
        """Begins without any known way.

        starts: the states from which plays begin. More may be added.
        calls: what has the amounts of a deal.
        """
        self.game, self._games, self.starts, self._calls = game, games, starts, calls
        self.asked = self.settled = 0
        words = game.adviser.summed_words if calls is None else READ
        self._amounts = 0 if calls is None else calls.tables.amounts.count
        self._width = self._amounts + len(words) + QUOTIENTS + 1
        self._words, self._read = words, Buffer(len(words))
        self._read.put(words)
        self._roots: dict[Hashable, list[int]] = {}  # by frame the starts that settle alike
        self._frames: list[Hashable] = []  # by start
        self._root = Table([UNKNOWN])  # by start
        self._forks, self._fork_count = Table([0] * (FORK_FACTORS + self._width)), 0
        self._leaves, self._leaf_count = Table([0] * (game.seats * self._width)), 0
        self._values, self._paid = Buffer(games.count * self._width), Buffer(games.count * game.seats)

    def results(self, rows: NDArray[Any]) -> NDArray[np.int64]:
        """Returns what each seat gets, a row for each end. It is for all of the last step, or none."""
        count, seats = len(rows), self.game.seats
        self.asked += count
        if not count:
            return np.zeros((0, seats), np.int64)
        self._note_starts()
        values = np.frombuffer(self._values.words, np.int64).reshape(-1, self._width)
        if self._calls is not None:
            values[:count, : self._amounts] = self._calls.ended_amounts
        done = 0
        while done < count:
            done = settle_ends(
                self._games.buffers.ended, self._read, self._root.buffer, self._forks.buffer, self._leaves.buffer,
                self._values, self._paid, seats, self._width, self._amounts, len(self._words), done, count,
            )  # fmt: skip
            if done < count:
                known = values[done, : self._amounts + len(self._words)].tolist()
                self._settle(int(rows[done, ENDED_BEGUN]), known)
        paid = np.frombuffer(self._paid.words, np.int64).reshape(-1, seats)
        found: NDArray[np.int64] = paid[:count].copy()
        return found

    def _note_starts(self) -> None:
        """Notes plays that have been added; those that settle alike share a tree."""
        for start in range(len(self._frames), len(self.starts)):
            frame = self._frame(self.starts[start])
            alike = self._roots.setdefault(frame, [])
            self._root.reserve(start)
            self._root.rows[start] = self._root.rows[alike[0]] if alike else UNKNOWN
            alike.append(start)
            self._frames.append(frame)

    def _frame(self, state: Any) -> Hashable:
        if self._calls is None:
            return self.game.adviser.payoff_key(state)
        known = self._calls.tables.amounts
        return known.frame(known.blank(state.pub))

    def _settle(self, start: int, values: list[int]) -> None:
        """Asks the game what an end pays, for all that go the same way."""
        self.settled += 1
        path = Path(values, QUOTIENTS)
        sums = [path.terms(pay) for pay in self._payoff(start, path.symbols())]
        if tuple(evaluate(terms, path.values) for terms in sums) != self._payoff(start, values):
            raise AssertionError(f"{self.game.id}: what {values} pays does not follow as it is told to")
        leaf = self._leaf_count
        self._leaf_count += 1
        self._leaves.reserve(leaf)
        self._leaves.rows[leaf] = [factor for terms in sums for factor in terms]
        self._grow(start, path, leaf)

    def _grow(self, start: int, path: Path, leaf: int) -> None:
        """Adds a way to the tree of a start, with the leaf at its end."""
        holder, side = -1, 0  # the root hangs on no fork
        at = int(self._root.rows[start, 0])
        for step, outcome in path.steps.items():
            if at == UNKNOWN:
                at = self._fork(step)
                self._point(start, holder, side, at)
            words = self._forks.rows[at]
            if words[FORK_FACTORS:].tolist() != list(step.terms):
                raise AssertionError(f"{self.game.id}: a payoff makes other comparisons of the same numbers")
            holder, side = at, FORK_YES if outcome else FORK_NO
            at = int(words[side])
        self._point(start, holder, side, FIRST_LEAF - leaf)

    def _fork(self, step: Any) -> int:
        fork = self._fork_count
        self._fork_count += 1
        self._forks.reserve(fork)
        if isinstance(step, Quotient):
            head = QUOTIENT, step.slot, UNKNOWN, step.divisor
        else:
            head = EQUAL if step.equal else BELOW, UNKNOWN, UNKNOWN, 0
        self._forks.rows[fork] = *head, *step.terms
        return fork

    def _point(self, start: int, holder: int, side: int, at: int) -> None:
        """Lets a side of a fork, or the root of all alike, lead elsewhere."""
        if holder >= 0:
            self._forks.rows[holder, side] = at
        else:
            self._root.rows[self._roots[self._frames[start]]] = at

    def _payoff(self, start: int, values: Sequence[Any]) -> tuple[Any, ...]:
        position: list[Any] = [None] * POSITION_WORDS  # whatever else is read raises TypeError
        for word, value in zip(self._words, values[self._amounts :], strict=True):
            position[word] = value
        state = self.starts[start]
        if self._calls is None:
            paid = self.game.adviser.payoff(state, position)
        else:
            paid = self._calls.tables.amounts.payoff(state, values[: self._amounts], position)
        return tuple(paid[: self.game.seats])
