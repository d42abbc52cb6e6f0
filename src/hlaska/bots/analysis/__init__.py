"""Looks back at decisions and deals: hints, reviews, reasons, the value of cards, claims.

Uses the players and evaluators; no player imports it.
"""
