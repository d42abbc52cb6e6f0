"""Bidding systems: what calls mean, which call a hand makes, which cards are passed (pinochle:P2.SIG)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from hlaska.core.cards import parse_cards
from hlaska.core.public import update
from hlaska.games.pinochle import bidding
from hlaska.games.pinochle.call_model import Reach
from hlaska.games.pinochle.conventions import (
    NONE,
    AuctionCall,
    Meaning,
    call_meaning,
    choose_call,
    history,
    last_request,
    meaning_phrase,
    next_ending,
    shown_meld,
)
from hlaska.games.pinochle.hand_values import bid_limit, evaluate_hand
from hlaska.games.pinochle.passing import choose_pass
from hlaska.games.pinochle.public import HELP, PASS, PinochlePublic, amount_of, bid_call
from hlaska.locales import Language
from tests.games.pinochle.book import Example, game_with, of_kind, part
from tests.games.pinochle.tables import Seatings

J, Q, K, T, A = 3, 4, 5, 6, 7
RANKS = {"Jack": J, "Queen": Q, "King": K, "Ten": T, "Ace": A}
DOUBLE = game_with("double_deck", "bid_ladder=any", "pass_count=4")
SIGNALS = of_kind(part("P2"), "signal")


def meaning(text: str) -> Meaning:
    """The `expect` of an example."""
    words = text.split()
    if words[0] == "meld":
        return Meaning("meld", int(words[1]))
    if text.startswith("need a"):
        return Meaning("one", RANKS[words[-1]])
    if text.startswith("need"):
        return Meaning("all", RANKS[words[1].rstrip("s")])
    return {"wants trumps": Meaning("trumps"), "aces": Meaning("aces"), "none": NONE}[text]


def each(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", of_kind(SIGNALS, *kinds), ids=[e.id for e in SIGNALS])


@each("signal")
def test_signal(example: Example) -> None:
    high = 0 if example["previous_high"] == "-" else int(example["previous_high"])
    first = example.get("first_call", "yes") == "yes"
    got = call_meaning(DOUBLE.options, example["system"], high, bid_call(int(example["bid"])), first)
    assert got == meaning(example["expect"])


def test_other_readings() -> None:
    o, single = DOUBLE.options, game_with("mfp").options
    assert call_meaning(o, "jim_davis", 0, bid_call(50), True) == Meaning("open")
    assert [call_meaning(o, "jim_davis", 50, bid_call(n), True).kind for n in (51, 52, 53)] == [
        "not-ready", "some-meld", "pinochle",
    ]  # fmt: skip
    assert call_meaning(o, "jim_davis", 78, bid_call(79), True) == Meaning("one", T)
    assert call_meaning(o, "skip_meld", 55, PASS, True) == Meaning("no-wish")
    assert call_meaning(single, "none", 250, bid_call(280), False) == Meaning("void")
    assert call_meaning(single, "none", 250, bid_call(260), False) == NONE
    assert call_meaning(single, "none", 0, HELP, True) == Meaning("help")


def test_stonebridge_jumps() -> None:  # P1.VAR.6
    o = game_with("stonebridge").options
    said = {
        n: call_meaning(o, "stonebridge_jumps", 200, bid_call(n), True) for n in (210, 220, 230, 250, 340)
    }
    assert said[210] == said[340] == NONE
    assert said[220] == Meaning("meld", 100)
    assert said[230] == Meaning("aces-around")
    assert said[250] == Meaning("run")
    assert call_meaning(o, "stonebridge_jumps", 0, bid_call(340), True) == Meaning("run-and-aces")


def test_next_ending() -> None:
    assert [next_ending(72, 0), next_ending(72, 8), next_ending(78, 8), next_ending(0, 0)] == [80, 78, 88, 50]


def test_history() -> None:
    deal = Seatings(game_with("double_deck", "bidding_system=skip_meld"), [""] * 4)
    deal.say("bid 52, bid 53, pass, bid 56, pass, bid 60")
    kinds = [(s.seat, s.meaning) for s in history(deal.game.options, deal.pub)]
    assert kinds == [
        (0, Meaning("meld", 20)), (1, Meaning("trumps")), (2, Meaning("no-wish")),
        (3, Meaning("meld", 30)), (0, Meaning("no-wish")), (1, NONE),
    ]  # fmt: skip


STRONG = "AH TH KH QH JH AS TS KC QD JC TD TC 9 9".replace(" 9", "")


def test_a_hand_is_looked_at() -> None:
    hand = evaluate_hand(parse_cards(STRONG), DOUBLE.table)
    assert (hand.suit, hand.strong, hand.best, hand.aces) == (2, True, 15, 2)
    weak = evaluate_hand(parse_cards("AS TS JS AH TH JH AD TD KD AC TC KC"), DOUBLE.table)
    assert (weak.strong, weak.sure) == (False, 10)
    assert weak.suit == 1  # no marriage, all equally long: spades first


def call(cards: str, high: int = 0, said: tuple[int, ...] = (), system: str = "skip_meld") -> int:
    pub = PinochlePublic("auction", 0, high=high, bidder=1 if high else -1, said=said)
    return choose_call(DOUBLE.options, DOUBLE.table, pub, 0, parse_cards(cards), system)[0]


def test_first_calls_that_show_meld() -> None:  # P2.SIG.2
    assert amount_of(call(STRONG)) == 50
    assert amount_of(call(STRONG, 54)) == 55
    thirty = "QS QS JD JD KC KD TS TH TD TC JS JH"  # double pinochle 30 whatever is trumps
    assert amount_of(call(thirty)) == 53
    assert amount_of(call(thirty, 52)) == 55
    assert call(thirty, 59) == PASS  # 60 would be no more than one step
    aces = "AS AH AD AC TS TH TD TC JS JH QD QC"
    assert amount_of(call(aces)) == 51
    assert call(aces, 50) == PASS
    assert call("TS TH TD TC JS JH QD QC KS KH TS TH") == PASS


def test_calls_that_ask_for_cards() -> None:  # P2.SIG.6
    # double queens 60, double pinochle 30, aces 10, marriages 4 + 2: goes to 106 + 15 + 2 x 4 = 129
    aces = "AS AH AD AC QS QS QH QH QD QD QC QC KS KH JD JD"
    assert amount_of(call(aces, system="jim_davis")) == 100
    assert call(aces, 128, system="jim_davis") == PASS  # 130 would ask for one ace, and is too much
    # double aces 100 and a marriage: only the jack of hearts is missing for the run
    jack = "AS AS AH AH AD AD AC AC TH KH QH QS"
    assert amount_of(call(jack, system="jim_davis")) == 54
    assert amount_of(call(jack, 64, system="jim_davis")) == 74
    # three parts of a pinochle, kings twice 80
    parts = "QS QS JD KS KS KH KH KD KD KC KC TC TC"
    assert amount_of(call(parts, system="jim_davis")) == 53
    assert call("AH TH KH QH QS QS JD JS TS TC", system="jim_davis") == PASS  # 8 + 17 is not 50


def test_every_call_is_legal_and_means_what_it_shows() -> None:
    rng = Random(5)
    for system in ("skip_meld", "jim_davis"):
        for _ in range(60):
            deck = list(DOUBLE.pack)
            rng.shuffle(deck)
            state, _ = DOUBLE.start(DOUBLE.opening(), deck)
            while state.pub.phase == "auction":
                seat = state.pub.turn
                cards = [e & 63 for e in state.places[1 + seat]]
                action, _ = choose_call(DOUBLE.options, DOUBLE.table, state.pub, seat, cards, system)
                assert action in DOUBLE.legal(state, seat)
                calls = history(DOUBLE.options, state.pub)
                if action != PASS and not state.pub.high and not calls and system == "skip_meld":
                    said = call_meaning(DOUBLE.options, system, 0, action, True)
                    if said.kind == "meld":
                        assert evaluate_hand(cards, DOUBLE.table).sure >= said.n
                state, _ = DOUBLE.apply(state, seat, action)


# ---------------------------------------------------------------- passing
HAND = parse_cards("JH JH JH AS AS AD TC 9".replace(" 9", "") + " QS JD KC QC TS TD JS")


def test_one_card_of_trumps() -> None:  # P2.SIG.7
    given = Counter(choose_pass(DOUBLE.table, 2, HAND, Meaning("one", J), 4))
    assert given[2 << 4 | J] >= 2
    assert given.total() == 4


def test_a_rank_of_all_suits() -> None:
    given = Counter(choose_pass(DOUBLE.table, 0, HAND, Meaning("all", J), 4))
    assert min(given[s << 4 | J] for s in (1, 2, 3)) > 0


def test_cards_that_hold_meld_are_kept() -> None:
    hand = parse_cards("AS AH AD AC AS AH AD AC TS TS JH JC")  # double aces around: each ace is worth 90
    given = choose_pass(DOUBLE.table, 2, hand, NONE, 4)
    assert not {c for c in given if c & 15 == A}


def test_the_last_request_counts() -> None:
    calls = [
        AuctionCall(1, 0, 0, Meaning("all", K)),
        AuctionCall(0, 0, 0, NONE),
        AuctionCall(1, 0, 0, NONE),
        AuctionCall(1, 0, 0, Meaning("one", Q)),
    ]
    assert last_request(calls, 1) == Meaning("one", Q)
    assert last_request(calls[:1], 3) == NONE


def test_limits() -> None:  # P2.SIG.3
    """What the partner has shown beyond what an unknown partner would hold goes on top, and so do aces and meld."""
    o, hand = DOUBLE.options, evaluate_hand(parse_cards(STRONG), DOUBLE.table)
    calls = [AuctionCall(2, 0, 0, Meaning("meld", 30)), AuctionCall(1, 0, 0, Meaning("meld", 50))]
    assert shown_meld(calls, 0) == 30
    assert bid_limit(o, hand, 30) == bid_limit(o, hand) + 16
    better = evaluate_hand(parse_cards(STRONG.replace("AS TS", "AS AD")), DOUBLE.table)
    assert bid_limit(o, better) > bid_limit(o, hand)
    assert 40 < bid_limit(o, hand) < 80


@pytest.mark.parametrize(
    ("bidder", "partner_out", "further"),
    [(1, False, -3), (1, True, 2), (2, False, 0)],
)
def test_how_far_a_reach_goes(bidder: int, partner_out: bool, further: int) -> None:
    """Who holds the bid, and whether the partner may still bid: seat 0 goes so much further than its limit."""
    game, cards = game_with("mfp"), parse_cards("AH TH KH QH JH AS KS QS AC KC JD 9D")
    most = bid_limit(game.options, evaluate_hand(cards, game.table)) // 10 + further
    pub = bidding.opening(game.options, 0)
    for price, bid in ((most, True), (most + 1, False)):
        at_price = update(pub, high=10 * (price - 1), bidder=bidder, out=partner_out << 2)
        call, _ = choose_call(game.options, game.table, at_price, 0, cards, "none", Reach(1, -3, 2, 1.0))
        assert (amount_of(call) == 10 * price) == bid


def test_against_its_partner_a_hand_needs_so_much_more() -> None:
    game, cards = game_with("mfp"), parse_cards("AH TH KH QH JH AS KS QS AC KC JD 9D")
    most = bid_limit(game.options, evaluate_hand(cards, game.table)) / 1.1
    for price, bids in ((most // 10 * 10, True), (most // 10 * 10 + 10, False)):
        said = (2 | bid_call(int(price) - 10) << 2,)
        pub = update(bidding.opening(game.options, 0), said=said, high=int(price) - 10, bidder=2)
        call, _ = choose_call(game.options, game.table, pub, 0, cards, "none", Reach(0, 0, 0, 1.1))
        assert (amount_of(call) == price) == bids


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_meaning_has_words(language: str) -> None:
    words = Language(language, faces="french", names=("Anna", "Petr", "Jana", "Ota"))
    kinds = "none no-wish trumps aces meld open not-ready some-meld pinochle all one"
    for kind in [*kinds.split(), "run", "aces-around", "run-and-aces", "void", "help"]:
        phrase = meaning_phrase(1, Meaning(kind, 20 if kind == "meld" else Q))
        assert words.has(phrase.key), phrase.key
        assert "{" not in words.sentence(phrase)
