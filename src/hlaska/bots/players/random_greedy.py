"""Players without search: `random`, the baseline of every measurement, and `greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hlaska.bots.call_rollout import is_rung, own_choice
from hlaska.bots.decision import Seat
from hlaska.bots.evaluation.playouts import policy_of
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.core.board import Event
from hlaska.core.game import CALL, Action, Game
from hlaska.core.view import View
from hlaska.kernel.policy import choose


class RandomBot:
    """Any legal action, all equally likely; but a ladder of bids counts as one of them, and on it each rung is half as
    likely as the one below, so that chance does not live on bids that nobody could make."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        view = self.game.adviser.lawful(view)
        if view.pub.turn != view.seat or not view.legal:
            return None
        rungs = [a for a in view.legal if is_rung(self.game, a)]
        choice = self.rng.choice([*(a for a in view.legal if a not in rungs), *rungs[:1]])
        return choice if choice not in rungs[:1] else self._climb(rungs)

    def _climb(self, rungs: Sequence[Action]) -> Action:
        return next((a for a in rungs if self.rng.random() < 0.5), rungs[0])


class GreedyBot:
    """Does what is usual in the game, and plays by a rule of thumb.

    Where a convention says nothing, it is quiet in every call and keeps the cards it would miss; it plays the card
    that a rule of thumb names. It claims what is sure.

    The rule reads the own hand and the cards played; the world around it only completes the position.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        seat = Seat(self.game, view, events)
        if seat.proved is not None:
            return seat.proved
        claim = certain_claim(seat, self.rng)
        if claim is not None or not seat.on_turn:
            return claim
        if seat.advice.turn:
            return seat.advice.turn[0]
        return self._by_rule(seat)

    def _by_rule(self, seat: Seat) -> Action:
        """What the rule of thumb of the kernel does, or else the quiet choice."""
        state = seat.deals.any(self.rng)  # what others said changes no rule of thumb
        position = self.game.adviser.playout(state)
        if position is not None and (seat.legal[0] < CALL or self.game.calls.acts):
            action = choose(position, policy_of(self.game, state), 0, self.rng.getrandbits(62), [])
            action = self.game.calls.acts.get(action, action)
            if action in seat.legal:
                return action
        return own_choice(self.game, state, seat.number, seat.legal, None)
