"""Settles a deal of auction Mariáš (marias:LIC.SCORE, LIC.GIVE). Amounts are in half units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.public import Item
from hlaska.families.marias.contracts import BETL, CONTRACT_KEYS, DURCH, HEARTS, SUIT, TWO_SEVENS, UNIT
from hlaska.families.marias.fleks import replace_at
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
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import SEATS, MariasAuctionPublic
from hlaska.kernel import layout as word

REVISED: Final = 40
REVISED_HEARTS: Final = 60


def worth_in(options: Options, contract: int, trump: int) -> Worth:
    """Returns what the items of a contract are worth (marias:LIC.LAD.1, LIC.SCORE.2).

    The revised schedule has values of its own for two sevens, which hearts do not multiply.
    """
    value = {BETL: options.betl_value, DURCH: options.durch_value}.get(contract, 0)
    bases, factors = (
        bases_of(options, options.two_sevens_value, value),
        factors_of(trump, options.hearts_factor),
    )
    if options.lic_schedule == "traditional":
        return Worth(bases, factors)
    two = UNIT * (REVISED_HEARTS if trump == HEARTS else REVISED)
    return Worth(replace_at(bases, TWO_SEVENS, two), replace_at(factors, TWO_SEVENS, 1))


def worth(options: Options, pub: MariasAuctionPublic) -> Worth:
    return worth_in(options, pub.contract, pub.trump)


def settle(
    options: Options, pub: MariasAuctionPublic, position: Sequence[int], talon: Sequence[int]
) -> Settlement:
    """Settles a deal from the position of its play and the talon."""
    stand = lone_terms(options, pub, worth(options, pub), SEATS)
    return settle_lone(options, stand, _items(options, pub, stand, position, talon), position)


def _items(
    options: Options,
    pub: MariasAuctionPublic,
    stand: DealTerms,
    position: Sequence[int],
    talon: Sequence[int],
) -> Sequence[Item]:
    if pub.given_up:
        value = -UNIT * options.give_up_value
        return [Item("item-marias_auction-given-up", pub.lone, value, value, rule="marias:LIC.GIVE.1")]
    if not pub.rung:
        return ()
    if pub.unplayed:
        return unplayed_items(stand)
    if pub.contract == SUIT:
        return suit_items(options, stand, position, count_sharp(talon))
    won = pub.claim == 2 or is_contract_won(pub.contract, pub.lone, SEATS, position, False)
    return [contract_item(stand, CONTRACT_KEYS[pub.contract], won, position[word.WON_TRICKS + int(pub.lone)])]


def penalty(options: Options, pub: MariasAuctionPublic, offender: int) -> Settlement:
    """Settles a proved revoke (marias:M3.REV.2, PZ.4)."""
    return lone_penalty(options, pub, worth(options, pub), offender, SEATS)
