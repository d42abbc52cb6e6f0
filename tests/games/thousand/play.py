"""Deals of Thousand played at random, for tests that look at everything on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event
from hlaska.core.errors import BadOptions
from hlaska.core.game import Match
from hlaska.core.match import next_deck
from hlaska.core.options import random_options
from hlaska.games.thousand.game import Thousand
from hlaska.games.thousand.public import BID, GIVE_UP, State


def random_game(rng: Random) -> Thousand:
    """A preset, or options drawn at random."""
    while True:
        preset = rng.choice(list(Thousand.presets.values()))
        options = preset if rng.random() < 0.3 else random_options(Thousand.Options, rng)
        try:
            return Thousand(options)  # type: ignore[arg-type]
        except BadOptions:
            continue


def pick(legal: tuple[Action, ...], rng: Random) -> Action:
    """Low bids rather than high ones, giving up seldom, marriages often."""
    weights = []
    bids = 0
    for a in legal:
        bids += a >= BID
        weights.append(0.5**bids if a >= BID else 0.1 if a == GIVE_UP else 3.0 if CALL > a > 63 else 1.0)
    return rng.choices(legal, weights)[0]


def walk(game: Thousand, match: Match, rng: Random) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a deal with the events that led to it."""
    state, events = game.start(match, next_deck(game, match, rng.shuffle))
    yield state, events
    for _ in range(game.bound):
        if state.pub.turn < 0:
            return
        state, events = game.apply(state, state.pub.turn, pick(game.legal(state, state.pub.turn), rng))
        yield state, events
    assert state.pub.turn < 0, "the deal ends within its bound"
