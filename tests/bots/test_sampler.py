"""Worlds drawn for a seat fit its view."""

from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots.evaluation.playouts import NOISE, PlayoutValueFunction, policy_of
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.games import GAMES, find_game
from hlaska.kernel.layout import RESULT
from hlaska.kernel.rollout import Playouts


def play_some(game: Game, rng: Random, share: float, quiet: float = 0.0) -> tuple[object, list[list[Event]]]:
    """A state somewhere in a random deal, and the events of each seat. `quiet`: how many calls are the quiet one."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while rng.random() < share:
        seat = state.pub.turn
        legal = game.legal(state, seat)
        calm = bool(quiet) and legal[0] >= CALL and rng.random() < quiet
        state, events = game.apply(state, seat, legal[0] if calm else rng.choice(legal))
        if state.pub.turn < 0:
            return play_some(game, rng, share, quiet)
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
                world = WorldSampler(game, view, seen[seat]).draw(rng)
                assert game.view(world, seat) == view
                assert sorted(e & 63 for p in world.places for e in p) == sorted(game.pack)


def test_events_that_do_not_lead_to_the_view_are_told() -> None:
    game = find_game("bezique")
    state, _ = game.start(game.opening(), list(game.pack))
    with pytest.raises(BadText, match="give all that the seat was told since the deal began"):
        WorldSampler(game, game.view(state, state.pub.turn), [])


def in_play(game: Any, rng: Random, deals: int) -> Iterator[tuple[Any, WorldSampler]]:
    """States at a card, and what the seat on turn may imagine there."""
    while deals:
        truth: Any
        truth, seen = play_some(game, rng, 0.95, quiet=0.8)
        if game.adviser.position(truth) is not None and game.adviser.playout_position(truth) is not None:
            seat, deals = truth.pub.turn, deals - 1
            yield truth, WorldSampler(game, game.view(truth, seat), seen[seat])


@pytest.mark.parametrize(("name", "preset"), [(n, p) for n in GAMES for p in find_game(n).presets])
def test_a_settlement_that_is_remembered_is_that_of_the_engine(name: str, preset: str) -> None:
    """In worlds of one view, in which playouts end alike."""
    rng, compared, game = Random(f"{name} {preset}"), 0, find_game(name, preset)
    judge = PlayoutValueFunction(game, Random(1))
    for _, deals in in_play(game, rng, 8):
        for world in (deals.draw(rng) for _ in range(4)):
            position = game.adviser.playout_position(world)
            assert position is not None
            policy = policy_of(game, world)
            for words in judge.playouts.run(
                [position], rng.getrandbits(62), repeats=6, policy=policy, hands=True
            ):
                paid = game.adviser.payoff(world, [*position[:RESULT], *words])
                assert judge._payoff(world, position, words) == paid
                compared += 1
    assert compared == 8 * 4 * 6


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_judged_by_what_their_playouts_pay(name: str) -> None:
    rng, game, compared = Random(name), find_game(name), 0
    for truth, deals in in_play(game, rng, 6):
        seat, worlds = truth.pub.turn, [deals.draw(rng) for _ in range(6)]
        moves = list({a & 63 for a in game.view(truth, seat).legal if a < CALL})
        if not moves:
            continue
        found = PlayoutValueFunction(game, Random(3)).after_moves(worlds, seat, moves, 2)
        positions: list[Any] = [game.adviser.playout_position(world) for world in worlds]
        done = Playouts().run(
            positions,
            Random(3).getrandbits(62),
            moves=moves,
            repeats=2,
            policy=policy_of(game, worlds[0]),
            noise=NOISE,
            hands=True,
        )
        told = iter(done)
        for at, (world, position) in enumerate(zip(worlds, positions, strict=True)):
            ends = [[*position[:RESULT], *next(told)] for _ in range(2 * len(moves))]
            margins = [average_margin(game.adviser.payoff(world, end), seat, game.seats) for end in ends]
            for i in range(len(moves)):
                assert found[i][at] == fmean(margins[i :: len(moves)])
                compared += 1
    assert compared > 20
