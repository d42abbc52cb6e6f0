"""Kinds of hands to practise the Mariáš games with."""

from __future__ import annotations

from typing import Final

from hlaska.core.cards import ACE, KING, QUEEN, SEVEN, SUITS, TEN, card_of
from hlaska.core.practice_hands import Hand, Kinds, has, long_suit, marriage, of_suit

TAKEN: Final = 10  # cards that are played; what is more goes into the talon


def seven(hand: Hand) -> bool:
    """A suit of five with the seven and the ace."""
    return any(
        of_suit(hand.own, suit) >= 5 and has(hand.own, card_of(suit, SEVEN), card_of(suit, ACE))
        for suit in range(len(SUITS))
    )


def hundred(hand: Hand) -> bool:
    """A marriage with its ace, and aces and tens for the rest of the hundred."""
    sharp = sum(c & 15 in (ACE, TEN) for c in hand.own)
    return sharp >= 4 and any(
        has(hand.own, *(card_of(suit, rank) for rank in (ACE, KING, QUEEN))) for suit in range(len(SUITS))
    )


def betl(hand: Hand) -> bool:
    """One high card at most when the talon has been laid away; without trumps the ten is no high card."""
    high = sum(c & 15 in (ACE, KING, QUEEN) for c in hand.own)
    return high <= 1 + max(0, len(hand.own) - TAKEN)


def durch(hand: Hand) -> bool:
    """Three aces, and a suit headed by ace and king."""
    tops = sum(c & 15 == ACE for c in hand.own)
    return tops >= 3 and any(
        has(hand.own, card_of(suit, ACE), card_of(suit, KING)) and of_suit(hand.own, suit) >= 4
        for suit in range(len(SUITS))
    )


def strong_suit(hand: Hand) -> bool:
    """Three of a suit, with its ace."""
    return any(
        of_suit(hand.own, suit) >= 3 and has(hand.own, card_of(suit, ACE)) for suit in range(len(SUITS))
    )


CONTRACTS: Final[Kinds] = {
    "seven": seven, "hundred": hundred, "betl": betl, "durch": durch, "long": long_suit, "marriage": marriage,
}  # fmt: skip
FEW: Final[Kinds] = {"marriage": marriage, "strong": strong_suit}
"""Where few cards are dealt before trumps are chosen or turned up."""
