"""Prices the things that can be doubled, in half units (marias:M3.SCORE.1, M3.ANN.5, G.PAY.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from hlaska.families.marias.contracts import AGAINST, GAME, HEARTS, ITEMS, UNIT, Ints
from hlaska.families.marias.fleks import times


class Worth(NamedTuple):
    """Holds by item the value before steps, fleks and hearts, and the factor of hearts."""

    bases: Ints
    factors: Ints

    def of(self, item: int, level: int) -> int:
        """Returns what an item is worth at a level, without steps."""
        return self.bases[item] * times(level) * self.factors[item]

    def all_of(self, items: Iterable[int], levels: Ints) -> int:
        """Returns the value of everything that is being played (marias:M3.REV.2, D22)."""
        return sum(self.of(i, levels[i]) for i in items)


def bases_of(options: Any, two_sevens: int, contract: int) -> Ints:
    """Returns the values by item in half units.

    two_sevens, contract: those values in units.
    """
    values = (
        options.game_value,
        options.hundred_value,
        options.seven_value,
        options.seven_value,
        options.hundred_value,
        two_sevens,
        contract,
    )
    double = 2 if options.against_rule == "flek_first_double" else 1
    return tuple(UNIT * v * (double if i in AGAINST else 1) for i, v in enumerate(values))


def factors_of(trump: int, factor: int, on_game: bool = True) -> Ints:
    """Returns the factor of hearts by item. trump -1: none, nothing is multiplied."""
    if trump != HEARTS:
        return (1,) * len(ITEMS)
    return tuple(1 if i == GAME and not on_game else factor for i in range(len(ITEMS)))
