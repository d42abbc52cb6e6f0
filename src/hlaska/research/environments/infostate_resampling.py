"""Finds another deck and other hidden actions under which a seat was told the same.

A world that fits what the seat knows says where every card lies now. Each card of the deck is followed through the
deal, so the world says what it must have been; then the deal is played anew and taken only if the seat was told the
same. So the histories of all seats are right, not only the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, cards_in, without
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.research.environments.episode import Episode

TRIES: Final = 40  # worlds
SHUFFLES: Final = 40  # from which it is found where a card of the deck is dealt
SWAPS: Final = 60  # pairs of cards that may change places, where no world could be told again


def resample_deal(episode: Episode, seat: int, rng: Random, *, believed: bool = False) -> Episode:
    """Deals anew as the deal may have been for all that a seat was told.

    believed: worlds are drawn as the player `strong` believes them, else any that fits. Where none of many worlds can
    be told again, cards of the deal as it is change places one pair after another. Raises BadText where calls out of
    turn are turns of their own.
    """
    if episode.claims:
        raise BadText("a deal with calls out of turn as turns of their own cannot be told again")
    ways = CardPaths(episode, seat)
    if not episode.over:
        known = episode.knowledge(seat)
        deals = WorldSampler(episode.game, episode.view(seat), episode.events(seat))
        for _ in range(TRIES):
            world = deals.draw(rng) if believed else deals.draw_uniform(rng)
            kinds = ways.deck_for(world.places, known, rng)
            found = None if kinds is None else ways.replay(kinds)
            if found is not None:
                return found
    return _swap_cards(ways, rng)


def _swap_cards(ways: CardPaths, rng: Random) -> Episode:
    """Returns the deal after pairs of cards have changed places unnoticed.

    Each time as far as the seat could not notice it.
    """
    kinds, latest = list(ways.episode.deck), ways.episode.copy()
    for _ in range(SWAPS):
        one, other = rng.sample(range(len(kinds)), 2)
        if kinds[one] == kinds[other]:
            continue
        kinds[one], kinds[other] = kinds[other], kinds[one]
        found = ways.replay(kinds)
        if found is None:
            kinds[one], kinds[other] = kinds[other], kinds[one]
        else:
            latest = found
    return latest


class CardPaths:
    """Holds the way of each card through a deal, as one seat could follow it.

    now: by place the cards there as numbers in the deck.
    seen: the numbers of the cards that the seat has seen.
    moved: for each action the number of the card it names, -1 for none.
    """

    def __init__(self, episode: Episode, seat: int) -> None:
        self.episode, self.seat, self.deck = episode, seat, episode.deck
        steps = episode.true_events()
        self.now: list[list[int]] = [[] for _ in episode.game.places]
        dealt = dealt_places(episode.game)
        for place, count in _initial_counts(episode.true_places(), steps):
            first = sum(map(len, self.now))
            self.now[place] = list(range(first, first + count))
        self.seen: set[int] = set()
        self.moved: list[int] = []
        for number, events in enumerate(steps):
            gone = [card for event in events for card in self._follow(event, dealt if number == 0 else {})]
            if number:
                action = episode.log[number - 1][1]
                named = [i for i in gone if self.deck[i] == action & 63] if 0 <= action < CALL else []
                self.moved.append(named[0] if named else -1)

    def _follow(self, event: Event, dealt: Mapping[int, int]) -> list[int]:
        """Follows the cards of an event to where they move, and returns their numbers.

        `dealt`: where cards go that are dealt now.
        """
        if event.src < 0 or event.dst < 0:
            return []
        source, found = list(self.now[event.src]), []
        for card in event.cards:
            alike = [n for n in source if self.deck[n] == card] or source
            number = next((n for n in alike if dealt.get(n) == event.dst), alike[0])
            source.remove(number)
            found.append(number)
        if -1 not in event.for_seat(self.seat).cards:
            self.seen |= set(found)
        if event.src == event.dst:
            return []
        self.now[event.src] = source
        self.now[event.dst] += found
        return found

    def deck_for(
        self, places: Sequence[Sequence[int]], known: CardKnowledge, rng: Random
    ) -> list[int] | None:
        """Builds the deck that leads to these cards in these places.

        Returns None where a card that was seen would be another.

        What is proved stays what it is; where the rest of a place came from is left to chance.
        """
        kinds = list(self.deck)
        for numbers, entries, proved in zip(self.now, places, known.fixed, strict=True):
            cards, stay, loose = list(cards_in(entries)), list(proved), []
            for number in sorted(numbers, key=lambda n: n not in self.seen):
                kind = self.deck[number]
                if number in self.seen and kind not in cards:
                    return None
                if number in self.seen or kind in stay:
                    stay, cards = without(stay, (kind,)), without(cards, (kind,))
                else:
                    loose.append(number)
            rng.shuffle(cards)
            for number, card in zip(loose, cards, strict=True):
                kinds[number] = card
        return kinds

    def replay(self, kinds: Sequence[int]) -> Episode | None:
        """Replays the deal from this deck.

        Returns None where an action is not legal or the seat would have been told otherwise.
        """
        if list(kinds) == list(self.deck):
            return self.episode.copy()
        episode, seat = self.episode, self.seat
        other = Episode(episode.encoder, kinds, match=episode.match)
        told = episode.events(seat)
        for (who, action), number in zip(episode.log, self.moved, strict=True):
            heard = other.events(seat)
            if other.seat != who or heard != told[: len(heard)]:
                return None
            meant = self._replace_card(action, number, kinds)
            if meant not in other.legal():
                return None
            other.do(meant)
        same = other.events(seat) == told and other.seat == episode.seat
        same = same and other.view(seat) == episode.view(seat)
        return other if same else None

    @staticmethod
    def _replace_card(action: Action, number: int, kinds: Sequence[int]) -> Action:
        return action if number < 0 else action & ~63 | kinds[number]


@lru_cache(64)
def dealt_places(game: Game) -> Mapping[int, int]:
    """Returns the place to which each number in the deck is dealt first.

    Before the first action, as far as shuffles tell.
    """
    there = [set(range(len(game.places))) for _ in game.pack]
    rng, deck = Random(0), sorted(game.pack)
    for _ in range(SHUFFLES):
        rng.shuffle(deck)
        places = [cards_in(entries) for entries in game.start(game.opening(), deck)[0].places]
        for number, card in enumerate(deck):
            there[number] &= {place for place, cards in enumerate(places) if card in cards}
    return {number: min(found) for number, found in enumerate(there) if len(found) == 1}


def _initial_counts(
    places: Sequence[Sequence[Any]], steps: Sequence[Sequence[Event]]
) -> Iterator[tuple[int, int]]:
    """Yields the places before the first event with how many cards lay in each."""
    counts = [len(entries) for entries in places]
    for events in steps:
        for event in events:
            if event.cards and event.src != event.dst:
                counts[event.dst] -= len(event.cards)
                counts[event.src] += len(event.cards)
    return ((place, count) for place, count in enumerate(counts) if count)
