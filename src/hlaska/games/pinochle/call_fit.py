"""Fits what a side makes in partnership Pinochle, and how far it bids.

A seat wins the auction at some price.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import log
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core.board import cards_in
from hlaska.core.call_fit import Fit, Fitting, Trial, make_lead
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.bidding import lowest
from hlaska.games.pinochle.call_model import FOUR, Parameters, Passing, Weights
from hlaska.games.pinochle.conventions import history, shown_meld, system_of
from hlaska.games.pinochle.hand_values import bid_limit, evaluate_hand
from hlaska.games.pinochle.numbers import bids_of, unit
from hlaska.games.pinochle.public import PinochlePublic, State, bid_call, partner

SURE: Final = log(55 / 45)  # a limit is what is made in 55 of 100 deals
AROUND: Final = 12  # units that prices lie around the limit of a hand
STEEP: Final = -0.01  # the slope of a price, from which on a fit tells anything


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields one for each seat at the first call of a deal.

    Its price is near to the limit of the seat.
    """
    options, pub = game.options, state.pub
    if pub.phase != "auction" or pub.said or options.pass_count not in (0, FOUR):
        return
    group = f"{options.deck} {options.pass_count}"
    for seat in range(at.SEATS):
        hand, scale = evaluate_hand(cards_in(state.places[at.HAND + seat]), game.table), unit(options)
        near = bid_limit(options, hand) + rng.randint(-AROUND, AROUND) * scale
        price = min(bids_of(options), key=lambda amount: abs(amount - near))
        features = (hand.best / scale, hand.length, hand.top, hand.aces - hand.top, hand.tens, price / scale)
        yield Trial(group, group, tuple(map(float, features)), winning(game, seat, price))


def winning(game: Any, seat: int, price: int) -> Any:
    """Returns what leads to a seat's winning the auction at a price, at once."""

    def lead(state: State) -> State:
        while state.pub.phase == "auction":
            turn = state.pub.turn
            state = make_lead(game, bid_call(price) if turn == seat and not state.pub.high else at.PASS)(
                state
            )
        return state

    return lead


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns the weights by pack and cards passed, on the scale of the price."""
    weights = dict(before.weights)
    for group, fit in sorted(fits.items()):
        deck, count = group.split()
        per_point = -fit.slopes[-1]
        if per_point < -STEEP or not fit.has(group):
            continue
        base, meld, trump, top, ace, ten = (
            round(x / per_point, 2) for x in (fit.bases[group] - SURE, *fit.slopes[:-1])
        )
        old = weights[deck]
        if int(count):
            weights[deck] = Passing(old.none, Weights(base, meld, trump, top, ace, ten, old.four.mate))
        else:
            weights[deck] = Passing(Weights(base, meld, trump, top, ace, ten, old.none.mate), old.four)
    return {} if weights == before.weights else {"weights": weights}


# ---------------------------------------------------------------- how far one bids
def bid_trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields the lowest bid against passing, by how far the limit exceeds it.

    It is of a side that has agreed on nothing, where the partner does not hold the bid.
    """
    options, pub = game.options, state.pub
    if pub.phase != "auction" or options.pass_count not in (0, FOUR) or pub.bidder == partner(pub.turn):
        return
    price = lowest(options, pub)
    if not price or system_of(options, pub, pub.turn) != "none":
        return
    hand = evaluate_hand(cards_in(state.places[at.HAND + pub.turn]), game.table)
    limit = bid_limit(options, hand, shown_meld(history(options, pub), pub.turn))
    more = (limit - price) / unit(options)
    if abs(more) <= AROUND:
        group = f"{options.deck} {options.pass_count}"
        yield Trial(
            group, kind_of_bid(pub), (more,), make_lead(game, bid_call(price)), make_lead(game, at.PASS)
        )


def kind_of_bid(pub: PinochlePublic) -> str:
    """Names the number of `Reach` that a bid of the seat on turn goes by."""
    if pub.bidder < 0:
        return "opening"
    return "alone" if pub.out >> partner(pub.turn) & 1 else "along"


def apply_bids(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns how far a hand bids beyond its limit, by pack and cards passed."""
    reach = dict(before.reach)
    for group, fit in sorted(fits.items()):
        deck, count = group.split()
        if fit.slopes[0] < -STEEP:
            continue
        far = {
            kind: round(max(-AROUND, min(AROUND, base / fit.slopes[0])), 2)
            for kind, base in fit.bases.items()
            if fit.has(kind)
        }
        old = reach[deck]
        if int(count):
            reach[deck] = Passing(old.none, replace(old.four, **far))
        else:
            reach[deck] = Passing(replace(old.none, **far), old.four)
    return {} if reach == before.reach else {"reach": reach}


HOW: Final = "Fitted: whether hands make a price at which they win the auction, by playouts."
BIDS_HOW: Final = (
    "Fitted, but for mate: bids compared with passing, by playouts on worlds that the seat cannot tell apart."
)
PRESETS: Final = ("stonebridge", "mfp", "double_deck")
FITTING: Final = Fitting(
    PRESETS, bid_trials, apply_bids, how=BIDS_HOW, first=Fitting(PRESETS, trials, apply_fits, how=HOW)
)
