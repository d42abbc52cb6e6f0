"""Deals in a batch and the same deals in the game itself, side by side: `play_beside` compares every step."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np

from hlaska.core.actions import CALL
from hlaska.core.game import Game
from hlaska.kernel import layout
from hlaska.kernel.acts import EXCHANGE
from hlaska.kernel.batch.games import action_number
from hlaska.kernel.position import hand_words
from hlaska.research.batch.amount_tables import AmountTables
from hlaska.research.batch.batch_starts import is_act, play_position, skip_calls, whole_position
from hlaska.research.game_batch import GameBatch

HIGH_BIDS = 0.05  # how often any bid may be drawn
EXCHANGE_NUMBER = action_number(EXCHANGE)


def batch_actions(game: Game, batch: GameBatch, state: Any) -> set[int]:
    """The numbers of what the game allows and a batch has: cards and acts."""
    if batch.melds:
        return {batch.number(action) for action in game.legal(state, state.pub.turn)}
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
    if action >= CALL or batch.melds or has_pairs(game, state):
        return action
    return next(a for a in game.legal(state, state.pub.turn) if a < CALL and a & 63 == action & 63)


def hand_layers(game: Game, state: Any) -> list[int]:
    """The cards of each hand as the four layers of a position."""
    first = game.place("hand0")
    hands = state.places[first : first + game.seats]
    return [word for hand in hands for word in hand_words([e & 63 for e in hand], 4)]


def likely(batch: GameBatch, legal: list[int], rng: Random) -> list[int]:
    """Legal actions, of which one is drawn; mostly without high bids, which end a deal before cards are played."""
    tables = batch.tables
    if not isinstance(tables, AmountTables) or rng.random() < HIGH_BIDS:
        return legal or [0]
    bids = [number for number in legal if number >= tables.ladder]
    return [number for number in legal if number < tables.ladder] + bids[:2] or [0]


def choose(batch: GameBatch, numbers: list[int], rng: Random) -> int:
    """An action at random; where combinations are laid mostly a player who lays them and saves cards for them."""
    if not batch.melds or rng.random() < 0.3:
        return rng.choice(numbers)
    lays = [number for number in numbers if batch.action(number) >= CALL]
    if lays:
        return rng.choice(lays[1:] or lays)  # after drawing, which comes first
    return min(rng.choices(numbers, k=3), key=lambda number: rank_of(batch, number))


def rank_of(batch: GameBatch, number: int) -> int:
    """How much a card is worth keeping: those of combinations, and the last copies."""
    action = batch.action(number)
    return (action & 15 in (3, 4, 5, 7)) + (action >> 6 != 0)


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
            position = whole_position(game, state) if batch.melds else play_position(game, state)
            if position is None:
                hands = batch.games.positions[i].tolist()[layout.HANDS : layout.HANDS + 4 * game.seats]
                assert hands == hand_layers(game, state), (i, state.pub.phase)
                count["calls"] += 1
            else:
                assert batch.games.positions[i].tolist() == position, (i, state.pub.phase)
            count["steps"] += 1
            exchanges = EXCHANGE_NUMBER in legal
            count["exchanges"] += int(exchanges)
            count["exchanges in tricks"] += int(exchanges and batch.games.positions[i, layout.COUNT] > 0)
            count["lays"] += (
                int(any(a >= CALL for a in game.legal(state, state.pub.turn)[1:])) if batch.melds else 0
            )
        actions = [
            choose(batch, likely(batch, np.flatnonzero(row).tolist(), rng), rng) for row in batch.masks
        ]
        was = batch.done.copy()
        ended = batch.step(actions)
        for i, number in enumerate(actions):
            if not was[i]:
                state = states[i]
                action = engine_action(game, batch, state, number)
                after = game.apply(state, state.pub.turn, action)[0]
                states[i] = after if batch.tables is not None or batch.melds else skip_calls(game, after)
                if not batch.done[i]:
                    assert states[i].pub.turn >= 0, "the game is over, the batch goes on"
        for i, result in zip(ended.games.tolist(), ended.results.tolist(), strict=True):
            count["ends"] += 1
            if states[i].pub.turn < 0:
                assert result == list(states[i].pub.result[: game.seats]), i
                count["results"] += 1
    raise AssertionError("a deal of a batch does not end")
