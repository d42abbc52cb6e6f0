"""Let everybody meet everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

from hlaska.events.formats.base import Format, is_complete, number_tables, refuse_too_few
from hlaska.events.formats.swiss import order_chairs
from hlaska.events.history import count_byes, entry_sizes, meetings, present_entries, seating_weights
from hlaska.events.lots import TRIES, choose_byes, order_by_lot, seat_apart, table_sizes
from hlaska.events.matching import match
from hlaska.events.model import Round
from hlaska.events.state import EventState

Met = Mapping[int, Mapping[int, int]]


def draw_robin(state: EventState, seed: str) -> Round:
    """Draw a round in which as many as possible meet for the first time.

    Tables of two: the circle method while all are there who began, so that n entries need n - 1 rounds (n, where that
    is odd, and each sits out once). After leavers and late comers: as many new meetings as possible, first of who has
    most of them left; nobody meets twice. Larger tables: by lot with exchanges, so that few meet again, until all have
    met. Sitting out counts nothing."""
    present = present_entries(state)
    sizes = table_sizes(len(present), entry_sizes(state.plan))
    if not sizes:
        raise refuse_too_few(state, len(present))
    met = meetings(state)
    if set(entry_sizes(state.plan)) == {2}:
        pairs = _circle(state, present, met, seed) or _first_meetings(present, met, seed)
        tables: list[Sequence[int]] = list(order_chairs(state, pairs, seed))
    else:
        tables = _large_tables(state, present, sizes, met, seed)
    seated = {one for table in tables for one in table}
    out = tuple(one for one in present if one not in seated)
    return Round(len(state.rounds) + 1, number_tables(tables), out, seed)


def _circle(state: EventState, present: Sequence[int], met: Met, seed: str) -> list[tuple[int, int]]:
    """Return the next round of the circle, or nothing where it does not fit."""
    beginners = present
    if state.rounds:
        first = state.rounds[0]
        beginners = sorted([*first.byes, *(one for table in first.tables for one in table.entries)])
    if list(present) != list(beginners):
        return []
    order = order_by_lot(present, state.rounds[0].seed if state.rounds else seed, 1)
    pairs = circle_round(order, len(state.rounds))
    return [] if any(met.get(one, {}).get(other) for one, other in pairs) else pairs


def circle_round(order: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Return a round of the circle method, from 0."""
    ring = [*order, 0] if len(order) % 2 else [*order]
    turn = number % (len(ring) - 1)
    moved = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    half = len(moved) // 2
    return [(a, b) for a, b in zip(moved[:half], reversed(moved[half:]), strict=True) if a and b]


def _first_meetings(present: Sequence[int], met: Met, seed: str) -> list[tuple[int, int]]:
    new = [(a, b) for a, b in combinations(present, 2) if not met.get(a, {}).get(b)]
    left = Counter(one for pair in new for one in pair)
    most = 2 * len(present)
    return match(((a, b, (most - left[a] - left[b]) ** 2) for a, b in new), seed)


def _large_tables(
    state: EventState, present: Sequence[int], sizes: Sequence[int], met: Met, seed: str
) -> list[Sequence[int]]:
    left = {one: sum(not met.get(one, {}).get(p) for p in present if p != one) for one in present}
    order = sorted(order_by_lot(present, seed, 0), key=lambda one: -left[one])
    playing, out = choose_byes(order, sum(sizes), count_byes(state))
    if all(met.get(a, {}).get(b) for a, b in combinations(playing, 2)):
        playing = take_new_pair(playing, out, met)
    orders = (order_by_lot(playing, seed, n) for n in range(1, TRIES + 1))
    tables = seat_apart(orders, sizes, seating_weights(state, playing))
    if all(met.get(a, {}).get(b) for table in tables for a, b in combinations(table, 2)):
        _seat_new_pair(tables, met)
    return [order_by_lot(table, seed, 2) for table in tables]


def take_new_pair(playing: Sequence[int], out: Sequence[int], met: Met) -> list[int]:
    """Let two play who have not met, in the place of who would play. Else nobody meets anew."""
    everybody = [*playing, *out]
    pair = next((two for two in combinations(everybody, 2) if not met.get(two[0], {}).get(two[1])), ())
    return [*pair, *(one for one in playing if one not in pair)][: len(playing)]


def _seat_new_pair(tables: list[list[int]], met: Met) -> None:
    """Exchange two, so that two who have not met sit together."""
    for here, there in combinations(tables, 2):
        for one in here:
            for i, other in enumerate(there):
                if not met.get(one, {}).get(other):
                    chair = next(j for j, p in enumerate(here) if p != one)
                    here[chair], there[i] = other, here[chair]
                    return


def is_robin_over(state: EventState) -> bool:
    """Tell whether all present have met, or all planned rounds are drawn."""
    if is_complete(state):
        return True
    met: Met = meetings(state)
    present = present_entries(state)
    return bool(state.rounds) and all(met.get(a, {}).get(b) for a, b in combinations(present, 2))


ROBIN = Format(draw_robin, is_robin_over)
