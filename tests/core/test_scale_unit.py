"""The units of the scale of differences: what was measured lies beside each game, with the command that made it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from hlaska.cli import main
from hlaska.core import scale_unit
from hlaska.core.errors import BadText
from hlaska.core.scale_unit import ScaleUnit, read_units, to_text, unit_of, units_of
from hlaska.games import GAMES, game_class
from tests.toy import Toy


@pytest.mark.parametrize("game", GAMES)
def test_a_unit_says_how_it_was_measured(game: str) -> None:
    game_type = game_class(game)
    units = units_of(game_type)
    assert set(units) <= set(game_type.presets)  # what has none is not offered the scale
    for preset, one in units.items():
        assert f"power {game} --preset {preset} " in one.command
        for name, value in (("number", one.deals), ("tables", one.tables), ("seed", one.seed)):
            assert f"--{name} {value} " in f"{one.command} "


def test_a_game_without_a_file_has_no_units() -> None:
    assert units_of(Toy) == {}
    assert unit_of(Toy, "") == 0


@pytest.mark.parametrize("text", ["", "[]", '{"a": {"unit": 0}}', '{"a": {"unit": 1, "colour": "red"}}'])
def test_a_damaged_file_says_where(text: str) -> None:
    with pytest.raises(BadText, match=r"^somewhere: "):
        read_units(text, "somewhere")


def test_the_command_keeps_a_unit_beside_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "scale_unit.json"
    old = ScaleUnit(9, 2, 2, 3, date(2026, 11, 1), "by hand")
    path.write_text(to_text({"mariage": old}), "utf-8")
    monkeypatch.setattr(scale_unit, "file_of", lambda package: path)
    scale_unit._units.cache_clear()
    try:
        asked = ["--preset", "schnapsen", "--a", "random", "--number", "2", "--tables", "2", "--seed", "5"]
        assert main(["events", "power", "sixtysix", *asked, "--keep"]) == 0
        kept = read_units(path.read_text("utf-8"), str(path))
    finally:
        scale_unit._units.cache_clear()
    assert kept["mariage"] == old
    assert list(kept) == ["mariage", "schnapsen"]
    assert (kept["schnapsen"].deals, kept["schnapsen"].seed) == (2, 5)
    assert kept["schnapsen"].command.endswith("--number 2 --tables 2 --seed 5 --keep")
