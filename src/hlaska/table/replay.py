"""Replays a deal that is over step by step. It shows what each follower was told, or all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from hlaska.core.board import EVERYONE, SEEN, Event, State
from hlaska.core.game import Game
from hlaska.core.record import Played
from hlaska.core.view import View
from hlaska.table.match_state import MatchState, Step
from hlaska.table.updates import ALL, Update, make_update

FIRST: Final = 1  # the seq of the first frame, as of a table's first line


def frames(game: Game, played: Played, deal: int, seat: int, all_open: bool) -> tuple[Update, ...]:
    """Returns what the seat was told when the cards were dealt and after each action.

    A seat of -1 is an onlooker.

    Each frame has what happened since the one before; `all_open`: with every card, in views and events.
    """
    chair = game.chairs(played.before)[seat] if seat >= 0 else -1
    told: list[Update] = []
    for now in states_of(game, played, deal):
        frame = make_update(game, now, chair, told[-1].seq if told else ALL, sheet=False, waiting=())
        assert frame is not None
        told.append(_reveal_update(game, now, frame) if all_open else frame)
    return tuple(told)


def states_of(game: Game, played: Played, deal: int) -> Iterator[MatchState]:
    """Returns the table's states in a deal, at its beginning and after each action.

    Each has its own moment alone: followers have been told of the others.
    """
    now = MatchState(
        played.before,
        game.chairs(played.before),
        seq=FIRST,
        deal=deal,
        state=played.start,
        running=True,
        steps=(Step(FIRST, played.events, played.start.pub),),
    )
    for seq, step in enumerate(played.steps, FIRST + 1):
        yield now
        now = replace(now, seq=seq, state=step.state, steps=(Step(seq, step.events, step.state.pub),))
    yield now if played.after is None else replace(now, running=False, match=played.after)


def _reveal_update(game: Game, now: MatchState, frame: Update) -> Update:
    """Shows every card to everybody in an update. What the seat is asked stays as it was."""
    assert now.state is not None
    happened = [(moment.pub, _reveal_event(event)) for moment in now.steps for event in moment.events]
    return replace(
        frame,
        view=_reveal_view(game, now.state, frame.view),
        events=tuple(event for _, event in happened),
        told=tuple(game.explainer.explain_event(pub, event) for pub, event in happened),
    )


def _reveal_event(event: Event) -> Event:
    return replace(event, to=EVERYONE)


def _reveal_view(game: Game, state: State, view: View) -> View:
    everyone = (1 << game.seats) - 1 << 6
    places = tuple(tuple(e & ~SEEN | everyone for e in entries) for entries in state.places)
    return View(view.seat, view.pub, places, view.legal)
