"""Draws who sits with whom in a round, so that people meet others than before.

The lot follows from a seed alone (docs/clubs.md), so that whoever knows it can draw again and find the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from hlaska.events.lots import TRIES, cut, order_by_lot, table_sizes

Met = Mapping[tuple[str, str], int]


class RoundDraw(NamedTuple):
    """Holds the draw of a round.

    tables: the members at each, in the order of the chairs.
    out: who sits out this round.
    """

    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...] = ()


def pair(one: str, other: str) -> tuple[str, str]:
    """Orders two people, whoever is named first."""
    return (one, other) if one < other else (other, one)


def meetings(rounds: Iterable[Iterable[Sequence[str]]]) -> Counter[tuple[str, str]]:
    """Counts how often two have sat at one table, from the tables of each round."""
    return Counter(pair(*two) for tables in rounds for table in tables for two in combinations(table, 2))


def draw(
    people: Iterable[str],
    allowed: Sequence[int],
    seed: str,
    met: Met | None = None,
    sat_out: Mapping[str, int] | None = None,
) -> RoundDraw:
    """Draws tables for these people.

    Who has sat out most often has a chair. Of all else the seed decides.

    met: how often two have sat together (`pair`).
    sat_out: how often somebody has sat out.
    """
    met, sat_out = met or {}, sat_out or {}
    everybody = order_by_lot(people, seed, 0)
    wanted = table_sizes(len(everybody), allowed)
    ranked = sorted(everybody, key=lambda one: -sat_out.get(one, 0))
    playing, out = ranked[: sum(wanted)], ranked[sum(wanted) :]
    tries = [_mend(cut(order_by_lot(playing, seed, n), wanted), met) for n in range(1, TRIES + 1)]
    best = min(tries, key=lambda tables: pairing_cost(tables, met))  # the first of equals
    return RoundDraw(tuple(map(tuple, best)), tuple(out))


def pairing_cost(tables: Iterable[Sequence[str]], met: Met) -> int:
    """Counts how often those who sit together have met before, all in all."""
    return sum(met.get(pair(*two), 0) for table in tables for two in combinations(table, 2))


def _mend(tables: list[list[str]], met: Met) -> list[list[str]]:
    """Swaps two people at two tables, as long as fewer meet again by that."""
    better = bool(met)
    while better:
        better = False
        for a, b in combinations(range(len(tables)), 2):
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    if _gain(tables[a], i, tables[b], j, met) > 0:
                        tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                        better = True
    return tables


def _gain(one: Sequence[str], i: int, other: Sequence[str], j: int, met: Met) -> int:
    """Counts how many meet again less often if `one[i]` and `other[j]` change places."""
    x, y = one[i], other[j]
    with_one = [p for p in one if p != x]
    with_other = [p for p in other if p != y]
    before = sum(met.get(pair(x, p), 0) for p in with_one) + sum(met.get(pair(y, p), 0) for p in with_other)
    after = sum(met.get(pair(y, p), 0) for p in with_one) + sum(met.get(pair(x, p), 0) for p in with_other)
    return before - after
