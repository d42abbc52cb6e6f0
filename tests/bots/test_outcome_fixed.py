"""The rest of a deal plays itself only where it follows from what the seat knows that nothing can change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hlaska import games
from hlaska.bots.analysis.outcome_fixed import is_outcome_fixed
from hlaska.core.actions import CALL
from hlaska.core.game import Game


def played(game: Game, rng: Random) -> list[tuple[Any, list[Any]]]:
    """The states of a deal in which cards are played, by chance and with the quiet calls, with all events so far."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    told, found = list(events), []
    while state.pub.turn >= 0:
        legal = game.legal(state, state.pub.turn)
        cards = [a for a in legal if a < CALL]
        if cards and game.explainer.is_playing_cards(game.view(state, state.pub.turn)):
            found.append((state, list(told)))
        state, events = game.apply(state, state.pub.turn, rng.choice(cards) if cards else legal[0])
        told += events
    return found


def ends(game: Game, state: Any, rng: Random) -> tuple[Any, Any]:
    """How it ends by chance, in the true deal."""
    while state.pub.turn >= 0:
        legal = game.legal(state, state.pub.turn)
        state = game.apply(state, state.pub.turn, rng.choice(legal))[0]
    return state.pub.result, state.pub.items


@pytest.mark.parametrize("name", ["marias_auction", "marias_two", "thousand", "bezique"])
def test_where_nothing_can_change_nothing_does(name: str) -> None:
    game, rng = games.find_game(name), Random(7)
    yes = no = 0
    for _ in range(12):
        for state, told in played(game, rng)[-6:]:
            seat = state.pub.turn
            view = game.view(state, seat)
            events = [event.for_seat(seat) for event in told]
            if is_outcome_fixed(game, view, events, worlds=30, states=400):
                yes += 1
                first = ends(game, state, rng)
                assert all(ends(game, state, rng) == first for _ in range(6))
            else:
                no += 1
    assert yes > 0
    assert no > 0


def test_what_is_too_much_to_look_at_is_not_promised() -> None:
    game, rng = games.find_game("marias_auction"), Random(3)
    deals = [states for states in (played(game, rng) for _ in range(20)) if states]
    state, told = deals[0][0]
    seat = state.pub.turn
    events = [event.for_seat(seat) for event in told]
    assert not is_outcome_fixed(game, game.view(state, seat), events)
