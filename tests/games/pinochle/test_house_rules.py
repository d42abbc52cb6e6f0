"""House rules of other programs: new deals for nines, mercy, heading after a ruff (P1.DEAL.3, P1.END.5, P0.LEGAL.4)."""

from __future__ import annotations

import pytest

from hlaska.core.cards import SPADES
from hlaska.core.game import Match
from hlaska.core.knowledge import Duties, forbidden_beside
from hlaska.games.pinochle.public import ASK_REDEAL, PLAY_ON
from hlaska.kernel import layout as word
from hlaska.table.preview import explain_refusal
from tests.games.pinochle.book import Example, card, game_with, of_kind, part
from tests.games.pinochle.tables import Seatings, deck_of
from tests.games.pinochle.test_examples import in_play

NINES: Example = of_kind(part("P1"), "redeal")[0]  # P1.EX.81
HANDS = {n: NINES[f"hand{n}"] for n in (1, 2, 3)}


@pytest.mark.parametrize("text", NINES["expect"].split())
def test_who_may_ask_for_a_new_deal(text):
    value, _, hands = text.partition("=")
    game = game_with("mfp", f"redeal_nines={value}")
    for n, hand in HANDS.items():
        state, _ = game.start(game.opening(), deck_of(game, [hand, "", "", ""]))
        legal = game.legal(state, 0)
        assert (ASK_REDEAL in legal) == (str(n) in hands)
        assert (PLAY_ON in legal) == (value != "never")


def test_everybody_is_asked_and_nobody_is_told_why():
    game = game_with("mfp", "redeal_nines=five")
    deal = Seatings(game, ["", HANDS[1], "", ""])
    assert [game.legal(deal.state, s) for s in range(4)] == [(PLAY_ON,), (), (), ()]
    phrase = explain_refusal(game, game.view(deal.state, 0), ASK_REDEAL).phrase
    assert (phrase.key, phrase.args, phrase.rule) == (
        "refused-pinochle-redeal",
        {"n": 5},
        "pinochle:P1.DEAL.3",
    )
    deal.say("play on")
    assert game.legal(deal.state, 1) == (PLAY_ON, ASK_REDEAL)
    deal.say("play on, play on, play on")
    assert (deal.state.pub.phase, deal.state.pub.turn) == ("auction", 0)


def test_a_new_deal_is_the_same_dealers_and_scores_nothing():
    game = game_with("mfp", "redeal_nines=five")
    match = Match((310, 120, 310, 120), first=2, notes=(4,))
    deck = deck_of(game, [HANDS[1], "", "", ""])
    state, _ = game.start(match, deck)
    state, _ = game.apply(state, 0, ASK_REDEAL)
    assert state.pub.turn == -1
    assert state.pub.result == (0, 0, 0, 0)
    assert game.finish(match, state) == match


def test_no_other_deck_and_no_turned_trump_asks_for_nines():
    for preset, setting in (("double_deck", ""), ("mfp", "trump_by=last_card")):
        game = game_with(preset, "redeal_nines=five", *([setting] if setting else []))
        state, _ = game.start(game.opening(), game.pack)
        assert state.pub.phase != "nines"


def test_mercy_is_an_item_and_an_event():
    game = game_with("mfp", "mercy=1000", "throw_in=true")
    match = Match((-800, 100, -800, 100), first=0, notes=(3,))
    state, _ = game.start(match, deck_of(game, [""] * 4))
    texts = ["bid 250", "pass", "pass", "pass", "trump C"]
    events = []
    while state.pub.turn >= 0:
        seat, legal = state.pub.turn, game.legal(state, state.pub.turn)
        wanted = game.parse_action(texts[0]) if texts else -1
        if wanted in legal:
            texts.pop(0)
        action = wanted if wanted in legal else game.parse_action("throw in")
        action = action if action in legal else legal[0]
        state, events = game.apply(state, seat, action)
    (item,) = [i for i in state.pub.items if i.key == "item-pinochle-mercy"]
    assert (item.seat, item.value, item.args) == (0, 0, {"partner": 2, "got": -1050})
    told = [game.explainer.explain_event(state.pub, e) for e in events]
    assert "event-pinochle-mercy" in [phrase.key for phrase in told if phrase]
    after = game.finish(match, state)
    assert after is not None
    assert after.winners == (1, 3)


def test_without_mercy_the_match_goes_on():
    game = game_with("mfp")
    assert game.start(Match((-5000, 0, -5000, 0), notes=(3,)), game.pack)[0].pub.had == ()


@pytest.mark.parametrize(("heading", "needs"), [("always", 0), ("even_ruffed", word.HEAD_RUFFED)])
def test_heading_after_a_ruff_is_a_duty_of_the_kernel(heading, needs):
    for preset in ("mfp", "cutthroat3"):
        game = game_with(preset, f"heading={heading}")
        assert game.positions.fixed[word.DUTIES] & word.HEAD_RUFFED == needs


def test_the_refusal_names_the_card_to_be_beaten():
    """P1.EX.77: the jack of hearts is refused for the king that lies under the trump."""
    game = game_with("mfp", "heading=even_ruffed")
    state = in_play([card("KH"), card("9S")], [card(c) for c in ("AH", "JH", "AS")], SPADES)
    phrase = game.explainer.explain_refusal(game.view(state, 2), card("JH"))
    assert (phrase.key, phrase.args["card"]) == ("duty-head", card("KH"))
    assert game.explainer.explain_refusal(game.view(state, 2), card("AS")).key == "duty-follow"


def test_a_card_under_the_trump_proves_that_no_higher_one_is_held():
    trick = (card("KH"), card("9S"))
    always, ruffed = (
        Duties(SPADES, rules, 0, False, False) for rules in (word.STRICT, word.STRICT | word.HEAD_RUFFED)
    )
    assert set(forbidden_beside(card("JH"), trick, always)) == set()
    assert set(forbidden_beside(card("JH"), trick, ruffed)) == {card("TH"), card("AH")}
    assert set(forbidden_beside(card("AH"), trick, ruffed)) == set()
