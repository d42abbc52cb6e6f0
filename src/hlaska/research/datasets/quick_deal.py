"""Plays deals for data sets quickly.

It goes by what a hand would call and the rule of thumb.

It does what the player `greedy` does, and calls as the game's model of calls does, without imagining what is hidden:
both read the own hand and what was played alone, so the deal itself stands in for the world that a player imagines.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.bots.call_rollout import choose_quietly
from hlaska.bots.evaluation.playouts import policy_of
from hlaska.bots.players.certain_claims import sure_gain
from hlaska.core.actions import CALL, Action
from hlaska.core.adviser import Adviser
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.kernel import layout
from hlaska.research.datasets import quick_choice
from hlaska.research.matches.play_deal import DealRecorder

QUICK: Final = "quick"


class Choice(NamedTuple):
    """Holds a choice in the play: several actions, and the position."""

    legal: tuple[Action, ...]
    position: list[int]


def is_quick(game: Game) -> bool:
    """Tells whether the player `quick` knows all that it needs.

    That is what hands call, or that no calls come before the cards.
    """
    adviser = game.adviser
    first = game.start(game.opening(), game.pack)[0]
    return adviser.has_call_policy or adviser.has_convention or adviser.position(first) is not None


def check_quick(game: Game) -> None:
    """Raises BadText for a game that the player `quick` does not play."""
    if not is_quick(game):
        raise BadText(f"{game.id}: nobody has counted what hands call there, so '{QUICK}' cannot play it")


def play_quickly(
    game: Game,
    deck: Sequence[int],
    name: str,
    notes: DealRecorder,
    states: list[Any] | None = None,
    choices: dict[int, Choice] | None = None,
) -> Any:
    """Plays one deal to its end and returns the public numbers there.

    All choices follow from `name`.

    states: gets the states before each action, if it is given.
    choices: by the number of the action, those in play.
    """
    quick_choice.start()
    state, _ = game.start(game.opening(), deck)
    rng = Random(f"{name} {QUICK}")
    for _ in range(game.bound + 1):
        if state.pub.turn < 0:
            return state.pub
        turn, choice = _choose_turn(game, state, rng)
        if choices is not None and choice is not None:
            choices[len(notes.log)] = choice
        for action in turn:
            seat = state.pub.turn
            if states is not None:
                states.append(state)
            notes.record_action(seat, action, 0, None)
            state, _ = game.apply(state, seat, action)
    raise AssertionError(f"{game.id}: a deal went on beyond its bound of {game.bound} actions")


def quick_turn(game: Game, state: Any, rng: Random) -> tuple[Action, ...]:
    """Chooses what the seat on turn does."""
    return _choose_turn(game, state, rng)[0]


def choice_in(game: Game, state: Any) -> Choice | None:
    """Returns the choice of the seat on turn; None where there is none."""
    legal = _lawful(game, state)
    position = game.adviser.playout_position(state) if len(legal) > 1 else None
    return None if position is None else Choice(legal, position)


def _lawful(game: Game, state: Any) -> tuple[Action, ...]:
    seat = state.pub.turn
    return game.adviser.bot_view(View(seat, state.pub, state.places, game.legal(state, seat))).legal


def _choose_turn(game: Game, state: Any, rng: Random) -> tuple[tuple[Action, ...], Choice | None]:
    """Chooses what the seat on turn does, and says between what."""
    legal = _lawful(game, state)
    if len(legal) == 1:
        return legal, None
    position = game.adviser.playout_position(state)
    if position is None:
        return _choose_calls(game, state, legal, rng), None
    return (_choose_card(game, state, legal, position, rng),), Choice(legal, position)


def _choose_calls(game: Game, state: Any, legal: tuple[Action, ...], rng: Random) -> tuple[Action, ...]:
    """Chooses a whole turn, as such hands usually do."""
    adviser, seat = game.adviser, state.pub.turn
    usual = adviser.sample_turn(state, seat, rng) if adviser.has_call_policy else ()
    if not usual and adviser.has_convention:
        usual = adviser.convention(View(seat, state.pub, game.redact(state.places, seat), legal)).turn
    return usual or (choose_quietly(game, state, seat, legal, None),)


def _choose_card(
    game: Game, state: Any, legal: tuple[Action, ...], position: list[int], rng: Random
) -> Action:
    """Chooses a card or an act, or a call that surely gains."""
    adviser, seat = game.adviser, state.pub.turn
    calls = [action for action in legal if action >= CALL]
    for call in calls:
        told = game.calls[call]
        if not told.blind and not told.acts and sure_gain(game, [state], seat, call):
            return call
    if len(calls) < len(legal) or game.calls.acts:
        if type(adviser).known_partners is not Adviser.known_partners:  # who they are may be hidden
            view = View(seat, state.pub, game.redact(state.places, seat), legal)
            position = list(position)
            position[layout.SIDE + seat] &= adviser.known_partners(view)
        action = quick_choice.quick_action(position, policy_of(game, state), rng.getrandbits(62))
        action = game.calls.acts.get(action, action)
        if action in legal:
            return action
    return choose_quietly(game, state, seat, legal, None)
