"""Draws worlds that fit what a seat knows.

A world has one card for every hidden place of its view.

Where a card may lie comes from `CardKnowledge`: the seat's own events, and what the others' plays prove
about their hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from random import Random
from typing import Any

from hlaska.core.board import Event, unshown, without
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.view import View
from hlaska.kernel.dealing import Dealer, Dealing, deal_words

PROPOSALS = 1  # worlds made for each that is drawn, where some fit better than others
SWAPS = 5  # how often two cards of it change places
NEVER = 1e-9  # the chance of a world that does not fit at all


class WorldSampler:
    """Draws worlds for one view. Made anew for every decision; `draw` may be called any number of times.

    Raises BadText where the events are not those that led to the view.
    """

    def __init__(self, game: Game, view: View, events: Sequence[Event]) -> None:
        self.game, self.view = game, view
        known = self.infer_knowledge(events)
        self.slots = known.slots(view)
        if len(self.slots) != sum(entries.count(-1) for entries in view.places):
            text = "the events do not lead to this view; give all that the seat was told since the deal began"
            raise BadText(text)
        room = Counter(place for place, proved in self.slots if proved < 0)
        self.places, needs = tuple(room), tuple(room.values())
        loose = without(unshown(game.pack, view.places), [proved for _, proved in self.slots])
        everywhere = sum(1 << place for place in self.places)
        self.may = {c: known.may[c] & everywhere or everywhere for c in loose}
        self.room, self.copies = room, len(loose) > len(self.may)
        allowed = [sum((self.may[c] >> p & 1) << i for i, p in enumerate(self.places)) for c in loose]
        row = [max(0, proved) for _, proved in self.slots]
        firsts = [self.slots.index((place, -1)) for place in self.places]
        self.dealer, self.loose_dealer = (
            Dealer(deal_words(dealing), row, firsts)
            for dealing in (Dealing(loose, needs, allowed), Dealing(loose, needs))
        )
        self.likelihood = self.find_likelihood(events)
        self.free_slots = [i for i, (_, proved) in enumerate(self.slots) if proved < 0]
        self.imagine = game.imagining(view)
        self.found: list[list[int]] = []  # worlds, as cards of the slots, and how well each fits
        self.chances: list[float] = []

    def infer_knowledge(self, events: Sequence[Event]) -> CardKnowledge:
        """Infers where the cards may lie."""
        return CardKnowledge.of(self.game, self.view, events)

    def find_likelihood(self, events: Sequence[Event]) -> Callable[[Any], float] | None:
        """Returns how well a world fits what the others called. None says that nothing is made of it."""
        return self.game.adviser.likelihood(self.view, events)

    def draw(self, rng: Random) -> Any:
        """Draws a random world (a state).

        What is known is met wherever it can be. Where the game can tell how well a world fits what the others did
        before the play, it is one of those found so far in proportion to that, after some cards have changed places; it
        stays among them.
        """
        if self.likelihood is None or not self.free_slots:
            return self.draw_uniform(rng)
        for _ in range(PROPOSALS):
            self._add_world(self._initial_cards(rng))
        at = rng.choices(range(len(self.found)), self.chances)[0]
        for _ in range(SWAPS):
            self._swap(at, rng)
        return self.imagine(self.found[at])

    def draw_many(self, count: int, rng: Random) -> list[Any]:
        """Draws so many worlds as `draw` draws them."""
        if self.likelihood is None or not self.free_slots:
            return list(map(self.imagine, self._draw_many_cards(count, rng)))
        return [self.draw(rng) for _ in range(count)]

    def draw_uniform(self, rng: Random) -> Any:
        """Draws a random world by what is known alone."""
        return self.imagine(self._draw_cards(rng))

    def weight(self, cards: Sequence[int], rng: Random) -> float:
        """Returns how well a world fits what the others did, beside other worlds.

        The world is given as cards of the slots; here all the same.
        """
        return 1.0

    def list_worlds(self, most: int, ordered: bool = False) -> list[list[int]] | None:
        """Lists all worlds that fit what is known, or None for more than `most`.

        As cards of the slots. `ordered`: worlds differ by the order, too, in which cards lie where that is
        kept (a stock), else not.
        """
        if len(self.room) < 2 and not (ordered and self.game.ordered & set(self.room)):
            return [self._draw_cards(Random(0))]
        sized = sorted(self.room.items(), key=lambda spot: self._count_choices(spot[0]))
        count = most + 1 if self.copies else 1
        for i, (place, need) in enumerate(sized):
            last = i == len(sized) - 1
            count *= 1 if last else comb(self._count_choices(place), need)
            count *= factorial(need) if ordered and place in self.game.ordered else 1
        if count > most:
            return None
        return list(self._list_arrangements(sized, ordered))

    def _count_choices(self, place: int) -> int:
        """Counts how many cards may lie in a place."""
        return sum(mask >> place & 1 for mask in self.may.values())

    def _list_arrangements(self, spots: Sequence[tuple[int, int]], ordered: bool) -> Iterator[list[int]]:
        """Yields the cards of the slots, in every way."""
        ways: list[dict[int, tuple[int, ...]]] = [{}]
        for place, need in spots:
            choose = permutations if ordered and place in self.game.ordered else combinations
            longer = []
            for way in ways:
                gone = {c for cards in way.values() for c in cards}
                able = [c for c, mask in self.may.items() if mask >> place & 1 and c not in gone]
                longer += [{**way, place: cards} for cards in choose(able, need)]
            ways = longer
        for way in ways:
            cards = {place: list(there) for place, there in way.items()}
            yield [proved if proved >= 0 else cards[place].pop(0) for place, proved in self.slots]

    def _initial_cards(self, rng: Random) -> list[int]:
        """Makes a world to begin with."""
        return self._draw_cards(rng)

    def _draw_cards(self, rng: Random) -> list[int]:
        """Draws a card for every slot."""
        return self._draw_many_cards(1, rng)[0]

    def _draw_many_cards(self, count: int, rng: Random) -> list[list[int]]:
        """Draws a card for every slot, `count` times."""
        seeds = [rng.getrandbits(62) for _ in range(count)]
        dealt = self.dealer.deals(seeds)
        return (
            dealt if len(dealt) == count else self.loose_dealer.deals(seeds)
        )  # without masks every deal fits

    def _add_world(self, cards: list[int]) -> None:
        self.found.append(cards)
        self.chances.append(self._weigh(cards))

    def _weigh(self, cards: Sequence[int]) -> float:
        assert self.likelihood is not None
        return self.likelihood(self.imagine(cards)) + NEVER

    def _swap(self, at: int, rng: Random) -> None:
        """Lets two cards of a world change places, as a step of Metropolis.

        If that is possible and likely enough.
        """
        i, j = rng.choice(self.free_slots), rng.choice(self.free_slots)
        cards = self.found[at]
        x, y = cards[i], cards[j]
        here, there = self.slots[i][0], self.slots[j][0]
        if here == there or x == y or not (self.may[x] >> there & 1 and self.may[y] >> here & 1):
            return
        moved = cards.copy()
        moved[i], moved[j] = y, x
        chance = self._weigh(moved)
        if chance >= self.chances[at] * rng.random():
            self.found[at], self.chances[at] = moved, chance
