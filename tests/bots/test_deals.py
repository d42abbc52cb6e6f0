"""Worlds drawn for a seat: they fit its view, and what is drawn is spread evenly over what is possible."""

from collections import Counter
from random import Random

from hlaska.bots.deals import Deals, assign
from hlaska.core.board import Event
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


def test_every_way_to_place_cards_is_about_equally_likely() -> None:
    rng = Random(1)
    room = Counter({0: 2, 1: 2})
    spots = [(c, 0b11) for c in range(4)]
    drawn = Counter(tuple(sorted((assign(spots, room, rng) or {})[0])) for _ in range(6000))
    assert len(drawn) == 6
    assert min(drawn.values()) > 850


def test_a_world_is_found_whenever_there_is_one() -> None:
    rng = Random(2)
    for _ in range(500):
        places = list(range(4))
        truth = [rng.choice(places) for _ in range(12)]
        room = Counter(truth)
        spots = [(c, 1 << p | rng.getrandbits(4) & sum(1 << q for q in room)) for c, p in enumerate(truth)]
        placed = assign(spots, room, rng)
        assert placed is not None
        assert {p: len(cards) for p, cards in placed.items()} == dict(room)
        assert all(spots[c][1] >> p & 1 for p, cards in placed.items() for c in cards)


def test_no_world_where_there_is_none() -> None:
    assert assign([(0, 1), (1, 1)], Counter({0: 1, 1: 1}), Random(0)) is None
