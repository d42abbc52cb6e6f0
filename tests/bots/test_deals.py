"""Worlds drawn for a seat fit its view."""

from random import Random
from typing import Any

import pytest

from hlaska.bots.deals import Deals
from hlaska.bots.playout import Judge, policy_of
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game
from hlaska.kernel.layout import RESULT


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


def test_a_settlement_that_is_remembered_is_that_of_the_engine() -> None:
    """In worlds of one view, in which playouts end alike."""
    rng, compared = Random(11), 0
    for name in GAMES:
        game = find_game(name)
        judge = Judge(game, Random(1))
        for _ in range(20):
            truth: Any
            truth, seen = play_some(game, rng, 0.95)
            if game.adviser.position(truth) is None or game.adviser.marked(truth) is None:
                continue
            seat = truth.pub.turn
            deals = Deals(game, game.view(truth, seat), seen[seat])
            for world in (deals.draw(rng) for _ in range(8)):
                position = game.adviser.playout(world)
                assert position is not None
                for words in judge.playouts.run(
                    [position], rng.getrandbits(62), repeats=6, policy=policy_of(game, world), hands=True
                ):
                    paid = game.adviser.payoff(world, [*position[:RESULT], *words])
                    assert judge._payoff(world, position, words) == paid
                    compared += 1
    assert compared > 1000
