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

from hlaska.bots.sampling.annealing import Particle, anneal, effective_sample_size, move_particles, resample
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View

DRAWS_PER_WORLD: Final = 6  # worlds told for each that is used
WEIGHT_DRAWS: Final = 4  # times that a world is told to weigh it: what is chosen anew differs
BATCH: Final = 32  # worlds used of those told at once


class BeliefSampler(WorldSampler):
    """Draws worlds for one view, resampled where the game can tell, else as `WorldSampler` does."""

    def __init__(self, game: Game, view: View, events: Sequence[Event]) -> None:
        super().__init__(game, view, events)
        slots = Slots(self.slots, self.may)
        self.belief = game.adviser.make_belief(view, events, slots) if self.free_slots else None
        self.propose = game.adviser.make_proposal(view, events, slots)
        self.waiting: list[list[int]] = []
        self.pool: list[Particle[list[int]]] = []  # worlds told so far, as cards of the slots
        self.is_annealed = False  # whether they fit what was said as they are, and need not be weighed
        apart = [(i, j) for i, j in combinations(self.free_slots, 2) if self.slots[i][0] != self.slots[j][0]]
        self.pairs = apart if self.belief is not None else []

    def find_likelihood(self, events: Sequence[Event]) -> Callable[[Any], float] | None:
        return self.game.adviser.full_likelihood(self.view, events)

    def _initial_cards(self, rng: Random) -> list[int]:
        cards = super()._initial_cards(rng)
        if self.propose is not None:
            self.propose(cards, rng)
        return cards

    def draw(self, rng: Random) -> Any:
        if self.belief is None:
            return super().draw(rng)
        if not self.waiting:
            self.waiting = self.resample_worlds(BATCH, rng)
        return self.imagine(self.waiting.pop())

    def draw_many(self, count: int, rng: Random) -> list[Any]:
        return (
            super().draw_many(count, rng) if self.belief is None else [self.draw(rng) for _ in range(count)]
        )

    def weight(self, cards: Sequence[int], rng: Random) -> float:
        if self.belief is None:
            return 1.0
        return fmean(self.belief.redraw_choices(list(cards), rng) for _ in range(WEIGHT_DRAWS))

    def resample_worlds(self, count: int, rng: Random) -> list[list[int]]:
        """Samples so many worlds, as cards of the slots, that fit the calls.

        Out of all sampled so far, `TOLD` times as many among them. Where few of them fit what was said (a
        hundred is held by one hand in many, a betl by one in hundreds) they are led there.
        """
        self._extend_pool(DRAWS_PER_WORLD * count, rng)
        weights = [1.0 if self.is_annealed else one.weight for one in self.pool]
        found = resample([one.member for one in self.pool], weights, rng, count)
        rng.shuffle(found)
        return found

    def _extend_pool(self, count: int, rng: Random) -> None:
        if self.is_annealed:
            self.pool = move_particles(self.pool, self._propose_swap, rng)
            return
        self.pool += [self._make_particle(cards, rng) for cards in self._draw_many_cards(count, rng)]
        if self.pairs and effective_sample_size([one.weight for one in self.pool]) * DRAWS_PER_WORLD < count:
            self.pool, self.is_annealed = anneal(self.pool, self._propose_swap, rng), True

    def _propose_swap(self, cards: list[int], rng: Random) -> Particle[list[int]] | None:
        """Tells the world again after two of its cards have changed places, where they may."""
        i, j = rng.choice(self.pairs)
        x, y = cards[i], cards[j]
        here, there = self.slots[i][0], self.slots[j][0]
        if x == y or not (self.may[x] >> there & 1 and self.may[y] >> here & 1):
            return None
        moved = cards.copy()
        moved[i], moved[j] = y, x
        return self._make_particle(moved, rng)

    def _make_particle(self, cards: list[int], rng: Random) -> Particle[list[int]]:
        assert self.belief is not None
        return Particle(cards, self.belief.redraw_choices(cards, rng))
