"""What seats of the Mariáš games undertake by what such hands were measured to bring."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.bots.evaluation.hybrid import HybridValueFunction, calibrated_success
from hlaska.bots.evaluation.perfect_info import one_trick_margin
from hlaska.core.cards import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, TEN, card_of
from hlaska.families.marias import contracts
from hlaska.games import find_game
from hlaska.games.marias import public as three
from hlaska.games.marias.call_policy import SeatPolicy as ThreeMind
from hlaska.games.marias.call_policy import count_spoilers
from hlaska.games.marias_auction import call_policy
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS, contract_text
from hlaska.games.marias_auction.public import own_cards
from hlaska.kernel import jit
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.solve import Goal
from hlaska.research.matches.arena import Match, Spec, play
from hlaska.research.matches.casting import ALONE
from scripts import measure_callers, measure_open

RANKS = {"7": SEVEN, "9": NINE, "J": JACK, "Q": QUEEN, "K": KING, "T": TEN, "A": ACE, "8": EIGHT}


def hand(text: str) -> int:
    return mask_of(card_of("CSHD".index(card[1]), RANKS[card[0]]) for card in text.split())


GREAT = hand("AS TS KS QS JS 7S AC TC AD AH")
POOR = hand("8S 9S JC QC 8C 9H JH KH 9D QD")


def bidding(seed: int) -> Any:
    """A state of the auction after the cut, and its generator."""
    game, rng = find_game("marias_auction"), Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state = game.start(game.opening(), deck)[0]
    return game, game.apply(state, state.pub.turn, at.TAP)[0], rng


# ---------------------------------------------------------------- curves
def test_a_curve_is_straight_between_its_points_and_level_beyond_them() -> None:
    curve = (-4.0, -2.0, 0.0, 1.0, 3.0, 4.0, 4.5)
    assert [call_policy.interpolate(model().odds, curve, x) for x in (-9, -3, -2.5, 0.5, 3, 8)] == [
        -4,
        -4,
        -3,
        2,
        4.5,
        4.5,
    ]


def test_everything_that_is_measured_is_a_kind_of_contract_and_brings_more_at_better_odds() -> None:
    kinds = {call_policy.kind_of(contract) for contract in CONTRACTS}
    for curves in (model().before, model().kept):
        assert set(curves) < kinds
        for curve in curves.values():
            assert len(curve) == len(model().odds)
            assert list(curve) == sorted(curve)


def test_a_betl_is_worth_three_times_as_much_where_it_is_paid_so() -> None:
    """By the revised schedule; suit contracts are paid alike in both."""
    sure = hand("7S 8S 9S 7C 8C 7H 8H 9H 7D 8D")
    betl = next(c.rung for c in CONTRACTS if c.rules.contract == contracts.BETL)
    usual, revised = (
        call_policy.ContractEstimator(
            find_game("marias_auction", preset).options, sure
        ).estimate_before_talon(betl)
        for preset in ("licit_traditional", "licit_revised")
    )
    assert revised == pytest.approx(3 * usual)
    assert usual > 0
    suits = [c for c in CONTRACTS if c.rules.trumps]
    assert {
        call_policy.price_factor(find_game("marias_auction", "licit_revised").options, c) for c in suits
    } == {1}


# ---------------------------------------------------------------- bids
def test_a_great_hand_goes_further_than_a_poor_one() -> None:
    options = find_game("marias_auction").options
    great, poor = call_policy.ContractEstimator(options, GREAT), call_policy.ContractEstimator(options, POOR)
    assert great.estimate_before_talon(1) > 10 > model().passed > poor.estimate_before_talon(1)
    assert call_policy.stay_chance(great, 3) > 0.9
    assert call_policy.stay_chance(poor, 3) < 0.2
    worths = [great.estimate_before_talon(rung) for rung in range(1, 10)]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == float("-inf")  # two sevens are nothing that was measured


def test_with_the_talon_the_contract_is_announced_that_brings_most() -> None:
    game = find_game("marias_auction")
    whole = GREAT | hand("9D JH")
    legal = [at.PLAY + i for i in range(len(CONTRACTS))]
    text = contract_text(CONTRACTS[call_policy.choose_contract(game.options, whole, legal) - at.PLAY])
    assert text == "hundred seven S"
    hopeless = POOR | hand("KC 9C")
    cheap = replace(game.options, give_up_value=2)  # what it costs to give up is less than any contract
    assert call_policy.choose_contract(cheap, hopeless, [*legal, at.GIVE_UP]) == at.GIVE_UP
    assert at.PLAY <= call_policy.choose_contract(game.options, hopeless, legal) < at.FLEK


@pytest.mark.parametrize("seed", range(4))
def test_whole_auctions_by_habit_are_legal_and_never_end_in_what_nobody_holds(seed: int) -> None:
    """Nobody bids beyond what was measured; who must announce something has what it takes."""
    game, state, rng = bidding(seed)
    while state.pub.turn >= 0 and state.pub.phase != "play":
        seat = state.pub.turn
        view = game.view(state, seat)
        if state.pub.phase == "bid":
            bids = [a for a in game.adviser.distinct_actions(view) if at.BID <= a < at.PLAY]
            assert len(bids) <= 1
            assert set(bids) == set([a for a in view.legal if at.BID <= a < at.PLAY][:1])
            assert game.adviser.measured_turn(view)[0] in game.adviser.distinct_actions(view)
        for action in game.adviser.sample_turn(state, seat, rng):
            assert action in game.legal(state, seat)
            state = game.apply(state, seat, action)[0]
    if state.pub.rung:
        assert not RUNGS[state.pub.rung - 1].two


# ---------------------------------------------------------------- what bids tell
def test_bids_tell_how_far_a_seat_went_and_where_it_stopped() -> None:
    two, three_ = at.BID + 1, at.BID + 2
    calls = [(1, two), (0, at.HOLD), (1, three_), (0, at.PASS), (2, at.PASS), (1, at.PLAY)]
    assert call_policy.read_bids(calls) == {1: (3, 0), 0: (2, 4), 2: (0, 4)}


def test_worlds_that_fit_the_bids_are_likelier_and_none_is_excluded() -> None:
    game, state, _ = bidding(3)
    state = game.apply(state, 1, at.BID + 2)[0]
    places = [list(place) for place in state.places]
    chances = []
    for cards in (GREAT, POOR):
        places[at.HAND + 1] = [c for c in range(64) if cards >> c & 1]
        chances.append(call_policy.bids_likelihood(game.options, {1: (3, 0)}, places))
    assert chances[0] > 5 * chances[1] > 0


def test_a_seat_reads_the_bids_of_others_until_a_contract_is_announced() -> None:
    game, state, rng = bidding(5)
    seen: set[tuple[str, bool]] = set()
    heard: list[list[Any]] = [[] for _ in range(3)]
    while state.pub.turn >= 0 and state.pub.phase != "play":
        seat, pub = state.pub.turn, state.pub
        seen.add((pub.phase, game.adviser.full_likelihood(game.view(state, seat), heard[seat]) is not None))
        choice = game.adviser.sample_turn(state, seat, rng) if pub.phase != "bid" else ()
        bid = at.BID if at.BID in game.legal(state, seat) else at.PASS
        state, events = game.apply(state, seat, choice[0] if choice else bid)
        for s in range(3):
            heard[s] += [e.for_seat(s) for e in events]
    assert ("bid", False) in seen  # the first to speak
    assert {("bid", True), ("contract", True), ("flek", False)} <= seen


def test_bids_hang_on_nothing_but_the_own_hand() -> None:
    for seed in range(6):
        game, state, rng = bidding(seed)
        view = game.view(state, 1)
        unseen = [c for c in game.pack if c not in own_cards(state.places, 1)]
        rng.shuffle(unseen)
        other = game.imagine(view, unseen)
        assert game.view(other, 1) == view
        assert game.adviser.sample_turn(other, 1, Random(7)) == game.adviser.sample_turn(state, 1, Random(7))


# ---------------------------------------------------------------- betl and durch
def test_a_contract_that_is_laid_open_must_be_sure() -> None:
    """An ordinary betl is only likely; one that is compared after the first trick is won or lost already."""
    game = find_game("marias")
    rng = Random(2)
    state = game.start(game.opening(), list(game.pack))[0]
    while state.pub.phase != "contract":
        state = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])[0]
    mind = ThreeMind(game.options, state, 0, game.legal(state, 0), rng)
    sure, risky = hand("7S 8S 9S 7C 8C 7H 8H 9H 7D 8D"), hand("7S 8S 9S 7C 8C 7H 8H 9H 8D JD")
    assert mind._chance(contracts.OPEN_BETL, sure, sure) > 0.9
    assert mind._chance(contracts.OPEN_BETL, risky, risky) == 0
    assert (
        mind._chance(contracts.OPEN_BETL, risky, risky | hand("7D 9D")) > 0.9
    )  # what it fears lies in the talon
    assert mind._chance(contracts.OPEN_DURCH, hand("AS TS KS QS JS AC KC AH AD KD"), 0) == 0
    assert mind._chance(contracts.BETL, sure, sure) > mind._chance(contracts.BETL, risky, risky) > 0


def announced(call: str, cards: Sequence[int], rng: Random) -> Any:
    """The play of a contract that forehand announces with the first ten of twelve cards, and nobody doubles."""
    game = find_game("marias")
    rest = [c for c in game.pack if c not in cards]
    rng.shuffle(rest)
    deck = [*cards[:7], *rest[:10], *cards[7:], *rest[10:]]
    state = game.start(game.opening(), [*deck[-2:], *deck[:-2]])[0]
    state = game.apply(state, state.pub.turn, three.CUT + 1)[0]  # two cards are lifted off the pack
    while state.pub.turn >= 0 and state.pub.phase != "play":
        legal, phase = game.legal(state, state.pub.turn), state.pub.phase
        named = three.NAME + contracts.CONTRACTS.index(call)
        away = next((c for c in cards[10:] if c in legal), legal[0])
        state = game.apply(
            state,
            0 if phase == "discard" else state.pub.turn,
            {"contract": named, "discard": away}.get(phase, legal[0]),
        )[0]
    return game, state


@pytest.mark.slow
def test_a_betl_is_judged_by_what_open_cards_say_and_by_how_hard_it_is_to_beat() -> None:
    jit.start()
    rng = Random(9)
    judged: set[bool] = set()
    while judged != {True, False}:
        cards = list(find_game("marias").pack)
        rng.shuffle(cards)
        low = sorted(cards[:20], key=lambda c: (c & 15, c))[:12]
        game, state = announced("betl", low, rng)
        judge = HybridValueFunction(game, rng)
        position = game.adviser.playout_position(state)
        assert position is not None
        lost = judge.solver.is_at_least(position, Goal(1, 6, tricks=True), 1)
        gain, loss = (one_trick_margin(game, state, position, 0, taken) for taken in (False, True))
        assert loss < 0 < gain
        for luck in range(20):
            survived = judge.survival_rate(state, luck, position)
            assert judge.success_chance(state, luck, position) == calibrated_success(True, not lost, survived)
            made = (judge.margins([state], 0, [luck])[0] - loss) / (gain - loss)
            assert made == pytest.approx(calibrated_success(True, not lost, survived))
            (told,) = judge.forecasts([state], 0, [luck])
            assert told.chance == calibrated_success(True, not lost, survived)
        judged.add(lost)


def test_what_is_hard_to_beat_is_made_more_often_and_what_open_cards_make_most() -> None:
    for none in (True, False):
        for share in (0.0, 0.5, 1.0):
            lost, won = (calibrated_success(none, opened, share) for opened in (False, True))
            assert 0 < lost < won <= 1
        assert calibrated_success(none, False, 1.0) > calibrated_success(none, False, 0.0)


@pytest.mark.parametrize(("call", "kept", "made"), [
    ("open betl", "7H 8H 9H 7C 7S 8S 7D 8D 9D TD KS AC", True),
    ("open betl", "7H 8H 9H 9C 7S 9S 7D 8D 9D TD KS AC", False),
    ("open durch", "AC KC QC AS KS AD KD AH KH QH 7C 7D", True),
    ("open durch", "AC KC QC AS KS QD KD AH KH QH 7C 7D", False),
])  # fmt: skip
def test_a_contract_that_is_laid_open_is_judged_by_its_first_trick(call: str, kept: str, made: bool) -> None:
    """Whatever the luck, and for who plays it as for the others."""
    cards = [c for text in kept.split() for c in cards_of(hand(text))]
    game, state = announced(call, cards, Random(3))
    judge = HybridValueFunction(game, Random(4))
    position = game.adviser.playout_position(state)
    assert position is not None
    gains = [judge._solve_last_trick(state, seat, position) for seat in range(3)]
    assert [gain > 0 for gain in gains] == [made, not made, not made]
    away = mask_of(cards[10:])
    contract = contracts.CONTRACTS.index(call)
    assert (count_spoilers(contract, mask_of(cards[:10]), mask_of(cards[:10]) | away) == 0) == made


def test_a_match_of_calls_is_level_between_equals_and_goes_on_in_its_log(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(measure_callers, "PLAYOUTS", 2)
    monkeypatch.setattr(jit, "start", lambda: False)
    log = tmp_path / "calls.jsonl"
    for first in ("0", "1"):
        asked = ["marias_auction", "habit", "greedy", "--deals", "1", "--first", first, "--log", str(log)]
        measure_callers.main([*asked, "--seed", "3"])
    assert "A more than B, as played (1 deals)" in capsys.readouterr().out
    deals = [json.loads(line) for line in log.read_text().splitlines()]
    assert [deal["deal"] for deal in deals] == [0, 1]
    assert all(abs(sum(units)) < 1e-6 for deal in deals for _, units, _, _ in deal["games"])
    measure_callers.main(["marias", "habit", "habit", "--deals", "1"])
    assert "all            +0.00 [+0.00, +0.00]" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        measure_callers.main(["chess", "habit", "club"])
    assert "chess" in capsys.readouterr().err


def test_what_is_told_of_open_cards_adds_up() -> None:
    played = [measure_open.Case(-0.7, True, 0.95, True), measure_open.Case(0.2, False, 0.3, False)]
    lines = list(measure_open.format_report(played))
    assert lines[0] == "with open cards made: 1 of 1 made"
    assert lines[1].endswith("-1: 1/1  -0.5: 0/0  0: 0/0  0.5: 0/0")
    assert lines[3] == "with open cards lost: 0 of 1 made"


def test_what_came_of_betls_is_read_from_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log"
    match = Match(Spec("marias_four", "four_partner"), "club:2", "club:2", ALONE, seed=3)
    deals = play(match, 12, 1, log)
    measure_open.main(["--match", str(log)])
    lines = capsys.readouterr().out.splitlines()
    counted = [line.split()[-4::2] for line in lines if line.startswith("with open cards")]
    came = [u.made for d in deals for one in d.games for u in one.undertaken if u.name.endswith("betl")]
    assert len(came) > 1
    assert [sum(int(pair[i]) for pair in counted) for i in (0, 1)] == [sum(came), len(came)]
    with pytest.raises(SystemExit):
        measure_open.main(["--match", str(tmp_path / "none")])
    assert "none" in capsys.readouterr().err
