"""Plays without search: `random`, the baseline of every measurement, and `greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hlaska.bots.call_rollout import choose_quietly, is_rung
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.playouts import policy_of
from hlaska.bots.players.certain_claims import certain_claim
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel.policy import choose


class RandomBot:
    """Chooses any legal action, all equally likely.

    But a ladder of bids counts as one of them, and on it each rung is half as likely as the one below, so that chance
    does not live on bids that nobody could make.
    """

    def __init__(self, game: Game, rng: Random) -> None:
        self.game, self.rng = game, rng

    async def choose(self, view: View, events: Sequence[Event]) -> Action | None:
        view = self.game.adviser.bot_view(view)
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
        decision = DecisionContext(self.game, view, events)
        if decision.proven_challenge is not None:
            return decision.proven_challenge
        claim = certain_claim(decision, self.rng)
        if claim is not None or not decision.is_on_turn:
            return claim
        if decision.advice.turn:
            return decision.advice.turn[0]
        return self._by_rule(decision)

    def _by_rule(self, decision: DecisionContext) -> Action:
        """Chooses by the rule of thumb of the kernel, or else the quiet choice."""
        state = decision.world_sampler.draw_uniform(self.rng)  # what others said changes no rule of thumb
        position = self.game.adviser.playout_position(state)
        if position is not None and (decision.legal[0] < CALL or self.game.calls.acts):
            action = choose(position, policy_of(self.game, state), 0, self.rng.getrandbits(62), [])
            action = self.game.calls.acts.get(action, action)
            if action in decision.legal:
                return action
        return choose_quietly(self.game, state, decision.seat, decision.legal, None)
