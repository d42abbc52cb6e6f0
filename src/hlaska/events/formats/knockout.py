"""Knock entries out after one loss or two, with a cup of consolation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hlaska.events.brackets import LIVES, can_play, follow_progress, is_late
from hlaska.events.formats.base import Format, refuse_too_few
from hlaska.events.formats.swiss import order_chairs
from hlaska.events.history import (
    count_byes,
    entry_sizes,
    is_same_person,
    pairing_conflicts,
    present_entries,
    seating_weights,
)
from hlaska.events.lots import choose_byes, cut, mend, order_by_lot, table_sizes
from hlaska.events.matching import match_ranked
from hlaska.events.model import Plan, Round, Table
from hlaska.events.scores import total_points
from hlaska.events.state import EventState


def draw_knockout(state: EventState, seed: str) -> Round:
    """Draw a round of a knock-out, by lot among those with as many losses.

    Half of a table goes on, or as many as the plan says; of a last table one. With an odd number those sit out who have
    done so least often. Whose group fills no table waits; where none does, all who are in play together. Where they are
    too few for one table, the best of those knocked out last fill it; a filler who wins is back. Entries of one person
    never meet. Who is away in a round has lost it."""
    tables: list[Table] = []
    byes: list[int] = []
    for cup, groups in plan_groups(state):
        for group in groups:
            made, out = _draw_group(state, group, cup, seed)
            tables += made
            byes += out
    if not tables:
        raise refuse_too_few(state, len(present_entries(state)))
    numbered = (Table(i, t.entries, t.advance, t.cup) for i, t in enumerate(tables, 1))
    return Round(len(state.rounds) + 1, tuple(numbered), tuple(byes), seed)


def plan_groups(state: EventState) -> list[tuple[str, list[list[int]]]]:
    """Return the entries of each cup, split into groups that are drawn apart."""
    least = min(entry_sizes(state.plan))
    progress = follow_progress(state)
    found: list[tuple[str, list[list[int]]]] = []
    fillers: list[int] = []
    for cup in ("title", "consolation"):
        alive = [one for one in present_entries(state) if progress[one].cup == cup and one not in fillers]
        by_losses = [
            [one for one in alive if progress[one].losses == n] for n in range(LIVES[state.plan.format])
        ]
        groups = [group for group in by_losses if group]
        if not any(can_play(state, group, least) for group in groups):
            groups = [alive] if alive else []
            if cup == "title" and 1 < len(alive) < least:
                fillers = find_fillers(state, least - len(alive))
                groups = [[*alive, *fillers]]
        found.append((cup, groups))
    return found


def find_fillers(state: EventState, count: int) -> list[int]:
    """Return the best of those who were knocked out last."""
    progress, points = follow_progress(state), total_points(state)
    out = [one for one in present_entries(state) if progress[one].cup != "title"]
    ranked = sorted(out, key=lambda one: (-progress[one].title_end, -points[one], one))
    return ranked[:count]


def _draw_group(state: EventState, group: list[int], cup: str, seed: str) -> tuple[list[Table], list[int]]:
    sizes = table_sizes(len(group), entry_sizes(state.plan))
    if not can_play(state, group, min(entry_sizes(state.plan))):
        return [], group
    byes = count_byes(state)
    order = order_by_lot(group, seed, 0)
    if set(sizes) == {2}:
        conflicts = pairing_conflicts(state, group)
        barred = find_barred(state, group)
        rank = dict.fromkeys(group, 0)
        pairs, out = match_ranked(order, rank, conflicts, byes, seed, barred)
        seated: list[tuple[int, ...]] = order_chairs(state, pairs, seed)
    else:
        playing, out = choose_byes(order, sum(sizes), byes)
        mended = mend(cut(order_by_lot(playing, seed, 1), sizes), seating_weights(state, playing))
        seated = [tuple(order_by_lot(table, seed, 2)) for table in mended]
    is_last = len(seated) == 1 and not out
    return [Table(0, t, 1 if is_last else _advance(state.plan, len(t)), cup) for t in seated], out


def find_barred(state: EventState, group: Sequence[int]) -> set[frozenset[int]]:
    """Return which two of a group are of one person."""
    if state.plan.per_person == 1:
        return set()
    return {frozenset(two) for two in combinations(group, 2) if is_same_person(state, *two)}


def _advance(plan: Plan, seated: int) -> int:
    return min(plan.advance or max(1, seated // 2), seated - 1)


def is_decided(state: EventState) -> bool:
    """Tell whether nobody is left to play against."""
    least = min(entry_sizes(state.plan))
    groups = [group for _, groups in plan_groups(state) for group in groups]
    return not any(can_play(state, group, least) for group in groups)


def check_knockout(plan: Plan) -> str:
    """Return what of a plan a knock-out cannot do."""
    if plan.per_person > 1 and set(entry_sizes(plan)) != {2}:
        return "Several entries a person need tables of two: set the size of tables to 2."
    if not 0 <= plan.advance < max(entry_sizes(plan)):
        return f"Of a table 1 to {max(entry_sizes(plan)) - 1} can go on, or 0 for half of it."
    if plan.consolation < 0:
        return "Rounds of consolation are a number from 0."
    return ""


def can_still_enter(state: EventState) -> bool:
    """Tell whether a late comer is still in a cup."""
    return not is_late(state.plan, len(state.rounds))


KNOCKOUT = Format(draw_knockout, is_decided, can_enter=can_still_enter, check=check_knockout)
