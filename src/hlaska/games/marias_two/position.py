"""Says what the contract asks of the players (marias:L2.PLAY)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hlaska.families.marias.contracts import SEVEN, SEVEN_AGAINST, two_sevens_by
from hlaska.families.marias.position import Shape, kept_sevens, suit_rules
from hlaska.families.marias.stock_play import DrawPositions
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import MariasTwoPublic

_SIDES: Final = (1, 2)


def positions_for(options: Options) -> DrawPositions:
    """Makes the positions under these options: no duties while cards are drawn (marias:L2.PLAY.1)."""
    rules = suit_rules(options.marriage_card, options.king_before_over)

    @cache
    def shape(trump: int, seven: bool, against: bool, two: int, helper: int) -> Shape:
        """Returns a play's shape; announced sevens are kept back in both phases. Source: marias:L2.PLAY.3."""
        keepers = [at.FOREHAND] * seven + [at.DEALER] * against + [two] * (helper >= 0)
        back, last = kept_sevens(at.SEATS, max(trump, 0), keepers, two, helper)
        return Shape(rules, at.FOREHAND, trump, at.TRICKS, 0, _SIDES, back, last)

    def shape_of(pub: MariasTwoPublic, places: Any) -> Shape:
        seven, against = (pub.levels[item] >= 0 for item in (SEVEN, SEVEN_AGAINST))
        return shape(pub.trump, seven, against, two_sevens_by(pub), pub.helper)

    return DrawPositions(options, at.LAYOUT, at.CODES, shape_of)
