"""Holds the numbers of what a hand would leave undone in Sixty-Six and kin. They lie in `call_model.json`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hlaska.core.call_model import Chance, current_parameters

PACKAGE: Final = "hlaska.games.sixtysix"


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds chances for a seat that is about to lead."""

    silent: Chance  # of leading without declaring, for each marriage that could be declared
    kept: Chance  # of passing the moment at which the trump card could be exchanged


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
