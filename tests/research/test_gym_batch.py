"""The vector environment on batches: the same deals as the one in Python, and what Gymnasium asks."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.performance import benchmark_vector_step
from gymnasium.vector import AutoresetMode

from hlaska.core.errors import HlaskaError
from hlaska.games import GAMES
from hlaska.research.gym import SeatEnv
from hlaska.research.gym_batch import BatchEnv

RULES: dict[str, Any] = {"game": "sixtysix", "preset": "schnapsen", "settings": ["auto_claim=true"]}
PLAIN: dict[str, Any] = {**RULES, "compiled": False}
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))


def made(count: int, **more: Any) -> BatchEnv:
    return BatchEnv(count, **{**PLAIN, **more})


# ---------------------------------------------------------------- the same as deals in Python
class Replayed:
    """An opponent that does what another one did in the same deals, and after them the first legal action."""

    def __init__(self, count: int) -> None:
        self.moves: list[list[int]] = [[] for _ in range(count)]

    def __call__(self, seen: dict[str, Any], asked: Any) -> Any:
        found = seen["action_mask"].argmax(axis=1)
        for i in np.flatnonzero(asked):
            found[i] = self.moves[i].pop(0) if self.moves[i] else found[i]
        return found


def new_moves(env: SeatEnv, seen: int) -> list[int]:
    """What the others have done since so many actions, as indices; the order of cards says what is legal."""
    index = env.encoder.index
    return [index.index(action, (action,)) for seat, action in env.episode.log[seen:] if seat != env.seat]


SAME: list[dict[str, Any]] = [
    *({**RULES, "preset": preset} for preset in ("schnapsen", "sixty_six_24", "sixty_six_32")),
    {"game": "bezique", "preset": "rubicon", "settings": []},
    {"game": "pinochle_two", "preset": "two_handed", "settings": []},
]


@pytest.mark.parametrize("rules", SAME, ids=lambda rules: str(rules["preset"]))
def test_it_plays_the_deals_of_the_environment_in_python(rules: dict[str, Any]) -> None:
    count, rng = 6, np.random.default_rng(4)
    ours = [SeatEnv(**rules, opponents="random") for _ in range(count)]
    replayed = Replayed(count)
    theirs = made(count, **rules, opponents=replayed)
    decks, seats = [], []
    seen: list[dict[str, Any]] = []
    for i, env in enumerate(ours):
        first, info = env.reset(seed=i)
        decks.append(env.episode.deck)
        seats.append(info["seat"])
        seen.append(first)
        replayed.moves[i] = new_moves(env, 0)
    batch, infos = theirs.reset(seed=1, options={"decks": decks, "seats": seats})
    assert infos["seat"].tolist() == seats
    over = np.zeros(count, bool)
    compared = 0
    while not over.all():
        for i in np.flatnonzero(~over).tolist():
            assert batch["action_mask"][i].tolist() == seen[i]["action_mask"].tolist()
            parts, all_parts = (
                theirs.layout.split(batch["observation"][i]),
                ours[i].encoder.split(seen[i]["observation"]),
            )
            assert (parts["hand"] == all_parts["hand"]).all()
            assert (parts["trick"] == all_parts["trick"]).all()
            compared += 1
        actions = [int(rng.choice(np.flatnonzero(one["action_mask"]).tolist() or [0])) for one in seen]
        rewards, ended = np.zeros(count), np.zeros(count, bool)
        results: dict[int, Any] = {}
        for i in np.flatnonzero(~over).tolist():
            before = len(ours[i].episode.log)
            seen[i], rewards[i], ended[i], _, info = ours[i].step(actions[i])
            results[i] = info.get("result")
            replayed.moves[i] = new_moves(ours[i], before)
        actions = [int(batch["action_mask"][i].argmax()) if over[i] else a for i, a in enumerate(actions)]
        batch, paid, done, cut, infos = theirs.step(np.array(actions))
        assert done[~over].tolist() == ended[~over].tolist()
        assert paid[~over].tolist() == rewards[~over].tolist()
        assert not cut.any()
        for i in np.flatnonzero(ended).tolist():
            assert infos["result"][i].tolist() == results[i].tolist()
        over |= ended
    assert compared > 20


# ---------------------------------------------------------------- what Gymnasium asks
@MODES
@pytest.mark.parametrize("opponents", ["random", "every"])
def test_deals_side_by_side(mode: AutoresetMode, opponents: str) -> None:
    env = made(5, opponents=opponents, autoreset_mode=mode)
    env.reset(seed=1)
    ended = 0
    was = np.zeros(5, bool)
    for _ in range(80):
        seen, rewards, over, cut, infos = env.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert not rewards[~over].any()
        assert not (over & was).any() or mode is not AutoresetMode.NEXT_STEP
        ended += int(over.sum())
        if over.any():
            result = infos["result"][over]
            assert (result.max(axis=1) > 0).all()
            assert (np.isin(rewards[over], result)).all()
        if mode is AutoresetMode.SAME_STEP:
            assert seen["action_mask"].any(axis=1).all()
            if over.any():
                assert all(not infos["final_obs"][i]["action_mask"].any() for i in np.flatnonzero(over))
        else:
            assert (seen["action_mask"].any(axis=1) == ~over).all()
            assert not seen["observation"][over].any()
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(HlaskaError, match="is over: reset it"):
                env.step(env.action_space.sample())
            env.reset(options={"reset_mask": over.copy()})
        was = over
    assert ended > 5


def test_the_same_seed_gives_the_same_deals() -> None:
    def run() -> list[Any]:
        env = made(4, autoreset_mode=AutoresetMode.SAME_STEP)
        env.reset(seed=3)
        steps = [env.step(env.action_space.sample()) for _ in range(30)]
        return [(step[0]["observation"].tolist(), step[1].tolist()) for step in steps]

    assert run() == run()


def test_it_can_be_made_by_name_and_measured() -> None:
    env = gymnasium.make_vec(
        "hlaska/sixtysix-batch-v0", num_envs=3, **{k: v for k, v in PLAIN.items() if k != "game"}
    )
    assert benchmark_vector_step(env, target_duration=0, seed=1) > 0
    assert all(f"hlaska/{name}-batch-v0" in gymnasium.registry for name in (*GAMES, "schnapsen"))


def test_the_play_of_cards_of_another_game() -> None:
    env = BatchEnv(3, "marias", starts=4, compiled=False, autoreset_mode=AutoresetMode.SAME_STEP, seat=1)
    env.reset(seed=1)
    ended = 0
    for _ in range(40):
        seen, _, over, _, _ = env.step(env.action_space.sample())
        assert seen["action_mask"].any(axis=1).all()
        ended += int(over.sum())
    assert ended > 3


def test_an_illegal_action_changes_nothing() -> None:
    env = made(2)
    seen, _ = env.reset(seed=1)
    wrong = env.action_space.sample()
    wrong[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    before = env.batch.games.positions.copy()
    with pytest.raises(HlaskaError, match=r"game 1: action .* is not legal"):
        env.step(wrong)
    assert (env.batch.games.positions == before).all()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"opponents": "greedy"}, "opponents='greedy': 'random', 'every' or a function"),
        ({"seat": 2}, "seat=2: seats are 0 to 1"),
        ({"seat": 0, "opponents": "every"}, "opponents='every' has no own seat"),
        ({"starts": -1}, "starts=-1: at least 0"),
        ({"parts": ["all"]}, "'all' is no part of an observation"),
        ({"settings": []}, "'pass' is a call that is not played in a batch"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(HlaskaError, match=said):
        made(2, **options)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"seed": -1}, "seed=-1"),
        ({"seed": [1, -1]}, "seed -1"),
        ({"options": {"reset_mask": [True]}}, "reset_mask: 2 truth values"),
        ({"options": {"reset_mask": np.zeros(2, bool)}}, "one of them true"),
        ({"options": {"seats": [0, 2]}}, "seats: 2 numbers from 0 to 1"),
        ({"options": {"decks": [(1, 2)]}}, "every card of the pack"),
    ],
)
def test_wrong_resets_are_refused(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(HlaskaError, match=said):
        made(2).reset(**asked)


def test_actions_that_are_none_are_refused() -> None:
    env = made(2)
    env.reset(seed=1)
    with pytest.raises(HlaskaError, match="deal 1: action 99: indices go from 0 to"):
        env.step(np.array([int(env.action_space.sample()[0]), 99]))
    with pytest.raises(HlaskaError, match="2 whole numbers, one for each deal"):
        env.step(np.array([0.5, 1]))
    with pytest.raises(HlaskaError, match="num_envs=0"):
        made(0)


def test_in_processes_of_their_own() -> None:
    space = made(2).action_space
    assert pickle.loads(pickle.dumps(space)) == space


# ---------------------------------------------------------------- deals with calls
def test_deals_with_calls_are_played_to_their_ends() -> None:
    env = BatchEnv(16, "thousand", compiled=False, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, _ = env.reset(seed=1)
    names = env.batch.text(int(np.flatnonzero(seen["action_mask"][0])[0]))
    assert names.startswith(("bid", "pass"))
    ended = 0
    for _ in range(40):
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        public = env.layout.split(seen["observation"])["public"]
        assert public.any(axis=1).all()
        seen, rewards, over, _, _ = env.step(env.action_space.sample())
        ended += int(over.sum())
        assert not rewards[~over].any()
    assert ended > 16
