"""What is usual for a seat that does not look ahead: how far it bids, and when a bidder gives up (own cards only)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from hlaska.core.board import cards_in
from hlaska.core.cards import ACE, TEN, card_of
from hlaska.core.game import Advice
from hlaska.core.melds import Table, total
from hlaska.games.pinochle_three.options import Options, has_widow, in_units
from hlaska.games.pinochle_three.public import BID, CONCEDE, GO_ON, HAND, PASS, View, amount_of


class Weights(NamedTuple):
    """Tens of points that a bidder makes, fitted to played deals: a constant, and what each trump, ace of trumps, other
    ace and ten of trumps add."""

    base: float
    trump: float
    top: float
    ace: float
    ten: float


MAKES: Final = {True: Weights(5.9, 1.09, 1.5, 1.4, 0.7), False: Weights(-2.75, 1.45, 1.8, 1.34, 1.34)}
"""Beside nine tenths (with a widow) or all of its best meld, in 55 of 100 deals; by whether there is a widow."""
TRICKS: Final = {True: Weights(3.6, 0.85, 1.5, 1.2, 0.85), False: Weights(-2.5, 1.47, 1.73, 1.34, 1.3)}
"""In tricks, on the average."""
HOPE: Final = {True: 1.5, False: 3.0}  # tens above the average for which one plays on, by payment in units


class Rules(Protocol):
    """What is asked of the game."""

    options: Options
    table: Table


def advise(game: Rules, view: View) -> Advice:
    pub, o = view.pub, game.options
    if pub.turn != view.seat or pub.phase not in ("auction", "decide"):
        return Advice()
    hand = cards_in(view.places[HAND + view.seat])
    widow = has_widow(o)
    if pub.phase == "decide":
        need = (pub.contract - pub.meld[view.seat]) / 10
        return Advice(
            (GO_ON if need <= _sum(TRICKS[widow], hand, pub.trump) + HOPE[in_units(o)] else CONCEDE,)
        )
    bids = [a for a in view.legal if a >= BID]
    if bids and (PASS not in view.legal or amount_of(bids[0]) <= limit(game, hand)):
        return Advice((bids[0],))
    return Advice((PASS,))


def limit(game: Rules, hand: Sequence[int]) -> int:
    """How far a hand goes with its best suit as trumps."""
    widow = has_widow(game.options)
    share = 0.9 if widow else 1.0
    made = [share * total(hand, game.table, s) + 10 * _sum(MAKES[widow], hand, s) for s in range(4)]
    return int(max(made))


def _sum(w: Weights, hand: Sequence[int], trump: int) -> float:
    held = Counter(hand)
    top, aces = held[card_of(trump, ACE)], sum(held[card_of(s, ACE)] for s in range(4))
    length = sum(n for c, n in held.items() if c >> 4 == trump)
    return w.base + w.trump * length + w.top * top + w.ace * (aces - top) + w.ten * held[card_of(trump, TEN)]
