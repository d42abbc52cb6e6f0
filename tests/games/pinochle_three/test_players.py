"""A player without search bids what its cards are worth, and gives up what is lost."""

from __future__ import annotations

from random import Random

import pytest

from hlaska.bots import make
from hlaska.core.board import cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game
from hlaska.core.public import update
from hlaska.games import find_game
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.habits import limit
from hlaska.games.pinochle_three.public import CONCEDE, GO_ON, State
from hlaska.research.playing import asyncio_run

RUN = "AH TH KH QH JH AH TH AS TS AD AC KS QS JD 9C"
WEAK = "9H 9S 9D 9C JH JS JC QH QD TC KS 9S 9C JC QC"


def rules(preset: str) -> PinochleThree:
    game = find_game("pinochle_three", preset)
    assert isinstance(game, PinochleThree)
    return game


def test_a_better_hand_goes_further() -> None:
    game = rules("auction3_points")
    assert limit(game, parse_cards(RUN)) > 350 > 250 > limit(game, parse_cards(WEAK))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["auction3", "auction3_points", "cutthroat3_bid"])
def test_nobody_climbs_far_above_what_the_cards_are_worth(preset: str) -> None:
    game, rng = rules(preset), Random(3)
    for _ in range(20):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        limits = [limit(game, cards_in(state.places[game.place(f"hand{s}")])) for s in range(3)]
        while state.pub.phase == "auction":
            seat = state.pub.turn
            action = asyncio_run(make("greedy", game, 1).choose(game.view(state, seat), []))
            state, _ = game.apply(state, seat, action)
        assert state.pub.contract <= max(300, sorted(limits)[-1])


def _decide(game: Game, contract: int) -> State:
    """A bidder with a weak hand before the first lead."""
    state, _ = game.start(game.opening(), game.pack)
    pub = update(state.pub, phase="decide", turn=0, bidder=0, contract=contract, trump=2, meld=(40, 0, 0))
    return State(pub, state.places)


def test_what_is_lost_is_given_up() -> None:
    game = find_game("pinochle_three", "auction3")
    assert game.adviser.convention(game.view(_decide(game, 400), 0)).turn == (CONCEDE,)
    assert game.adviser.convention(game.view(_decide(game, 60), 0)).turn == (GO_ON,)
