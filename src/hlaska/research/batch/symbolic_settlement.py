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
from hlaska.kernel.batch.settling import UNKNOWN, settle_ends
from hlaska.kernel.batch.tables import Table
from hlaska.kernel.batch.words import ENDED_BEGUN
from hlaska.kernel.jit import Buffer
from hlaska.kernel.layout import POSITION_WORDS, WON, WON_TRICKS
from hlaska.research.batch.amount_phase import AmountPhase
from hlaska.research.batch.decision_trees import DecisionTrees
from hlaska.research.batch.symbolic_execution import Path, evaluate

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
        self._tree_by_frame: dict[Hashable, int] = {}  # starts of one frame settle alike
        self._tree_of: list[int] = []  # by start
        self._starts_of: list[list[int]] = []  # by tree
        self._root = Table([UNKNOWN])  # by start
        self._trees = DecisionTrees(self._width)
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
                self._games.buffers.ended, self._read, self._root.buffer, self._trees.forks.buffer, self._leaves.buffer,
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
        for start in range(len(self._tree_of), len(self.starts)):
            frame = self._frame(self.starts[start])
            if frame not in self._tree_by_frame:
                self._tree_by_frame[frame] = self._trees.plant()
                self._starts_of.append([])
            tree = self._tree_by_frame[frame]
            self._root.reserve(start)
            self._root.rows[start] = self._trees.roots.rows[tree]
            self._starts_of[tree].append(start)
            self._tree_of.append(tree)

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
        tree = self._tree_of[start]
        self._trees.add(tree, path, leaf)
        self._root.rows[self._starts_of[tree]] = self._trees.roots.rows[tree]

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
