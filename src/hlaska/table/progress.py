from __future__ import annotations

from msgspec import Struct

from hlaska.core.errors import Row
from hlaska.core.game import Item


class Chair(Struct, frozen=True, omit_defaults=True):
    """A player's chair at the table; kind is `person`, `bot` or `open` (nobody sits there yet), level the bot's."""

    name: str
    kind: str = "person"
    level: str = ""


class SheetRow(Struct, frozen=True):
    """One settled deal of the score sheet: amounts by chair in the smallest unit, and the items they are made of
    (`chairs` is the chair of each seat of that deal)."""

    deal: int
    title: Row | None
    amounts: tuple[int, ...]
    chairs: tuple[int, ...]
    items: tuple[Item, ...]
