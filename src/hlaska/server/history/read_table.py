"""Reads a table that may be damaged or of other rules."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from hlaska.core.errors import HlaskaError
from hlaska.table.store import NotSaved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

Look = Callable[[str], Awaitable[Table]]
Got = TypeVar("Got")


async def read_or_none(look: Callable[[str], Awaitable[Got]], name: str) -> Got | None:
    """Reads a table, None where it is damaged or of other rules. Raises NotSaved."""
    try:
        return await look(name)
    except NotSaved:
        raise
    except HlaskaError as error:  # it hides no other
        log.warning("%s", error.text)
        return None
