"""Settles ends of plays by trees of decisions that are grown elsewhere (`hlaska.research.batch.symbolic_settlement`).

A tree compares sums of values, and may divide one; at its leaf each seat gets a sum of values. No rule stands here.
"""

from typing import Any

from hlaska.kernel.batch.words import ENDED_BEGUN, ENDED_POSITION
from hlaska.kernel.jit import Words, at, hot, part, rule
from hlaska.kernel.layout import POSITION_WORDS

UNKNOWN = -1  # a way that has not occurred; lower numbers are leaves
FIRST_LEAF = -2  # and those below it
# --- a fork: its kind, where it goes, a number, then a factor for each value
FORK_KIND, FORK_NO, FORK_YES, FORK_NUMBER, FORK_FACTORS = range(5)
BELOW, EQUAL, QUOTIENT = range(
    3
)  # kinds: the sum is below nought; is nought; divided by NUMBER it is value NO


@rule
def weighted_sum(factors: Words, values: Words, count: int) -> int:
    """Return a sum of values, each times its factor."""
    total = 0
    for i in range(count):
        total += factors[i] * values[i]
    return total


@rule
def find_leaf(forks: Any, fork: int, values: Words, count: int) -> int:
    """Return the leaf of some values, or UNKNOWN."""
    while fork >= 0:
        start = fork * (FORK_FACTORS + count)
        f = part(forks, start)
        total = weighted_sum(part(forks, start + FORK_FACTORS), values, count)
        if f[FORK_KIND] == QUOTIENT:
            values[f[FORK_NO]] = total // f[FORK_NUMBER]
            fork = f[FORK_YES]
        else:
            holds = total < 0 if f[FORK_KIND] == BELOW else total == 0
            fork = f[FORK_YES] if holds else f[FORK_NO]
    return fork if fork == UNKNOWN else FIRST_LEAF - fork


@hot
def settle_ends(
    ended: Any, read: Any, roots: Any, forks: Any, leaves: Any, values: Any, paid: Any, seats: int, width: int,
    amounts: int, words: int, first: int, count: int,
) -> int:  # fmt: skip
    """Settle ends from ``first`` on; the first one whose way has not occurred, or ``count``.

    values: a row of ``width`` for each end, of which ``amounts`` are there already.
    read: the words that are put behind them; at the end stands 1.
    paid: a row of ``seats`` for each.
    """
    r = at(read)
    for i in range(first, count):
        e = part(ended, i * (ENDED_POSITION + POSITION_WORDS))
        v = part(values, i * width)
        for word in range(words):
            v[amounts + word] = e[ENDED_POSITION + r[word]]
        for word in range(amounts + words, width - 1):
            v[word] = 0
        v[width - 1] = 1
        leaf = find_leaf(forks, part(roots, e[ENDED_BEGUN])[0], v, width)
        if leaf < 0:
            return i
        p = part(paid, i * seats)
        for seat in range(seats):
            p[seat] = weighted_sum(part(leaves, (leaf * seats + seat) * width), v, width)
    return count
