"""Kinds of hands to practise with."""

from hlaska.families.marias.hands import CONTRACTS as KINDS

__all__ = ["KINDS"]
