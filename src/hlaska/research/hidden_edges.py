"""Keeps edges of tables of calls that hang on hidden cards.

There is one for each way in which these lie.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.errors import BadOptions
from hlaska.kernel.batch.calls import (
    EDGE_KEY,
    FIRST_HANG,
    HANG_CARD,
    HANG_COUNT,
    HANG_PLACES,
    HANG_WORDS,
    MOST_HANGS,
    NO_CARD,
    SUIT_ROW,
    suit_cards,
)
from hlaska.kernel.batch.tables import Index, Table


class HiddenEdges:
    """Holds what edges hang on, and what each leads to by how that lies.

    hangs: by number the card whose holder counts, and the places and slots whose cards do.
    index: edges, and rows that hang on a suit of the hand, by their keys.
    """

    def __init__(self) -> None:
        self.hangs = Table([0] * HANG_WORDS)
        self.index = Index(EDGE_KEY)
        self._numbers: dict[tuple[int, ...], int] = {}
        self._places: dict[tuple[int, int], tuple[int, ...]] = {}  # by node and column

    def note_places(self, node: int, column: int, places: Sequence[int]) -> None:
        """Notes the places and slots whose hidden cards decide what an action leads to."""
        self._places[node, column] = tuple(places)

    def hang(self, node: int, column: int, card: int) -> int:
        """Returns what stands for an edge that hangs on hidden cards, FIRST_HANG or below.

        card: the one whose holder counts, -1 for none. Raises BadOptions for too many places.
        """
        places = self._places[node, column]
        if len(places) > MOST_HANGS:
            raise BadOptions(f"an action hangs on cards in {len(places)} places, a batch has {MOST_HANGS}")
        number = self._numbers.setdefault((card, *places), len(self._numbers))
        self.hangs.reserve(number)
        words = self.hangs.rows[number]
        words[HANG_CARD], words[HANG_COUNT] = card if card >= 0 else NO_CARD, len(places)
        words[HANG_PLACES : HANG_PLACES + len(places)] = places
        return FIRST_HANG - number

    def key(self, node: int, column: int, holder: int, cards: Sequence[int]) -> tuple[int, ...]:
        """Returns the key of an edge by how the hidden cards lie.

        holder: the seat with the card on which it hangs, or UNKNOWN.
        cards: masks by place, then by slot.
        """
        held = [int(cards[place]) for place in self._places[node, column]]
        return node, column, 1 + holder, *held, *[0] * (MOST_HANGS - len(held))


def suit_row_key(node: int, hand: int, card: int) -> tuple[int, ...]:
    """Returns the key of a row that hangs on a suit of the hand.

    hand: its cards, as a mask.
    card: the one whose suit it is, as a mask.
    """
    return node, SUIT_ROW, suit_cards(hand, card), card, *[0] * (EDGE_KEY - 4)
