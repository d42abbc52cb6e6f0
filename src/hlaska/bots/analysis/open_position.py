"""Solves a position exactly, all cards open. It says what it is worth to the seat on turn, and each of its cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from hlaska.bots.baselines.pimc import Answer, make_solver_query
from hlaska.core.actions import CALL, Action
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.solution import Solution
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.solve import Solver, TooLong, Unsolvable

MOST_DRAWN: Final = 8  # cards still to be drawn: a tenth of a second; with ten it takes minutes
AT_ONCE: Final = 20_000  # positions searched in plain Python, about a second, before anything is compiled


def solve_position(game: Game, state: Any, positions: int, compile_now: bool = True) -> Solution:
    """Returns the value of a state and its cards, or why there is none.

    The value is that for the seat on turn.

    positions: the most that are searched.
    compile_now: waits for the compiler where that takes longer than a second without it.
    """
    turn = state.pub.turn
    if turn < 0:
        return _no_solution("solve-over", "the deal is over: nothing is left to solve")
    position, legal = game.adviser.playout_position(state), game.legal(state, turn)
    if position is None or not any(action < CALL for action in legal):
        return _no_solution("solve-no-card", f"no card is to be played in phase '{state.pub.phase}'")
    if position[word.LEFT] > MOST_DRAWN:
        left = position[word.LEFT]
        text = f"{left} cards are still to be drawn: a stock is solved once at most {MOST_DRAWN} are left"
        return _no_solution("solve-stock", text, n=left, most=MOST_DRAWN)
    ask = make_solver_query(game, state, position, money=True)
    try:
        unit, values = _ask_soon_or_compiled(ask, positions) if compile_now else ask(_make_solver(positions))
    except TooLong as e:
        return _no_solution("solve-too-long", f"{e}")
    except Unsolvable as e:
        return _no_solution("solve-unsolvable", f"{e}")
    return Solution(turn, unit, tuple((a, values[a]) for a in legal if a in values))


def solve_next_position(
    game: Game, state: Any, position: list[int], legal: Sequence[Action], frame: Hashable, solver: Solver
) -> Solution | None:
    """Solves one more position, sooner for what its solver found in others.

    It is None where it cannot be solved.

    position: what search plays on.
    legal: what the seat on turn may do.
    frame: `Adviser.payoff_key` of any state of the play, all of which settle alike.
    """
    if position[word.LEFT] > MOST_DRAWN:
        return None
    try:
        unit, values = make_solver_query(
            game, state, position, (frame, game.adviser.last_trick_cards(state)), money=True
        )(solver)
    except Unsolvable:
        return None
    return Solution(state.pub.turn, unit, tuple((a, values[a]) for a in legal if a in values))


def _no_solution(key: str, text: str, **args: int) -> Solution:
    return Solution(why=Phrase(key, args), text=text)


def _make_solver(positions: int) -> Solver:
    return Solver(positions if jit.is_ready("solve") else min(AT_ONCE, positions))


def _ask_soon_or_compiled(ask: Callable[[Solver], Answer], positions: int) -> Answer:
    """Solves small endings at once; what takes longer is worth the seconds of compiling."""
    if jit.is_available() and not jit.is_ready("solve"):
        try:
            return ask(Solver(min(AT_ONCE, positions)))
        except TooLong:
            if positions <= AT_ONCE:
                raise
        jit.start()
    return ask(Solver(positions))
