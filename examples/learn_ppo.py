"""Learns a seat of any game against `greedy` by PPO with masks, of the library sb3-contrib.

pip install "hlaska[gymnasium]" sb3-contrib
python examples/learn_ppo.py schnapsen --steps 200000
python examples/learn_ppo.py thousand --steps 200000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import hlaska.research.gym  # noqa: F401  # puts the environments into the registry
from hlaska.games import named
from hlaska.research.statistics import mean_of

PARTS = (
    "hand",
    "trick",
    "places",
    "sizes",
    "calls",
    "public",
)  # without `known`, which takes half of the time


def environment(name: str, opponent: str) -> Any:
    """One seat, its observation a vector, its mask where the library asks for it."""
    game, preset = named(name)
    env = gymnasium.make(f"hlaska/{game}-v0", preset=preset, opponents=opponent, parts=PARTS)
    space: Any = env.observation_space
    vector = gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], space["observation"]
    )
    return ActionMasker(vector, lambda wrapped: wrapped.unwrapped.mask())


def margins(model: Any, env: Any, deals: int) -> list[float]:
    """What the model gets more than the others in the mean, in deals of other seeds than it learned from."""
    found = []
    for deal in range(deals):
        seen, _ = env.reset(seed=1_000_000 + deal)
        over = False
        while not over:
            mask = env.unwrapped.mask()
            action, _ = model.predict(seen, action_masks=mask, deterministic=True)
            seen, _, over, _, info = env.step(action)
        result = np.asarray(info["result"], float)
        seat = env.unwrapped.seat
        found.append(float(result[seat] - np.delete(result, seat).mean()))
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", help="a game or a preset, as `hlaska games` names them")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--deals", type=int, default=500, help="to measure it in")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    env = environment(given.game, given.opponent)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=2048, batch_size=256, gamma=1.0, ent_coef=0.01, seed=given.seed
    )
    for steps, name in ((0, "before"), (given.steps, "after")):
        if steps:
            model.learn(steps)
        mean = mean_of(margins(model, env, given.deals), given.seed)
        print(
            f"{name} {steps} steps: {mean.mean:+.3f} units a deal against {given.opponent}, "
            f"95 %: {mean.low:+.3f} to {mean.high:+.3f}"
        )
