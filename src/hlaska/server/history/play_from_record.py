"""Plays a record's deal on from a step, at a table of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

from hlaska.core.errors import BadOptions
from hlaska.core.game import Game, Match
from hlaska.core.record import Find, Record, Setup, game_of
from hlaska.protocol.deals import PlayOn
from hlaska.server.history.records import NoDeal, chair_of, parse_uploaded
from hlaska.table.match_state import Chair
from hlaska.table.preview import explain_refusal


class StartedDeal(NamedTuple):
    """Holds a deal to be played on.

    It has the match before it, the deck or where the cards lie, and what each seat has done.
    """

    game: Game
    preset: str
    chairs: tuple[Chair, ...]
    match: Match
    begins: tuple[int, ...] | Setup
    moves: tuple[tuple[int, int], ...]


def start_from_record(find: Find, request: PlayOn) -> StartedDeal:
    """Returns a deal of a record as it stood at a step. Raises BadRecord, BadOptions, NoDeal, Illegal."""
    record, played = parse_uploaded(find, request.text, request.deal)
    game, one, deal = game_of(record, find), played[request.deal - 1], record.deals[request.deal - 1]
    if not 0 <= request.seat < game.seats:
        raise NoDeal(f"there is no seat {request.seat}; seats are 0 to {game.seats - 1}")
    steps = one.steps[: max(0, request.step)]
    state = steps[-1].state if steps else one.start
    if len(steps) != request.step or state.pub.turn < 0:
        raise BadOptions(
            f"step={request.step}: the deal has {len(one.steps)} actions and is over after the last one"
        )
    own = game.chairs(one.before)[request.seat]
    chairs = tuple(
        Chair(request.name) if i == own else _opponent(record, i, request) for i in range(game.players)
    )
    moves = tuple((step.seat, step.action) for step in steps) + _replace_turn(game, state, request)
    return StartedDeal(
        game, record.preset or next(iter(game.presets)), chairs, one.before, deal.setup or deal.deck, moves
    )


def _replace_turn(game: Game, state: Any, request: PlayOn) -> tuple[tuple[int, int], ...]:
    """Returns what the seat does there instead of what follows in the record. Raises Illegal."""
    if len(request.then) > game.bound:
        raise BadOptions(f"then: {len(request.then)} actions at once")
    for action in request.then:
        if state.pub.turn < 0 or action not in game.legal(state, request.seat):
            raise explain_refusal(game, game.view(state, request.seat), action)
        state, _ = game.apply(state, request.seat, action)
    return tuple((request.seat, action) for action in request.then)


def _opponent(record: Record, nth: int, request: PlayOn) -> Chair:
    """Puts a computer player on a chair of the record, mostly under the name there.

    Not where that is one's own, or nobody's.
    """
    told = chair_of(record.chairs, nth)
    name = "" if told.name in ("?", request.name.strip()) else told.name
    return Chair(name, "bot", request.level or told.level)
