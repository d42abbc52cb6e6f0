"""Holds the numbers of what a hand would call in partnership Pinochle (`call_model.json`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct

from hlaska.core.call_model import Chance, Share, Sharpness, current_parameters

PACKAGE: Final = "hlaska.games.pinochle"
PACKS: Final = ("single", "double")
FOUR: Final = 4  # cards passed


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Says what a bidding side makes in 55 of 100 deals, fitted to played deals.

    It counts meld and tricks, in tens of points (single pack) or points (double).

    base: a constant.
    meld: what each unit of the own best meld adds.
    trump: what each trump adds.
    top: what each ace of trumps adds.
    ace: what each other ace adds.
    ten: what each ten of trumps adds.
    mate: how much of this is meld that an unknown partner holds.
    """

    base: float
    meld: float
    trump: float
    top: float
    ace: float
    ten: float
    mate: float


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    """Says how far beyond its limit a hand bids, in tens of points.

    With the double pack it is in points.

    opening: as the first to bid.
    along: against an opponent while its partner may still bid.
    alone: when it is alone.
    mate: how much further than the price it must go to bid against its partner.
    """

    opening: float
    along: float
    alone: float
    mate: float


T = TypeVar("T", Weights, Reach)


class Passing(Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """Holds numbers for where no cards are passed, and where four are."""

    none: T
    four: T


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers, by pack where it matters."""

    weights: dict[str, Passing[Weights]]
    usual: Reach  # how far everybody is supposed to reach
    reach: dict[str, Passing[Reach]]
    """Who reaches so far makes more against those who bid as usual (docs/notes/2026-11-26-players-pinochle.md)."""
    doubt: dict[str, Sharpness]  # how far players stray from their limit
    trump_card: float  # what a trump more is worth beside meld, in tens of points of the single pack
    hope: Share  # of all points in tricks, how many a bidder still hopes for
    broken: Chance  # how likely a call is of a hand that does not fit its meaning
    meld_doubt: Annotated[float, Meta(gt=0)]
    """Who shows N in meld and has so much less is as unlikely as one who breaks a promise."""
    unlaid: Chance  # how much of a world is kept for each marriage's worth of meld that a seat would not have laid so
    most_unlaid: float  # marriages of such meld that count
    kept: Chance  # how likely a world is for each trump above the nine that the partner has kept
    ace_kept: Chance  # ... and for each other ace

    def __post_init__(self) -> None:
        """Raises ValueError, which reading a file tells as an error of its text."""
        for name, table in (("weights", self.weights), ("reach", self.reach), ("doubt", self.doubt)):
            if sorted(table) != sorted(PACKS):
                raise ValueError(f"{name} must have the packs {' and '.join(PACKS)}")


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)


def between(passing: Passing[T], count: int) -> T:
    """Interpolates the numbers for so many cards passed between none and four."""
    found: T = _between(passing, count)
    return found


@lru_cache(64)
def _between(passing: Passing[Any], count: int) -> Any:
    none, four, share = passing.none, passing.four, count / FOUR
    fields = ((getattr(none, name), getattr(four, name)) for name in none.__struct_fields__)
    return type(none)(*(a + (b - a) * share for a, b in fields))
