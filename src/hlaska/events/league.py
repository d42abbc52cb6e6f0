"""Add the standings of several events up to those of a league."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from hlaska.events.errors import BadCommand
from hlaska.events.model import League
from hlaska.events.scores import ZERO
from hlaska.events.standings import Ranked, count_best, rank_entries, sum_counted
from hlaska.events.state import EventState


class LeagueRow(Struct, frozen=True):
    """Rank a person or a team in a league.

    events: its points in each, None where it was missed.
    """

    rank: int
    name: str
    points: Fraction
    wins: int
    events: tuple[Fraction | None, ...]
    counted: tuple[bool, ...]


def check_league(league: League) -> None:
    """Refuse a league that cannot be. Raises BadCommand."""
    if min(league.best, league.drop) < 0:
        raise BadCommand("league-negative", "Events that count and events dropped are numbers from 0.")
    if list(league.places) != sorted(league.places, reverse=True):
        raise BadCommand("league-places", "A better place has no fewer points than a worse one: order them.")
    members = [name for team in league.teams.values() for name in team]
    if twice := sorted({name for name in members if members.count(name) > 1}):
        text = f"{twice[0]} is in two teams, or twice in one: name each once."
        raise BadCommand("league-twice", text)


def rank_league(league: League, events: Sequence[EventState]) -> tuple[LeagueRow, ...]:
    """Rank all people of the events. Each member of a pair has its points; of several entries the best counts.

    Equal points are told apart by events won; who is still equal shares a rank."""
    gains = [_gains(league, state) for state in events]
    names = sorted({name for gain in gains for name in gain})
    return _rank_rows(league, {name: [gain.get(name) for gain in gains] for name in names}, gains)


def rank_league_teams(league: League, events: Sequence[EventState]) -> tuple[LeagueRow, ...]:
    """Rank the teams by the sums of their members in each event."""
    gains = [_gains(league, state) for state in events]
    sums: list[dict[str, Fraction]] = []
    for gain in gains:
        there = {
            team: [gain[name] for name in members if name in gain] for team, members in league.teams.items()
        }
        sums.append({team: sum(points, ZERO) for team, points in there.items() if points})
    return _rank_rows(league, {team: [one.get(team) for one in sums] for team in league.teams}, sums)


def _gains(league: League, state: EventState) -> dict[str, Fraction]:
    """Return what each person has from an event."""
    found: dict[str, Fraction] = {}
    ranked = rank_entries(state)
    for one in ranked:
        points = _place_points(league, ranked, one) if league.places else one.points
        for name in state.entries[one.id].members:
            found[name] = max(found.get(name, points), points)
    return found


def _place_points(league: League, ranked: Sequence[Ranked], one: Ranked) -> Fraction:
    """Return the points of a place; equal ones share those of their places."""
    equal = sum(other.rank == one.rank for other in ranked)
    shared = league.places[one.rank - 1 : one.rank - 1 + equal]
    return Fraction(sum(shared), equal)


def _rank_rows(
    league: League,
    points: Mapping[str, Sequence[Fraction | None]],
    gains: Sequence[Mapping[str, Fraction]],
) -> tuple[LeagueRow, ...]:
    rows: Iterable[LeagueRow] = (
        _row(name, values, count_best(values, league.best, league.drop), gains)
        for name, values in points.items()
    )
    ordered = sorted(rows, key=lambda row: (-row.points, -row.wins, row.name))
    keys = [(row.points, row.wins) for row in ordered]
    return tuple(replace(row, rank=keys.index((row.points, row.wins)) + 1) for row in ordered)


def _row(
    name: str,
    values: Sequence[Fraction | None],
    counted: tuple[bool, ...],
    gains: Sequence[Mapping[str, Fraction]],
) -> LeagueRow:
    total = sum_counted(values, counted)
    wins = sum(v is not None and v == max(gain.values()) for v, gain in zip(values, gains, strict=True))
    return LeagueRow(0, name, total, wins, tuple(values), counted)
