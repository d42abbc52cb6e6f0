"""Fits the numbers of doubling, and of announcing against, in auction Mariáš."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import LoneCallPolicy, possible_decisions
from hlaska.games.marias_auction import belief
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.public import State, own_cards
from hlaska.kernel.bits import mask_of


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    yield from call_fit.trials(game, state, _possible_calls(game, state))


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


FITTING: Final = Fitting(("licit_traditional",), trials, call_fit.apply_fits)
