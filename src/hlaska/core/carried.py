"""Names public numbers that calls only carry along.

Tables of calls need not tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Carried(NamedTuple):
    """Says how public numbers stand beside a situation of the calls.

    Nothing that is legal hangs on them, and an action adds the same to each, whatever it is. At its highest an action
    may lead elsewhere. What a deal pays and how its cards are played may hang on them.

    highest: the highest value of each; the lowest is 0.
    read: what gives the values, of public numbers.
    fill: what returns public numbers with these values; with 0 for each they stand for all others.
    """

    highest: tuple[int, ...]
    read: Callable[[Any], tuple[int, ...]]
    fill: Callable[[Any, Sequence[int]], Any]
