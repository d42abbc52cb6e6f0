"""Fits the numbers of naming trumps, announcing and doubling in Mariáš for four."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fit, Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import possible_decisions
from hlaska.games.marias_four import announcements
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.call_model import Parameters, model
from hlaska.games.marias_four.call_policy import (
    PartnershipCallPolicy,
    disclosure_key,
    trump_features,
    trump_weight,
)
from hlaska.games.marias_four.public import State, full_hand, is_on_side
from hlaska.kernel.bits import mask_of

NAMES: Final = ("by_length", "by_marriage", "by_hearts", "by_sharp")


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    if state.pub.phase == "trump":
        yield from _naming_trials(game, state, rng)
    yield from call_fit.trials(game, state, _possible_calls(game, state))


def _naming_trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields the likeliest trumps against each other suit, by the first four cards."""
    legal, hand = game.legal(state, state.pub.turn), mask_of(full_hand(state.places, state.pub.turn))
    cards = {
        suit: min((c for c in legal if c >> 4 == suit), key=disclosure_key)
        for suit in sorted({c >> 4 for c in legal})
    }
    suits = {suit: trump_features(hand, suit) for suit in cards}
    best = max(suits, key=lambda suit: trump_weight(model(), hand, suit))
    yield from call_fit.naming_trials(game, suits, cards, best, rng)


def _possible_calls(game: Any, state: State) -> Iterator[PossibleCall]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = PartnershipCallPolicy(pub), mask_of(full_hand(state.places, seat))
    ours, alone = is_on_side(pub, state.places, seat), announcements.is_unplayed(game.options, pub)
    for d, turn in possible_calls(
        at.CODES, pub, lambda: possible_decisions(at.CODES, game.options, pub, alone, ours)
    ):
        yield PossibleCall(d, turn, habits.odds(d.item, habits.role(seat, hand), hand))


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    return {**call_fit.apply_fits(before, fits), **call_fit.fit_trumps(NAMES, fits)}


FITTING: Final = Fitting(
    ("four_partner",), trials, apply_fits, hows=dict.fromkeys(NAMES, call_fit.TRUMPS_HOW)
)
