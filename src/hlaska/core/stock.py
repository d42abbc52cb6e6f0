"""Draws from a stock, exchanges the open card, and lays the kernel's position of it.

Where the stock lies stands in `TrickPlaces`. After a trick, or when its winner says so, `draw`; `exchange` wherever a
card is given for one that lies open.
"""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.board import EVERYONE, Board, seen
from hlaska.core.tricks import TrickPlaces
from hlaska.kernel import layout as word
from hlaska.kernel.position import set_stock


def left(at: TrickPlaces, places: Sequence[Sequence[int]]) -> int:
    """Counts how many cards are still to be drawn."""
    n = 0
    for place in at.stock:  # asked for every view: a sum over a list takes twice as long
        n += len(places[place])
    return n


def draw(board: Board, at: TrickPlaces, first: int) -> None:
    """Draws one card for each seat, the winner of the trick first."""
    for seat in (*range(first, at.seats), *range(first)):
        for place in at.stock:
            if board.places[place]:
                draw_card(board, place, at.hand, seat)
                break


def draw_card(board: Board, place: int, hand: int, seat: int, *, shown: bool = False) -> None:
    """Draws the next card of a place for a seat. Nobody else sees it unless it lies open, or must be shown."""
    e = board.places[place][0]
    to = EVERYONE if shown or seen(e) == board.everyone else 1 << seat
    board.move(place, hand + seat, (e & 63,), to, seat, "draw")


def exchange(
    board: Board,
    seat: int,
    hand: int,
    card: int,
    place: int,
    turned: int,
    *,
    kind: str = "exchange",
    mark: int = 0,
) -> None:
    """Exchanges a card of `hand` for the one turned up at `place`; all see both. `mark`: put on the card taken."""
    board.move(hand, place, (card,), seat=seat, kind=kind)
    board.move(place, hand, (turned,), seat=seat, kind=kind, mark=mark)


def lay_open_card(b: list[int], at: TrickPlaces, places: Sequence[Sequence[int]]) -> None:
    """Lays the stock into a position as everybody sees it.

    That is how many cards are left, and the open one, which is last.
    """
    n = left(at, places)
    b[word.NEXT], b[word.LEFT] = at.to_draw - n, n
    if places[at.stock[-1]]:
        last = at.to_draw - 1
        b[word.STOCK + last // 10] = (places[at.stock[-1]][-1] & 63) << 6 * (last % 10)


def lay_stock(
    b: list[int], at: TrickPlaces, places: Sequence[Sequence[int]], *, closed: bool = False
) -> None:
    """Lays the stock into a position as the kernel leaves it.

    Nothing lies where cards have been drawn.

    A closed one is as good as drawn.
    """
    cards = [] if closed else [e & 63 for p in at.stock for e in places[p]]
    gone = at.to_draw - len(cards)
    set_stock(b, [0] * gone + cards, b[word.AUTO])
    b[word.NEXT], b[word.LEFT] = gone, len(cards)
