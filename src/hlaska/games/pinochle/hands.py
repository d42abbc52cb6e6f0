"""Kinds of hands to practise with."""

from hlaska.families.pinochle.hands import WITH_PARTNER as KINDS

__all__ = ["KINDS"]
