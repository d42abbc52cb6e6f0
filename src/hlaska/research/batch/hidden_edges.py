"""Keeps edges of tables of calls that hang on hidden cards.

Numbers carried along are another thing they may hang on. There is an edge for each way in which these lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hlaska.core.errors import BadOptions
from hlaska.kernel.batch.call_words import (
    EDGE_KEY,
    FIRST_HANG,
    HANG_CARD,
    HANG_COUNT,
    HANG_NUMBERS,
    HANG_PLACES,
    HANG_WORDS,
    MOST_HANGS,
    NO_CARD,
    SUIT_ROW,
)
from hlaska.kernel.batch.calls import suit_cards
from hlaska.kernel.batch.tables import Index, Table


class Hang(NamedTuple):
    """Says what an edge hangs on.

    card: the one whose holder counts, -1 for none.
    by_numbers: whether the numbers carried along count.
    places: places and slots whose cards count.
    """

    card: int
    by_numbers: bool
    places: tuple[int, ...]


class HiddenEdges:
    """Holds what edges hang on, and what each leads to by how that lies.

    game: what errors call the game.
    hangs: what edges hang on, by number, for compiled code.
    index: edges, and rows that hang on a suit of the hand, by their keys.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.hangs = Table([0] * HANG_WORDS)
        self.index = Index(EDGE_KEY)
        self._hangs: list[Hang] = []
        self._numbers: dict[Hang, int] = {}

    def number(self, hang: Hang) -> int:
        """Returns what stands for an edge that hangs so, FIRST_HANG or below. Raises BadOptions for too many places."""
        if hang in self._numbers:
            return FIRST_HANG - self._numbers[hang]
        if len(hang.places) > MOST_HANGS:
            raise BadOptions(
                f"{self.game}: an action hangs on cards in {len(hang.places)} places, a batch has {MOST_HANGS}"
            )
        number = self._numbers[hang] = len(self._hangs)
        self._hangs.append(hang)
        self.hangs.reserve(number)
        words = self.hangs.rows[number]
        words[HANG_CARD] = hang.card if hang.card >= 0 else NO_CARD
        words[HANG_NUMBERS], words[HANG_COUNT] = hang.by_numbers, len(hang.places)
        words[HANG_PLACES : HANG_PLACES + len(hang.places)] = hang.places
        return FIRST_HANG - number

    def hang(self, edge: int) -> Hang:
        """Returns what an edge hangs on, by what `number` gave."""
        return self._hangs[FIRST_HANG - edge]


def edge_key(
    node: int, column: int, hang: Hang, holder: int, cards: Sequence[int], carried: int
) -> tuple[int, ...]:
    """Returns the key of an edge by what it hangs on.

    holder: the seat with the card of ``hang``, or UNKNOWN.
    cards: masks by place, then by slot.
    carried: the numbers that the deal carries along.
    """
    held = [int(cards[place]) for place in hang.places]
    numbers = carried + 1 if hang.by_numbers else 0
    return node, column, 1 + holder, numbers, *held, *[0] * (MOST_HANGS - len(held))


def suit_row_key(node: int, hand: int, card: int) -> tuple[int, ...]:
    """Returns the key of a row that hangs on a suit of the hand.

    hand: its cards, as a mask.
    card: the one whose suit it is, as a mask.
    """
    return node, SUIT_ROW, suit_cards(hand, card), card, *[0] * (EDGE_KEY - 4)
