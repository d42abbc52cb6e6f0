"""The worked examples of pinochle for three (pinochle:P4A.EX, P4C.EX)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from hlaska.core.board import cards_in, entry
from hlaska.families.pinochle.melds import count, total
from hlaska.games.pinochle_three import match_rules, settle
from hlaska.games.pinochle_three.options import LAST, POINTS_OF, target_of
from hlaska.games.pinochle_three.public import (
    HAND,
    PLACES,
    STATUSES,
    TRICK,
    PinochleThreePublic,
    State,
    bid_call,
)
from hlaska.kernel import layout
from tests.families.pinochle.naive_burying import best_rest
from tests.games.pinochle.book import BY_ID, SUITS, Example, card, game_of, of_kind, part, seats
from tests.games.pinochle_three.tables import Deal3

MINE = part("P4A", "P4C")
ITEMS = ("run", "royal", "plain", "nines", "pinochle", "aces", "kings", "queens", "jacks", "bonus")
NAMES = "abc"


def each(*kinds: str) -> Any:
    examples = of_kind(MINE, *kinds)
    return pytest.mark.parametrize("example", examples, ids=[e.id for e in examples])


@each("meld")
def test_meld(example: Example) -> None:
    game = game_of(example)
    got = dict.fromkeys((*ITEMS, "total"), 0)
    for line in count(example.cards("hand"), game.table, example.suit()):
        got[ITEMS[line.kind]] += line.points
        got["total"] += line.points
    assert got == dict.fromkeys((*ITEMS, "total"), 0) | example.numbers("expect")


@each("points")
def test_points(example: Example) -> None:
    values = POINTS_OF[example["scheme"]]
    points = sum(values[c & 15] for c in example.cards("captured"))
    assert points + LAST * (example["last_trick"] == "yes") == int(example["expect"])


def in_play(trick: Sequence[int], hand: Sequence[int], trump: int) -> State:
    """Nothing but a trick on the table and the hand of the seat on turn."""
    turn = len(trick) % 3
    places: list[tuple[int, ...]] = [()] * len(PLACES)
    places[TRICK] = tuple(entry(c, 7) for c in trick)
    places[HAND + turn] = tuple(entry(c, 1 << turn) for c in sorted(hand))
    pub = PinochleThreePublic("play", turn, trump=trump, lead=0, points=(0,) * 3, taken=(0,) * 3, bidder=0)
    return State(pub, tuple(places))


@each("legal")
def test_legal(example: Example) -> None:
    trick = [card(c) for c in example["trick"].split()]
    state = in_play(trick, example.cards("hand"), example.suit())
    assert game_of(example).legal(state, len(trick) % 3) == example.cards("expect")


@each("trick")
def test_trick(example: Example) -> None:
    trick = [card(c) for c in example["cards"].split()]
    state = in_play(trick, (), example.suit())
    position = game_of(example, "cutthroat3").positions.seat_position(state.pub, state.places)
    assert f"winner={position[layout.BEST_SEAT] + 1}" == example["expect"]


@each("auction")
def test_auction(example: Example) -> None:
    game = game_of(example)
    seat_of = seats(example["dealer"], NAMES)
    state, _ = game.start(game.opening(), game.pack)
    for n, call in enumerate(example["calls"].split(), 1):
        name, _, said = call.partition(":")
        action = game.call("pass") if said == "pass" else bid_call(int(said))
        if action not in game.legal(state, seat_of[name]):
            phrase = game.explainer.explain_refusal(game.view(state, seat_of[name]), action)
            reason = phrase.key.removeprefix("refused-pinochle_three-").removeprefix("refused-pinochle-")
            reason = reason.replace("-", " ")
            assert example["expect"] == f'illegal_call={n} reason="{reason}"'
            return
        state, _ = game.apply(state, seat_of[name], action)
    names = {s: n for n, s in seat_of.items()}
    assert f"declarer={names[state.pub.bidder]} contract={state.pub.contract}" == example["expect"]


@each("settle")
def test_settle(example: Example) -> None:
    game, others = game_of(example), int(example["others"])
    contract = int(example["contract"])
    status = {"made": "played", "failed": "played"}.get(example["outcome"], example["outcome"])
    assert status in STATUSES
    points = (contract, 0, 0) if example["outcome"] == "made" else (0, 0, 0)
    facts = settle.Facts(status, 0, contract, example.suit(), (0, 0, 0), points)
    got = settle.units(game.options, facts, others + 1, pool=1000)
    pool = -settle.payment(game.options, facts).pool
    assert {"bidder": got[0], "each_other": got[1], "kitty": pool} == example.numbers("expect")
    assert len(set(got[1:])) == 1
    assert sum(got) + pool == 0


@each("three_score")
def test_three_score(example: Example) -> None:
    game = game_of(example)
    meld, tricks = example.numbers("meld"), example.numbers("tricks") if "tricks" in example.fields else {}
    facts = settle.Facts(
        example["status"],
        NAMES.index(example["bidder"]) if "bidder" in example.fields else -1,
        int(example.get("contract", "0")),
        0,
        tuple(meld.get(n, 0) for n in NAMES),
        tuple(tricks.get(n, 0) for n in NAMES),
        tuple(int(n not in example.get("no_trick")) for n in NAMES),
    )
    result = settle.result(game.options, facts, 3)
    wanted = example.numbers("expect")
    assert {n: result[NAMES.index(n)] for n in wanted} == wanted


@each("cutthroat_score")
def test_cutthroat_score(example: Example) -> None:
    game = game_of(example)
    cards = example.cards("captured")
    tricks = sum(POINTS_OF[game.options.card_points][c & 15] for c in cards)
    tricks += LAST * (example["last_trick"] == "yes")
    meld = total(cards, game.table, example.suit())
    facts = settle.Facts("played", -1, 0, example.suit(), (meld, 0, 0), (tricks, 0, 0), (1, 0, 0))
    score = settle.result(game.options, facts, 3)[0]
    assert {"tricks": tricks, "meld": meld, "total": score} == example.numbers("expect")


@each("game_end")
def test_game_end(example: Example) -> None:
    game = game_of(example)
    before, gain = example.numbers("before"), example.numbers("deal")
    scores = [before[n] + gain[n] for n in NAMES]
    fields = dict(w.split("=") for w in example["deal"].split())
    bidder = NAMES.index(fields["bidder"]) if "bidder" in fields else -1
    usual = target_of(game.options)
    won, goal = match_rules.outcome(game.options, scores, bidder, fields.get("result") == "made", usual)
    got = f"after a={scores[0]} b={scores[1]} c={scores[2]} winner={'none' if won < 0 else NAMES[won]}"
    assert got + (f" target={goal}" if goal != usual else "") == example["expect"]


# ---------------------------------------------------------------- told in words
EIGHTEEN = "AS TS KS QS JS 9S AH AD AC KH QH KD JD 9H 9D TC TC JC"


def test_melded_cards_are_not_buried() -> None:  # P4A.EX.8
    example = BY_ID["P4A.EX.8"]
    deal3 = Deal3(game_of(example), [example["hand"].rsplit(" ", 3)[0], "", ""], "TC TC JC")
    deal3.say("bid 310, pass, pass, trump S")
    assert deal3.refused("QS") == "refused-pinochle_three-in-meld"
    assert Counter(deal3.texts()) == Counter(["TC", "JC", "9H", "9D", "KD"])
    deal3.say("TC, TC, JC")
    assert deal3.pub.phase == "meld"


def test_meld_is_given_up_where_too_much_of_it_is_held() -> None:  # P4A.WIDOW.4
    hand = "AS TS KS QS JS AH AD AC KH KD KC QH QD QC JD"
    deal3 = Deal3(game_of(BY_ID["P4A.EX.8"]), [hand, "", ""], "9S JH JC")
    deal3.say("bid 310, pass, pass, trump S")
    while deal3.pub.phase == "bury":
        deal3.say(deal3.texts()[0])
    cards = Counter(cards_in(deal3.state.places[HAND]))
    whole = cards + Counter(cards_in(deal3.state.places[5]))
    best = best_rest(tuple(sorted(whole.elements())), deal3.game.table, 1, 3)
    assert total(tuple(cards.elements()), deal3.game.table, 1) == best
    assert total(tuple(whole.elements()), deal3.game.table, 1) > best


def test_meld_covers_the_contract() -> None:  # P4A.EX.23
    hand = "AS TS KS QS JS AH AD AC KH KD KC QH 9H 9D 9C"
    deal3 = Deal3(game_of(BY_ID["P4A.EX.23"]), [hand, "", ""], "9S TC JH")
    deal3.say("bid 350, pass, pass, trump S")
    while deal3.pub.phase == "bury":
        deal3.say(deal3.texts()[0])
    deal3.say("meld")
    # run 150, aces 100, kings 80, marriage 20, nine 10
    assert (deal3.pub.meld[0], deal3.pub.status) == (360, "made")
    assert deal3.pub.result == (10, -5, -5)


@pytest.mark.parametrize("id", ["P4A.EX.24", "P4A.EX.25"])
def test_the_contract_is_judged(id: str) -> None:  # P4A.EX.24, P4A.EX.25
    example = BY_ID[id]
    numbers = {"P4A.EX.24": (200, 24 + 116 + 10), "P4A.EX.25": (200, 24 + 115 + 10)}[id]
    facts = settle.Facts("played", 0, int(example["contract"]), 0, (numbers[0], 0, 0), (numbers[1], 0, 0))
    options = game_of(example).options
    assert sum(numbers) == int(example["expect"].partition("(")[2].partition(")")[0])
    assert settle.is_made(options, facts) == example["expect"].startswith("made")
    assert settle.payment(options, facts).each == (5 if settle.is_made(options, facts) else -10)


def test_buried_cards_count_for_the_bidder() -> None:  # P4A.COUNT.1
    deal3 = Deal3(game_of(BY_ID["P4A.EX.9"], "auction3"), ["AS AS AH", "", ""], "TC TC JC")
    deal3.say("bid 310, pass, pass, trump S, TC, TC, JC, meld, play, keep")
    deal3.play_out()
    facts = deal3.game.facts(deal3.pub, deal3.state.places[5])
    assert facts.points[0] == deal3.pub.points[0] + 10 + 10 + 2
    assert sum(facts.points) == 250


def test_the_deal_of_cut_throat() -> None:  # P4C.EX.1
    game = game_of(BY_ID["P4C.EX.1"])
    deck = tuple(reversed(game.pack))
    state, _ = game.start(game.opening(), deck)
    for seat in range(3):
        dealt = [c for r in range(4) for c in deck[12 * r + 4 * seat : 12 * r + 4 * seat + 4]]
        assert Counter(cards_in(state.places[HAND + seat])) == Counter(dealt)
    assert state.pub.trump == deck[-1] >> 4
    assert deck[-1] in cards_in(game.view(state, 0).places[HAND + 2])
    assert cards_in(game.view(state, 0).places[HAND + 2]).count(-1) == 15


def test_the_nine_for_the_turned_card() -> None:  # P4C.EX.22
    deal3 = Deal3(game_of(BY_ID["P4C.EX.22"]), ["", "9S 9S", "AS"], last="AS")
    assert (deal3.pub.phase, deal3.texts()) == ("nine", ["no exchange"])
    deal3.say("no exchange")
    assert deal3.texts() == ["no exchange", "exchange"]
    deal3.say("exchange")
    assert card("AS") in cards_in(deal3.view(0).places[HAND + 1])
    assert card("9S") in cards_in(deal3.view(0).places[HAND + 2])
    deal3.say("meld, meld, meld")
    deal3.play_out()
    rows = {i.key: i.value for i in deal3.pub.items if i.seat == 1}
    assert rows["item-pinochle_three-nine"] == (10 if deal3.pub.taken[1] else 0)


def test_the_bidder_may_change_everything() -> None:  # P4A.WIDOW.3
    deal3 = Deal3(game_of(BY_ID["P4A.EX.8"]), ["AS TS KS QS JS KH QH", "", ""], "TC TC JC")
    deal3.say("bid 310, pass, pass, trump S, TC, TC, JC, meld, change")
    assert (deal3.pub.phase, deal3.pub.trump, deal3.pub.meld) == ("trump", -1, (0, 0, 0))
    assert len(deal3.state.places[HAND]) == 18
    deal3.say("trump H, TC, TC, JC, meld, play, keep")
    assert (deal3.pub.phase, deal3.pub.trump, deal3.pub.turn) == ("play", SUITS.index("H"), 0)


def test_both_opponents_give_in_together() -> None:  # P4A.PLAY.2
    for second, status in (("give in", "granted"), ("keep", "played")):
        deal3 = Deal3(game_of(BY_ID["P4A.EX.8"]), ["AS", "", ""], "TC TC JC")
        deal3.say(f"bid 310, pass, pass, trump S, TC, TC, JC, meld, play, give in, {second}")
        assert deal3.pub.status == status


def test_three_hundred_may_be_given_up_unseen() -> None:  # P4A.WIDOW.1
    deal3 = Deal3(game_of(BY_ID["P4A.EX.16"]), ["", "", ""], "AS AH AD")
    deal3.say("bid 300, pass, pass")
    assert deal3.texts() == ["take", "concede"]
    assert set(deal3.view(0).places[4]) == {-1}
    deal3.say("concede")
    assert deal3.pub.result == (-3, 0, 0)
    match = deal3.game.finish(deal3.game.opening(), deal3.state)
    assert match is not None
    assert match.notes[0] == 3


def test_an_empty_pool_is_filled() -> None:  # P4A.PAY.5
    options = game_of(BY_ID["P4A.EX.17"]).options
    facts = settle.Facts("played", 0, 360, 0, (360, 0, 0))
    assert settle.refill(options, facts, 5) == 0
    assert settle.refill(options, facts, 4) == 5
    assert settle.units(options, facts, 3, 0) == (10, -10, -10)
