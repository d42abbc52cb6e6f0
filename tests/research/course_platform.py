"""The interface of a course's Schnapsen platform, as much of it as its bots and our adapter use.

Written from what the interface is: names, arguments, and what a call answers. Nothing here is that platform's code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
from typing import Any

POINTS = {"ACE": 11, "TEN": 10, "KING": 4, "QUEEN": 3, "JACK": 2}
SUITS = ["HEARTS", "CLUBS", "SPADES", "DIAMONDS"]
MEMBERS = {"Suit": SUITS, "Rank": list(POINTS), "Card": [f"{r}_{s}" for r, s in product(POINTS, SUITS)]}
Suit, Rank, Card = (Enum(name, members) for name, members in MEMBERS.items())  # type: Any, Any, Any


def suit_of(card: Any) -> Any:
    return Suit[card.name.partition("_")[2]]


def rank_of(card: Any) -> Any:
    return Rank[card.name.partition("_")[0]]


def points_of(card: Any) -> int:
    return POINTS[rank_of(card).name]


class Bot:
    def get_move(self, perspective: Any, leader_move: Any) -> Any:
        raise NotImplementedError

    def notify_trump_exchange(self, move: Any) -> None: ...


class Move:
    cards: list[Any]

    def is_regular_move(self) -> bool:
        return isinstance(self, RegularMove)

    def is_marriage(self) -> bool:
        return isinstance(self, Marriage)

    def is_trump_exchange(self) -> bool:
        return isinstance(self, TrumpExchange)


class RegularMove(Move):
    def __init__(self, card: Any) -> None:
        self.card, self.cards = card, [card]


class TrumpExchange(Move):
    def __init__(self, jack: Any) -> None:
        self.jack, self.cards = jack, [jack]


class Marriage(Move):
    def __init__(self, queen_card: Any, king_card: Any) -> None:
        self.queen_card, self.king_card, self.cards = queen_card, king_card, [queen_card, king_card]

    def underlying_regular_move(self) -> RegularMove:
        return RegularMove(self.king_card)


class Hand:
    def __init__(self, cards: Iterable[Any]) -> None:
        self.cards = list(cards)
        assert len(self.cards) <= 5
        assert len(set(self.cards)) == len(self.cards)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.cards)

    def without(self, card: Any) -> Hand:
        assert card in self.cards
        return Hand(c for c in self.cards if c is not card)


class Talon(Hand):
    def __init__(self, cards: Iterable[Any]) -> None:
        self.cards = list(cards)
        assert len(set(self.cards)) == len(self.cards)


@dataclass(frozen=True)
class Score:
    direct_points: int = 0
    pending_points: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.direct_points + other.direct_points, self.pending_points + other.pending_points)


@dataclass
class BotState:
    implementation: Any
    hand: Hand
    score: Score = field(default_factory=Score)


@dataclass
class GameState:
    leader: BotState
    follower: BotState
    talon: Talon
    previous: Any
    trump_suit: Any = None

    def __post_init__(self) -> None:
        self.trump_suit = self.trump_suit or suit_of(self.talon.cards[-1])


class PlayerPerspective:
    def __init__(self, state: GameState, engine: Any, leader_move: Any = None) -> None:
        self.state, self.lead = state, leader_move
        self.me, self.other = (
            (state.follower, state.leader) if leader_move is not None else (state.leader, state.follower)
        )

    def am_i_leader(self) -> bool:
        return self.lead is None

    def get_hand(self) -> Hand:
        return Hand(self.me.hand)

    def get_trump_suit(self) -> Any:
        return self.state.trump_suit

    def get_talon_size(self) -> int:
        return len(self.state.talon.cards)

    def get_my_score(self) -> Score:
        return self.me.score

    def get_opponent_score(self) -> Score:
        return self.other.score

    def get_opponent_hand_in_phase_two(self) -> Hand:
        assert not self.state.talon.cards
        return Hand(self.other.hand)

    def tricks_played(self) -> int:
        found, state = 0, self.state
        while state.previous is not None:
            state, found = state.previous[0], found + state.previous[1]
        return found


class LeaderPerspective(PlayerPerspective):
    def valid_moves(self) -> list[Move]:
        moves: list[Move] = [RegularMove(card) for card in self.me.hand]
        queens = [card for card in self.me.hand if rank_of(card) is Rank["QUEEN"]]
        for queen in queens:
            king = Card[f"KING_{suit_of(queen).name}"]
            moves += [Marriage(queen, king)] if king in self.me.hand.cards else []
        jack = Card[f"JACK_{self.state.trump_suit.name}"]
        exchange = bool(self.state.talon.cards) and jack in self.me.hand.cards
        return [*moves, TrumpExchange(jack)] if exchange else moves


class FollowerPerspective(PlayerPerspective):
    def valid_moves(self) -> list[Move]:
        led = self.lead.underlying_regular_move().card if self.lead.is_marriage() else self.lead.card
        hand = self.me.hand.cards
        if self.state.talon.cards:
            return [RegularMove(card) for card in hand]
        same = [card for card in hand if suit_of(card) is suit_of(led)]
        higher = [card for card in same if points_of(card) > points_of(led)]
        trumps = [card for card in hand if suit_of(card) is self.state.trump_suit]
        return [RegularMove(card) for card in higher or same or trumps or hand]


class SchnapsenGamePlayEngine:
    """Plays tricks, and says what a marriage counts."""

    def __init__(self) -> None:
        self.trick_implementer = self.trick_scorer = self

    def marriage(self, move: Marriage, state: GameState) -> Score:
        return Score(0, 40 if suit_of(move.queen_card) is state.trump_suit else 20)

    def play_trick_with_fixed_leader_move(self, engine: Any, state: GameState, leader_move: Any) -> GameState:
        leader, follower, stock = state.leader, state.follower, state.talon.cards
        if leader_move.is_trump_exchange():
            hand = Hand([*leader.hand.without(leader_move.jack), stock[-1]])
            leader.implementation.notify_trump_exchange(leader_move)
            now = BotState(leader.implementation, hand, leader.score)
            return GameState(now, follower, Talon([*stock[:-1], leader_move.jack]), (state, 0))
        seen = FollowerPerspective(state, engine, leader_move)
        answer = follower.implementation.get_move(seen, leader_move=leader_move).card
        score = leader.score
        if leader_move.is_marriage():
            score += self.marriage(leader_move, state)
            leader_move = leader_move.underlying_regular_move()
        led = leader_move.card
        one = BotState(leader.implementation, leader.hand.without(led), score)
        two = BotState(follower.implementation, follower.hand.without(answer), follower.score)
        alike = suit_of(led) is suit_of(answer)
        beaten = points_of(answer) > points_of(led) if alike else suit_of(answer) is state.trump_suit
        winner, loser = (two, one) if beaten else (one, two)
        gained = winner.score.direct_points + winner.score.pending_points + points_of(led) + points_of(answer)
        winner.score = Score(gained)
        if stock:
            winner.hand, loser.hand = Hand([*winner.hand, stock[0]]), Hand([*loser.hand, stock[1]])
        return GameState(winner, loser, Talon(stock[2:]), (state, 1), state.trump_suit)
