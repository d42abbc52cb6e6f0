"""Names public numbers that calls only carry along.

Tables of calls need not tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


def _is_always(pub: Any) -> bool:
    return True


class Carried(NamedTuple):
    """Says how public numbers stand beside a situation of the calls.

    Nothing that is legal hangs on them while they are carried, and an action adds the same to each, whatever it is. At
    its highest an action may lead elsewhere, and so may one after which they are carried no longer.

    highest: the highest value of each; the lowest is 0.
    read: what gives the values, of public numbers that carry them.
    fill: what returns such public numbers with these values; with 0 for each they stand for all others.
    is_carried: what tells whether public numbers carry them.
    is_settled: what tells whether how cards are played, or what that pays, hangs on them.
    has_trump: whether the trump suit is among them.
    """

    highest: tuple[int, ...]
    read: Callable[[Any], tuple[int, ...]]
    fill: Callable[[Any, Sequence[int]], Any]
    is_carried: Callable[[Any], bool] = _is_always
    is_settled: Callable[[Any], bool] = _is_always
    has_trump: bool = False
