"""One seat as an environment of Gymnasium, by its own checker, and several side by side in every mode of autoreset."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode

from hlaska.core.errors import BadText, HlaskaError
from hlaska.games import GAMES, find_game
from hlaska.research.gym import SeatEnv, SeatsEnv
from tests.presets import presets

usual_presets = presets({("sixtysix", "schnapsen"), ("marias", "pagat_voleny")})
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))
SCHNAPSEN: dict[str, Any] = {"game": "sixtysix", "preset": "schnapsen", "opponents": "random"}


@usual_presets
def test_its_checker_passes(name: str, preset: str) -> None:
    """It draws an action in one deal and does it in another, so what is illegal must mean something."""
    rules: dict[str, Any] = {"preset": preset, "opponents": "random", "illegal": "replace"}
    made = gymnasium.make(f"hlaska/{name}-v0", disable_env_checker=True, **rules)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@usual_presets
def test_deals_end_with_the_result(name: str, preset: str) -> None:
    made = SeatEnv(name, preset=preset, opponents="random")
    made.action_space.seed(1)
    for seed in range(3):
        seen, info = made.reset(seed=seed)
        over, rewards = False, []
        while not over:
            assert seen["action_mask"].any()
            seen, reward, over, cut, info = made.step(made.action_space.sample(seen["action_mask"]))
            rewards.append(reward)
            assert not cut
        assert rewards[-1] == info["result"][info["seat"]]
        assert not any(rewards[:-1])
        assert not seen["action_mask"].any()


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_is_in_the_registry(name: str) -> None:
    assert gymnasium.spec(f"hlaska/{name}-v0").kwargs == {"game": name}


def test_a_preset_is_in_the_registry_by_its_name() -> None:
    made = gymnasium.make("hlaska/schnapsen-v0").unwrapped
    assert isinstance(made, SeatEnv)
    assert made.game.options == find_game("sixtysix", "schnapsen").options


def test_the_seat_is_the_one_asked_for_or_another_in_each_deal() -> None:
    made = SeatEnv("marias", opponents="random", seat=2)
    assert {made.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert made.reset(seed=1, options={"seat": 1})[1]["seat"] == 1
    changing = SeatEnv("marias", opponents="random")
    assert {changing.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_rendering_shows_what_the_seat_sees() -> None:
    made = SeatEnv(**SCHNAPSEN, seat=0, render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert text is not None
    assert "hand1: ?? ?? ?? ?? ??" in text


def test_an_illegal_action_changes_nothing() -> None:
    made = SeatEnv(**SCHNAPSEN)
    seen, _ = made.reset(seed=1)
    with pytest.raises(BadText, match="is not legal; legal are"):
        made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert made.mask().tolist() == seen["action_mask"].tolist()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponents": ["random", "random"]}, "2 opponents; sixtysix has 1 other seats"),
        ({"opponents": "nobody"}, "nobody"),
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"render_mode": "human"}, "'ansi' or None"),
        ({"illegal": "ignore"}, "'refuse' or 'replace'"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(HlaskaError, match=said):
        SeatEnv(**(SCHNAPSEN | options))


def test_an_illegal_action_may_be_replaced() -> None:
    made = SeatEnv(**SCHNAPSEN, illegal="replace")
    seen, _ = made.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    *_, info = made.step(wrong)
    assert info["replaced"]


# ---------------------------------------------------------------- side by side
@MODES
def test_deals_side_by_side(mode: AutoresetMode) -> None:
    made = SeatsEnv(3, **SCHNAPSEN, autoreset_mode=mode)
    made.action_space.seed(1)
    made.reset(seed=1)
    ended = 0
    for _ in range(60):
        seen, rewards, over, _, info = made.step(made.action_space.sample())
        assert seen["action_mask"].shape == (3, made.envs[0].unwrapped.encoder.index.size)  # type: ignore[attr-defined]
        assert (seen["action_mask"] == made.masks()).all()
        ended += int(over.sum())
        if mode is AutoresetMode.SAME_STEP:
            assert seen["action_mask"].any(axis=1).all()
            assert all(info["final_obs"][i] is not None for i in np.flatnonzero(over))
        if mode is AutoresetMode.DISABLED and over.any():
            made.reset(options={"reset_mask": over.copy()})
    assert ended > 3
    assert rewards.shape == (3,)


def test_the_same_seed_gives_the_same_deals() -> None:
    def run() -> list[float]:
        made = SeatsEnv(2, **SCHNAPSEN)
        made.action_space.seed(3)
        made.reset(seed=3)
        steps = [made.step(made.action_space.sample()) for _ in range(30)]
        return [float(step[0]["observation"].sum() + step[1].sum()) for step in steps]

    assert run() == run()


def test_it_can_be_made_by_name_and_measured() -> None:
    made = gymnasium.make_vec("hlaska/sixtysix-v0", num_envs=2, preset="schnapsen", opponents="random")
    assert benchmark_vector_step(made, target_duration=0, seed=1) > 0


def test_in_processes_of_their_own() -> None:
    made = SeatEnv(**SCHNAPSEN)
    made.reset(seed=1)
    assert pickle.loads(pickle.dumps(made.action_space)) == made.action_space


def test_none_side_by_side_is_refused() -> None:
    with pytest.raises(BadText, match="num_envs=0"):
        SeatsEnv(0, **SCHNAPSEN)
