"""How the numbers of announcing and doubling are fitted in Mariáš for four."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from hlaska.core.call_fit import Fitting, Trial
from hlaska.families.marias import call_fit
from hlaska.families.marias.call_fit import Sayable, sayable
from hlaska.families.marias.call_policy import open_to
from hlaska.games.marias_four import announcements
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.call_policy import Habits
from hlaska.games.marias_four.public import State, held, on_side
from hlaska.kernel.bits import mask_of


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    yield from call_fit.trials(game, state, _sayable(game, state))


def _sayable(game: Any, state: State) -> Iterator[Sayable]:
    pub, seat = state.pub, state.pub.turn
    habits, hand = Habits(pub), mask_of(held(state.places, seat))
    ours, alone = on_side(pub, state.places, seat), announcements.stays_unplayed(game.options, pub)
    for d, turn in sayable(at.CODES, pub, lambda: open_to(at.CODES, game.options, pub, alone, ours)):
        yield Sayable(d, turn, habits.odds(d.item, habits.role(seat, hand), hand))


FITTING: Final = Fitting(("four_partner",), trials, call_fit.fitted)
