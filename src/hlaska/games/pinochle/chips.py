"""Scoring by chips that are passed across the table (pinochle:P1.VAR.4), and games of four rounds (P1.END.3)."""

from __future__ import annotations

from typing import Final

from hlaska.core.public import Item
from hlaska.games.pinochle.match_rules import ROUNDS
from hlaska.games.pinochle.numbers import unit
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, partner

COLOURED: Final = 14
WHITE: Final = 10


def by_chips(o: Options) -> bool:
    return o.scoring == "chips" and o.deck == "single"


def across(o: Options, points: int) -> tuple[int, int]:
    """The coloured and white chips across the table after so many points."""
    ten = unit(o)
    passed = min(max(points, 0), 150 * ten)
    coloured = min(COLOURED, passed // (10 * ten))
    return coloured, (passed - 10 * ten * coloured) // ten


def passing(o: Options, pub: PinochlePublic, side: int, gain: int) -> dict[str, int]:
    """What a side passes for the points of a deal: coloured and white chips that go across, `back` white ones that
    come back as change; `over` what lies across then, `left` what does not yet."""
    before, after = (across(o, pub.had[side] + n) for n in (0, gain))
    white = after[1] - before[1]
    holder = pub.holders[side]
    return {
        "seat": holder,
        "partner": partner(holder),
        "coloured": after[0] - before[0],
        "white": max(0, white),
        "back": max(0, -white),
        **held(o, pub.had[side] + gain),
    }


def held(o: Options, points: int) -> dict[str, int]:
    coloured, white = across(o, points)
    left = (COLOURED - coloured, WHITE - white)
    return {"over": coloured, "over_white": white, "left": left[0], "left_white": left[1]}


def items(o: Options, pub: PinochlePublic, gains: tuple[int, ...]) -> tuple[Item, ...]:
    """The items of a settlement that say what goes across; they add nothing to what the deal scores."""
    if not by_chips(o):
        return ()
    found = []
    for side in (0, 1):
        args = passing(o, pub, side, gains[side])
        key = "item-pinochle-chips-change" if args["back"] else "item-pinochle-chips"
        seat = args.pop("seat")
        if gains[side]:
            found.append(Item(key, seat, args=args, rule="pinochle:P1.VAR.4"))
    return tuple(found)


def game_item(pub: PinochlePublic, gains: tuple[int, ...]) -> tuple[Item, ...]:
    """After the last of four rounds: who has won the game (P1.END.3)."""
    if pub.round < 0 or pub.round % ROUNDS != ROUNDS - 1:
        return ()
    sums = [pub.had[side] + gains[side] for side in (0, 1)]
    best = int(sums[1] > sums[0])
    args = {"partner": best + 2, "got": sums[best], "other": sums[1 - best], "game": pub.round // ROUNDS + 1}
    key = "item-pinochle-game-drawn" if sums[0] == sums[1] else "item-pinochle-game-won"
    return (Item(key, best, args=args, rule="pinochle:P1.END.3"),)
