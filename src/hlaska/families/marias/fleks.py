"""Counts doubling steps of several games, in pure functions over ints.

They are the ladder flek, re, tutti and so on.

An item that can be doubled has a level: -1 where it does not exist, 0 at first, one more with every raise; its
multiplier is 2 to that power. The side that acted last is told by parity: the owner created it at level 0, the other
side made it 1, the owner 2, and so on (marias:G.FLEK.1, G.FLEK.3). A window is a mask of seats that still have a chance
to raise the item (marias:G.FLEK.4). All tuples are by item.
"""

from __future__ import annotations

from typing import Final

ABSENT: Final = -1
TOP_LEVEL: Final = 32
"""Where "no limit" ends: amounts stay whole numbers that every client can show (docs/decisions/0004-marias.md)."""

Ints = tuple[int, ...]


def replace_at(values: Ints, index: int, value: int) -> Ints:
    """Returns the tuple with one value changed."""
    return (*values[:index], value, *values[index + 1 :])


def times(level: int) -> int:
    """Returns the multiplier of a level; 1 for an item that does not exist."""
    return 1 << level if level > 0 else 1


def may_raise(level: int, chance: bool, owner: bool, top: int) -> bool:
    """Tells whether a seat with a chance may raise an item. `owner`: it is on the side that owns the item."""
    return chance and 0 <= level < top and owner == bool(level & 1)


def set_level(
    levels: Ints, chances: Ints, item: int, window: int, top: int, level: int = 0
) -> tuple[Ints, Ints]:
    """Sets an item to a level and gives the seats of `window` their chance. At the maximum nobody has one."""
    return replace_at(levels, item, level), replace_at(chances, item, window if level < top else 0)


def raise_level(levels: Ints, chances: Ints, item: int, window: int, top: int) -> tuple[Ints, Ints]:
    """Raises an item by one level. `window`: the seats of the side that may answer it."""
    return set_level(levels, chances, item, window, top, levels[item] + 1)


def spend_chances(chances: Ints, seat: int) -> Ints:
    """Takes a seat's chance on every item: its turn is over (marias:G.FLEK.4)."""
    return tuple(mask & ~(1 << seat) for mask in chances)


def next_speaker(chances: Ints, seat: int, seats: int, circuit: int) -> int:
    """Returns who speaks after `seat`, clockwise; -1: nobody (marias:G.FLEK.5).

    That is everybody while `circuit` turns of the first circuit are left, then whoever still has a chance.
    """
    following = [(seat + i) % seats for i in range(1, seats + 1)]
    if circuit > 0:
        return following[0]
    waiting = 0
    for mask in chances:
        waiting |= mask
    return next((s for s in following if waiting >> s & 1), -1)


def next_in_circle(seat: int, seats: int, silent: int) -> int:
    """Returns who speaks next where everybody is asked in every circuit; -1: nobody.

    So it is where asking only some would tell who belongs to whom. It ends when `silent` turns in a row, the first
    announcement counted, reach the number of seats (marias:P4.CALL.2).
    """
    return -1 if silent >= seats else (seat + 1) % seats
