"""Reports how partners treat each other in the deals of a match.

It says which duties came up, were kept, were broken, and where.

The deals are replayed from their records; what is owed `hlaska.core.sure_winner` says, from the view and the
events of the seat that decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from hlaska.core import record as records
from hlaska.core.board import Event
from hlaska.core.sure_winner import list_partner_duties
from hlaska.games import game_class
from hlaska.research.matches.log import DuplicateDeal
from hlaska.research.matches.play_deal import DuplicateGame


class BrokenDuty(Struct, frozen=True):
    """Says where a duty was broken.

    deal: its number in the match.
    players: by seat, who sat where.
    move: index of the action in the record.
    seat: whose action it was.
    action: as in records.
    record: the whole deal, for `hlaska replay`.
    """

    deal: int
    players: str
    move: int
    seat: int
    action: str
    record: str


class DutyCounts(Struct, frozen=True):
    """Counts one duty of one player.

    player: A or B.
    duty: its name.
    kept: how often it was kept.
    forced: how often nothing legal kept it.
    broken: each time that it was broken.
    """

    player: str
    duty: str
    kept: int
    forced: int
    broken: tuple[BrokenDuty, ...]


class _DutyCheck(NamedTuple):
    """Records one duty in one decision."""

    move: int
    seat: int
    action: str
    duty: str
    outcome: str


def partner_report(deals: Sequence[DuplicateDeal]) -> tuple[DutyCounts, ...]:
    """Returns the duties of both players, by player and name."""
    kept: dict[tuple[str, str], list[int]] = {}
    broken: dict[tuple[str, str], list[BrokenDuty]] = {}
    for deal in deals:
        for one in deal.games:
            for found in _check_duties(one):
                key = one.players[found.seat], found.duty
                counts = kept.setdefault(key, [0, 0])
                if found.outcome == "broken":
                    broken.setdefault(key, []).append(_broken_duty(deal.deal, one, found))
                else:
                    counts[found.outcome == "forced"] += 1
    return tuple(
        DutyCounts(player, duty, counts[0], counts[1], tuple(broken.get((player, duty), ())))
        for (player, duty), counts in sorted(kept.items())
    )


def _check_duties(one: DuplicateGame) -> Iterator[_DutyCheck]:
    """Yields every duty of a deal."""
    record = records.from_json(bytes(one.record), game_class)
    game = records.game_of(record, game_class)
    played = records.check(record, game_class)[0]
    state = played.start
    seen: list[list[Event]] = [[e.for_seat(s) for e in played.events] for s in range(game.seats)]
    for move, step in enumerate(played.steps):
        view = game.view(state, step.seat)
        for duty in list_partner_duties(game, view, seen[step.seat], step.action):
            yield _DutyCheck(move, step.seat, game.action_text(step.action), duty.name, duty.outcome)
        state = step.state
        for seat in range(game.seats):
            seen[seat] += [e.for_seat(seat) for e in step.events]


def _broken_duty(deal: int, one: DuplicateGame, found: _DutyCheck) -> BrokenDuty:
    text = bytes(one.record).decode()
    return BrokenDuty(deal, one.players, found.move, found.seat, found.action, text)
