"""Settles what a deal of Thousand changes in the match, in pure functions.

Source: mariage:TH.SCORE, TH.BOLT, TH.BARREL.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from hlaska.core.public import Item
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import NOBODY, SEATS

FINE: Final = 120
CONSOLATION: Final = 60  # for each opponent of a deal given up
BOLTS: Final = 3
TRAP: Final = 555

Three = tuple[int, int, int]


class Facts(Struct, frozen=True):
    """Holds a deal at its end, by seat.

    Points are with what was declared; `declared` says how much of them is for marriages and aces. It also has tricks,
    and where the match stood before it.
    """

    declarer: int
    contract: int
    points: Three
    tricks: Three = (1, 1, 1)
    given_up: bool = False
    blind: bool = False
    gold: bool = False
    scores: Three = (0, 0, 0)
    bolts: Three = (0, 0, 0)
    gave: Three = (0, 0, 0)
    barrel: Three = (0, 0, 0)
    declared: Three = (0, 0, 0)


class MatchAfter(Struct, frozen=True):
    """Holds the match after the deal, by seat.

    winner: the seat that has won it, or nobody.
    """

    gains: Three
    scores: Three
    bolts: Three
    gave: Three
    barrel: Three
    winner: int
    items: tuple[Item, ...]


class _Sheet:
    """Holds the scores while a deal is entered, step by step. Every change is an item."""

    def __init__(self, facts: Facts) -> None:
        self.scores, self.items = list(facts.scores), list[Item]()

    def enter(
        self,
        key: str,
        seat: int,
        value: int,
        rule: str,
        base: int | None = None,
        factors: tuple[tuple[str, int], ...] = (),
        **args: int,
    ) -> None:
        self.scores[seat] += value
        amount = value if base is None else base
        self.items.append(
            Item(f"item-thousand-{key}", seat, value, amount, factors, args, f"mariage:TH.{rule}")
        )


def round_points(options: Options, points: int) -> int:
    """Rounds to the nearest multiple; of 10 the fives go up (mariage:TH.SCORE.3)."""
    step = options.th_rounding
    return (points + step // 2) // step * step


def settle(options: Options, f: Facts) -> MatchAfter:
    """Settles a deal by all of mariage:TH.SCORE.5 in its order."""
    sheet = _Sheet(f)
    gains = _gains_given_up(options, f, sheet) if f.given_up else _gains_played(options, f, sheet)
    bolts = _bolts(options, f, sheet)
    barrel = _barrel(options, f, sheet, gains)
    if options.th_reset_555 and not options.duplicate:
        for seat in range(SEATS):
            if abs(sheet.scores[seat]) == TRAP:
                sheet.enter("reset", seat, -sheet.scores[seat], "RESET.1")
    gave = _three(f.gave[s] + (f.given_up and s == f.declarer) for s in range(SEATS))
    scores = _three(sheet.scores)
    return MatchAfter(
        gains, scores, bolts, gave, barrel, winner(options, f.declarer, scores), tuple(sheet.items)
    )


def winner(options: Options, declarer: int, scores: Three) -> int:
    """Returns who has reached the target first in order, or nobody (mariage:TH.END.1).

    The order is the declarer, then the highest score, then the first clockwise from the declarer.

    Of equal scores the first clockwise from the declarer wins (mariage:TH.END.1).
    """
    reached = [s for s in range(SEATS) if scores[s] >= options.target]
    if not reached or options.duplicate:
        return NOBODY
    return min(reached, key=lambda s: (s != declarer, -scores[s], (s - declarer) % SEATS))


# ---------------------------------------------------------------- gains
def _gains_played(options: Options, f: Facts, sheet: _Sheet) -> Three:
    gold = (("gold", 2),) if f.gold else ()
    gains = [0] * SEATS
    for seat in [(f.declarer + i) % SEATS for i in range(SEATS)]:
        points, declared = f.points[seat], f.declared[seat]
        made_of = {"points": points, "tricks": points - declared, "declared": declared}
        if seat == f.declarer:
            factors = (*gold, *((("blind", 2),) if f.blind else ()))
            made = points >= f.contract
            worth = (
                round_points(options, points)
                if made and options.th_declarer_scores == "actual"
                else f.contract
            )
            gains[seat] = (worth if made else -worth) * _product(factors)
            key, base = ("made", worth) if made else ("failed", -worth)
            about = made_of | {"bid": f.contract, "short": max(0, f.contract - points)}
            sheet.enter(key, seat, gains[seat], "SCORE.2", base, factors, **about)
        elif _is_silent(options, f, seat):
            sheet.enter("silent", seat, 0, "SILENT.1", 0, (), **made_of)
        else:
            worth = round_points(options, points)
            gains[seat] = worth * _product(gold)
            sheet.enter("points", seat, gains[seat], "SCORE.3", worth, gold if worth else (), **made_of)
    return _three(gains)


def _gains_given_up(options: Options, f: Facts, sheet: _Sheet) -> Three:
    """Returns what each seat gains when the declarer gives up (mariage:TH.ROSPIS.1)."""
    gold = (("gold", 2),) if f.gold else ()
    gains = [0] * SEATS
    for seat in [(f.declarer + i) % SEATS for i in range(SEATS)]:
        if seat == f.declarer:
            times = f.gave[seat] + 1
            worth = -FINE if times % options.th_rospis_every == 0 else 0
            key = "gave-up"
        else:
            worth = 0 if _is_silent(options, f, seat) else CONSOLATION
            times, key = 0, "consolation"
        gains[seat] = worth * _product(gold)
        sheet.enter(key, seat, gains[seat], "ROSPIS.1", worth, gold if worth else (), n=times)
    return _three(gains)


def _is_silent(options: Options, f: Facts, seat: int) -> bool:
    """Tells whether an opponent gains nothing near the target (mariage:TH.SILENT.1)."""
    return 0 < options.th_silent_at <= f.scores[seat]


def _product(factors: tuple[tuple[str, int], ...]) -> int:
    product = 1
    for _, factor in factors:
        product *= factor
    return product


# ---------------------------------------------------------------- bolts
def _bolts(options: Options, f: Facts, sheet: _Sheet) -> Three:
    """Returns the bolts: an opponent without a point gets one. Every third bolt costs (mariage:TH.BOLT)."""
    bolts = list(f.bolts)
    for seat in range(SEATS):
        if not _has_bolt(options, f, seat):
            continue
        bolts[seat] += 2 if f.gold else 1  # in the golden set bolts count double (mariage:TH.GOLD.1)
        fines = bolts[seat] // BOLTS - f.bolts[seat] // BOLTS
        sheet.enter("bolt", seat, -FINE * fines, "BOLT.1", n=bolts[seat])
    return _three(bolts)


def _has_bolt(options: Options, f: Facts, seat: int) -> bool:
    if not options.th_bolts or options.duplicate or f.given_up or seat == f.declarer or f.barrel[seat]:
        return False
    if options.th_bolt_on == "no_trick":
        return f.tricks[seat] == 0
    points = f.points[seat] if options.th_bolt_on == "zero_points" else round_points(options, f.points[seat])
    return points == 0


# ---------------------------------------------------------------- the barrel
def barrel_need(options: Options) -> int:
    """Returns what a player on the barrel must gain in one deal. Source: mariage:TH.BARREL.2."""
    missing = options.target - options.th_barrel_at
    return missing + -missing % options.bid_step


def _barrel(options: Options, f: Facts, sheet: _Sheet, gains: Three) -> Three:
    """Returns the tries left on the barrel after the deal (mariage:TH.BARREL.1 to 4)."""
    if not options.th_barrel or options.duplicate:
        return (0, 0, 0)
    tries = [_tries_left(options, f, sheet, gains, s) if f.barrel[s] else 0 for s in range(SEATS)]
    new = [
        s
        for s in range(SEATS)
        if not f.barrel[s] and options.th_barrel_at <= sheet.scores[s] < options.target
    ]
    alone = options.th_barrel_multi != "coexist"
    if alone and len(new) > 1:
        stays = _staying(options, f, new)
        key = "barrel-both" if stays == NOBODY else "barrel-second"
        for s in new:
            if s != stays:
                sheet.enter(key, s, options.th_barrel_at - FINE - sheet.scores[s], "BARREL.3")
        new = [s for s in new if s == stays]
    for s in new:
        sheet.enter(
            "barrel-on", s, options.th_barrel_at - sheet.scores[s], "BARREL.1", n=options.th_barrel_tries
        )
    for s in range(SEATS):
        if alone and new and tries[s]:
            sheet.enter("barrel-pushed", s, -FINE, "BARREL.3")
            tries[s] = 0
    return _three(options.th_barrel_tries if s in new else tries[s] for s in range(SEATS))


def _staying(options: Options, f: Facts, new: list[int]) -> int:
    """Returns who of several that reach the barrel in one deal gets on it. Source: mariage:TH.BARREL.3."""
    if options.th_barrel_multi == "displace":
        return NOBODY
    begins = f.declarer if options.th_barrel_multi == "declarer" else 0
    return min(new, key=lambda s: (s - begins) % SEATS)


def _tries_left(options: Options, f: Facts, sheet: _Sheet, gains: Three, seat: int) -> int:
    """Returns the tries that a player on the barrel has left (mariage:TH.BARREL.2)."""
    gain = gains[seat]
    if seat == f.declarer and gain < 0:
        sheet.enter("barrel-off", seat, 0, "BARREL.2")
        return 0
    if gain >= barrel_need(options):
        return 0
    left = f.barrel[seat] - 1
    sheet.enter("barrel-try", seat, -gain, "BARREL.2", n=left, need=barrel_need(options))
    if left == 0:
        fall = -FINE if options.th_barrel_fall == "minus_120" else -sheet.scores[seat]
        sheet.enter("barrel-fall", seat, fall, "BARREL.2")
    return left


def _three(values: Iterable[int]) -> Three:
    a, b, c = values
    return a, b, c
