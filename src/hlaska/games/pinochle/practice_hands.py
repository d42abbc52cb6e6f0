"""Names kinds of hands to practise with."""

from hlaska.families.pinochle.practice_hands import WITH_PARTNER as KINDS

__all__ = ["KINDS"]
