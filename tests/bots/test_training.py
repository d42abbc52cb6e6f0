"""The values of hands are made again from a seed."""

from random import Random

import pytest

from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.cli import main
from hlaska.core import model_file
from hlaska.families.marias.hand_values import NAMES, SCALE, SIZE, format_tables, parse_tables, values
from hlaska.games import find_game
from hlaska.kernel.model import MODEL_WORDS
from hlaska.research.training import train_card_policy, train_cards
from hlaska.research.training.train_marias import train


@pytest.mark.slow
def test_a_seed_makes_the_same_values() -> None:
    said: list[str] = []
    tables = train(16, 3, said.append)
    assert tables == train(16, 3, said.append)
    assert tables != train(16, 4, said.append)
    assert {"game", "game-lost", "betl", "durch", "hundred"} <= set(tables) <= set(NAMES)
    assert all(len(table) == SIZE for table in tables.values())
    assert any("Brier" in line for line in said)
    assert list(parse_tables(format_tables(tables))["game"].table) == [w / SCALE for w in tables["game"]]


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
    tables = train_cards.train(60, 3, said.append)
    assert tables == train_cards.train(60, 3, said.append)
    assert tables != train_cards.train(60, 4, said.append)
    assert len(tables) == MODEL_WORDS
    assert any(tables)
    assert any("model less rule" in line for line in said)
    assert list(model_file.parse(model_file.to_text(tables))) == tables


@pytest.mark.slow
def test_the_model_of_the_package_plays_better_than_the_rule_of_thumb() -> None:
    """In each role, in deals that it was not made from."""
    for _, mean, error in train_cards.duel(
        model_file.read_tables("hlaska.families.marias"), 3000, Random(77)
    ):
        assert mean > 2 * error


@pytest.mark.slow
def test_a_seed_makes_the_same_model_of_any_game_without_a_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_card_policy, "DEALS", 5)
    said: list[str] = []
    game = find_game("pinochle")
    tables = train_card_policy.train(game, 40, 3, said.append)
    assert tables == train_card_policy.train(game, 40, 3, said.append)
    assert tables != train_card_policy.train(game, 40, 4, said.append)
    assert len(tables) == MODEL_WORDS
    assert any("model less rule as defenders" in line for line in said)


@pytest.mark.slow
def test_the_model_of_pinochle_plays_better_than_the_rule_of_thumb() -> None:
    """For the side that declares, in deals that it was not made from."""
    _, mean, error = next(
        train_card_policy.duel(
            find_game("pinochle"), model_file.read_tables("hlaska.games.pinochle"), 300, Random(77)
        )
    )
    assert mean > error


def test_how_cards_look_hangs_on_no_hidden_card() -> None:
    """What the model learns from is the same in another world that the seat cannot tell from the truth."""
    game, rng = find_game("pinochle"), Random(5)
    for _ in range(6):
        deal = train_card_policy.bid_deal(game, rng)
        seat = deal.state.pub.turn
        if seat < 0:
            continue
        view = game.view(deal.state, seat)
        other = game.adviser.playout_position(BeliefSampler(game, view, deal.seen[seat]).draw_uniform(rng))
        here = game.adviser.playout_position(deal.state)
        assert here is not None
        assert other is not None
        assert [train_cards.looks_of(here, c) for c in view.legal] == [
            train_cards.looks_of(other, c) for c in view.legal
        ]


def test_games_with_a_stock_have_no_model_of_a_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "cards", "--game", "sixtysix"]) == 1
    assert "without a stock" in capsys.readouterr().err
