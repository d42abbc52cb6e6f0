"""Holds the numbers of what a hand would call in Mariáš for four (`call_model.json`)."""

from __future__ import annotations

from typing import Final

from hlaska.core.call_model import Chance, Share, current_parameters
from hlaska.families.marias.call_model import CallParameters

PACKAGE: Final = "hlaska.games.marias_four"


class Parameters(CallParameters, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers of the family's games, and those of naming trumps and a card."""

    by_length: float  # what makes a suit trumps: each card of it,
    by_marriage: float  # its marriage,
    by_hearts: float  # that it is hearts
    by_sharp: float  # and each ace and ten of it
    strange_trump: Share  # how many trumps are named in no way that could be understood
    ranks_missed: Chance  # how often the highest rank is called that forehand does not hold, of those left
    overcalls: float  # odds from which one announces a betl or durch over a suit
    never: Chance  # of what a seat could not have said


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
