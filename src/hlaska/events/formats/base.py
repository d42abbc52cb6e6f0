"""Say what every format says. That is how it draws, when it is over, and what happens with those who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from hlaska.events.errors import BadCommand
from hlaska.events.history import count_byes, entry_sizes
from hlaska.events.lots import choose_byes, order_by_lot, table_sizes
from hlaska.events.model import Plan, Round, Table
from hlaska.events.state import EventState


class Format(Struct, frozen=True):
    """Describe a format. How it counts is in `hlaska.events.scoring_rules`.

    draw: makes the next round of a state and a seed, or raises BadCommand.
    is_over: no other round comes.
    can_enter: a late comer still has a game to play.
    check: what of a plan the format cannot do, or "".
    """

    draw: Callable[[EventState, str], Round]
    is_over: Callable[[EventState], bool]
    can_enter: Callable[[EventState], bool] = lambda state: True
    check: Callable[[Plan], str] = lambda plan: ""


def is_complete(state: EventState) -> bool:
    """Tell whether as many rounds were drawn as the plan has."""
    return bool(state.plan.rounds) and len(state.rounds) >= state.plan.rounds


def number_tables(tables: Iterable[Sequence[int]]) -> tuple[Table, ...]:
    """Number tables in order."""
    return tuple(Table(i, tuple(table)) for i, table in enumerate(tables, 1))


def refuse_too_few(state: EventState, count: int) -> BadCommand:
    """Make the refusal of a round that nobody could play."""
    least = min(entry_sizes(state.plan))
    people = "entry is" if count == 1 else "entries are"
    return BadCommand(
        "too-few",
        f"{count} {people} too few for a round: a table needs at least {least}. Enter more, or finish the event.",
        count=count,
        least=least,
    )


def split_byes(
    state: EventState, entries: Sequence[int], seed: str
) -> tuple[list[int], list[int], tuple[int, ...]]:
    """Split entries into who plays and who sits out, with the sizes of the tables. Raises BadCommand."""
    sizes = table_sizes(len(entries), entry_sizes(state.plan))
    if not sizes:
        raise refuse_too_few(state, len(entries))
    playing, out = choose_byes(order_by_lot(entries, seed, 0), sum(sizes), count_byes(state))
    return playing, out, sizes
