"""Mariáš for two, who draw cards after each trick until a stock is gone (marias:L2.PLAY, T2.PLAY)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hlaska.core.board import EVERYONE, Board, seen
from hlaska.core.game import next_seat
from hlaska.families.marias import cards
from hlaska.families.marias.calls import Codes
from hlaska.families.marias.items import C, ContractPublic, Layout
from hlaska.families.marias.position import Positions, Shape
from hlaska.kernel import layout as word
from hlaska.kernel.play import declare
from hlaska.kernel.position import set_stock


class DrawPositions(Positions):
    """Positions of a game with a stock. `stock`: the places drawn from, in this order; `size`: the cards they hold at
    the first lead.

    While cards are drawn a wrong card is refused even where later ones are penalised: once hands have changed nobody
    can prove what was held (docs/rules/marias.md, D74).
    """

    def __init__(
        self,
        options: Any,
        layout: Layout,
        codes: Codes,
        shape_of: Callable[[Any, Any], Shape],
        stock: Sequence[int],
        size: int,
    ) -> None:
        super().__init__(options, layout, codes, shape_of)
        self.stock, self.size = tuple(stock), size
        self.since = size // layout.seats

    def lenient(self, places: Sequence[Sequence[int]]) -> bool:
        return super().lenient(places) and not self.left(places)

    def left(self, places: Sequence[Sequence[int]]) -> int:
        """Cards still to be drawn."""
        return sum(len(places[p]) for p in self.stock)

    def trick_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        """Also how many cards are left to draw, which decides what is legal."""
        b = super().trick_position(pub, places)
        left = self.left(places)
        b[word.NEXT], b[word.LEFT] = self.size - left, left
        return b

    def full_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        """Also the stock as the kernel leaves it: nothing where cards have been drawn."""
        b = super().full_position(pub, places)
        left = b[word.LEFT]
        if left:
            waiting = [e & 63 if e >= 0 else word.NONE for p in self.stock for e in places[p]]
            set_stock(b, [0] * (self.size - left) + waiting)
            b[word.NEXT], b[word.LEFT] = self.size - left, left
        return b

    def _declare(self, b: list[int], trick: int, seat: int, suit: int) -> None:
        """Where trumps come with the last card drawn, a marriage of their suit was a plain one before
        (marias:T2.MAR.1)."""
        trump = b[word.SUIT]
        if b[word.EARLY] & word.NO_TRUMP and trick < self.since:
            b[word.SUIT] = word.NONE
        declare(b, seat, suit)
        b[word.SUIT] = trump


def do_card(positions: DrawPositions, board: Board, pub: C, action: int) -> C:
    """A card is played; after each trick the winner draws, then the other, as long as there are cards."""
    done = len(pub.took)
    pub = cards.do_card(positions, board, pub, action)
    if len(pub.took) > done and positions.left(board.places):
        draw(positions, board, pub.lead)
    return pub


def draw(positions: DrawPositions, board: Board, first: int) -> None:
    """Each seat draws one card, unseen unless it lies open."""
    seat = first
    for _ in range(positions.seats):
        place = next(p for p in positions.stock if board.places[p])
        e = board.places[place][0]
        to = EVERYONE if seen(e) == board.everyone else 1 << seat
        board.move(place, positions.layout.hand + seat, [e & 63], to, seat, kind="draw")
        seat = next_seat(positions.seats, seat)
