"""Kinds of hands to practise the pinochle games with."""

from __future__ import annotations

from typing import Final

from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, QUEEN, SPADES, SUITS, TEN, card_of
from hlaska.core.practice_hands import Hand, Kinds, aces, has, long_suit

_RUN: Final = (ACE, TEN, KING, QUEEN, JACK)


def run(hand: Hand) -> bool:
    return _has_run(hand.own)


def near_run(hand: Hand) -> bool:
    """Four of the five cards of a run."""
    return not run(hand) and any(
        sum(has(hand.own, card_of(suit, rank)) for rank in _RUN) == len(_RUN) - 1
        for suit in range(len(SUITS))
    )


def pinochle(hand: Hand) -> bool:
    return has(hand.own, card_of(SPADES, QUEEN), card_of(DIAMONDS, JACK))


def partner(hand: Hand) -> bool:
    """The partner has a run, or an ace of each suit."""
    around = all(has(hand.partner, card_of(suit, ACE)) for suit in range(len(SUITS)))
    return around or _has_run(hand.partner)


def _has_run(cards: tuple[int, ...]) -> bool:
    return any(has(cards, *(card_of(suit, rank) for rank in _RUN)) for suit in range(len(SUITS)))


ALONE: Final[Kinds] = {
    "run": run,
    "near-run": near_run,
    "pinochle": pinochle,
    "aces": aces,
    "long": long_suit,
}
WITH_PARTNER: Final[Kinds] = {**ALONE, "partner": partner}
