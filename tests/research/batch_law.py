"""Deals in a batch and the same deals in the game itself, side by side: `play_beside` compares every step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from hlaska.bots.call_rollout import Supposition, rollout_calls
from hlaska.core.game import CALL, Game
from hlaska.core.match import next_deck
from hlaska.kernel import layout
from hlaska.research.game_batch import GameBatch, has_combinations, is_act

TRIES = 60


def states_at_play(game: Game, count: int, rng: Random) -> list[Any]:
    """So many states in which cards are played, bid quietly and sometimes doubled.

    The first card is to be played, or the first one after the stock where combinations are laid before.
    """
    match, found = game.opening(), []
    for i in range(TRIES * count):
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        state = rollout_calls(game, state, -1, Supposition(raised=i % 2 == 0))
        position = game.adviser.position(state)
        while has_combinations(game) and position is not None and position[layout.LEFT]:
            state = skip_calls(game, game.apply(state, state.pub.turn, rng.choice(moves(game, state)))[0])
            position = game.adviser.position(state)
        if state.pub.turn >= 0 and game.adviser.position(state) is not None:
            found.append(state)
        if len(found) == count:
            return found
    raise AssertionError(f"{game.id}: {len(found)} deals of {TRIES * count} come to the play of cards")


def batch_actions(game: Game, batch: GameBatch, state: Any) -> set[int]:
    """The numbers of what the game allows and a batch has: cards and acts."""
    found = set()
    for action in game.legal(state, state.pub.turn):
        if action < CALL:
            how = action >> 6 if action >> 6 == 1 and has_pairs(game, state) else 0
            found.add(batch.number(how << 6 | action & 63))
        elif is_act(game, action):
            found.add(batch.number(action))
    return found


def moves(game: Game, state: Any) -> list[int]:
    """The cards and acts that are legal, of anything else all that is."""
    legal = game.legal(state, state.pub.turn)
    return [a for a in legal if a < CALL or is_act(game, a)] or list(legal)


def has_pairs(game: Game, state: Any) -> bool:
    """Whether cards can be declared; else `how` tells copies apart."""
    position = game.adviser.position(state)
    return position is not None and bool(position[layout.PAIRS])


def engine_action(game: Game, batch: GameBatch, state: Any, number: int) -> int:
    """The game's action for a number: of several copies the first one that is legal."""
    action = batch.action(number)
    if action >= CALL or has_pairs(game, state):
        return action
    return next(a for a in game.legal(state, state.pub.turn) if a < CALL and a & 63 == action & 63)


def skip_calls(game: Game, state: Any) -> Any:
    """Past what is asked and is no move in a batch, such as laying combinations, by the first call that goes on."""
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        state, _ = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    return state


def play_beside(game: Game, batch: GameBatch, states: list[Any], rng: Random) -> Counter[str]:
    """Plays the deals of a batch to their end at random, the game beside it; how often something was compared."""
    count: Counter[str] = Counter()
    for _ in range(4 * game.bound):
        if batch.done.all():
            return count
        for i, state in enumerate(states):
            if batch.done[i]:
                continue
            assert batch.turn[i] == state.pub.turn
            legal = batch_actions(game, batch, state)
            assert legal == set(np.flatnonzero(batch.masks[i]).tolist()), (i, state.pub.phase)
            assert batch.games.positions[i].tolist() == game.adviser.position(state), (i, state.pub.phase)
            count["steps"] += 1
        actions = [rng.choice(np.flatnonzero(row).tolist() or [0]) for row in batch.masks]
        was = batch.done.copy()
        ended = batch.step(actions)
        for i, number in enumerate(actions):
            if not was[i]:
                state = states[i]
                action = engine_action(game, batch, state, number)
                states[i] = skip_calls(game, game.apply(state, state.pub.turn, action)[0])
                if not batch.done[i]:
                    assert states[i].pub.turn >= 0, "the game is over, the batch goes on"
        for i, result in zip(ended.games.tolist(), ended.results.tolist(), strict=True):
            count["ends"] += 1
            if states[i].pub.turn < 0:
                assert result == list(states[i].pub.result[: game.seats]), i
                count["results"] += 1
    raise AssertionError("a deal of a batch does not end")
