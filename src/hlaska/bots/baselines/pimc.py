"""Draws worlds evenly from all that fit and solves each exactly: `exact`.

All cards are open, wherever the solver can.

A baseline: what the others' calls say is not used, nor that they do not see all cards. Calls, and cards of a play that
the solver cannot do in its time, are those of `club` with as many worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import inf
from random import Random
from time import thread_time
from typing import Any, Final

from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.search import ClubBot
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.solve import Goal, Solver, Unsolvable, points

WORLDS: Final = 20
POSITIONS: Final = 2_000_000  # of one world, a fifth of a second compiled ...
PLAIN: Final = 3_000  # ... and about as long in plain Python

Answer = tuple[str, dict[int, int]]


def make_solver_query(
    game: Game, state: Any, position: list[int], frame: Hashable = "record", money: bool = False
) -> Callable[[Solver], Answer]:
    """Makes the question to the solver about the position of a state.

    It names its unit (`result`, `contract` or `points`), and asks for the seat's value after each action of the kernel.

    frame: the same for states of one deal.
    money: also asks of a play between two sides by its settlement. What lies in a talon then belongs to the frame.
    """
    turn, every = position[word.TURN], (1 << position[word.SEATS]) - 1
    marks = (
        game.adviser.last_trick_cards(state)
        if money and position[word.POINTS] and not position[word.STOP]
        else None
    )
    if marks is not None or (position[word.TARGET] and position[word.SEATS] == 2):
        sign = 1 if position[word.SIDE] >> turn & 1 else -1

        def payoff(end: Sequence[int]) -> Sequence[int]:
            """Returns what each seat gets; who sits out plays for neither side."""
            return game.adviser.payoff(state, end)[: game.seats]

        steps = game.adviser.payoff_thresholds(state)
        return lambda solver: (
            "result",
            {a: sign * v for a, v in solver.settle_moves(position, payoff, frame, marks or 0, steps).items()},
        )
    if position[word.STOP]:
        none = any(game.adviser.prospect(state, seat).aim < 0 for seat in range(game.seats))
        stop = position[word.STOP]
        high = every & ~stop if none else stop
        wants = high >> turn & 1
        return lambda solver: (
            "contract",
            {
                c: int((v > 0) == wants)
                for c, v in solver.moves(position, Goal(stop, high, tricks=True)).items()
            },
        )
    return lambda solver: ("points", solver.moves(position, points(position[word.SIDE + turn])))


class PimcBot:
    """Plays the best card by the mean of its exact values over sampled worlds.

    So many `worlds`, or as many as `seconds` allow.
    """

    def __init__(
        self, game: Game, rng: Random, seconds: float | None = None, worlds: int | None = None
    ) -> None:
        self.game, self.rng = game, rng
        self.seconds = inf if seconds is None else seconds
        self.worlds = worlds or (WORLDS if seconds is None else 1 << 30)
        self.club = ClubBot(game, rng, self.seconds, *((self.worlds,) if self.seconds == inf else ()))
        self.solver = Solver(POSITIONS)

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        decision = DecisionContext(self.game, view, events)
        cards = [a for a in decision.legal if a < CALL]
        if (
            decision.is_on_turn
            and len(cards) == len(decision.legal) > 1
            and decision.proven_challenge is None
        ):
            best = self._best(decision, cards)
            if best is not None:
                return best
        return await self.club.choose(view, events)

    def _best(self, decision: DecisionContext, cards: Sequence[Action]) -> Action | None:
        """Returns the card with the highest sum over the worlds. It is None where one of them cannot be solved."""
        self.solver.positions = POSITIONS if jit.is_ready("solve") else PLAIN
        end = thread_time() + self.seconds
        sums = dict.fromkeys(cards, 0)
        for number in range(self.worlds):
            if number and thread_time() > end:
                break
            values = self._solve(decision.world_sampler.draw_uniform(self.rng))
            if values is None:
                return None
            for a in cards:
                sums[a] += values[a if a in values else a & 63]
        return max(cards, key=sums.__getitem__)

    def _solve(self, world: Any) -> dict[int, int] | None:
        position = self.game.adviser.playout_position(world)
        if position is None:
            return None
        try:
            return make_solver_query(self.game, world, position, self.game.adviser.payoff_key(world))(
                self.solver
            )[1]
        except Unsolvable:
            return None
