"""Shows what one seat may know of a deal, and hides the rest."""

from __future__ import annotations

from collections.abc import Container
from typing import Generic

from msgspec import Struct

from hlaska.core.board import Places
from hlaska.core.public import Pub_co


class View(Struct, Generic[Pub_co], frozen=True):
    """Holds what one seat may know.

    seat: -1 for an onlooker.
    places: with -1 for every card that the seat may not see.
    legal: its own legal actions.
    """

    seat: int
    pub: Pub_co
    places: Places
    legal: tuple[int, ...] = ()


def redact(places: Places, seat: int, seats: int, ordered: Container[int]) -> Places:
    """Returns the places with -1 for every entry that the seat does not see.

    `seats`: of the game; an onlooker (seat -1) sees what all of them see. In places that are not `ordered` the -1
    stand last.
    """
    need = 1 << seat + 6 if seat >= 0 else (1 << seats) - 1 << 6
    shown = []
    for i, entries in enumerate(places):
        if not entries:  # most places are empty most of the time
            shown.append(entries)
        elif i in ordered:
            shown.append(tuple([e if e & need == need else -1 for e in entries]))
        else:
            known = [e for e in entries if e & need == need]
            shown.append((*known, *(-1,) * (len(entries) - len(known))))
    return tuple(shown)
