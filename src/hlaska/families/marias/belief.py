"""Weighs worlds of one against two by what was called and left unsaid.

The lone player's talon is chosen anew by a soft model in each world.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.view import View
from hlaska.families.marias.call_policy import Decision, LoneCallPolicy, TalonPolicy
from hlaska.kernel.layout import TEN


class KnownCards(NamedTuple):
    """Holds what a seat knows of a deal of three.

    hands: by seat, a mask of the cards known to have been held after the talon was put away.
    away: the mask of the known cards of the talon.
    sharp: aces and tens may lie there.
    """

    seat: int
    lone: int
    hands: tuple[int, ...]
    away: int
    sharp: bool


HandsLikelihood = Callable[[tuple[int, ...], int, Random], float]


def seen_mask(place: Sequence[int]) -> int:
    """Returns the mask of the cards of a place that are seen."""
    return sum([1 << (e & 63) for e in place if e >= 0])


def known_hands(view: View[Any], events: Sequence[Event], first: int, seats: int = 3) -> tuple[int, ...]:
    """Returns by seat the known cards of its hand and all it has played. `first`: the place of seat 0's hand."""
    hands = [seen_mask(view.places[first + s]) for s in range(seats)]
    for e in events:
        if e.kind == "play" and e.seat >= 0:
            hands[e.seat] |= seen_mask(e.cards)
    return tuple(hands)


class HandBelief(ABC):
    """Says how likely everything was said in a world.

    seat: whose worlds they are.
    known_of: by seat the cards known to have been in its hand.
    first: the place of seat 0's hand.
    """

    def __init__(self, seat: int, known_of: Sequence[int], slots: Slots, first: int) -> None:
        self.seat, self.known_of = seat, known_of
        self.of_hand = [
            [i for i, (p, _) in enumerate(slots.places) if p == first + s] for s in range(len(known_of))
        ]

    def hands(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Returns the hands of a world as masks. `cards`: one for each hidden card."""
        return tuple(
            held | sum([1 << cards[i] for i in at])
            for held, at in zip(self.known_of, self.of_hand, strict=True)
        )

    def redraw_choices(self, cards: list[int], rng: Random) -> float:
        """Weighs a world as `Belief.redraw_choices` does, and chooses nothing anew."""
        return self.chance(cards, rng)

    @abstractmethod
    def chance(self, cards: Sequence[int], rng: Random) -> float:
        """Returns how likely everything said would be said in this world; more than 0."""


class CallBelief(HandBelief):
    """Tells worlds again for one decision of one seat.

    first: the place of seat 0's hand.
    talon: that of the talon.
    others: more that a world is weighed by, from the hands and the talon.
    """

    def __init__(
        self,
        seen: KnownCards,
        slots: Slots,
        places: tuple[int, int],
        policy: LoneCallPolicy,
        talon_policy: TalonPolicy,
        decisions: Sequence[Decision],
        others: HandsLikelihood,
    ) -> None:
        first, talon = places
        super().__init__(seen.seat, seen.hands, slots, first)
        self.seen, self.policy, self.talon_policy, self.others = seen, policy, talon_policy, others
        self.decisions = [d for d in decisions if d.seat != seen.seat]
        self.of_talon = [i for i, (p, _) in enumerate(slots.places) if p == talon]
        self.may, self.talon, self.hand = slots.may, talon, first + seen.lone
        self.moving = [i for i in (*self.of_hand[seen.lone], *self.of_talon) if slots.places[i][1] < 0]
        self.resamples_talon = any(i in self.moving for i in self.of_talon)

    def redraw_choices(self, cards: list[int], rng: Random) -> float:
        """Chooses the talon of this world anew, and weighs all that was said in it.

        `cards`: one for each hidden card, changed in place.
        """
        if self.resamples_talon:
            self._resample_talon(cards, rng)
        return self.chance(cards, rng)

    def chance(self, cards: Sequence[int], rng: Random) -> float:
        """Returns how likely everything said would be said in this world."""
        hands = self.hands(cards)
        away = self.seen.away | sum([1 << cards[i] for i in self.of_talon])
        found = self.others(hands, away, rng)
        for decision in self.decisions:
            found *= self.policy.likelihood(decision, hands[decision.seat])
        return found

    def _resample_talon(self, cards: list[int], rng: Random) -> None:
        """Draws the talon anew from it and the lone player's hidden cards, by policy."""
        pool = [cards[i] for i in self.moving]
        open_ = [i for i in self.of_talon if i in self.moving]
        whole = self.seen.hands[self.seen.lone] | self.seen.away
        whole |= sum([1 << cards[i] for i in (*self.of_hand[self.seen.lone], *self.of_talon)])
        free = [c for c in pool if self.may.get(c, 0) >> self.talon & 1 and (self.seen.sharp or c & 15 < TEN)]
        there = [cards[i] for i in open_]
        stuck = [c for c in there if not self.may.get(c, 0) >> self.hand & 1]
        if len(open_) != 2 or len(free) < 2 or stuck:
            return
        strange = rng.random() < self.policy.model.strange_talon
        pair = tuple(rng.sample(free, 2)) if strange else self.talon_policy.choose_discards(whole, free, rng)
        rest = iter([c for c in pool if c not in pair])
        away = iter(pair)
        for i in self.moving:
            cards[i] = next(away) if i in open_ else next(rest)
