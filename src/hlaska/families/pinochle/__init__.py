"""Holds what the games of Pinochle share: the melds and what they count."""
