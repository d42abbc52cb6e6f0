"""Settles who wins the stake (marias:T2.SCORE). Amounts are in half units."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.public import Item
from hlaska.families.marias.contracts import UNIT
from hlaska.families.marias.settle import Settlement, pay
from hlaska.families.marias.settle import penalty as revoke_penalty
from hlaska.games.marias_thirteen import public as at
from hlaska.games.marias_thirteen.options import Options
from hlaska.kernel import layout as word


def stake_of(options: Options) -> int:
    return UNIT * options.game_value


def settle(options: Options, position: Sequence[int]) -> Settlement:
    """Gives the stake to who has more points, marriages included.

    A tie is impossible (marias:T2.SCORE.1, G.CARD.5).

    On a score pad the stake is the winner's item.
    """
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(at.SEATS))
    winner = int(points[1] > points[0])
    stake = stake_of(options)
    args = {"points": points[winner], "others": points[1 - winner]}
    item = Item("item-marias_thirteen-stake", winner, stake, stake, (), args, "marias:T2.SCORE.1")
    items, result = pay(options, 1 << winner, winner, [item], at.SEATS)
    return Settlement(items, result, points)


def penalty(options: Options, offender: int) -> Settlement:
    """Settles a proved revoke (marias:M3.REV.2)."""
    item, result = revoke_penalty(options, stake_of(options), offender, at.SEATS)
    return Settlement((item,), result, ())
