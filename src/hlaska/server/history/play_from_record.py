"""A deal of a record played on from one of its steps, at a table of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

from hlaska.core.errors import BadOptions
from hlaska.core.game import Game, Match
from hlaska.core.record import Find, Record, Setup, game_of
from hlaska.protocol.deals import PlayOn
from hlaska.server.history.records import NoDeal, chair_of, parse_uploaded
from hlaska.table.match_state import Chair
from hlaska.table.preview import refusal


class Begun(NamedTuple):
    """A deal to be played on: the match before it, the deck or where the cards lie, and what each seat has done."""

    game: Game
    preset: str
    chairs: tuple[Chair, ...]
    match: Match
    begins: tuple[int, ...] | Setup
    moves: tuple[tuple[int, int], ...]


def to_play_on(find: Find, asked: PlayOn) -> Begun:
    """A deal of a record as it stood at a step. Raises BadRecord, BadOptions, NoDeal, Illegal."""
    record, played = parse_uploaded(find, asked.text, asked.deal)
    game, one, deal = game_of(record, find), played[asked.deal - 1], record.deals[asked.deal - 1]
    if not 0 <= asked.seat < game.seats:
        raise NoDeal(f"there is no seat {asked.seat}; seats are 0 to {game.seats - 1}")
    steps = one.steps[: max(0, asked.step)]
    state = steps[-1].state if steps else one.start
    if len(steps) != asked.step or state.pub.turn < 0:
        raise BadOptions(
            f"step={asked.step}: the deal has {len(one.steps)} actions and is over after the last one"
        )
    own = game.chairs(one.before)[asked.seat]
    chairs = tuple(
        Chair(asked.name) if i == own else _opponent(record, i, asked) for i in range(game.players)
    )
    moves = tuple((step.seat, step.action) for step in steps) + _instead(game, state, asked)
    return Begun(
        game, record.preset or next(iter(game.presets)), chairs, one.before, deal.setup or deal.deck, moves
    )


def _instead(game: Game, state: Any, asked: PlayOn) -> tuple[tuple[int, int], ...]:
    """What the seat does there instead of what follows in the record. Raises Illegal."""
    if len(asked.then) > game.bound:
        raise BadOptions(f"then: {len(asked.then)} actions at once")
    for action in asked.then:
        if state.pub.turn < 0 or action not in game.legal(state, asked.seat):
            raise refusal(game, game.view(state, asked.seat), action)
        state, _ = game.apply(state, asked.seat, action)
    return tuple((asked.seat, action) for action in asked.then)


def _opponent(record: Record, nth: int, asked: PlayOn) -> Chair:
    """Puts a computer player on a chair of the record, mostly under the name there.

    Not where that is one's own, or nobody's.
    """
    told = chair_of(record.chairs, nth)
    name = "" if told.name in ("?", asked.name.strip()) else told.name
    return Chair(name, "bot", asked.level or told.level)
