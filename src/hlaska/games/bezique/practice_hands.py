"""Names kinds of hands to practise with."""

from typing import Final

from hlaska.core.cards import DIAMONDS, JACK, QUEEN, SPADES, card_of
from hlaska.core.practice_hands import Hand, Kinds, has, has_aces, has_marriage


def has_bezique(hand: Hand) -> bool:
    return has(hand.own, card_of(SPADES, QUEEN), card_of(DIAMONDS, JACK))


KINDS: Final[Kinds] = {"marriage": has_marriage, "bezique": has_bezique, "aces": has_aces}
