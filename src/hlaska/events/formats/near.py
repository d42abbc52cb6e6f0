"""Seat those who are free at once, near in score: arenas and ladders."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations

from hlaska.events.errors import BadCommand
from hlaska.events.formats.base import Format
from hlaska.events.formats.swiss import order_chairs
from hlaska.events.history import count_tables, entry_sizes, free_entries, open_numbers, present_entries
from hlaska.events.ladders import ladder_order
from hlaska.events.lots import choose_byes, cut, mend, order_by_lot, table_sizes
from hlaska.events.matching import match_ranked
from hlaska.events.model import Plan, Round, Table
from hlaska.events.standings import score_groups
from hlaska.events.state import EventState


def draw_arena(state: EventState, seed: str) -> Round:
    """Seat all who are free, near in score.

    Nobody waits for other tables. Who has just met meets again only where nobody else is free. Who is left over waits:
    of all it is who sat at a table last. With `rounds` in the plan nobody plays more often."""
    return _seat_near(state, playable(state), score_groups(state), seed)


def draw_ladder(state: EventState, seed: str) -> Round:
    """Seat all who are free, near on the ladder; challenges need no draw."""
    rank = {one: i for i, one in enumerate(ladder_order(state))}
    return _seat_near(state, playable(state), rank, seed)


def playable(state: EventState) -> list[int]:
    """Return who is free and may play another time."""
    most, count = state.plan.rounds, count_tables(state)
    return [one for one in free_entries(state) if not most or count[one] < most]


def _seat_near(state: EventState, free: Sequence[int], rank: Mapping[int, int], seed: str) -> Round:
    sizes = table_sizes(len(free), entry_sizes(state.plan))
    if not sizes:
        least = min(entry_sizes(state.plan))
        text = f"A table needs {least} who are free, and there are {len(free)}: wait until a table ends."
        raise BadCommand("waiting", text, count=len(free), least=least)
    last = _last_tables(state)
    order = order_by_lot(free, seed, 0)
    waits = {one: len(state.rounds) - last.get(one, (0, ()))[0] for one in free}
    conflicts: dict[int, Counter[int]] = defaultdict(Counter)
    for table in {table for _, table in last.values()}:
        for one, other in permutations(table, 2):
            conflicts[one][other] = 1
    if set(sizes) == {2}:
        pairs, _ = match_ranked(order, rank, conflicts, waits, seed)
        seated: list[tuple[int, ...]] = order_chairs(state, pairs, seed)
    else:
        playing, _ = choose_byes(sorted(order, key=lambda one: rank[one]), sum(sizes), waits)
        seated = [tuple(order_by_lot(table, seed, 2)) for table in mend(cut(playing, sizes), conflicts)]
    seated.sort(key=lambda table: min((rank[one], one) for one in table))
    numbers = open_numbers(state, len(seated))
    tables = tuple(Table(n, entries) for n, entries in zip(numbers, seated, strict=True))
    return Round(len(state.rounds) + 1, tables, (), seed)


def _last_tables(state: EventState) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Return for each entry the round and the people of its last table."""
    return {
        one: (played.number, table.entries)
        for played in state.rounds
        for table in played.tables
        for one in table.entries
    }


def is_arena_over(state: EventState) -> bool:
    """Tell whether too few may play another time."""
    if not state.plan.rounds:
        return False
    count = count_tables(state)
    left = sum(count[one] < state.plan.rounds for one in present_entries(state))
    return left < min(entry_sizes(state.plan))


def check_ladder(plan: Plan) -> str:
    """Return what of a plan a ladder cannot do."""
    if not 1 <= plan.part <= 100:
        return "A win takes 1 to 100 hundredths of the distance."
    return "" if plan.reach >= 0 else "Who may be challenged is a number of places from 0, 0 for anybody."


ARENA = Format(draw_arena, is_arena_over)
LADDER = Format(draw_ladder, is_arena_over, check=check_ladder)
