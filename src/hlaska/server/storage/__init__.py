"""Stores journals and accounts, in SQLite or PostgreSQL.

It also saves, moves and mends them, and brings an older schema up to date.
"""
