"""Reads and writes the units of a game's scale of differences, measured for each preset.

`hlaska events power GAME --keep` measures one. The numbers lie in `scale_unit.json` of the game's folder, each with the
command that made it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from hlaska.core.errors import BadText, plainly
from hlaska.core.game import Game

FILE: Final = "scale_unit.json"
Count = Annotated[int, Meta(ge=1)]


class ScaleUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps a unit, in the smallest unit of the game, and how it was measured."""

    unit: Count
    deals: Count
    tables: Count
    seed: int
    date: date
    command: str


def units_of(game_type: type[Game]) -> Mapping[str, ScaleUnit]:
    """Returns what was measured for a game, by preset. Raises BadText for a file that is damaged."""
    return _units(game_type.__module__.rpartition(".")[0])


def unit_of(game_type: type[Game], preset: str) -> int:
    """Returns the unit of a preset ("": the first one), 0 where none was measured. Raises BadText."""
    found = units_of(game_type).get(preset or next(iter(game_type.presets)))
    return found.unit if found else 0


@cache
def _units(package: str) -> Mapping[str, ScaleUnit]:
    path = file_of(package)
    return read_units(path.read_text(encoding="utf-8"), str(path)) if path.is_file() else {}


def file_of(package: str) -> Traversable:
    """Returns where the units of a game's package lie."""
    return files(package).joinpath(FILE)


def read_units(text: str, where: str) -> dict[str, ScaleUnit]:
    """Reads the text of a file; `where` names it in errors. Raises BadText."""
    try:
        return msgspec.json.decode(text, type=dict[str, ScaleUnit])
    except msgspec.DecodeError as e:
        raise BadText(f"{where}: {plainly(str(e))}") from None


def to_text(units: Mapping[str, ScaleUnit]) -> str:
    """Writes units as `read_units` reads them, one preset a line."""
    lines = (
        f"  {msgspec.json.encode(name).decode()}: {msgspec.json.encode(one).decode()}"
        for name, one in units.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"
