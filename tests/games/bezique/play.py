"""Deals of Bezique for tests: positions from card names, and players who like to meld."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from random import Random
from typing import Any

from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in, entry
from hlaska.core.cards import parse_card
from hlaska.core.game import Match
from hlaska.core.options import random_options
from hlaska.core.public import update
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import DRAW, HAND, LAY, LEAD, MELDS, TALON, TRUMP, WON, State

SEATS = {"F": 0, "D": 1}


def cards(names: Iterable[str] | str) -> list[int]:
    return [parse_card(n[:2]) for n in (names.split() if isinstance(names, str) else names)]


def position(
    game: Bezique,
    *,
    hands: Sequence[Sequence[int]],
    indicator: int = -1,
    stock: Sequence[int] = (),
    **numbers: Any,
) -> State:
    """A state at a lead: these hands, the stock beginning with `stock`, as much of it as is needed to be in stage one;
    all other cards are in the tricks of seat 1."""
    rest = list(game.pack)
    for c in (*hands[0], *hands[1], *stock, *([indicator] if indicator >= 0 else [])):
        rest.remove(c)
    pub = game.start(game.opening(), game.pack)[0].pub
    fresh = {"phase": LEAD, "turn": 0, "lead": 0, "points": (0, 0), "items": (), "asked": 0, "blanche": 0}
    pub = update(pub, **{**fresh, **numbers})
    places: list[tuple[int, ...]] = [()] * len(game.places)
    for seat in (0, 1):
        places[HAND + seat] = tuple(sorted(entry(c, 1 << seat) for c in hands[seat]))
    places[TALON] = tuple(stock)
    places[TRUMP] = (entry(indicator, 3),) if indicator >= 0 else ()
    places[WON + 1] = tuple(rest)
    return State(pub, tuple(places))


def do(game: Bezique, state: State, *texts: str) -> State:
    """The seat on turn does these actions, each of which must be legal; a combination whose cards are not named after
    it is laid as is usual."""
    for text, after in zip_longest(texts, texts[1:], fillvalue=""):
        action = game.parse_action(text)
        seat = state.pub.turn
        assert action in game.legal(state, seat), (
            text,
            [game.action_text(a) for a in game.legal(state, seat)],
        )
        state = game.apply(state, seat, action)[0]
        if action in MELDS and (not after or game.parse_action(after) >= CALL):
            state = lay_as_usual(game, state)
    return state


def lay_as_usual(game: Bezique, state: State) -> State:
    """Names the cards of the combination that has been called."""
    for action in game.adviser.convention(game.view(state, state.pub.turn)).turn:
        state = game.apply(state, state.pub.turn, action)[0]
    return state


def refused(game: Bezique, state: State, text: str) -> str:
    """Which rule forbids an action of the seat on turn, which must not be legal."""
    action, view = game.parse_action(text), game.view(state, state.pub.turn)
    assert action not in view.legal, text
    phrase = game.explainer.explain_refusal(view, action)
    assert phrase is not None, text
    return phrase.rule


def hand(state: State, seat: int) -> tuple[int, ...]:
    return cards_in(state.places[HAND + seat])


def random_game(rng: Random) -> Bezique:
    return Bezique(random_options(Options, rng))


def eager(game: Bezique, state: State, rng: Random) -> int:
    """Melds what it can and plays low cards, so that combinations come together."""
    legal = game.legal(state, state.pub.turn)
    if legal[0] >= CALL:
        return rng.choice(legal[1:]) if len(legal) > 1 and rng.random() < 0.8 else rng.choice(legal)
    low = [a for a in legal if a & 15 < 3 or (a & 15 == 3 and rng.random() < 0.3)]
    if low and state.pub.phase != LAY and rng.random() < 0.9:
        return rng.choice(low)
    return rng.choice(legal)


def walk(game: Bezique, match: Match, rng: Random) -> Iterator[tuple[State, list[Event]]]:
    """Every state of one deal, with the events that led to it."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(match, deck)
    yield state, events
    while state.pub.turn >= 0:
        state, events = game.apply(state, state.pub.turn, eager(game, state, rng))
        yield state, events


def win_a_trick(game: Bezique, state: State, led: str) -> State:
    """Seat 0 draws if it has to, leads this card, and seat 1 gives its lowest."""
    if state.pub.phase != LEAD:
        state = game.apply(state, 0, DRAW)[0]
    state = do(game, state, led)
    lowest = min(game.legal(state, 1), key=lambda a: (a & 15, a >> 4))
    return game.apply(state, 1, lowest)[0]
