"""Lets a function of a Python file play for every computer player of a server: `hlaska serve --player mine.py:act`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import SystemRandom

from hlaska.core.board import Event
from hlaska.core.game import Action, Game, View
from hlaska.research.function_bot import FUNCTION, FunctionBot, function_of, load
from hlaska.table.bots.bot_pool import ThreadBotPool

log = logging.getLogger(__name__)


class _LoggedBot(FunctionBot):
    """Writes what the function did wrong into the server's log, where its author looks."""

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        """Asks the function; the quick player decides where that goes wrong."""
        action = await super().choose(view, events)
        for _, kind, text in self.faults:
            log.warning("%s: %s: %s; a stand-in decided", self.spec, kind, text)
        return action


def function_pool(spec: str) -> ThreadBotPool:
    """Makes a pool in which a function decides, whatever level is asked for. Raises BadText where there is none."""
    named = spec.removeprefix(FUNCTION)
    function_of(load(named), named)

    def make(level: str, game: Game, seed: int | None, seconds: float | None) -> FunctionBot:
        return _LoggedBot(game, named, SystemRandom())

    return ThreadBotPool(make)
