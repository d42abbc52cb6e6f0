"""Numbers what actions do with cards, as compiled code does it (`hlaska.kernel.batch.calls`)."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.errors import BadOptions
from hlaska.kernel.batch.calls import (
    ALL,
    FIRST_WAY,
    MOST_WAYS,
    PROGRAM_MORE,
    PROGRAM_WAYS,
    PROGRAM_WORDS,
    WAY_WORDS,
)
from hlaska.kernel.batch.tables import Table
from hlaska.kernel.bits import cards_of

Way = tuple[int, int, int]  # from a place, to a place, ALL or 0 for the card of the action


class CardPrograms:
    """Holds programs: how cards go, and what is added to numbers carried along.

    ways: those of each program; number 0 has none and adds nothing.
    table: the same for compiled code.
    """

    def __init__(self) -> None:
        self.ways: list[tuple[Way, ...]] = [()]
        self.table = Table([0] * PROGRAM_WORDS)
        self._numbers: dict[tuple[tuple[Way, ...], int], int] = {((), 0): 0}

    def number(self, ways: tuple[Way, ...], more: int = 0) -> int:
        """Returns the number of a program, perhaps a new one. Raises BadOptions for too many ways.

        more: what is added to the numbers that are carried along.
        """
        number = self._numbers.get((ways, more))
        if number is not None:
            return number
        if len(ways) > MOST_WAYS:
            raise BadOptions(f"an action moves cards in {len(ways)} ways, a batch has {MOST_WAYS}")
        number = self._numbers[ways, more] = len(self.ways)
        self.ways.append(ways)
        self.table.reserve(number)
        words = self.table.rows[number]
        words[PROGRAM_WAYS], words[PROGRAM_MORE] = len(ways), more
        flat = [word for way in ways for word in (*way, 0)]
        words[FIRST_WAY : FIRST_WAY + WAY_WORDS * len(ways)] = flat
        return number

    def more(self, number: int) -> int:
        """Returns what a program adds to the numbers that are carried along."""
        return int(self.table.rows[number, PROGRAM_MORE])


def find_ways(
    before: Sequence[int], after: Sequence[Sequence[int]], slots: Sequence[tuple[int, int]], card: int
) -> tuple[Way, ...]:
    """Reads off how cards go with an action. Raises AssertionError where that hangs on the cards.

    before: masks of cards by place, then by slot.
    after: entries by place.
    slots: the place of each, and which of its cards it has.
    card: that of the action, or UNKNOWN.
    """
    count = len(after)
    where = {found: at for at, mask in enumerate(before) for found in cards_of(int(mask))}
    moved: dict[tuple[int, int], set[int]] = {}
    for place, entries in enumerate(after):
        for entry in entries:
            source = where[entry & 63]
            if source != place and not (source >= count and slots[source - count][0] == place):
                moved.setdefault((source, place), set()).add(entry & 63)
    found = []
    for (source, target), cards in sorted(moved.items()):
        if cards == {card & 63}:
            found.append((source, target, 0))
        elif len(cards) == int(before[source]).bit_count():
            found.append((source, target, ALL))
        else:
            raise AssertionError("which cards an action moves hangs on the cards")
    return tuple(found)
