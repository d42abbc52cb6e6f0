"""The values of hands are made again from a seed."""

from random import Random

import pytest

from hlaska.cli import main
from hlaska.families.marias import learned
from hlaska.families.marias.values import NAMES, SCALE, SIZE, read, values, written
from hlaska.kernel.model import MODEL_WORDS
from hlaska.research import train_cards
from hlaska.research.train_marias import trained


def test_a_seed_makes_the_same_values() -> None:
    said: list[str] = []
    tables = trained(16, 3, said.append)
    assert tables == trained(16, 3, said.append)
    assert tables != trained(16, 4, said.append)
    assert {"game", "game-lost", "betl", "durch", "hundred"} <= set(tables) <= set(NAMES)
    assert all(len(table) == SIZE for table in tables.values())
    assert any("Brier" in line for line in said)
    assert list(read(written(tables))["game"].table) == [w / SCALE for w in tables["game"]]


def test_the_values_of_the_package_are_whole() -> None:
    assert set(values()) == set(NAMES)
    strong = 0xFF | 0xC0 << 16  # all trumps, and ace and ten beside them
    assert values()["game"].chance(strong, 0) > 0.85
    assert values()["game"].chance(0x07_0007_0007, 3) < 0.05
    assert values()["betl"].chance(0x07_0007_0007_0001, -1) > 0.5
    assert values()["game-lost"].chance(strong, 0) > values()["game-lost"].chance(0x07_0007_0007_0001, 3)


def test_too_few_hands_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "--hands", "2"]) == 1
    assert "at least 16" in capsys.readouterr().err


# ---------------------------------------------------------------- cards
@pytest.mark.slow
def test_a_seed_makes_the_same_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_cards, "DUEL", 50)
    said: list[str] = []
    tables = train_cards.trained(60, 3, said.append)
    assert tables == train_cards.trained(60, 3, said.append)
    assert tables != train_cards.trained(60, 4, said.append)
    assert len(tables) == MODEL_WORDS
    assert any(tables)
    assert any("model less rule" in line for line in said)
    assert list(learned.read(learned.written(tables))) == tables


@pytest.mark.slow
def test_the_model_of_the_package_plays_better_than_the_rule_of_thumb() -> None:
    """In each role, in deals that it was not made from."""
    for _, mean, error in train_cards.duel(learned.tables(), 3000, Random(77)):
        assert mean > 2 * error
