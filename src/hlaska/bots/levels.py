"""The levels by name, from weakest to strongest."""

from __future__ import annotations

from random import Random, SystemRandom

from hlaska.bots.bot import Bot
from hlaska.bots.search import ClubBot
from hlaska.bots.simple import GreedyBot, RandomBot
from hlaska.core.errors import BadText
from hlaska.core.game import Game

LEVELS = ("random", "greedy", "club")


def make(level: str, game: Game, rng_seed: int | None = None) -> Bot:
    """A player of a level. `rng_seed` makes its choices repeatable; None draws from the system. Raises BadText."""
    rng = SystemRandom() if rng_seed is None else Random(rng_seed)
    if level == "random":
        return RandomBot(game, rng)
    if level == "greedy":
        return GreedyBot(game, rng)
    if level == "club":
        return ClubBot(game, rng)
    raise BadText(f"'{level}' is no computer player; there are {', '.join(LEVELS)}")
