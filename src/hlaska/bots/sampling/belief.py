"""Samples hidden cards by importance resampling.

It draws consistent worlds, draws the hidden choices of the others anew (such as the talon), weights each world by the
likelihood of every call and pass, then resamples in proportion to the weights.

The truth is never excluded: every way the cards may lie can be drawn, and no call is impossible with any hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any, Final

from hlaska.bots.sampling.annealing import Weighed, anneal, drawn, effective, mcmc_step
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View

TOLD: Final = 6  # worlds told for each that is used
RETOLD: Final = 4  # times that a world is told to weigh it: what is chosen anew differs
BATCH: Final = 32  # worlds used of those told at once


class BeliefSampler(WorldSampler):
    """Draws worlds for one view, resampled where the game can tell, else as `WorldSampler` does."""

    def __init__(self, game: Game, view: View, events: Sequence[Event]) -> None:
        super().__init__(game, view, events)
        slots = Slots(self.slots, self.may)
        self.story = game.adviser.retelling(view, events, slots) if self.free else None
        self.arrange = game.adviser.arranging(view, events, slots)
        self.waiting: list[list[int]] = []
        self.pool: list[Weighed[list[int]]] = []  # worlds told so far, as cards of the slots
        self.led = False  # whether they fit what was said as they are, and need not be weighed
        apart = [(i, j) for i, j in combinations(self.free, 2) if self.slots[i][0] != self.slots[j][0]]
        self.pairs = apart if self.story is not None else []

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
        return self.imagined(self.waiting.pop())

    def drawn(self, count: int, rng: Random) -> list[Any]:
        return super().drawn(count, rng) if self.story is None else [self.draw(rng) for _ in range(count)]

    def weight(self, cards: Sequence[int], rng: Random) -> float:
        if self.story is None:
            return 1.0
        return fmean(self.story.again(list(cards), rng) for _ in range(RETOLD))

    def told(self, count: int, rng: Random) -> list[list[int]]:
        """Samples so many worlds, as cards of the slots, that fit the calls.

        Out of all sampled so far, `TOLD` times as many among them. Where few of them fit what was said (a
        hundred is held by one hand in many, a betl by one in hundreds) they are led there.
        """
        self._tell(TOLD * count, rng)
        weights = [1.0 if self.led else one.weight for one in self.pool]
        found = drawn([one.member for one in self.pool], weights, rng, count)
        rng.shuffle(found)
        return found

    def _tell(self, count: int, rng: Random) -> None:
        if self.led:
            self.pool = mcmc_step(self.pool, self._changed, rng)
            return
        self.pool += [self._retold(cards, rng) for cards in self._many(count, rng)]
        if self.pairs and effective([one.weight for one in self.pool]) * TOLD < count:
            self.pool, self.led = anneal(self.pool, self._changed, rng), True

    def _changed(self, cards: list[int], rng: Random) -> Weighed[list[int]] | None:
        """The world told again after two of its cards have changed places, where they may."""
        i, j = rng.choice(self.pairs)
        x, y = cards[i], cards[j]
        here, there = self.slots[i][0], self.slots[j][0]
        if x == y or not (self.may[x] >> there & 1 and self.may[y] >> here & 1):
            return None
        moved = cards.copy()
        moved[i], moved[j] = y, x
        return self._retold(moved, rng)

    def _retold(self, cards: list[int], rng: Random) -> Weighed[list[int]]:
        assert self.story is not None
        return Weighed(cards, self.story.again(cards, rng))
