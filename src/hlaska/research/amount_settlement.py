"""What ends of plays pay in games whose calls have amounts, by the game's own settlement on symbols.

A payoff adds and compares amounts, points and tricks. So it is asked once for each way through its comparisons, and the
sums that it returns hold for every end that goes the same way.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from hlaska.core.game import Game
from hlaska.kernel.batch.words import ENDED_BEGUN, ENDED_GAME, ENDED_POSITION
from hlaska.kernel.layout import POSITION_WORDS, WON, WON_TRICKS
from hlaska.research.amount_phase import AmountPhase
from hlaska.research.symbolic_execution import DecisionTree, Path, evaluate

if TYPE_CHECKING:
    from numpy.typing import NDArray

READ: Final = (*range(WON, WON + 4), *range(WON_TRICKS, WON_TRICKS + 4))  # words that a payoff may read


class AmountSettlement:
    """What each seat gets at ends of `hlaska.kernel.batch.games.Games.ended`.

    asked: how many ends there were; settled: for how many of them the game was asked.
    """

    def __init__(self, game: Game, calls: AmountPhase) -> None:
        self.game, self._calls = game, calls
        self.asked = self.settled = 0
        self._trees: dict[Hashable, DecisionTree] = {}
        self._tree_of: list[DecisionTree] = []  # by start
        self._sums: NDArray[np.int64] = np.zeros((0, 0, 0), np.int64)  # by leaf and seat, of all that is read

    def results(self, rows: NDArray[Any]) -> NDArray[np.int64]:
        """What each seat gets, a row for each end."""
        self.asked += len(rows)
        if not len(rows):
            return np.zeros((0, self.game.seats), np.int64)
        words = rows[:, [ENDED_POSITION + word for word in READ]]
        amounts = self._calls.amounts[rows[:, ENDED_GAME]]
        values = np.concatenate([amounts, words, np.ones((len(rows), 1), np.int64)], axis=1)
        starts = rows[:, ENDED_BEGUN].tolist()
        leaves = [
            self._leaf(start, value) for start, value in zip(starts, values[:, :-1].tolist(), strict=True)
        ]
        paid: NDArray[np.int64] = np.einsum("nsk,nk->ns", self._sums[leaves], values)
        return paid

    def _leaf(self, start: int, values: list[int]) -> int:
        while len(self._tree_of) <= start:
            self._tree_of.append(self._tree(len(self._tree_of)))
        tree = self._tree_of[start]
        leaf = tree.find(values)
        return leaf if leaf >= 0 else self._settle(tree, start, values)

    def _tree(self, start: int) -> DecisionTree:
        """The tree of a start, which others share that settle alike but for their amounts."""
        state, known = self._calls.tables.starts[start], self._calls.tables.amounts
        return self._trees.setdefault(known.frame(known.blank(state.pub)), DecisionTree())

    def _settle(self, tree: DecisionTree, start: int, values: list[int]) -> int:
        """Asks the game what an end pays, for all that go the same way."""
        self.settled += 1
        count, path = self._calls.tables.amounts.count, Path(values)
        paid = self._payoff(start, path.symbols())
        sums = [path.terms(pay) for pay in paid]
        if tuple(evaluate(terms, values) for terms in sums) != self._payoff(start, values):
            raise AssertionError(
                f"{self.game.id}: what {values[:count]} pays does not follow as it is told to"
            )
        leaf = len(self._sums)
        fresh = np.array([sums], np.int64)
        self._sums = np.concatenate([self._sums, fresh]) if leaf else fresh
        tree.add(path, leaf)
        return leaf

    def _payoff(self, start: int, values: Any) -> tuple[Any, ...]:
        known, state = self._calls.tables.amounts, self._calls.tables.starts[start]
        position: list[Any] = [None] * POSITION_WORDS  # whatever else is read raises TypeError
        for word, value in zip(READ, values[known.count :], strict=True):
            position[word] = value
        paid = known.payoff(state, values[: known.count], position)
        return tuple(paid[: self.game.seats])
