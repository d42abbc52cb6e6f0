"""Follow who is still in a knock-out, from the tables that were played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from hlaska.events.history import is_same_person
from hlaska.events.lots import order_by_lot
from hlaska.events.model import Plan, Result, Round, Table
from hlaska.events.results import is_played, table_places
from hlaska.events.state import EventState

Cup = Literal["title", "consolation", ""]
LIVES: Final = {"knockout": 1, "double": 2}


class Progress(Struct, frozen=True):
    """Say how far an entry has come.

    cup: where it still plays, "" for nowhere.
    losses: those in that cup.
    title_end, consolation_end: the rounds in which it was knocked out there, 0 for not.
    """

    cup: Cup = "title"
    losses: int = 0
    title_end: int = 0
    consolation_end: int = 0


def follow_progress(state: EventState) -> dict[int, Progress]:
    """Return the progress of each entry. A round without a table or a bye is lost."""
    *_, found = _follow_rounds(state)
    return found


def _follow_rounds(state: EventState) -> Iterator[dict[int, Progress]]:
    """Yield the progress before each round, then after the last."""
    found = dict.fromkeys(state.entries, Progress())
    for played in state.rounds:
        yield dict(found)
        _follow_round(state, found, played, LIVES[state.plan.format])
    yield found


def _follow_round(state: EventState, found: dict[int, Progress], played: Round, lives: int) -> None:
    away = set(found) - set(played.byes)
    for table in played.tables:
        away -= set(table.entries)
        result = state.results.get((played.number, table.number))
        if result is None:
            continue
        on = list_advancing(table, result, played.seed)
        for one in table.entries:
            if table.cup == "title" and found[one].cup != "title":  # it has filled the table
                if one in on:
                    found[one] = Progress("title", lives - 1)
            elif one not in on:
                found[one] = lose(found[one], played.number, lives, state.plan.consolation)
    for one in away:
        if found[one].cup:
            found[one] = lose(found[one], played.number, lives, state.plan.consolation)


def list_advancing(table: Table, result: Result, seed: str) -> Sequence[int]:
    """Return who of a table goes on; equal places by the lot of the round.

    Of a table that was not played all go on who were there."""
    there = [one for one in table.entries if one not in result.absent]
    if not is_played(result):
        return there
    places = dict(zip(table.entries, table_places(result, len(table.entries)), strict=True))
    order = order_by_lot(there, seed, 4)
    return sorted(order, key=lambda one: places[one])[: table.advance]


def lose(progress: Progress, number: int, lives: int, consolation: int) -> Progress:
    """Return the progress after a lost round."""
    losses = progress.losses + 1
    if progress.cup == "consolation":
        return replace(progress, cup="", losses=losses, consolation_end=number)
    if progress.cup == "title" and losses < lives:
        return replace(progress, losses=losses)
    if progress.cup == "title" and number <= consolation:
        return replace(progress, cup="consolation", losses=0, title_end=number)
    return replace(progress, cup="", title_end=progress.title_end or number)


def measure_progress(state: EventState) -> dict[int, Fraction]:
    """Measure how long each was in the cup for the title, then in consolation."""
    most = len(state.rounds) + 1
    found: dict[int, Fraction] = {}
    for one, progress in follow_progress(state).items():
        title = progress.title_end or most
        consolation = most if progress.cup == "consolation" else progress.consolation_end
        better = Fraction(1, 2) if progress.cup == "title" and not progress.losses else Fraction()
        found[one] = title * (most + 1) + consolation + better
    return found


def list_alive(progress: Mapping[int, Progress], cup: Cup) -> tuple[int, ...]:
    """Return who is still in a cup."""
    return tuple(one for one, found in progress.items() if found.cup == cup)


def find_finals(state: EventState) -> frozenset[int]:
    """Return the rounds whose one table had all who were in for the title."""
    found = set()
    for played, before in zip(state.rounds, _follow_rounds(state), strict=False):
        alive = {one for one in list_alive(before, "title") if state.entries[one].since <= played.number}
        if alive and any(alive <= set(table.entries) for table in played.tables):
            found.add(played.number)
    return frozenset(found)


def is_late(plan: Plan, rounds: int) -> bool:
    """Tell whether who enters after so many rounds is knocked out already."""
    progress = Progress()
    for number in range(1, rounds + 1):
        progress = lose(progress, number, LIVES[plan.format], plan.consolation)
    return not progress.cup


def can_play(state: EventState, entries: Sequence[int], least: int) -> bool:
    """Tell whether these fill a table: people do not play against themselves."""
    if len(entries) < least:
        return False
    return least > 2 or any(not is_same_person(state, *two) for two in combinations(entries, 2))
