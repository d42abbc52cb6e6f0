"""Worlds that fit what a seat knows: one card for every hidden place of its view.

Where a card may lie comes from `Known`: the seat's own events, and what the others' plays prove about their hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from hlaska.core.board import Event
from hlaska.core.game import Game, View
from hlaska.core.known import Known

PROPOSALS = 1  # worlds made for each that is drawn, where some fit better than others
SWAPS = 5  # how often two cards of it change places
NEVER = 1e-9  # the chance of a world that does not fit at all
Spot = tuple[int, int]  # a card and the mask of places where it may be


class Deals:
    """Draws worlds for one view. Made anew for every decision; `draw` may be called any number of times."""

    def __init__(self, game: Game, view: View, events: Sequence[Event]) -> None:
        self.game, self.view = game, view
        known = Known.of(game, view, events)
        self.slots = known.slots(view)
        self.room = Counter(place for place, proved in self.slots if proved < 0)
        self.loose = _loose(game, view, [proved for _, proved in self.slots if proved >= 0])
        everywhere = sum(1 << place for place in self.room)
        self.anyhow: list[Spot] = [(c, everywhere) for c in self.loose]
        self.spots: list[Spot] = [(c, known.may[c] & everywhere or everywhere) for c in self.loose]
        self.likely = game.likelihood(view, events)
        self.may = dict(self.spots)
        self.free = [i for i, (_, proved) in enumerate(self.slots) if proved < 0]
        self.found: list[list[int]] = []  # worlds, as cards of the slots, and how well each fits
        self.chances: list[float] = []

    def draw(self, rng: Random) -> Any:
        """A random world (a state). What is known is met wherever it can be. Where the game can tell how well a world
        fits what the others did before the play, it is one of those found so far in proportion to that, after some
        cards have changed places; it stays among them."""
        if self.likely is None or not self.free:
            return self.any(rng)
        for _ in range(PROPOSALS):
            self._find(self._cards(rng))
        at = rng.choices(range(len(self.found)), self.chances)[0]
        for _ in range(SWAPS):
            self._swap(at, rng)
        return self.game.imagine(self.view, self.found[at])

    def any(self, rng: Random) -> Any:
        """A random world by what is known alone."""
        return self.game.imagine(self.view, self._cards(rng))

    def _cards(self, rng: Random) -> list[int]:
        """A card for every slot."""
        placed = assign(self.spots, self.room, rng) or assign(self.anyhow, self.room, rng)
        assert placed is not None  # without constraints every assignment fits
        for cards in placed.values():
            rng.shuffle(cards)
        return [proved if proved >= 0 else placed[place].pop() for place, proved in self.slots]

    def _find(self, cards: list[int]) -> None:
        self.found.append(cards)
        self.chances.append(self._chance(cards))

    def _chance(self, cards: Sequence[int]) -> float:
        assert self.likely is not None
        return self.likely(self.game.imagine(self.view, cards)) + NEVER

    def _swap(self, at: int, rng: Random) -> None:
        """Two cards of a world change places, if that is possible and likely enough (a step of Metropolis)."""
        i, j = rng.choice(self.free), rng.choice(self.free)
        cards = self.found[at]
        x, y = cards[i], cards[j]
        here, there = self.slots[i][0], self.slots[j][0]
        if here == there or x == y or not (self.may[x] >> there & 1 and self.may[y] >> here & 1):
            return
        moved = cards.copy()
        moved[i], moved[j] = y, x
        chance = self._chance(moved)
        if chance >= self.chances[at] * rng.random():
            self.found[at], self.chances[at] = moved, chance


def _loose(game: Game, view: View, proved: Sequence[int]) -> list[int]:
    """The cards of the pack that neither the view shows nor `Known` proves, copies included."""
    rest = Counter(game.pack)
    rest.subtract(e & 63 for place in view.places for e in place if e >= 0)
    rest.subtract(proved)
    return sorted(rest.elements())


def assign(spots: Sequence[Spot], room: Counter[int], rng: Random) -> dict[int, list[int]] | None:
    """Every card to a place of its mask, `room` cards to each place; None where that is impossible.

    Cards with fewest places go first; a place is drawn in proportion to the room it has left, which makes worlds
    nearly equally likely. A dead end is mended by moving cards along a chain (an augmenting path), so that a world
    is found whenever one exists.
    """
    placed: dict[int, list[Spot]] = {place: [] for place in room}
    everywhere = sum(1 << place for place in room)
    bound = [spot for spot in spots if spot[1] != everywhere]
    for spot in sorted(bound, key=lambda spot: (spot[1].bit_count(), rng.random())):
        choices = [p for p in placed if spot[1] >> p & 1]
        left = [room[p] - len(placed[p]) for p in choices]
        place = rng.choices(choices, left)[0] if sum(left) else _make_room(spot[1], placed, room, set())
        if place is None:
            return None
        placed[place].append(spot)
    rest = [spot for spot in spots if spot[1] == everywhere]
    rng.shuffle(rest)
    for place, there in placed.items():
        free = room[place] - len(there)
        there += rest[:free]
        del rest[:free]
    return {place: [c for c, _ in there] for place, there in placed.items()}


def _make_room(mask: int, placed: dict[int, list[Spot]], room: Counter[int], tried: set[int]) -> int | None:
    """A place of `mask` with room, after moving cards on if need be; None where there is no chain to one."""
    for place in [p for p in placed if mask >> p & 1 and p not in tried]:
        tried.add(place)
        if len(placed[place]) < room[place]:
            return place
        for spot in placed[place]:
            target = _make_room(spot[1], placed, room, tried)
            if target is not None:
                placed[place].remove(spot)
                placed[target].append(spot)
                return place
    return None
