"""Searches trees by sequential halving. The better half of the moves goes on to more worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any

from hlaska.bots.evaluation.information_set_trees import ENOUGH, LEAST, ROUNDS, Trees, Turn, merge_equal_cards
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.bots.samples import is_clear
from hlaska.core.actions import Action
from hlaska.core.game import Game


class HalvingTreeSearch:
    """Searches for one decision.

    ``moves``: what is compared, each as the kernel has it.

    The better half of the moves goes on into the next batch of worlds (sequential halving: Karnin, Koren and Somekh
    2013; with trees below: Pepels and others 2014).
    """

    def __init__(
        self, game: Game, rng: Random, moves: Mapping[Action, int], solving: PerfectInfoSolver | None = None
    ) -> None:
        self.moves = merge_equal_cards(moves)
        self.trees = Trees(game, rng, solving)
        self._gains: dict[int, list[float]] = {move: [] for move in sorted(set(self.moves.values()))}
        self._rivals = list(self._gains)

    def iterate(self, states: Sequence[Any]) -> None:
        """Iterates in these worlds, for those moves that are still compared."""
        if self._gains[self._rivals[0]]:
            self._rivals = self._best_moves(max(2, (len(self._rivals) + 1) // 2))
        rounds = max(LEAST, ROUNDS // len(self._rivals))
        for move, gains in self.trees.iterate(states, self._rivals, rounds).items():
            self._gains[move] += gains

    def _best_moves(self, count: int) -> list[int]:
        """Returns so many of the moves that are still compared, those that brought most."""
        return sorted(self._rivals, key=lambda move: -fmean(self.trees.tried[move]))[:count]

    def is_clear(self) -> bool:
        """Tells whether one move beats the others beyond doubt, of those still compared."""
        gains = [self._gains[move] for move in self._rivals]
        return len(gains[0]) >= ENOUGH and is_clear(gains)

    @property
    def best(self) -> Turn:
        """Returns the move that brings most, of those that were thought about longest."""
        (move,) = self._best_moves(1)
        return (next(a for a, same in self.moves.items() if same == move),)

    def samples(self) -> dict[Turn, list[float]]:
        """Returns the seat's margin in every iteration, by its first move.

        Most are of the moves that are best.
        """
        return {(a,): [float(margin) for margin in self.trees.tried[move]] for a, move in self.moves.items()}
