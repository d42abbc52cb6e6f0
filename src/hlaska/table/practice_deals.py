"""Deals a kind of hand to practise with. It shuffles until one has it, so that all else is as chance has it."""

from __future__ import annotations

from typing import Final, NamedTuple

from hlaska.core import match as matches
from hlaska.core.actions import Action
from hlaska.core.game import Game, Match, Shuffle
from hlaska.core.practice_hands import Kind, hand_dealt

TRIES: Final = 20_000  # decks at most: a kind of hand that is rarer is not found


class PracticeDeal(NamedTuple):
    """Holds a deck, and what was done before the hand was seen: the pack cut."""

    deck: tuple[int, ...]
    moves: tuple[tuple[int, Action], ...]


def deal_kind(
    game: Game, match: Match, kind: Kind, shuffle: Shuffle = matches.fair_shuffle, tries: int = TRIES
) -> PracticeDeal | None:
    """Deals until the hand of seat 0 is of this kind. Returns None where so many decks have none."""
    for _ in range(tries):
        deck = matches.next_deck(game, match, shuffle)
        state, _ = matches.begin(game, match, deck)
        moves: list[tuple[int, Action]] = []
        while state.pub.turn >= 0 and not state.places[game.place("hand0")]:
            seat = state.pub.turn
            action = min(game.legal(state, seat))  # whoever cuts a shuffled pack, the hand is one by chance
            state, _ = game.apply(state, seat, action)
            moves.append((seat, action))
        if kind(hand_dealt(game, state)):
            return PracticeDeal(deck, tuple(moves))
    return None
