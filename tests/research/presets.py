"""Presets for tests of the research interface: the usual one of each game in every run, the others nightly."""

from __future__ import annotations

import pytest

from hlaska.games import GAMES, game_class

PRESETS = [(name, preset) for name in GAMES for preset in game_class(name).presets]
USUAL = {(name, next(iter(game_class(name).presets))) for name in GAMES}

every_preset = pytest.mark.parametrize(
    ("name", "preset"),
    [names if names in USUAL else pytest.param(*names, marks=pytest.mark.nightly) for names in PRESETS],
)
