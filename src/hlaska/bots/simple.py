"""Players without search: `random`, the baseline of every measurement, and `greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hlaska.bots.deals import Deals
from hlaska.bots.plan import own_choice
from hlaska.bots.playout import policy_of
from hlaska.core.board import Event
from hlaska.core.game import CALL, Action, Game, View
from hlaska.kernel.policy import choose


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        return self.rng.choice(view.legal) if view.pub.turn == view.seat and view.legal else None


class GreedyBot:
    """Quiet in every call, keeps the cards it would miss, plays the card that a rule of thumb names.

    The rule reads the own hand and the cards played; the world around it only completes the row.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        if view.pub.turn != view.seat or not view.legal:
            return None
        state = Deals(self.game, view, events).draw(self.rng)
        row = self.game.words(state)
        if row is None or view.legal[0] >= CALL:
            return own_choice(self.game, state, view.seat, view.legal, None)
        return choose(row, policy_of(self.game, state), 0, self.rng.getrandbits(62))
