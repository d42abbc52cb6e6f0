"""What is usual for a seat that does not look ahead: how far it bids, and when a bidder gives up (own cards only)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hlaska.core.adviser import Advice
from hlaska.core.board import cards_in
from hlaska.core.cards import ACE, TEN, card_of
from hlaska.core.game import Action
from hlaska.families.pinochle.melds import MEMORY, MeldTable, total
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import in_units, scale, trick_total, widow_size
from hlaska.games.pinochle_three.public import (
    BID,
    CHANGE,
    CONCEDE,
    GIVE_IN,
    GO_ON,
    HAND,
    PASS,
    TAKE,
    View,
    amount_of,
)


class Weights(NamedTuple):
    """Tens of points that a bidder makes, fitted to played deals.

    With the double pack, points. A constant, and what each trump, ace of trumps, other ace and ten of trumps add.
    """

    base: float
    trump: float
    top: float
    ace: float
    ten: float


MAKES: Final = {
    0: Weights(-2.75, 1.45, 1.8, 1.34, 1.34),
    2: Weights(-3.1, 2.1, 2.25, 1.35, 0.9),
    3: Weights(5.9, 1.09, 1.5, 1.4, 0.7),
    5: Weights(1.6, 3.0, 1.3, 1.9, -0.35),
}
"""By the size of the widow, beside a share of its best meld, in 55 of 100 deals."""
SHARE: Final = {0: 1.0, 2: 1.0, 3: 0.9, 5: 1.0}
TRICKS: Final = {
    0: Weights(-2.5, 1.47, 1.73, 1.34, 1.3),
    2: Weights(-5.8, 1.75, 2.3, 1.45, 1.65),
    3: Weights(3.6, 0.85, 1.5, 1.2, 0.85),
    5: Weights(-5.6, 1.9, 2.2, 1.5, 1.55),
}
"""In tricks, on the average."""
GRANTED: Final = 0.2  # of all points in tricks, for how many at most a contract is given to the bidder
TAKEN: Final = (
    2.0  # tens that a limit may lack of the contract for the widow to be taken, where leaving it is free
)
HOPE: Final = {True: 1.5, False: 3.0}  # tens above the average for which one plays on, by payment in units


def advise(game: PinochleThree, view: View) -> Advice:
    pub, o = view.pub, game.options
    if pub.turn != view.seat or pub.phase not in ("auction", "unseen", "decide"):
        return Advice()
    hand = cards_in(view.places[HAND + view.seat])
    if pub.phase == "unseen":
        worth = limit(game, hand) + TAKEN * scale(o)
        return Advice((TAKE if worth >= pub.contract or o.kitty else CONCEDE,))
    if pub.phase == "decide":
        need = (pub.contract - pub.meld[view.seat]) / scale(o)
        hope = _sum(TRICKS[widow_size(o)], hand, pub.trump) + HOPE[in_units(o)]
        return Advice((GO_ON if need <= hope else CONCEDE,))
    bids = [a for a in view.legal if a >= BID]
    if bids and (PASS not in view.legal or amount_of(bids[0]) <= limit(game, hand)):
        return Advice((bids[0],))
    return Advice((PASS,))


def sensible(game: PinochleThree, view: View) -> tuple[Action, ...]:
    """The actions that players choose among: nobody takes back what he has just named and buried, having learned
    nothing, and nobody gives the bidder a contract for which much is missing, as it costs no more when it is made."""
    pub, legal = view.pub, view.legal
    if pub.phase == "decide":
        return tuple(a for a in legal if a != CHANGE)
    if pub.phase == "grant" and pub.contract - pub.meld[pub.bidder] > GRANTED * trick_total(game.options):
        return tuple(a for a in legal if a != GIVE_IN)
    return legal


def limit(game: PinochleThree, hand: Sequence[int]) -> int:
    """How far a hand goes with its best suit as trumps."""
    return _limit(tuple(hand), game.table, widow_size(game.options), scale(game.options))


@lru_cache(MEMORY)
def _limit(hand: tuple[int, ...], table: MeldTable, size: int, ten: int) -> int:
    made = [SHARE[size] * total(hand, table, s) + ten * _sum(MAKES[size], hand, s) for s in range(4)]
    return int(max(made))


def _sum(w: Weights, hand: Sequence[int], trump: int) -> float:
    held = Counter(hand)
    top, aces = held[card_of(trump, ACE)], sum(held[card_of(s, ACE)] for s in range(4))
    length = sum(n for c, n in held.items() if c >> 4 == trump)
    return w.base + w.trump * length + w.top * top + w.ace * (aces - top) + w.ten * held[card_of(trump, TEN)]
