"""Learns a seat of any game against `greedy`, by PPO with masks of sb3-contrib.

pip install "hlaska[gymnasium]" sb3-contrib
python examples/learn_ppo.py schnapsen --steps 200000
python examples/learn_ppo.py thousand --steps 200000

200 000 steps of Schnapsen take about eight minutes of one core. It says every 2 048 steps how far it is and what is
left, measures what it has learned, and keeps the model as schnapsen.zip; --model schnapsen.zip goes on from there. The
model sees the numbers of an environment, so it is no player of the arena.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import hlaska.research.gym  # noqa: F401  # puts the environments into the registry
from hlaska.games import named
from hlaska.research.matches.statistics import mean_of

ROUND = 2048  # steps between two changes of the policy
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
    """Returns what the model gets more than the others, in deals of other seeds."""
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


def explainer(model: Any, steps: int) -> Any:
    """Says after every 2 048 steps how far learning is: for `learn`, which calls it after each step."""
    began, before = monotonic(), model.num_timesteps

    def say(*_: object) -> bool:
        done = model.num_timesteps - before
        if done % ROUND == 0:
            recent = np.mean([episode["r"] for episode in model.ep_info_buffer])
            left = (monotonic() - began) / done * max(0, steps - done)
            print(
                f"{done} of {steps} steps, {recent:+.3f} units a deal in the last 100, {left / 60:.0f} min left",
                flush=True,
            )
        return True

    return say


if __name__ == "__main__":
    torch.set_num_threads(1)  # a small network: more threads wait for each other
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", help="a game or a preset, as `hlaska games` names them")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--deals", type=int, default=500, help="to measure it in")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", help="a model that an earlier run has kept, to go on from")
    given = parser.parse_args()
    env = environment(given.game, given.opponent)
    if given.model:
        model = MaskablePPO.load(given.model, env)
    else:
        model = MaskablePPO(
            "MlpPolicy", env, n_steps=ROUND, batch_size=256, gamma=1.0, ent_coef=0.01, seed=given.seed
        )
    for steps, name in ((0, "before"), (given.steps, "after")):
        if steps:
            model.learn(steps, callback=explainer(model, steps), reset_num_timesteps=False)
            model.save(given.game)
            print(f"kept as {given.game}.zip")
        mean = mean_of(margins(model, env, given.deals), given.seed)
        print(
            f"{name} {steps} steps: {mean.mean:+.3f} units a deal against {given.opponent}, "
            f"95 %: {mean.low:+.3f} to {mean.high:+.3f}"
        )
