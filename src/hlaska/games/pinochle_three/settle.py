"""Settles what a deal pays or scores, item by item (pinochle:P4A.PAY, P4A.POINTS, P4C)."""

from __future__ import annotations

from typing import Final, NamedTuple

from hlaska.core.public import Item
from hlaska.games.pinochle_three.options import Options, is_in_units, unit_of
from hlaska.games.pinochle_three.public import SEATS

SPADES: Final = 1
KITTY_PAYS_FROM: Final = 350
NINE: Final = 10
RULE: Final = "pinochle:P4A.PAY"


class Facts(NamedTuple):
    """Holds a decided deal, by seat.

    points: those of tricks, last trick and buried cards.
    taken: tricks won.
    buried: the bidder's points that are none of tricks.
    """

    status: str
    bidder: int
    contract: int
    trump: int
    meld: tuple[int, ...]
    points: tuple[int, ...] = (0, 0, 0)
    taken: tuple[int, ...] = (0, 0, 0)
    nine_by: int = -1
    buried: int = 0


# ---------------------------------------------------------------- units
class Payment(NamedTuple):
    """Holds what the bidder receives (negative: pays), in units. It is from each other player and from the pool."""

    each: int
    pool: int


def is_made(options: Options, facts: Facts) -> bool:
    """Tells whether the bidder has made the contract. Source: P4A.COUNT.2, P4A.PLAY.1, P4A.POINTS.3, P4A.POINTS.4."""
    if facts.status in ("made", "granted"):
        return True
    if facts.status != "played":
        return False
    return saved_meld(options, facts, facts.bidder) + facts.points[facts.bidder] >= facts.contract


def payment(options: Options, facts: Facts) -> Payment:
    """Returns what the bidder receives or pays (P4A.PAY.2 to P4A.PAY.6)."""
    unit = unit_of(options, facts.contract)
    if facts.status == "conceded_unseen":
        return Payment(0, -unit if options.kitty else 0)
    if facts.status == "conceded":
        return Payment(-unit, -unit if options.kitty else 0)
    unit *= 2 if options.spades_double and facts.trump == SPADES else 1
    if is_made(options, facts):
        return Payment(unit, unit if options.kitty and facts.contract >= KITTY_PAYS_FROM else 0)
    return Payment(-2 * unit, -2 * unit if options.kitty else 0)


def unit_items(options: Options, facts: Facts, pool: int) -> tuple[Item, ...]:
    """Returns the items of a deal paid in units. The value is what the bidder receives from each other player."""
    if facts.status == "thrown_in":
        return ()
    pay, unit = payment(options, facts), unit_of(options, facts.contract)
    factors: list[tuple[str, int]] = []
    if facts.status == "played" and not is_made(options, facts):
        factors.append(("double-bete", 2))
    if options.spades_double and facts.trump == SPADES and not facts.status.startswith("conceded"):
        factors.append(("spades", 2))
    args = parts(options, facts)
    outcome = "won" if is_made(options, facts) else "lost"
    key = outcome if facts.status == "played" else facts.status.replace("_", "-")
    found = [
        Item(f"item-pinochle_three-{key}", facts.bidder, pay.each, unit, tuple(factors), args, f"{RULE}.2")
    ]
    if pay.pool:
        found.append(
            Item(
                "item-pinochle_three-kitty",
                facts.bidder,
                0,
                pay.pool,
                args={"pool": pay.pool},
                rule=f"{RULE}.5",
            )
        )
    fill = refill(options, facts, pool)
    if fill:
        found.append(
            Item("item-pinochle_three-refill", facts.bidder, 0, fill, args={"pool": fill}, rule=f"{RULE}.5")
        )
    return tuple(found)


def refill(options: Options, facts: Facts, pool: int) -> int:
    """Returns what every player pays into a pool that cannot pay (P4A.PAY.5).

    It is the unit, and once, since the pool owes two at most and three players or more pay.
    """
    owed = payment(options, facts).pool if facts.status != "thrown_in" else 0
    return unit_of(options, facts.contract) if owed > pool else 0


def units(options: Options, facts: Facts, players: int, pool: int) -> tuple[int, ...]:
    """Returns what every chair gets, those who sit out too (P4A.PAY.2)."""
    if facts.status == "thrown_in":
        return (0,) * players
    pay, fill = payment(options, facts), refill(options, facts, pool)
    bidder = (players - 1) * pay.each + pay.pool
    return tuple((bidder if chair == facts.bidder else -pay.each) - fill for chair in range(players))


# ---------------------------------------------------------------- points
def saved_meld(options: Options, facts: Facts, seat: int) -> int:
    """Returns the meld that counts.

    In the games for points it needs a trick won, where it is asked with points in it (P4A.POINTS.3, P4A.DBL.6,
    P4C.TURN.4).
    """
    if is_in_units(options) or options.meld_timing == "captured":
        return facts.meld[seat]
    in_tricks = facts.points[seat] - (facts.buried if seat == facts.bidder else 0)
    enough = facts.taken[seat] > 0 if options.meld_saved_by == "trick" else in_tricks > 0
    return facts.meld[seat] if enough else 0


def parts(options: Options, facts: Facts) -> dict[str, int]:
    """Returns what the bidder has against the bid. That is meld that counts, points in tricks, points laid away."""
    meld, points = saved_meld(options, facts, facts.bidder), facts.points[facts.bidder]
    tricks = points - facts.buried
    return {
        "bid": facts.contract,
        "got": meld + points,
        "meld": meld,
        "tricks": tricks,
        "buried": facts.buried,
        "short": max(0, facts.contract - meld - points),
    }


def point_items(options: Options, facts: Facts) -> tuple[Item, ...]:
    """Returns the items of a deal that is scored. The values of a seat's items add up to what it scores."""
    if facts.status == "thrown_in":
        return ()
    found: list[Item] = []
    for seat in range(SEATS):
        if seat == facts.bidder:
            found += _bidder_items(options, facts)
        elif facts.status == "conceded":
            found += _concession_items(options, facts, seat)
        else:
            found += _seat_items(options, facts, seat)
    return tuple(found)


def _concession_items(options: Options, facts: Facts, seat: int) -> list[Item]:
    """Returns what an opponent scores when the bidder gives up (P4A.POINTS.5, P4A.DBL.7)."""
    meld, bonus = facts.meld[seat], options.concession_bonus
    found = [Item("item-pinochle_three-meld", seat, meld, meld, rule="pinochle:P4A.POINTS.5")]
    if bonus:
        key = "item-pinochle_three-concession-bonus"
        found.append(Item(key, seat, bonus, bonus, rule="pinochle:P4A.DBL.7"))
    return found


def _bidder_items(options: Options, facts: Facts) -> list[Item]:
    seat, rule = facts.bidder, "pinochle:P4A.POINTS.4"
    args = parts(options, facts)
    if facts.status == "conceded":
        return [
            Item(
                "item-pinochle_three-conceded",
                seat,
                -facts.contract,
                facts.contract,
                args=args,
                rule="pinochle:P4A.POINTS.5",
            )
        ]
    if not is_made(options, facts):
        return [Item("item-pinochle_three-set", seat, -facts.contract, facts.contract, args=args, rule=rule)]
    return [
        Item("item-pinochle_three-contract", seat, args=args, rule=rule),
        *_seat_items(options, facts, seat),
    ]


def _seat_items(options: Options, facts: Facts, seat: int) -> list[Item]:
    meld, counted = facts.meld[seat], saved_meld(options, facts, seat)
    lost = "meld-lost" if options.meld_saved_by == "trick" else "meld-lost-points"
    key = f"item-pinochle_three-{'meld' if counted == meld else lost}"
    rule = "pinochle:P4A.POINTS.3" if options.meld_saved_by == "trick" else "pinochle:P4A.DBL.6"
    found = [Item(key, seat, counted, meld, rule=rule)]
    if seat == facts.nine_by:
        nine = NINE if facts.taken[seat] else 0
        found.append(Item("item-pinochle_three-nine", seat, nine, NINE, rule="pinochle:P4C.TURN.6"))
    return [*found, Item("item-pinochle_three-tricks", seat, facts.points[seat], facts.points[seat])]


# ---------------------------------------------------------------- both
def items(options: Options, facts: Facts, pool: int = 0) -> tuple[Item, ...]:
    return unit_items(options, facts, pool) if is_in_units(options) else point_items(options, facts)


def result(options: Options, facts: Facts, players: int, pool: int = 0) -> tuple[int, ...]:
    """Returns what every chair gets, seats first."""
    if is_in_units(options):
        return units(options, facts, players, pool)
    found = point_items(options, facts)
    return tuple(sum(item.value for item in found if item.seat == chair) for chair in range(players))
