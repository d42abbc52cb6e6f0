"""What a seat's lines are worth in worlds that are solved exactly: all cards open, everybody playing as well as can be,
by the settlement of the game.

A *line* is what the seat does up to its next card, or up to the end of the deal: a card, an exchange and then a card, a
claim. Lines are compared on the same worlds, so that what is done after closing does not hang on cards nobody sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

from hlaska.bots.deals import Deals
from hlaska.bots.exact import question
from hlaska.bots.plan import after
from hlaska.bots.seat import Seat
from hlaska.core.game import CALL, Action, Game
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.acts import DRAW
from hlaska.kernel.solve import Solver, Unsolvable, margin

POSITIONS: Final = 1_000_000  # entered at most for one world ...
PLAIN: Final = 3_000  # ... and where nothing is compiled
FEW: Final = 64  # arrangements of which none is left out, however few worlds are asked for

Turn = tuple[Action, ...]


class Solution(NamedTuple):
    """The worlds that were solved, and the margin of every line in each of them."""

    worlds: list[Any]
    margins: dict[Turn, list[float]]


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


class Solved:
    """Solves worlds for one player; `None` of its answers means that this decision cannot be solved."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.solver = Solver(POSITIONS)

    def solution(self, seat: Seat, most: int, end: float) -> Solution | None:
        """Every line in all worlds where there are few, else in as many as `most` and the time (`perf_counter`) allow,
        but in one at least."""
        first = seat.deals.any(self.rng)
        if not self.asked(first):
            return None
        self.solver.positions = POSITIONS if jit.ready("solve") else PLAIN
        turns = list(lines(self.game, first, seat.number, seat.legal))
        found = Solution([], {turn: [] for turn in turns})
        for world in self._worlds(seat.deals, most):
            if found.worlds and perf_counter() > end:
                break
            try:
                margins = list(self._margins(world, seat.number, turns))
            except Unsolvable:
                return None
            found.worlds.append(world)
            for turn, gain in margins:
                found.margins[turn].append(gain)
        return found

    def asked(self, state: Any) -> bool:
        """Whether the play is one whose settlement the solver can be asked for: for two, nothing left to draw."""
        position = self.game.adviser.playout(state)
        if position is None or position[word.SEATS] != 2 or position[word.LEFT]:
            return False
        return bool(position[word.TARGET]) or self.game.adviser.marked(state) is not None

    def _worlds(self, deals: Deals, most: int) -> Iterator[Any]:
        """All worlds in random order where they are few, else random ones."""
        every = deals.every(max(most, FEW))
        if every is None:
            yield from (deals.draw(self.rng) for _ in range(most))
            return
        self.rng.shuffle(every)
        yield from every

    def _margins(self, world: Any, seat: int, turns: Sequence[Turn]) -> Iterator[tuple[Turn, float]]:
        """The margin after each line. Raises Unsolvable."""
        for calls, same in groupby(turns, key=lambda turn: turn[:-1]):
            state = after(self.game, world, seat, calls)
            values: dict[int, int] = {}
            for turn in same:
                last = turn[-1]
                if last >= CALL:
                    yield turn, self._value(self.game.apply(state, seat, last)[0], seat)
                    continue
                values = values or self._values(state)
                yield turn, values[last if last in values else last & 63]

    def _values(self, state: Any) -> dict[int, int]:
        """The margin of the seat on turn after each action of the kernel. Raises Unsolvable."""
        position = self.game.adviser.playout(state)
        if position is None:
            raise Unsolvable("no cards are played")
        frame = self.game.adviser.frame(state)
        return question(self.game, state, position, frame, money=True)(self.solver)[1]

    def _value(self, state: Any, seat: int) -> float:
        """The margin of a seat: as settled where the deal is over. Raises Unsolvable."""
        if state.pub.turn < 0:
            return margin(state.pub.result[: self.game.seats], 1 << seat)
        best = max(self._values(state).values())
        return best if state.pub.turn == seat else -best
