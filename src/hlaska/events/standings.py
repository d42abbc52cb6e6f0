"""Rank the entries and teams of an event by points, then by tie-breaks that are named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.events.scores import ZERO, round_scores
from hlaska.events.state import EventState

TIE_BREAKS: Final = ("wins", "best round")


class Ranked(Struct, frozen=True):
    """Rank an entry or a team; equal ones share a rank.

    `progress`: how far it is in a knock-out, which goes before points; `tie_breaks` in the order of TIE_BREAKS."""

    rank: int
    id: int
    points: Fraction
    tie_breaks: tuple[Fraction, ...]
    progress: Fraction = ZERO


def rank_entries(state: EventState) -> tuple[Ranked, ...]:
    """Rank all entries by the sum of their points, with adjustments."""
    got = points_by_round(state)
    wins = dict.fromkeys(state.entries, ZERO)
    for played in state.rounds:
        for one, score in round_scores(state, played).items():
            wins[one] += score.win
    more = dict.fromkeys(state.entries, ZERO)
    for adjustment in state.adjustments:
        more[adjustment.entry] += adjustment.points
    progress = measure_progress(state)
    return _rank(
        Ranked(
            0,
            one,
            sum(got[one], more[one]),
            (wins[one], max(got[one], default=ZERO)),
            progress.get(one, ZERO),
        )
        for one in state.entries
    )


def measure_progress(state: EventState) -> Mapping[int, Fraction]:
    """Return what the format ranks entries by before points, if anything."""
    from hlaska.events.formats import FORMATS

    measure = FORMATS[state.plan.format].progress
    return measure(state) if measure else {}


def score_groups(state: EventState) -> dict[int, int]:
    """Return the number of each entry's score among all scores, from 0."""
    ranked = rank_entries(state)
    scores = sorted({one.points for one in ranked}, reverse=True)
    index = {score: i for i, score in enumerate(scores)}
    return {one.id: index[one.points] for one in ranked}


def rank_teams(state: EventState) -> tuple[Ranked, ...]:
    """Rank all teams by the sums of their members; in a knock-out by its best member."""
    of = {one.id: one for one in rank_entries(state)}
    return _rank(
        Ranked(
            0,
            team.id,
            sum((of[one].points for one in team.entries), ZERO),
            (
                sum((of[one].tie_breaks[0] for one in team.entries), ZERO),
                max(of[one].tie_breaks[1] for one in team.entries),
            ),
            max(of[one].progress for one in team.entries),
        )
        for team in state.teams.values()
    )


def points_by_round(state: EventState) -> dict[int, list[Fraction]]:
    """Return the points of each entry in the rounds it was in."""
    found: dict[int, list[Fraction]] = {one: [] for one in state.entries}
    for played in state.rounds:
        for one, score in round_scores(state, played).items():
            found[one].append(score.points)
    return found


def _rank(found: Iterable[Ranked]) -> tuple[Ranked, ...]:
    def key(one: Ranked) -> tuple[Fraction, Fraction, tuple[Fraction, ...]]:
        return one.progress, one.points, one.tie_breaks

    ordered = sorted(found, key=key, reverse=True)
    keys = [key(one) for one in ordered]
    return tuple(replace(one, rank=keys.index(key(one)) + 1) for one in ordered)
