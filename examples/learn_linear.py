"""Learns Schnapsen with a linear policy, by playing against itself.

Then it plays as `py:learn_linear.py`.

    python examples/learn_linear.py --minutes 3
    hlaska arena schnapsen py:examples/learn_linear.py greedy --deals 500

Every legal action has a row of numbers (schnapsen_features.py). A policy weighs and sums them: the higher the sum, the
likelier the action. After a deal actions that won become likelier, and actions that lost less likely (REINFORCE).
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent))
from schnapsen_features import WIDTH, Decision, choose_text, play

from hlaska.games import find_game

FILE = Path(__file__).with_suffix(".npy")
DEALS = 16  # played for each step of learning
Array = NDArray[np.float32]


def compute_chances(weights: Array, rows: Array) -> Array:
    """Computes how likely each action is: the softmax of the weighted sums."""
    sums = rows @ weights
    odds = np.exp(sums - sums.max())  # less the largest, so that no number overflows
    result: Array = odds / odds.sum()
    return result


def draw_action(rng: Random, weights: Array, rows: Array) -> int:
    """Draws the number of an action by its chance."""
    return rng.choices(range(len(rows)), compute_chances(weights, rows).tolist())[0]


def compute_gradient(weights: Array, decision: Decision) -> Array:
    """Computes how to change the weights so that the chosen action becomes likelier.

    This is the gradient of the logarithm of its chance.
    """
    result: Array = decision.rows[decision.chosen] - compute_chances(weights, decision.rows) @ decision.rows
    return result


def learn(minutes: float, seed: int, deals_limit: int = 0) -> Array:
    """Plays against itself for so many minutes of one core and returns the weights.

    deals_limit: learn from so many deals instead.

    Returned is the mean over the later half of the time, which is steadier than the last weights.
    """
    game, rng = find_game("sixtysix", "schnapsen"), Random(seed)
    weights, mean = np.zeros(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    began, deals, steps, averaged = process_time(), 0, 0, 0
    squares = np.full(WIDTH, 1e-3, np.float32)  # running means: weights that change much take smaller steps
    while (progress := deals / deals_limit if deals_limit else (process_time() - began) / (60 * minutes)) < 1:
        step = np.zeros(WIDTH, np.float32)
        for _ in range(DEALS):
            decisions, result = play(game, rng, partial(draw_action, rng, weights))
            for decision in decisions:
                won = result[decision.seat] - result[1 - decision.seat]  # game points more than the other
                step += compute_gradient(weights, decision) * won / DEALS
        squares += 0.01 * (step * step - squares)
        weights += 0.02 * (1 - progress) * step / np.sqrt(squares)
        deals, steps = deals + DEALS, steps + 1
        if progress > 0.5:
            averaged += 1
            mean += (weights - mean) / averaged
        if steps % 100 == 0:
            print(f"{100 * progress:3.0f} %: {deals} deals", flush=True)
    return mean


_loaded: list[Array] = []  # the weights, once they have been read


def act(asked: dict[str, Any]) -> str:
    """Plays the likeliest action, as `py:learn_linear.py`."""
    if not _loaded:
        _loaded.append(np.load(FILE))
    return choose_text(asked, lambda rows: int((rows @ _loaded[0]).argmax()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=3.0, help="of one core (default: 3)")
    parser.add_argument(
        "--deals", type=int, default=0, help="so many deals instead of minutes: the same every time"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.save(FILE, learn(args.minutes, args.seed, args.deals))
    print(f"written to {FILE}")
