"""Holds what the Mariáš games share.

These are things that can be doubled, their values, announcements, play, revokes and settlement.

Games of the family differ in how a contract comes about, in who plays against whom, and in their house rules. Here is
what follows once that is known, as functions over ints and tuples. Options are read by the names that all games share.
"""
