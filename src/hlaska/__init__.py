"""Hláška: the marriage group of card games."""

__version__ = "0.1.0"
