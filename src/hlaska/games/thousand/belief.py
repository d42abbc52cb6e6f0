"""Weighs worlds of Thousand by what the others bid, and did not bid.

It looks at the cards that they were dealt.

A hand of an imagined world is followed back to the seven cards it was in the auction: what it has played comes back to
it, what the declarer gave away returns, and the widow leaves it. Which card somebody else was given is chosen by chance
among those that one gives away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.games.thousand import bidding
from hlaska.games.thousand import public as at
from hlaska.games.thousand.call_model import model
from hlaska.games.thousand.call_policy import promise_of
from hlaska.games.thousand.options import FREE_BID, Options
from hlaska.games.thousand.public import View, amount_of
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.layout import TEN
from hlaska.kernel.play import couples


class BidObservation(NamedTuple):
    """Holds what a seat said.

    amount: the amount that it bid, or the least one that it left.
    ready: it was after the cards were given.
    """

    seat: int
    amount: int
    bid: bool
    ready: bool = False


class AuctionBelief:
    """Weighs imagined worlds for one view by the auction."""

    def __init__(self, options: Options, view: View, events: Sequence[Event], slots: Slots) -> None:
        pub = view.pub
        self.options, self.declarer, self.model = options, pub.declarer, model()
        self.steps = [step for step in bid_observations(options, pub, events) if step.seat != view.seat]
        self.spots = [
            [i for i, (place, _) in enumerate(slots.places) if place == at.HAND + s] for s in range(at.SEATS)
        ]
        self.held = [mask_of(e & 63 for e in view.places[at.HAND + s] if e >= 0) for s in range(at.SEATS)]
        self.widow, self.given = -1, dict[int, int]()
        for e in events:
            if e.kind == "play" and e.seat >= 0:
                self.held[e.seat] |= 1 << (e.cards[0] & 63)
            elif e.kind == "widow":
                self.widow = mask_of(e.cards) if min(e.cards) >= 0 else -1
            elif e.kind == "give":
                self.given[e.dst - at.HAND] = e.cards[0]

    def has_evidence(self) -> bool:
        """Tells whether there is anything to weigh by."""
        return bool(self.steps)

    def redraw_choices(self, cards: list[int], rng: Random) -> float:
        """Returns how likely the others would have bid as they did."""
        hands = self.held.copy()
        for s, spots in enumerate(self.spots):
            for i in spots:
                hands[s] |= 1 << cards[i]
        given = {s: card if card >= 0 else sample_given(hands[s], rng) for s, card in self.given.items()}
        points: dict[tuple[int, bool], float] = {}
        chance = 1.0
        for step in self.steps:
            hand = hands[step.seat] if step.ready else self._auction_hand(step.seat, hands, given)
            if hand < 0:
                continue
            key = step.seat, step.ready
            if key not in points:
                points[key] = promise_of(hand, self.model.ready if step.ready else self.model.dealt)
            chance *= self._likelihood(step, hand, points[key])
        return chance

    def _auction_hand(self, seat: int, hands: Sequence[int], given: dict[int, int]) -> int:
        """Returns the cards that a seat had in the auction; -1 where unknown."""
        if seat != self.declarer:
            return hands[seat] & ~(1 << given[seat]) if seat in given else hands[seat]
        if self.widow < 0:
            return -1
        return (hands[seat] | mask_of(given.values())) & ~self.widow

    def _likelihood(self, step: BidObservation, hand: int, points: float) -> float:
        free = self.options.th_bid_cap == "none" or step.amount <= FREE_BID or couples(hand)
        mine = self.model
        wants = (1 - 2 * mine.least) / (1 + exp((step.amount + mine.bar - points) / mine.stray)) + mine.least
        if not step.bid:
            return 1 - wants if free else 1.0
        return wants if free else mine.unheard


def sample_given(hand: int, rng: Random) -> int:
    """Draws which of these cards somebody else has given. It is seldom an ace or ten, or one of a marriage."""
    pairs = couples(hand)
    low = [c for c in cards_of(hand & ~(pairs | pairs << 1)) if c & 15 < TEN]
    return rng.choice(low or cards_of(hand))


def bid_observations(
    options: Options, pub: at.ThousandPublic, events: Sequence[Event]
) -> Iterator[BidObservation]:
    """Yields what was said in the auction and what the contract was raised to.

    It is in order; an opening that is forced or blind says nothing.
    """
    high, ready = 0, False
    for e in events:
        ready = ready or e.kind == "widow"
        if e.kind != "call":
            continue
        amount = amount_of(e.value)
        if amount:
            forced = not high and amount == bidding.least_bid(options, pub)
            if e.value < at.BLIND_AT and not forced:
                yield BidObservation(e.seat, amount, True, ready)
            high = amount
        elif e.value == at.PASS and not ready:
            yield BidObservation(e.seat, high + options.bid_step, False)
