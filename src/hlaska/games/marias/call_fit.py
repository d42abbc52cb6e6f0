"""Fits the numbers of naming trumps, announcing and doubling in Mariáš for three."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fit, Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import LoneCallPolicy, gumbel, possible_decisions
from hlaska.families.marias.hand_values import values
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.belief import trump_features, trump_weight
from hlaska.games.marias.call_model import Parameters, model
from hlaska.games.marias.public import State, full_hand
from hlaska.kernel.bits import mask_of

NAMES: Final = ("by_game", "by_length", "by_marriage", "by_hearts")


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    if state.pub.phase == "trump":
        yield from _naming_trials(game, state, rng)
    yield from call_fit.trials(game, state, _possible_calls(game, state))


def _naming_trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields the likeliest trumps against each other suit, by the first seven cards."""
    hand, cards = _trump_cards(game, state)
    suits = {suit: trump_features(values()["game"], hand, suit) for suit in cards}
    best = max(suits, key=lambda s: trump_weight(model(), values()["game"], hand, s))
    yield from call_fit.naming_trials(game, suits, cards, best, rng)


def _trump_cards(game: Any, state: State) -> tuple[int, dict[int, int]]:
    """Returns the first seven cards, and by suit the card by which it is named."""
    cards = [a for a in game.legal(state, at.FOREHAND) if a < at.PEOPLE]
    return mask_of(cards), {suit: min(c for c in cards if c >> 4 == suit) for suit in {c >> 4 for c in cards}}


def _possible_calls(game: Any, state: State) -> Iterator[PossibleCall]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = (
        LoneCallPolicy(model(), pub.contract, pub.trump, pub.lone),
        mask_of(full_hand(state.places, seat)),
    )
    alone = announcements.is_unplayed(game.options, pub)
    for d, turn in possible_calls(
        at.CODES, pub, lambda: possible_decisions(at.CODES, game.options, pub, alone)
    ):
        yield PossibleCall(d, turn, habits.odds(d.item, seat == pub.lone, hand))


def choose(game: Any, state: State, rng: Random) -> Sequence[int]:
    """Names trumps softly by the first seven cards; () elsewhere."""
    if state.pub.phase != "trump":
        return ()
    hand, cards = _trump_cards(game, state)
    best = max(sorted(cards), key=lambda s: trump_weight(model(), values()["game"], hand, s) + gumbel(rng))
    return (cards[best],)


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    return {**call_fit.apply_fits(before, fits), **call_fit.fit_trumps(NAMES, fits)}


FITTING: Final = Fitting(
    ("pagat_voleny",), trials, apply_fits, choose, hows=dict.fromkeys(NAMES, call_fit.TRUMPS_HOW)
)
