"""Names kinds of hands to practise the Mariáš games with."""

from __future__ import annotations

from typing import Final

from hlaska.core.cards import ACE, KING, QUEEN, SEVEN, SUITS, TEN, card_of
from hlaska.core.practice_hands import Hand, Kinds, has, has_long_suit, has_marriage, of_suit

TAKEN: Final = 10  # cards that are played; what is more goes into the talon


def has_seven(hand: Hand) -> bool:
    """Tells whether a hand has a suit of five with the seven and the ace."""
    return any(
        of_suit(hand.own, suit) >= 5 and has(hand.own, card_of(suit, SEVEN), card_of(suit, ACE))
        for suit in range(len(SUITS))
    )


def has_hundred(hand: Hand) -> bool:
    """Tells whether a hand has a marriage with its ace, and more for a hundred.

    That is aces and tens for the rest of its points.
    """
    sharp = sum(c & 15 in (ACE, TEN) for c in hand.own)
    return sharp >= 4 and any(
        has(hand.own, *(card_of(suit, rank) for rank in (ACE, KING, QUEEN))) for suit in range(len(SUITS))
    )


def is_betl(hand: Hand) -> bool:
    """Tells whether a hand has at most one high card once the talon is filled.

    Without trumps the ten is no high card.
    """
    high = sum(c & 15 in (ACE, KING, QUEEN) for c in hand.own)
    return high <= 1 + max(0, len(hand.own) - TAKEN)


def is_durch(hand: Hand) -> bool:
    """Tells whether a hand has three aces, and a suit headed by ace and king."""
    tops = sum(c & 15 == ACE for c in hand.own)
    return tops >= 3 and any(
        has(hand.own, card_of(suit, ACE), card_of(suit, KING)) and of_suit(hand.own, suit) >= 4
        for suit in range(len(SUITS))
    )


def has_strong_suit(hand: Hand) -> bool:
    """Tells whether a hand has three of a suit, with its ace."""
    return any(
        of_suit(hand.own, suit) >= 3 and has(hand.own, card_of(suit, ACE)) for suit in range(len(SUITS))
    )


CONTRACTS: Final[Kinds] = {
    "seven": has_seven, "hundred": has_hundred, "betl": is_betl, "durch": is_durch,
    "long": has_long_suit, "marriage": has_marriage,
}  # fmt: skip
FEW: Final[Kinds] = {"marriage": has_marriage, "strong": has_strong_suit}
"""Where few cards are dealt before trumps are chosen or turned up."""
