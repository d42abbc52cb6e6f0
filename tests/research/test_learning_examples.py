"""The examples that learn: slopes are right, numbers are what a `py:` player sees, and both play."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from hlaska.core.bot_protocol import event_text, view_text
from hlaska.games import find_game
from hlaska.research.matches.arena import Match, Report, Spec, make_report, play

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = ("schnapsen_features.py", "learn_network.py", "learn_linear.py")


@pytest.fixture
def learning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the examples, which write beside themselves."""
    for name in FILES:
        (tmp_path / name).write_text((EXAMPLES / name).read_text("utf-8"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in FILES:
        sys.modules.pop(name.removesuffix(".py"), None)


def module(name: str) -> ModuleType:
    return import_module(name)


def test_the_network_goes_down_the_slope_of_its_error(learning: Path) -> None:
    """A step of Adam has the sign of the slope, which differences of the error give."""
    network_module = module("learn_network")
    rng = np.random.default_rng(1)
    network = network_module.Network.initialize(rng)
    rows = rng.normal(size=(8, network_module.WIDTH)).astype(np.float32)
    targets = rng.normal(size=8).astype(np.float32)

    def error() -> float:
        return float(((network.estimate(rows).astype(float) - targets) ** 2).mean() / 2)

    slopes: list[tuple[int, tuple[int, ...], float]] = []
    for number, weight in enumerate(network.weights):
        for _ in range(5):
            at = tuple(int(rng.integers(size)) for size in weight.shape)
            before = weight[at]
            weight[at] = before + 1e-2
            higher = error()
            weight[at] = before - 1e-2
            slopes.append((number, at, (higher - error()) / 2e-2))
            weight[at] = before
    old = [weight.copy() for weight in network.weights]
    network.learn(rows, targets, 1e-3)
    steep = [(number, at, slope) for number, at, slope in slopes if abs(slope) > 1e-2]
    assert len(steep) > 5
    for number, at, slope in steep:
        assert np.sign(network.weights[number][at] - old[number][at]) == -np.sign(slope)


def test_the_policy_goes_where_the_choice_is_likelier(learning: Path) -> None:
    linear, shared = module("learn_linear"), module("schnapsen_features")
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(5, shared.WIDTH)).astype(np.float32)
    weights = rng.normal(size=shared.WIDTH).astype(np.float32) / 10
    decision = shared.Decision(0, rows, 2)
    moved = weights + 1e-2 * linear.compute_gradient(weights, decision)
    assert linear.compute_chances(moved, rows)[2] > linear.compute_chances(weights, rows)[2]
    assert linear.compute_chances(weights, rows).sum() == pytest.approx(1)


def test_numbers_hang_on_what_the_seat_is_told_alone(learning: Path) -> None:
    """Other cards in the other hand and the stock change none of them."""
    shared = module("schnapsen_features")
    game = find_game("sixtysix", "schnapsen")
    rng = Random(1)
    compared = 0
    for _ in range(10):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        told: list[Any] = []
        while state.pub.turn == 0 or not told:
            told += [event_text(game, event.for_seat(0)) for event in events]
            view = game.view(state, 0)
            if not view.legal:
                break
            hidden = [e & 63 for place in state.places for e in place if not e >> 6 & 1]
            rng.shuffle(hidden)
            other = game.imagine(view, hidden[: sum(e < 0 for place in view.places for e in place)])
            rows = shared.compute_features(view_text(game, view), shared.Memory(0).see(told))
            again = shared.compute_features(view_text(game, game.view(other, 0)), shared.Memory(0).see(told))
            assert (rows == again).all()
            assert rows.shape == (len(view.legal), shared.WIDTH)
            compared += 1
            state, events = game.apply(state, 0, view.legal[0])
    assert compared >= 10


def learned(folder: Path, name: str, deals: int) -> Report:
    """What a player of so many deals does against one who plays anything."""
    path = folder / f"{name}.py"
    command = [sys.executable, str(path), "--deals", str(deals)]
    subprocess.run(command, check=True, capture_output=True)
    match = Match(Spec("sixtysix", "schnapsen"), f"py:{path}", "random")
    return make_report(match, play(match, 40, 1))


@pytest.mark.parametrize("name", ["learn_network", "learn_linear"])
def test_what_was_learned_plays_without_a_fault(name: str, learning: Path) -> None:
    assert learned(learning, name, 32).faults == ()


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["learn_network", "learn_linear"])
def test_two_thousand_deals_are_enough_to_beat_chance(name: str, learning: Path) -> None:
    assert learned(learning, name, 2000).low > 0
