"""Numbers what actions do with cards, as compiled code does it (`hlaska.kernel.batch.calls`)."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.errors import BadOptions
from hlaska.kernel.batch.call_words import (
    ALL,
    FIRST_WAY,
    MOST_WAYS,
    PROGRAM_MORE,
    PROGRAM_WAYS,
    PROGRAM_WORDS,
    WAY_WORDS,
)
from hlaska.kernel.batch.tables import Table
from hlaska.kernel.bits import mask_of

Way = tuple[int, int, int]  # from a place, to a place, ALL or 0 for the card of the action


class CardPrograms:
    """Holds programs: how cards go, and what is added to numbers carried along.

    game: what errors call the game.
    ways: those of each program; number 0 has none and adds nothing.
    table: the same for compiled code.
    """

    def __init__(self, game: str) -> None:
        self.game = game
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
            raise BadOptions(
                f"{self.game}: an action moves cards in {len(ways)} ways, a batch has {MOST_WAYS}"
            )
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
    held = [int(mask) for mask in before]
    stayed = held[:count]  # by place, its cards and those in its slots
    for (place, _), mask in zip(slots, held[count:], strict=True):
        stayed[place] |= mask
    there = [mask_of(entry & 63 for entry in entries) for entries in after]
    arrived = [(place, there[place] & ~mask) for place, mask in enumerate(stayed) if there[place] & ~mask]
    found = []
    for source, mask in enumerate(held):
        for target, cards in arrived:
            if mask & cards == 1 << (card & 63):
                found.append((source, target, 0))
            elif mask & cards == mask != 0:
                found.append((source, target, ALL))
            elif mask & cards:
                raise AssertionError("which cards an action moves hangs on the cards")
    return tuple(found)
