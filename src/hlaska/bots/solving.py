"""Solving imagined worlds: what every move of the seat on turn is worth in money, with all cards open.

`Solving.margins` has the shape of `Judge.after_moves`: worlds and moves of the kernel in, for each move the seat's
margin by world out, as the engine settles it. All worlds of a batch are asked in as few calls of the kernel as there
are frames in them (`Adviser.frame`): an end that two of them come to is settled once. A play for two that ends at a
target, one between two sides about points, and one that a single trick decides can be solved; for anything else, and
while the solver is not compiled, the answer is None, and callers go on as before.

Open cards know too much: a move that wins only where the seat guesses what lies where counts as a sure win, and what
loses against perfect play all looks the same. So exact margins want many worlds, and ties another judge.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Final

from hlaska.core.game import Action, Game
from hlaska.core.match import average_margin
from hlaska.kernel import jit
from hlaska.kernel.acts import ACT
from hlaska.kernel.layout import (
    DONE,
    HANDS,
    LEFT,
    POINTS,
    POSITION_WORDS,
    SEATS,
    SIDE,
    STOP,
    TARGET,
    TRICK,
    TRICKS,
    WON_TRICKS,
)
from hlaska.kernel.play import DECLARED, step
from hlaska.kernel.solve import Goal, Solver, Unsolvable, actions_of

POSITIONS: Final = 300_000  # entered at most for one world: fifteen milliseconds

Position = list[int]
Margins = list[list[float]]
"""By move, then by world."""


class Solving:
    """One solver with its table, kept from decision to decision; for one thread."""

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        """`positions`: a world with more of them is not solved."""
        self.game = game
        self.solver = Solver(positions)

    def margins(self, states: Sequence[Any], seat: int, moves: Sequence[Action]) -> Margins | None:
        """For each move, by state: what the seat gets more than the others get on the average. None where that is not
        known: an act of the kernel among the moves, a play that is not settled in money or not solved in time."""
        if not jit.ready("solve") or any(move >= ACT for move in moves):
            return None
        positions = [self.game.adviser.playout(state) for state in states]
        made = [position for position in positions if position is not None]
        if len(made) < len(states) or any(position[LEFT] for position in made):
            return None  # the order of a stock is nobody's knowledge
        try:
            if made[0][STOP]:
                return self._decided(states, made, seat, moves)
            return self._settled(states, made, seat, moves)
        except Unsolvable:
            return None

    # ------------------------------------------------------------ plays about points
    def _settled(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins | None:
        marks = [self._marks(state, position) for state, position in zip(states, positions, strict=True)]
        groups: dict[tuple[Hashable, ...], list[int]] = {}
        for i, (state, position) in enumerate(zip(states, positions, strict=True)):
            if marks[i] is None:
                return None
            sides = tuple(position[SIDE : SIDE + 4])
            groups.setdefault((self.game.adviser.frame(state), sides, marks[i], seat), []).append(i)
        found: Margins = [[0.0] * len(states) for _ in moves]
        for frame, worlds in groups.items():
            first = worlds[0]
            possible = actions_of(positions[first])
            asked = [move if move in possible else move & (DECLARED - 1) for move in moves]
            payoff = partial(self._payoff, states[first], seat)
            values = self.solver.settle_moves_many(
                [positions[i] for i in worlds], asked, payoff, frame, marks[first] or 0
            )
            for i, of_world in zip(worlds, values, strict=True):
                for gains, value in zip(found, of_world, strict=True):
                    gains[i] = (value if positions[i][SIDE] >> seat & 1 else -value) / (self.game.seats - 1)
        return found

    def _payoff(self, state: Any, seat: int, position: Sequence[int]) -> tuple[int, ...]:
        """What the solver compares: the seat's margin, for every other seat, as seat 0 would get it or pay it."""
        seats = self.game.seats
        result = self.game.adviser.payoff(state, position)
        own = seats * result[seat] - sum(result[:seats])
        return (own if position[SIDE] >> seat & 1 else -own, *(0,) * (seats - 1))

    def _marks(self, state: Any, position: Position) -> int | None:
        """The cards whose place in the last tricks counts; None where the play is not settled in money."""
        if position[TARGET]:
            return 0 if position[SEATS] == 2 else None
        return self.game.adviser.marked(state) if position[POINTS] else None

    # ------------------------------------------------------------ plays that one trick decides
    def _decided(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins:
        """One question for each side of the line: does a seat whose trick ends the play take one after this move?"""
        stop, every = positions[0][STOP], (1 << positions[0][SEATS]) - 1
        none = any(self.game.adviser.prospect(states[0], s).aim < 0 for s in range(self.game.seats))
        goal = Goal(stop, every & ~stop if none else stop, tricks=True)
        after = [played(position, move) for move in moves for position in positions]
        open_ends = [b for b in after if not b[DONE]]
        answers = iter(self.solver.at_least_many(open_ends, goal, 1) if open_ends else [])
        taken = [bool(taken_by(b, stop)) if b[DONE] else next(answers) for b in after]
        ends = [
            (self._end(state, position, seat, False), self._end(state, position, seat, True))
            for state, position in zip(states, positions, strict=True)
        ]
        count = len(states)
        return [[ends[i][taken[number * count + i]] for i in range(count)] for number in range(len(moves))]

    def _end(self, state: Any, position: Position, seat: int, taken: bool) -> float:
        """The seat's margin if a seat whose trick ends the play takes one, or none does."""
        b, stop, seats = list(position), position[STOP], range(position[SEATS])
        winner = next(s for s in seats if bool(stop >> s & 1) == taken)
        b[WON_TRICKS + winner] += 1 if taken else b[TRICKS] - b[TRICK]
        b[TRICK] = b[TRICK] + 1 if taken else b[TRICKS]
        b[HANDS:POSITION_WORDS] = [0] * (POSITION_WORDS - HANDS)
        b[DONE] = 1
        return average_margin(self.game.adviser.payoff(state, b), seat, self.game.seats)


def played(position: Position, move: Action) -> Position:
    """The position after a card of the seat on turn."""
    b = list(position)
    step(b, move)
    return b


def taken_by(position: Position, side: int) -> int:
    """Tricks that the seats of a mask have taken."""
    return sum(position[WON_TRICKS + s] for s in range(position[SEATS]) if side >> s & 1)
