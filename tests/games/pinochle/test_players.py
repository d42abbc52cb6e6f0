"""Computer players follow the system of their side, read what the others' calls say, and everybody may know both."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.search import SearchBot
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.explanation import Explanation
from hlaska.core.game import Match
from hlaska.families.pinochle.melds import total
from hlaska.games.pinochle.conventions import call_meaning
from hlaska.games.pinochle.hand_values import evaluate_hand
from hlaska.games.pinochle.options import SYSTEMS
from hlaska.games.pinochle.public import HAND
from hlaska.locales import Language
from hlaska.research.matches.play_deal import asyncio_run
from tests.games.pinochle.book import game_with
from tests.games.pinochle.tables import Seatings

THIRTY = "QS QS JD JD KC KD TS TH TD TC JS JH"  # double pinochle 30 whatever is trumps (P2.SIG.2)
STRONG = "AH TH KH QH JH AS TS KC QD JC TD TC"
JACK = (
    "AS AS AH AH AD AD AC AC TH TH KH KH QH QH TS TS TC TC TD JS"  # for the run only JH is missing (P2.SIG.6)
)
LEVELS = ("greedy", "club")


def chosen(level: str, game: Any, deal: Seatings, seat: int) -> str:
    """What a player of a level does in a seat, from the view and the seat's own events."""
    bot = make(level, game, 1)
    if isinstance(bot, SearchBot):
        bot.seconds, bot.search.worlds = 0.01, 8
    events = [e.for_seat(seat) for e in deal.events]
    action = asyncio_run(bot.choose(deal.view(seat), events))
    return str(game.action_text(action))


def test_strong_weighs_the_call_that_was_measured_against_all_others() -> None:
    """It is among its choices, and the one that needs no proof; where a system is agreed on nothing was measured."""
    game = game_with("mfp")
    deal = Seatings(game, ["", STRONG.replace(" TC", ""), "", ""])
    deal.say("bid 250")
    view = deal.view(1)
    turn = game.adviser.measured_turn(view)
    assert [game.action_text(a) for a in turn] == ["bid 260"]
    bot = make("strong:4", game, 1)
    assert isinstance(bot, StrongBot)
    found = bot.evaluate(
        DecisionContext(game, view, [e.for_seat(1) for e in deal.events], StrongBot.sampler_class)
    )
    assert turn in [t for _, t in found]
    assert bot.calls._proofless_turn(DecisionContext(game, view, [])) == turn
    agreed = game_with("double_deck", "bidding_system=skip_meld")
    assert agreed.adviser.measured_turn(Seatings(agreed, ["", "", "", ""]).view(0)) == ()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("system", "hand", "before", "call"),
    [
        ("skip_meld", THIRTY, "", "bid 53"),
        ("skip_meld", THIRTY, "bid 52", "bid 55"),
        ("skip_meld", STRONG, "", "bid 50"),
        ("skip_meld", STRONG, "bid 54", "bid 55"),
        ("jim_davis", JACK, "", "bid 54"),
        ("jim_davis", JACK, "bid 64", "bid 74"),
    ],
)
def test_players_bid_by_the_system(level: str, system: str, hand: str, before: str, call: str) -> None:
    game = game_with("double_deck", "bid_ladder=any", "pass_count=4", f"bidding_system={system}")
    seat = 1 if before else 0
    deal = Seatings(game, ["", hand, "", ""] if before else [hand, "", "", ""])
    if before:
        deal.say(before)
    assert chosen(level, game, deal, seat) == call


@pytest.mark.parametrize("level", LEVELS)
def test_players_pass_the_card_that_was_asked_for(level: str) -> None:  # P2.SIG.7
    game = game_with(
        "double_deck",
        "bid_ladder=any",
        "pass_count=4",
        "bidding_system=jim_davis",
        "exchange_mode=partner_first",
    )
    deal = Seatings(game, [JACK, "", "JH JH TD TD TD JS JS", ""])
    deal.say("bid 54, pass, pass, pass, trump H")
    given: list[str] = []
    while deal.pub.turn == 2:
        given.append(chosen(level, game, deal, 2))
        deal.say(given[-1])
    assert given.count("JH") == 2, given


def test_a_bidder_keeps_meld_and_trumps() -> None:
    game = game_with("mfp")
    deal = Seatings(
        game, ["AH TH KH QH JH KS QS 9C 9C JC JD 9D", "", "AS AD AC TH AS 9S 9S JS JS JC TD TC", ""]
    )
    deal.say("bid 250, pass, pass, pass, trump H, AS, AD, AC, TH")
    back: list[str] = []
    while deal.pub.turn == 0 and deal.pub.phase == "pass":
        back.append(chosen("club", game, deal, 0))
        deal.say(back[-1])
    assert set(back) <= {"9C", "JC", "9D"}


def test_worlds_fit_what_the_partner_has_shown() -> None:
    """Of the worlds of a seat most give the partner the meld that its call promised; without a system few do."""
    kept = {}
    for system in ("skip_meld", "none"):
        game = game_with("double_deck", f"bidding_system={system}")
        deal = Seatings(game, [THIRTY, "", "", ""])
        deal.say("bid 53, pass")
        deals = WorldSampler(game, deal.view(2), [e.for_seat(2) for e in deal.events])
        rng = Random(4)
        hands = [cards_in(deals.draw(rng).places[HAND]) for _ in range(40)]
        kept[system] = sum(evaluate_hand(hand, game.table).sure >= 26 for hand in hands)
    assert kept["skip_meld"] > 2 * kept["none"] + 5, kept


def test_worlds_hold_no_meld_that_was_not_laid() -> None:
    game = game_with("double_deck")
    deck = list(game.pack)
    Random(8).shuffle(deck)
    state, events = game.start(game.opening(), deck)
    seen: list[Event] = [e.for_seat(0) for e in events]
    while state.pub.phase != "play":
        seat = state.pub.turn
        action = asyncio_run(make("greedy", game, 1).choose(game.view(state, seat), []))
        state, events = game.apply(state, seat, action)
        seen += [e.for_seat(0) for e in events]
    deals, rng = WorldSampler(game, game.view(state, 0), seen), Random(2)
    exact = dict.fromkeys((deals.draw, deals.draw_uniform), 0)
    for draw, s in product(exact, (1, 2, 3) * 16):
        laid = total(cards_in(draw(rng).places[HAND + s]), game.table, state.pub.trump)
        exact[draw] += laid == state.pub.meld[s]
    assert exact[deals.draw] > 1.5 * exact[deals.draw_uniform]


@pytest.mark.slow
@pytest.mark.parametrize(
    "preset", ["mfp", *(pytest.param(name, marks=pytest.mark.nightly) for name in ("joedog", "double_deck"))]
)
def test_club_plays_to_the_last_card(preset: str) -> None:
    """Also where nothing is hidden any more."""
    game = game_with(preset)
    deal = Seatings(game, [""] * 4)
    while deal.pub.turn >= 0:
        deal.say(chosen("club" if deal.pub.phase == "play" else "greedy", game, deal, deal.pub.turn))
    assert deal.pub.result


def test_everybody_sees_the_system_of_each_side() -> None:
    game = game_with("double_deck", "bidding_system=skip_meld", "their_system=none")
    deal = Seatings(game, [""] * 4)
    for seat in (-1, 0, 1, 2, 3):
        view = game.view(deal.state, seat)
        assert [SYSTEMS[n] for n in view.pub.systems] == ["skip_meld", "none"]
        keys = [phrase.key for phrase in game.explainer.explain(view).stakes]
        assert keys[:2] == ["stake-pinochle-system-skip_meld", "stake-pinochle-system-none"]
    state, _ = game.start(Match((0,) * 4, first=1), game.pack)
    assert state.pub.systems == (0, 1)  # the chairs keep their system when the deal moves on


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_call_can_be_looked_up(language: str) -> None:  # P2.SIG (c)
    game = game_with("double_deck", "bidding_system=skip_meld", "their_system=none")
    deal = Seatings(game, [""] * 4)
    deal.say("bid 52, bid 55")
    explained: Explanation = game.explainer.explain(deal.view(2))
    made = [phrase for phrase in explained.meanings if "said" in phrase.args]
    assert [(phrase.key, phrase.args["seat"]) for phrase in made] == [
        ("signal-pinochle-meld", 0),
        ("signal-pinochle-none", 1),
    ]
    assert made[0].args["n"] == 20
    mine = [phrase for phrase in explained.meanings if "said" not in phrase.args]
    buttons = {call for phrase in explained.calls for call in phrase.calls}
    assert buttons <= {call for phrase in mine for call in phrase.calls}
    for phrase in mine:
        kind = call_meaning(game.options, "skip_meld", 55, phrase.calls[0], True).kind
        assert phrase.key == f"signal-pinochle-{kind}"
    words = Language(language, faces="french", names=("Anna", "Petr", "Jana", "Ota"))
    assert all("{" not in words.sentence(phrase) for phrase in (*explained.meanings, *explained.stakes))


def test_random_does_not_live_on_the_ladder() -> None:
    game = game_with("mfp")
    bids = []
    for seed in range(40):
        deal = Seatings(game, [""] * 4)
        while deal.pub.phase == "auction":
            deal.say(chosen_by_chance(game, deal, seed))
        bids.append(deal.pub.contract)
    assert max(bids) < 500
    assert len(set(bids)) > 3


def chosen_by_chance(game: Any, deal: Seatings, seed: int) -> str:
    bot = make("random", game, hash((seed, deal.pub.said)))
    return str(game.action_text(asyncio_run(bot.choose(deal.view(deal.pub.turn), []))))


def test_nothing_usual_is_said_out_of_turn() -> None:
    game = game_with("mfp")
    deal = Seatings(game, [""] * 4)
    assert not game.adviser.convention(deal.view(1)).turn
    assert parse_cards("AS")[0] not in game.adviser.convention(deal.view(0)).turn


def test_nobody_bids_without_a_marriage_where_trumps_need_one() -> None:  # P2.TRUMP.2
    game = game_with("double_deck")
    deal = Seatings(game, ["AS AS AS AS AH AH AH AH AD AD AD TS TS TH TH TD TD KC KC KC", "", "", ""])
    assert chosen("greedy", game, deal, 0) == "pass"
