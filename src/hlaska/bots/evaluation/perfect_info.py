"""Solves imagined worlds.

It says what every move of the seat on turn is worth in money, with all cards open.

`PerfectInfoSolver.margins` has the shape of `PlayoutValueFunction.after_moves`. It takes worlds and moves of the
kernel, and returns for each move the seat's margin by world, as the engine settles it. All worlds of a batch are asked
in as few calls of the kernel as there are frames in them (`Adviser.payoff_key`): an end that two of them come to is
settled once.

What can be solved: a play for two that ends at a target, one between two sides about points, one whose payoff hangs on
the points of some seats alone (`Adviser.scoring_side`), and one that a single trick decides. For anything else, and
while the solver is not compiled, the answer is None, and callers go on as before.

Open cards know too much: a move that wins only where the seat guesses what lies where counts as a sure win, and what
loses against perfect play all looks the same. So exact margins want many worlds, and ties another judge.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from hlaska.core.actions import Action
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.kernel import jit
from hlaska.kernel.acts import ACT
from hlaska.kernel.bits import cards_of
from hlaska.kernel.layout import (
    CARD,
    COUNT,
    DONE,
    HANDS,
    LAST_POINTS,
    LAST_SEAT,
    LEFT,
    NONE,
    PAIR_POINTS,
    PAIR_TRUMP,
    PAIRS,
    POINTS,
    POSITION_WORDS,
    SEATS,
    SIDE,
    STOP,
    TARGET,
    TRICK,
    TRICK_POINTS,
    TRICKS,
    WON,
    WON_TRICKS,
)
from hlaska.kernel.play import DECLARED, step
from hlaska.kernel.solve import Goal, Solver, Unsolvable, actions_of, points
from hlaska.kernel.tree import SolvedEnds

POSITIONS: Final = 300_000  # entered at most for one world: fifteen milliseconds

Position = list[int]
Margins = list[list[float]]
"""By move, then by world."""


class PerfectInfoSolver:
    """Solves positions with one table, kept from decision to decision; for one thread."""

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        """Sets up a solver. `positions`: a world with more of them is not solved."""
        self.game = game
        self.solver = Solver(positions)

    def margins(self, states: Sequence[Any], seat: int, moves: Sequence[Action]) -> Margins | None:
        """Returns the seat's margin after each move, by state.

        It is what the seat gets more than the others on the average.

        None where that is not known: an act of the kernel among the moves, a play that is not settled in money or not
        solved in time.
        """
        if not jit.is_ready("solve") or any(move >= ACT for move in moves):
            return None
        try:
            return self.values(states, seat, moves, stock=False)
        except Unsolvable:
            return None

    def values(
        self, states: Sequence[Any], seat: int, moves: Sequence[Action], stock: bool = True
    ) -> Margins:
        """Returns the seat on turn's margins after each move, also acts of the kernel.

        `stock`: also while cards are drawn, in the order in which they lie.

        Raises Unsolvable.
        """
        positions = [self._position(state) for state in states]
        if not stock and any(position[LEFT] for position in positions):
            raise Unsolvable("the order of a stock is nobody's knowledge")
        return self.values_at(states, positions, seat, moves)

    def values_at(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins:
        """Returns the same of positions that differ from the states in hidden cards alone."""
        if positions[0][STOP]:
            return self._value_by_one_trick(states, positions, seat, moves)
        if self.game.adviser.scoring_side(states[0]):
            return self._value_by_points(states, positions, seat, moves)
        return self._value_by_settlement(states, positions, seat, moves)

    def ends(self, states: Sequence[Any], positions: Iterable[Sequence[int]], seat: int) -> list[float]:
        """Return the margin of a seat in plays with nothing left to draw.

        Each was reached from a state; it may be over, or one trick may decide it. Raises Unsolvable.
        """
        made = list(map(list, positions))
        found = [0.0] * len(made)
        whose = seat if self.game.seats > 2 else 0
        counted: list[int] = []
        stopped: dict[Goal, list[int]] = {}
        groups: dict[tuple[Hashable, ...], list[int]] = {}
        for i, (state, position) in enumerate(zip(states, made, strict=True)):
            if position[DONE]:
                found[i] = average_margin(self.game.adviser.payoff(state, position), seat, self.game.seats)
            elif position[STOP]:
                stopped.setdefault(one_trick_goal(self.game, state, position)[1], []).append(i)
            elif self.game.adviser.scoring_side(state):
                counted.append(i)
            else:
                groups.setdefault(self._frame(state, position, whose), []).append(i)
        for frame, ends in groups.items():
            first = states[ends[0]]
            payoff, marks = partial(self._payoff, first, whose), self._marks(first, made[ends[0]])
            steps = self.game.adviser.payoff_thresholds(first)
            values = self.solver.settle_many([made[i] for i in ends], payoff, frame, marks, steps)
            for i, value in zip(ends, values, strict=True):
                found[i] = (value if made[i][SIDE] >> seat & 1 else -value) / (self.game.seats - 1)
        for goal, ends in stopped.items():
            answers = self.solver.at_least_many([made[i] for i in ends], goal, 1)
            for i, taken in zip(ends, answers, strict=True):
                found[i] = one_trick_margin(self.game, states[i], made[i], seat, taken)
        if counted:
            side = self.game.adviser.scoring_side(states[counted[0]])
            points_taken = self.solver.value_many([made[i] for i in counted], points(side))
            for i, value in zip(counted, points_taken, strict=True):
                found[i] = self._margin_with_points(states[i], made[i], seat, side, value)
        return found

    def solved_ends(self, state: Any) -> SolvedEnds:
        """Says how the ends of a play for two to a target are settled."""
        frame = self._frame(state, self._position(state), 0)
        return SolvedEnds(
            self.solver, partial(self._payoff, state, 0), frame, self.game.adviser.payoff_thresholds(state)
        )

    def _position(self, state: Any) -> Position:
        position = self.game.adviser.playout_position(state)
        if position is None:
            raise Unsolvable("no cards are played")
        return position

    # ------------------------------------------------------------ plays about points
    def _value_by_settlement(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins:
        whose = (
            seat if self.game.seats > 2 else 0
        )  # of two the margins are opposite: what ends pay is kept for both
        groups: dict[tuple[Hashable, ...], list[int]] = {}
        for i, (state, position) in enumerate(zip(states, positions, strict=True)):
            groups.setdefault(self._frame(state, position, whose), []).append(i)
        found: Margins = [[0.0] * len(states) for _ in moves]
        for frame, worlds in groups.items():
            first = worlds[0]
            possible = actions_of(positions[first])
            asked = [move if move in possible else move & (DECLARED - 1) for move in moves]
            payoff = partial(self._payoff, states[first], whose)
            marks = self._marks(states[first], positions[first])
            steps = self.game.adviser.payoff_thresholds(states[first])
            values = self.solver.settle_moves_many(
                [positions[i] for i in worlds], asked, payoff, frame, marks, steps
            )
            for i, of_world in zip(worlds, values, strict=True):
                for gains, value in zip(found, of_world, strict=True):
                    gains[i] = (value if positions[i][SIDE] >> seat & 1 else -value) / (self.game.seats - 1)
        return found

    def _frame(self, state: Any, position: Position, whose: int) -> tuple[Hashable, ...]:
        """Returns all that a settlement depends on beside the end of the play."""
        sides = tuple(position[SIDE : SIDE + 4])
        return self.game.adviser.payoff_key(state), sides, self._marks(state, position), whose

    def _payoff(self, state: Any, seat: int, position: Sequence[int]) -> tuple[int, ...]:
        """Returns the margin over all other seats, as the solver compares it.

        It stands at seat 0, negated for a seat of the other side.
        """
        seats = self.game.seats
        result = self.game.adviser.payoff(state, position)
        own = seats * result[seat] - sum(result[:seats])
        return (own if position[SIDE] >> seat & 1 else -own, *(0,) * (seats - 1))

    def _marks(self, state: Any, position: Position) -> int:
        """Returns the mask of the cards whose place in the last tricks counts.

        Raises Unsolvable where the play is not settled in money.
        """
        if position[TARGET] and position[SEATS] == 2:
            return 0
        marks = (
            self.game.adviser.last_trick_cards(state) if position[POINTS] and not position[TARGET] else None
        )
        if marks is None:
            raise Unsolvable("what this play pays hangs on more than the solver knows")
        return marks

    # ------------------------------------------------------------ plays whose payoff hangs on points alone
    def missing_points(self, state: Any) -> int:
        """Returns the points that a side must still take for its contract (`Adviser.points_needed`).

        Where worlds of this state are solved by that alone; 0 or less where they are not.
        """
        need, position = self.game.adviser.points_needed(state), self.game.adviser.playout_position(state)
        if not need or position is None:
            return 0
        return need - sum_points(position, self.game.adviser.scoring_side(state))

    def _value_by_points(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins:
        side = self.game.adviser.scoring_side(states[0])
        most = 2 * DECLARED if positions[0][PAIRS] & PAIR_TRUMP else DECLARED  # only such marriages are asked
        cards = [move & (most - 1) for move in moves]
        short = self.missing_points(states[0])
        if short > 0:
            return self._value_by_contract(states, positions, seat, cards, short)
        values = self.solver.moves_many(positions, points(side), cards)
        ends = [
            {value: self._margin_with_points(state, position, seat, side, value) for value in set(of_world)}
            for state, position, of_world in zip(states, positions, values, strict=True)
        ]
        return [
            [end[of_world[i]] for end, of_world in zip(ends, values, strict=True)] for i in range(len(moves))
        ]

    def _value_by_contract(
        self,
        states: Sequence[Any],
        positions: Sequence[Position],
        seat: int,
        cards: Sequence[Action],
        short: int,
    ) -> Margins:
        """Values moves by whether the contract is made.

        That is asked many times faster than for how many points; what each seat takes beside that is as good
        as left out.
        """
        side = self.game.adviser.scoring_side(states[0])
        made = self.solver.moves_at_least_many(positions, points(side), cards, short)
        ends = [
            [self._margin_with_points(state, position, seat, side, taken) for taken in (short - 1, short)]
            for state, position in zip(states, positions, strict=True)
        ]
        return [
            [end[of_world[i]] for end, of_world in zip(ends, made, strict=True)] for i in range(len(cards))
        ]

    def _margin_with_points(self, state: Any, position: Position, seat: int, side: int, taken: int) -> float:
        """Returns the seat's margin if the seats of a mask take so many more points."""
        result = self.game.adviser.payoff(state, with_points(position, side, taken))
        return average_margin(result, seat, self.game.seats)

    # ------------------------------------------------------------ plays that one trick decides
    def _value_by_one_trick(
        self, states: Sequence[Any], positions: Sequence[Position], seat: int, moves: Sequence[Action]
    ) -> Margins:
        """Returns the margins of moves where one trick decides the contract. Raises Unsolvable for calls."""
        if any(move >= ACT for move in moves):
            raise Unsolvable("only cards are solved where one trick decides")
        stop, (_, goal) = positions[0][STOP], one_trick_goal(self.game, states[0], positions[0])
        after = [play_move(position, move) for move in moves for position in positions]
        open_ends = [b for b in after if not b[DONE]]
        answers = iter(self.solver.at_least_many(open_ends, goal, 1) if open_ends else [])
        taken = [bool(count_tricks(b, stop)) if b[DONE] else next(answers) for b in after]
        ends = [
            tuple(one_trick_margin(self.game, state, position, seat, found) for found in (False, True))
            for state, position in zip(states, positions, strict=True)
        ]
        count = len(states)
        return [[ends[i][taken[number * count + i]] for i in range(count)] for number in range(len(moves))]


def one_trick_goal(game: Game, state: Any, position: Position) -> tuple[bool, Goal]:
    """Finds the goal of a contract that one trick decides.

    It is whether it is to take none (else all), and what is asked of the solver, whether a seat whose trick ends the
    play takes one.
    """
    stop, every = position[STOP], (1 << position[SEATS]) - 1
    none = any(game.adviser.prospect(state, s).aim < 0 for s in range(game.seats))
    return none, Goal(stop, every & ~stop if none else stop, tricks=True)


def one_trick_margin(game: Game, state: Any, position: Position, seat: int, taken: bool) -> float:
    """Returns the seat's margin if a trick that ends the play is taken, or not."""
    b, stop, seats = list(position), position[STOP], range(position[SEATS])
    winner = next(s for s in seats if bool(stop >> s & 1) == taken)
    b[WON_TRICKS + winner] += 1 if taken else b[TRICKS] - b[TRICK]
    b[TRICK] = b[TRICK] + 1 if taken else b[TRICKS]
    b[LAST_SEAT] = winner
    b[HANDS:POSITION_WORDS] = [0] * (POSITION_WORDS - HANDS)
    b[DONE] = 1
    return average_margin(game.adviser.payoff(state, b), seat, game.seats)


def play_move(position: Position, move: Action) -> Position:
    """Plays a card of the seat on turn in a position."""
    b = list(position)
    step(b, move)
    return b


def sum_points(position: Position, side: int) -> int:
    """Sums what the seats of a mask have in tricks and marriages."""
    return sum(position[WON + s] + position[PAIR_POINTS + s] for s in range(position[SEATS]) if side >> s & 1)


def count_tricks(position: Position, side: int) -> int:
    """Counts the tricks that the seats of a mask have taken."""
    return sum(position[WON_TRICKS + s] for s in range(position[SEATS]) if side >> s & 1)


def with_points(position: Position, side: int, taken: int) -> Position:
    """Returns the position at an end where the seats of a mask have more points.

    So many more, and the others the rest; what several seats take is shared evenly, and tricks as points are.
    """
    b, seats = list(position), range(position[SEATS])
    values = [(b[POINTS] >> 4 * rank) & 15 for rank in range(8)]
    held = [c for layer in b[HANDS : HANDS + 4 * b[SEATS]] for c in cards_of(layer)]
    table = [c for c in b[CARD : CARD + b[SEATS]] if c >= 0]
    tricks = b[TRICKS] - b[TRICK]
    out = sum(values[c & 15] for c in (*held, *table)) + b[LAST_POINTS] + b[TRICK_POINTS] * tricks
    won = min(tricks, round(tricks * taken / out)) if out else 0
    for mask, more, number in ((side, taken, won), (~side, max(0, out - taken), tricks - won)):
        members = [s for s in seats if mask >> s & 1]
        for i, s in enumerate(members):
            b[WON + s] += (more + i) // len(members)
            b[WON_TRICKS + s] += (number + i) // len(members)
    b[LAST_SEAT] = next(s for s in seats if side >> s & 1)
    b[TRICK], b[DONE], b[COUNT] = b[TRICKS], 1, 0
    b[CARD : CARD + 4] = [NONE] * 4
    b[HANDS:POSITION_WORDS] = [0] * (POSITION_WORDS - HANDS)
    return b
