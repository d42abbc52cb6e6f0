"""Pair entries at the least total cost, reproducibly."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import combinations, islice
from typing import Final

from hlaska.events.lots import Weights

REST: Final = 0  # pairs with who sits out; entries are numbered from 1
LOT_BITS: Final = 40  # of the lot of a pair
COST_BITS: Final = 52  # a unit of cost is more than the lots of 4 096 pairs
PRIME: Final = (1 << 61) - 1
NEAR: Final = 12  # next ones by rank that have not met, tried first where there are many
MANY: Final = 64  # entries
Edge = tuple[int, int, int]


def match(edges: Iterable[Edge], seed: str) -> list[tuple[int, int]]:
    """Return as many pairs as possible, of the least total cost; equal ones by lot.

    The lot of a pair is the product of two numbers modulo a prime, each from the SHA-256 of `<seed> pair <entry>`. So
    no two matchings are equal, and every correct program finds the same."""
    import rustworkx

    todo = list(edges)
    nodes = sorted({one for edge in todo for one in edge[:2]})
    index = {one: i for i, one in enumerate(nodes)}
    lots = {
        one: int.from_bytes(sha256(f"{seed} pair {one}".encode()).digest()[:7], "big") + 1 for one in nodes
    }
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(nodes)
    graph.add_edges_from(
        [
            (index[a], index[b], -((cost << COST_BITS) + (lots[a] * lots[b] % PRIME >> 61 - LOT_BITS)))
            for a, b, cost in todo
        ]
    )
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(nodes[a], nodes[b]), max(nodes[a], nodes[b])) for a, b in found)


def match_ranked(
    order: Sequence[int],
    rank: Mapping[int, int],
    conflicts: Weights,
    byes: Mapping[int, int],
    seed: str,
    barred: Collection[frozenset[int]] = (),
) -> tuple[list[tuple[int, int]], list[int]]:
    """Pair entries near in rank: first the fewest conflicts, then the least squares of distances.

    With an odd number the last sits out of those who have done so least often. Pairs in `barred` never meet; who has
    nobody left sits out. Returns pairs and who sits out."""
    count = len(order)
    worst = max(rank.values(), default=0) + 1
    again = count * worst * worst + 1  # one conflict costs more than all distances

    def cost(one: int, other: int) -> int:
        return conflicts.get(one, {}).get(other, 0) * again + (rank[one] - rank[other]) ** 2

    rests: list[Edge] = []
    if count % 2:
        least = min(byes.get(one, 0) for one in order)
        rests = [
            (REST, one, (worst - rank[one]) ** 2 + again * (byes.get(one, 0) - least))
            for one in order
            if barred or byes.get(one, 0) == least
        ]

    def is_allowed(one: int, other: int) -> bool:
        return not barred or frozenset((one, other)) not in barred

    if count > MANY:
        ranked = sorted(order, key=lambda one: rank[one])
        near: list[Edge] = []
        for i, one in enumerate(ranked):
            new = (p for p in ranked[i + 1 :] if not conflicts.get(one, {}).get(p) and is_allowed(one, p))
            near += [(one, other, cost(one, other)) for other in islice(new, NEAR)]
        pairs = match([*near, *rests], seed)
        if 2 * len(pairs) == count + count % 2:
            return _split_rests(order, pairs)
    full = [(one, other, cost(one, other)) for one, other in combinations(order, 2) if is_allowed(one, other)]
    return _split_rests(order, match([*full, *rests], seed))


def _split_rests(
    order: Sequence[int], pairs: Iterable[tuple[int, int]]
) -> tuple[list[tuple[int, int]], list[int]]:
    seated = [pair for pair in pairs if pair[0] != REST]
    paired = {one for pair in seated for one in pair}
    return seated, [one for one in order if one not in paired]
