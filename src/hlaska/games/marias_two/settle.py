"""Settles a deal (marias:L2.SCORE). Amounts are in half units."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.families.marias.prices import Worth, bases_of, factors_of
from hlaska.families.marias.settle import Settlement, lone_terms, pay, stake_of, suit_items, unplayed_items
from hlaska.families.marias.settle import penalty as revoke_penalty
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import MariasTwoPublic
from hlaska.kernel import layout as word


def worth(options: Options, pub: MariasTwoPublic) -> Worth:
    """Returns what the items are worth (marias:L2.SCORE.1)."""
    return Worth(bases_of(options, options.two_sevens_value, 0), factors_of(pub.trump, options.hearts_factor))


def settle(options: Options, pub: MariasTwoPublic, position: Sequence[int]) -> Settlement:
    """Settles one against one, from the position of the finished play."""
    stand = lone_terms(options, pub, worth(options, pub), at.SEATS)
    items = unplayed_items(stand) if pub.unplayed else suit_items(options, stand, position)
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(at.SEATS))
    told, result = pay(options, stand.ours, at.FOREHAND, items, at.SEATS)
    return Settlement(told, result, points)


def penalty(options: Options, pub: MariasTwoPublic, offender: int) -> Settlement:
    """Settles a proved revoke (marias:M3.REV.2)."""
    stake = stake_of(options, pub, worth(options, pub))
    item, result = revoke_penalty(options, stake, offender, at.SEATS)
    return Settlement((item,), result, ())
