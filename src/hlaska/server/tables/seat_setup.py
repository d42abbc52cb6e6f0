"""Sets up the chairs of a new table, as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count
from typing import Final

from hlaska.core.errors import BadOptions
from hlaska.core.game import Game
from hlaska.core.levels import USUAL, list_levels
from hlaska.table.match_state import Chair
from hlaska.table.new_table import check_name_and_avatar
from hlaska.table.visible_text import tidy

GUEST: Final = "?"  # a person who gives no name
NAMES: Final = ("Květa", "Bohouš", "Ludmila", "Karel")  # of computer players that came without one


def chairs_for(game: Game, requested: Sequence[Chair], person: Chair) -> tuple[Chair, ...]:
    """Makes the chairs as asked for, with names and levels filled in.

    Where none are, it is this person with computer players. Raises BadOptions.
    """
    if not requested:
        requested = (person, *(Chair("", "bot"),) * (game.players - 1))
    persons = sum(chair.kind == "person" for chair in requested)
    if persons != 1:
        raise BadOptions(
            f"chairs: one person opens a table, not {persons}; others come to chairs of kind open"
        )
    names = names_for(requested)
    return tuple(
        chair_for(game, i, chair, names.__next__) for i, chair in enumerate(requested[: game.players + 1])
    )


def names_for(taken: Sequence[Chair]) -> Iterator[str]:
    """Yields names for computer players that nobody at the table has."""
    return chain((n for n in NAMES if n not in {c.name for c in taken}), (f"Bot {i}" for i in count(1)))


def chair_for(game: Game, i: int, chair: Chair, name: Callable[[], str]) -> Chair:
    """Makes the chair number `i` as asked for. `name` gives one to a computer player without. Raises BadOptions."""
    if chair.kind == "bot":
        level = chair.level or USUAL
        levels = list_levels(game)[::-1]
        if level not in levels:
            raise BadOptions(f"chairs[{i}].level={level[:40]}: expected one of {', '.join(levels)}")
        made = Chair(tidy(chair.name) or name(), "bot", level, chair.avatar)
    else:
        made = Chair(tidy(chair.name) or GUEST, chair.kind, avatar=chair.avatar, program=chair.program)
    check_name_and_avatar(i, made)
    return made
