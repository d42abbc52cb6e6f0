"""Holds the numbers of what a hand would call in Pinochle for three (`call_model.json`)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hlaska.core.call_model import Chance, Share, current_parameters
from hlaska.core.cards import ACE, JACK, KING, NINE, QUEEN, RANKS, TEN

PACKAGE: Final = "hlaska.games.pinochle_three"
WIDOWS: Final = (0, 2, 3, 5)
BURIABLE: Final = "".join(RANKS[rank] for rank in (ACE, TEN, KING, QUEEN, JACK, NINE))


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds tens of points that a bidder makes, fitted to played deals.

    With the double pack, points. A constant, and what each trump, ace of trumps, other ace and ten of trumps add.
    """

    base: float
    trump: float
    top: float
    ace: float
    ten: float


class Parameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers, by the size of the widow where it matters."""

    makes: dict[int, Weights]  # beside a share of its best meld, in 55 of 100 deals
    share: dict[int, float]  # of its best meld
    tricks: dict[int, Weights]  # in tricks, on the average
    granted: Share  # of all points in tricks, for how many at most a contract is given to the bidder
    taken: float
    """Tens that a limit may lack of the contract for the widow to be taken, where leaving it is free."""
    hope: float  # tens above the average for which one plays on
    hope_in_units: float  # the same where units are paid
    unlaid: Chance
    """How likely a world is for each marriage's worth of meld that a hand makes too much or too little."""
    most_unlaid: float  # marriages of such meld that count
    buried_trump: Chance  # how readily a bidder buries a trump
    buried: dict[str, Share]  # and a plain card by rank, beside others

    def __post_init__(self) -> None:
        """Raises ValueError, which reading a file tells as an error of its text."""
        for name, table in (("makes", self.makes), ("share", self.share), ("tricks", self.tricks)):
            if sorted(table) != list(WIDOWS):
                raise ValueError(f"{name} must have the widows {', '.join(map(str, WIDOWS))}")
        if sorted(self.buried) != sorted(BURIABLE):
            raise ValueError(f"buried must have the ranks {', '.join(BURIABLE)}")


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
