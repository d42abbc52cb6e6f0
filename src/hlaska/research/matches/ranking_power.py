"""Measures how much of a result is luck.

Players of known strength play the same deals at several tables.

Each seat of each table is held by A or by B, by lot; partners are of one kind. A result is taken as it is, and compared
with the same chair at the other tables as events do (`hlaska.events.measures`). The fewer deals a measure needs to tell
A from B, the less of it is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, Final

from msgspec import Struct

from hlaska.core import match as matches
from hlaska.core.game import Game
from hlaska.events.measures import matchpoints, mean_differences
from hlaska.events.scale import fit_unit, scale_points
from hlaska.research.matches.play_deal import next_action
from hlaska.research.players.player_specs import Player

Z: Final = 1.645  # standard deviations that a normal value exceeds in 5 of 100 cases
MEASURES: Final = ("points", "difference", "matchpoints", "scale")


class SeatResult(Struct, frozen=True):
    """Keep what a chair of a table got in a deal.

    first: A sat there.
    """

    deal: int
    chair: int
    table: int
    first: bool
    amount: int


class Power(Struct, frozen=True):
    """Tell how well a measure tells A from B.

    gain: what A gets more than B by it, a deal.
    error: its standard error.
    spread: standard deviation of one deal.
    deals: so many deals put A above B in 95 of 100 matches of both in such a field, 0 where A does not get more.
    """

    measure: str
    gain: float
    error: float
    spread: float
    deals: int


def play_field(game: Game, a: str, b: str, deals: int, tables: int, seed: int) -> list[SeatResult]:
    """Play the same deals at several tables. Raises BadText for players that there are not."""
    found: list[SeatResult] = []
    for deal in range(deals):
        deck = matches.next_deck(game, game.opening(), Random(f"{seed} deck {deal}").shuffle)
        for table in range(tables):
            kinds = _cast(game, Random(f"{seed} cast {deal} {table}"))
            result = _play(game, deck, [a if first else b for first in kinds], f"{seed} {deal} {table}")
            found += [SeatResult(deal, i, table, kinds[i], amount) for i, amount in enumerate(result)]
    return found


def _cast(game: Game, rng: Random) -> list[bool]:
    """Say for each seat whether A has it; partners are of one kind."""
    sides = [next((mask for mask in game.partners if mask >> s & 1), 1 << s) for s in range(game.seats)]
    by_side = {side: rng.random() < 0.5 for side in sorted(set(sides))}
    return [by_side[side] for side in sides]


def _play(game: Game, deck: Sequence[int], specs: Sequence[str], seed: str) -> tuple[int, ...]:
    players = [Player(game, spec, f"{seed} {seat}") for seat, spec in enumerate(specs)]
    state, events = game.start(game.opening(), deck)
    seen: list[list[Any]] = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while state.pub.turn >= 0:
        fixed = game.duplicate_action(state)
        seat, action = state.pub.turn, fixed
        if action is None:
            seat, action, _ = next_action(game, state, players, seen)
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            seen[s] += [e.for_seat(s) for e in events]
    for player in players:
        player.close()
    return tuple(state.pub.result[: game.seats])  # who sits out has nothing to be compared


def measure_power(seats: Sequence[SeatResult]) -> tuple[int, list[Power]]:
    """Return the unit of the scale, and how well each measure tells A from B."""
    groups: dict[tuple[int, int], list[SeatResult]] = {}
    for seat in seats:
        groups.setdefault((seat.deal, seat.chair), []).append(seat)
    fields = [(group, [one.amount for one in group]) for group in groups.values()]
    unit = fit_unit(value for _, field in fields for value in mean_differences(field))
    values: dict[str, list[tuple[int, bool, float]]] = {name: [] for name in MEASURES}
    for group, field in fields:
        compared = mean_differences(field)
        by_name = {
            "points": [Fraction(amount) for amount in field],
            "difference": compared,
            "matchpoints": matchpoints(field),
            "scale": [Fraction(scale_points(one, unit)) for one in compared],
        }
        for name, measured in by_name.items():
            values[name] += [
                (one.deal, one.first, float(value)) for one, value in zip(group, measured, strict=True)
            ]
    return unit, [_power(name, values[name]) for name in MEASURES]


def card_share(seats: Sequence[SeatResult]) -> float:
    """Return the part of the variance that comes of cards and chair, 0 to 1.

    It is luck in a sum of points and gone where the same chairs are compared. The rest is what all at a table did."""
    fields = _fields(seats)
    tables = [len(field) for field in fields]
    within = sum(pvariance(field) * n for field, n in zip(fields, tables, strict=True))
    free = sum(n - 1 for n in tables)
    total = pvariance([amount for field in fields for amount in field])
    return max(0.0, 1 - within / free / total) if free and total else 0.0


def _fields(seats: Sequence[SeatResult]) -> list[list[int]]:
    """Return the results of each deal and chair at all tables."""
    groups: dict[tuple[int, int], list[int]] = {}
    for seat in seats:
        groups.setdefault((seat.deal, seat.chair), []).append(seat.amount)
    return list(groups.values())


def _power(name: str, values: Sequence[tuple[int, bool, float]]) -> Power:
    """Computes gain and spread. The error is that of the means of deals, which are independent."""
    first = [value for _, is_first, value in values if is_first]
    other = [value for _, is_first, value in values if not is_first]
    if not first or not other:
        return Power(name, 0.0, 0.0, 0.0, 0)
    gain = fmean(first) - fmean(other)
    spread = sqrt((pvariance(first) * len(first) + pvariance(other) * len(other)) / len(values))
    by_deal: dict[int, tuple[list[float], list[float]]] = {}
    for deal, is_first, value in values:
        by_deal.setdefault(deal, ([], []))[0 if is_first else 1].append(value)
    gains = [fmean(ours) - fmean(theirs) for ours, theirs in by_deal.values() if ours and theirs]
    error = sqrt(pvariance(gains) / len(gains)) if gains else 0.0
    deals = ceil(2 * (Z * spread / gain) ** 2) if gain > 0 else 0
    return Power(name, gain, error, spread, deals)
