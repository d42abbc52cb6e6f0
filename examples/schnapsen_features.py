"""Computes what a learner looks at in Schnapsen: numbers for each legal action.

They come from what the seat knows, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hlaska.core.bot_protocol import event_text, view_text
from hlaska.core.game import Game

Rows = NDArray[np.float32]  # a row of numbers for every action
RANKS = "JQKTA"  # from the lowest; T is the ten
POINTS = dict(zip(RANKS, (2, 3, 4, 10, 11), strict=True))
PACK = [rank + suit for suit in "CSHD" for rank in RANKS]
OUT = 66  # points that win a deal
COMMON = 20  # numbers that all actions of a view share
WIDTH = COMMON + 29  # numbers of a row


class Memory:
    """Remembers the cards that one seat has seen played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.gone: set[str] = set()

    def see(self, events: Iterable[dict[str, Any]]) -> Memory:
        """Adds the cards of events, in the form in which `py:` players get them."""
        for event in events:
            if event["kind"] == "play":
                self.gone.update(event["cards"])
        return self


class Decision(NamedTuple):
    """Holds one decision of a deal.

    seat: who decided.
    rows: a row of numbers for every legal action.
    chosen: the number of the action that was chosen.
    """

    seat: int
    rows: Rows
    chosen: int


def play(game: Game, rng: Random, choose: Callable[[Rows], int]) -> tuple[list[Decision], tuple[int, ...]]:
    """Plays a deal in which one function chooses for both seats.

    choose: gets the rows of a decision and returns the number of an action.

    Returns the decisions, and the game points that each seat got.
    """
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    memories = [Memory(0), Memory(1)]
    decisions: list[Decision] = []
    while True:
        for memory in memories:
            memory.see(event_text(game, event.for_seat(memory.seat)) for event in events)
        seat = state.pub.turn
        if seat < 0:
            return decisions, state.pub.result
        view = view_text(game, game.view(state, seat))
        rows = compute_features(view, memories[seat])
        decisions.append(Decision(seat, rows, choose(rows)))
        state, events = game.apply(state, seat, game.parse_action(view["legal"][decisions[-1].chosen]))


def choose_text(asked: dict[str, Any], choose: Callable[[Rows], int]) -> str:
    """Answers a question to a `py:` player by a function that chooses.

    asked: the question; "" answers it when another seat is on turn.
    choose: gets the rows of a decision and returns the number of an action.
    """
    if asked["view"]["turn"] != asked["seat"]:
        return ""
    text: str = asked["view"]["legal"][
        choose(compute_features(asked["view"], Memory(asked["seat"]).see(asked["events"])))
    ]
    return text


def compute_features(view: dict[str, Any], memory: Memory) -> Rows:
    """Computes a row of numbers for every legal action of a view."""
    me, numbers, places = view["seat"], view["numbers"], view["places"]
    hand, trick = places.get(f"hand{me}", []), places.get("trick", [])
    trump = "CSHD"[numbers["trump"]]
    stock = len(places.get("talon", ())) + len(places.get("trump", ()))
    open_stock = stock if numbers["closer"] < 0 else 0
    points, other = numbers["points"][me], numbers["points"][1 - me]
    known = memory.gone.union(hand, places.get("trump", ()))
    unseen = [card for card in PACK if card not in known]
    trumps = sum(card[1] == trump for card in unseen)
    turned = places.get("trump", [""])[0][:1] if open_stock else ""
    sure = [card for card in hand if _is_sure(card, unseen, trump, trumps)]
    common = [
        1.0,  # for a constant part of the weighted sum
        points / OUT,
        other / OUT,
        open_stock / 10,  # cards that may still be drawn
        numbers["closer"] == me,
        numbers["closer"] == 1 - me,
        not trick,  # this seat leads
        not open_stock,  # suits must be followed
        sum(card[1] == trump for card in hand) / 5,
        sum(POINTS[card[0]] for card in hand) / 50,
        trumps / 5,  # not seen
        sum(card[0] in "AT" for card in unseen) / 8,
        numbers["taken"][me] > 0,  # a trick: marriages count only with one
        numbers["taken"][1 - me] > 0,
        turned in ("A", "T") if turned else 0.0,  # the turned trump is worth having
        len(sure) / 5,
        (points + sum(POINTS[card[0]] for card in sure)) / OUT,
        points >= OUT,
        points >= 33,
        other >= 33,
    ]
    rows = [
        common + _describe_action(text, hand, trick, trump, unseen, trumps, open_stock, points, other)
        for text in view["legal"]
    ]
    return np.array(rows, np.float32)


def _describe_action(
    text: str,
    hand: Sequence[str],
    trick: Sequence[str],
    trump: str,
    unseen: Sequence[str],
    trumps: int,
    stock: int,
    points: int,
    other: int,
) -> list[float]:
    """Computes the numbers of one action that others of the view do not share.

    unseen: the cards that may be in the other hand or the stock.
    trumps: how many of them are trumps.
    stock: cards that may still be drawn.
    points, other: card points that this seat and the other one have made.
    """
    if text[0] not in RANKS:  # a call
        return [text == "close", text == "rob", text == "claim", *[0.0] * (WIDTH - COMMON - 3)]
    rank, suit = text[0], text[1]
    married = text.endswith("+")
    worth = (40 if suit == trump else 20) if married else 0
    partner = {"K": "Q", "Q": "K"}.get(rank, "") + suit
    higher = sum(card[1] == suit and RANKS.index(card[0]) > RANKS.index(rank) for card in unseen)
    lower = sum(card[1] == suit and RANKS.index(card[0]) < RANKS.index(rank) for card in unseen)
    value = POINTS[rank]
    row = [
        0.0,  # three numbers that calls alone have
        0.0,
        0.0,
        *(rank == r for r in RANKS),
        suit == trump,
        value / 11,
        sum(card[1] == suit for card in hand) / 5,
        higher / 4,
        lower / 4,
        married and suit != trump,
        married and suit == trump,
        not married and len(partner) == 2 and partner in hand,
        not married and len(partner) == 2 and partner in unseen,
    ]
    if not trick:
        sure = _is_sure(text, unseen, trump, trumps)
        return [
            *row,
            sure,
            sure and not stock,
            higher == 0,
            suit != trump and trumps > 0,
            (points + worth + value >= OUT) and sure,
            points + worth >= OUT,
            suit == trump and not stock,
            *[0.0] * 5,  # numbers that cards on a trick alone have
        ]
    led = trick[0]
    wins = RANKS.index(rank) > RANKS.index(led[0]) if suit == led[1] else suit == trump
    gained = value + POINTS[led[0]]
    return [
        *row,
        *[0.0] * 7,  # numbers that leads alone have
        wins,
        gained / 22 if wins else -gained / 22,
        wins and points + gained >= OUT,
        not wins and other + gained >= OUT,
        wins and suit == trump and led[1] != trump,
    ]


def _is_sure(card: str, unseen: Sequence[str], trump: str, trumps: int) -> bool:
    """Tells whether no unseen card can beat this one, where suits must be followed."""
    beaten = any(one[1] == card[1] and RANKS.index(one[0]) > RANKS.index(card[0]) for one in unseen)
    return not beaten and (card[1] == trump or trumps == 0)
