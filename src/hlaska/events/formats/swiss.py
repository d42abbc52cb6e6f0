"""Pair entries of near scores; nobody meets twice while that can be avoided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from hlaska.events.formats.base import Format, is_complete, number_tables, refuse_too_few
from hlaska.events.history import (
    count_byes,
    count_first_chairs,
    entry_sizes,
    pairing_conflicts,
    present_entries,
    seating_weights,
)
from hlaska.events.lots import choose_byes, cut, mend, order_by_lot, table_sizes
from hlaska.events.matching import match_ranked
from hlaska.events.model import Round
from hlaska.events.standings import score_groups
from hlaska.events.state import EventState


def draw_swiss(state: EventState, seed: str) -> Round:
    """Draw a Swiss round: near scores together, the first round by lot.

    Tables of two: minimum-weight matching; the fewest meet again, then the squares of the distances between scores are
    least. Larger tables: the standings cut into tables, then exchanges with near tables, so that fewer meet again. With
    an odd number the last sits out of those who have done so least often; it counts as a win."""
    present = order_by_lot(present_entries(state), seed, 0)
    sizes = table_sizes(len(present), entry_sizes(state.plan))
    if not sizes:
        raise refuse_too_few(state, len(present))
    rank = score_groups(state)
    if set(sizes) == {2}:
        conflicts = pairing_conflicts(state, present)
        pairs, out = match_ranked(present, rank, conflicts, count_byes(state), seed)
        tables: list[Sequence[int]] = list(order_chairs(state, pairs, seed))
    else:
        ranked = sorted(present, key=lambda one: rank[one])
        playing, out = choose_byes(ranked, sum(sizes), count_byes(state))
        mended = mend(cut(playing, sizes), seating_weights(state, playing))
        tables = [order_by_lot(table, seed, 2) for table in mended]
    tables.sort(key=lambda table: min((rank[one], one) for one in table))
    return Round(len(state.rounds) + 1, number_tables(tables), tuple(out), seed)


def order_chairs(state: EventState, pairs: Iterable[Sequence[int]], seed: str) -> list[tuple[int, ...]]:
    """Give the first deal to who has had it less often, equal ones by lot."""
    first: Mapping[int, int] = count_first_chairs(state) if state.rounds else Counter()
    return [tuple(sorted(order_by_lot(pair, seed, 2), key=lambda one: first.get(one, 0))) for pair in pairs]


SWISS = Format(draw_swiss, is_complete)
