"""What a learner may look at in Schnapsen: numbers for each card or call that is legal, from what a seat was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hlaska.core.bot_protocol import event_text, view_text
from hlaska.core.game import Game

Rows = NDArray[np.float32]  # a row of numbers for every action
RANKS = "JQKTA"
POINTS = dict(zip(RANKS, (2, 3, 4, 10, 11), strict=True))
PACK = [rank + suit for suit in "CSHD" for rank in RANKS]
OUT = 66
COMMON = 20  # numbers that all actions of a view share
WIDTH = COMMON + 29


class Memory:
    """The cards that have left the hands, as far as a seat was told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.gone: set[str] = set()

    def see(self, events: Iterable[dict[str, Any]]) -> Memory:
        """Takes in events, as `py:` players are told them."""
        for event in events:
            if event["kind"] == "play":
                self.gone.update(event["cards"])
        return self


class Decision(NamedTuple):
    """Who decided, the numbers of every action that was legal, and which was done."""

    seat: int
    rows: Rows
    chosen: int


def play(game: Game, rng: Random, choose: Callable[[Rows], int]) -> tuple[list[Decision], tuple[int, ...]]:
    """Plays a deal in which one chooser decides for both seats.

    Returns its decisions and what each seat got.
    """
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    memories = [Memory(0), Memory(1)]
    done: list[Decision] = []
    while True:
        for memory in memories:
            memory.see(event_text(game, event.for_seat(memory.seat)) for event in events)
        seat = state.pub.turn
        if seat < 0:
            return done, state.pub.result
        view = view_text(game, game.view(state, seat))
        rows = features(view, memories[seat])
        done.append(Decision(seat, rows, choose(rows)))
        state, events = game.apply(state, seat, game.parse_action(view["legal"][done[-1].chosen]))


def choose_text(asked: dict[str, Any], choose: Callable[[Rows], int]) -> str:
    """Answers as a `py:` player by a chooser."""
    if asked["view"]["turn"] != asked["seat"]:
        return ""
    text: str = asked["view"]["legal"][
        choose(features(asked["view"], Memory(asked["seat"]).see(asked["events"])))
    ]
    return text


def features(view: dict[str, Any], memory: Memory) -> Rows:
    """A row of numbers for every legal action of a view."""
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
        1.0,
        points / OUT,
        other / OUT,
        open_stock / 10,
        numbers["closer"] == me,
        numbers["closer"] == 1 - me,
        not trick,
        not open_stock,
        sum(card[1] == trump for card in hand) / 5,
        sum(POINTS[card[0]] for card in hand) / 50,
        trumps / 5,
        sum(card[0] in "AT" for card in unseen) / 8,
        numbers["taken"][me] > 0,
        numbers["taken"][1 - me] > 0,
        turned in ("A", "T") if turned else 0.0,
        len(sure) / 5,
        (points + sum(POINTS[card[0]] for card in sure)) / OUT,
        points >= OUT,
        points >= 33,
        other >= 33,
    ]
    rows = [
        common + _of_action(text, hand, trick, trump, unseen, trumps, open_stock, points, other)
        for text in view["legal"]
    ]
    return np.array(rows, np.float32)


def _of_action(
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
    if text[0] not in RANKS:  # a call
        return [text == "close", text == "rob", text == "claim", *[0.0] * (WIDTH - COMMON - 3)]
    rank, suit = text[0], text[1]
    married = text.endswith("+")
    worth = (40 if suit == trump else 20) if married else 0
    partner = {"K": "Q", "Q": "K"}.get(rank, "") + suit
    higher = sum(c[1] == suit and RANKS.index(c[0]) > RANKS.index(rank) for c in unseen)
    lower = sum(c[1] == suit and RANKS.index(c[0]) < RANKS.index(rank) for c in unseen)
    value = POINTS[rank]
    row = [
        0.0,
        0.0,
        0.0,
        *(rank == r for r in RANKS),
        suit == trump,
        value / 11,
        sum(c[1] == suit for c in hand) / 5,
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
            *[0.0] * 5,
        ]
    led = trick[0]
    wins = RANKS.index(rank) > RANKS.index(led[0]) if suit == led[1] else suit == trump
    gained = value + POINTS[led[0]]
    return [
        *row,
        *[0.0] * 7,
        wins,
        gained / 22 if wins else -gained / 22,
        wins and points + gained >= OUT,
        not wins and other + gained >= OUT,
        wins and suit == trump and led[1] != trump,
    ]


def _is_sure(card: str, unseen: Sequence[str], trump: str, trumps: int) -> bool:
    """Tells whether no card still out can beat this one, where suits are followed."""
    beaten = any(c[1] == card[1] and RANKS.index(c[0]) > RANKS.index(card[0]) for c in unseen)
    return not beaten and (card[1] == trump or trumps == 0)
