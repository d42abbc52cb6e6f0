"""Partnership Mariáš: what calls tell of hidden sides, and what hands would call."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots.call_rollout import apply_turn
from hlaska.bots.evaluation.hybrid import HybridValueFunction, calibrated_success
from hlaska.bots.evaluation.perfect_info import one_trick_margin
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.record.setup import read_card
from hlaska.families.marias import contracts
from hlaska.families.marias.call_policy import Decision
from hlaska.families.marias.hand_values import SIZE, values
from hlaska.games import find_game
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.belief import SideBelief
from hlaska.games.marias_four.call_model import PACKAGE
from hlaska.games.marias_four.call_policy import (
    ALONE,
    OTHER,
    PARTNER,
    WITH,
    PartnershipCallPolicy,
    missing_ranks,
)
from hlaska.games.marias_four.public import MariasFourPublic, full_hand, own_cards
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import ACE, KING, QUEEN, TEN
from hlaska.research.training import train_four

Heard4 = list[list[Event]]


def called_by_habit(seed: int, phase: str = "play") -> tuple[Game, Any, Heard4]:
    """A random deal called by habit, up to a phase or its end; with what each seat has heard."""
    game, rng = find_game("marias_four"), Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard4 = [[e.for_seat(s) for e in events] for s in range(4)]
    while state.pub.turn >= 0 and state.pub.phase != phase:
        seat = state.pub.turn
        for action in game.adviser.sample_turn(state, seat, rng) or game.legal(state, seat)[:1]:
            assert action in game.legal(state, seat)
            state, events = game.apply(state, seat, action)
            heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    return game, state, heard


def played_out(count: int) -> list[tuple[Game, Any, Heard4]]:
    """Suit contracts called by habit whose cards are to be played."""
    found = []
    for seed in range(10_000):
        game, state, heard = called_by_habit(seed)
        if state.pub.phase == "play" and state.pub.contract == contracts.SUIT:
            found.append((game, state, heard))
        if len(found) == count:
            break
    return found


def holder_of(state: Any, card: int) -> int:
    return next(s for s in range(4) if card in own_cards(state.places, s))


# ---------------------------------------------------------------- what calls tell
def test_who_has_doubled_is_not_the_partner_and_who_had_to_and_did_not_is() -> None:
    """The rules allow nothing else, and worlds that say otherwise are not drawn."""
    rng, doubled, silent = Random(1), 0, 0
    for game, state, heard in played_out(12):
        pub = state.pub
        called = at.called_card(pub)
        raisers = {
            e.seat for e in heard[0] if e.kind == "call" and e.value == at.FLEK + contracts.GAME and e.seat
        }
        first = next(
            (e.seat for e in heard[0] if e.kind == "call" and e.value == at.FLEK + contracts.GAME), -1
        )
        worlds = BeliefSampler(game, game.view(state, 0), heard[0])
        for _ in range(16):
            world = worlds.draw(rng)
            for seat in raisers & {first}:
                assert called not in own_cards(world.places, seat)
                doubled += 1
            for seat in range(1, first if first > 0 else 1):
                honours = {pub.trump << 4 | KING, pub.trump << 4 | QUEEN} & set(own_cards(world.places, seat))
                assert not honours or called in own_cards(world.places, seat)
                silent += 1
    assert doubled > 50
    assert silent > 50


def test_worlds_told_again_are_nearer_to_the_truth() -> None:
    """Of forehand's trumps the others suppose more than where cards may lie anywhere, as in truth, and they find the
    partner more often."""
    rng, drawn, again, true = Random(2), [], [], []
    guessed, told = [], []
    for game, state, heard in played_out(16):
        seat = next(s for s in (1, 2, 3) if at.called_card(state.pub) not in own_cards(state.places, s))
        worlds = BeliefSampler(game, game.view(state, seat), heard[seat])
        partner = holder_of(state, at.called_card(state.pub))

        def trumps(world: Any) -> int:
            return sum((e & 63) >> 4 == world.pub.trump for e in world.places[at.HAND])

        true.append(trumps(state))
        for world in [worlds.draw_uniform(rng) for _ in range(24)]:
            drawn.append(trumps(world))
            guessed.append(holder_of(world, at.called_card(state.pub)) == partner)
        for world in [worlds.draw(rng) for _ in range(24)]:
            again.append(trumps(world))
            told.append(holder_of(world, at.called_card(state.pub)) == partner)
    assert abs(fmean(again) - fmean(true)) < abs(fmean(drawn) - fmean(true))
    assert fmean(told) > fmean(guessed) + 0.1


def test_what_a_side_could_not_say_is_unlikely_and_never_impossible() -> None:
    """Forehand does not know its partner: worlds in which it is who has doubled are a thousand times less likely."""
    rng, strange = Random(3), 0
    for game, state, heard in played_out(6):
        worlds = BeliefSampler(game, game.view(state, 0), heard[0])
        assert isinstance(worlds.belief, SideBelief)
        chances = [worlds.belief.chance(worlds._draw_cards(rng), rng) for _ in range(100)]
        assert min(chances) > 0
        strange += min(chances) < 1e-3 * max(chances)
    assert strange > 2


# ---------------------------------------------------------------- what hands call
def test_habit_hangs_on_nothing_but_the_own_hand() -> None:
    """The same seat in another world that it cannot tell from the truth calls the same."""
    for seed in range(30):
        rng = Random(seed)
        game, state, heard = called_by_habit(
            seed, rng.choice(["rank", "contract", "ask", "announce", "flek"])
        )
        seat = state.pub.turn
        if seat < 0 or state.pub.phase == "play":
            continue
        view = game.view(state, seat)
        other = BeliefSampler(game, view, heard[seat]).draw_uniform(rng)
        assert game.view(other, seat) == view
        assert game.adviser.sample_turn(other, seat, Random(7)) == game.adviser.sample_turn(
            state, seat, Random(7)
        )


def test_a_hand_knows_what_it_is_in_the_deal() -> None:
    def cards(text: str) -> int:
        return sum(1 << read_card(c) for c in text.split())

    pub = MariasFourPublic("flek", 1, contract=contracts.SUIT, trump=2, called=ACE)
    habits = PartnershipCallPolicy(pub)
    assert habits.role(0, cards("AH KH")) == ALONE
    assert habits.role(0, cards("TH KH")) == WITH
    assert habits.role(1, cards("AH 7C")) == PARTNER
    assert habits.role(1, cards("TH AC")) == OTHER
    assert missing_ranks(cards("AH KH QD"), 2)[:2] == [TEN, QUEEN]
    game = Decision(1, contracts.GAME, True, 0, False)
    weak, strong = cards("7C 8C 9C 7S 8S 9S 7D 8D"), cards("TH KH QH JH AC AS AD TD")
    assert habits.chance(game, weak) < 0.1 < 0.7 < habits.chance(game, strong)


def test_of_each_suit_one_card_is_compared_as_trump() -> None:
    for seed in range(10):
        game, state, _ = called_by_habit(seed, "trump")
        view = game.view(state, 0)
        found = game.adviser.distinct_actions(view)
        assert sorted(c >> 4 for c in found) == sorted({c >> 4 for c in view.legal})
        assert set(found) <= set(view.legal)
        assert apply_turn(game, state, 0, game.adviser.sample_turn(state, 0, Random(1))).pub.phase == "rank"


def test_three_who_defend_let_more_betls_be_made_that_open_cards_beat() -> None:
    for survived in (0.0, 0.5, 1.0):
        assert calibrated_success(True, False, survived, 4) > calibrated_success(True, False, survived, 3)
        assert calibrated_success(True, True, survived, 4) == calibrated_success(True, True, survived, 3)
        assert calibrated_success(False, False, survived, 4) == calibrated_success(False, False, survived, 3)


@pytest.mark.jit
@pytest.mark.parametrize("contract", ["betl", "durch"])
def test_what_one_trick_decides_is_worth_what_its_two_ends_pay(contract: str) -> None:
    jit.start()
    game = find_game("marias_four")
    deck = list(game.pack)
    Random(4).shuffle(deck)
    state: Any = game.start(game.opening(), deck)[0]
    while game.adviser.position(state) is None:
        legal = game.legal(state, state.pub.turn)
        named = [a for a in legal if a >= CALL and str(game.calls[a].text) == contract]
        state = game.apply(state, state.pub.turn, named[0] if named and state.pub.lone == 0 else legal[0])[0]
    position = game.adviser.playout_position(state)
    assert position is not None
    lone = state.pub.lone
    won, lost = (one_trick_margin(game, state, position, lone, taken) for taken in (False, True))
    assert won > 0 > lost
    found = HybridValueFunction(game, Random(1)).margins([state] * 4, lone, [0, 1, 2, 3])
    assert all(lost <= worth <= won for worth in found)


# ---------------------------------------------------------------- values
def test_the_values_of_the_package_are_whole() -> None:
    found = values(PACKAGE)
    assert set(train_four.NAMES) == set(found)
    assert all(len(value.table) == SIZE for value in found.values())
    hand = mask_of(full_hand(called_by_habit(1, "announce")[1].places, 0))
    strong, weak = 0xF0 | 0xC0 << 16 | 0xC0 << 32, 0x01 | 0x0F << 16 | 0x07 << 32
    for name in ("game", "game-alone", "game-with", "game-lost", "hundred", "hundred-against"):
        assert found[name].logit(strong, 0) > found[name].logit(weak, 0) + 1
    assert 0 < found["game"].chance(hand, 0) < 1


def test_a_seed_makes_the_same_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_four, "TRIES", {"betl": (2, 8), "durch": (2, 64)})
    said: list[str] = []
    tables = train_four.train(16, 3, said.append)
    assert tables == train_four.train(16, 3, said.append)
    assert tables != train_four.train(16, 4, said.append)
    assert set(tables) <= set(train_four.NAMES)
    assert any(line.startswith("game-alone") and "Brier" in line for line in said)
