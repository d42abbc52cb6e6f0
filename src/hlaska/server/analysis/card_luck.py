"""Finds what the cards of a rated deal were worth.

It is done when the deal is over, in the workers in which players think.
"""

from __future__ import annotations

from typing import Final

from hlaska.core.errors import Illegal
from hlaska.core.record import replay
from hlaska.core.review import field_in_money
from hlaska.server.accounts.ratings import Cards
from hlaska.server.history.records import finder_for, match_record
from hlaska.table.bots.bot_pool import BotPool
from hlaska.table.card_luck import find_measurement, value_cards
from hlaska.table.match_state import SheetRow
from hlaska.table.meter import in_thread
from hlaska.table.table import Table

PATIENCE: Final = 5.0  # seconds to wait for a worker; players come first


async def cards_of(runner: BotPool, table: Table, row: SheetRow) -> Cards | None:
    """Values the cards of a deal.

    Returns None where they tell nothing or may not be told.

    Nor where nobody has time. They may not be told while they are still in play. They are so in a pack that goes on
    unshuffled, or in a deal that other tables play.
    """
    found = find_measurement(table.meta.game, table.meta.preset)
    if found is None or table.meta.same:
        return None
    try:
        record = await match_record(table)
    except Illegal:
        return None
    deals = await in_thread(replay, record, finder_for(table.game))
    by_seat = await value_cards(runner, table.game, deals[row.deal - 1], PATIENCE, found.cap)
    if not by_seat:
        return None
    worth, taken = [0.0] * len(row.chairs), [0.0] * len(row.chairs)
    for seat, amount in enumerate(by_seat):
        chair = row.chairs[seat]
        worth[chair] = field_in_money(table.game, by_seat, seat) or 0.0
        taken[chair] = found.beta * amount
    return Cards(tuple(worth), tuple(taken))
