"""Plays duplicate matches between players, keeps their logs, and reports what they show.

Deals are shared out among processes or machines. May import players, and nothing else of research.
"""
