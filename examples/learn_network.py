"""Learns Schnapsen with a small network in NumPy, by playing against itself.

Then it plays as `py:learn_network.py`.

    python examples/learn_network.py --minutes 10
    hlaska arena schnapsen py:examples/learn_network.py greedy --deals 500

Every legal action has a row of numbers (schnapsen_features.py). From it the network estimates what the action is worth,
in game points. A deal is played by the best actions, and now and then by any action. What each side got in the end is
then what all its actions were worth.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent))
from schnapsen_features import WIDTH, choose_text, play

from hlaska.games import find_game

FILE = Path(__file__).with_suffix(".npz")
HIDDEN = 64  # units in each of the two hidden layers
BATCH = 256  # decisions in one step of learning
CAPACITY = 200_000  # decisions that are remembered to learn from
Array = NDArray[np.float32]


class Network:
    """Estimates what actions are worth, by two hidden layers of rectified linear units.

    It learns by Adam (Kingma and Ba 2014).

    weights: a matrix and a vector for each layer.
    mean: the running mean of the weights, which is steadier than they are.
    """

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.mean = [w.copy() for w in weights]
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in weights]
        self._steps = 0

    @classmethod
    def initialize(cls, rng: np.random.Generator) -> Network:
        """Makes a network with random weights."""
        sizes = (WIDTH, HIDDEN, HIDDEN, 1)
        weights: list[Array] = []
        for rows, columns in pairwise(sizes):
            weights.append(rng.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(weights)

    def estimate(self, rows: Array) -> Array:
        """Returns what actions are worth, a row of numbers each."""
        w1, b1, w2, b2, w3, b3 = self.weights
        values: Array = (np.maximum(np.maximum(rows @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3)[:, 0]
        return values

    def learn(self, rows: Array, targets: Array, rate: float) -> None:
        """Does one step that brings the estimates nearer to the targets.

        rate: the size of the step.
        """
        w1, b1, w2, b2, w3, b3 = self.weights
        hidden_one = np.maximum(rows @ w1 + b1, 0)
        hidden_two = np.maximum(hidden_one @ w2 + b2, 0)
        # What half the mean squared error changes with each weight, from the last layer back to the first.
        error = ((hidden_two @ w3 + b3)[:, 0] - targets)[:, None] / len(rows)
        back_two = error @ w3.T * (hidden_two > 0)
        back_one = back_two @ w2.T * (hidden_one > 0)
        gradients = [
            rows.T @ back_one,
            back_one.sum(0),
            hidden_one.T @ back_two,
            back_two.sum(0),
            hidden_two.T @ error,
            error.sum(0),
        ]
        self._steps += 1
        for weight, mean, gradient, (first, second) in zip(
            self.weights, self.mean, gradients, self._moments, strict=True
        ):
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            step = first / (1 - 0.9**self._steps)
            weight -= rate * step / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            mean += 0.002 * (weight - mean)


class ReplayBuffer:
    """Remembers the latest decisions, with what came of them."""

    def __init__(self) -> None:
        self.rows = np.zeros((CAPACITY, WIDTH), np.float32)
        self.targets = np.zeros(CAPACITY, np.float32)
        self.count = 0

    def add(self, row: Array, target: float) -> None:
        """Adds a decision; the oldest one goes when there are too many."""
        self.rows[self.count % CAPACITY], self.targets[self.count % CAPACITY] = row, target
        self.count += 1

    def sample(self, rng: np.random.Generator) -> tuple[Array, Array]:
        """Draws rows and targets for one step of learning."""
        chosen = rng.integers(0, min(self.count, CAPACITY), BATCH)
        return self.rows[chosen], self.targets[chosen]


def learn(minutes: float, seed: int, deals_limit: int = 0) -> Network:
    """Plays against itself for so many minutes of one core and returns the network.

    deals_limit: learn from so many deals instead.
    """
    game = find_game("sixtysix", "schnapsen")
    rng, np_rng = Random(seed), np.random.default_rng(seed)
    network, buffer = Network.initialize(np_rng), ReplayBuffer()
    began, deals, next_report = process_time(), 0, 0.0
    while (progress := deals / deals_limit if deals_limit else (process_time() - began) / (60 * minutes)) < 1:
        explore = 0.25 * (1 - progress) + 0.02  # how often any action is tried

        def choose(rows: Array, explore: float = explore) -> int:
            """Returns the number of the best action, or now and then of any."""
            best = int(network.estimate(rows).argmax())
            return rng.randrange(len(rows)) if rng.random() < explore else best

        decisions, result = play(game, rng, choose)
        for decision in decisions:
            buffer.add(decision.rows[decision.chosen], result[decision.seat] - result[1 - decision.seat])
        deals += 1
        if buffer.count >= BATCH:
            for _ in range(4):
                network.learn(*buffer.sample(np_rng), 1e-3 * (1 - progress) + 5e-5)
        if progress >= next_report:
            print(f"{100 * progress:3.0f} %: {deals} deals, {buffer.count} decisions", flush=True)
            next_report += 0.1
    return network


_loaded: list[Network] = []  # the network, once it has been read


def act(asked: dict[str, Any]) -> str:
    """Plays the action of the highest estimate, as `py:learn_network.py`."""
    if not _loaded:
        with np.load(FILE) as file:
            _loaded.append(Network([file[name] for name in file.files]))
    return choose_text(asked, lambda rows: int(_loaded[0].estimate(rows).argmax()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core (default: 10)")
    parser.add_argument(
        "--deals", type=int, default=0, help="so many deals instead of minutes: the same every time"
    )
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    network = learn(args.minutes, args.seed, args.deals)
    np.savez(FILE, *network.mean)
    print(f"written to {FILE}")
