"""Deals hands that somebody wants.

It finds the places where the cards of a game lie once it has dealt them, and the deck that brings given cards there.

A game deals by turns and packets of its own. Which place each card of the deck comes to is found by dealing shuffled
decks: nobody has to write the dealing of a game a second time, the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.actions import CALL
from hlaska.core.board import State
from hlaska.core.calls import format_some
from hlaska.core.errors import BadText
from hlaska.core.game import Game

MOST_DECKS: Final = 500  # the largest pack, 128 cards of 32 kinds, takes some fifteen
Moves = tuple[tuple[int, int], ...]


class Slot(NamedTuple):
    """Says where a card is dealt to.

    seen: the mask of the seats that see it there.
    at: which card of the place it is where that matters, else -1.
    """

    place: int
    seen: int
    at: int


class Row(NamedTuple):
    """Holds cards that are dealt to one place and seen by the same seats.

    slots: for each of them its card of the deck, in the order of the place where it has one.
    """

    place: int
    seen: int
    slots: tuple[int, ...]


class Dealing(NamedTuple):
    """Says what a game deals.

    rows: in the order of the places.
    first: what had to be done first (the cut), all seats together.
    """

    rows: tuple[Row, ...]
    first: Moves


def find_dealing(game: Game, first: Moves = ()) -> Dealing:
    """Finds how the first deal of a match is dealt after these calls.

    A call is the cut; where none is given, the quiet ones count. Raises BadText for a game whose dealing hangs on the
    cards.
    """
    return _find_dealing(type(game), game.options, first)


@lru_cache(64)
def _find_dealing(game_type: type[Game], options: Any, asked: Moves) -> Dealing:
    game, rng = game_type(options), Random(0)
    slots: list[set[Slot]] = []
    first: Moves = ()
    for _ in range(MOST_DECKS):
        deck = list(game.pack)
        rng.shuffle(deck)
        state, first, _ = begin_with(game, deck, asked)
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


def begin_with(
    game: Game, deck: Sequence[int], moves: Sequence[tuple[int, int]]
) -> tuple[State[Any], Moves, int]:
    """Starts a deal until somebody has cards in hand.

    Returns the state, what was called before, and how many of the moves that were. A call that the moves leave out is
    the quiet one. Raises BadText for one that is none of those there are.
    """
    state, _ = game.start(game.opening(), deck)
    done: list[tuple[int, int]] = []
    used = 0
    hands = [game.place(f"hand{seat}") for seat in range(game.seats)]
    while state.pub.turn >= 0 and not any(state.places[hand] for hand in hands):
        seat = state.pub.turn
        legal = game.legal(state, seat)
        given = used < len(moves) and _is_before_deal(game, moves[used], seat, legal)
        done.append((seat, moves[used][1] if given else legal[0]))
        used += given
        state, _ = game.apply(state, *done[-1])
    return state, tuple(done), used


def _is_before_deal(game: Game, move: tuple[int, int], turn: int, legal: Sequence[int]) -> bool:
    """Tells whether a move is one of those before the cards are dealt. One that is only nearly so is refused."""
    seat, action = move
    if action in legal and seat in (-1, turn):
        return True
    kinds = {game.calls[a].kind for a in legal if a >= CALL}
    if action >= CALL and game.calls[action].kind in kinds:
        text, may = game.calls[action].text, format_some(game.list_calls(legal))
        raise BadText(
            f"'{text}' is not legal for seat {turn if seat < 0 else seat}; seat {turn} may do {may}"
        )
    return False


def _by_card(game: Game, state: State[Any]) -> dict[int, set[Slot]]:
    found: dict[int, set[Slot]] = {}
    for place, entries in enumerate(state.places):
        for at, e in enumerate(entries):
            slot = Slot(place, e >> 6 & 15, at if place in game.ordered else -1)
            found.setdefault(e & 63, set()).add(slot)
    return found


def rows_of(game: Game, state: State[Any]) -> tuple[tuple[int, ...], ...]:
    """Returns the cards of a deal that has just been dealt, row by row."""
    return tuple(
        tuple(e & 63 for e in state.places[row.place] if e >> 6 & 15 == row.seen)
        for row in find_dealing(game).rows
    )


def deck_of(game: Game, rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Makes the deck that deals these cards, row by row. Raises BadText for a row with too few or too many."""
    deck = [-1] * len(game.pack)
    for row, cards in zip(find_dealing(game).rows, rows, strict=True):
        if len(cards) != len(row.slots):
            name = game.places[row.place]
            raise BadText(f"{name} holds {len(cards)} cards; {len(row.slots)} are dealt to it")
        for nth, c in zip(row.slots, cards, strict=True):
            deck[nth] = c
    return tuple(deck)


def count_actions_before_deal(game: Game, played: Sequence[tuple[int, State[Any]]]) -> int:
    """Counts the actions of a deal before its cards are dealt. played: (action, state after it), in order."""
    hands = [game.place(f"hand{seat}") for seat in range(game.seats)]
    for nth, (_, state) in enumerate(played):
        if any(state.places[hand] for hand in hands):
            return nth + 1
    return len(played)
