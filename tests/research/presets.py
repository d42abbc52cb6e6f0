"""Presets for tests of the research interface: the usual one of each game in every run, the others nightly."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from hlaska.games import GAMES, game_class

PRESETS = [(name, preset) for name in GAMES for preset in game_class(name).presets]
USUAL = {(name, next(iter(game_class(name).presets))) for name in GAMES}


def presets(in_check: Collection[tuple[str, str]]) -> pytest.MarkDecorator:
    """Runs a test for these presets in every check, and for all others nightly."""
    rows = [
        names if names in in_check else pytest.param(*names, marks=pytest.mark.nightly) for names in PRESETS
    ]
    return pytest.mark.parametrize(("name", "preset"), rows)


every_preset = presets(USUAL)
