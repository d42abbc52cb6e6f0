"""Names kinds of hands to practise with: each game asks questions about the cards dealt.

A game writes them in `practice_hands.py` (`KINDS`, found by `hlaska.games.hands`); a kind has words in `hand-<kind>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from hlaska.core.board import State, cards_in
from hlaska.core.cards import ACE, SUITS, card_of, couple
from hlaska.core.game import Game


class Hand(NamedTuple):
    """Holds what is dealt to forehand, with the cards that come to it unseen.

    partner: the hands of its partners in one, () without any.
    trump: the suit turned up as trumps, -1 where none is.
    """

    own: tuple[int, ...]
    partner: tuple[int, ...] = ()
    trump: int = -1


Kind = Callable[[Hand], bool]
Kinds = Mapping[str, Kind]


def hand_dealt(game: Game, state: State[Any]) -> Hand:
    """Returns the hand of seat 0 as it was dealt."""
    unseen = state.places[game.place("unseen")] if "unseen" in game.places else ()
    mates = next((mask for mask in game.partners if mask & 1), 1)
    partners = [s for s in range(1, game.seats) if mates >> s & 1]
    return Hand(
        cards_in((*_hand(game, state, 0), *unseen)),
        tuple(c for s in partners for c in cards_in(_hand(game, state, s))),
        state.pub.trump,
    )


def _hand(game: Game, state: State[Any], seat: int) -> tuple[int, ...]:
    return tuple(state.places[game.place(f"hand{seat}")])


# ---------------------------------------------------------------- questions that several games ask
def of_suit(cards: tuple[int, ...], suit: int) -> int:
    """Counts the cards of a suit."""
    return sum(c >> 4 == suit for c in cards)


def has(cards: tuple[int, ...], *wanted: int) -> bool:
    """Tells whether all these kinds are among the cards."""
    return set(wanted) <= set(cards)


def has_marriage(hand: Hand) -> bool:
    return any(has(hand.own, *couple(suit)) for suit in range(len(SUITS)))


def has_long_suit(hand: Hand) -> bool:
    """Tells whether half of the hand is in one suit, and at least five cards."""
    return max(of_suit(hand.own, suit) for suit in range(len(SUITS))) >= max(5, len(hand.own) // 2)


def has_aces(hand: Hand) -> bool:
    """Tells whether there is an ace of at least three suits."""
    return sum(has(hand.own, card_of(suit, ACE)) for suit in range(len(SUITS))) >= 3
