"""Names kinds of hands to practise with."""

from typing import Final

from hlaska.core.cards import ACE, TEN, card_of, couple
from hlaska.core.practice_hands import Hand, Kinds, has, has_marriage, of_suit


def has_royal(hand: Hand) -> bool:
    return hand.trump >= 0 and has(hand.own, *couple(hand.trump))


def has_strong_trumps(hand: Hand) -> bool:
    """Tells whether a hand has three trumps, the ace or the ten among them. That is enough to think of closing."""
    trumps = of_suit(hand.own, hand.trump)
    high = {card_of(hand.trump, ACE), card_of(hand.trump, TEN)} if hand.trump >= 0 else set()
    return trumps >= 3 and bool(high & set(hand.own))


KINDS: Final[Kinds] = {"marriage": has_marriage, "royal": has_royal, "trumps": has_strong_trumps}
