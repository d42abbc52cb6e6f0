"""Offers tables and deals as texts to agents that read and write.

May import environments, encoding, matches and players.
"""
