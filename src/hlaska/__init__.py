"""Plays the marriage group of card games: Hláška.

>>> import hlaska
>>> deal = hlaska.Deal(hlaska.game("schnapsen"), seed=1)
>>> deal.play(deal.legal()[0]).turn
1

The names below are loaded from `hlaska.library` when they are first used: importing the package costs nothing.
"""

from typing import TYPE_CHECKING, Any

from hlaska._version import __version__

if TYPE_CHECKING:
    from hlaska.library import (
        Deal,
        Decision,
        Meld,
        Player,
        Report,
        Review,
        Solved,
        duplicate,
        game,
        hint,
        list_games,
        player,
        read,
        review,
        solve,
    )

__all__ = [
    "Deal",
    "Decision",
    "Meld",
    "Player",
    "Report",
    "Review",
    "Solved",
    "__version__",
    "duplicate",
    "game",
    "hint",
    "list_games",
    "player",
    "read",
    "review",
    "solve",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'hlaska' has no attribute '{name}'")
    from hlaska import library

    return getattr(library, name)
