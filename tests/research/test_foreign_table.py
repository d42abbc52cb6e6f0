"""The mirror: told no more than its seat sees of a deal, it has the seat's view and events, byte for byte."""

from itertools import chain
from random import Random

import pytest

from hlaska.core.actions import CALL
from hlaska.core.board import Event, State, cards_in
from hlaska.core.game import Game
from hlaska.games import GAMES, find_game, game_class
from hlaska.research.players.foreign_table import ForeignTable, group_revealed


def dealt(game: Game, rng: Random) -> tuple[State, list[Event]]:
    """A deal up to where hands hold cards, as the mirror begins: cut by the least."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    while not any(state.places[game.place(f"hand{s}")] for s in range(game.seats)):
        state, more = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
        events += more
    return state, events


def told(game: Game, state: State, seat: int) -> ForeignTable:
    shown = game.redact(state.places, seat)
    own = game.place(f"hand{seat}")
    hand = [c for c in cards_in(shown[own]) if c >= 0]
    return ForeignTable(
        game, seat, hand, [c for i, p in enumerate(shown) for c in cards_in(p) if c >= 0 and i != own]
    )


def told_apart(event: Event) -> tuple[object, ...]:
    """An event but for which of the cards that are seen it is about."""
    return event.kind, event.seat, event.src, event.dst, [c < 0 for c in event.cards], event.to


@pytest.mark.parametrize("name", GAMES)
def test_the_mirror_sees_what_its_seat_sees(name: str) -> None:
    rng = Random(name)
    for preset in game_class(name).presets:
        game = find_game(name, preset)
        state, events = dealt(game, rng)
        seat = rng.randrange(game.seats)
        mirror = told(game, state, seat)
        seen = [e.for_seat(seat) for e in events]
        assert [told_apart(e) for e in mirror.events] == [told_apart(e) for e in seen]
        seen = list(mirror.events)  # in which order the own cards were dealt no hand tells
        while state.pub.turn >= 0:
            assert mirror.view == game.view(state, seat), (preset, seat)
            assert mirror.events == seen, (preset, seat)
            turn = state.pub.turn
            action = rng.choice(game.legal(state, turn))
            before = state
            state, events = game.apply(state, turn, action)
            mine = [e.for_seat(seat) for e in events]
            hidden = action < CALL and turn != seat and all(action & 63 not in e.cards for e in mine)
            places = [game.redact(s.places, seat) for s in (before, state)]
            shown = chain.from_iterable(group_revealed(places[0], places[1], mine, action))
            mirror.apply(turn, None if hidden else action, list(shown))
            seen += mine
        assert mirror.turn < 0
        assert mirror.result == state.pub.result
