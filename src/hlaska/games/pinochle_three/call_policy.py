"""Chooses what is usual for a seat that does not look ahead.

That is how far it bids, and when a bidder gives up (own cards only).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from hlaska.core.actions import Action
from hlaska.core.adviser import Advice
from hlaska.core.board import cards_in
from hlaska.core.cards import ACE, TEN, card_of
from hlaska.families.pinochle.melds import MEMORY, MeldTable, total
from hlaska.games.pinochle_three.call_model import Weights, model
from hlaska.games.pinochle_three.game import PinochleThree
from hlaska.games.pinochle_three.options import is_in_units, scale, trick_total, widow_size
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


def advise(game: PinochleThree, view: View) -> Advice:
    pub, options = view.pub, game.options
    if pub.turn != view.seat or pub.phase not in ("auction", "unseen", "decide"):
        return Advice()
    hand = cards_in(view.places[HAND + view.seat])
    if pub.phase == "unseen":
        worth = bid_limit(game, hand) + model().taken * scale(options)
        return Advice((TAKE if worth >= pub.contract or options.kitty else CONCEDE,))
    if pub.phase == "decide":
        need = (pub.contract - pub.meld[view.seat]) / scale(options)
        mine = model()
        more = mine.hope_in_units if is_in_units(options) else mine.hope
        hope = expected_points(mine.tricks[widow_size(options)], hand, pub.trump) + more
        return Advice((GO_ON if need <= hope else CONCEDE,))
    bids = [a for a in view.legal if a >= BID]
    if bids and (PASS not in view.legal or amount_of(bids[0]) <= bid_limit(game, hand)):
        return Advice((bids[0],))
    return Advice((PASS,))


def sensible_actions(game: PinochleThree, view: View) -> tuple[Action, ...]:
    """Returns the actions that players choose among.

    Nobody takes back what was just named and buried, having learned nothing. Nobody gives the bidder a contract for
    which much is missing, as it costs no more when it is made.
    """
    pub, legal = view.pub, view.legal
    if pub.phase == "decide":
        return tuple(a for a in legal if a != CHANGE)
    if pub.phase == "grant" and pub.contract - pub.meld[pub.bidder] > model().granted * trick_total(
        game.options
    ):
        return tuple(a for a in legal if a != GIVE_IN)
    return legal


def bid_limit(game: PinochleThree, hand: Sequence[int]) -> int:
    """Returns how far a hand goes with its best suit as trumps."""
    size, mine = widow_size(game.options), model()
    return _bid_limit(tuple(hand), game.table, mine.share[size], mine.makes[size], scale(game.options))


@lru_cache(MEMORY)
def _bid_limit(hand: tuple[int, ...], table: MeldTable, share: float, makes: Weights, ten: int) -> int:
    made = [share * total(hand, table, s) + ten * expected_points(makes, hand, s) for s in range(4)]
    return int(max(made))


def expected_points(w: Weights, hand: Sequence[int], trump: int) -> float:
    held = Counter(hand)
    top, aces = held[card_of(trump, ACE)], sum(held[card_of(s, ACE)] for s in range(4))
    length = sum(n for c, n in held.items() if c >> 4 == trump)
    return w.base + w.trump * length + w.top * top + w.ace * (aces - top) + w.ten * held[card_of(trump, TEN)]
