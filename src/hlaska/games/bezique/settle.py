"""Settles a deal when its last trick is won, in pure functions over numbers. Seats are 0 (non-dealer) and 1."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hlaska.core.public import Item
from hlaska.games.bezique.options import Options

Pair = tuple[int, int]
ALL_BRISQUES: Final = 160
_OTHER: Final = ("last", "brisques", "difference", "saved", "sum", "game", "rubicon", "void")
NO_MELDS: Final = frozenset(f"item-bezique-{kind}" for kind in _OTHER)
"""Items of a settlement that are no combination and no seven."""


class Gain(NamedTuple):
    """Holds points that a seat gets."""

    seat: int
    kind: str
    points: int
    rule: str = ""


def gains_of_trick(options: Options, winner: int, brisques: int, stock_gone: bool) -> Iterator[Gain]:
    """Yields what is entered when a trick is won (mariage:BZ.BRISQUE.1, BZ.LAST.1)."""
    if options.bz_form == "rubicon":
        return
    if options.bz_brisque_timing == "won":
        yield Gain(winner, "brisques", brisques, "mariage:BZ.BRISQUE.1")
    if options.bz_last_trick_at == 24 and stock_gone:
        yield Gain(winner, "last", 10, "mariage:BZ.LAST.1")


def gains_at_end(options: Options, last: int, brisques: Sequence[int]) -> Iterator[Gain]:
    """Yields what is entered after the last trick, in this order. Source: mariage:BZ.LAST.1, BZ.BRISQUE.1, BZ.END.1."""
    if options.bz_last_trick_at == 32:
        yield Gain(last, "last", 10, "mariage:BZ.LAST.1")
    if options.bz_brisque_timing == "end":
        for seat in (0, 1):
            yield Gain(seat, "brisques", brisques[seat], "mariage:BZ.BRISQUE.1")


def target_at_once(options: Options) -> int:
    """Returns the total with which a seat wins the match at this moment. 0: it never does (mariage:BZ.END.1)."""
    is_checked = (
        options.bz_form != "rubicon" and options.bz_target_check == "immediate" and not options.duplicate
    )
    return options.target if is_checked else 0


def is_match_won(options: Options, before: Sequence[int], points: Sequence[int], seat: int) -> bool:
    """Tells whether a seat wins the match at this moment (mariage:BZ.END.1)."""
    target = target_at_once(options)
    return target > 0 and before[seat] + points[seat] >= target


def after_all(
    options: Options, before: Sequence[int], points: Pair, last: int, brisques: Pair
) -> tuple[Pair, int]:
    """Returns the points after the last trick, and who won at once, or -1."""
    now = list(points)
    for gain in gains_at_end(options, last, brisques):
        now[gain.seat] += gain.points
        if is_match_won(options, before, now, gain.seat):
            return (now[0], now[1]), gain.seat
    return (now[0], now[1]), -1


def points_fault(items: Sequence[Item], result: Sequence[int], winner: int) -> str:
    """Returns what does not add up in a deal for points, or ''.

    Every point is in an item, and all brisques are counted.
    """
    by_seat = tuple(sum(i.value for i in items if i.seat == seat) for seat in (0, 1))
    if by_seat != tuple(result):
        return f"rows {by_seat}, result {result}"
    counted = sum(i.value for i in items if i.key == "item-bezique-brisques")
    return "" if winner >= 0 or counted == ALL_BRISQUES else f"brisques {counted}"


def winner_of_deals(options: Options, scores: Sequence[int]) -> int:
    """Returns who has won a match in which only complete deals count. -1: another deal is played (mariage:BZ.END.1)."""
    if max(scores) < options.target or scores[0] == scores[1]:
        return -1
    return 0 if scores[0] > scores[1] else 1


# ---------------------------------------------------------------- Rubicon Bezique
RUBICON: Final = 1000
FOR_GAME: Final = 500
FOR_RUBICON: Final = 1300


class Verdict(NamedTuple):
    """Settles a deal (mariage:RB.6).

    winner: -1 where the deal is void.
    w, l: the scores that are compared, of winner and loser.
    base: what they are worth.
    rubiconed: the loser stays below the rubicon.
    saved: brisques have brought the loser over it.
    """

    winner: int
    w: int = 0
    l: int = 0
    base: int = 0
    bonus: int = 0
    rubiconed: bool = False
    saved: bool = False

    @property
    def value(self) -> int:
        return self.base + self.bonus

    @property
    def result(self) -> Pair:
        return (self.value, -self.value) if self.winner == 0 else (-self.value, self.value)


def floor100(points: int) -> int:
    return points // 100 * 100


def settle_rubicon(points: Sequence[int], brisques: Sequence[int]) -> Verdict:
    """Settles a Rubicon deal, from scores without brisques and the brisques' points. Source: mariage:RB.6."""
    deciding = points if points[0] != points[1] else brisques
    if deciding[0] == deciding[1]:
        return Verdict(-1)
    winner = 0 if deciding[0] > deciding[1] else 1
    w, l = points[winner], points[1 - winner]
    if l >= RUBICON:
        return Verdict(winner, w, l, _difference(w, l), FOR_GAME)
    if l + brisques[1 - winner] >= RUBICON:
        w, l = w + brisques[winner], l + brisques[1 - winner]
        return Verdict(winner, w, l, _difference(w, l), FOR_GAME, saved=True)
    return Verdict(winner, w, l, floor100(w) + max(100, floor100(l)), FOR_RUBICON, rubiconed=True)


def _difference(w: int, l: int) -> int:
    return max(100, floor100(w) - floor100(l))


def items_of(v: Verdict) -> tuple[Item, ...]:
    """Returns the items of a settlement."""
    rule = "mariage:RB.6"
    if v.winner < 0:
        return (Item("item-bezique-void", rule=rule),)
    base = "sum" if v.rubiconed else "saved" if v.saved else "difference"
    bonus = "rubicon" if v.rubiconed else "game"
    return (
        Item(f"item-bezique-{base}", v.winner, v.base, v.base, args={"w": v.w, "l": v.l}, rule=rule),
        Item(f"item-bezique-{bonus}", v.winner, v.bonus, v.bonus, rule=rule),
    )


def rubicon_fault(items: Sequence[Item], result: Sequence[int], winner: int) -> str:
    """Returns what does not add up in a settlement, or ''."""
    total = sum(i.value for i in items)
    return "" if sum(result) == 0 and total == max(result) else f"rows {total}, result {result}"
