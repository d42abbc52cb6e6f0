"""Hands that somebody wants dealt: the places where the cards of a game lie once it has dealt them, and the deck that
brings given cards there.

A game deals by turns and packets of its own. Which place each card of the deck comes to is found by dealing shuffled
decks: nobody has to write the dealing of a game a second time, the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.board import State
from hlaska.core.errors import BadText
from hlaska.core.game import Game, Match

MOST_DECKS: Final = 500  # the largest pack, 128 cards of 32 kinds, takes some fifteen
Moves = tuple[tuple[int, int], ...]


class Slot(NamedTuple):
    """Where a card is dealt to: a place, the seats that see it there, and which of them it is where that matters (-1:
    it does not)."""

    place: int
    seen: int
    at: int


class Row(NamedTuple):
    """Cards that are dealt to one place and seen by the same seats; `slots`: the card of the deck each of them is, in
    the order of the place where it has one."""

    place: int
    seen: int
    slots: tuple[int, ...]


class Dealing(NamedTuple):
    """What a game deals: its rows in the order of the places, and what had to be done first (the cut), all seats
    together."""

    rows: tuple[Row, ...]
    first: Moves


def dealing(game: Game) -> Dealing:
    """How the first deal of a match is dealt. Raises BadText for a game whose dealing hangs on the cards."""
    return _dealing(type(game), game.options)


@lru_cache(64)
def _dealing(kind: type[Game], options: Any) -> Dealing:
    game, rng = kind(options), Random(0)
    slots: list[set[Slot]] = []
    first: Moves = ()
    for _ in range(MOST_DECKS):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, first = _dealt(game, game.opening(), deck)
        lies = _by_card(game, state)
        slots = [lies[c] & kept for c, kept in zip(deck, slots or [lies[c] for c in deck], strict=True)]
        if all(len(one) <= 1 for one in slots):
            break
    if any(len(one) != 1 for one in slots):
        raise BadText(f"how {game.id} deals hangs on the cards")
    rows: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for nth, (slot,) in enumerate(slots):
        rows.setdefault((slot.place, slot.seen), []).append((slot.at, nth))
    return Dealing(
        tuple(Row(*where, tuple(nth for _, nth in sorted(cards))) for where, cards in sorted(rows.items())),
        first,
    )


def _dealt(game: Game, match: Match, deck: Sequence[int]) -> tuple[State[Any], Moves]:
    """A deal once somebody has cards in hand, and the quiet calls that led there."""
    state, _ = game.start(match, deck)
    done: list[tuple[int, int]] = []
    hands = [game.place(f"hand{seat}") for seat in range(game.seats)]
    while state.pub.turn >= 0 and not any(state.places[hand] for hand in hands):
        seat = state.pub.turn
        done.append((seat, game.legal(state, seat)[0]))
        state, _ = game.apply(state, *done[-1])
    return state, tuple(done)


def _by_card(game: Game, state: State[Any]) -> dict[int, set[Slot]]:
    found: dict[int, set[Slot]] = {}
    for place, entries in enumerate(state.places):
        for at, e in enumerate(entries):
            slot = Slot(place, e >> 6 & 15, at if place in game.ordered else -1)
            found.setdefault(e & 63, set()).add(slot)
    return found


def rows_of(game: Game, state: State[Any]) -> tuple[tuple[int, ...], ...]:
    """The cards of a deal that has just been dealt, row by row."""
    return tuple(
        tuple(e & 63 for e in state.places[row.place] if e >> 6 & 15 == row.seen)
        for row in dealing(game).rows
    )


def deck_of(game: Game, rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The deck that deals these cards, row by row. Raises BadText for a row with too few or too many."""
    deck = [-1] * len(game.pack)
    for row, cards in zip(dealing(game).rows, rows, strict=True):
        if len(cards) != len(row.slots):
            name = game.places[row.place]
            raise BadText(f"{name} holds {len(cards)} cards; {len(row.slots)} are dealt to it")
        for nth, c in zip(row.slots, cards, strict=True):
            deck[nth] = c
    return tuple(deck)


def begun(game: Game, played: Sequence[tuple[int, State[Any]]]) -> int:
    """How many of a deal's actions come before its cards are dealt. played: (action, state after it), in order."""
    hands = [game.place(f"hand{seat}") for seat in range(game.seats)]
    for nth, (_, state) in enumerate(played):
        if any(state.places[hand] for hand in hands):
            return nth + 1
    return len(played)
