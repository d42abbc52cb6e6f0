"""Finds games by their names, or by those of their presets."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska import games as registry
from hlaska.core.game import Game
from hlaska.core.options import Value
from hlaska.core.options import text as value_text


def list_games() -> dict[str, tuple[str, ...]]:
    """Lists the games by id, each with its presets, the usual one first."""
    return {name: tuple(registry.game_class(name).presets) for name in registry.GAMES}


def game(name: str, *settings: str, **rules: Value) -> Game:
    """Makes a game under its house rules.

    Examples are `game("schnapsen")`, `game("penguin", min_cut=3)` and `game("marias", "min_cut=3")`. Raises BadText for
    a name that is neither, BadOptions for an option that is none or out of range.

    name: a game's id, then its usual preset, or a preset's name.
    settings, rules: options that differ, as texts or as values.
    """
    found, preset, changes = split_name(name, settings, rules)
    return registry.find_game(found, preset, changes)


def split_name(
    name: str, settings: Sequence[str], rules: dict[str, Value]
) -> tuple[str, str, tuple[str, ...]]:
    """Splits a name into game, preset and all changes as texts."""
    changes = (*settings, *(f"{key}={value_text(value)}" for key, value in rules.items()))
    found, preset = registry.named(name)
    return found, preset or next(iter(registry.game_class(found).presets)), changes
