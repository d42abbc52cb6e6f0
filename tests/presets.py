"""Presets for tests: one or two of each game in every run, the others nightly."""

from __future__ import annotations

from collections.abc import Collection
from itertools import islice

import pytest

from hlaska.games import GAMES, game_class

Preset = tuple[str, str]
PRESETS: list[Preset] = [(name, preset) for name in GAMES for preset in game_class(name).presets]
USUAL: list[Preset] = [(name, next(iter(game_class(name).presets))) for name in GAMES]
TWO: list[Preset] = [(name, preset) for name in GAMES for preset in islice(game_class(name).presets, 2)]


def presets(
    in_check: Collection[Preset], names: tuple[str, str] = ("name", "preset"), of: Collection[Preset] = ()
) -> pytest.MarkDecorator:
    """Runs a test for these presets in every check, and for all others (`of` these) nightly."""
    rows = [pytest.param(*one, marks=() if one in in_check else pytest.mark.nightly) for one in of or PRESETS]
    return pytest.mark.parametrize(names, rows)


usual_presets = presets(USUAL)
two_presets = presets(TWO)
