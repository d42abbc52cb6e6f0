"""Learns Schnapsen with a linear policy, by playing against itself; then plays as `py:learn_linear.py`.

    python examples/learn_linear.py --minutes 3
    hlaska arena schnapsen py:examples/learn_linear.py greedy --deals 500

Every action has a weighted sum of its numbers; the higher it is, the likelier the action. After a deal what won becomes
likelier and what lost less likely (REINFORCE).
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
DEALS = 16  # of one step
Array = NDArray[np.float32]


def chances(weights: Array, rows: Array) -> Array:
    """How likely each action is."""
    sums = rows @ weights
    odds = np.exp(sums - sums.max())
    found: Array = odds / odds.sum()
    return found


def draw(rng: Random, weights: Array, rows: Array) -> int:
    """Chooses by chance."""
    return rng.choices(range(len(rows)), chances(weights, rows).tolist())[0]


def slope(weights: Array, one: Decision) -> Array:
    """Where the weights must go for what was chosen to be likelier."""
    found: Array = one.rows[one.chosen] - chances(weights, one.rows) @ one.rows
    return found


def learn(minutes: float, seed: int, most: int = 0) -> Array:
    """Learns for so many minutes of one core, or `most` deals.

    Returns the mean of the later half of the weights.
    """
    game, rng = find_game("sixtysix", "schnapsen"), Random(seed)
    weights, mean = np.zeros(WIDTH, np.float32), np.zeros(WIDTH, np.float32)
    begun, deals, steps, later = process_time(), 0, 0, 0
    squares = np.full(WIDTH, 1e-3, np.float32)
    while (passed := deals / most if most else (process_time() - begun) / (60 * minutes)) < 1:
        step = np.zeros(WIDTH, np.float32)
        for _ in range(DEALS):
            done, result = play(game, rng, partial(draw, rng, weights))
            for one in done:
                step += slope(weights, one) * (result[one.seat] - result[1 - one.seat]) / DEALS
        squares += 0.01 * (step * step - squares)
        weights += 0.02 * (1 - passed) * step / np.sqrt(squares)
        deals, steps = deals + DEALS, steps + 1
        if passed > 0.5:
            later += 1
            mean += (weights - mean) / later
        if steps % 100 == 0:
            print(f"{100 * passed:3.0f} %: {deals} deals", flush=True)
    return mean


_learned: list[Array] = []


def act(asked: dict[str, Any]) -> str:
    """Plays the likeliest action, as `py:learn_linear.py`."""
    if not _learned:
        _learned.append(np.load(FILE))
    return choose_text(asked, lambda rows: int((rows @ _learned[0]).argmax()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=3.0, help="of one core (default: 3)")
    parser.add_argument(
        "--deals", type=int, default=0, help="so many deals instead of minutes: the same every time"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    np.save(FILE, learn(given.minutes, given.seed, given.deals))
    print(f"written to {FILE}")
