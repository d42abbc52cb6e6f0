"""Learns a seat of any game against `greedy`, by PPO with masks of sb3-contrib.

pip install "hlaska[gymnasium]" sb3-contrib
python examples/learn_ppo.py schnapsen --steps 200000
python examples/learn_ppo.py thousand --steps 200000

PPO is proximal policy optimization; masks keep it to legal actions. 200 000 steps of Schnapsen take about eight minutes
of one core. Every 2 048 steps a line says how far learning is and what is left. Then it keeps the model as
schnapsen.zip and measures what was learned; --model schnapsen.zip goes on from there. The model sees the numbers of an
environment, so it is no player of the arena.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any, Literal

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


def make_environment(name: str, opponent: str) -> Any:
    """Makes an environment in which the model has one seat.

    Its observation is a vector, and its mask of legal actions is where sb3-contrib asks for it.
    """
    game, preset = named(name)
    env = gymnasium.make(f"hlaska/{game}-v0", preset=preset, opponents=opponent, parts=PARTS)
    space: Any = env.observation_space
    vector = gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], space["observation"]
    )
    return ActionMasker(vector, lambda wrapped: wrapped.unwrapped.mask())


def measure_margins(model: Any, env: Any, deals: int) -> list[float]:
    """Measures what the model gets more than the others, in deals of other seeds."""
    found = []
    for deal in range(deals):
        observation, _ = env.reset(seed=1_000_000 + deal)
        over = False
        while not over:
            mask = env.unwrapped.mask()
            action, _ = model.predict(observation, action_masks=mask, deterministic=True)
            observation, _, over, _, info = env.step(action)
        result = np.asarray(info["result"], float)
        seat = env.unwrapped.seat
        found.append(float(result[seat] - np.delete(result, seat).mean()))
    return found


def make_callback(model: Any, steps: int) -> Any:
    """Makes a function that reports how far learning is; `learn` calls it after each step."""
    began, before = monotonic(), model.num_timesteps

    def report(*_: object) -> Literal[True]:
        """Prints a line after every 2 048 steps; True lets learning go on."""
        steps_done = model.num_timesteps - before
        if steps_done % ROUND == 0:
            recent = np.mean([episode["r"] for episode in model.ep_info_buffer])
            left = (monotonic() - began) / steps_done * max(0, steps - steps_done)
            print(
                f"{steps_done} of {steps} steps, {recent:+.3f} units a deal in the last 100, {left / 60:.0f} min left",
                flush=True,
            )
        return True

    return report


if __name__ == "__main__":
    torch.set_num_threads(1)  # a small network: more threads wait for each other
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", help="a game or a preset, as `hlaska games` names them")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--deals", type=int, default=500, help="to measure it in")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", help="a model that an earlier run has kept, to go on from")
    args = parser.parse_args()
    env = make_environment(args.game, args.opponent)
    if args.model:
        model = MaskablePPO.load(args.model, env)
    else:
        model = MaskablePPO(
            "MlpPolicy", env, n_steps=ROUND, batch_size=256, gamma=1.0, ent_coef=0.01, seed=args.seed
        )
    for steps, name in ((0, "before"), (args.steps, "after")):
        if steps:
            model.learn(steps, callback=make_callback(model, steps), reset_num_timesteps=False)
            model.save(args.game)
            print(f"kept as {args.game}.zip")
        mean = mean_of(measure_margins(model, env, args.deals), args.seed)
        print(
            f"{name} {steps} steps: {mean.mean:+.3f} units a deal against {args.opponent}, "
            f"95 %: {mean.low:+.3f} to {mean.high:+.3f}"
        )
