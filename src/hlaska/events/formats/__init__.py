"""List the formats of events by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hlaska.events.formats.base import Format
from hlaska.events.formats.knockout import KNOCKOUT
from hlaska.events.formats.lot import LOT
from hlaska.events.formats.movement import MOVEMENT
from hlaska.events.formats.near import ARENA, LADDER
from hlaska.events.formats.robin import ROBIN
from hlaska.events.formats.swiss import SWISS

FORMATS: Final[Mapping[str, Format]] = {
    "lot": LOT,
    "movement": MOVEMENT,
    "swiss": SWISS,
    "robin": ROBIN,
    "knockout": KNOCKOUT,
    "double": KNOCKOUT,
    "ladder": LADDER,
    "arena": ARENA,
}
