"""Reads how a match stands before a record's first deal. It has scores, and the game's counters by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from hlaska.core import counters, seating
from hlaska.core.errors import BadText
from hlaska.core.game import Game, Match
from hlaska.core.record.model import Record
from hlaska.core.record.setup import MOST_AMOUNT

_ROW: Final = re.compile(r"-?[0-9]+(?:[\s,]+-?[0-9]+)*")


def opening_of(game: Game, record: Record) -> Match:
    """Returns the match before the first deal. Raises BadText."""
    match = game.opening()
    scores, notes = check_scores(game, record.scores), check_counters(game, record.notes)
    check_draw(game, record)
    return replace(match, scores=scores or match.scores, notes=notes or match.notes)


def check_draw(game: Game, record: Record) -> None:
    """Raises BadText for cards drawn by which another would deal first. In the middle of a match they tell nothing."""
    if not record.draw or not record.deals or record.scores:
        return
    wrong = seating.find_problem(game, record.draw, max(0, record.deals[0].first))
    if wrong:
        raise BadText(f"Draw: {wrong}")


def check_scores(game: Game, scores: Sequence[int]) -> tuple[int, ...]:
    """Returns the scores themselves. Raises BadText for a number of them that does not fit the table."""
    if len(scores) not in (0, game.players):
        one = "1 number" if len(scores) == 1 else f"{len(scores)} numbers"
        raise BadText(f"Scores: {one}, but the table has {game.players} players")
    too_much = [n for n in scores if abs(n) > MOST_AMOUNT]
    if too_much:
        raise BadText(f"Scores: {str(too_much[0])[:40]} is too large")
    return tuple(scores)


def check_counters(game: Game, given: Sequence[int] | Mapping[str, Any]) -> tuple[int, ...]:
    """Returns the counters of a match in their order, from names or from bare numbers.

    () where all are as in a fresh match.

    Raises BadText.
    """
    if not given:
        return ()
    try:
        by_name = (
            given if isinstance(given, Mapping) else counters.unpacked(game.counters, game.players, given)
        )
        notes = counters.from_names(game.counters, game.players, game.options, by_name)
    except BadText as e:
        raise BadText(f"Notes: {e.text}") from None
    return () if notes == game.opening().notes else notes


def counters_by_name(game: Game, notes: Sequence[int]) -> dict[str, Any]:
    """Returns the counters by name that differ from those of a fresh match."""
    return counters.difference(game.counters, game.players, notes)


def is_row(text: str) -> bool:
    """Tells whether notes are bare numbers, as records had them before counters had names."""
    return _ROW.fullmatch(text) is not None
