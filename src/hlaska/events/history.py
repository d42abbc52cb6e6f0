"""Answer what draws ask of the rounds that were. They ask who met, who sat out, and who may play."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, islice, permutations
from typing import Final

from hlaska.events.model import Plan, Round, Table
from hlaska.events.state import EventState

MEET: Final = 4  # how bad a second meeting is
SAME_TEAM: Final = 3  # how bad it is that two of a team sit together


def entry_sizes(plan: Plan) -> tuple[int, ...]:
    """Return how many entries sit at a table, the usual number first. A pair has two chairs."""
    return tuple(size // 2 if plan.kind == "pairs" else size for size in plan.sizes)


def present_entries(state: EventState) -> list[int]:
    """Return the entries that are in the next draw."""
    return [one.id for one in state.entries.values() if one.present]


def count_byes(state: EventState) -> Counter[int]:
    """Count how often each entry has sat out; a walkover counts too, as nobody played."""
    found = Counter(one for played in state.rounds for one in played.byes)
    for (number, table), result in state.results.items():
        if result.void or (result.absent and not result.points):
            seated = find_table(state.rounds[number - 1], table)
            found.update(one for one in seated.entries if one not in result.absent)
    return found


def meetings(state: EventState) -> dict[int, Counter[int]]:
    """Count how often each entry has sat with each other one."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for played in state.rounds:
        for table in played.tables:
            for one, other in permutations(table.entries, 2):
                found[one][other] += 1
    return found


def seating_weights(state: EventState, entries: Iterable[int], again: bool = True) -> dict[int, Counter[int]]:
    """Return how bad it is that two sit together. They have met (`again`), or are of one team."""
    found: dict[int, Counter[int]] = defaultdict(Counter)
    if again:
        for one, others in meetings(state).items():
            found[one] = Counter({other: MEET * count for other, count in others.items()})
    if state.teams:
        there = set(entries)
        for team in state.teams.values():
            for one, other in combinations([e for e in team.entries if e in there], 2):
                found[one][other] += SAME_TEAM
                found[other][one] += SAME_TEAM
    return found


def pairing_conflicts(state: EventState, entries: Iterable[int]) -> dict[int, Counter[int]]:
    """Return how bad it is that two are paired; a second meeting outweighs all teams."""
    there = list(entries)
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for one, others in meetings(state).items():
        found[one] = Counter({other: len(there) * count for other, count in others.items()})
    for one, others in seating_weights(state, there, again=False).items():
        found[one].update(dict.fromkeys(others, 1))
    return found


def count_first_chairs(state: EventState) -> Counter[int]:
    """Count how often each entry had the first deal at a table."""
    return Counter(table.entries[0] for played in state.rounds for table in played.tables)


def is_same_person(state: EventState, one: int, other: int) -> bool:
    """Tell whether two entries have a member in common."""
    return bool(set(state.entries[one].members) & set(state.entries[other].members))


def find_table(played: Round, number: int) -> Table:
    """Return a table of a round by its number. Raises KeyError."""
    for table in played.tables:
        if table.number == number:
            return table
    raise KeyError(number)


def free_entries(state: EventState) -> list[int]:
    """Return the present entries that sit at no table without a result."""
    busy = {one for played in state.rounds for table in open_tables(state, played) for one in table.entries}
    return [one for one in present_entries(state) if one not in busy]


def count_tables(state: EventState) -> Counter[int]:
    """Count at how many tables each entry was."""
    return Counter(one for played in state.rounds for table in played.tables for one in table.entries)


def open_numbers(state: EventState, count: int) -> list[int]:
    """Return the lowest numbers of tables at which nobody plays."""
    used = {table.number for played in state.rounds for table in open_tables(state, played)}
    free = (number for number in range(1, len(used) + count + 1) if number not in used)
    return list(islice(free, count))


def open_tables(state: EventState, played: Round) -> list[Table]:
    """Return the tables of a round that have no result yet."""
    return [table for table in played.tables if (played.number, table.number) not in state.results]
