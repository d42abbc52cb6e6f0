"""Reads off the items of a settlement what was announced and came of it."""

from __future__ import annotations

from typing import Final

from hlaska.core.public import Item, Undertaking
from hlaska.families.marias.contracts import (
    CONTRACT,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    SEVEN,
    SEVEN_AGAINST,
    TWO_SEVENS,
    ContractPublic,
)

_ITEM_OF: Final = {
    "game-won": GAME, "game-lost": GAME, "unplayed-won": GAME, "unplayed-lost": GAME,
    "hundred-made": HUNDRED, "hundred-failed": HUNDRED,
    "hundred-against-made": HUNDRED_AGAINST, "hundred-against-failed": HUNDRED_AGAINST,
    "hundred-made-all": HUNDRED, "hundred-failed-all": HUNDRED,
    "hundred-against-made-all": HUNDRED_AGAINST, "hundred-against-failed-all": HUNDRED_AGAINST,
    "seven-won": SEVEN, "seven-killed": SEVEN, "seven-lost": SEVEN, "unplayed-seven": SEVEN,
    "seven-against-won": SEVEN_AGAINST, "seven-against-killed": SEVEN_AGAINST, "seven-against-lost": SEVEN_AGAINST,
    "two-sevens-won": TWO_SEVENS, "two-sevens-lost": TWO_SEVENS,
    "two-sevens-against-won": TWO_SEVENS, "two-sevens-against-lost": TWO_SEVENS,
}  # fmt: skip
_QUIET: Final = {
    "quiet-hundred": 1,
    "quiet-hundred-against": -1,
}  # paid in place of the game and doubled with it
_ENDINGS: Final = ("-won", "-lost-alone", "-lost")  # of contracts without trumps


def undertakings_of(pub: ContractPublic) -> tuple[Undertaking, ...]:
    """Returns the game, announcements and contracts of a deal that is over.

    Quiet sevens and hundreds are no announcements.
    """
    found = [made for item in pub.items if (made := _undertaking_of(pub, item)) is not None]
    if any(made.about in (ITEMS[GAME], ITEMS[HUNDRED], ITEMS[HUNDRED_AGAINST]) for made in found):
        return tuple(found)
    quiet = [_game_by_quiet(pub, item) for item in pub.items if _key(item) in _QUIET]
    return (*quiet[:1], *found)


def _key(item: Item) -> str:
    return item.key.removeprefix("item-marias-")


def _undertaking_of(pub: ContractPublic, item: Item) -> Undertaking | None:
    key = _key(item)
    number = _ITEM_OF.get(key, -1)
    if number >= 0:
        return _undertaking(pub, item, number, ITEMS[number])
    ending = next((end for end in _ENDINGS if key.endswith(end)), "")
    if pub.contract > 0 and ending:
        return _undertaking(pub, item, CONTRACT, key.removesuffix(ending).replace("-", " "))
    return None


def _undertaking(pub: ContractPublic, item: Item, number: int, name: str) -> Undertaking:
    return Undertaking(name, item.seat, item.value > 0, max(0, pub.levels[number]), item.value, ITEMS[number])


def _game_by_quiet(pub: ContractPublic, item: Item) -> Undertaking:
    """Returns the game as an undertaking, won or lost by a quiet hundred."""
    sign = _QUIET[_key(item)]
    return Undertaking(
        ITEMS[GAME], pub.lone, sign > 0, max(0, pub.levels[GAME]), sign * item.value, ITEMS[GAME]
    )
