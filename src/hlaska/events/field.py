"""Rank people by each deal beside the mean of all who played it.

They have played the same deals in the same chair. So what the cards gave to everybody counts nothing. What is left is
play, and the luck of the others' replies.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct


class FieldRank(Struct, frozen=True):
    """Rank somebody in a field.

    rank: equal ones share it.
    points: the sum of `deals`.
    deals: for each deal, what it is above the mean of all who have played it.
    """

    rank: int
    name: str
    points: Fraction
    deals: tuple[Fraction, ...]


def deal_means(results: Collection[Sequence[int]]) -> tuple[Fraction, ...]:
    """Return the mean of each deal over those who have played it."""
    longest = max(map(len, results), default=0)
    played = [[one[i] for one in results if i < len(one)] for i in range(longest)]
    return tuple(Fraction(sum(amounts), len(amounts)) for amounts in played)


def rank_field(results: Mapping[str, Sequence[int]], finished: Collection[str]) -> tuple[FieldRank, ...]:
    """Rank those who have finished. The deals of all others count for the means."""
    means = deal_means(results.values())
    deals = {
        name: tuple(amount - mean for amount, mean in zip(results[name], means, strict=False))
        for name in finished
    }
    totals = {name: sum(values, Fraction()) for name, values in deals.items()}
    ordered = sorted(totals, key=lambda name: (-totals[name], name))
    better = {name: sum(total > totals[name] for total in totals.values()) for name in ordered}
    return tuple(FieldRank(better[name] + 1, name, totals[name], deals[name]) for name in ordered)
