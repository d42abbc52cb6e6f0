"""Scenarios of the document that are told in words: passing, trumps, the program of P3; and the calls of an auction."""

from __future__ import annotations

from collections import Counter

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.cards import parse_cards
from hlaska.core.errors import BadOptions
from hlaska.core.knowledge import CardKnowledge
from hlaska.games.pinochle.public import HAND
from tests.games.pinochle.book import BY_ID, game_of, game_with
from tests.games.pinochle.tables import Seatings

STUCK = "pass, pass, pass"  # seat 3, the dealer, is declarer and seat 1 its partner


def cards(text: str) -> Counter[int]:
    return Counter(parse_cards(text))


# ---------------------------------------------------------------- passing
def test_passing_four_and_four() -> None:  # P1.EX.64
    deal = Seatings(game_of(BY_ID["P1.EX.64"]), ["", "AH TH 9D 9C", "", "JC JS"])
    deal.say(f"{STUCK}, trump H, AH, TH, 9D, 9C")
    assert deal.hand(3).total() == 16
    assert deal.pub.turn == 3
    deal.say("9D, 9C, JC, JS")
    assert (deal.hand(1).total(), deal.hand(3).total()) == (12, 12)
    assert not cards("AH TH") - deal.hand(3)
    assert not cards("9D 9C JC JS") - deal.hand(1)


def test_passing_three_is_illegal() -> None:  # P1.EX.65
    deal = Seatings(game_of(BY_ID["P1.EX.65"]), ["", "AH TH 9D", "", ""])
    deal.say(f"{STUCK}, trump H, AH, TH, 9D")
    assert deal.pub.phase == "pass"
    assert all(deal.game.parse_action(t) < CALL for t in deal.texts())
    assert deal.refused("play") == "refused-pinochle-pass-first"
    assert deal.game.explainer.explain(deal.view(1)).choose == 1


def test_a_fifth_card_is_refused() -> None:
    deal = Seatings(game_with("mfp"), ["", "AH TH 9D 9C KC", "", ""])
    deal.say(f"{STUCK}, trump H, AH, TH, 9D, 9C")
    view = deal.view(1)
    phrase = deal.game.explainer.explain_refusal(view, parse_cards("KC")[0])
    assert phrase is not None
    assert phrase.key == "refused-not-your-turn"


def test_a_card_is_not_passed_twice() -> None:
    deal = Seatings(game_with("mfp"), ["AH", "AH TH 9D 9C KC", "", ""])
    deal.say(f"{STUCK}, trump H, AH")
    assert deal.refused("AH") == "refused-pinochle-chosen-already"


def test_both_choose_before_either_looks() -> None:  # P2.EX.62
    deal = Seatings(game_of(BY_ID["P2.EX.62"]), ["", "AS KS QS", "", "JD JD QC KH QH"])
    deal.say(f"{STUCK}, trump H, JD, JD, QC")
    assert deal.pub.turn == 1
    mine, theirs = deal.view(3), deal.view(1)
    assert -1 not in mine.places[5 + 3]
    assert set(theirs.places[5 + 3]) == {-1}
    assert deal.hand(3).total() == 17
    deal.say("AS, KS, QS")
    assert (deal.hand(1).total(), deal.hand(3).total()) == (20, 20)
    assert not cards("JD JD QC") - deal.hand(1)
    assert not cards("AS KS QS") - deal.hand(3)


def test_received_cards_may_go_back() -> None:  # P2.EX.63
    deal = Seatings(game_of(BY_ID["P2.EX.63"]), ["", "AS TS KS QS", "", "JC JC QD KH QH"])
    deal.say(f"{STUCK}, trump H, AS, TS, KS, QS")
    assert deal.hand(3).total() == 24
    deal.say("JC, JC, QD, KS")
    assert (deal.hand(1).total(), deal.hand(3).total()) == (20, 20)
    assert not cards("JC JC QD KS") - deal.hand(1)


def test_only_partners_know_what_was_passed() -> None:
    deal = Seatings(game_with("mfp"), ["", "AH TH 9D 9C", "", "AS"])
    deal.say(f"{STUCK}, trump H, AH, TH, 9D, 9C")
    known = [
        CardKnowledge.of(deal.game, deal.view(s), [e.for_seat(s) for e in deal.events]) for s in range(4)
    ]
    assert not cards("AH TH 9D 9C") - Counter(known[1].fixed[HAND + 3])
    for other in (0, 2):
        assert known[other].fixed[HAND + 3] == ()
    seen = Counter(c for c in cards_in(deal.view(1).places[HAND + 3]) if c >= 0)
    assert seen == cards("AH TH 9D 9C")


# ---------------------------------------------------------------- trumps
def test_trumps_need_a_marriage() -> None:  # P2.EX.64
    deal = Seatings(
        game_of(BY_ID["P2.EX.64"]),
        ["QH QH QH QH", "", "", "KH KH KS QS AD AD AD AD AC AC AC AC TC TC TC TC TD TD TD TD"],
    )
    deal.say(STUCK)
    assert deal.texts() == ["trump S"]
    assert deal.refused("trump H") == "refused-pinochle-needs-marriage"


def test_the_marriage_may_come_with_the_exchange() -> None:  # P2.EX.65
    fill = "AD AD AD AD AC AC AC AC TC TC TC TC TD TD TD TD"
    game = game_of(BY_ID["P2.EX.65"])
    deal = Seatings(game, ["", "QH JH AS", "", f"KH KH {fill}"])
    deal.say(f"{STUCK}, trump H, AD, AD, AD, QH, JH, AS")
    assert deal.pub.phase == "meld"
    late = Seatings(game, ["", "QC JH AS", "", f"KH KH {fill}"])
    late.say(f"{STUCK}, trump H, AD, AD, AD, QC, JH, AS")
    assert (late.pub.status, late.pub.result) == ("no_marriage", (0, -50, 0, -50))


def test_who_holds_no_marriage_says_so() -> None:
    fill = "AD AD AD AD AC AC AC AC TC TC TC TC TD TD TD TD AS AS AS AS"
    deal = Seatings(game_with("double_deck"), ["", "", "", fill])
    deal.say(STUCK)
    assert deal.texts() == ["no marriage"]
    deal.say("no marriage")
    assert (deal.pub.status, deal.pub.result) == ("no_marriage", (0, -50, 0, -50))


def test_opponents_meld_without_trumps() -> None:  # P2.SURR.3
    fill = "AD AD AD AD AC AC AC AC TC TC TC TC TD TD TD TD AS AS AS AS"
    deal = Seatings(
        game_with("double_deck", "surrender_opponents=meld20_plus25"),
        ["KS KH KD KC QS QH QD QC KS KH KD KC QS QH QD QC JD JD", "", "", fill],
    )
    deal.say(f"{STUCK}, no marriage")
    # eight plain marriages 4 x 4, double kings 80, double queens 60, double pinochle 30; seat 2 holds none
    assert deal.pub.meld[0] == 16 + 80 + 60 + 30
    assert deal.pub.result[1] == -50
    assert deal.pub.result[0] == 25 + deal.pub.meld[0] + deal.pub.meld[2]


# ---------------------------------------------------------------- the program of P3
def test_the_next_bid_is_offered() -> None:  # P3.EX.3
    deal = Seatings(game_of(BY_ID["P3.EX.3"]), [""] * 4)
    deal.say("bid 16")
    calls = deal.game.explainer.explain(deal.view(1)).calls
    assert [r.key for r in calls[:2]] == ["act-pinochle-pass", "act-pinochle-bid"]
    assert calls[1].args["bid"] == 17
    assert deal.game.explainer.explain(deal.view(1)).question.args["high"] == 16


def test_exactly_three_are_passed() -> None:  # P3.EX.4
    deal = Seatings(game_with("joedog"), ["", "AS AH AD", "", ""])
    deal.say(f"{STUCK}, trump S")
    left = [deal.game.explainer.explain(deal.view(1)).choose]
    for c in ("AS", "AH"):
        deal.say(c)
        left.append(deal.game.explainer.explain(deal.view(1)).choose)
    assert left == [3, 2, 1]  # so many cards are still wanted: the button waits for exactly these
    deal.say("AD")
    assert deal.pub.turn == 3


def joedog(*hands: str) -> Seatings:
    """No passing, so that the hands stay what they are."""
    return Seatings(game_with("joedog", "pass_count=0"), list(hands))


def test_meld_totals_and_counters_on_the_score_sheet() -> None:  # P3.EX.5, P3.EX.6
    deal = joedog(
        "KC QC KD QD AS AH AD AC KH QH JC 9D",  # 4 + 6 + ... see below
        "TS TS KS TH TH TD TD 9S 9S TC KS AS",
        "9H 9H AH AD AC 9C 9C 9D TC JC JH JH",
        "",
    )
    deal.say(f"{STUCK}, trump S")
    for seat in range(4):
        best = next(r for r in deal.game.explainer.explain(deal.view(seat)).calls if "meld-" in r.key)
        for action in best.calls:
            deal.state, _ = deal.game.apply(deal.state, seat, action)
    # seat 0: aces 10, three marriages 6; seat 1: two nines of trumps 2; seat 2: nothing
    assert deal.pub.meld[:3] == (16, 2, 0)
    stakes = [
        r.args for r in deal.game.explainer.explain(deal.view(0)).stakes if r.key == "stake-pinochle-side"
    ]
    assert [a["meld"] for a in stakes] == [16, deal.pub.meld[1] + deal.pub.meld[3]]
    assert [a["take"] for a in stakes] == [0, 0]
    while deal.pub.turn >= 0:
        points = deal.pub.points
        stakes = [
            r.args for r in deal.game.explainer.explain(deal.view(0)).stakes if r.key == "stake-pinochle-side"
        ]
        assert [a["take"] for a in stakes] == [points[0] + points[2], points[1] + points[3]]
        deal.say(deal.texts()[0])
    assert sum(deal.pub.points) == 25


def test_only_the_chosen_cards_count() -> None:  # P3.EX.7
    deal = joedog("AS AH AD AC KS QS", "", "", "")
    deal.say(f"{STUCK}, trump S, AS, AH, AD, AC, meld, meld, meld, meld")
    assert deal.pub.meld == (10, 0, 0, 0)
    shown = Counter(c for c in cards_in(deal.view(2).places[HAND]) if c >= 0)
    assert shown == cards("AS AH AD AC")


@pytest.mark.parametrize(("expose", "open_cards"), [("selected", "KS QS 9H"), ("melded_only", "KS QS")])
def test_what_is_exposed(expose: str, open_cards: str) -> None:  # P3.MELD.5
    deal = Seatings(game_with("joedog", "pass_count=0", f"expose={expose}"), ["KS QS 9H", "", "", ""])
    deal.say(f"{STUCK}, trump S, KS, QS, 9H, meld, meld, meld, meld")
    assert Counter(c for c in cards_in(deal.view(1).places[HAND]) if c >= 0) == cards(open_cards)


def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    deal = joedog("AS AH AD AC KS QS", "", "", "")
    deal.say(f"{STUCK}, trump S, AS, AH, AD, AC, meld")
    for seat in (1, 2, 3):
        assert set(deal.view(seat).places[5]) == {-1}


def test_what_others_may_know() -> None:  # P3.EX.24
    deal = joedog("AC KC QC 9D", "AS AH AD AC", "", "")
    deal.say(f"{STUCK}, trump S, AC, KC, QC, meld, AS, AH, AD, AC, meld, meld, meld")
    for me in (2, 3):
        known = CardKnowledge.of(deal.game, deal.view(me), [e.for_seat(me) for e in deal.events])
        assert Counter(known.fixed[HAND]) == cards("AC KC QC")
        assert Counter(known.fixed[HAND + 1]) == cards("AS AH AD AC")
        assert parse_cards("9D")[0] in known.candidates(HAND + 1)


# ---------------------------------------------------------------- other rules
def test_jumps_are_named() -> None:  # P1.BID.4
    deal = Seatings(game_with("mfp"), [""] * 4)
    keys = {r.args["bid"]: r.key for r in deal.game.explainer.explain(deal.view(0)).calls if "bid" in r.args}
    assert (keys[250], keys[260], keys[300]) == ("act-pinochle-bid", "act-pinochle-jump", "act-pinochle-jump")
    under = Seatings(game_with("mfp", "implied_dealer_bid=true"), [""] * 4)
    keys = {
        r.args["bid"]: r.key for r in under.game.explainer.explain(under.view(0)).calls if "bid" in r.args
    }
    assert (min(keys), keys[260], keys[270]) == (260, "act-pinochle-bid", "act-pinochle-jump")


def test_bids_to_9990() -> None:  # P1.BID.5
    deal = Seatings(game_with("mfp"), [""] * 4)
    deal.say("bid 9990, pass, pass, pass")
    assert (deal.pub.declarer, deal.pub.contract) == (0, 9990)


def test_one_statement_with_a_call() -> None:  # P2.BID.6
    deal = Seatings(game_with("double_deck", "info_bids=true"), [""] * 4)
    deal.say("say run, bid 50")
    assert "say run" in deal.texts()
    deal.say("say 3 aces")
    assert "say run" not in deal.texts()
    assert deal.refused("say run") == "refused-pinochle-no-words"
    deal.say("pass, pass, pass")
    assert deal.pub.declarer == 0


def test_a_suit_may_be_asked_for() -> None:  # P2.PASS.3
    game = game_with("double_deck", "pass_count=2", "exchange_timing=before_trump", "suit_suggestion=true")
    deal = Seatings(game, ["", "AS KS", "", "KH QH JD JC"])
    deal.say(STUCK)
    assert deal.texts() == ["no wish", "wish C", "wish S", "wish H", "wish D"]
    deal.say("wish S, JC, JD, AS, KS")
    assert deal.pub.phase == "trump"
    assert deal.pub.wish == 1
    assert "trump H" in deal.texts()


def test_the_last_card_makes_trumps() -> None:  # P1.VAR.7
    deal = Seatings(game_with("mfp", "trump_by=last_card"), ["", "", "", "QH"], last="QH")
    assert deal.pub.trump == 2
    assert parse_cards("QH")[0] in cards_in(deal.view(0).places[HAND + 3])
    deal.say("meld, meld, meld, meld")
    assert (deal.pub.phase, deal.pub.turn, deal.pub.declarer) == ("play", 0, -1)
    deal.play_out()
    assert sum(deal.pub.points) == 250


def test_not_on_the_board() -> None:  # P1.BOARD.1
    game = game_with("mfp", "pass_count=0")
    hands = ["AS TS KS QS JS 9S", "", "", ""]
    near, far = Seatings(game, hands), Seatings(game, hands)
    near.say("bid 400, pass, pass, pass, trump S, meld, meld, meld, meld")
    far.say("bid 600, pass, pass, pass, trump S, meld, meld, meld, meld")
    assert (near.pub.phase, near.texts()) == ("decide", ["play", "throw in"])
    assert far.pub.status == "not_on_board"
    assert far.pub.result[0] == -600
    near.say("throw in")
    theirs = near.pub.meld[1] + near.pub.meld[3]
    assert (near.pub.status, near.pub.result) == ("thrown_in", (-400, theirs, -400, theirs))


def test_each_lays_in_turn_or_all_at_once() -> None:
    deal = Seatings(game_with("mfp", "pass_count=0"), ["KS QS", "", "", ""])
    deal.say(f"{STUCK}, trump S, meld")
    assert not cards("KS QS") - Counter(c for c in cards_in(deal.view(1).places[HAND]) if c >= 0)
    twenty = Seatings(game_with("double_deck", "minimum20=true", "throw_in=false"), ["", "", "", "KH QH"])
    twenty.say(f"{STUCK}, trump H, meld")
    assert twenty.pub.meld == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("preset", "setting", "word"),
    [
        ("mfp", "scale=10 card_points=at10kq5", "card_points"),
        ("pacific_nw_chips", "card_points=at10kq5", "chips"),
        ("pacific_nw_chips", "game_mode=rounds", "game_mode"),
        ("pacific_nw_chips", "trump_by=last_card", "chips"),
        ("pacific_nw_chips", "bid_step=5", "bid_step"),
        ("mfp", "min_bid=255", "min_bid"),
        ("double_deck", "min_bid=73", "min_bid"),
    ],
)
def test_options_that_exclude_each_other(preset: str, setting: str, word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        game_with(preset, *setting.split())


def test_a_match_goes_on_to_its_end() -> None:
    game = game_with("mfp", "game_mode=rounds", "after_rounds=tables")
    match = game.opening()
    for n in range(4):
        assert match.winners == ()
        deal = Seatings(game, [""] * 4)
        deal.say(f"{STUCK}, trump S")
        while deal.pub.turn >= 0:
            deal.say(deal.texts()[-1])
        match = game.finish(match, deal.state)
        assert match is not None
        assert match.notes == (n + 1,)
    assert match.first == 0
    assert match.winners in ((0, 2), (1, 3), (0, 1, 2, 3))
    assert match.scores[0] == match.scores[2]
