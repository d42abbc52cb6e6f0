"""Draw every round by lot, so that people meet others than before."""

from __future__ import annotations

from hlaska.events.formats.base import Format, is_complete, number_tables, split_byes
from hlaska.events.history import present_entries, seating_weights
from hlaska.events.lots import TRIES, order_by_lot, seat_apart
from hlaska.events.model import Round
from hlaska.events.state import EventState


def draw_lot(state: EventState, seed: str) -> Round:
    """Draw a round by lot. As few as possible sit out, who has done so most often not again.

    Late comers are in the next draw, leavers in none. Sitting out counts as the mean of the round. The fewest possible
    meet again, and members of a team sit apart, as far as exchanges find it."""
    playing, out, sizes = split_byes(state, present_entries(state), seed)
    orders = (order_by_lot(playing, seed, n) for n in range(1, TRIES + 1))
    tables = seat_apart(orders, sizes, seating_weights(state, playing))
    return Round(len(state.rounds) + 1, number_tables(tables), tuple(out), seed)


LOT = Format(draw_lot, is_complete)
