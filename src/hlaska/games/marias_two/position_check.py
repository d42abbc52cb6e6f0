"""Checks which public numbers of a deal fit together. A position that somebody sets up is checked by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hlaska.core.misfit import Misfit
from hlaska.core.position_check import only_under, sizes, turns
from hlaska.families.marias import position_check
from hlaska.families.marias.contracts import CONTRACTS, SUIT
from hlaska.families.marias.game import MariasGame
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.public import MariasTwoPublic, State

BEFORE: Final = ("cut", "trump")
"""Trumps are not named yet."""


def misfits(game: MariasGame[MariasTwoPublic], state: State) -> Iterator[Misfit]:
    """Yields what contradicts itself in a state."""
    pub, options = state.pub, game.options
    yield from turns(pub, dict.fromkeys((*BEFORE, "announce"), at.FOREHAND))
    yield from position_check.contract(pub, BEFORE, CONTRACTS)
    yield from position_check.open_contracts(options, pub)
    if pub.contract > SUIT:
        yield Misfit("contract", f"in this game it is {SUIT}, in a suit")
    yield from position_check.lone_player(pub, at.FOREHAND)
    yield from position_check.announcements(options, pub, BEFORE)
    yield from position_check.sides(pub, at.SEATS)
    yield from only_under(pub, options.two_sevens, {"helper": -1}, "two_sevens=false")
    yield from position_check.answers(game, pub)
    yield from position_check.tricks(game, state)
    held = {"cut": 0, "trump": 4, "announce": 8, "flek": 8}.get(pub.phase, -1)
    if held >= 0:
        yield from sizes(game, state.places, {"hand0": held, "hand1": held}, f"in phase={pub.phase}")
