"""Learns Schnapsen with a small network in NumPy, by playing against itself.

Then it plays as `py:learn_network.py`.

    python examples/learn_network.py --minutes 10
    hlaska arena schnapsen py:examples/learn_network.py greedy --deals 500

The network says what an action is worth in game points. A deal is played by the best action, now and then by any; what
each side got is what its actions were worth.
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
HIDDEN = 64
BATCH = 256
KEPT = 200_000  # decisions that are learned from
Array = NDArray[np.float32]


class Network:
    """Two layers of rectified units, learned by Adam."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.mean = [w.copy() for w in weights]  # of the latest weights: steadier than they are
        self._moments = [(np.zeros_like(w), np.zeros_like(w)) for w in weights]
        self._steps = 0

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Network:
        sizes = (WIDTH, HIDDEN, HIDDEN, 1)
        weights: list[Array] = []
        for rows, columns in pairwise(sizes):
            weights.append(rng.normal(0, (2 / rows) ** 0.5, (rows, columns)).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(weights)

    def values(self, rows: Array) -> Array:
        """What actions are worth, a row of features each."""
        a, b, c, d, e, f = self.weights
        found: Array = (np.maximum(np.maximum(rows @ a + b, 0) @ c + d, 0) @ e + f)[:, 0]
        return found

    def learn(self, rows: Array, targets: Array, rate: float) -> None:
        """One step towards the targets."""
        a, b, c, d, e, f = self.weights
        one = np.maximum(rows @ a + b, 0)
        two = np.maximum(one @ c + d, 0)
        error = ((two @ e + f)[:, 0] - targets)[:, None] / len(rows)
        back_two = error @ e.T * (two > 0)
        back_one = back_two @ c.T * (one > 0)
        slopes = [
            rows.T @ back_one,
            back_one.sum(0),
            one.T @ back_two,
            back_two.sum(0),
            two.T @ error,
            error.sum(0),
        ]
        self._steps += 1
        for weight, mean, slope, (first, second) in zip(
            self.weights, self.mean, slopes, self._moments, strict=True
        ):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            step = first / (1 - 0.9**self._steps)
            weight -= rate * step / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)
            mean += 0.002 * (weight - mean)


class Decisions:
    """The latest decisions, with what came of them."""

    def __init__(self) -> None:
        self.rows = np.zeros((KEPT, WIDTH), np.float32)
        self.targets = np.zeros(KEPT, np.float32)
        self.count = 0

    def add(self, row: Array, target: float) -> None:
        self.rows[self.count % KEPT], self.targets[self.count % KEPT] = row, target
        self.count += 1

    def sample(self, rng: np.random.Generator) -> tuple[Array, Array]:
        chosen = rng.integers(0, min(self.count, KEPT), BATCH)
        return self.rows[chosen], self.targets[chosen]


def learn(minutes: float, seed: int, most: int = 0) -> Network:
    """Learns for so many minutes of one core, or for `most` deals."""
    game = find_game("sixtysix", "schnapsen")
    rng, chance = Random(seed), np.random.default_rng(seed)
    network, found = Network.fresh(chance), Decisions()
    begun, deals, said = process_time(), 0, 0.0
    while (passed := deals / most if most else (process_time() - begun) / (60 * minutes)) < 1:
        often = 0.25 * (1 - passed) + 0.02  # how often any action is tried

        def choose(rows: Array, often: float = often) -> int:
            best = int(network.values(rows).argmax())
            return rng.randrange(len(rows)) if rng.random() < often else best

        done, result = play(game, rng, choose)
        for one in done:
            found.add(one.rows[one.chosen], result[one.seat] - result[1 - one.seat])
        deals += 1
        if found.count >= BATCH:
            for _ in range(4):
                network.learn(*found.sample(chance), 1e-3 * (1 - passed) + 5e-5)
        if passed >= said:
            print(f"{100 * passed:3.0f} %: {deals} deals, {found.count} decisions", flush=True)
            said += 0.1
    return network


_learned: list[Network] = []


def act(asked: dict[str, Any]) -> str:
    """Plays by what was learned, as `py:learn_network.py`."""
    if not _learned:
        with np.load(FILE) as kept:
            _learned.append(Network([kept[name] for name in kept.files]))
    return choose_text(asked, lambda rows: int(_learned[0].values(rows).argmax()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=10.0, help="of one core (default: 10)")
    parser.add_argument(
        "--deals", type=int, default=0, help="so many deals instead of minutes: the same every time"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learned = learn(given.minutes, given.seed, given.deals)
    np.savez(FILE, *learned.mean)
    print(f"written to {FILE}")
