"""What a seat's lines are worth in worlds that are solved exactly: all cards open, everybody playing as well as can be,
by the settlement of the game.

A *line* is what the seat does up to its next card, or up to the end of the deal: a card, an exchange and then a card, a
claim. Lines are compared on the same worlds, so that what is done after closing does not hang on cards nobody sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import fsum
from operator import mul
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from hlaska.bots.deals import Deals
from hlaska.bots.plan import after
from hlaska.bots.seat import Seat
from hlaska.bots.solving import Solving
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.acts import CLOSE, DRAW
from hlaska.kernel.solve import Unsolvable, actions_of, margin

POSITIONS: Final = 1_000_000  # entered at most for one world ...
PLAIN: Final = 3_000  # ... and where nothing is compiled
DRAWN: Final = 4  # cards of a stock that are solved with it, their order known in each world
FEW: Final = 64  # arrangements of which none is left out, however few worlds are asked for

Turn = tuple[Action, ...]


class Solution(NamedTuple):
    """The worlds that were solved, how much each counts, and the margin of every line in each of them."""

    worlds: list[Any]
    weights: list[float]
    margins: dict[Turn, list[float]]

    def means(self) -> dict[Turn, float]:
        """What every line is worth."""
        whole = fsum(self.weights)
        return {turn: fsum(map(mul, self.weights, gains)) / whole for turn, gains in self.margins.items()}


def lines(game: Game, world: Any, seat: int, legal: Sequence[Action], begun: Turn = ()) -> Iterator[Turn]:
    """What the seat may do up to its next card, to a card that it draws, or to the end of the deal."""
    for action in legal:
        turn = (*begun, action)
        if action < CALL or DRAW in game.calls[action].acts:
            yield turn
            continue
        then = game.apply(world, seat, action)[0]
        if then.pub.turn != seat:
            yield turn
        else:
            yield from lines(game, then, seat, game.legal(then, seat), turn)


def glance(seat: Seat) -> Any:
    """A world for what is the same in all of them. It takes nothing of a player's luck: a player that goes on without
    solving then draws the worlds that one which never asks draws."""
    return seat.deals.any(Random(0))


class Solved:
    """Solves worlds for one player; `None` of its answers means that this decision cannot be solved."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.solving = Solving(game, POSITIONS)

    def solution(self, seat: Seat, most: int, end: float) -> Solution | None:
        """Every line, in all worlds where there are few, else in as many as `most` and the time (`perf_counter`) allow,
        but in one at least."""
        first = glance(seat)
        position = self._asked(first)
        if position is None or position[word.LEFT] > DRAWN:
            return None
        turns = list(lines(self.game, first, seat.number, seat.legal))
        return self._solved(seat, turns, position[word.LEFT] > 0, most, end)

    def closing(self, seat: Seat, most: int, end: float) -> Solution | None:
        """The lines that begin with closing a stock of which more is left than is solved."""
        calls = [a for a in seat.calls if CLOSE in self.game.calls[a].acts]
        first = glance(seat) if calls else None
        if first is None or self._asked(first) is None:
            return None
        return self._solved(seat, list(lines(self.game, first, seat.number, calls)), False, most, end)

    def _asked(self, state: Any) -> list[int] | None:
        """The position of a play for two whose settlement the solver can be asked for."""
        adviser = self.game.adviser
        position = adviser.playout(state)
        if position is None or position[word.SEATS] != 2:
            return None
        if position[word.LEFT] and not position[word.TARGET]:
            return None
        known = position[word.TARGET] or adviser.counted(state) or adviser.marked(state) is not None
        return position if known else None

    def _solved(
        self, seat: Seat, turns: Sequence[Turn], ordered: bool, most: int, end: float
    ) -> Solution | None:
        self.solving.solver.positions = POSITIONS if jit.ready("solve") else PLAIN
        found = Solution([], [], {turn: [] for turn in turns})
        for world, weight in self._worlds(seat.deals, ordered, most):
            if found.worlds and perf_counter() > end:
                break
            try:
                margins = list(self._margins(world, seat.number, turns))
            except Unsolvable:
                return None
            found.worlds.append(world)
            found.weights.append(weight)
            for turn, gain in margins:
                found.margins[turn].append(gain)
        return found if found.worlds else None

    def _worlds(self, deals: Deals, ordered: bool, most: int) -> Iterator[tuple[Any, float]]:
        """All worlds in random order where they are few, each with its weight; else random ones."""
        every = deals.every(max(most, FEW), ordered)
        if every is None:
            yield from ((deals.draw(self.rng), 1.0) for _ in range(most))
            return
        self.rng.shuffle(every)
        for cards in every:
            yield self.game.imagine(deals.view, cards), deals.weight(cards, self.rng)

    def _margins(self, world: Any, seat: int, turns: Sequence[Turn]) -> Iterator[tuple[Turn, float]]:
        """The margin after each line. Raises Unsolvable."""
        for calls, same in groupby(turns, key=lambda turn: turn[:-1]):
            state = after(self.game, world, seat, calls)
            moves = {turn: self._move(turn[-1]) for turn in same}
            own = [move for move in moves.values() if move >= 0]
            values = dict(zip(own, self._values(state, own), strict=True))
            for turn, move in moves.items():
                if move >= 0:
                    yield turn, values[move]
                else:
                    yield turn, self._value(self.game.apply(state, seat, turn[-1])[0], seat)

    def _move(self, action: Action) -> int:
        """An action as a move of the kernel; -1: it is none."""
        if action >= CALL:
            return next(iter(self.game.calls[action].acts), -1)
        return action if action >> 6 < 2 else action & 63

    def _values(self, state: Any, moves: Sequence[int]) -> list[float]:
        """The margin of the seat on turn after each move. Raises Unsolvable."""
        if not moves:
            return []
        return [of_world for (of_world,) in self.solving.values([state], state.pub.turn, moves)]

    def _value(self, state: Any, seat: int) -> float:
        """The margin of a seat: as settled where the deal is over. Raises Unsolvable."""
        if state.pub.turn < 0:
            return margin(state.pub.result[: self.game.seats], 1 << seat)
        position = self.game.adviser.playout(state)
        if position is None:
            raise Unsolvable("no cards are played")
        best = max(self._values(state, actions_of(position)))
        return best if state.pub.turn == seat else -best
