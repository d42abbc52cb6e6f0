"""Settles a deal of four (marias:P4.PAY, P4.VAR, M3.SCORE). Amounts are in half units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.public import Item
from hlaska.families.marias.contracts import (
    CONTRACT,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
    Ints,
    has_game,
    two_sevens_by,
)
from hlaska.families.marias.payment import cap_amount, share_payment
from hlaska.families.marias.prices import Worth, bases_of, factors_of
from hlaska.families.marias.settle import (
    DealTerms,
    Settlement,
    cap_of,
    contract_item,
    is_contract_won,
    make_item,
    pay,
    stake_of,
    suit_items,
    unplayed_items,
)
from hlaska.families.marias.settle import penalty as revoke_penalty
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.position import is_compared
from hlaska.games.marias_four.public import (
    KEYS,
    SEATS,
    TRICKS,
    WITH_PARTNER,
    WITH_WISE,
    MariasFourPublic,
    team,
)
from hlaska.kernel import layout as word

ENOUGH: Final = 6
"""So many tricks of the bidder, and the partner pays for a lost durch, too (marias:P4.VAR.2a)."""


def worth_in(options: Options, contract: int, trump: int) -> Worth:
    """Returns what the items of a contract are worth (marias:M3.SCORE.1, G.PAY.2, P4.VAR.1)."""
    values = (
        0,
        options.betl_value,
        options.durch_value,
        options.open_betl_value,
        options.open_durch_value,
        options.durch_value,
        options.durch_value,
    )
    return Worth(
        bases_of(options, options.two_sevens_value, values[contract]),
        factors_of(trump, options.hearts_factor),
    )


def worth(options: Options, pub: MariasFourPublic) -> Worth:
    return worth_in(options, pub.contract, pub.trump)


def terms_of(options: Options, pub: MariasFourPublic, ours: int) -> DealTerms:
    """Returns the terms of a deal for the side `ours`."""
    by = [pub.lone] * len(ITEMS)
    by[SEVEN], by[HUNDRED] = pub.own_seven_by, pub.own_hundred_by
    by[SEVEN_AGAINST], by[HUNDRED_AGAINST] = pub.seven_by, pub.hundred_by
    by[TWO_SEVENS] = two_sevens_by(pub)
    game, value, against = has_game(options, pub), worth(options, pub), int(pub.two_against)
    return DealTerms(
        SEATS, ours, pub.lone, pub.trump, pub.levels, tuple(by), game, value, pub.helper, against
    )


def settle(
    options: Options, pub: MariasFourPublic, position: Sequence[int], places: Sequence[Sequence[int]]
) -> Settlement:
    """Settles a deal by the position of its finished play. The cards tell who belongs to whom."""
    ours = team(pub, places)
    stand = terms_of(options, pub, ours)
    points = tuple(position[word.WON + s] + position[word.PAIR_POINTS + s] for s in range(SEATS))
    if pub.contract in (WITH_PARTNER, WITH_WISE):
        return Settlement(*_durch(options, pub, stand, position), points)
    if pub.unplayed:
        items = unplayed_items(stand)
    elif pub.contract == SUIT:
        items = suit_items(options, stand, position)
    else:
        won = is_contract_won(pub.contract, pub.lone, SEATS, position, is_compared(options, pub.contract))
        items = [contract_item(stand, KEYS[pub.contract], won, position[word.WON_TRICKS + int(pub.lone)])]
    return Settlement(*pay(options, ours, pub.lone, items, SEATS), points)


# ---------------------------------------------------------------- durch with somebody
def _durch(
    options: Options, pub: MariasFourPublic, stand: DealTerms, position: Sequence[int]
) -> tuple[tuple[Item, ...], Ints]:
    """Settles a durch with somebody; who wins or pays together depends on tricks.

    Source: marias:P4.VAR.2a, P4.VAR.2b.
    """
    with_partner = pub.contract == WITH_PARTNER
    won, ours = _with_partner(stand, position) if with_partner else _with_wise(stand, position)
    alone = ours.bit_count() == 1
    name = "won" if won else "lost-alone" if alone and with_partner else "lost"
    level, base = stand.levels[CONTRACT], stand.worth.bases[CONTRACT]
    tricks = position[word.WON_TRICKS + int(pub.lone)]
    rule = "P4.VAR.2a" if with_partner else "P4.VAR.2b"
    key = f"{KEYS[pub.contract]}-{name}"
    freed = stand.ours & ~ours if with_partner else 0  # a partner who neither wins nor pays
    args = {"tricks": tricks} | ({"free": freed.bit_length() - 1} if freed else {})
    item = make_item(stand, key, pub.lone, base if won else -base, CONTRACT, level, rule, **args)
    value = cap_amount(item.value, cap_of(options))
    change = value - item.value
    limit = (Item("item-marias-limit", pub.lone, change, change, rule="marias:G.FLEK.9"),) if change else ()
    return (item, *limit), _shares(options, value, ours, freed)


def _with_partner(stand: DealTerms, position: Sequence[int]) -> tuple[bool, int]:
    """Returns whether both won all eight tricks, and who wins or pays together.

    The partner pays for a lost one only if the bidder has won enough of them.
    """
    won = sum(position[word.WON_TRICKS + s] for s in range(SEATS) if stand.ours >> s & 1) == TRICKS
    enough = position[word.WON_TRICKS + stand.lone] >= ENOUGH
    return won, stand.ours if won or enough else 1 << stand.lone


def _with_wise(stand: DealTerms, position: Sequence[int]) -> tuple[bool, int]:
    """Returns whether the bidder won the first seven tricks, and who wins or pays together.

    The winner of the last trick wins with the bidder.
    """
    won = position[word.WON_TRICKS + stand.lone] >= TRICKS - 1 and position[word.TRICK] == TRICKS
    return won, 1 << stand.lone | (1 << position[word.LAST_SEAT] if won else 0)


def _shares(options: Options, value: int, ours: int, freed: int) -> Ints:
    """Shares a payment: everybody else pays or gets `value`, `freed` neither."""
    if options.settlement == "scorepad":
        each = value * (1 + freed.bit_count())
        return tuple(each if ours >> s & 1 else 0 for s in range(SEATS))
    if not freed:
        return share_payment(value, ours, SEATS)
    others = SEATS - 1 - freed.bit_count()
    return tuple(value * others if ours >> s & 1 else 0 if freed >> s & 1 else -value for s in range(SEATS))


def penalty(options: Options, pub: MariasFourPublic, offender: int) -> Settlement:
    """Settles a proved revoke: the offender pays each of the three others. Source: marias:M3.REV.2."""
    item, result = revoke_penalty(options, stake_of(options, pub, worth(options, pub)), offender, SEATS)
    return Settlement((item,), result, ())
