"""Draw lots that anybody can check.

A seed follows from a promised secret, and an order from the seed.

These are the steps of club evenings (docs/clubs.md): ASCII text, hashed by SHA-256, so that each can be done by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final, TypeVar

TRIES: Final = 6  # orders by lot that are mended; the one in which the fewest meet again is taken
Item = TypeVar("Item", int, str)  # the number of an entry, or the id of a member of a club
Weights = Mapping[int, Mapping[int, int]]  # how bad it is that two sit together


def commit_of(secret: str) -> str:
    """Return what is told of a secret before anything is drawn from it."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, number: int) -> str:
    """Return the seed of a round, from 1."""
    return sha256(f"{secret} round {number}".encode()).hexdigest()


def order_by_lot(entries: Iterable[Item], seed: str, number: int) -> list[Item]:
    """Order entries by lot; another number gives another order."""
    return sorted(entries, key=lambda one: sha256(f"{seed} {number} {one}".encode()).digest())


def table_sizes(count: int, allowed: Sequence[int]) -> tuple[int, ...]:
    """Return sizes of tables. As few as possible sit out, then most tables have the first size."""
    for seated in range(count, 0, -1):
        if (found := _split(seated, allowed)) is not None:
            return found
    return ()


def _split(count: int, allowed: Sequence[int]) -> tuple[int, ...] | None:
    if not allowed:
        return None if count else ()
    size, others = allowed[0], allowed[1:]
    for tables in range(count // size, -1, -1):
        if (rest := _split(count - tables * size, others)) is not None:
            return (size,) * tables + rest
    return None


def choose_byes(entries: Sequence[int], count: int, byes: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """Split entries in order into who plays and who sits out. Who has sat out most has a chair."""
    ranked = sorted(entries, key=lambda one: -byes.get(one, 0))
    out = set(ranked[count:])
    return [one for one in entries if one not in out], ranked[count:]


def cut(order: Sequence[Item], sizes: Sequence[int]) -> list[list[Item]]:
    """Cut an order into tables of these sizes."""
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    return [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def seat_apart(orders: Iterable[Sequence[int]], sizes: Sequence[int], weights: Weights) -> list[list[int]]:
    """Take of several orders, after exchanges, the first with the fewest meetings."""
    best: list[list[int]] = []
    least = -1
    for order in orders:
        tables = mend(cut(order, sizes), weights)
        cost = seating_cost(tables, weights)
        if least < 0 or cost < least:
            best, least = tables, cost
        if not least:
            break
    return best


def seating_cost(tables: Iterable[Sequence[int]], weights: Weights) -> int:
    """Return how bad a seating is: the weights of all who sit together."""
    return sum(_conflict(one, table, weights) for table in tables for one in table) // 2


def mend(tables: list[list[int]], weights: Weights) -> list[list[int]]:
    """Exchange people of two tables, the nearer first, as long as it helps."""
    chairs = [(t, i) for t, table in enumerate(tables) for i in range(len(table))]
    while sum(_improve(tables, t, i, weights) for t, i in chairs):
        pass
    return tables


def _improve(tables: list[list[int]], here: int, chair: int, weights: Weights) -> int:
    """Make the best exchange for who sits in a chair; return what it gains."""
    one = tables[here][chair]
    conflict = _conflict(one, tables[here], weights)
    if not conflict:
        return 0
    best, where = 0, (here, chair)
    rest = [p for p in tables[here] if p != one]
    for there in sorted(range(len(tables)), key=lambda t: abs(t - here))[1:]:
        table = tables[there]
        moved = _conflict(one, table, weights)
        if conflict <= moved - max((weights.get(one, {}).get(p, 0) for p in table), default=0):
            continue
        for i, other in enumerate(table):
            after = moved - weights.get(one, {}).get(other, 0) + _conflict(other, rest, weights)
            gain = conflict + _conflict(other, table, weights) - after
            if gain > best:
                best, where = gain, (there, i)
        if best >= conflict and best:
            break
    if not best:
        return 0
    there, i = where
    tables[here][chair], tables[there][i] = tables[there][i], one
    return best


def _conflict(one: int, table: Iterable[int], weights: Weights) -> int:
    found = weights.get(one)
    return sum(found.get(p, 0) for p in table) if found else 0
