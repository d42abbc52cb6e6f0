"""Assigns seats after cards were drawn. Persons are asked for their place, computer players take the next one."""

from __future__ import annotations

from msgspec.structs import replace

from hlaska.core import seating
from hlaska.core.game import Game
from hlaska.core.seating import Draw
from hlaska.table.store import TableMeta


def assign_seats(game: Game, meta: TableMeta, drawn: Draw) -> TableMeta:
    """Returns the table with what is drawn and chosen so far.

    A computer player takes the next free place clockwise from the dealer's, and so does who has no choice left. When
    everybody has a place, chairs and owners are put in that order and the dealer is known.
    """
    while drawn.chooser >= 0 and (len(drawn.free) == 1 or meta.chairs[drawn.chooser].kind != "person"):
        drawn = seating.choose(drawn, drawn.free[0])
    if drawn.chooser >= 0:
        return replace(meta, draw=drawn)
    by_place = seating.chair_order(drawn)
    drawn = seating.number_chairs(drawn)
    return replace(
        meta,
        chairs=tuple(meta.chairs[i] for i in by_place),
        owners=tuple(meta.owners[i] for i in by_place) if meta.owners else (),
        draw=drawn,
        first=seating.find_first_chair(game, drawn),
    )
