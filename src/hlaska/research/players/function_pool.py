"""Lets a function of a Python file play for every computer player of a server.

An example is `hlaska serve --player mine.py:act`.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from random import Random, SystemRandom

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.research.players.function_bot import FUNCTION, FunctionBot, function_of, load
from hlaska.table.bots.bot_pool import ThreadBotPool

log = logging.getLogger(__name__)


class _LoggedBot(FunctionBot):
    """Writes what the function did wrong into the server's log, where its author looks.

    counts: how often the server asked the function, and how often it failed.
    """

    def __init__(self, game: Game, spec: str, rng: Random, counts: Counter[str]) -> None:
        super().__init__(game, spec, rng)
        self.counts = counts

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        """Asks the function; the quick player decides where that goes wrong."""
        action = await super().choose(view, events)
        self.counts["asked"] += 1
        for _, kind, text in self.faults:
            self.counts["failed"] += 1
            log.warning(
                "%s: %s: %s; a stand-in decided, as in %d of %d decisions so far",
                self.spec,
                kind,
                text,
                self.counts["failed"],
                self.counts["asked"],
            )
        self.faults.clear()
        return action


def function_pool(spec: str) -> ThreadBotPool:
    """Makes a pool in which a function decides, whatever level is asked for. Raises BadText where there is none."""
    named = spec.removeprefix(FUNCTION)
    function_of(load(named), named)

    counts = Counter[str]()

    def make(level: str, game: Game, seed: int | None, seconds: float | None) -> FunctionBot:
        return _LoggedBot(game, named, SystemRandom(), counts)

    return ThreadBotPool(make)
