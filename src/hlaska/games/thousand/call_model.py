"""Holds the numbers of what a hand would call in Thousand (`call_model.json`)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from hlaska.core.call_model import Chance, Share, current_parameters

PACKAGE: Final = "hlaska.games.thousand"
Stray = Annotated[float, Meta(gt=0)]


class Outlook(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the points a hand promises for each feature, and how far they stray.

    The latter is the scale of a logistic curve.
    """

    base: float
    ace: float
    ace_and_ten: float
    guarded_ten: float
    marriage: float  # for each of its points
    long: float  # for each card of its suit beside king and queen
    void: float
    stray: Stray


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds what hands promise, and how they are read."""

    dealt: Outlook  # seven cards, the widow is still to come
    ready: Outlook  # eight cards
    theirs: Share  # how likely others make what they bid
    given: float  # how much a point given away costs beside what the hand loses
    bar: float  # points that a hand should promise beyond a bid ...
    stray: Stray  # ... give or take so many
    least: Chance  # of a bid, and of a pass
    unheard: Chance  # of a bid that only a marriage allows, without one (mariage:TH.BID.2)


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
