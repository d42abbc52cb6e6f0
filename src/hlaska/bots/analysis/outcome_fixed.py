"""Tells whether the rest of a deal can be left to itself. However it is played, it comes to the same settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.bots.decision import DecisionContext
from hlaska.core.board import Event
from hlaska.core.claim_completion import state_key
from hlaska.core.game import Game
from hlaska.core.view import View

WORLDS: Final = 100  # that fit what the seat knows
STATES: Final = 4_000  # looked at in all; about half a second


def is_outcome_fixed(
    game: Game, view: View, events: Sequence[Event], worlds: int = WORLDS, states: int = STATES
) -> bool:
    """Tells whether all that may still be done ends with the same items and result.

    In every world that fits what the seat knows. Follows from the view and the seat's own events alone; False too
    where there is more to be looked at than the limits allow.
    """
    cards = DecisionContext(game, view, events).world_sampler.list_worlds(worlds, ordered=True)
    if not cards:
        return False
    waiting = [game.imagine(view, one) for one in cards]
    seen, end = set(map(state_key, waiting)), None
    while waiting:
        state = waiting.pop()
        for seat in range(game.seats):
            for action in game.legal(state, seat):
                then = game.apply(state, seat, action)[0]
                if then.pub.turn < 0:
                    found = (then.pub.result, then.pub.items)
                    if end is not None and found != end:
                        return False
                    end = found
                elif (at := state_key(then)) not in seen:
                    seen.add(at)
                    waiting.append(then)
        if len(seen) > states:
            return False
    return end is not None
