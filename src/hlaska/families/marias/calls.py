"""Names the calls of all Mariáš games, as actions of one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from hlaska.families.marias import contracts
from hlaska.families.marias.contracts import ITEMS

NO_CALL: Final = -1
SUITS: Final = "CSHD"
CUTS: Final = range(1, 32)  # cards that may be lifted off the pack


class Codes(NamedTuple):
    """Holds actions by name, NO_CALL where a game has none.

    Where a number or a suit follows, it is the first of several.

    challenges: how many seats may be challenged.
    """

    good: int
    seven: int = NO_CALL
    hundred: int = NO_CALL
    two: int = NO_CALL
    flek: int = NO_CALL
    seven_against: int = NO_CALL
    hundred_against: int = NO_CALL
    claim: int = NO_CALL
    cut: int = NO_CALL
    challenge: int = NO_CALL
    two_against: int = NO_CALL
    challenges: int = 0


def is_challenge(codes: Codes, action: int) -> bool:
    """Tells whether a call challenges a seat."""
    return codes.challenge <= action < codes.challenge + codes.challenges


def raised_item(codes: Codes, action: int) -> int:
    """Returns the item that a call raises; -1: none."""
    return action - codes.flek if codes.flek <= action < codes.flek + len(ITEMS) else -1


def helper_of(codes: Codes, action: int) -> int:
    """Returns the suit of the helper that a call of two sevens names. It is -1 for another call."""
    for first in (codes.two, codes.two_against):
        if 0 < first <= action < first + len(SUITS):
            return action - first
    return -1


def announced_item(codes: Codes, action: int) -> int:
    """Returns the item that a call announces; -1: none."""
    if helper_of(codes, action) >= 0:
        return contracts.TWO_SEVENS
    named = {
        codes.seven: contracts.SEVEN,
        codes.hundred: contracts.HUNDRED,
        codes.seven_against: contracts.SEVEN_AGAINST,
        codes.hundred_against: contracts.HUNDRED_AGAINST,
    }
    return -1 if action < 0 else named.get(action, -1)


@cache
def continuing_calls(codes: Codes) -> frozenset[int]:
    """Returns the calls after which a turn goes on: those that raise or announce."""
    series = [(codes.flek, len(ITEMS)), (codes.two, len(SUITS)), (codes.two_against, len(SUITS))]
    series += [(a, 1) for a in (codes.seven, codes.hundred, codes.seven_against, codes.hundred_against)]
    return frozenset(first + i for first, n in series if first != NO_CALL for i in range(n))


def announcement_call(codes: Codes, item: int) -> int:
    """Returns the call that announces a seven or a hundred of either side."""
    if item in contracts.AGAINST:
        return codes.seven_against if item == contracts.SEVEN_AGAINST else codes.hundred_against
    return codes.seven if item == contracts.SEVEN else codes.hundred


def decode_call(codes: Codes, levels: Sequence[int], action: int) -> tuple[int, int, int]:
    """Returns the item a call raises or announces, its new level, and the helper.

    The level is 0 for an announcement; the suit of the helper seven is -1 where there is none.
    """
    item = raised_item(codes, action)
    if item >= 0:
        return item, levels[item] + 1, -1
    item = announced_item(codes, action)
    return item, 0, helper_of(codes, action) << 4 if item == contracts.TWO_SEVENS else -1
