"""Solve a decision where few worlds are left that look alike to the seat.

Open cards know too much: their best plan may differ from world to world. Here a seat chooses once for all worlds that
look the same to it, and learns of them by what others play. The others are taken to know all cards and the seat's plan
(best defence: Frank and Basin 1998), so what is found is what the seat can be sure of. It needs no model of what they
believe, and no luck: a guess that can go wrong is counted as one. A partner is taken to know all cards, too: with one
the value is no bound, but still never above that of open cards.

A plan brings a *vector*, its margin in every world. Of all plans from a position the *front* is kept, the vectors that
no other is as good as in every world (as in AlphaMu: Cazenave and Ventos 2019, here to the last card).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from operator import mul
from typing import Any, Final

from hlaska.bots.evaluation.perfect_info import PerfectInfoSolver, Position, play_move
from hlaska.kernel import layout as word
from hlaska.kernel.play import DECLARED
from hlaska.kernel.solve import TooLong, Unsolvable, actions_of

ARRANGEMENTS: Final = 12  # worlds at most
POSITIONS: Final = 4_000  # entered at most for one decision: half a second
PLANS: Final = 256  # vectors kept at most of one front
LEVEL: Final = 1e-9  # margins nearer than this are equal

Vector = tuple[float, ...]
Worlds = Mapping[int, Position]
"""By the number of each world that looks like the others the position in it."""


class InformationSetSolver:
    """Solve one decision of a seat over all its worlds; for one thread."""

    def __init__(self, solving: PerfectInfoSolver, seat: int, most: int = POSITIONS) -> None:
        """Sets up a solver. `most`: positions entered for one decision."""
        self.solving, self.seat, self.most = solving, seat, most
        self.states: Sequence[Any] = ()
        self.entered = 0

    def solve_after(
        self, states: Sequence[Any], positions: Sequence[Position], move: int, weights: Sequence[float]
    ) -> Vector:
        """Return the margin by world of the best plan after a card of the seat.

        `states`, `positions`: of every world before it. Raises Unsolvable."""
        self.states, game = states, self.solving.game
        if game.seats > 2 and not (game.has_payments or game.partners):
            raise Unsolvable("where each scores for itself, there are more than two sides")
        if any(position[word.LEFT] for position in positions):
            raise Unsolvable("what is drawn tells worlds apart")
        asked = move if move in actions_of(positions[0]) else move & (DECLARED - 1)
        plans = self._front({i: play_move(position, asked) for i, position in enumerate(positions)})
        return max(plans, key=lambda plan: fsum(map(mul, weights, plan)))

    def _front(self, worlds: Worlds) -> list[Vector]:
        """List the vectors of all plans worth keeping.

        They are 0 in worlds that are not among these.
        """
        self.entered += 1
        if self.entered > self.most:
            raise TooLong(f"more than {self.most} positions")
        most = self._open_card_margins(worlds)
        first = next(iter(worlds.values()))
        if len(worlds) == 1 or first[word.DONE]:
            return [most]
        if first[word.TURN] == self.seat:
            return self._own_front(worlds, actions_of(first), most)
        return self._others_front(worlds, {i for i, b in worlds.items() if is_against(b, self.seat)})

    def _open_card_margins(self, worlds: Worlds) -> Vector:
        """Return the margins with all cards open: no plan brings more in any world."""
        values = self.solving.ends([self.states[i] for i in worlds], worlds.values(), self.seat)
        found = [0.0] * len(self.states)
        for i, value in zip(worlds, values, strict=True):
            found[i] = value
        return tuple(found)

    def _own_front(self, worlds: Worlds, moves: Iterable[int], most: Vector) -> list[Vector]:
        """List the front where the seat chooses: the same move in all worlds."""
        plans: list[Vector] = []
        for move in moves:
            plans = drop_dominated([*plans, *self._front({i: play_move(b, move) for i, b in worlds.items()})])
            if any(is_as_good(plan, most) for plan in plans):
                return [most]
        return plans

    def _others_front(self, worlds: Worlds, against: set[int]) -> list[Vector]:
        """List the front where another seat chooses, in each world for itself.

        `against`: the worlds in which it is an opponent; in the others it is a partner.
        """
        plans: list[Vector] = []
        met: set[int] = set()
        for move in sorted({move for b in worlds.values() for move in actions_of(b)}):
            same = {i: play_move(b, move) for i, b in worlds.items() if move in actions_of(b)}
            more = self._front(same)
            both = met & same.keys()
            plans = (
                drop_dominated(join_plans(a, b, both, same, against) for a in plans for b in more)
                if met
                else more
            )
            met |= same.keys()
            if len(plans) > PLANS:
                raise TooLong(f"more than {PLANS} plans")
        return plans


def is_against(position: Position, seat: int) -> bool:
    """Tell whether the seat on turn is on another side than this one."""
    return not position[word.SIDE + position[word.TURN]] >> seat & 1


def join_plans(a: Vector, b: Vector, both: set[int], new: Iterable[int], against: set[int]) -> Vector:
    """Return one vector of two plans: in worlds of both the mover picks.

    An opponent picks the lower value, a partner the higher one."""
    found = list(a)
    for i in new:
        pick = min if i in against else max
        found[i] = pick(a[i], b[i]) if i in both else b[i]
    return tuple(found)


def is_as_good(plan: Vector, other: Vector) -> bool:
    """Tell whether a plan brings no less in any world."""
    return all(x > y - LEVEL for x, y in zip(plan, other, strict=True))


def drop_dominated(plans: Iterable[Vector]) -> list[Vector]:
    """List the plans that no other is as good as, of equal ones one."""
    kept: list[Vector] = []
    for plan in sorted(set(plans), reverse=True):
        if not any(is_as_good(other, plan) for other in kept):
            kept.append(plan)
    return kept
