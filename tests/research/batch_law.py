"""Deals in a batch and the same deals in the game itself, side by side: `play_beside` compares every step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from hlaska.core.game import CALL, Game
from hlaska.kernel import layout
from hlaska.research.batch_starts import is_act, skip_calls
from hlaska.research.game_batch import GameBatch


def batch_actions(game: Game, batch: GameBatch, state: Any) -> set[int]:
    """The numbers of what the game allows and a batch has: cards and acts."""
    found = set()
    for action in game.legal(state, state.pub.turn):
        if action < CALL:
            how = action >> 6 if action >> 6 == 1 and has_pairs(game, state) else 0
            found.add(batch.number(how << 6 | action & 63))
        elif batch.tables is not None or is_act(game, action):
            found.add(batch.number(action))
    return found


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


def hand_masks(game: Game, state: Any) -> list[int]:
    """The cards of each hand as a mask."""
    first = game.place("hand0")
    return [sum(1 << (e & 63) for e in hand) for hand in state.places[first : first + game.seats]]


def play_beside(game: Game, batch: GameBatch, states: list[Any], rng: Random) -> Counter[str]:
    """Plays the deals of a batch to their end at random, the game beside it; how often something was compared."""
    count: Counter[str] = Counter()
    for _ in range(4 * game.bound):
        if batch.done.all():
            return count
        for i, state in enumerate(states):
            if batch.done[i]:
                continue
            assert batch.turn[i] == state.pub.turn, (i, state.pub)
            legal = batch_actions(game, batch, state)
            assert legal == set(np.flatnonzero(batch.masks[i]).tolist()), (i, state.pub.phase)
            position = game.adviser.position(state)
            if position is None:
                hands = batch.games.positions[i].tolist()[layout.HANDS : layout.HANDS + 4 * game.seats : 4]
                assert hands == hand_masks(game, state), (i, state.pub.phase)
                count["calls"] += 1
            else:
                assert batch.games.positions[i].tolist() == position, (i, state.pub.phase)
            count["steps"] += 1
        actions = [rng.choice(np.flatnonzero(row).tolist() or [0]) for row in batch.masks]
        was = batch.done.copy()
        ended = batch.step(actions)
        for i, number in enumerate(actions):
            if not was[i]:
                state = states[i]
                action = engine_action(game, batch, state, number)
                after = game.apply(state, state.pub.turn, action)[0]
                states[i] = after if batch.tables is not None else skip_calls(game, after)
                if not batch.done[i]:
                    assert states[i].pub.turn >= 0, "the game is over, the batch goes on"
        for i, result in zip(ended.games.tolist(), ended.results.tolist(), strict=True):
            count["ends"] += 1
            if states[i].pub.turn < 0:
                assert result == list(states[i].pub.result[: game.seats]), i
                count["results"] += 1
    raise AssertionError("a deal of a batch does not end")
