"""Names kinds of hands to practise the pinochle games with."""

from __future__ import annotations

from typing import Final

from hlaska.core.cards import ACE, DIAMONDS, JACK, KING, QUEEN, SPADES, SUITS, TEN, card_of
from hlaska.core.practice_hands import Hand, Kinds, has, has_aces, has_long_suit

_RUN: Final = (ACE, TEN, KING, QUEEN, JACK)


def has_run(hand: Hand) -> bool:
    return _has_run(hand.own)


def has_near_run(hand: Hand) -> bool:
    """Tells whether a hand has four of the five cards of a run."""
    return not has_run(hand) and any(
        sum(has(hand.own, card_of(suit, rank)) for rank in _RUN) == len(_RUN) - 1
        for suit in range(len(SUITS))
    )


def has_pinochle(hand: Hand) -> bool:
    return has(hand.own, card_of(SPADES, QUEEN), card_of(DIAMONDS, JACK))


def is_partner_strong(hand: Hand) -> bool:
    """Tells whether the partner has a run, or an ace of each suit."""
    around = all(has(hand.partner, card_of(suit, ACE)) for suit in range(len(SUITS)))
    return around or _has_run(hand.partner)


def _has_run(cards: tuple[int, ...]) -> bool:
    return any(has(cards, *(card_of(suit, rank) for rank in _RUN)) for suit in range(len(SUITS)))


ALONE: Final[Kinds] = {
    "run": has_run,
    "near-run": has_near_run,
    "pinochle": has_pinochle,
    "aces": has_aces,
    "long": has_long_suit,
}
WITH_PARTNER: Final[Kinds] = {**ALONE, "partner": is_partner_strong}
