"""Checks which public numbers fit together where a hand is counted. These are the meld and its lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hlaska.core.misfit import Misfit
from hlaska.core.position_check import only_in, sums
from hlaska.core.tricks import TrickPublic
from hlaska.families.pinochle.melds import unpack_melds


def meld_points(meld: Sequence[int], lines: Sequence[int], whole: bool) -> Iterator[Misfit]:
    """Yields misfits of points in meld with the lines that lie open. `whole`: who has no line has no meld."""
    found = [(seat, line.points) for seat, line in unpack_melds(lines)]
    none = [(seat, 0) for seat in range(len(meld))] if found and whole else []
    yield from sums("meld", meld, [*none, *found], "melds")


def before_play(pub: TrickPublic) -> Iterator[Misfit]:
    """Yields misfits of numbers that are counted from the first lead on."""
    unled = {"lead": -1, "points": (), "taken": (), "last": (), "last_by": -1}
    yield from only_in(pub, ("play", "over"), unled, "no trick is played yet")
