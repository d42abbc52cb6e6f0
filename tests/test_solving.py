"""`hlaska solve` and `hlaska bench solver`: exact values at the end of a record, clear words for what has none."""

from itertools import count
from json import loads
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska.cli import main, solve
from hlaska.core.cards import cards_text
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from tests.kernel.test_solve import settled
from tests.laws import hashed, play_deal, shuffled, some_match


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*args: str) -> tuple[int, str, str]:
        code = main(args)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def cut(game: Any, preset: str, tricks: int, seed: int = 0) -> tuple[str, Any]:
    """A record that stops where so many tricks are left with nothing to draw, and the state there."""
    for number in count(seed):
        rng = Random(number)
        deck = shuffled(game, rng)
        trace = play_deal(game, some_match(game, 1), deck, hashed(number))
        for at, state in enumerate(trace.states()):
            position = game.adviser.playout_position(state) if state.pub.turn >= 0 else None
            if position is None or position[word.LEFT] or position[word.DONE]:
                continue
            held = sum(position[word.HANDS + 4 * position[word.TURN] + k].bit_count() for k in range(4))
            if position[word.TRICKS] - position[word.TRICK] == tricks == held and state.pub.phase != "final":
                actions = " ".join(game.action_text(step.action) for step in trace.steps[:at])
                head = f"Game: {game.id}\nPreset: {preset}\nDeck: {cards_text(deck)}\n"
                return f"{head}\n{actions}\n", state
    raise AssertionError


def test_a_closed_stock_is_solved_in_game_points(run: Any, tmp_path: Path) -> None:
    game = find_game("sixtysix", "schnapsen")
    text, state = cut(game, "schnapsen", 3)
    file = tmp_path / "deal.txt"
    file.write_text(text)
    code, out, err = run("solve", str(file), "--json")
    assert (code, err) == (0, "")
    found, position, turn = loads(out), game.adviser.playout_position(state), state.pub.turn
    assert position is not None
    assert (found["seat"], found["unit"]) == (turn, "result")
    assert found["value"] == settled(position, lambda r: game.adviser.payoff(state, r)) * (-1 if turn else 1)
    assert set(found["actions"]) <= {game.action_text(a) for a in game.legal(state, turn)}
    code, out, _ = run("solve", str(file))
    assert code == 0
    assert out.startswith(f"seat {turn} is on turn")
    assert "best" in out


def test_a_suit_contract_of_marias_is_solved_in_money(run: Any, tmp_path: Path) -> None:
    """What the engine settles: the game, sevens, hundreds, marriages still to come, fleks."""
    game = find_game("marias", "pagat_voleny")
    found_endings = (cut(game, "pagat_voleny", 2, seed) for seed in count(0, 40))
    text, state, position = next(
        (text, state, position)
        for text, state in found_endings
        if (position := game.adviser.playout_position(state))
        and position[word.POINTS]
        and not position[word.STOP]
    )
    file = tmp_path / "deal.txt"
    file.write_text(text)
    code, out, err = run("solve", str(file), "--json")
    assert (code, err) == (0, "")
    found = loads(out)
    sign = 1 if position[word.SIDE] >> state.pub.turn & 1 else -1
    assert found["unit"] == "result"
    assert found["value"] == sign * settled(position, lambda end: game.adviser.payoff(state, end))


def test_pinochle_is_solved_in_points_and_gives_up_when_told(run: Any, tmp_path: Path) -> None:
    game = find_game("pinochle")
    text, _ = cut(game, next(iter(game.presets)), 3)
    file = tmp_path / "deal.txt"
    file.write_text(text)
    found = loads(run("solve", str(file), "--json")[1])
    assert found["unit"] == "points"
    assert found["value"] == max(found["actions"].values())
    code, out, err = run("solve", str(file), "--positions", "1")
    assert (code, out) == (1, "")
    assert "not solved within 1 positions with 3 tricks left" in err


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ("Game: marias\n", "the record has no deal"),
        ("Game: sixtysix\nDeck: ?? ??\n", "??"),
    ],
)
def test_what_is_refused(run: Any, tmp_path: Path, record: str, says: str) -> None:
    file = tmp_path / "deal.txt"
    file.write_text(record)
    code, out, err = run("solve", str(file))
    assert (code, out) == (1, "")
    assert says in err


def test_a_whole_stock_is_refused(run: Any, tmp_path: Path) -> None:
    game = find_game("sixtysix", "schnapsen")
    deck = shuffled(game, Random(1))
    file = tmp_path / "deal.txt"
    file.write_text(f"Game: sixtysix\nPreset: schnapsen\nDeck: {cards_text(deck)}\n\n")
    code, _, err = run("solve", str(file))
    assert code == 1
    assert "10 cards are still to be drawn: a stock is solved once at most 8 are left" in err


@pytest.mark.jit
@pytest.mark.slow
def test_bench_of_the_solver() -> None:
    assert jit.start(), jit.report()
    found = solve.bench_solver(20)
    kinds = [
        "marias_value",
        "marias_threshold",
        "betl",
        "durch",
        "betl_chosen",
        "durch_chosen",
        "schnapsen_closed",
        "pinochle_eight_cards",
    ]
    assert [name for name in found if isinstance(found[name], dict)] == kinds
    for name in kinds:
        assert found[name]["per_second"] >= found[name]["with_python_per_second"] > 0
        assert found[name]["positions"] > 0
