"""Scores by chips passed across the table, and games of four rounds. Source: pinochle:P1.VAR.4, P1.END.3."""

from __future__ import annotations

from typing import Final

from hlaska.core.public import Item
from hlaska.games.pinochle.match_rules import ROUNDS
from hlaska.games.pinochle.numbers import unit
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, partner

COLOURED: Final = 14
WHITE: Final = 10


def has_chips(options: Options) -> bool:
    return options.scoring == "chips" and options.deck == "single"


def chips_across(options: Options, points: int) -> tuple[int, int]:
    """Returns the coloured and white chips across the table after so many points."""
    ten = unit(options)
    passed = min(max(points, 0), 150 * ten)
    coloured = min(COLOURED, passed // (10 * ten))
    return coloured, (passed - 10 * ten * coloured) // ten


def chip_transfer(options: Options, pub: PinochlePublic, side: int, gain: int) -> dict[str, int]:
    """Returns what a side passes for the points of a deal.

    That is coloured and white chips that go across, and `back` white ones that come back as change. `over` lies across
    then, `left` does not yet.
    """
    before, after = (chips_across(options, pub.had[side] + n) for n in (0, gain))
    white = after[1] - before[1]
    holder = pub.holders[side]
    return {
        "seat": holder,
        "partner": partner(holder),
        "coloured": after[0] - before[0],
        "white": max(0, white),
        "back": max(0, -white),
        **chip_counts(options, pub.had[side] + gain),
    }


def chip_counts(options: Options, points: int) -> dict[str, int]:
    coloured, white = chips_across(options, points)
    left = (COLOURED - coloured, WHITE - white)
    return {"over": coloured, "over_white": white, "left": left[0], "left_white": left[1]}


def items(options: Options, pub: PinochlePublic, gains: tuple[int, ...]) -> tuple[Item, ...]:
    """Returns the items of a settlement that say what goes across. They add nothing to what the deal scores."""
    if not has_chips(options):
        return ()
    found = []
    for side in (0, 1):
        args = chip_transfer(options, pub, side, gains[side])
        key = "item-pinochle-chips-change" if args["back"] else "item-pinochle-chips"
        seat = args.pop("seat")
        if gains[side]:
            found.append(Item(key, seat, args=args, rule="pinochle:P1.VAR.4"))
    return tuple(found)


def game_item(pub: PinochlePublic, gains: tuple[int, ...]) -> tuple[Item, ...]:
    """Returns who has won the game, after the last of four rounds (P1.END.3)."""
    if pub.round < 0 or pub.round % ROUNDS != ROUNDS - 1:
        return ()
    sums = [pub.had[side] + gains[side] for side in (0, 1)]
    best = int(sums[1] > sums[0])
    args = {"partner": best + 2, "got": sums[best], "other": sums[1 - best], "game": pub.round // ROUNDS + 1}
    key = "item-pinochle-game-drawn" if sums[0] == sums[1] else "item-pinochle-game-won"
    return (Item(key, best, args=args, rule="pinochle:P1.END.3"),)
