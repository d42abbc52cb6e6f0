"""What is asked of the players (marias:T2.PLAY)."""

from __future__ import annotations

from typing import Any, Final

from hlaska.families.marias.position import Shape, suit_rules
from hlaska.families.marias.stock_play import DrawPositions
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.options import Options
from hlaska.games.marias_thirteen.public import MariasThirteenPublic
from hlaska.kernel import layout as word

_SIDES: Final = (1, 2)
_NONE: Final = (0, 0)


def positions_for(options: Options) -> DrawPositions:
    """Makes the positions under these options: neither duties nor trumps while cards are drawn (marias:T2.PLAY.1)."""
    rules = suit_rules(options.marriage_card, options.king_before_over)._replace(early=word.NO_TRUMP)

    def shape(pub: MariasThirteenPublic, places: Any) -> Shape:
        return Shape(rules, at.FOREHAND, pub.trump, at.TRICKS, 0, _SIDES, _NONE, _NONE)

    return DrawPositions(options, at.LAYOUT, at.CODES, shape)
