"""Deals at random, with moods: some full of announcements and fleks, some of silence, all games and contracts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.options import random_options
from hlaska.games.marias.game import Marias
from hlaska.games.marias.options import PRESETS, Options
from hlaska.games.marias.public import State


def house(rng: Random, number: int) -> Options:
    """A preset for every third deal, else options drawn at random: few, some or all."""
    if number % 3 == 0:
        presets: list[Any] = list(PRESETS.values())
        found: Options = presets[number // 3 % len(presets)]
        return found
    return random_options(Options, rng, most=(4, 9, None)[number // 3 % 3])


def deal(game: Marias, rng: Random) -> Iterator[tuple[State, list[Event]]]:
    """The states of a deal, each with the events that led to it."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    yield state, events
    mood: dict[str, float] = {}
    plain = rng.random() < 0.7  # a game is played, and nobody says bad
    while state.pub.turn >= 0:
        seat = state.pub.turn
        other = [(s, a) for s in range(3) for a in game.legal(state, s) if s != seat]
        if other and rng.random() < 0.02:
            seat, action = rng.choice(other)
        else:
            legal = game.legal(state, seat)
            if plain and state.pub.phase in ("contract", "ask"):
                legal = tuple(a for a in legal if game.action_text(a) in ("suit", "good")) or legal
            weights = [
                1.0 if a < CALL else mood.setdefault(game.action_text(a), rng.expovariate(1)) for a in legal
            ]
            weights = [w * 3 if 64 <= a < CALL else w for w, a in zip(weights, legal, strict=True)]
            action = rng.choices(legal, weights)[0]
        state, events = game.apply(state, seat, action)
        yield state, events
