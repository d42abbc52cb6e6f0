"""The environments of PettingZoo by its own tests, and what those do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.env_registry.registration import make, spec
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils import wrappers

from hlaska.core.errors import BadText, HlaskaError
from hlaska.games import GAMES
from hlaska.research.pettingzoo import env, raw_env
from tests.presets import presets

usual_presets = presets({("sixtysix", "schnapsen"), ("thousand", "thousand")})


@usual_presets
def test_its_own_tests_pass(name: str, preset: str) -> None:
    def made() -> Any:
        return env(name, preset=preset)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for dictionaries in ("Observation is not a NumPy array", "Observation space for each agent probably"):
            warnings.filterwarnings("ignore", dictionaries)  # with a mask, as its own card games have them
        api_test(made(), num_cycles=40)
        check_state_space(made())
        check_state(made(), 20)
    seed_test(made, num_cycles=40)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_in_the_registry(name: str) -> None:
    assert spec("aec", f"hlaska/{name}-v0").kwargs == {"game": name}
    made = make("aec", f"hlaska/{name}-v0")
    made.reset(seed=1)
    assert made.unwrapped.game.id == name


def test_a_preset_is_in_the_registry_by_its_name() -> None:
    assert spec("aec", "hlaska/schnapsen-v0").kwargs == {"game": "sixtysix", "preset": "schnapsen"}


def played(made: Any, seed: int) -> dict[str, float]:
    """A deal by chance; what each agent got."""
    made.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in made.agent_iter():
        seen, reward, ended, _, _ = made.last()
        got[agent] = got.get(agent, 0) + reward
        made.step(None if ended else made.action_space(agent).sample(seen["action_mask"]))
    return got


def test_rewards_are_the_result_or_the_margin() -> None:
    result, margin = raw_env("marias"), raw_env("marias", reward="margin")
    for made in (result, margin):
        for agent in made.possible_agents:
            made.action_space(agent).seed(5)
    got, over = played(result, 3), played(margin, 3)
    assert tuple(got[agent] for agent in result.possible_agents) == result.episode.result()
    assert any(got.values())
    assert sum(over.values()) == pytest.approx(0)
    assert over == {agent: pytest.approx(n - (sum(got.values()) - n) / 2) for agent, n in got.items()}


def test_an_illegal_action_changes_nothing() -> None:
    made = raw_env("sixtysix", preset="schnapsen")
    made.reset(seed=1)
    before = made.observe("seat_0")["observation"].tobytes()
    wrong = int(np.flatnonzero(made.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(BadText, match="is not legal; legal are"):
        made.step(wrong)
    with pytest.raises(BadText, match="its action is None"):
        made.step(None)
    assert made.observe("seat_0")["observation"].tobytes() == before
    assert made.agent_selection == "seat_0"


def test_an_illegal_action_may_end_the_episode() -> None:
    made = wrappers.TerminateIllegalWrapper(raw_env("sixtysix", preset="schnapsen"), illegal_reward=-1)
    made.reset(seed=1)
    seen, *_ = made.last()
    made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(made.terminations.values())


def test_who_is_not_on_turn_may_do_nothing() -> None:
    made = raw_env("marias")
    made.reset(seed=1)
    others = [agent for agent in made.agents if agent != made.agent_selection]
    assert not any(made.observe(agent)["action_mask"].any() for agent in others)


def test_a_deck_can_be_given() -> None:
    made = raw_env("sixtysix", preset="schnapsen", render_mode="ansi")
    made.reset(seed=1)
    deck = made.episode.deck
    made.reset(seed=2, options={"deck": deck})
    assert made.episode.deck == deck
    text = made.render()
    assert text is not None
    assert text.startswith("sixtysix, phase lead, seat 0 to act\nhand0: ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"reward": "points"}, "'result' or 'margin'"),
        ({"render_mode": "human"}, "'ansi' or None"),
        ({"rungs": 0}, "at least 1"),
        ({"parts": ["all"]}, "is no part"),
        ({"preset": "skat"}, "is not a preset of sixtysix"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(HlaskaError, match=said):
        raw_env("sixtysix", **options)


def test_a_seed_out_of_range_is_refused() -> None:
    with pytest.raises(BadText, match="seed=-1"):
        raw_env("sixtysix").reset(seed=-1)


def test_claims_out_of_turn_are_turns() -> None:
    made = raw_env("sixtysix", preset="mariage", claims=True)
    silent = made.encoder.index.silent
    asked = 0
    for seed in range(10):
        made.reset(seed=seed)
        for agent in made.agent_iter():
            seen, _, ended, _, _ = made.last()
            asked += int(not ended and seen["action_mask"][silent])
            made.step(None if ended else made.action_space(agent).sample(seen["action_mask"]))
    assert asked
