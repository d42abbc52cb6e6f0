"""Rules of Thousand that no worked example has: blind bids, four aces, four nines, the golden set, the barrel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import cards_in
from hlaska.core.cards import parse_card, parse_cards
from hlaska.core.errors import BadOptions
from hlaska.core.game import Match
from hlaska.core.match import next_deck
from hlaska.core.options import change
from hlaska.core.public import update
from hlaska.games.thousand.bidding import allowed_bids, blind_bids, highest_bid, marriage_value
from hlaska.games.thousand.game import Thousand, three
from hlaska.games.thousand.match_rules import MatchCounters, facts
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import (
    ACES,
    ASK_REDEAL,
    END,
    LOOK,
    NINES,
    PLAY,
    REDEAL,
    State,
    ThousandPublic,
)
from hlaska.games.thousand.settle import Facts, settle
from hlaska.kernel import layout as word
from hlaska.kernel.play import step
from tests.games.thousand.play import random_game, walk
from tests.games.thousand.test_examples import hands


def game(**options: Any) -> Thousand:
    return Thousand(change(Options(), options))


def shuffled(g: Thousand, seed: int = 1) -> tuple[int, ...]:
    return next_deck(g, g.opening(), Random(seed).shuffle)


def do(g: Thousand, state: State, *texts: str) -> State:
    for text in texts:
        action = g.parse_action(text)
        assert action in g.legal(state, state.pub.turn), (text, state.pub)
        state = g.apply(state, state.pub.turn, action)[0]
    return state


def to_play(g: Thousand, state: State) -> State:
    """Everybody goes on quietly until cards are played."""
    while state.pub.phase != PLAY:
        legal = g.legal(state, state.pub.turn)
        state = g.apply(state, state.pub.turn, legal[0])[0]
    return state


# ---------------------------------------------------------------- the auction
def test_forehand_must_open_and_two_passes_end_the_auction() -> None:
    g = game()
    state = g.start(g.opening(), shuffled(g))[0]
    assert g.parse_action("pass") not in g.legal(state, 0)
    assert do(g, state, "bid 100", "bid 105", "pass", "bid 110", "bid 115").pub.turn == 0, "who passed is out"
    state = do(g, state, "bid 100", "bid 110", "pass", "bid 115", "pass")
    assert state.pub.declarer == 0
    assert state.pub.contract == 115
    assert len(state.places[0]) == 10


@pytest.mark.parametrize(
    ("cap", "cards", "most"),
    [
        ("marriage_unlocks", "AH TH JH", 120),
        ("marriage_unlocks", "KS QS JH", 400),
        ("plus_held", "KS QS JH", 160),
        ("plus_held", "KS QS KH QH JH", 260),
        ("plus_held", "KH QH KD QD KC QC KS QS", 400),
        ("none", "AH TH JH", 400),
    ],
)
def test_the_highest_bid(cap: Any, cards: str, most: int) -> None:
    """mariage:TH.BID.2: it may be bid, and nothing above it."""
    o = game(th_bid_cap=cap).options
    assert highest_bid(o, parse_cards(cards)) == most
    assert allowed_bids(o, update(ThousandPublic("auction", 1), bid=100), parse_cards(cards))[-1] == most


def test_values_of_marriages() -> None:
    assert [marriage_value(parse_cards(f"K{s} Q{s}")) for s in "HDCS"] == [100, 80, 60, 40]


def test_a_blind_opening_is_made_before_looking_and_counts_double() -> None:
    """mariage:TH.BID.3"""
    g = game(th_blind=True)
    state = g.start(g.opening(), shuffled(g))[0]
    view = g.view(state, 0)
    assert cards_in(view.places[0]) == (-1,) * 7
    assert cards_in(g.view(state, 1).places[1]) != (-1,) * 7
    assert view.legal[0] == LOOK
    assert len(view.legal) == 1 + len(blind_bids(g.options, state.pub))
    state = do(g, state, "blind 120")
    assert -1 not in cards_in(g.view(state, 0).places[0]), "after the opening forehand looks"
    alone = do(g, state, "pass", "pass")
    assert alone.pub.blind
    s = settle(g.options, Facts(0, 120, (130, 10, 20), blind=True))
    assert s.gains == (240, 10, 20)
    assert settle(g.options, Facts(0, 120, (100, 10, 20), blind=True)).gains == (-240, 10, 20)


def test_a_blind_bid_that_is_outbid_is_an_ordinary_one() -> None:
    g = game(th_blind=True, th_bid_cap="none")
    state = g.start(g.opening(), shuffled(g))[0]
    state = do(g, state, "blind 120", "bid 125", "pass", "bid 130", "pass")
    assert state.pub.declarer == 0
    assert not state.pub.blind


def test_min_bid_must_fit_the_step() -> None:
    with pytest.raises(BadOptions, match="min_bid"):
        game(min_bid=105, bid_step=10)


# ---------------------------------------------------------------- widow and exchange
def test_who_sees_the_widow_and_the_cards_passed() -> None:
    """mariage:TH.WIDOW.1, TH.PASS.1"""
    for hidden in (False, True):
        g = game(th_hide_widow_at_min=hidden, th_pass_open=hidden)
        deck = shuffled(g)
        widow = set(deck[21:])
        state = do(g, g.start(g.opening(), deck)[0], "bid 100", "pass", "pass")
        shown = {c for c in cards_in(g.view(state, 1).places[0]) if c >= 0}
        assert shown == (set() if hidden else widow)
        first = cards_in(state.places[0])[0]
        state = g.apply(state, 0, first)[0]
        assert (first in cards_in(g.view(state, 2).places[1])) == hidden
        assert first in cards_in(g.view(state, 1).places[1])
        second = next(c for c in cards_in(state.places[0]) if c not in widow)
        state = g.apply(state, 0, second)[0]
        assert second in cards_in(g.view(state, 2).places[2])
        assert (second in cards_in(g.view(state, 1).places[2])) == hidden
        assert (second in cards_in(g.view(state, -1).places[2])) == hidden


def test_a_raise_is_higher_and_within_the_cap() -> None:
    """mariage:TH.RAISE.1"""
    g = game()
    rng, seen = Random(4), set()
    for _ in range(40):
        for state, _ in walk(g, g.opening(), rng):
            if state.pub.phase == "raise":
                legal = g.legal(state, state.pub.turn)
                amounts = [int(g.action_text(a).split()[1]) for a in legal[1:]]
                assert g.action_text(legal[0]) == "keep"
                assert all(n > state.pub.contract for n in amounts)
                limit = highest_bid(g.options, list(cards_in(state.places[state.pub.turn])))
                assert all(n <= limit for n in amounts)
                seen.add(limit)
    assert seen == {120, 400}


def nines_deck() -> tuple[int, ...]:
    """The seat after forehand is dealt three nines and gets the fourth from the widow."""
    return parse_cards("AS 9S TS KS 9H QS JS 9D AH TH TC KH QH KC JH QC AD JC TD KD QD JD 9C AC")


def test_four_nines() -> None:
    """mariage:TH.NINES.1: the same dealer deals again and nothing is scored."""
    g = game(th_blind=False)
    deck = nines_deck()
    match = Match((10, 20, 30), 1, MatchCounters(4, (1, 0, 2)).pack())
    state = do(g, g.start(match, deck)[0], "bid 100", "pass", "pass")
    state = do(g, state, "9C", "JD", "keep")
    assert state.pub.phase == NINES
    assert g.legal(state, 1) == (g.parse_action("play on"), ASK_REDEAL)
    after = g.apply(state, 1, ASK_REDEAL)[0]
    assert after.pub.phase == END
    assert after.pub.status == REDEAL
    assert after.pub.result == (0, 0, 0)
    assert g.finish(match, after) == match
    state = do(g, state, "play on")
    assert g.legal(state, 2) == (g.parse_action("play on"),), "who has not is asked all the same"


def test_the_declarer_may_ask_before_the_first_lead() -> None:
    g = game()
    state = do(g, g.start(g.opening(), nines_deck())[0], "bid 100", "bid 105", "pass", "pass")
    state = do(g, state, "TC", "KC", "keep", "play on", "play on")
    assert state.pub.turn == 1
    assert ASK_REDEAL in g.legal(state, 1)
    state = g.apply(state, 1, g.legal(state, 1)[0])[0]
    assert all(ASK_REDEAL not in g.legal(state, seat) for seat in range(3))


# ---------------------------------------------------------------- four aces
def test_four_aces() -> None:
    """mariage:TH.MARR.4: only after a trick; an ace must follow; no trumps are set; the kernel agrees."""
    g = game(th_ace_marriage=200)
    hand = parse_cards("AC AS AH AD KC QC JC 9C")
    others = [c for c in g.pack if c not in hand]
    pub: ThousandPublic = g.start(g.opening(), g.pack)[0].pub
    pub = pub_with(pub, phase=PLAY, turn=0, lead=0, declarer=0, contract=100)
    state = hands(g, [list(hand), others[:8], others[8:]], pub)
    assert ACES not in g.legal(state, 0)
    late = State(pub_with(pub, taken=(1, 0, 0)), state.places)
    assert ACES in g.legal(late, 0)
    announced = g.apply(late, 0, ACES)[0]
    assert announced.pub.bonus == (200, 0, 0)
    assert g.legal(announced, 0) == tuple(parse_card(f"A{s}") for s in "CSHD")
    phrase = g.explainer.explain_refusal(g.view(announced, 0), parse_card("KC"))
    assert phrase is not None
    assert phrase.rule == "mariage:TH.MARR.4"
    words = g.adviser.position(announced)
    assert words is not None
    led = g.apply(announced, 0, parse_card("AH"))[0]
    step(words, parse_card("AH"))
    assert g.adviser.position(led) == words
    assert led.pub.trump == -1
    assert facts(led.pub).points == (200, 0, 0)


def pub_with(pub: ThousandPublic, **changes: Any) -> ThousandPublic:

    return update(pub, **changes)


# ---------------------------------------------------------------- settlement
def test_the_golden_set_doubles() -> None:
    """mariage:TH.GOLD.1: gains, losses and bolts count double, and forehand opens with 120."""
    g = game(th_gold_set=True)
    for deals in range(5):
        state = g.start(Match((0, 0, 0), 0, MatchCounters(deals).pack()), shuffled(g))[0]
        assert state.pub.gold == (deals < 3)
        assert g.action_text(g.legal(state, 0)[0]) == ("bid 120" if deals < 3 else "bid 100")
    s = settle(g.options, Facts(0, 120, (120, 28, 0), gold=True, bolts=(0, 0, 2)))
    assert s.gains == (240, 60, 0)
    assert s.bolts == (0, 0, 4)
    assert s.scores == (240, 60, -120)
    given = settle(g.options, Facts(0, 120, (0, 0, 0), given_up=True, gold=True, gave=(2, 0, 0)))
    assert given.gains == (-240, 120, 120)


def test_no_bolt_on_the_barrel_nor_for_the_declarer() -> None:
    """mariage:TH.BOLT.3"""
    o = game().options
    s = settle(o, Facts(0, 100, (0, 120, 0), scores=(0, 0, 880), barrel=(0, 0, 2)))
    assert s.bolts == (0, 0, 0)
    assert settle(o, Facts(0, 100, (120, 0, 0), bolts=(0, 5, 1))).scores == (100, -120, 0)


def test_two_at_once_on_the_barrel() -> None:
    """mariage:TH.BARREL.3: both fall, an earlier occupant stays; where they may share it all stay."""
    f = Facts(0, 120, (125, 60, 20), scores=(800, 830, 880), barrel=(0, 0, 3))
    s = settle(game().options, f)
    assert s.scores == (760, 760, 880)
    assert s.barrel == (0, 0, 2)
    s = settle(game(th_barrel_multi="coexist").options, f)
    assert s.scores == (880, 880, 880)
    assert s.barrel == (3, 3, 2)


def test_other_targets_need_more() -> None:
    """mariage:TH.BARREL.2: 125 for 1001; a fall to nothing after the last try."""
    f = Facts(0, 120, (130, 0, 20), scores=(880, 0, 0), barrel=(1, 0, 0))
    assert settle(game().options, f).winner == 0
    missed = settle(game(target=1001).options, f)
    assert missed.winner == -1
    assert missed.scores[0] == 760
    assert settle(game(target=1001, th_barrel_fall="zero").options, f).scores[0] == 0


def test_given_up_on_the_barrel() -> None:
    """mariage:TH.BARREL.2: a try; who owes 120 falls to 760."""
    f = Facts(1, 100, (0, 0, 0), given_up=True, scores=(880, 880, 0), gave=(0, 2, 0), barrel=(3, 3, 0))
    s = settle(game(th_barrel_multi="coexist").options, f)
    assert s.scores == (880, 760, 60)
    assert s.barrel == (2, 0, 0)


def test_a_locked_score_gains_only_as_declarer() -> None:
    """mariage:TH.SILENT.1"""
    o = game(th_silent_at=800, th_barrel=False).options
    assert settle(o, Facts(0, 100, (100, 60, 20), scores=(0, 800, 790))).scores == (100, 800, 810)
    assert settle(o, Facts(1, 100, (0, 120, 0), scores=(0, 800, 790))).scores[1] == 900


def test_555_goes_back_to_nothing() -> None:
    """mariage:TH.RESET.1"""
    o = game(th_reset_555=True).options
    f = Facts(0, 100, (100, 60, 20), scores=(455, -615, 535))
    assert settle(o, f).scores == (0, 0, 0)
    assert settle(game().options, f).scores == (555, -555, 555)


def test_who_wins_when_several_reach_the_target() -> None:
    """mariage:TH.END.1: the highest score, then the first clockwise from the declarer."""
    o = game(th_barrel=False).options
    f = Facts(1, 100, (120, 100, 120), scores=(990, 0, 980))
    assert settle(o, f).winner == 0
    assert settle(o, Facts(1, 100, (120, 100, 120), scores=(980, 0, 980))).winner == 2
    assert settle(o, Facts(1, 100, (120, 100, 120), scores=(990, 950, 980))).winner == 1


# ---------------------------------------------------------------- search, and everything together
def test_the_end_pays_what_search_is_told() -> None:
    """`payoff` of the finished position is the result of the deal."""
    rng, compared = Random(8), 0
    while compared < 60:
        g = random_game(rng)
        match = Match(
            tuple(rng.choice((0, 300, 800)) for _ in range(3)), 0, MatchCounters(rng.randrange(5)).pack()
        )
        position: list[int] | None = None
        before: State | None = None
        for state, events in walk(g, match, rng):
            played = [e for e in events if e.kind == "play"]
            if played and position is not None:
                step(position, played[0].cards[0] | played[0].value << 6)
                assert g.adviser.position(state) == position or state.pub.turn < 0
            if state.pub.turn >= 0 and state.pub.phase == PLAY:
                before, position = state, g.adviser.position(state)
        if before is None or position is None or state.pub.status == REDEAL:
            continue
        assert position[word.DONE]
        assert (
            g.adviser.payoff(before, position)
            == g.adviser.payoff(before, position[word.RESULT :])
            == state.pub.result
        )
        compared += 1


def test_points_add_up() -> None:
    """All card points, the marriages and the aces; the rows of the settlement are the change of the scores."""
    rng = Random(12)
    for _ in range(80):
        g = random_game(rng)
        match = Match(
            tuple(rng.choice((0, 435, 800)) for _ in range(3)), rng.randrange(3), MatchCounters(4).pack()
        )
        state = list(walk(g, match, rng))[-1][0]
        pub = state.pub
        after = g.finish(match, state)
        assert after is not None
        if pub.status == 1:
            melded = sum(
                100 * (m & 3 == 2) + 80 * (m & 3 == 3) + 60 * (m & 3 == 0) + 40 * (m & 3 == 1)
                for m in pub.melds
            )
            assert sum(facts(pub).points) == 120 + melded + sum(pub.bonus)
        for seat, player in enumerate(g.chairs(match)):
            rows = sum(item.value for item in pub.items if item.seat == seat)
            assert pub.result[seat] == rows == after.scores[player] - match.scores[player]


def test_calls_keep_their_numbers() -> None:
    g = game()
    known = {
        "pass": 0,
        "keep": 1,
        "give up": 2,
        "play on": 3,
        "redeal": 4,
        "aces": 5,
        "look": 6,
        "bid 60": 7,
        "bid 400": 75,
    }
    assert {text: g.parse_action(text) - CALL for text in known} == known
    assert g.parse_action("blind 120") - CALL == 76


def test_one_card_to_each_opponent_and_no_more() -> None:
    """mariage:TH.PASS.1: the third card is refused, and so is one announced or not held."""
    g = game()
    state = do(g, g.start(g.opening(), shuffled(g))[0], "bid 100", "pass", "pass")
    first, second, third = cards_in(state.places[0])[:3]
    for action in (first | 64, cards_in(state.places[1])[0]):
        assert action not in g.legal(state, 0)
    phrase = g.explainer.explain_refusal(g.view(state, 0), first | 64)
    assert phrase is not None
    assert phrase.rule == "mariage:TH.PASS.1"
    for c in (first, second):
        state = g.apply(state, 0, c)[0]
    assert [len(p) for p in state.places[:3]] == [8, 8, 8]
    assert state.pub.turn == 0
    assert third not in g.legal(state, 0)
    phrase = g.explainer.explain_refusal(g.view(state, 0), third)
    assert phrase is not None
    assert (phrase.key, phrase.rule) == ("refused-thousand-passed", "mariage:TH.PASS.1")


def test_a_payoff_is_what_is_settled_whatever_points_are_made() -> None:
    """Search settles ends that pay the same only once."""
    rng = Random(9)
    for made in (random_game(rng) for _ in range(40)):
        state, _ = made.start(made.opening(), made.pack)
        scores = three(rng.randrange(-100, made.options.target // 5) * 5 for _ in range(3))
        barrel = three(rng.choice((0, 0, 2)) * made.options.th_barrel for _ in range(3))
        contract, declarer = rng.randrange(100, 200, 5), rng.randrange(3)
        pub = update(
            state.pub, phase=PLAY, declarer=declarer, contract=contract, scores=scores, barrel=barrel,
            bolts=(2, 5, 1), bonus=(0, 200, 0),
        )  # fmt: skip
        for _ in range(60):
            b = [0] * word.POSITION_WORDS
            b[word.WON : word.WON + 3] = [rng.choice((0, 1, 2, 4, rng.randrange(120))) for _ in range(3)]
            b[word.PAIR_POINTS + declarer] = rng.choice((0, 60, contract - b[word.WON + declarer]))
            b[word.WON_TRICKS : word.WON_TRICKS + 3] = [rng.randrange(4) for _ in range(3)]
            points = [b[word.WON + s] + b[word.PAIR_POINTS + s] + pub.bonus[s] for s in range(3)]
            tricks = b[word.WON_TRICKS : word.WON_TRICKS + 3]
            after = settle(made.options, facts(pub, three(points), three(tricks))).scores
            paid = made.adviser.payoff(State(pub, state.places), b)
            assert paid == tuple(new - old for new, old in zip(after, scores, strict=True))


def test_who_has_not_looked_does_not_hear_what_is_not_held() -> None:
    """mariage:TH.BID.3: held or not, no card is played before the look."""
    g = game(th_blind=True)
    state = g.start(g.opening(), shuffled(g))[0]
    said = [
        g.explainer.explain_refusal(g.view(state, 0), card)
        for hand in (0, 1)
        for card in cards_in(state.places[hand])
    ]
    assert {phrase and phrase.key for phrase in said} == {"refused-thousand-no-card"}
