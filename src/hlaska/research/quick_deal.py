"""Deals for data sets that are played quickly: by what a hand would call, and by the rule of thumb for cards.

It does what the player `greedy` does, and calls as the game's model of calls does, without imagining what is hidden:
both read the own hand and what was played alone, so the deal itself stands in for the world that a player imagines.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.call_rollout import own_choice
from hlaska.bots.evaluation.playouts import policy_of
from hlaska.bots.players.certain_claims import sure_gain
from hlaska.core.adviser import Adviser
from hlaska.core.errors import BadText
from hlaska.core.game import CALL, Action, Game
from hlaska.core.view import View
from hlaska.kernel import layout
from hlaska.kernel.policy import choose
from hlaska.research.play_deal import Notes

QUICK: Final = "quick"


def is_quick(game: Game) -> bool:
    """Whether the player `quick` knows all that it needs: what hands call, or that no calls come before the cards."""
    adviser = game.adviser
    first = game.start(game.opening(), game.pack)[0]
    return adviser.habitual or adviser.conventional or adviser.position(first) is not None


def check_quick(game: Game) -> None:
    """Raises BadText for a game that the player `quick` does not play."""
    if not is_quick(game):
        raise BadText(f"{game.id}: nobody has counted what hands call there, so '{QUICK}' cannot play it")


def play_quickly(
    game: Game, deck: Sequence[int], name: str, notes: Notes, states: list[Any] | None = None
) -> Any:
    """Plays one deal to its end and returns the public numbers there; all choices follow from `name`.

    states: gets the states before each action, if it is given."""
    state, _ = game.start(game.opening(), deck)
    rng = Random(f"{name} {QUICK}")
    for _ in range(game.bound + 1):
        if state.pub.turn < 0:
            return state.pub
        for action in quick_turn(game, state, rng):
            seat = state.pub.turn
            if states is not None:
                states.append(state)
            notes.take(seat, action, 0, None)
            state, _ = game.apply(state, seat, action)
    raise AssertionError(f"{game.id}: a deal went on beyond its bound of {game.bound} actions")


def quick_turn(game: Game, state: Any, rng: Random) -> tuple[Action, ...]:
    """Chooses what the seat on turn does."""
    adviser, seat = game.adviser, state.pub.turn
    legal = adviser.lawful(View(seat, state.pub, state.places, game.legal(state, seat))).legal
    if len(legal) == 1:
        return legal
    position = adviser.playout(state)
    calls = [action for action in legal if action >= CALL]
    if position is None:
        usual = adviser.habit(state, seat, rng) if adviser.habitual else ()
        if not usual and adviser.conventional:
            usual = adviser.convention(View(seat, state.pub, game.redact(state.places, seat), legal)).turn
        return usual or (own_choice(game, state, seat, legal, None),)
    for call in calls:
        told = game.calls[call]
        if not told.blind and not told.acts and sure_gain(game, [state], seat, call):
            return (call,)
    if len(calls) < len(legal) or game.calls.acts:
        if type(adviser).known_partners is not Adviser.known_partners:  # who they are may be hidden
            view = View(seat, state.pub, game.redact(state.places, seat), legal)
            position[layout.SIDE + seat] &= adviser.known_partners(view)
        action = choose(position, policy_of(game, state), 0, rng.getrandbits(62), [])
        action = game.calls.acts.get(action, action)
        if action in legal:
            return (action,)
    return (own_choice(game, state, seat, legal, None),)
