"""Plays by computer.

Players get views and the events of their seat, never a state.

`make("club", game)` gives a player; `LEVELS` names them from weakest to strongest.
"""

from hlaska.bots.registry import make
from hlaska.core.levels import LEVELS

__all__ = ["LEVELS", "make"]
