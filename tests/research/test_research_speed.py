"""The figures of `hlaska bench research` are there; how great they are no test says."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.benchmarks import research_speed


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs without the compiler, which a check does not wait for."""
    monkeypatch.setattr("hlaska.kernel.batch.start", lambda: None)


def test_batches_are_measured() -> None:
    figures: dict[str, Any] = research_speed.card_play("thousand", 2, 0.0, 1e5)
    assert set(figures) == {"planes", "packed", "planes_and_results", "inside"}
    assert all(one["per_second"] > 0 and one["ratio"] > 0 for one in figures.values())
    whole = research_speed.whole_games("schnapsen", 2, 0.0, 1e5)
    assert whole["games"]["per_second"] > 0
    assert 0 < whole["settled_anew"] <= 1
    called = research_speed.whole_games("thousand", 2, 0.0, 1e5)
    assert called["games_without_results"]["per_second"] > 0
    assert 0 <= called["asked_anew"] <= 1


def test_turns_are_measured() -> None:
    figures = research_speed.pettingzoo_turns(["thousand"], 0.0, 1e5)
    assert figures["thousand"]["per_second"] > 0
