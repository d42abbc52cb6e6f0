"""Making a computer player of a level."""

from __future__ import annotations

from math import inf
from random import Random, SystemRandom

from hlaska.bots.bot import Bot
from hlaska.bots.search import MOST_WORLDS, ClubBot
from hlaska.bots.simple import GreedyBot, RandomBot
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.levels import LEVELS


def make(level: str, game: Game, rng_seed: int | None = None, seconds: float | None = None) -> Bot:
    """A player of a level. `rng_seed` makes its choices repeatable; None draws from the system. `seconds`: what one
    decision may take, None as usual; `club:64` looks at 64 worlds instead, however long that takes, so that it is
    repeatable on any machine. Raises BadText."""
    rng = SystemRandom() if rng_seed is None else Random(rng_seed)
    if level.startswith("club:"):
        return ClubBot(game, rng, inf, worlds_of(level))
    if level == "random":
        return RandomBot(game, rng)
    if level == "greedy":
        return GreedyBot(game, rng)
    if level == "club":
        return ClubBot(game, rng, seconds)
    raise BadText(
        f"'{level}' is no computer player; there are {', '.join(LEVELS)}, and club:64 with 64 worlds"
    )


def worlds_of(level: str) -> int:
    """The number after the colon. Raises BadText."""
    digits = level.partition(":")[2]
    if not (
        digits.isascii() and digits.isdecimal() and 0 < int(digits[:6]) <= MOST_WORLDS and len(digits) < 6
    ):
        raise BadText(f"'{level}': after the colon comes a number of worlds, 1 to {MOST_WORLDS}")
    return int(digits)
