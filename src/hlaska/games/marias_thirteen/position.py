"""Says what is asked of the players (marias:T2.PLAY)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.stock import lay_open_card
from hlaska.families.marias.contracts import ContractPublic
from hlaska.families.marias.position import Shape, suit_rules
from hlaska.families.marias.stock_play import DrawPositions
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.options import Options
from hlaska.games.marias_thirteen.public import MariasThirteenPublic
from hlaska.kernel import layout as word
from hlaska.kernel.position import swap_word

EXCHANGE: Final = swap_word(word.SEVEN, word.ON_LEAD | word.IN_TRICK)  # marias:T2.PLAY.2
_SIDES: Final = (1, 2)
_NONE: Final = (0, 0)


class ThirteenPositions(DrawPositions):
    """Builds positions of a game with an open card; playouts do not exchange it."""

    def seat_position(self, pub: ContractPublic, places: Sequence[Sequence[int]]) -> list[int]:
        b = super().seat_position(pub, places)
        lay_open_card(b, self.at, places)
        b[word.SWAP] = EXCHANGE
        return b

    def whole_position(self, pub: MariasThirteenPublic, places: Sequence[Sequence[int]]) -> list[int] | None:
        if pub.phase not in self.phases:
            return None
        b = self.full_position(pub, places)
        b[word.SWAP] = EXCHANGE
        return b


def positions_for(options: Options) -> ThirteenPositions:
    """Makes the positions under these options: neither duties nor trumps while cards are drawn (marias:T2.PLAY.1)."""
    rules = suit_rules(options.marriage_card, options.king_before_over)._replace(early=word.NO_TRUMP)

    def shape(pub: MariasThirteenPublic, places: Any) -> Shape:
        return Shape(rules, at.FOREHAND, pub.trump, at.TRICKS, 0, _SIDES, _NONE, _NONE)

    return ThirteenPositions(options, at.LAYOUT, at.CODES, shape)
