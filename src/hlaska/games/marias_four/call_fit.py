"""Fits the numbers of announcing and doubling in Mariáš for four."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import PossibleCall, possible_calls
from hlaska.families.marias.call_policy import possible_decisions
from hlaska.games.marias_four import announcements
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.call_policy import PartnershipCallPolicy
from hlaska.games.marias_four.public import State, full_hand, is_on_side
from hlaska.kernel.bits import mask_of


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    yield from call_fit.trials(game, state, _possible_calls(game, state))


def _possible_calls(game: Any, state: State) -> Iterator[PossibleCall]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = PartnershipCallPolicy(pub), mask_of(full_hand(state.places, seat))
    ours, alone = is_on_side(pub, state.places, seat), announcements.is_unplayed(game.options, pub)
    for d, turn in possible_calls(
        at.CODES, pub, lambda: possible_decisions(at.CODES, game.options, pub, alone, ours)
    ):
        yield PossibleCall(d, turn, habits.odds(d.item, habits.role(seat, hand), hand))


FITTING: Final = Fitting(("four_partner",), trials, call_fit.apply_fits)
