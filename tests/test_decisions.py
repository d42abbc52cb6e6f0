"""Computer players decide as they did when the decisions were written (`tests/decisions.py`)."""

from __future__ import annotations

import pytest

from hlaska.games import GAMES, find_game, game_class
from tests import decisions

FEW = 3  # of each game's usual preset, in every run

pytestmark = [pytest.mark.jit, pytest.mark.slow]


@pytest.mark.parametrize("spec", decisions.PLAYERS)
@pytest.mark.parametrize("name", GAMES)
def test_first_decisions_are_as_they_were(name: str, spec: str) -> None:
    said = decisions.first_difference(name, next(iter(game_class(name).presets)), spec, FEW)
    assert not said, said


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "preset", "spec"), list(decisions.entries()))
def test_all_decisions_are_as_they_were(name: str, preset: str, spec: str) -> None:
    said = decisions.first_difference(name, preset, spec)
    assert not said, said


def test_every_preset_and_player_has_decisions() -> None:
    found = decisions.stored()
    assert list(found) == [" ".join(entry) for entry in decisions.entries()]
    assert all(found.values()), "python scripts/generate.py --decisions"


def test_another_worth_is_another_line_and_rounding_is_not() -> None:
    decision = next(decisions.decide(find_game("sixtysix"), "club:16"))
    turn = next(iter(decision.worths))
    worth = decision.worths[turn]
    nearly = decision._replace(worths={**decision.worths, turn: worth + 1e-9})
    other = decision._replace(worths={**decision.worths, turn: worth + 1e-3})
    assert nearly.line() == decision.line() != other.line()


def test_a_difference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    written = decisions.stored()
    entry = next(e for e in written if e.startswith("sixtysix "))
    lines = list(written[entry])
    lines[2] = lines[2][:-1] + ("0" if lines[2][-1] != "0" else "1")
    monkeypatch.setattr(decisions, "stored", lambda: {entry: lines})
    name, preset, spec = entry.split()
    said = decisions.first_difference(name, preset, spec, 5)
    assert said.startswith(f"{entry}: decision 2 is not as it was.")
    assert said.endswith("python scripts/generate.py --decisions sixtysix")
