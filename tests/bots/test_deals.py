"""Worlds drawn for a seat fit its view."""

from random import Random

import pytest

from hlaska.bots.deals import Deals
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game


def play_some(game: Game, rng: Random, share: float) -> tuple[object, list[list[Event]]]:
    """A state somewhere in a random deal, and the events of each seat."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while rng.random() < share:
        seat = state.pub.turn
        state, events = game.apply(state, seat, rng.choice(game.legal(state, seat)))
        if state.pub.turn < 0:
            return play_some(game, rng, share)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    return state, seen


def test_a_world_looks_to_the_seat_like_the_truth() -> None:
    rng = Random(5)
    for name in GAMES:
        game = find_game(name)
        for _ in range(25):
            state, seen = play_some(game, rng, 0.95)
            for seat in range(game.seats):
                view = game.view(state, seat)  # type: ignore[arg-type]
                world = Deals(game, view, seen[seat]).draw(rng)
                assert game.view(world, seat) == view
                assert sorted(e & 63 for p in world.places for e in p) == sorted(game.pack)


def test_events_that_do_not_lead_to_the_view_are_told() -> None:
    game = find_game("bezique")
    state, _ = game.start(game.opening(), list(game.pack))
    with pytest.raises(BadText, match="give all that the seat was told since the deal began"):
        Deals(game, game.view(state, state.pub.turn), [])
