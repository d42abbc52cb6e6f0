"""Kinds of hands to practise with."""

from typing import Final

from hlaska.core.practice_hands import Kinds, aces, long_suit, marriage

KINDS: Final[Kinds] = {"marriage": marriage, "aces": aces, "long": long_suit}
