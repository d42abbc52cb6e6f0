"""Names contradictions in a position that somebody sets up."""

from __future__ import annotations

from typing import NamedTuple

from hlaska.core.errors import Phrase


class Misfit(NamedTuple):
    """Names a contradiction in a position.

    name: the public number that is wrong, or `Place hand0` (`misfit_in_place`).
    why: what it contradicts.
    phrase: the same in words, where there are some.
    """

    name: str
    why: str
    phrase: Phrase | None = None


def misfit_in_place(place: str, why: str, phrase: Phrase | None = None) -> Misfit:
    """Names cards of a place that cannot lie so."""
    return Misfit(f"Place {place}", why, phrase)
