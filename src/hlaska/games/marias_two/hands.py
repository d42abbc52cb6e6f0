"""Kinds of hands to practise with."""

from hlaska.families.marias.hands import FEW as KINDS

__all__ = ["KINDS"]
