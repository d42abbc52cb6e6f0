"""Pinochle for three with the double pack (pinochle:P4A.DBL)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.core.board import cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadOptions
from hlaska.families.pinochle.melds import find_buriable, total
from hlaska.games.pinochle_three.call_policy import bid_limit
from hlaska.games.pinochle_three.public import AMOUNTS, BURIED, CALLS, HAND, WIDOW, amount_of, bid_call
from hlaska.research.matches.play_deal import asyncio_run
from tests.families.pinochle.naive_burying import try_burying
from tests.games.pinochle.book import BY_ID, game_with
from tests.games.pinochle_three.tables import Deal3

RUN = "AS TS KS QS JS AS TS KS QS JS AH AD AC KH KD KC QH QD QC JD JD JH JC TH TD"


def double(*settings: str) -> Any:
    return game_with("auction3_double", *settings)


# ---------------------------------------------------------------- deal, auction, widow
@pytest.mark.parametrize(("widow", "hand"), [(5, 25), (2, 26)])
def test_the_deal(widow: int, hand: int) -> None:  # P4A.EX.34
    assert str(hand) in BY_ID["P4A.EX.34"]["expect"]
    game = double(f"double_widow={widow}")
    state, _ = game.start(game.opening(), game.pack)
    assert [len(state.places[HAND + s]) for s in range(3)] == [hand] * 3
    assert len(state.places[WIDOW]) == widow
    first = 5 if widow == 5 else 2
    assert Counter(cards_in(state.places[WIDOW])) == Counter(game.pack[3 * first : 3 * first + widow])


def test_trumps_are_named_before_the_widow_is_seen_and_stay() -> None:  # P4A.DBL.2
    deal3 = Deal3(double(), [RUN, "", ""])
    deal3.say("bid 60, pass, pass")
    assert deal3.pub.phase == "trump"
    assert set(deal3.view(0).places[WIDOW]) == {-1}
    deal3.say("trump S")
    assert (deal3.pub.phase, len(deal3.state.places[HAND])) == ("bury", 30)
    assert deal3.game.explainer.explain(deal3.view(0)).choose == 5
    while deal3.pub.phase == "bury":
        deal3.say(deal3.texts()[0])
    deal3.say("meld, meld, meld, change")
    assert (deal3.pub.phase, deal3.pub.trump) == ("bury", 1)
    assert len(deal3.state.places[HAND]) == 30


def test_trumps_are_named_after_a_widow_of_two() -> None:
    deal3 = Deal3(double("double_widow=2"), [RUN, "", ""])
    deal3.say("bid 60, pass, pass")
    assert (deal3.pub.phase, len(deal3.state.places[HAND])) == ("trump", 28)
    deal3.say("trump S")
    while deal3.pub.phase == "bury":
        deal3.say(deal3.texts()[0])
    assert len(deal3.state.places[BURIED]) == 2
    deal3.say("meld, meld, meld, change")
    assert deal3.pub.phase == "trump"


def test_every_amount_has_its_call() -> None:
    assert sorted(AMOUNTS) == [*range(1, 1000), *range(1000, 9991, 10)]
    for amount in AMOUNTS:
        assert CALLS[bid_call(amount)].text == f"bid {amount}"
        assert amount_of(bid_call(amount)) == amount
    single = game_with("auction3_points")
    state, _ = single.start(single.opening(), single.pack)
    assert single.call("bid 205") not in single.legal(state, 0)
    phrase = single.explainer.explain_refusal(single.view(state, 0), single.call("bid 205"))
    assert phrase is not None
    assert phrase.key == "refused-pinochle-bad-step"


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ("widow=false", "widow=true"),
        ("settle_by=units", "settle_by=points"),
        ("trump_by=last_card", "auction"),
    ],
)
def test_what_the_double_pack_needs(settings: str, word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        double(settings)


# ---------------------------------------------------------------- meld, points
def test_all_points_are_there() -> None:
    deal3 = Deal3(double(), [RUN, "", ""])
    deal3.say("bid 60, pass, pass, trump S")
    while deal3.pub.phase == "bury":
        deal3.say(deal3.texts()[0])
    deal3.say("meld, meld, meld, play")
    deal3.play_out()
    facts = deal3.game.facts(deal3.pub, deal3.state.places[BURIED])
    assert sum(facts.points) == 50
    assert sum(deal3.pub.taken) == 25
    assert deal3.pub.meld[0] == total(parse_cards(RUN), deal3.game.table, 1)


def test_buried_points_do_not_save_the_meld() -> None:  # P4A.DBL.6
    from hlaska.games.pinochle_three import settle

    o = double().options
    facts = settle.Facts("played", 0, 50, 0, (40, 0, 0), (3, 20, 27), (2, 10, 13), buried=3)
    assert settle.saved_meld(o, facts, 0) == 0
    assert settle.saved_meld(o, facts._replace(points=(4, 19, 27)), 0) == 40


def test_meld_is_given_up_where_thirty_cards_are_full_of_it() -> None:
    """Only one card lies outside the melds, so that four of them must be buried, as cheaply as can be."""
    game = double()
    full = parse_cards(
        "AS TS KS QS JS AS TS KS QS JS AH AD AC AH AD AC KH KD KC KH KD KC QH QD QC QH QD QC JD JD"
    )
    hand = tuple(sorted(full))
    for left in range(5, 0, -1):
        card = find_buriable(hand, game.table, 1, left)[0]
        assert card in try_burying(hand, game.table, 1, left)
        hand = tuple(sorted((Counter(hand) - Counter([card])).elements()))
    assert 0 < total(hand, game.table, 1) < total(full, game.table, 1)


# ---------------------------------------------------------------- players
@pytest.mark.slow
def test_players_bid_what_their_cards_are_worth() -> None:
    game, rng = double(), Random(3)
    weak = parse_cards("TS TH TD TC TS TH TD TC JS JH JC JS JH JC QH QD QC QH QD KS KS KS KC KC KC")
    assert bid_limit(game, parse_cards(RUN)) > 150 > 60 > bid_limit(game, weak)
    for _ in range(10):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, _ = game.start(game.opening(), deck)
        limits = [bid_limit(game, cards_in(state.places[HAND + s])) for s in range(3)]
        while state.pub.phase == "auction":
            seat = state.pub.turn
            action = asyncio_run(make("greedy", game, 1).choose(game.view(state, seat), []))
            state, _ = game.apply(state, seat, action)
        assert state.pub.contract <= max(50, sorted(limits)[-1])
