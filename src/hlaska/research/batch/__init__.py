"""Plays many deals side by side: tables of calls, numbers beside them, settlement.

The game is asked when a situation first occurs, and compiled code (`hlaska.kernel.batch`) does the rest. May import
encoding.
"""
