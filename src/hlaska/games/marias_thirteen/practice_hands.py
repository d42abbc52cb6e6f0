"""Names kinds of hands to practise with."""

from hlaska.families.marias.practice_hands import FEW as KINDS

__all__ = ["KINDS"]
