"""Measure a round as the event ranks it. It does so by points, wins, places, or against the same chair elsewhere."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from hlaska.events.history import entry_sizes
from hlaska.events.model import COMPARED, Ranking, Round
from hlaska.events.results import is_played
from hlaska.events.scale import scale_points
from hlaska.events.scores import ZERO, Score, bye_score, mean, round_scores
from hlaska.events.scoring_rules import SCORING_RULES
from hlaska.events.state import EventState

Values = dict[int, Fraction]
Chairs = list[
    tuple[int, tuple[int, int, int], int]
]  # an entry; the chair, deal and size of its table; what it got


def ranking_of(state: EventState) -> Ranking:
    """Return what an event is ranked by: the plan's word, else the format's."""
    if state.plan.ranking:
        return state.plan.ranking
    by_wins = SCORING_RULES[state.plan.format].by_wins and set(entry_sizes(state.plan)) == {2}
    return "wins" if by_wins else "points"


def round_values(state: EventState, played: Round, ranking: Ranking) -> Values:
    """Return the value of a round for each entry that has one yet.

    Who did not play gets the mean of the winners, the mean of all, or nothing; where results are compared, nothing is
    the worst of the round."""
    scores = round_scores(state, played)
    if ranking in COMPARED:
        values = _compare_deals(state, played, ranking)
    else:
        top = max(entry_sizes(state.plan))
        values = {one: _value(score, ranking, top) for one, score in scores.items()}
        if ranking == "points":
            return values
    seated = _seated_entries(state, played)
    real = {one: value for one, value in values.items() if one in seated}
    if idle := [one for one in scores if one not in seated]:
        winners = [value for one, value in real.items() if scores[one].win == 1]
        worth = {
            "win": mean(winners) if winners or ranking != "wins" else Fraction(1),
            "mean": mean(list(real.values())),
            "nothing": min([ZERO, *real.values()]) if ranking in COMPARED else ZERO,
        }
        values |= {one: worth[_idle_as(state, scores[one])] for one in idle}
    return values


def _value(score: Score, ranking: Ranking, top: int) -> Fraction:
    if ranking == "wins":
        return score.win
    if ranking == "places":
        return max(ZERO, top - score.place)
    return score.points


def _idle_as(state: EventState, score: Score) -> str:
    if score.kind == "bye":
        return bye_score(state)
    if score.kind == "absent":
        return "nothing"
    return "win" if score.win == 1 else "mean"


def _seated_entries(state: EventState, played: Round) -> set[int]:
    """Return who sat at a table at which was played."""
    return {
        one
        for table in played.tables
        if (result := state.results.get((played.number, table.number))) is not None and is_played(result)
        for one in table.entries
    }


# ---------------------------------------------------------------- the same chair elsewhere
def _compare_deals(state: EventState, played: Round, ranking: Ranking) -> Values:
    """Compare each deal with the same deal in the same chair elsewhere."""
    groups: dict[tuple[int, int, int], dict[int, int]] = defaultdict(dict)
    for one, where, value in _chairs(state, played):
        groups[where][one] = value
    found: Values = defaultdict(lambda: ZERO)
    for group in groups.values():
        values = _COMPARE[ranking](list(group.values()), state.plan.unit)
        for one, worth in zip(group, values, strict=True):
            found[one] += worth
    return dict(found)


def _chairs(state: EventState, played: Round) -> Chairs:
    found: Chairs = []
    for table in played.tables:
        result = state.results.get((played.number, table.number))
        if result is None or not is_played(result) or not result.points:
            continue
        for number, deal in enumerate(result.deals or (result.points,)):
            found += [
                (one, (chair, number, len(table.entries)), deal[chair])
                for chair, one in enumerate(table.entries)
            ]
    return found


def matchpoints(field: Sequence[int], unit: int = 0) -> list[Fraction]:
    """Return the share of the others that each result beats. An equal one counts half, and no other is half."""
    if len(field) < 2:
        return [Fraction(1, 2)] * len(field)
    ordered = sorted(field)
    shares = {
        value: Fraction(bisect_left(ordered, value) + bisect_right(ordered, value) - 1, 2 * (len(field) - 1))
        for value in set(field)
    }
    return [shares[value] for value in field]


def mean_differences(field: Sequence[int], unit: int = 0) -> list[Fraction]:
    """Return how far each result is above the mean of all in the same chair."""
    total, count = sum(field), len(field)
    return [Fraction(value * count - total, count) for value in field]


def _scale(field: Sequence[int], unit: int) -> list[Fraction]:
    return [Fraction(scale_points(one, unit)) for one in mean_differences(field)]


_COMPARE: Final[Mapping[str, Callable[[Sequence[int], int], list[Fraction]]]] = {
    "matchpoints": matchpoints,
    "difference": mean_differences,
    "scale": _scale,
}
