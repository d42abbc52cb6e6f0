"""Names kinds of hands to practise with."""

from typing import Final

from hlaska.core.practice_hands import Kinds, has_aces, has_long_suit, has_marriage

KINDS: Final[Kinds] = {"marriage": has_marriage, "aces": has_aces, "long": has_long_suit}
