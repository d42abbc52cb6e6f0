"""Fits the numbers of announcing and doubling in Mariáš for three."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import LoneCallPolicy, gumbel, possible_decisions
from hlaska.families.marias.hand_values import values
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.belief import trump_weight
from hlaska.games.marias.call_model import model
from hlaska.games.marias.public import State, full_hand
from hlaska.kernel.bits import mask_of


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    yield from call_fit.trials(game, state, _possible_calls(game, state))


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
    cards = [a for a in game.legal(state, at.FOREHAND) if a < at.PEOPLE]
    hand, game_value = mask_of(cards), values()["game"]
    suits = sorted({c >> 4 for c in cards})
    best = max(suits, key=lambda s: trump_weight(model(), game_value, hand, s) + gumbel(rng))
    return (min(c for c in cards if c >> 4 == best),)


FITTING: Final = Fitting(("pagat_voleny",), trials, call_fit.apply_fits, choose)
