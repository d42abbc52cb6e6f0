"""Holds the numbers of what a hand would call in Mariáš for three (`call_model.json`)."""

from __future__ import annotations

from typing import Final

from hlaska.core.call_model import Chance, Share, current_parameters
from hlaska.families.marias.call_model import LoneParameters

PACKAGE: Final = "hlaska.games.marias"


class Parameters(LoneParameters, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers of the family's games, and how forehand names trumps."""

    by_game: float  # what makes a suit trumps: odds on the game with it,
    by_length: float  # each card of it,
    by_marriage: float  # its marriage
    by_hearts: float  # and that it is hearts
    strange_trump: Share  # how many trumps are named in no way that could be understood
    feared: Chance
    """How much less likely one lays a contract open after the first trick for each card that may spoil it."""
    talon_helps: float  # what the talon adds to the odds of a betl or durch on ten cards
    overcalls: float  # odds from which one overcalls
    sure: Chance  # of what is sure but for the first trick


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
