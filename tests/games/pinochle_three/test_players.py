"""A player without search bids what its cards are worth, and gives up what is lost."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hlaska.bots import make
from hlaska.core.board import cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game
from hlaska.core.public import update
from hlaska.games import find_game
from hlaska.games.pinochle_three.call_policy import bid_limit
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.public import CHANGE, CONCEDE, GIVE_IN, GO_ON, KEEP, TAKE, State
from hlaska.research.matches.play_deal import asyncio_run

RUN = "AH TH KH QH JH AH TH AS TS AD AC KS QS JD 9C"
WEAK = "9H 9S 9D 9C JH JS JC QH QD TC KS 9S 9C JC QC"


def rules(preset: str) -> PinochleThree:
    game = find_game("pinochle_three", preset)
    assert isinstance(game, PinochleThree)
    return game


def test_a_better_hand_goes_further() -> None:
    game = rules("auction3_points")
    assert bid_limit(game, parse_cards(RUN)) > 350 > 250 > bid_limit(game, parse_cards(WEAK))


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["auction3", "auction3_points", "cutthroat3_bid"])
def test_nobody_climbs_far_above_what_the_cards_are_worth(preset: str) -> None:
    game, rng = rules(preset), Random(3)
    for _ in range(20):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        limits = [bid_limit(game, cards_in(state.places[game.place(f"hand{s}")])) for s in range(3)]
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


def unseen(game: PinochleThree, hand: str) -> State:
    """A seat that was forced to bid, and has seen no widow."""
    own = parse_cards(hand)
    rest = list((Counter(game.pack) - Counter(own)).elements())
    deck = [*own[:5], *rest[:13], *own[5:10], *rest[13:23], *own[10:], *rest[23:]]
    state, _ = game.start(game.opening(), deck)
    for seat, call in ((0, "bid 300"), (1, "pass"), (2, "pass")):
        state, _ = game.apply(state, seat, game.call(call))
    return state


def test_a_widow_is_left_unseen_with_a_weak_hand_where_that_is_free() -> None:
    free, kitty = rules("auction3"), find_game("pinochle_three", "auction3", ["kitty=true"])
    assert isinstance(kitty, PinochleThree)
    for game, hand, call in ((free, WEAK, CONCEDE), (free, RUN, TAKE), (kitty, WEAK, TAKE)):
        assert game.adviser.convention(game.view(unseen(game, hand), 0)).turn == (call,)


def test_nobody_takes_back_what_was_named_or_gives_in_early() -> None:
    """Where little is missing an opponent may still give in."""
    game = rules("auction3")
    state = _decide(game, 400)
    assert CHANGE in game.legal(state, 0)
    assert game.adviser.bot_view(game.view(state, 0)).legal == (GO_ON, CONCEDE)
    for contract, calls in ((400, (KEEP,)), (60, (KEEP, GIVE_IN))):
        pub = update(_decide(game, contract).pub, phase="grant", turn=1)
        assert game.adviser.bot_view(game.view(State(pub, state.places), 1)).legal == calls
