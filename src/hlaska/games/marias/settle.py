"""What a deal of three is worth (marias:M3.SCORE, PG.SCORE, M3.REV, PZ). Amounts in half units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hlaska.core.game import Item
from hlaska.core.marias.items import (
    CONTRACT,
    HUNDRED_AGAINST,
    ITEMS,
    SEVEN_AGAINST,
    SUIT,
    has_game,
    in_force,
)
from hlaska.core.marias.settle import (
    Settled,
    Stand,
    contract_won,
    item_row,
    padded,
    pay,
    paying_of,
    sharp_in,
    suit_items,
    unplayed_items,
)
from hlaska.core.marias.settle import penalty as revoke_penalty
from hlaska.core.marias.worth import Worth, bases_of, factors_of
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import SEATS
from hlaska.games.marias.rows import compared
from hlaska.kernel import layout as at

_CONTRACT_KEYS = ("game", "betl", "durch", "open-betl", "open-durch")


# ---------------------------------------------------------------- values
def worth(options: Options, pub: Any) -> Worth:
    """What the items of the contract are worth (marias:M3.SCORE.1, G.PAY.2)."""
    o = options
    contract = (0, o.betl_value, o.durch_value, o.open_betl_value, o.open_durch_value)[pub.contract]
    trump = pub.trump if pub.contract == SUIT else -1
    factors = factors_of(trump, o.hearts_factor, o.hearts_doubles_game)
    return Worth(bases_of(o, o.two_sevens_value, contract), factors)


def worth_of(options: Options, pub: Any, item: int, level: int | None = None) -> int:
    """What an item stands for now, or would at another level, without steps."""
    return worth(options, pub).of(item, pub.levels[item] if level is None else level)


def stand_of(options: Options, pub: Any) -> Stand:
    """How the deal stands, for the settlement."""
    by = [pub.lone] * len(ITEMS)
    by[SEVEN_AGAINST], by[HUNDRED_AGAINST] = pub.seven_by, pub.hundred_by
    return Stand(
        SEATS,
        1 << int(pub.lone),
        pub.lone,
        pub.trump,
        pub.levels,
        tuple(by),
        has_game(options, pub),
        worth(options, pub),
        pub.helper,
    )


# ---------------------------------------------------------------- settlement
def settle(options: Options, pub: Any, row: Sequence[int], talon: Sequence[int]) -> Settled:
    """The settlement of a deal from the row of its finished play and the cards in the talon."""
    stand = stand_of(options, pub)
    if pub.unplayed:
        items = unplayed_items(stand)
    elif pub.contract == SUIT:
        items = suit_items(options, stand, row, sharp_in(talon))
    else:
        items = [_contract_item(options, pub, stand, row)]
    points = tuple(row[at.WON + s] + row[at.PAIR_POINTS + s] for s in range(SEATS))
    told, result = pay(options, stand.ours, pub.lone, items, paying_of(options, SEATS))
    return Settled(told, padded(result, players_of(options)), points)


def _contract_item(options: Options, pub: Any, stand: Stand, row: Sequence[int]) -> Item:
    """marias:M3.SCORE.6, M3.OPEN.1; a claim is always won (M3.CLAIM.1)"""
    won = pub.claim == 2 or contract_won(pub.contract, pub.lone, SEATS, row, compared(options, pub))
    base = stand.worth.bases[CONTRACT] * (1 if won else -1)
    key = _CONTRACT_KEYS[pub.contract] + ("-won" if won else "-lost")
    tricks = row[at.WON_TRICKS + int(pub.lone)]
    return item_row(stand, key, pub.lone, base, CONTRACT, pub.levels[CONTRACT], "M3.SCORE.6", tricks=tricks)


def penalty(options: Options, pub: Any, offender: int) -> Settled:
    """A proved revoke (marias:M3.REV.2, PZ.4): the dealer who sits out counts only against the lone player."""
    forced = [i for i in range(len(ITEMS)) if in_force(options, pub, i)]
    stake = worth(options, pub).all_of(forced, pub.levels)
    paying = paying_of(options, SEATS) if offender == pub.lone else SEATS
    item, result = revoke_penalty(options, stake, offender, paying)
    return Settled((item,), padded(result, players_of(options)), ())


def players_of(options: Options) -> int:
    """Chairs at the table (marias:PZ.1)."""
    return 4 if options.players_mode == "four_sit_out" else SEATS
