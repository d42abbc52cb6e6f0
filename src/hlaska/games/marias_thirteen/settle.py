"""What is asked of the players, and who wins the stake (marias:T2.PLAY, T2.SCORE). Amounts in half units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hlaska.core.public import Item
from hlaska.families.marias.drawing import DrawPositions
from hlaska.families.marias.items import UNIT
from hlaska.families.marias.position import Shape, suit_rules
from hlaska.families.marias.settle import Settled, pay
from hlaska.families.marias.settle import penalty as revoke_penalty
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

    return DrawPositions(options, at.LAYOUT, at.CODES, shape, at.STOCK)


def stake_of(options: Options) -> int:
    return UNIT * options.game_value


def settle(options: Options, position: Sequence[int]) -> Settled:
    """Who has more points, marriages included, wins the stake; a tie is impossible (marias:T2.SCORE.1, G.CARD.5).

    On a score pad the stake is the winner's item.
    """
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(at.SEATS))
    winner = int(points[1] > points[0])
    stake = stake_of(options)
    args = {"points": points[winner], "others": points[1 - winner]}
    item = Item("item-marias_thirteen-stake", winner, stake, stake, (), args, "marias:T2.SCORE.1")
    items, result = pay(options, 1 << winner, winner, [item], at.SEATS)
    return Settled(items, result, points)


def penalty(options: Options, offender: int) -> Settled:
    """A proved revoke (marias:M3.REV.2)."""
    item, result = revoke_penalty(options, stake_of(options), offender, at.SEATS)
    return Settled((item,), result, ())
