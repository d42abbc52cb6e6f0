"""Fits the models of computer players to deals that were played.

May import matches and players.
"""
