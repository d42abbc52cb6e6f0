"""Rank the entries and teams of an event, ties by tie-breaks that are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.events.measures import Values, ranking_of, round_values
from hlaska.events.model import Ranking, TieBreak
from hlaska.events.results import is_played, table_places
from hlaska.events.scores import ZERO
from hlaska.events.scoring_rules import SCORING_RULES
from hlaska.events.state import EventState

DEFAULT_TIE_BREAKS: Final[Mapping[Ranking, tuple[TieBreak, ...]]] = {
    "points": ("wins", "best"),
    "wins": ("opponents", "direct", "points"),
    "places": ("points", "wins"),
    "matchpoints": ("wins", "best"),
    "difference": ("wins", "best"),
    "scale": ("difference", "best"),
}


class Ranked(Struct, frozen=True):
    """Rank an entry or a team.

    rank: equal ones share it.
    points: what the event ranks by.
    tie_breaks: in the order of `tie_break_names`.
    progress: how far it is in a knock-out or up a ladder, which goes before.
    """

    rank: int
    id: int
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    progress: Fraction = ZERO


class Totals(Struct, frozen=True):
    """Hold what tie-breaks are made of: each entry's values and the totals.

    A value is None for a round that the entry was not in.
    """

    rounds: dict[int, list[Fraction | None]]
    totals: Values


def tie_break_names(state: EventState) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of an event. They are the plan's, else those that are usual for its ranking."""
    return state.plan.tie_breaks or DEFAULT_TIE_BREAKS[ranking_of(state)]


def rank_entries(state: EventState) -> tuple[Ranked, ...]:
    """Rank all entries by the sum of what counts, with adjustments."""
    totals = add_rounds(state)
    breaks = [_TIE_BREAKS[name](state, totals) for name in tie_break_names(state)]
    progress = measure_progress(state)
    return _rank(
        Ranked(0, one, totals.totals[one], tuple(values[one] for values in breaks), progress.get(one, ZERO))
        for one in state.entries
    )


def rank_teams(state: EventState) -> tuple[Ranked, ...]:
    """Rank all teams by the sums of their members. In a knock-out the best member counts."""
    of = {one.id: one for one in rank_entries(state)}
    names = tie_break_names(state)
    return _rank(
        Ranked(
            0,
            team.id,
            sum((of[one].points for one in team.entries), ZERO),
            tuple(
                _join(name, [of[one].tie_breaks[i] for one in team.entries]) for i, name in enumerate(names)
            ),
            max(of[one].progress for one in team.entries),
        )
        for team in state.teams.values()
    )


def _join(name: TieBreak, values: Sequence[Fraction]) -> Fraction:
    return max(values) if name == "best" else sum(values, ZERO)


def add_rounds(state: EventState) -> Totals:
    """Add up what counts of all rounds, by the event's ranking."""
    values = values_by_round(state, ranking_of(state))
    totals = {one: sum_best(values[one], state.plan.best, state.plan.drop) for one in state.entries}
    for adjustment in state.adjustments:
        totals[adjustment.entry] += adjustment.points
    return Totals(values, totals)


def values_by_round(state: EventState, ranking: Ranking) -> dict[int, list[Fraction | None]]:
    """Return the value of each round for each entry, None where it was not in."""
    rounds = [round_values(state, played, ranking) for played in state.rounds]
    return {one: [values.get(one) for values in rounds] for one in state.entries}


def sum_best(values: Sequence[Fraction | None], best: int, drop: int) -> Fraction:
    """Return the sum of what counts."""
    return sum_counted(values, count_best(values, best, drop))


def sum_counted(values: Sequence[Fraction | None], counted: Sequence[bool]) -> Fraction:
    """Return the sum of those values that count."""
    return sum((v for v, c in zip(values, counted, strict=True) if c and v is not None), ZERO)


def count_best(values: Sequence[Fraction | None], best: int, drop: int) -> tuple[bool, ...]:
    """Tell which values count: `best` of them, without `drop` of the worst, missed ones first."""
    most = len(values) - drop
    if best:
        most = min(most, best)
    played = [(-value, i) for i, value in enumerate(values) if value is not None]
    counted = {i for _, i in sorted(played)[: max(0, most)]}
    return tuple(i in counted for i in range(len(values)))


def score_groups(state: EventState) -> dict[int, int]:
    """Return the number of each entry's score among all scores, from 0."""
    totals = add_rounds(state).totals
    index = {score: i for i, score in enumerate(sorted(set(totals.values()), reverse=True))}
    return {one: index[score] for one, score in totals.items()}


def measure_progress(state: EventState) -> Mapping[int, Fraction]:
    """Return what the format ranks entries by before points, if anything."""
    measure = SCORING_RULES[state.plan.format].progress
    return measure(state) if measure else {}


# ---------------------------------------------------------------- tie-breaks
def _sum_of(ranking: Ranking) -> Callable[[EventState, Totals], Values]:
    def add(state: EventState, totals: Totals) -> Values:
        values = values_by_round(state, ranking)
        return {one: sum((v for v in values[one] if v is not None), ZERO) for one in state.entries}

    return add


def _best_round(state: EventState, totals: Totals) -> Values:
    return {
        one: max((v for v in values if v is not None), default=ZERO) for one, values in totals.rounds.items()
    }


def _last_round(state: EventState, totals: Totals) -> Values:
    return {
        one: next((v for v in reversed(values) if v is not None), ZERO)
        for one, values in totals.rounds.items()
    }


def _opponents(state: EventState, totals: Totals) -> Values:
    """Add up the totals of all whom an entry has met (Buchholz)."""
    found = dict.fromkeys(state.entries, ZERO)
    for played in state.rounds:
        for table in played.tables:
            for one, other in permutations(table.entries, 2):
                found[one] += totals.totals[other]
    return found


def _direct(state: EventState, totals: Totals) -> Values:
    """Count whom an entry has beaten of those with the same total. A draw is half."""
    found = dict.fromkeys(state.entries, ZERO)
    for played in state.rounds:
        for table in played.tables:
            result = state.results.get((played.number, table.number))
            if result is None or not is_played(result):
                continue
            places = dict(zip(table.entries, table_places(result, len(table.entries)), strict=True))
            for one, other in permutations(table.entries, 2):
                if totals.totals[one] == totals.totals[other] and places[one] <= places[other]:
                    found[one] += 1 if places[one] < places[other] else Fraction(1, 2)
    return found


_TIE_BREAKS: Final[Mapping[TieBreak, Callable[[EventState, Totals], Values]]] = {
    "wins": _sum_of("wins"),
    "points": _sum_of("points"),
    "places": _sum_of("places"),
    "difference": _sum_of("difference"),
    "best": _best_round,
    "last": _last_round,
    "opponents": _opponents,
    "direct": _direct,
}


def _rank(found: Iterable[Ranked]) -> tuple[Ranked, ...]:
    def key(one: Ranked) -> tuple[Fraction, Fraction, tuple[Fraction, ...]]:
        return one.progress, one.points, one.tie_breaks

    ordered = sorted(found, key=key, reverse=True)
    ranks: dict[tuple[Fraction, Fraction, tuple[Fraction, ...]], int] = {}
    for number, one in enumerate(ordered, 1):
        ranks.setdefault(key(one), number)
    return tuple(replace(one, rank=ranks[key(one)]) for one in ordered)
