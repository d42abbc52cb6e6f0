"""Whether a computer player agrees that a side takes all tricks that are left, by what its seat knows."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.decision import Seat
from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver
from hlaska.core.board import EVERYONE, Event
from hlaska.core.claim_completion import ending, lawful, same
from hlaska.core.game import CALL, Game
from hlaska.core.match import average_margin
from hlaska.core.view import View
from hlaska.kernel import jit
from hlaska.kernel.solve import Unsolvable

EVERY: Final = 120  # worlds of which none is left out ...
DRAWN: Final = 24  # ... and so many drawn where more fit what the seat knows
STATES: Final = 3_000  # looked at in all; about half a second
Shown = Sequence[tuple[int, Sequence[int]]]
"""Hands that lie open by the will of who holds them: seat and cards."""


class _Enough(Exception):
    """More would have to be looked at than there is time for."""


def content(game: Game, view: View, events: Sequence[Event], to: int, shown: Shown = ()) -> bool:
    """Tells whether a seat could do no better than one side taking all.

    However the cards lie that it does not see; the side is the seats of a mask. False, too, where more is to be
    looked at than the limits allow.
    """
    told = [*events, *(_show(game, seat, cards) for seat, cards in shown)]
    deals = Seat(game, view, told).deals
    rng = Random(0)
    worlds = deals.every(EVERY, ordered=True)
    states = (
        [deals.any(rng) for _ in range(DRAWN)]
        if worlds is None
        else [game.imagine(view, cards) for cards in worlds]
    )
    look = _Look(game, view.seat)
    try:
        return all(look.fair(state, to) for state in states)
    except _Enough:
        return False


def _show(game: Game, seat: int, cards: Sequence[int]) -> Event:
    place = game.place(f"hand{seat}")
    return Event("show", src=place, dst=place, cards=tuple(cards), to=EVERYONE)


class _Look:
    """Looks at worlds with all cards open, for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.solving = PerfectInfoSolver(game)
        self.left = STATES

    def fair(self, state: Any, to: int) -> bool:
        """Whether the accord can be kept in this world, and the seat cannot force more."""
        end = ending(self.game, state, to, STATES // 10, STATES // 4)
        if end is None:
            return False
        mine = self.game.side(state.pub, self.seat)
        solved = self._solved(state, end.state.pub.result, mine)
        if solved is not None:
            return solved
        worth = average_margin(end.state.pub.result, self.seat, self.game.seats)
        return not self._forces(state, mine, worth, {})

    def _solved(self, state: Any, result: Sequence[int], mine: int) -> bool | None:
        """What the solver says of a play between two sides; None where it knows nothing."""
        seats, turn = self.game.seats, state.pub.turn
        theirs = self.game.side(state.pub, next(s for s in range(seats) if not mine >> s & 1))
        moves = lawful(self.game, state)
        if not jit.ready("solve") or mine | theirs != (1 << seats) - 1 or any(a >= CALL for a in moves):
            return None
        try:
            best = max(value for (value,) in self.solving.values([state], turn, moves, stock=False))
        except Unsolvable:
            return None
        agreed = average_margin(result, turn, seats)
        return best <= agreed if mine >> turn & 1 else best >= agreed

    def _forces(self, state: Any, mine: int, worth: float, known: dict[Hashable, bool]) -> bool:
        """Whether the seat's side comes to more than that whatever the others do. Raises _Enough."""
        if state.pub.turn < 0:
            return average_margin(state.pub.result, self.seat, self.game.seats) > worth
        at = same(state)
        if at not in known:
            self.left -= 1
            if self.left < 0:
                raise _Enough
            turn = state.pub.turn
            steps = (self.game.apply(state, turn, action)[0] for action in lawful(self.game, state))
            better = (self._forces(then, mine, worth, known) for then in steps)
            known[at] = any(better) if mine >> turn & 1 else all(better)
        return known[at]
