"""Copies of a card that everybody can tell apart by their marks, and the actions that name one of them.

A card that lies on the table, or has been laid in a combination, is another thing to play than its equal in the hand.
`ignored`: bits of the marks that tell nothing apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hlaska.core.board import MARK

HOWS: Final = (0, 2, 3, 1)  # how an action names the first, second ... of the copies with different marks
WAYS: Final = tuple(tuple(sorted(how << 6 for how in HOWS[:n])) for n in range(5))
"""By how many copies can be told apart: what is added to a card to make the actions that play it."""


def copies_of(hand: Iterable[int], card: int, ignored: int = 0) -> list[int]:
    """The different marks among the copies of a card in a hand; one in the hand (no mark) before those on the table."""
    return sorted({e >> MARK & ~ignored for e in hand if e >= 0 and e & 63 == card})


def actions_for(hand: Iterable[int], mask: int, ignored: int = 0) -> tuple[int, ...]:
    """Every action that plays a card of the mask, card by card."""
    marks: dict[int, set[int]] = {}
    for e in hand:
        if e >= 0 and mask >> (e & 63) & 1:
            marks.setdefault(e & 63, set()).add(e >> MARK & ~ignored)
    return tuple([way | c for c in sorted(marks) for way in WAYS[len(marks[c])]])


def action_for(hand: Iterable[int], card: int, mark: int, ignored: int = 0) -> int:
    """The action that names the copy with this mark."""
    return HOWS[copies_of(hand, card, ignored).index(mark)] << 6 | card


def mark_for(hand: Sequence[int], action: int, ignored: int = 0) -> int:
    """The mark of the copy that an action names."""
    return copies_of(hand, action & 63, ignored)[HOWS.index(action >> 6)]


def place_of(action: int) -> tuple[int, int]:
    """Returns where an action stands in the order of `actions_for`, by card and copy."""
    return action & 63, HOWS.index(action >> 6)
