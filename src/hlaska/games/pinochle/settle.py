"""Settles a deal, item by item. Source: pinochle:P1.SCORE, P1.VAR.4, P1.VAR.7, P2.SCORE, P2.SURR."""

from __future__ import annotations

from typing import Final, NamedTuple

from hlaska.core.public import Item
from hlaska.games.pinochle.numbers import has_minimum
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import partner

NO_MARRIAGE, PLAYED = "no_marriage", "played"
PLUS: Final = {"meld20_plus25": 25, "meld20_plus50": 50}
TWENTY: Final = 20
LOST: Final = {
    "single": {"not_on_board": "P1.BOARD.1", "thrown_in": "P1.SCORE.4", NO_MARRIAGE: "P1.TRUMP.2"},
    "double": {"not_on_board": "P2.SURR.4"},
}
"""The rules by which a contract is lost without play."""


class Facts(NamedTuple):
    """Holds a decided deal, by side.

    The sides are seats 0 and 2, and seats 1 and 3.

    declarer: -1 where there was no auction.
    nines: how much of the meld is nines of trumps.
    """

    status: str
    declarer: int
    contract: int
    meld: tuple[int, int]
    tricks: tuple[int, int] = (0, 0)
    nines: tuple[int, int] = (0, 0)


def settle(options: Options, facts: Facts) -> tuple[Item, ...]:
    """Returns the items of a decided deal.

    The values of a side's items (named by a seat of it) add up to what it scores.
    """
    if facts.declarer < 0:
        return (*_own_items(options, facts, 0, 0), *_own_items(options, facts, 1, 1))
    us = facts.declarer & 1
    if facts.status != PLAYED:
        return (_lost_item(options, facts), *_unplayed_items(options, facts, 1 - us))
    return (*_declarer_items(options, facts, us), *_defender_items(options, facts, us))


def amounts(items: tuple[Item, ...]) -> tuple[int, ...]:
    """Returns what each seat's side scores."""
    sides = [sum(item.value for item in items if item.seat & 1 == side) for side in (0, 1)]
    return (*sides, *sides)


# ---------------------------------------------------------------- the declaring side
def is_made(options: Options, facts: Facts) -> bool:
    """Tells whether meld and tricks reach the contract. Source: P1.SCORE.1, P1.SCORE.6, P2.SCORE.1, P2.SCORE.4."""
    us = facts.declarer & 1
    meld, tricks = _counted_meld(options, facts, us), facts.tricks[us]
    if options.save_meld == "both_sides" and tricks == 0:
        meld = 0
    if has_minimum(options) and tricks < TWENTY:
        return False
    return meld + tricks >= facts.contract


def _declarer_items(options: Options, facts: Facts, us: int) -> list[Item]:
    seat, meld, tricks = facts.declarer, facts.meld[us], facts.tricks[us]
    counted = _counted_meld(options, facts, us)
    if options.save_meld == "both_sides" and tricks == 0:
        counted = 0
    got = counted + tricks
    args = {"bid": facts.contract, "got": got, "meld": counted, "tricks": tricks}
    if is_made(options, facts):
        return [
            Item("item-pinochle-made", seat, args=args, rule="pinochle:P1.SCORE.1"),
            _meld_item(seat, meld, counted),
            _side_item("tricks", seat, tricks, tricks),
        ]
    loss = 0 if options.scoring == "chips" and options.deck == "single" else -facts.contract
    short = has_minimum(options) and counted + tricks >= facts.contract
    key = "item-pinochle-under-twenty" if short else "item-pinochle-set"
    return [
        Item(
            key,
            seat,
            loss,
            facts.contract,
            args=args | {"short": facts.contract - got},
            rule="pinochle:P1.SCORE.2",
        ),
        _meld_item(seat, meld, 0, "set"),
        _side_item("tricks-lost", seat, 0, tricks),
    ]


def _lost_item(options: Options, facts: Facts) -> Item:
    """Returns the item of a contract that is lost (P1.SCORE.4, P2.SURR.2)."""
    loss = 0 if options.scoring == "chips" and options.deck == "single" else -facts.contract
    meld = facts.meld[facts.declarer & 1]
    args = {"bid": facts.contract, "meld": meld, "need": max(0, facts.contract - meld)}
    rule = f"pinochle:{LOST[options.deck].get(facts.status, 'P2.SURR.2')}"
    key = f"item-pinochle-{facts.status.replace('_', '-')}"
    return Item(key, facts.declarer, loss, facts.contract, args=args, rule=rule)


# ---------------------------------------------------------------- the other side
def _defender_items(options: Options, facts: Facts, us: int) -> list[Item]:
    seat = (facts.declarer + 1) % 4
    return [
        *_own_items(options, facts, 1 - us, seat),
        *_chip_items(options, facts, seat, is_made(options, facts)),
    ]


def _own_items(options: Options, facts: Facts, side: int, seat: int) -> list[Item]:
    """Returns meld, if saved, and tricks of a side without contract. Source: P1.SCORE.3, P1.SCORE.5, P2.SCORE.4."""
    meld, tricks = facts.meld[side], facts.tricks[side]
    if has_minimum(options) and tricks < TWENTY:
        return [_side_item("nothing-under-twenty", seat, 0, meld + tricks, "pinochle:P2.SCORE.4")]
    why = "lost" if _counted_meld(options, facts, side) == meld else "minimum"
    found = [_meld_item(seat, meld, _saved_meld(options, facts, side), why)]
    return [*found, _side_item("tricks", seat, tricks, tricks)]


def _saved_meld(options: Options, facts: Facts, side: int) -> int:
    """Returns how much of the meld counts."""
    meld, nines = _counted_meld(options, facts, side), facts.nines[side]
    if options.save_meld == "none" or facts.tricks[side] > 0:
        return meld
    if options.nines_saved == "always" or (options.nines_saved == "only_meld" and meld == nines):
        return nines
    return 0


def _unplayed_items(options: Options, facts: Facts, them: int) -> list[Item]:
    """Returns what the opponents score when no card is played (P1.SCORE.4, P2.SURR.2)."""
    seat = (facts.declarer + 1) % 4
    found = (
        _surrender_items(options, facts, them, seat)
        if options.deck == "double"
        else _base_items(options, facts, them, seat)
    )
    return [*found, *_chip_items(options, facts, seat, False)]


def _base_items(options: Options, facts: Facts, them: int, seat: int) -> list[Item]:
    if facts.status == NO_MARRIAGE:
        return []
    return [_meld_item(seat, facts.meld[them], _counted_meld(options, facts, them), "minimum")]


def _surrender_items(options: Options, facts: Facts, them: int, seat: int) -> list[Item]:
    kind = options.surrender_opponents
    if kind in ("base", "play_on"):
        return _base_items(options, facts, them, seat)
    if kind == "nothing":
        return []
    meld = facts.meld[them]
    found = [_meld_item(seat, meld, meld if meld >= TWENTY else 0, "surrender")]
    if kind in PLUS:
        found.append(
            Item("item-pinochle-surrender-bonus", seat, PLUS[kind], PLUS[kind], rule="pinochle:P2.SURR.2")
        )
    return found


def _chip_items(options: Options, facts: Facts, seat: int, won: bool) -> list[Item]:
    """Gives the failed bid to the other side (P1.VAR.4)."""
    if won or options.scoring != "chips" or options.deck == "double":
        return []
    return [_side_item("bid-to-defenders", seat, facts.contract, facts.contract, "pinochle:P1.VAR.4")]


# ---------------------------------------------------------------- small rules
def _counted_meld(options: Options, facts: Facts, side: int) -> int:
    """Returns the meld that counts; below twenty none may be laid (P2.SCORE.4)."""
    meld = facts.meld[side]
    return 0 if has_minimum(options) and meld < TWENTY else meld


# Why a meld does not count: what is said of it, and by which rule.
NOT_COUNTED: Final = {
    "lost": ("meld-lost", "P1.SCORE.3"),
    "set": ("meld-set", "P1.SCORE.2"),
    "minimum": ("meld-short", "P2.SCORE.4"),
    "surrender": ("meld-short", "P2.SURR.2"),
}


def _meld_item(seat: int, meld: int, counted: int, why: str = "lost") -> Item:
    """Returns the item of a meld. `why`: the reason if not all of it counts."""
    if counted == meld:
        return _side_item("meld", seat, meld, meld)
    what, rule = NOT_COUNTED[why]
    return _side_item(what, seat, counted, meld, f"pinochle:{rule}")


def _side_item(what: str, seat: int, value: int, base: int, rule: str = "") -> Item:
    """Returns an item that belongs to a seat and its partner."""
    return Item(f"item-pinochle-{what}", seat, value, base, args={"partner": partner(seat)}, rule=rule)
