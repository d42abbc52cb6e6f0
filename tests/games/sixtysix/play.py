"""Deals played at random, for tests that look at everything on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.errors import BadOptions
from hlaska.core.game import Match
from hlaska.core.match import next_deck
from hlaska.core.options import random_options
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.public import CLAIM, CLOSE, State


def random_game(rng: Random) -> SixtySix:
    """A preset, or options drawn at random."""
    while True:
        preset = rng.choice(list(SixtySix.presets.values()))
        options = preset if rng.random() < 0.5 else random_options(SixtySix.Options, rng)
        try:
            return SixtySix(options)  # type: ignore[arg-type]
        except BadOptions:
            continue


def pick(legal: tuple[Action, ...], rng: Random) -> Action:
    """Claims and closing seldom, so that most deals last."""
    weights = [0.03 if a == CLAIM else 0.1 if a == CLOSE else 1.0 for a in legal]
    return rng.choices(legal, weights)[0]


def walk(game: SixtySix, match: Match, rng: Random) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a deal with the events that led to it; now and then somebody claims out of turn."""
    state, events = game.start(match, next_deck(game, match, rng.shuffle))
    yield state, events
    for _ in range(game.bound):
        if state.pub.turn < 0:
            return
        seat = state.pub.turn
        if rng.random() < 0.01 and game.legal(state, 1 - seat):
            seat = 1 - seat
        state, events = game.apply(state, seat, pick(game.legal(state, seat), rng))
        yield state, events
    assert state.pub.turn < 0, "the deal ends within its bound"
