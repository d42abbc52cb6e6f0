"""Tells how much of a result the worth of the cards explains.

It was measured by game and preset (`scripts/measure_card_values.py`), and ratings take it off as luck.
"""

from __future__ import annotations

from functools import cache
from math import inf
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from hlaska.core.game import Game
from hlaska.core.record import Played
from hlaska.core.review import find_dealt_hands
from hlaska.table.bots.bot_pool import BotPool, Busy
from hlaska.table.bots.bot_worker import ValueCards

FILE: Final = Path(__file__).with_name("luck.jsonl")


class Measurement(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Holds one measurement of how much of a result the cards explain.

    plays: plays by the field of each deal.
    cap: the largest amount that a result counts (smallest units).
    beta: the part of the cards' worth to be taken off.
    share: the part of the variance that is gone then.
    low, high: the 95 % interval of `share`.
    seconds: processor time a deal.
    command: what was measured.
    possible: the part that any number could explain which depends on the cards alone, null where no deal was played
        twice.
    note: how the deals came about.
    """

    day: str
    game: str
    preset: str
    deals: int
    plays: int
    cap: float
    beta: float
    share: float
    low: float
    high: float
    seconds: float
    command: str
    possible: float | None = None
    note: str = ""


@cache
def read_measurements() -> tuple[Measurement, ...]:
    """Reads all measurements, in the order in which they were made."""
    lines = FILE.read_text("utf-8").splitlines()
    return tuple(msgspec.json.decode(line, type=Measurement) for line in lines)


def find_measurement(game: str, preset: str) -> Measurement | None:
    """Returns the latest measurement for a preset, None where luck tells nothing."""
    found = [one for one in read_measurements() if (one.game, one.preset) == (game, preset)]
    return found[-1] if found and found[-1].low > 0 else None


async def value_cards(
    runner: BotPool, game: Game, played: Played, patience: float, cap: float = inf
) -> tuple[float, ...]:
    """Values the cards of a deal that is over, by seat above the table's average.

    () where nobody has time to find out. `cap`: what one play of it counts at most (smallest units); `patience`:
    seconds to wait for a worker.
    """
    lies = find_dealt_hands(game, played)
    if lies is None:
        return ()
    try:
        return await runner.value_cards(ValueCards(game, lies, cap), patience)
    except (Busy, TimeoutError):
        return ()
