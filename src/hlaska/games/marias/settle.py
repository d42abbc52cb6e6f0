"""Settles a deal of three (marias:M3.SCORE, PG.SCORE, M3.REV, PZ). Amounts are in half units."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.core.public import Item
from hlaska.families.marias.contracts import CONTRACT_KEYS, SUIT
from hlaska.families.marias.prices import Worth, bases_of, factors_of
from hlaska.families.marias.settle import (
    DealTerms,
    Settlement,
    contract_item,
    count_sharp,
    is_contract_won,
    lone_penalty,
    lone_terms,
    settle_lone,
    suit_items,
    unplayed_items,
)
from hlaska.games.marias.options import Options
from hlaska.games.marias.position import is_compared
from hlaska.games.marias.public import SEATS, MariasPublic
from hlaska.kernel import layout as word


# ---------------------------------------------------------------- values
def worth(options: Options, pub: MariasPublic) -> Worth:
    """Returns what the items of the contract are worth (marias:M3.SCORE.1, G.PAY.2)."""
    contract = (
        0,
        options.betl_value,
        options.durch_value,
        options.open_betl_value,
        options.open_durch_value,
    )[pub.contract]
    trump = pub.trump if pub.contract == SUIT else -1
    factors = factors_of(trump, options.hearts_factor, options.hearts_doubles_game)
    return Worth(bases_of(options, options.two_sevens_value, contract), factors)


def worth_of(options: Options, pub: MariasPublic, item: int, level: int | None = None) -> int:
    """Returns what an item is worth now, or at another level, without steps."""
    return worth(options, pub).of(item, pub.levels[item] if level is None else level)


# ---------------------------------------------------------------- settlement
def settle(options: Options, pub: MariasPublic, position: Sequence[int], talon: Sequence[int]) -> Settlement:
    """Settles a deal from the position of its play and the talon."""
    stand = lone_terms(options, pub, worth(options, pub), SEATS)
    if pub.unplayed:
        items = unplayed_items(stand)
    elif pub.contract == SUIT:
        items = suit_items(options, stand, position, count_sharp(talon))
    else:
        items = [_contract(options, pub, stand, position)]
    return settle_lone(options, stand, items, position)


def _contract(options: Options, pub: MariasPublic, stand: DealTerms, position: Sequence[int]) -> Item:
    """Settles a betl or durch (marias:M3.SCORE.6, M3.OPEN.1). A claim is always won (M3.CLAIM.1)."""
    won = pub.claim == 2 or is_contract_won(
        pub.contract, pub.lone, SEATS, position, is_compared(options, pub)
    )
    return contract_item(stand, CONTRACT_KEYS[pub.contract], won, position[word.WON_TRICKS + int(pub.lone)])


def penalty(options: Options, pub: MariasPublic, offender: int) -> Settlement:
    """Settles a proved revoke (marias:M3.REV.2, PZ.4)."""
    return lone_penalty(options, pub, worth(options, pub), offender, SEATS)
