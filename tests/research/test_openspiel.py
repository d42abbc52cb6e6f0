"""The game of OpenSpiel by its own tests, its algorithms on it, and deals told again."""

from __future__ import annotations

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: uv sync --inexact --extra openspiel")

import pyspiel

import hlaska.research.openspiel
from hlaska.core.errors import HlaskaError
from tests.presets import presets

usual_presets = presets({("sixtysix", "schnapsen"), ("thousand", "thousand")})


def load(name: str, preset: str = "", **more: Any) -> Any:
    said = "".join(f",{key}={value}" for key, value in more.items())
    return pyspiel.load_game(f"hlaska(game={name},preset={preset}{said})")


def states(game: Any, seed: int, each: int) -> Any:
    """States of a deal at random in which somebody is asked, every so manieth."""
    rng, state, count = Random(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            count += 1
            if count % each == 0:
                yield state
        chance = state.is_chance_node()
        actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        weights = [p for _, p in state.chance_outcomes()] if chance else None
        state.apply_action(rng.choices(actions, weights)[0])


@usual_presets
def test_random_deals_pass_its_simulations(name: str, preset: str) -> None:
    pyspiel.random_sim_test(load(name, preset), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(name, preset, decks=100), num_sims=1, serialize=True, verbose=False)


@usual_presets
def test_its_tests_of_a_part_of_the_tree_pass(name: str, preset: str) -> None:
    from open_spiel.integration_tests import api_test

    cases = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), {})
    cases.game, cases.game_name = load(name, preset, decks=20), "hlaska"  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(cases).run(result)
    assert result.testsRun >= 5
    assert [said for _, said in result.failures + result.errors] == []


@usual_presets
def test_deals_told_again_look_the_same_to_the_player(name: str, preset: str) -> None:
    """And are legal: every action of their history may be done where it was."""
    game, rng, other, found = load(name, preset), Random(3), 0, 0
    for state in (
        state for seed in (5, 6, 7) for state in states(game, seed, 5 if game.num_players() > 2 else 3)
    ):
        for player in range(game.num_players()):
            again = state.resample_from_infostate(player, rng.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert again.observation_string(player) == state.observation_string(player)
            assert again.information_state_tensor(player) == state.information_state_tensor(player)
            assert again.current_player() == state.current_player()
            replayed = game.new_initial_state()
            for action in again.history():
                assert action in (
                    [a for a, _ in replayed.chance_outcomes()]
                    if replayed.is_chance_node()
                    else replayed.legal_actions()
                )
                replayed.apply_action(action)
            assert str(replayed) == str(again)
            other += str(again) != str(state)
            found += 1
    assert found > 0
    assert other >= found / 3


def test_a_state_survives_pickling_and_copying() -> None:
    for state in states(load("marias"), 1, 9):
        for twin in (pickle.loads(pickle.dumps(state)), state.clone()):
            assert str(twin) == str(state)
            assert twin.legal_actions() == state.legal_actions()


def test_pieces_of_an_observation_have_names() -> None:
    game = load("sixtysix", "schnapsen")
    observer = game.make_py_observer()
    state = next(states(game, 1, 1))
    observer.set_from(state, 0)
    assert observer.dict["hand"].sum() == 5
    assert np.concatenate([piece.reshape(-1) for piece in observer.dict.values()]).tolist() == list(
        state.observation_tensor(0)
    )


def test_a_tree_search_of_its_own_plays() -> None:
    """Its Python IS-MCTS, which samples hidden cards anew for every simulation."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("sixtysix", "schnapsen", decks=50)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=4)
    for state in states(game, 2, 6):
        assert bot.step(state) in state.legal_actions()


def test_believed_worlds_are_worlds() -> None:
    game = load("marias", worlds="believed")
    for state in states(game, 2, 8):
        again = state.resample_from_infostate(0, Random(1).random)
        assert again.information_state_string(0) == state.information_state_string(0)


def test_nothing_is_sampled_anew_while_cards_are_dealt() -> None:
    with pytest.raises(HlaskaError, match="while cards are being dealt"):
        load("marias").new_initial_state().resample_from_infostate(0, Random(1).random)


@pytest.mark.parametrize("said", ["game=skat", "preset=skat", "decks=-1", "worlds=true"])
def test_wrong_parameters_are_refused(said: str) -> None:
    key, value = said.split("=")
    kit = hlaska.research.openspiel.Kit
    given: dict[str, Any] = {"game": "sixtysix", "preset": "", "decks": 0, "rungs": 32, "worlds": "known"}
    with pytest.raises(HlaskaError):
        kit(**(given | {key: int(value) if key == "decks" else value}))
