"""Defines the ten words of Hláška as data.

They are cards, actions, options, games, states, events, views, matches and records.
"""
