"""Move people between tables by their places. The winner stays, the second goes on one table, and so on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hlaska.events.formats.base import Format, is_complete, number_tables, split_byes
from hlaska.events.history import present_entries, seating_weights
from hlaska.events.lots import TRIES, order_by_lot, seat_apart
from hlaska.events.model import Round, Table
from hlaska.events.results import is_played, table_places
from hlaska.events.state import EventState


def draw_movement(state: EventState, seed: str) -> Round:
    """Move everybody by the place at the last table; the first round is by lot.

    The winner stays, the second goes on one table, the third two, the fourth three; behind the last table comes the
    first. Equal places are told apart by lot. Who has sat out, comes late or finds no table of the old number any more
    fills the empty chairs by lot. As few as possible sit out, who has done so most often not again; it counts as the
    mean of the round. Who leaves makes an empty chair; when there are fewer tables the last ones go."""
    playing, out, sizes = split_byes(state, present_entries(state), seed)
    if state.rounds:
        tables = _fill(_move_players(state, set(playing), seed), playing, sizes, seed)
    else:
        orders = (order_by_lot(playing, seed, n) for n in range(1, TRIES + 1))
        tables = seat_apart(orders, sizes, seating_weights(state, playing, again=False))
    seated = [order_by_lot(table, seed, 2) for table in tables]
    return Round(len(state.rounds) + 1, number_tables(seated), tuple(out), seed)


def _move_players(state: EventState, playing: set[int], seed: str) -> list[list[int]]:
    """Return who comes to each of the old tables, the winners first."""
    last = state.rounds[-1]
    count = len(last.tables)
    found: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for here, table in enumerate(last.tables):
        for place, one in enumerate(order_by_place(state, last.number, table, seed)):
            if one in playing:
                found[(here + place) % count].append((place, one))
    return [[one for _, one in sorted(came)] for came in found]


def order_by_place(state: EventState, number: int, table: Table, seed: str) -> list[int]:
    """Order the entries of a table by place, equal ones by lot."""
    result = state.results.get((number, table.number))
    rank: Mapping[int, object] = {}
    lots = {one: i for i, one in enumerate(order_by_lot(table.entries, seed, 3))}
    if result is not None and is_played(result):
        places = table_places(result, len(table.entries))
        rank = dict(zip(table.entries, places, strict=True))
    return sorted(table.entries, key=lambda one: (rank.get(one, 0), lots[one]))


def _fill(
    tables: list[list[int]], playing: Sequence[int], sizes: Sequence[int], seed: str
) -> list[list[int]]:
    """Give each table one of the sizes, and everybody else the empty chairs."""
    tables = [*tables, *([] for _ in range(len(sizes) - len(tables)))]
    kept, dissolved = tables[: len(sizes)], tables[len(sizes) :]
    fullest = sorted(range(len(kept)), key=lambda t: (-len(kept[t]), t))
    size_of = dict(zip(fullest, sorted(sizes, reverse=True), strict=True))
    free = {one for table in dissolved for one in table}
    free |= {one for t, table in enumerate(kept) for one in table[size_of[t] :]}
    kept = [table[: size_of[t]] for t, table in enumerate(kept)]
    free |= set(playing) - {one for table in kept for one in table}
    waiting = iter(order_by_lot(free, seed, 1))
    return [
        [*table, *(next(waiting) for _ in range(size_of[t] - len(table)))] for t, table in enumerate(kept)
    ]


MOVEMENT = Format(draw_movement, is_complete)
