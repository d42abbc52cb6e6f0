"""Fits the numbers of auction Mariáš.

They are the curves of what contracts bring, how far a hand bids by them, doubling, and announcing against.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import CurveKey, Curves, Fit, Fitting, Outcome, Trial, make_lead
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import LoneCallPolicy, possible_decisions
from hlaska.games.marias_auction import belief
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import KINDS, Parameters, model
from hlaska.games.marias_auction.call_policy import ContractEstimator, odds_of, price_factor, staying_call
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS
from hlaska.games.marias_auction.public import State, own_cards
from hlaska.kernel.bits import mask_of

WORST: Final = -3.0  # odds below which nobody would announce it
MOST: Final = (
    60.0  # units an opponent that one contract counts at most, at the usual values of betl and durch
)
FAR: Final = 10.0  # units from passing beyond which nobody doubts whether to bid
STEEP: Final = 0.02  # the least slope of what a bid promises that tells anything
BID: Final = "bid"
CURVES: Final = ("before", "kept")


# ---------------------------------------------------------------- what contracts bring
def outcomes(game: Any, state: State, rng: Random) -> Iterator[Outcome]:
    """Yields contracts at the first bid, where each seat wins the auction in turn.

    It announces every kind, in the suit that promises most.
    """
    if state.pub.phase != "bid" or state.pub.bid or state.pub.junior != 1 or state.pub.turn != 1:
        return
    for seat in range(at.SEATS):
        hand, won = mask_of(own_cards(state.places, seat)), win_auction(game, state, seat)
        for kind in KINDS:
            before, best = max((odds_of(CONTRACTS[i], hand), i) for i in contracts_of(kind))
            if before >= WORST and at.PLAY + best in game.legal(won, seat):
                yield _announce(game, won, kind, best, before, rng)


@cache
def contracts_of(kind: str) -> tuple[int, ...]:
    """Returns the contracts of a kind, whatever their suit."""
    texts = [RUNGS[contract.rung - 1].text for contract in CONTRACTS]
    return tuple(i for i, text in enumerate(texts) if text.removesuffix(" hearts") == kind)


def win_auction(game: Any, state: State, seat: int) -> State:
    """Lets a seat win the auction at the lowest bid, and pick up the talon."""
    while state.pub.phase != "contract":
        turn = state.pub.turn
        legal = game.legal(state, turn)
        staying = next(a for a in (at.BID, at.HOLD, at.TAKE) if a in legal) if turn == seat else at.PASS
        state = make_lead(game, staying)(state)
    return state


def _announce(game: Any, won: State, kind: str, number: int, before: float, rng: Random) -> Outcome:
    """Returns the contract of the seat on turn with its talon put away."""
    seat, contract = won.pub.turn, CONTRACTS[number]
    state = make_lead(game, at.PLAY + number)(won)
    state = make_lead(game, *game.adviser.sample_turn(state, seat, rng))(state)
    kept = odds_of(contract, mask_of(own_cards(state.places, seat)))
    hearts = game.options.hearts_factor if contract.rules.hearts else 1
    places = dict(zip(CURVES, (before, kept), strict=True))
    return Outcome(kind, places, state, seat, at.SEATS * hearts, MOST * price_factor(game.options, contract))


def curves_of(parameters: Parameters) -> dict[CurveKey, Sequence[float]]:
    """Returns the curves in force."""
    return {(name, kind): getattr(parameters, name)[kind] for name in CURVES for kind in KINDS}


def apply_curves(before: Parameters, found: Mapping[CurveKey, Sequence[float]]) -> dict[str, Any]:
    """Returns the curves that were fitted, rounded."""
    return {
        name: {kind: tuple(round(value, 1) for value in found[name, kind]) for kind in KINDS}
        for name in CURVES
    }


# ---------------------------------------------------------------- calls
def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    if state.pub.phase == "bid":
        yield from _bid_trials(game, state)
    yield from call_fit.trials(game, state, _possible_calls(game, state))


def _bid_trials(game: Any, state: State) -> Iterator[Trial]:
    """Yields the lowest bid against passing, by what the hand promises on its rung."""
    seat = state.pub.turn
    legal = game.legal(state, seat)
    call, rung = staying_call(state.pub, legal)
    if call == at.PASS or at.PASS not in legal:
        return
    hand = mask_of(own_cards(state.places, seat))
    promised = ContractEstimator(game.options, hand).estimate_before_talon(rung)
    if abs(promised - model().passed) < FAR:
        yield Trial(BID, BID, (promised,), make_lead(game, call), make_lead(game, at.PASS))


def _possible_calls(game: Any, state: State) -> Iterator[PossibleCall]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = (
        LoneCallPolicy(model(), pub.contract, pub.trump, pub.lone),
        mask_of(own_cards(state.places, seat)),
    )
    alone = belief.is_unplayed(game.options, pub)
    for d, turn in possible_calls(
        at.CODES, pub, lambda: possible_decisions(at.CODES, game.options, pub, alone)
    ):
        yield PossibleCall(d, turn, habits.odds(d.item, seat == pub.lone, hand))


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns the bars, what a bid must promise, and how sharply one bids."""
    found, bid = call_fit.apply_fits(before, fits), fits.get(BID)
    if bid is None or not bid.has(BID) or bid.slopes[0] < STEEP:
        return found
    slope = bid.slopes[0]
    return {**found, "passed": round(-bid.bases[BID] / slope, 2), "eager": round(1 / slope, 2)}


CURVES_HOW: Final = (
    "Fitted: what contracts bring by the odds of a hand, by playouts, where everybody calls as expected."
)
FITTING: Final = Fitting(
    ("licit_traditional",),
    trials,
    apply_fits,
    hows=dict.fromkeys(CURVES, CURVES_HOW),
    curves=Curves(outcomes, lambda parameters: parameters.odds, curves_of, apply_curves),
)
