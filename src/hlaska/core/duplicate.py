"""Declares the option that makes each deal a deal of its own.

It is for games in which a deal otherwise depends on those before it.

`Game.restart` and `Game.carry` do it for every game. What a game leaves out then stands in its own folder, under the
rules with the ids DUP of its document.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Meta

from hlaska.core.options import opt

DUPLICATE: Final[Mapping[str, Any]] = {"duplicate": True, "seating": "random_dealer"}
"""What the same deals need in a game that has both options."""


def duplicate_deals(group: str, rule: str) -> Meta:
    """Declares the option `duplicate` of a game whose document has this rule."""
    return opt(group, rule, effect="event")
