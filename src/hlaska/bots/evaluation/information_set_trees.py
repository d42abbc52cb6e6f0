"""Searches trees over information sets for what the moves of a seat are worth.

It does so while two draw cards from a stock, and in the long plays of the double pack.

A player draws the worlds and hands them over in batches; each is met in many iterations (`hlaska.kernel.tree`), so that
what is drawn, exchanged, closed and declared later is planned for both seats, by what each can know. What is played on
below the tree goes by the rule of thumb; where the play ends at a target, only as long as cards are left to draw: then
all is known, and is solved (`PerfectInfoSolver.solved_ends`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.call_rollout import card_move
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.bots.evaluation.playouts import NOISE, policy_of
from hlaska.bots.evaluation.terminal_payoffs import TerminalPayoffs
from hlaska.bots.samples import DOUBT, deviation
from hlaska.core.actions import CALL, Action
from hlaska.core.game import Game
from hlaska.kernel import jit
from hlaska.kernel.layout import LAYERS, LEFT, POINTS, SEATS, STOP, TARGET
from hlaska.kernel.tree import Tree

ROUNDS: Final = 64  # iterations in each world, of all moves that are compared together ...
LEAST: Final = 4  # ... but in each world at least so many of every move
BATCH: Final = 16  # worlds before the first look at the clock
ENOUGH: Final = 32  # worlds before a choice may be called clear
TOGETHER: Final = 50  # iterations in each world of a tree for all moves
COPIES: Final = 4  # layers of the double pack

Turn = tuple[Action, ...]


def can_search(decision: DecisionContext) -> bool:
    """Tells whether two seats draw cards, and the tree is compiled."""
    if not jit.is_ready("grow"):
        return False
    position = decision.game.adviser.playout_position(decision.any_world)
    return position is not None and position[LEFT] > 0 and position[SEATS] == 2


def is_far_from_end(decision: DecisionContext) -> bool:
    """Tells whether sides play with the double pack, and the tree is compiled.

    And nothing is to be drawn.
    """
    if not jit.is_ready("grow"):
        return False
    position = decision.game.adviser.playout_position(decision.any_world)
    sides = position is not None and position[SEATS] > 2 and position[POINTS] > 0 and not position[STOP]
    return position is not None and sides and position[LAYERS] == COPIES and not position[LEFT]


def merge_equal_cards(moves: Mapping[Action, int]) -> dict[Action, int]:
    """Returns moves as the kernel has them, equal cards as one."""
    return {a: move if move >= CALL else card_move(move) for a, move in moves.items()}


class Trees:
    """Grows a search tree for every one of some moves, all on the same worlds.

    Each as the kernel has it, so that each is thought through for itself. A single tree thinks little of what it
    finds bad at first sight.
    """

    def __init__(self, game: Game, rng: Random, solving: PerfectInfoSolver | None) -> None:
        """Sets up trees. ``solving``: None where what is known in the end is played on by the rule of thumb as well."""
        self.game, self.rng, self.solving = game, rng, solving
        self.trees: dict[int, Tree] = {}
        self.tried: dict[int, list[int]] = {}
        """What each iteration brought the seat, by the move."""
        self.ends = TerminalPayoffs(game)

    def iterate(self, states: Sequence[Any], moves: Iterable[int], rounds: int) -> dict[int, list[float]]:
        """Runs so many iterations of each of these moves in each of these worlds.

        Returns what they bring by world in the mean.
        """
        frames, found = self.ends.set_worlds(states), dict[int, list[float]]()
        for move in moves:
            tree = self.trees.get(move) or self._make_tree(move)
            tree.set_worlds(self.ends.positions, () if tree.ends else frames)
            tree.grow(rounds * len(states), self.ends.margins)
            sample, self.trees[move] = self.tried.setdefault(move, []), tree
            more = tree.margins(len(sample))
            found[move] = mean_by_world(more, len(sample), len(states))
            sample += more
        return found

    def _make_tree(self, move: int) -> Tree:
        first, target = self.ends.states[0], self.ends.positions[0][TARGET]
        ends = self.solving.solved_ends(first) if self.solving and target else None
        return Tree(
            [move],
            self.rng.getrandbits(62),
            policy=policy_of(self.game, first),
            noise=NOISE,
            ends=ends,
            terminal_key=None if ends else self.ends.terminal_key,
        )


def mean_by_world(sample: Sequence[int], begun: int, worlds: int) -> list[float]:
    """Returns the mean for each of some worlds that are met in turn.

    Iteration i meets the one whose number is i modulo `worlds`.

    `begun`: the number of the first of these iterations.
    """
    return [fmean(sample[(at - begun) % worlds :: worlds]) for at in range(worlds)]


class SingleTreeSearch:
    """Searches one tree for all moves of one decision.

    What is played on below it is random. ``moves``: what is compared, each as the kernel has it. Shaped like
    `HalvingTreeSearch`.

    With the double pack that does better than playouts by the rule of thumb, below a tree or without one
    (``docs/notes/2026-11-26-players-pinochle.md``).
    """

    def __init__(self, game: Game, rng: Random, moves: Mapping[Action, int]) -> None:
        self.moves, self.rng, self.ends = merge_equal_cards(moves), rng, TerminalPayoffs(game)
        self.others = game.seats - 1
        self.tree: Tree | None = None

    def iterate(self, states: Sequence[Any]) -> None:
        """Runs iterations in these worlds."""
        frames = self.ends.set_worlds(states)
        if self.tree is None:
            roots = sorted(set(self.moves.values()))
            self.tree = Tree(roots, self.rng.getrandbits(62), terminal_key=self.ends.terminal_key)
        self.tree.set_worlds(self.ends.positions, frames)
        self.tree.grow(TOGETHER * len(states), self.ends.margins)

    def is_clear(self) -> bool:
        """Tells whether the move that was tried most beats the next beyond doubt.

        Each by what it brought.
        """
        found = sorted(self._samples_by_move().values(), key=len)[-2:]
        if len(found) < 2:
            return True
        doubt = sum(deviation(sample) ** 2 / len(sample) for sample in found) ** 0.5
        return len(found[0]) >= ENOUGH and fmean(found[1]) - fmean(found[0]) > DOUBT * doubt

    @property
    def best(self) -> Turn:
        """Returns the move that was tried most."""
        tried = self._samples_by_move()
        return (max(self.moves, key=lambda a: len(tried[self.moves[a]])),)

    def samples(self) -> dict[Turn, list[float]]:
        """Returns the seat's margin in every iteration, by its first move. Most are of the moves that are best."""
        tried = self._samples_by_move()
        return {(a,): tried[move] for a, move in self.moves.items()}

    def _samples_by_move(self) -> dict[int, list[float]]:
        if self.tree is None:
            return {}
        return {
            move: [margin / self.others for margin in sample] for move, sample in self.tree.samples().items()
        }
