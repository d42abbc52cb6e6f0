"""Names kinds of hands to practise with."""

from hlaska.families.marias.practice_hands import CONTRACTS as KINDS

__all__ = ["KINDS"]
