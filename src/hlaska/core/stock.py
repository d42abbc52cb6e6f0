"""Games with a stock: drawing from it, exchanging a card for the open one, and the kernel's position for it.

A game says where its stock lies (`Stock`). After a trick, or when its winner says so, `draw`; `exchange` wherever a
card is given for one that lies open; `lay_stock` for the position on which search plays on.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from hlaska.core.board import EVERYONE, Board, seen
from hlaska.core.game import next_seat
from hlaska.core.tricks import TrickPlaces
from hlaska.kernel import layout as word
from hlaska.kernel.position import set_stock


class Stock(Struct, frozen=True):
    """places: where cards are drawn from, one place after another, an open card last; size: how many lie there at the
    first lead."""

    places: tuple[int, ...]
    size: int


def left(stock: Stock, places: Sequence[Sequence[int]]) -> int:
    """How many cards are still to be drawn."""
    n = 0
    for place in stock.places:  # asked for every view: a sum over a list takes twice as long
        n += len(places[place])
    return n


def draw(board: Board, stock: Stock, at: TrickPlaces, first: int) -> None:
    """Each seat draws one card, the winner of the trick first."""
    seat = first
    for _ in range(at.seats):
        for place in stock.places:
            if board.places[place]:
                draw_card(board, place, at.hand, seat)
                break
        seat = next_seat(at.seats, seat)


def draw_card(board: Board, place: int, hand: int, seat: int, *, shown: bool = False) -> None:
    """A seat draws the next card of a place; nobody else sees it unless it lies open, or must be shown."""
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
    """A card goes from `hand` to `place`, for the card turned up there; all see both. `mark`: put on the card taken."""
    board.move(hand, place, (card,), seat=seat, kind=kind)
    board.move(place, hand, (turned,), seat=seat, kind=kind, mark=mark)


def lay_stock(b: list[int], stock: Stock, places: Sequence[Sequence[int]], *, closed: bool = False) -> None:
    """The stock in a position as the kernel leaves it: nothing where cards have been drawn. A closed one is as good as
    drawn."""
    cards = [] if closed else [e & 63 for p in stock.places for e in places[p]]
    gone = stock.size - len(cards)
    set_stock(b, [0] * gone + cards, b[word.AUTO])
    b[word.NEXT], b[word.LEFT] = gone, len(cards)
