"""Order a ladder by its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from hlaska.events.history import find_table
from hlaska.events.model import Result, Table
from hlaska.events.results import is_played, table_places
from hlaska.events.state import EventState


def ladder_order(state: EventState) -> list[int]:
    """Return the entries from the top, as all results so far have moved them.

    It begins in the order of entry; late comers begin at the foot. Results count in the order in which they came."""
    order = sorted(state.entries)
    for (number, table), result in state.results.items():
        move_by_result(order, find_table(state.rounds[number - 1], table), result, state.plan.part)
    return order


def move_by_result(order: list[int], table: Table, result: Result, part: int) -> None:
    """Move those up who beat somebody above, by a part of the distance, rounded up. Winners move first."""
    there = [one for one in table.entries if one not in result.absent]
    places: dict[int, Fraction] = dict.fromkeys(table.entries, Fraction(len(table.entries)))
    if is_played(result):
        places = dict(zip(table.entries, table_places(result, len(table.entries)), strict=True))
    elif there and not result.void:
        places |= dict.fromkeys(there, Fraction(1))
    before = {one: order.index(one) for one in table.entries}
    for one in sorted(table.entries, key=lambda one: (places[one], before[one])):
        beaten = [order.index(other) for other in table.entries if places[other] > places[one]]
        here = order.index(one)
        if beaten and min(beaten) < here:
            distance = here - min(beaten)
            order.remove(one)
            order.insert(here - (distance * part + 99) // 100, one)


def measure_ladder(state: EventState) -> dict[int, Fraction]:
    """Measure each entry by its place on the ladder; the highest has most."""
    order = ladder_order(state)
    return {one: Fraction(len(order) - i) for i, one in enumerate(order)}


def possible_opponents(state: EventState, entry: int) -> list[int]:
    """Return whom an entry may challenge at a table of two."""
    heights = _present_heights(state)
    others = (one for one in state.entries if one in heights and one != entry)
    return [one for one in others if _is_near(state, heights, (entry, one))]


def is_within_reach(state: EventState, entries: Sequence[int]) -> bool:
    """Tell whether some of those present are near enough to challenge each other."""
    return _is_near(state, _present_heights(state), entries)


def _present_heights(state: EventState) -> dict[int, int]:
    """Return those present with their places on the ladder, 0 for the highest."""
    order = ladder_order(state) if state.plan.format == "ladder" else sorted(state.entries)
    return {one: i for i, one in enumerate(one for one in order if state.entries[one].present)}


def _is_near(state: EventState, heights: Mapping[int, int], entries: Sequence[int]) -> bool:
    if state.plan.format != "ladder" or not state.plan.reach:
        return True
    places = [heights[one] for one in entries]
    return max(places) - min(places) <= state.plan.reach
