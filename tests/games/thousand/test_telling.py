"""What others bid weighs the worlds, and excludes none."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in, without
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.games.thousand import public as at
from hlaska.games.thousand.belief import AuctionBelief

PRESETS = ("thousand", "polish", "online")
DEALS = 24


def true_cards(worlds: BeliefSampler, state: Any) -> list[int]:
    """The cards that really lie in the hidden places."""
    rest = {}
    for place, entries in enumerate(worlds.view.places):
        proved = [card for p, card in worlds.slots if p == place]
        rest[place] = without(cards_in(state.places[place]), (*cards_in(entries), *proved))
    return [card if card >= 0 else rest[place].pop() for place, card in worlds.slots]


def chances(game: Game, rng: Random, usual: bool) -> list[tuple[float, float]]:
    """Of a deal, at each state that is told again: the chance of the truth, and of random worlds. usual: everybody
    bids what is usual; else by chance."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: list[list[Event]] = [[e.for_seat(s) for e in events] for s in range(3)]
    found = []
    while state.pub.turn >= 0:
        seat = state.pub.turn
        view = game.view(state, seat)
        worlds = BeliefSampler(game, view, heard[seat])
        if worlds.belief is not None:
            truth = worlds.weight(true_cards(worlds, state), rng)
            found.append((truth, fmean(worlds.weight(worlds._draw_cards(rng), rng) for _ in range(8))))
        legal = [a for a in game.legal(state, seat) if a != at.GIVE_UP]
        said = game.adviser.convention(view).turn[:1] if usual else ()
        cards = [a for a in legal if a < CALL]
        action = said[0] if said and said[0] in legal else rng.choice(cards or legal)
        state, events = game.apply(state, seat, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    return found


@pytest.mark.parametrize("preset", PRESETS)
def test_who_bids_what_the_hand_is_worth_is_believed(preset: str) -> None:
    game, rng = find_game("thousand", preset), Random(preset)
    found = [pair for _ in range(DEALS) for pair in chances(game, rng, usual=True)]
    assert fmean(truth for truth, _ in found) > 1.2 * fmean(other for _, other in found)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_no_bid_excludes_the_truth(preset: str) -> None:
    game, rng = find_game("thousand", preset), Random(preset)
    found = [truth for _ in range(DEALS) for truth, _ in chances(game, rng, usual=False)]
    assert found
    assert min(found) > 0


def test_a_hand_is_followed_back_to_what_it_was_dealt() -> None:
    """With all cards known: what was played and given comes back, and the widow goes."""
    game, rng = find_game("thousand"), Random(4)
    for _ in range(20):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        dealt = [sum(1 << c for c in cards_in(state.places[at.HAND + s])) for s in range(3)]
        heard = [e.for_seat(0) for e in events]
        while state.pub.turn >= 0:
            worlds = BeliefSampler(game, game.view(state, 0), heard)
            if worlds.belief is not None:
                story, truth = worlds.belief, true_cards(worlds, state)
                assert isinstance(story, AuctionBelief)
                hands = [
                    held | sum(1 << truth[i] for i in spots)
                    for held, spots in zip(story.held, story.spots, strict=True)
                ]
                given = {s: c for s, c in story.given.items() if c >= 0}
                if len(given) == len(story.given):
                    assert [story._auction_hand(s, hands, given) for s in range(3)] == dealt
            legal = [a for a in game.legal(state, state.pub.turn) if a != at.GIVE_UP]
            state, events = game.apply(state, state.pub.turn, rng.choice(legal))
            heard += [e.for_seat(0) for e in events]
