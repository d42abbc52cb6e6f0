"""Holds short chapters on how to play well.

A position is drawn, and chances are computed from the pack, never quoted.

A game writes them in `tactics.py` (`tactics(game)`, found by `hlaska.games.tactics`); phrases `tactics-<game>-<name>`
with `.title`.
"""

from __future__ import annotations

from math import comb

from msgspec import Struct

from hlaska.core.errors import Phrase


class Chapter(Struct, frozen=True, omit_defaults=True):
    """Holds a heading and what is said of the cards drawn beside it.

    trump: -1 where none are fixed.
    """

    says: Phrase
    cards: tuple[int, ...] = ()
    trump: int = -1


def none_of(wanted: int, drawn: int, unseen: int) -> float:
    """Returns the chance that none of some cards is drawn from the unseen ones."""
    return comb(unseen - wanted, drawn) / comb(unseen, drawn)


def all_have(wanted: int, hand: int, hands: int) -> float:
    """Computes the chance that each of some equal hands has one of so many cards."""
    unseen = hand * hands
    without = range(min(hands, (unseen - wanted) // hand + 1))  # so many hands can be without any
    signs = (1, -1)
    return sum(signs[k % 2] * comb(hands, k) * none_of(wanted, k * hand, unseen) for k in without)


def percent(chance: float) -> int:
    """Returns in how many of 100 deals; what may happen is neither never nor always."""
    return min(99, max(1, round(100 * chance)))
