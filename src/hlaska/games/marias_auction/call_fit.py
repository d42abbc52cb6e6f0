"""How the numbers of doubling, and of announcing against, are fitted in auction Mariáš."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import Sayable, sayable
from hlaska.families.marias.call_policy import Habits, open_to
from hlaska.games.marias_auction import belief
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.call_model import model
from hlaska.games.marias_auction.public import State, own
from hlaska.kernel.bits import mask_of


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    yield from call_fit.trials(game, state, _sayable(game, state))


def _sayable(game: Any, state: State) -> Iterator[Sayable]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = Habits(model(), pub.contract, pub.trump, pub.lone), mask_of(own(state.places, seat))
    alone = belief.stays_unplayed(game.options, pub)
    for d, turn in sayable(at.CODES, pub, lambda: open_to(at.CODES, game.options, pub, alone)):
        yield Sayable(d, turn, habits.odds(d.item, seat == pub.lone, hand))


FITTING: Final = Fitting(("licit_traditional",), trials, call_fit.fitted)
