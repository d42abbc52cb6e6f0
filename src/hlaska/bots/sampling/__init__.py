"""Draws worlds for a seat.

They are ways in which the hidden cards may lie, and how likely they are.

Imports the engine below and nothing else of the players.
"""
