"""What may be buried, by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hlaska.families.pinochle.melds import MeldTable, total

Cards = tuple[int, ...]


def without_one(held: Cards) -> Iterator[tuple[int, Cards]]:
    """Each card of a sorted hand, with the others."""
    for i, c in enumerate(held):
        if not i or held[i - 1] != c:
            yield c, held[:i] + held[i + 1 :]


@lru_cache(65536)
def best_rest(held: Cards, table: MeldTable, trump: int, bury: int) -> int:
    """The most meld of a sorted hand after burying so many cards (pinochle:P4A.WIDOW.4)."""
    if not bury:
        return total(held, table, trump)
    return max(best_rest(rest, table, trump, bury - 1) for _, rest in without_one(held))


def try_burying(held: Cards, table: MeldTable, trump: int, bury: int) -> Cards:
    """The cards of a sorted hand one of which may be the next to be buried."""
    most = best_rest(held, table, trump, bury)
    return tuple(c for c, rest in without_one(held) if best_rest(rest, table, trump, bury - 1) == most)
