"""Plays a deal as environments need it, whatever framework asks.

May import encoding, matches and players.
"""
