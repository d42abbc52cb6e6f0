"""What the contract asks of the players, and what a deal is worth (marias:L2.PLAY, L2.SCORE). Amounts in half units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from hlaska.families.marias.drawing import DrawPositions
from hlaska.families.marias.items import SEVEN, SEVEN_AGAINST, two_sevens_by
from hlaska.families.marias.position import Shape, kept_sevens, suit_rules
from hlaska.families.marias.settle import Settled, lone_stand, pay, stake_of, suit_items, unplayed_items
from hlaska.families.marias.settle import penalty as revoke_penalty
from hlaska.families.marias.worth import Worth, bases_of, factors_of
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import MariasTwoPublic
from hlaska.kernel import layout as word

_SIDES: Final = (1, 2)


def positions_for(options: Options) -> DrawPositions:
    """Makes the positions under these options: no duties while cards are drawn (marias:L2.PLAY.1)."""
    rules = suit_rules(options.marriage_card, options.king_before_over)

    @cache
    def shape(trump: int, seven: bool, against: bool, two: int, helper: int) -> Shape:
        """Announced sevens are kept back in both phases (marias:L2.PLAY.3)."""
        keepers = [at.FOREHAND] * seven + [at.DEALER] * against + [two] * (helper >= 0)
        back, last = kept_sevens(at.SEATS, max(trump, 0), keepers, two, helper)
        return Shape(rules, at.FOREHAND, trump, at.TRICKS, 0, _SIDES, back, last)

    def shape_of(pub: MariasTwoPublic, places: Any) -> Shape:
        seven, against = (pub.levels[item] >= 0 for item in (SEVEN, SEVEN_AGAINST))
        return shape(pub.trump, seven, against, two_sevens_by(pub), pub.helper)

    return DrawPositions(options, at.LAYOUT, at.CODES, shape_of, at.STOCK)


def worth(options: Options, pub: MariasTwoPublic) -> Worth:
    """What the items are worth (marias:L2.SCORE.1)."""
    return Worth(bases_of(options, options.two_sevens_value, 0), factors_of(pub.trump, options.hearts_factor))


def settle(options: Options, pub: MariasTwoPublic, position: Sequence[int]) -> Settled:
    """One against one, from the position of the finished play."""
    stand = lone_stand(options, pub, worth(options, pub), at.SEATS)
    items = unplayed_items(stand) if pub.unplayed else suit_items(options, stand, position)
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(at.SEATS))
    told, result = pay(options, stand.ours, at.FOREHAND, items, at.SEATS)
    return Settled(told, result, points)


def penalty(options: Options, pub: MariasTwoPublic, offender: int) -> Settled:
    """A proved revoke (marias:M3.REV.2)."""
    stake = stake_of(options, pub, worth(options, pub))
    item, result = revoke_penalty(options, stake, offender, at.SEATS)
    return Settled((item,), result, ())
