"""Lets two computer players play against each other."""

from __future__ import annotations

from pathlib import Path

from hlaska import games as registry
from hlaska.core.options import Value
from hlaska.library.naming import split_name
from hlaska.research.matches.arena import Match as Meeting
from hlaska.research.matches.arena import Report, Spec, make_report, play
from hlaska.research.matches.casting import USUAL


def duplicate(
    name: str,
    a: str,
    b: str,
    *settings: str,
    deals: int = 20,
    seed: int = 1,
    workers: int | None = None,
    casting: str = USUAL,
    log: str | Path | None = None,
    cluster: str | None = None,
    **rules: Value,
) -> Report:
    """Plays two players against each other. Every deal is played in several castings of them.

    The report has the mean difference a deal in units of the game and its 95 % interval. Raises BadText, BadOptions.

    name, settings, rules: as for `game`.
    a, b: specs (docs/arena.md).
    workers: processes, default one a core.
    casting: who plays which seats or which role.
    log: a file in which every deal is kept, and where the match goes on.
    cluster: the address of a cluster of Ray that plays, or `local`.
    """
    found, preset, changes = split_name(name, settings, rules)
    registry.find_game(found, preset, changes)
    meeting = Meeting(Spec(found, preset, changes), a, b, casting, seed)
    path = None if log is None else Path(log)
    return make_report(meeting, play(meeting, deals, workers, path, cluster=cluster))
