"""Decides whether a computer player agrees to an accord, by what its seat knows.

An accord is that a side takes all tricks that are left.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.core.actions import CALL
from hlaska.core.board import EVERYONE, Event
from hlaska.core.claim_completion import bot_actions, find_completion, state_key
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel.solve import Unsolvable

EVERY: Final = 120  # worlds of which none is left out ...
DRAWN: Final = 24  # ... and so many drawn where more fit what the seat knows
STATES: Final = 3_000  # looked at in all; about half a second
Shown = Sequence[tuple[int, Sequence[int]]]
"""Hands that lie open by the will of who holds them: seat and cards."""


class _TooManyStates(Exception):
    """Says that more would have to be looked at than there is time for."""


def is_claim_acceptable(game: Game, view: View, events: Sequence[Event], to: int, shown: Shown = ()) -> bool:
    """Tells whether a seat could do no better than one side taking all.

    However the cards lie that it does not see; the side is the seats of a mask. False, too, where more is to be
    looked at than the limits allow.
    """
    told = [*events, *(_show(game, seat, cards) for seat, cards in shown)]
    deals = DecisionContext(game, view, told).world_sampler
    rng = Random(0)
    worlds = deals.list_worlds(EVERY, ordered=True)
    states = (
        [deals.draw_uniform(rng) for _ in range(DRAWN)]
        if worlds is None
        else [game.imagine(view, cards) for cards in worlds]
    )
    look = _ClaimCheck(game, view.seat)
    try:
        return all(look.is_fair(state, to) for state in states)
    except _TooManyStates:
        return False


def _show(game: Game, seat: int, cards: Sequence[int]) -> Event:
    place = game.place(f"hand{seat}")
    return Event("show", src=place, dst=place, cards=tuple(cards), to=EVERYONE)


class _ClaimCheck:
    """Looks at worlds with all cards open, for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.solving = PerfectInfoSolver(game)
        self.left = STATES

    def is_fair(self, state: Any, to: int) -> bool:
        """Tells whether the accord can be kept in this world. The seat cannot force more then."""
        end = find_completion(self.game, state, to, STATES // 10, STATES // 4)
        if end is None:
            return False
        mine = self.game.side(state.pub, self.seat)
        solved = self._ask_solver(state, end.state.pub.result, mine)
        if solved is not None:
            return solved
        worth = average_margin(end.state.pub.result, self.seat, self.game.seats)
        return not self._can_force_more(state, mine, worth, {})

    def _ask_solver(self, state: Any, result: Sequence[int], mine: int) -> bool | None:
        """Asks the solver about a play between two sides; None where it knows nothing."""
        seats, turn = self.game.seats, state.pub.turn
        theirs = self.game.side(state.pub, next(s for s in range(seats) if not mine >> s & 1))
        moves = bot_actions(self.game, state)
        if not jit.is_ready("solve") or mine | theirs != (1 << seats) - 1 or any(a >= CALL for a in moves):
            return None
        try:
            best = max(value for (value,) in self.solving.values([state], turn, moves, stock=False))
        except Unsolvable:
            return None
        agreed = average_margin(result, turn, seats)
        return best <= agreed if mine >> turn & 1 else best >= agreed

    def _can_force_more(self, state: Any, mine: int, worth: float, known: dict[Hashable, bool]) -> bool:
        """Tells whether the seat's side gets more than `worth` whatever the others do. Raises _Enough."""
        if state.pub.turn < 0:
            return average_margin(state.pub.result, self.seat, self.game.seats) > worth
        at = state_key(state)
        if at not in known:
            self.left -= 1
            if self.left < 0:
                raise _TooManyStates
            turn = state.pub.turn
            steps = (self.game.apply(state, turn, action)[0] for action in bot_actions(self.game, state))
            better = (self._can_force_more(then, mine, worth, known) for then in steps)
            known[at] = any(better) if mine >> turn & 1 else all(better)
        return known[at]
