"""Kinds of hands to practise with."""

from hlaska.families.pinochle.hands import ALONE as KINDS

__all__ = ["KINDS"]
