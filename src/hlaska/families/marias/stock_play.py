"""Plays Mariáš for two, who draw until a stock is gone (marias:L2.PLAY, T2.PLAY). They draw after each trick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hlaska.core.board import Board
from hlaska.core.stock import draw, lay_stock, left
from hlaska.families.marias import play
from hlaska.families.marias.calls import Codes
from hlaska.families.marias.contracts import C, ContractPublic, Layout
from hlaska.families.marias.position import MariasPositions, Shape
from hlaska.kernel import layout as word
from hlaska.kernel.play import declare


class DrawPositions(MariasPositions):
    """Builds positions of a game with a stock.

    While cards are drawn a wrong card is refused even where later ones are penalised: once hands have changed nobody
    can prove what was held (docs/rules/marias.md, D74).
    """

    def __init__(
        self, options: Any, layout: Layout, codes: Codes, shape_of: Callable[[Any, Any], Shape]
    ) -> None:
        super().__init__(options, layout, codes, shape_of)
        self.since = layout.to_draw // layout.seats

    def is_lenient(self, places: Sequence[Sequence[int]]) -> bool:
        return super().is_lenient(places) and not self.cards_left(places)

    def cards_left(self, places: Sequence[Sequence[int]]) -> int:
        """Counts the cards still to be drawn."""
        return left(self.at, places)

    def trick_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        """Returns the trick's position with how many cards are left to draw. That decides what is legal."""
        b = super().trick_position(pub, places)
        b[word.LEFT] = self.cards_left(places)
        return b

    def full_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        """Returns the whole position with the stock."""
        b = super().full_position(pub, places)
        lay_stock(b, self.at, places)
        return b

    def _declare(self, b: list[int], trick: int, seat: int, suit: int) -> None:
        """Declares a marriage, a plain one where trumps come later (marias:T2.MAR.1).

        They come with the last card drawn, and it was of their suit.
        """
        trump = b[word.SUIT]
        if b[word.EARLY] & word.NO_TRUMP and trick < self.since:
            b[word.SUIT] = word.NONE
        declare(b, seat, suit)
        b[word.SUIT] = trump


def do_card(positions: DrawPositions, board: Board, pub: C, action: int) -> C:
    """Plays a card; after each trick the winner draws, then the other. They draw as long as there are cards."""
    done = len(pub.took)
    pub = play.do_card(positions, board, pub, action)
    if len(pub.took) > done and positions.cards_left(board.places):
        draw(board, positions.at, pub.lead)
    return pub
