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

TRIES = (
    12  # worlds drawn at most to find one that fits the calls; the likeliest is taken where none is accepted
)
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

    def draw(self, rng: Random) -> Any:
        """A random world (a state). What is known is met wherever it can be, and of some worlds one is kept in
        proportion to how well it fits what the others did before the play."""
        if self.likely is None:
            return self.any(rng)
        best, most = None, -1.0
        for _ in range(TRIES):
            world = self.any(rng)
            chance = self.likely(world)
            if chance > rng.random():
                return world
            if chance > most:
                best, most = world, chance
        return best

    def any(self, rng: Random) -> Any:
        """A random world by what is known alone."""
        placed = assign(self.spots, self.room, rng) or assign(self.anyhow, self.room, rng)
        assert placed is not None  # without constraints every assignment fits
        for cards in placed.values():
            rng.shuffle(cards)
        cards = [proved if proved >= 0 else placed[place].pop() for place, proved in self.slots]
        return self.game.imagine(self.view, cards)


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
    for spot in sorted(spots, key=lambda spot: (spot[1].bit_count(), rng.random())):
        choices = [p for p in placed if spot[1] >> p & 1]
        left = [room[p] - len(placed[p]) for p in choices]
        place = rng.choices(choices, left)[0] if sum(left) else _make_room(spot[1], placed, room, set())
        if place is None:
            return None
        placed[place].append(spot)
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
