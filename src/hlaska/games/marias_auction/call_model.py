"""Holds the numbers of what a hand would call in auction Mariáš (`call_model.json`)."""

from __future__ import annotations

from typing import Final

from hlaska.core.call_model import Chance, Sharpness, current_parameters
from hlaska.families.marias.call_model import LoneParameters

PACKAGE: Final = "hlaska.games.marias_auction"
KINDS: Final = ("seven", "hundred", "betl", "durch")


class Parameters(LoneParameters, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers of the family's games, and those of bids.

    Curves say by kind of contract what it brings, in units an opponent, at the `odds` (their logarithm) on the hundred,
    or else on the only thing announced.
    """

    odds: tuple[float, ...]
    before: dict[str, tuple[float, ...]]  # of ten cards before the talon
    kept: dict[str, tuple[float, ...]]  # of the ten cards kept
    passed: float  # units an opponent that passing brings whoever could bid
    eager: Sharpness  # units by which a bid must be better to be e times as likely
    least_bid: Chance  # of any bid or pass
    announces: dict[str, float]
    """Odds from which one announces it in the contract, read off what players of two strengths announced."""
    bluff: Chance  # how much less likely one announces a seven that the hand does not hold
    two_sevens_cards: (
        float  # cards of both suits and aces with which two sevens are announced as often as not
    )
    keen_on_two_sevens: Sharpness  # one of them more makes that e to this as likely

    def __post_init__(self) -> None:
        """Raises ValueError, which reading a file tells as an error of its text."""
        super().__post_init__()
        if list(self.odds) != sorted(set(self.odds)) or len(self.odds) < 2:
            raise ValueError("odds must be two or more numbers that rise")
        for name, curves in (("before", self.before), ("kept", self.kept)):
            for kind in KINDS:
                if len(curves.get(kind, ())) != len(self.odds):
                    raise ValueError(
                        f"the curve '{kind}' of {name} needs {len(self.odds)} numbers, one for each odds"
                    )


def model() -> Parameters:
    """Returns the numbers in use."""
    return current_parameters(PACKAGE, Parameters)
