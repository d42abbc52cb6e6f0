"""Holds the numbers of what a hand would call in a Mariáš game.

Bars are log odds of the own hand, chances are the least ones. What goes by item are named as in `contracts.ITEMS`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hlaska.core.adviser import Chances
from hlaska.core.call_model import Chance, Share, Sharpness
from hlaska.families.marias.contracts import CONTRACT, GAME, HUNDRED, ITEMS

Bars = Annotated[tuple[float, ...], Meta(min_length=2)]
Trusted = tuple[tuple[Share, Share], tuple[Share, Share]]
"""As `Chances`: by whether a playout brings it, then by whether open cards do."""


class CallParameters(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers of every game of the family that has contracts."""

    raises: dict[str, Bars]
    """By item, from which odds one raises what is played anyway, by how often it was raised before. A raise of the
    other side tells of its cards, so that one needs more the more were made."""
    climb: Annotated[float, Meta(ge=0)]
    """So much more for each level above the first beyond these. Two hands that were both supposed to go on for ever
    made one world worth more than all others together."""
    alone: float
    """From which odds one raises a game that else would not be played."""
    says: dict[str, float]
    """By item, from which odds one announces. A hundred brings as much where it is not announced and the game is
    doubled."""
    keen: Sharpness  # how sharply a hand's worth decides
    keen_to_raise: Sharpness  # the same of raises: strong players double what they should
    least_said: dict[str, Chance]  # by item, of announcing it
    least_raise: Chance
    least_quiet: Chance  # of leaving what a hand would raise or announce
    least_overcall: Chance  # of a betl or durch
    against: float  # odds of the lone player on what is announced against
    open_chances: dict[str, Trusted]
    """By item that points decide, how likely it is made (`scripts/measure_open.py`)."""

    def __post_init__(self) -> None:
        """Raises ValueError, which reading a file tells as an error of its text."""
        for name, table in (
            ("raises", self.raises),
            ("says", self.says),
            ("least_said", self.least_said),
            ("open_chances", self.open_chances),
        ):
            unknown = sorted(set(table) - set(ITEMS))
            if unknown:
                raise ValueError(f"'{unknown[0]}' in {name}: the items are {', '.join(ITEMS)}")
        for item in (GAME, HUNDRED, CONTRACT):
            if ITEMS[item] not in self.raises:
                raise ValueError(f"no bars of '{ITEMS[item]}' in raises")


class LoneParameters(CallParameters, frozen=True, forbid_unknown_fields=True):
    """Holds the numbers of a game in which one plays against two."""

    keen_alone: Sharpness  # how sharply one raises a game that else would not be played
    least_raise_alone: Chance
    """Of raising a game that else would not be played. Else who keeps a hundred quiet would count on somebody without
    prospects to double the game."""
    least_raise_again: Chance
    """Of raising what was doubled before. Of a doubled game most hands have no prospect left, and none of those raises
    it: with two in a hundred, who hears re takes its player for weaker than it is."""
    undertakes: float
    """From which odds one announces a betl or durch. By the odds alone `strong` announced betls from 0 on, but who does
    it knows more of the hand than its odds: with 1 worlds are likelier to be as the true cards are."""
    keen_to_undertake: Sharpness
    least_undertaken: Chance  # of the hands that announced one
    strange_talon: Share
    """How many talons are put away in no way that could be understood: none is excluded, however little it promises."""


def open_chances(parameters: CallParameters) -> dict[int, Chances]:
    """Returns the chances of what points decide, by number of the item."""
    return {ITEMS.index(name): chances for name, chances in parameters.open_chances.items()}
