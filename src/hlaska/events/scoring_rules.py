"""Say how events of each format count, where the plan does not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from msgspec import Struct

from hlaska.events.brackets import measure_progress
from hlaska.events.ladders import measure_ladder
from hlaska.events.model import ByeScore
from hlaska.events.state import EventState


class ScoringRules(Struct, frozen=True):
    """Say how a format counts.

    bye: what sitting out counts as where the plan does not say it.
    by_wins: at tables of two wins are added up where the plan does not say what is.
    progress: what ranks an entry before all points, the greater the better.
    """

    bye: ByeScore
    by_wins: bool = False
    progress: Callable[[EventState], Mapping[int, Fraction]] | None = None


_KNOCKOUT = ScoringRules("nothing", progress=measure_progress)

SCORING_RULES: Final[Mapping[str, ScoringRules]] = {
    "lot": ScoringRules("mean"),
    "movement": ScoringRules("mean"),
    "swiss": ScoringRules("win", by_wins=True),
    "robin": ScoringRules("nothing", by_wins=True),
    "knockout": _KNOCKOUT,
    "double": _KNOCKOUT,
    "ladder": ScoringRules("nothing", progress=measure_ladder),
    "arena": ScoringRules("nothing"),
}
