"""Work out what each entry got in each round. That is points, place and share of a win, also without playing."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from hlaska.events.history import entry_sizes
from hlaska.events.model import ByeScore, Result, Round, Table
from hlaska.events.results import is_played, table_places
from hlaska.events.scoring_rules import SCORING_RULES
from hlaska.events.state import EventState

Kind = Literal["played", "bye", "walkover", "absent"]
ZERO: Final = Fraction()


class Score(Struct, frozen=True):
    """Hold what an entry got in a round.

    place: from 1; shared places are their mean.
    win: its share of the first place.
    table: 0 where it sat out.
    """

    kind: Kind
    points: Fraction
    place: Fraction
    win: Fraction
    table: int = 0


def round_scores(state: EventState, played: Round) -> dict[int, Score]:
    """Return the scores of a round, of all who have one yet."""
    found: dict[int, Score] = {}
    idle: list[tuple[int, ByeScore, Kind, int]] = [(one, bye_score(state), "bye", 0) for one in played.byes]
    for table in played.tables:
        result = state.results.get((played.number, table.number))
        if result is None:
            continue
        if is_played(result):
            found |= _table_scores(result, table)
            continue
        for one in table.entries:
            if one in result.absent:
                idle.append((one, "nothing", "absent", table.number))
            else:
                idle.append((one, "mean" if result.void else "win", "walkover", table.number))
    real = list(found.values())
    worth = _idle_worth(state, real) if idle else {}
    for one, how, kind, number in idle:
        points, place, win = worth[how]
        found[one] = Score(kind, points, place, win, number)
    return found


def _table_scores(result: Result, table: Table) -> dict[int, Score]:
    places = table_places(result, len(table.entries))
    first = min(places)
    points = result.points or (0,) * len(table.entries)
    return {
        one: Score(
            "absent" if one in result.absent else "played",
            Fraction(points[i]),
            places[i],
            Fraction(1, places.count(first)) if places[i] == first else ZERO,
            table.number,
        )
        for i, one in enumerate(table.entries)
    }


def bye_score(state: EventState) -> ByeScore:
    """Return what sitting out counts as: the plan's word, else the format's."""
    return state.plan.bye or SCORING_RULES[state.plan.format].bye


def _idle_worth(
    state: EventState, real: Sequence[Score]
) -> dict[ByeScore, tuple[Fraction, Fraction, Fraction]]:
    """Return points, place and share of a win of who did not play. They are a winner's, the mean, or the last one's."""
    usual = entry_sizes(state.plan)[0]
    winners = [score.points for score in real if score.win == 1]
    everybody = [score.points for score in real]
    return {
        "win": (mean(winners), Fraction(1), Fraction(1)),
        "mean": (mean(everybody), Fraction(usual + 1, 2), Fraction(1, usual)),
        "nothing": (ZERO, Fraction(usual), ZERO),
    }


def total_points(state: EventState) -> dict[int, Fraction]:
    """Return the points of each entry in all rounds."""
    found = dict.fromkeys(state.entries, ZERO)
    for played in state.rounds:
        for one, score in round_scores(state, played).items():
            found[one] += score.points
    return found


def mean(values: Sequence[Fraction]) -> Fraction:
    """Return the mean, nothing of nothing."""
    if not values:
        return ZERO
    if all(value.denominator == 1 for value in values):  # points are whole: much faster
        return Fraction(sum(value.numerator for value in values), len(values))
    return sum(values, ZERO) / len(values)
