"""Measure a round as the event ranks it: points, wins, places, or compared with the same chair elsewhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from hlaska.events.history import entry_sizes
from hlaska.events.model import Ranking, Round
from hlaska.events.scale import scale_points
from hlaska.events.scores import ZERO, Score, bye_score, is_played, round_scores
from hlaska.events.state import EventState

Values = dict[int, Fraction]
Chairs = list[
    tuple[int, tuple[int, int, int], int]
]  # an entry; the chair, deal and size of its table; what it got
COMPARED: Final = ("matchpoints", "difference", "scale")  # with the same chair at other tables


def ranking_of(state: EventState) -> Ranking:
    """Return what an event is ranked by: the plan's word, else the format's."""
    from hlaska.events.formats import FORMATS

    if state.plan.ranking:
        return state.plan.ranking
    by_wins = FORMATS[state.plan.format].by_wins and set(entry_sizes(state.plan)) == {2}
    return "wins" if by_wins else "points"


def round_values(state: EventState, played: Round, ranking: Ranking) -> Values:
    """Return the value of a round for each entry that has one yet.

    Who did not play gets the mean of the winners, the mean of all, or nothing; where results are compared, nothing is
    the worst of the round."""
    scores = round_scores(state, played)
    if ranking in COMPARED:
        values = _compared(state, played, ranking)
    else:
        top = max(entry_sizes(state.plan))
        values = {one: _value(score, ranking, top) for one, score in scores.items()}
        if ranking == "points":
            return values
    seated = _seated(state, played)
    real = {one: value for one, value in values.items() if one in seated}
    winners = [value for one, value in real.items() if scores[one].win == 1]
    worst = min([ZERO, *real.values()]) if ranking in COMPARED else ZERO
    for one, score in scores.items():
        if one not in seated:
            how = _idle_as(state, score)
            values[one] = {"win": _mean(winners), "mean": _mean(list(real.values())), "nothing": worst}[how]
            if how == "win" and not winners and ranking == "wins":
                values[one] = Fraction(1)
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


def _seated(state: EventState, played: Round) -> set[int]:
    """Return who sat at a table at which was played."""
    return {
        one
        for table in played.tables
        if (result := state.results.get((played.number, table.number))) is not None and is_played(result)
        for one in table.entries
    }


# ---------------------------------------------------------------- the same chair elsewhere
def _compared(state: EventState, played: Round, ranking: Ranking) -> Values:
    """Compare each deal with the same deal in the same chair elsewhere."""
    chairs = _chairs(state, played)
    groups: dict[tuple[int, int, int], list[int]] = defaultdict(list)
    for _, where, value in chairs:
        groups[where].append(value)
    found: Values = defaultdict(lambda: ZERO)
    for one, where, value in chairs:
        found[one] += _COMPARE[ranking](value, groups[where], state.plan.unit)
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


def matchpoints(value: int, field: Sequence[int], unit: int = 0) -> Fraction:
    """Return the share of the others that a result beats; an equal one counts half, no other is half."""
    if len(field) < 2:
        return Fraction(1, 2)
    below = sum(other < value for other in field)
    equal = field.count(value) - 1
    return Fraction(2 * below + equal, 2 * (len(field) - 1))


def mean_difference(value: int, field: Sequence[int], unit: int = 0) -> Fraction:
    """Return how far a result is above the mean of all in the same chair."""
    return value - Fraction(sum(field), len(field))


def _scaled(value: int, field: Sequence[int], unit: int) -> Fraction:
    return Fraction(scale_points(mean_difference(value, field), unit))


_COMPARE: Final[Mapping[str, Callable[[int, Sequence[int], int], Fraction]]] = {
    "matchpoints": matchpoints,
    "difference": mean_difference,
    "scale": _scaled,
}


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, ZERO) / len(values) if values else ZERO
