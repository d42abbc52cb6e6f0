"""Solves what a seat's turns are worth in worlds, exactly.

All cards are open, everybody plays as well as can be, by the settlement of the game.

A *line* is what the seat does up to its next card, or up to the end of the deal: a card, an exchange and then a card, a
claim. Lines are compared on the same worlds, so that what is done after closing does not hang on cards nobody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import fsum
from operator import mul
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.bots.call_rollout import apply_turn, card_move
from hlaska.bots.decision import DecisionContext, wall_clock
from hlaska.bots.evaluation.best_defence import ARRANGEMENTS, InformationSetSolver
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL, Action
from hlaska.core.board import seen
from hlaska.core.game import Game
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.acts import ACT, CLOSE, DRAW
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.play import stock_card
from hlaska.kernel.solve import Unsolvable, actions_of, margin

POSITIONS: Final = 1_000_000  # entered at most for one world ...
PLAIN: Final = 3_000  # ... and where nothing is compiled
DRAWN: Final = 4  # cards of a stock that are solved with it, their order known in each world
GUESSED: Final = 2  # of them, with which it is solved what the other knows not, either
LEVEL: Final = 1e-9  # means nearer than this are equal
FEW: Final = 64  # arrangements of which none is left out, however few worlds are asked for

Turn = tuple[Action, ...]


class EndgameValues(NamedTuple):
    """Holds worlds that were solved, their weights, and the margin of every line in each."""

    worlds: list[Any]
    weights: list[float]
    margins: dict[Turn, list[float]]

    def means(self) -> dict[Turn, float]:
        """Returns what every turn is worth."""
        whole = fsum(self.weights)
        return {turn: fsum(map(mul, self.weights, gains)) / whole for turn, gains in self.margins.items()}


def list_turns(
    game: Game, world: Any, seat: int, legal: Sequence[Action], begun: Turn = ()
) -> Iterator[Turn]:
    """Yields what the seat may do up to its next card.

    Or up to a card that it draws, or to the end of the deal.
    """
    for action in legal:
        turn = (*begun, action)
        if action < CALL or DRAW in game.calls[action].acts:
            yield turn
            continue
        then = game.apply(world, seat, action)[0]
        if then.pub.turn != seat:
            yield turn
        else:
            yield from list_turns(game, then, seat, game.legal(then, seat), turn)


def visible_cards(state: Any, seat: int) -> int:
    """Returns the mask of the cards that a seat sees."""
    return mask_of([e & 63 for place in state.places for e in place if seen(e) >> seat & 1])


def stock_of(position: Sequence[int]) -> list[int]:
    """Returns the cards that are left to draw, in order."""
    first = position[word.NEXT]
    return [stock_card(list(position), index) for index in range(first, first + position[word.LEFT])]


def list_arrangements(
    position: Sequence[int], seat: int, hidden: int, stock: Sequence[int]
) -> list[list[int]]:
    """Returns a position, and those with each hidden card in each place of the stock.

    With one card of a stock these are all ways in which they may lie.

    hidden: a mask of cards of the seat.
    stock: some of its cards, also if it has been closed since.
    """
    lying, ways = stock_of(position), [list(position)]
    for there in stock:
        for mine in cards_of(position[word.HANDS + 4 * seat] & hidden):
            b = list(position)
            b[word.HANDS + 4 * seat] ^= 1 << mine | 1 << there
            if there in lying:
                index = b[word.NEXT] + lying.index(there)
                b[word.STOCK + index // 10] ^= (mine ^ there) << 6 * (index % 10)
            ways.append(b)
    return ways


class EndgameSolver:
    """Solves worlds for one player. An answer of None says that this decision cannot be solved."""

    def __init__(self, game: Game, rng: Random, alike: bool = True) -> None:
        """Sets up a solver. `alike`: the same card is chosen in worlds that look alike, where they are few."""
        self.game, self.rng, self.alike = game, rng, alike
        self.solving = PerfectInfoSolver(game, POSITIONS)
        self.clock: Callable[[], float] = wall_clock

    def solve(self, decision: DecisionContext, most: int, end: float) -> EndgameValues | None:
        """Solves every line, in all worlds where there are few.

        Else in as many as `most` and the time (`clock`) allow, but in one at least.
        """
        first = decision.any_world
        position = self._solvable_position(first)
        if position is None or position[word.LEFT] > DRAWN:
            return None
        turns = list(list_turns(self.game, first, decision.seat, decision.legal))
        guessed = position[word.LEFT] == GUESSED
        return self._solve_turns(decision, turns, position[word.LEFT] > 0, most, end, guessed)

    def solve_closing(self, decision: DecisionContext, most: int, end: float) -> EndgameValues | None:
        """Solves the lines that close a stock of which more is left than is solved."""
        calls = [a for a in decision.calls if CLOSE in self.game.calls[a].acts]
        first = decision.any_world if calls else None
        if first is None or self._solvable_position(first) is None:
            return None
        return self._solve_turns(
            decision, list(list_turns(self.game, first, decision.seat, calls)), False, most, end
        )

    def _solvable_position(self, state: Any) -> list[int] | None:
        """Returns the position of a play for two that the solver can settle."""
        adviser = self.game.adviser
        position = adviser.playout_position(state)
        if position is None or position[word.SEATS] != 2:
            return None
        if position[word.LEFT] and not position[word.TARGET]:
            return None
        known = (
            position[word.TARGET]
            or adviser.scoring_side(state)
            or adviser.last_trick_cards(state) is not None
        )
        return position if known else None

    def _solve_turns(
        self,
        decision: DecisionContext,
        turns: Sequence[Turn],
        ordered: bool,
        most: int,
        end: float,
        guessed: bool = False,
    ) -> EndgameValues | None:
        self.solving.solver.positions = POSITIONS if jit.is_ready("solve") else PLAIN
        found = EndgameValues([], [], {turn: [] for turn in turns})
        for world, weight in self._worlds(decision.world_sampler, ordered, most):
            if found.worlds and self.clock() > end:
                break
            try:
                margins = list(self._margins(world, decision.seat, turns, guessed))
            except Unsolvable:
                return None
            found.worlds.append(world)
            found.weights.append(weight)
            for turn, gain in margins:
                found.margins[turn].append(gain)
        every = decision.world_sampler.list_worlds(ARRANGEMENTS, ordered) if self.alike else None
        if every is not None and len(found.worlds) == len(every) > 1:
            self._solve_together(found, decision.seat)
        return found if found.worlds else None

    def _solve_together(self, found: EndgameValues, seat: int) -> None:
        """Judge lines by one plan for all worlds instead of by open cards.

        Only where nothing is left to draw: the seat cannot tell the worlds apart. All lines
        keep what they have if one takes too long."""
        solving = InformationSetSolver(self.solving, seat)
        better: dict[Turn, list[float]] = {}
        try:
            for turn in found.margins:
                move = self._move(turn[-1])
                states = [apply_turn(self.game, world, seat, turn[:-1]) for world in found.worlds]
                made = [self.game.adviser.playout_position(state) for state in states]
                positions = [b for b in made if b is not None and not b[word.LEFT]]
                if 0 <= move < ACT and len(positions) == len(states):
                    better[turn] = list(solving.solve_after(states, positions, move, found.weights))
        except Unsolvable:
            return
        found.margins.update(better)

    def _worlds(self, sampler: WorldSampler, ordered: bool, most: int) -> Iterator[tuple[Any, float]]:
        """Yields all worlds in random order where they are few, each with its weight. Else it yields random ones."""
        every = sampler.list_worlds(max(most, FEW), ordered)
        if every is None:
            yield from ((sampler.draw(self.rng), 1.0) for _ in range(most))
            return
        self.rng.shuffle(every)
        for cards in every:
            yield sampler.imagine(cards), sampler.weight(cards, self.rng)

    def _margins(
        self, world: Any, seat: int, turns: Sequence[Turn], guessed: bool
    ) -> Iterator[tuple[Turn, float]]:
        """Yields the margin after each turn.

        `guessed`: the other seat answers a card as it must without seeing all.

        Raises Unsolvable.
        """
        if guessed:
            position = self.game.adviser.playout_position(world)
            assert position is not None  # callers have asked
            stock = mask_of(stock_of(position)) & ~visible_cards(world, 1 - seat)
            for turn in turns:
                yield (
                    turn,
                    self._value_after_answer(apply_turn(self.game, world, seat, turn), seat, cards_of(stock)),
                )
            return
        for calls, same in groupby(turns, key=lambda turn: turn[:-1]):
            state = apply_turn(self.game, world, seat, calls)
            moves = {turn: self._move(turn[-1]) for turn in same}
            own = [move for move in moves.values() if move >= 0]
            values = dict(zip(own, self._values(state, own), strict=True))
            for turn, move in moves.items():
                if move >= 0:
                    yield turn, values[move]
                else:
                    yield turn, self._value(self.game.apply(state, seat, turn[-1])[0], seat)

    def _value_after_answer(self, then: Any, seat: int, stock: Sequence[int]) -> float:
        """Returns the margin of a seat where the other answers without knowing all cards.

        If it is on turn, the other does what is best in the mean of all ways in which the cards that it does
        not see may lie, those of the `stock` among them. After that nobody has anything to guess, or all
        cards are taken to be open. Of equal answers each is as likely. Raises Unsolvable.
        """
        other = 1 - seat
        position = self.game.adviser.playout_position(then) if then.pub.turn == other else None
        if position is None:
            return self._value(then, seat)
        ways = list_arrangements(position, seat, ~visible_cards(then, other), stock)
        values = self.solving.values_at([then] * len(ways), ways, other, actions_of(position))
        sums = list(map(fsum, values))
        best = [of_ways[0] for of_ways, s in zip(values, sums, strict=True) if s > max(sums) - LEVEL]
        return -fsum(best) / len(best)

    def _move(self, action: Action) -> int:
        """Returns an action as a move of the kernel; -1: it is none."""
        if action >= CALL:
            return next(iter(self.game.calls[action].acts), -1)
        return card_move(action)

    def _values(self, state: Any, moves: Sequence[int]) -> list[float]:
        """Returns the margin of the seat on turn after each move. Raises Unsolvable."""
        if not moves:
            return []
        return [of_world for (of_world,) in self.solving.values([state], state.pub.turn, moves)]

    def _value(self, state: Any, seat: int) -> float:
        """Returns the margin of a seat: as settled where the deal is over. Raises Unsolvable."""
        if state.pub.turn < 0:
            return margin(state.pub.result[: self.game.seats], 1 << seat)
        position = self.game.adviser.playout_position(state)
        if position is None:
            raise Unsolvable("no cards are played")
        best = max(self._values(state, actions_of(position)))
        return best if state.pub.turn == seat else -best
