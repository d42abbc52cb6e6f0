"""Offers the package to scripts: games by name, deals, computer players, records and duplicate matches.

Everything here is also reached as `hlaska.NAME`, loaded when it is first asked for. Actions, cards and amounts are
texts as records have them (`QH`, `QH+`, `bid 55`); whoever wants ints, states and masks takes the `game` of a deal.
What is wrong is told by a `HlaskaError` that says what would be right.
"""

from hlaska.library.deals import Deal, Meld, read
from hlaska.library.deciding import Decision, Player, Review, Solved, hint, player, review, solve
from hlaska.library.meeting import duplicate
from hlaska.library.naming import game, list_games
from hlaska.research.matches.arena import Report

__all__ = [
    "Deal",
    "Decision",
    "Meld",
    "Player",
    "Report",
    "Review",
    "Solved",
    "duplicate",
    "game",
    "hint",
    "list_games",
    "player",
    "read",
    "review",
    "solve",
]
