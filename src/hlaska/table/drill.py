"""Positions to practise on: a moment of a deal at random in which somebody has to play a card.

The deal is played by chance under the rules in force, so every position can occur; the same seed gives the same one.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.board import Event, State
from hlaska.core.errors import Phrase
from hlaska.core.game import CALL, Action, Game
from hlaska.core.public import Public
from hlaska.table.news import Update

DEALS: Final = 30  # tried before giving up: a deal may end without a card played
QUIET: Final = 0.8  # how often the quiet call is made where only calls are possible
CARD: Final = 0.95  # how often a card is played where calls are possible too: a claim ends the deal
LEAST: Final = 3  # cards in hand: with fewer there is nothing to think about
FREE: Final = 0.15  # how often a position may be one where nothing binds


class Position(NamedTuple):
    """What a seat knows when it has to play; refusals: for each card held that may not be played, why."""

    seat: int
    update: Update
    refusals: tuple[tuple[int, Phrase], ...]


class _Moment(NamedTuple):
    state: State[Any]
    told: tuple[tuple[Event, Public], ...]


def position(game: Game, seed: int) -> Position | None:
    """A position of this game; None where chance finds none."""
    rng = Random(seed)
    for _ in range(DEALS):
        free = rng.random() < FREE
        moments = [m for m in _deal(game, rng) if _asks(game, m.state, free)]
        if moments:
            return _position(game, rng.choice(moments))
    return None


def _deal(game: Game, rng: Random) -> list[_Moment]:
    """All moments of a deal played by chance."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    told = tuple((event, state.pub) for event in events)
    moments = [_Moment(state, told)]
    while state.pub.turn >= 0:
        seat = state.pub.turn
        state, events = game.apply(state, seat, _choice(game.legal(state, seat), rng))
        told = (*told, *((event, state.pub) for event in events))
        moments.append(_Moment(state, told))
    return moments


def _choice(legal: tuple[Action, ...], rng: Random) -> Action:
    """Any card, or mostly the quiet call: by chance alone bids would be absurd."""
    cards = [a for a in legal if a < CALL]
    calls = [a for a in legal if a >= CALL]
    if cards and (not calls or rng.random() < CARD):
        return rng.choice(cards)
    return calls[0] if rng.random() < QUIET else rng.choice(calls)


def _asks(game: Game, state: State[Any], free: bool) -> bool:
    """Whether a card has to be played here and some may not (`free`: and all may), with a choice left."""
    if state.pub.turn < 0:
        return False
    view = game.view(state, state.pub.turn)
    held = set(game.teller.held(view)) if game.teller.plays(view) else set()
    may = held & {a & 63 for a in view.legal if a < CALL}
    if len(held) < LEAST or not may or not view.places[game.place("trick")]:
        return False
    return may == held if free else len(may) < len(held)


def _position(game: Game, moment: _Moment) -> Position:
    state, seat = moment.state, moment.state.pub.turn
    view = game.view(state, seat)
    events = tuple((event.for_seat(seat), pub) for event, pub in moment.told)
    match = game.opening()
    update = Update(
        seq=len(events), deal=1, chairs=game.chairs(match), events=tuple(event for event, _ in events),
        told=tuple(game.teller.tell(pub, event) for event, pub in events), view=view,
        explain=game.teller.explain(view), scores=match.scores, fresh=True,
    )  # fmt: skip
    legal = {a & 63 for a in view.legal if a < CALL}
    held = sorted(set(game.teller.held(view)) - legal)
    refusals = ((c, game.teller.forbids(view, c)) for c in held)
    return Position(seat, update, tuple((c, why) for c, why in refusals if why is not None))
