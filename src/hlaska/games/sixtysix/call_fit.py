"""Counts what a hand of Sixty-Six leaves undone. That is marriages, and the exchange of the trump card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp
from random import Random
from typing import Any, Final

from hlaska.core.actions import CALL
from hlaska.core.board import card
from hlaska.core.call_fit import Fit, Fitting, Trial
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.call_model import Parameters
from hlaska.games.sixtysix.public import State

DECLARE, EXCHANGE = "declare", "exchange"
LATER: Final = frozenset({at.ROB, at.CLOSE, at.CLAIM})
OF_PLAYER: Final = "club:16"
SURE: Final = 0.99  # no chance is told to be nearer to 0 or 1


def trials(game: Any, state: State, rng: Random) -> Iterator[Trial]:
    """Yields what the seat on turn may do, to be counted by whether it does."""
    pub = state.pub
    if pub.phase not in (at.LEAD, at.PREDRAW):
        return
    legal = game.legal(state, pub.turn)
    if at.ROB in legal:
        yield Trial(EXCHANGE, EXCHANGE, (), done=frozenset({at.ROB}), later=LATER - {at.ROB})
    declared = frozenset(a for a in legal if a < CALL and a != card(a))
    if declared:
        yield Trial(DECLARE, DECLARE, (), done=declared, later=LATER)


def apply_fits(before: Parameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns how often each was left undone."""
    names = {DECLARE: "silent", EXCHANGE: "kept"}
    return {names[group]: _omission_chance(fit.bases[group]) for group, fit in fits.items() if fit.has(group)}


def _omission_chance(odds: float) -> float:
    return round(min(SURE, max(1 - SURE, 1 / (1 + exp(odds)))), 2)


HOW: Final = f"Counted: how often {OF_PLAYER} left it undone."
FITTING: Final = Fitting(("schnapsen",), trials, apply_fits, player=OF_PLAYER, how=HOW, calls_first=False)
