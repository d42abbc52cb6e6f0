"""Fits what a bidder makes in Pinochle for three, and when it takes the widow.

A seat wins the auction at some price.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import log
from random import Random
from typing import Any, Final

from hlaska.core.board import cards_in
from hlaska.core.call_fit import Fit, Fitting, Lead, Trial, make_lead
from hlaska.core.cards import ACE, TEN, card_of
from hlaska.families.pinochle.melds import total
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.call_model import Parameters, Weights, model
from hlaska.games.pinochle_three.call_policy import bid_limit, expected_points
from hlaska.games.pinochle_three.options import scale, widow_size
from hlaska.games.pinochle_three.public import State, amount_of, bid_call

SURE: Final = log(55 / 45)  # a limit is what is made in 55 of 100 deals
AROUND: Final = 12  # tens (with the double pack, points) that prices lie around the limit of a hand
STEEP: Final = 0.01  # the least slope of a price that tells anything
TAKE: Final = "take"


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields one for each seat at the first call, at a price near its limit."""
    options, pub = game.options, state.pub
    bids = [amount_of(a) for a in game.legal(state, pub.turn) if a >= at.BID]
    if pub.phase != "auction" or pub.bidder >= 0 or pub.turn or not bids:
        return
    group, ten = str(widow_size(options)), scale(options)
    for seat in range(at.SEATS):
        hand = cards_in(state.places[at.HAND + seat])
        near = bid_limit(game, hand) + rng.randint(-AROUND, AROUND) * ten
        price = min(bids[seat > 0 :], key=lambda amount: abs(amount - near))
        found = (*features(game, hand), price / ten)
        yield Trial(group, group, tuple(map(float, found)), winning(game, seat, price))


def features(game: Any, hand: Sequence[int]) -> tuple[float, ...]:
    """Returns the best meld of a hand, and what it has of that suit."""
    mine, size, ten = model(), widow_size(game.options), scale(game.options)
    suit = max(
        range(4),
        key=lambda s: (
            mine.share[size] * total(hand, game.table, s) / ten + expected_points(mine.makes[size], hand, s)
        ),
    )
    held = Counter(hand)
    top, aces = held[card_of(suit, ACE)], sum(held[card_of(s, ACE)] for s in range(4))
    length = sum(c >> 4 == suit for c in hand)
    return total(hand, game.table, suit) / ten, length, top, aces - top, held[card_of(suit, TEN)]


def winning(game: Any, seat: int, price: int) -> Lead:
    """Returns what leads to a seat's winning the auction at a price, at once."""
    bid = bid_call(price)

    def lead(state: State) -> State:
        while state.pub.phase == "auction":
            turn, legal = state.pub.turn, game.legal(state, state.pub.turn)
            call = bid if turn == seat and bid in legal else at.PASS
            state = make_lead(game, call if call in legal else legal[0])(state)
        return state

    return lead


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns what a bidder makes by size of the widow, in units of the price."""
    makes, share = dict(before.makes), dict(before.share)
    for group, fit in fits.items():
        per_point = -fit.slopes[-1]
        if per_point >= STEEP and fit.has(group):
            odds = (fit.bases[group] - SURE, *fit.slopes[:-1])
            base, meld, trump, top, ace, ten = (round(x / per_point, 2) for x in odds)
            makes[int(group)] = Weights(base, trump, top, ace, ten)
            share[int(group)] = meld
    return {} if makes == before.makes else {"makes": makes, "share": share}


# ---------------------------------------------------------------- the widow
def widow_trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields taking the widow against leaving it, by how far the limit exceeds the contract."""
    pub, options = state.pub, game.options
    if pub.phase != "unseen" or options.kitty:
        return
    hand = cards_in(state.places[at.HAND + pub.turn])
    more = (bid_limit(game, hand) - pub.contract) / scale(options)
    yield Trial(TAKE, TAKE, (more,), make_lead(game, at.TAKE), make_lead(game, at.CONCEDE))


def apply_widow(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns the tens that a limit may lack of the contract."""
    fit = fits.get(TAKE)
    if fit is None or not fit.has(TAKE) or fit.slopes[0] < STEEP:
        return {}
    return {"taken": round(max(-AROUND, min(AROUND, fit.bases[TAKE] / fit.slopes[0])), 2)}


HOW: Final = "Fitted: whether hands make a price at which they win the auction, by playouts."
WIDOW_HOW: Final = (
    "Fitted: taking the widow compared with leaving it, by playouts "
    "on worlds that the seat cannot tell apart."
)
FITTING: Final = Fitting(
    ("auction3",),
    widow_trials,
    apply_widow,
    how=WIDOW_HOW,
    first=Fitting(("auction3_points", "auction3_double", "cutthroat3_bid"), trials, apply_fits, how=HOW),
)
