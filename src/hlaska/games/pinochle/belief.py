"""Weighs worlds by the exchange: what a bidder's partner does not hold any more.

A partner passes trumps first and then aces (pinochle:P2.SIG.7), in every game and at every level: of 366 played deals
with four cards passed he had a trump above the nine left in 4 of 100, where cards dealt evenly leave him one in 99. So
in a world that seats a trump with him it goes to the bidder, mostly. People pass as they like: nothing is excluded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from hlaska.core.adviser import Slots
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import ACE, NINE
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.call_model import model
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, State, View, partner

LEAST: Final = 3  # cards passed, so that none of those is likely to be left


def has_evidence(options: Options, pub: PinochlePublic) -> bool:
    """Tells whether a bidder's partner has passed cards with trumps known."""
    passed = options.pass_count >= LEAST and options.exchange_timing == "after_trump"
    return passed and pub.trump >= 0 and pub.phase in ("meld", "decide", "play")


def pass_likelihood(view: View, events: Sequence[Event]) -> Callable[[State], float]:
    """Weighs worlds by how likely the bidder's partner passed these cards."""
    pub = view.pub
    helper = partner(pub.declarer)
    played, mine = [c for e in events if e.kind == "play" and e.seat == helper for c in e.cards], model()

    def judge(state: State) -> float:
        cards = [*cards_in(state.places[at.HAND + helper]), *played]
        trumps = sum(is_passed(c, pub.trump) for c in cards)
        aces = sum(c & 15 == ACE and c >> 4 != pub.trump for c in cards)
        return float(mine.kept**trumps * mine.ace_kept**aces)

    return judge


def make_arranger(view: View, slots: Slots) -> Callable[[list[int], Random], None] | None:
    """Returns what moves trumps from the bidder's partner to where they were passed.

    They go to the bidder, or, where the bidder asks, to the others: in place, a card for every hidden place, never
    against what is known. None: the seat sees its own hand.
    """
    pub = view.pub
    helper, bidder = at.HAND + partner(pub.declarer), at.HAND + pub.declarer
    free = [i for i, (_, proved) in enumerate(slots.places) if proved < 0]
    own = [i for i in free if slots.places[i][0] == helper]
    others = [i for i in free if slots.places[i][0] == bidder] or [i for i in free if i not in own]
    if not own or not others:
        return None
    kept_so = model().kept

    def can_swap(cards: Sequence[int], i: int, j: int) -> bool:
        here, there = slots.places[i][0], slots.places[j][0]
        return bool(slots.may[cards[i]] >> there & slots.may[cards[j]] >> here & 1)

    def arrange(cards: list[int], rng: Random) -> None:
        for i in own:
            if not is_passed(cards[i], pub.trump) or rng.random() < kept_so:
                continue
            able = [j for j in others if not is_passed(cards[j], pub.trump) and can_swap(cards, i, j)]
            if able:
                j = rng.choice(able)
                cards[i], cards[j] = cards[j], cards[i]

    return arrange


def is_passed(card: int, trump: int) -> bool:
    """Tells whether a card is a trump that a bidder's partner passes."""
    return card >> 4 == trump and card & 15 != NINE
