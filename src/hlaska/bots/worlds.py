"""Worlds made by telling the deal again: drawn as the cards may lie, what others chose chosen anew, weighed by all that
was called and left unsaid, and drawn again in proportion to that.

The truth is never excluded: every way the cards may lie can be drawn, and no call is impossible with any hand.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.deals import Deals
from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.game import Game, View

TOLD: Final = 6  # worlds told for each that is used ...
MOST: Final = (
    48  # ... or up to so many, where few of them fit what was said: a hundred is held by one hand in many
)
RETOLD: Final = 4  # times that a world is told to weigh it: what is chosen anew differs
BATCH: Final = 32  # worlds used of those told at once


class Worlds(Deals):
    """Draws worlds for one view: told again where the game can tell, else as `Deals` draws them."""

    def __init__(self, game: Game, view: View, events: Sequence[Event]) -> None:
        super().__init__(game, view, events)
        slots = Slots(self.slots, self.may)
        self.story = game.adviser.retelling(view, events, slots) if self.free else None
        self.arrange = game.adviser.arranging(view, events, slots)
        self.waiting: list[list[int]] = []
        self.pool: list[
            list[int]
        ] = []  # all worlds told so far, as cards of the slots, and how well each fits
        self.fits: list[float] = []

    def reading(self, events: Sequence[Event]) -> Callable[[Any], float] | None:
        return self.game.adviser.reading(self.view, events)

    def _fresh(self, rng: Random) -> list[int]:
        cards = super()._fresh(rng)
        if self.arrange is not None:
            self.arrange(cards, rng)
        return cards

    def draw(self, rng: Random) -> Any:
        if self.story is None:
            return super().draw(rng)
        if not self.waiting:
            self.waiting = self.told(BATCH, rng)
        return self.game.imagine(self.view, self.waiting.pop())

    def weight(self, cards: Sequence[int], rng: Random) -> float:
        if self.story is None:
            return 1.0
        return fmean(self.story.again(list(cards), rng) for _ in range(RETOLD))

    def told(self, count: int, rng: Random) -> list[list[int]]:
        """So many worlds as cards of the slots, out of all told so far, `TOLD` times as many among them."""
        self._tell(TOLD * count, rng)
        while len(self.pool) < MOST * count and effective(self.fits) < count:
            self._tell(TOLD * count, rng)
        sums = list(accumulate(self.fits))
        step, start = sums[-1] / count, rng.random()
        found = [self.pool[bisect(sums, step * (start + i), hi=len(sums) - 1)] for i in range(count)]
        rng.shuffle(found)
        return found

    def _tell(self, count: int, rng: Random) -> None:
        assert self.story is not None
        worlds = self._many(count, rng)
        self.fits += [self.story.again(cards, rng) for cards in worlds]
        self.pool += worlds


def effective(weights: Sequence[float]) -> float:
    """Of how many equal ones these weights would tell as much."""
    return sum(weights) ** 2 / sum([w * w for w in weights])
