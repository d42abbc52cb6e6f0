"""`beginner` and `casual` forget: what they imagine fits what they see, and is not always what they once saw."""

from random import Random

import pytest

from hlaska.bots.players.beginner_casual import AverageSampler, ForgetfulSampler
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event, cards_in, without
from hlaska.core.cards import ACE, TEN, rank, suit
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import GAMES, find_game
from tests.bots.test_sampler import play_some


@pytest.mark.parametrize("name", GAMES)
def test_a_forgetful_world_looks_to_the_seat_like_the_truth_and_never_excludes_it(
    name: str,
) -> None:
    rng, game = Random(name), find_game(name)
    for sampler in (ForgetfulSampler, AverageSampler) * 4:
        state, seen = play_some(game, rng, 0.97)
        for seat in range(game.seats):
            view = game.view(state, seat)  # type: ignore[arg-type]
            deals = sampler(game, view, seen[seat])
            world = deals.draw(rng)
            assert game.view(world, seat) == view
            assert sorted(e & 63 for p in world.places for e in p) == sorted(game.pack)
            hidden = [
                (place, card)
                for place, (there, shown) in enumerate(zip(state.places, view.places, strict=True))  # type: ignore[attr-defined]
                for card in without(cards_in(there), [c for c in cards_in(shown) if c >= 0])
            ]
            proved = [where for where in deals.slots if where[1] >= 0]
            assert all(where in hidden for where in proved)
            loose = [spot for spot in hidden if spot not in proved]
            assert all(deals.may[card] >> place & 1 for place, card in loose)


def after_tricks(count: int) -> tuple[Game, View, list[Event]]:
    """Mariáš for three after some tricks of a hundred, and what the seat on turn has seen of it."""
    game = find_game("marias")
    state, events = game.start(game.opening(), game.pack)
    while sum(e.kind == "play" for e in events) < 3 * count:
        legal = game.legal(state, state.pub.turn)
        hundred = (a for a in legal if game.action_text(a) == "hundred")  # a plain game is not played
        said = next(hundred, legal[0])
        state, more = game.apply(state, state.pub.turn, said)
        events += more
    seat = state.pub.turn
    return game, game.view(state, seat), [e.for_seat(seat) for e in events]


def forgotten(sampler: type[WorldSampler], tricks: int = 4) -> set[int]:
    """The cards of others that have been played and may, as a seat remembers it, still be in a hand."""
    game, view, events = after_tricks(tricks)
    own = game.place(f"hand{view.seat}")
    hands = sum(1 << game.place(f"hand{s}") for s in range(game.seats) if s != view.seat)
    deals = sampler(game, view, events)
    played = [e.cards[0] for e in events if e.kind == "play" and e.src != own]
    return {c for c in played if deals.may.get(c, 0) & hands}


def last_played(tricks: int, of: int) -> set[int]:
    _, _, events = after_tricks(of)
    return {e.cards[0] for e in [e for e in events if e.kind == "play"][-3 * tricks :]}


def test_who_remembers_everything_forgets_nothing() -> None:
    assert forgotten(WorldSampler) == set()


def test_a_beginner_remembers_the_last_trick() -> None:
    gone = forgotten(ForgetfulSampler)
    assert len(gone) == 6  # of three older tricks, without the own cards
    assert not gone & last_played(1, 4)


def test_a_casual_player_counts_trumps_aces_and_tens() -> None:
    _, view, _ = after_tricks(4)
    gone = forgotten(AverageSampler)
    assert gone < forgotten(ForgetfulSampler)
    assert not any(suit(c) == view.pub.trump or rank(c) in (ACE, TEN) for c in gone)
    assert not gone & last_played(2, 4)
