"""Finds calls that end a deal well whatever the hidden cards are.

It is a claim that the own counted points make certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.decision import DecisionContext
from hlaska.core.actions import Action
from hlaska.core.game import Game

WORLDS: Final = 8  # a claim hangs on points that all worlds share; others fail in one of the first


def certain_claim(decision: DecisionContext, rng: Random) -> Action | None:
    """Returns a call that ends the deal with the same gain in every world.

    It is None where there is none. Works on turn and off it, from the view and the seat's events alone.
    """
    if not decision.calls:
        return None
    worlds = [decision.world_sampler.draw_uniform(rng) for _ in range(WORLDS)]
    gains = {call: sure_gain(decision.game, worlds, decision.seat, call) for call in decision.calls}
    best = max(gains, key=lambda call: (gains[call], call))
    return best if gains[best] > 0 else None


def sure_gain(game: Game, worlds: Sequence[Any], seat: int, call: Action) -> int:
    """Returns what a call that ends the deal brings a seat in all worlds alike.

    Nobody gets more; 0: not so. 0: not so.
    """
    gain = 0
    for world in worlds:
        pub = game.apply(world, seat, call)[0].pub
        if pub.turn >= 0 or pub.result[seat] < max(1, *pub.result) or gain not in (0, pub.result[seat]):
            return 0
        gain = pub.result[seat]
    return gain
