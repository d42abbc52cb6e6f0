"""What the moves of a seat are worth by a search tree over information sets, while two draw cards from a stock.

A player draws the worlds and hands them over in batches; each is met in many iterations (`hlaska.kernel.tree`), so that
what is drawn, exchanged, closed and declared later is planned for both seats, by what each can know. What is played on
below the tree goes by the rule of thumb; where the play ends at a target, only as long as cards are left to draw: then
all is known, and is solved (`Solving.settling`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.playout import NOISE, policy_of
from hlaska.bots.seat import Seat
from hlaska.bots.settling import Settling
from hlaska.bots.solving import Solving
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import jit
from hlaska.kernel.layout import LEFT, SEATS, TARGET
from hlaska.kernel.tree import Tree

ROUNDS: Final = 64  # iterations in each world
BATCH: Final = 16  # worlds before the first look at the clock
ENOUGH: Final = 32  # worlds before a choice may be called clear ...
CLEAR: Final = 0.9  # ... and the share of all iterations that its move must have

Turn = tuple[Action, ...]


def plannable(seat: Seat) -> bool:
    """Whether two draw cards, and the tree is compiled."""
    if not jit.ready("grow"):
        return False
    position = seat.game.adviser.playout(seat.glance)
    return position is not None and position[LEFT] > 0 and position[SEATS] == 2


class Planning:
    """One decision. ``moves``: what is compared, each as the kernel has it; ``solving``: None where what is known in
    the end is played on by the rule of thumb as well; ``rounds``: iterations in each world."""

    def __init__(
        self,
        game: Game,
        rng: Random,
        moves: Mapping[Action, int],
        solving: Solving | None = None,
        rounds: int = ROUNDS,
    ) -> None:
        self.game, self.rng, self.solving, self.rounds = game, rng, solving, rounds
        # which of two equal cards is played makes no difference to the kernel
        self.moves = {a: move if move >= CALL or move >> 6 < 2 else move & 63 for a, move in moves.items()}
        self.tree: Tree | None = None
        self.tried: dict[int, list[int]] = {}
        self.ends = Settling(game)

    def meet(self, states: Sequence[Any]) -> None:
        """Iterations in these worlds, each met in turn."""
        frames = self.ends.meet(states)
        self.tree = self.tree or self._planted()
        self.tree.meet(self.ends.positions, frames)
        self.tree.grow(self.rounds * len(states), self.ends.margins)
        self.tried = self.tree.samples()

    def clear(self) -> bool:
        """Whether nearly all iterations try the same move by now."""
        most = max(map(len, self.tried.values()))
        done = sum(map(len, self.tried.values()))
        return done >= ENOUGH * self.rounds and most >= CLEAR * done

    def samples(self) -> dict[Turn, list[float]]:
        """The seat's margin in every iteration, by its first move; most are of the move that is best."""
        return {(a,): [float(margin) for margin in self.tried[move]] for a, move in self.moves.items()}

    def _planted(self) -> Tree:
        first, target = self.ends.states[0], self.ends.positions[0][TARGET]
        tally, marks = self.ends.told
        return Tree(
            sorted(set(self.moves.values())),
            self.rng.getrandbits(62),
            policy=policy_of(self.game, first),
            noise=NOISE,
            ends=self.solving.settling(first) if self.solving and target else None,
            tally=tally,
            marks=marks,
        )
