"""Hints and reviews: what a person may ask of the computer players beside the play.

A hint sees what its seat sees; a review is made of a deal that is over. Both are thought out where players think, one
decision at a time, so that no table waits long for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from hlaska.bots.rest import nothing_can_change
from hlaska.core import match as matches
from hlaska.core.errors import Illegal, Phrase, Stale
from hlaska.core.record import replay
from hlaska.core.review import Asked, Budget, DealReview, Weighed, reviewing
from hlaska.server.messages.line import Hinted, Rested, Reviewed
from hlaska.server.record import finder, match_record
from hlaska.server.room import Room
from hlaska.table.news import seen_events
from hlaska.table.runner import Busy, Thinkers
from hlaska.table.store import Cost, NotSaved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

HINT: Final = Budget(0, 1.0)
REVIEW: Final = Budget(0, 0.5)  # for each decision
PATIENCE: Final = 5.0  # seconds until a decision is begun to be weighed
MOST: Final = 8  # hints and reviews that are being thought about at a time; others are told to come later


class Advice:
    """`allowed`: whether the host lets people ask for hints."""

    def __init__(self, runner: Thinkers, allowed: bool = True) -> None:
        self._runner, self._allowed, self._room = runner, allowed, Room(MOST)

    # ------------------------------------------------------------ hints
    def hints(self, table: Table, chair: int) -> bool:
        """Whether a chair may ask for hints at a table."""
        return self._allowed and alone(table, chair)

    async def hint(self, table: Table, chair: int, seq: int) -> Hinted:
        """What a seat on turn should do by what it knows; its deal is marked in the statistics. Raises Illegal, Stale,
        Busy, NotSaved."""
        self._may_ask(table, chair)
        if not table.now.decided <= seq <= table.seq:
            raise Stale(f"the table is at {table.seq}, not at {seq}", Phrase("stale", {"seq": table.seq}))
        seat = table.seat(chair)
        view = table.view(seat) if seat >= 0 else None
        if view is None or view.pub.turn != seat:
            raise Illegal("refused: a hint is given when you are on turn", Phrase("refused-hint-turn"))
        log.info("table %s: a hint for seat %d at %d", table.meta.id, seat, seq)
        asked = Asked(table.game, view, seen_events(table.now, seat), budget=HINT)
        await table.note_hint(chair)
        return Hinted(table.seq, await self.weigh(asked))

    async def rest(self, table: Table, chair: int, seq: int) -> Rested:
        """Whether the rest of the deal can be left to itself, by what the seat on turn knows. Raises Illegal."""
        if not alone(table, chair):
            text = "refused: the rest plays itself only for who plays with computer players alone"
            raise Illegal(text, Phrase("refused-hint-persons"))
        seat = table.seat(chair)
        view = table.view(seat) if seat >= 0 else None
        if view is None or view.pub.turn != seat or seq != table.seq:
            return Rested(seq, False)
        events = seen_events(table.now, seat)
        with suppress(Busy), self._room.place():
            return Rested(seq, await asyncio.to_thread(nothing_can_change, table.game, view, events))
        return Rested(seq, False)

    async def weigh(self, asked: Asked) -> Weighed:
        """One decision, by what its seat knows. Raises Illegal where there is nothing to choose, Busy."""
        with self._room.place():
            found = await self._runner.weigh(asked, PATIENCE)
        if found is None:
            raise Illegal("refused: there is nothing to choose here", Phrase("refused-hint-nothing"))
        return found

    def _may_ask(self, table: Table, chair: int) -> None:
        if not self._allowed:
            raise Illegal("refused: there are no hints on this server", Phrase("refused-hint-off"))
        if not alone(table, chair):
            text = "refused: hints are given only to who plays with computer players alone"
            raise Illegal(text, Phrase("refused-hint-persons"))

    # ------------------------------------------------------------ reviews
    async def review(
        self, table: Table, chair: int, deal: int, tell: Callable[[Reviewed], Awaitable[None]]
    ) -> None:
        """Tells how far a review has come, and at last all of it. deal: from 1; -1: the last that is over. Raises
        Illegal for a deal that is not over or had no seat for the chair, Busy."""
        with self._room.place():
            record = await match_record(table)
            deals = await asyncio.to_thread(replay, record, finder(table.game))
            number = deal if deal >= 0 else len(deals)
            if not 0 < number <= len(deals):
                text = "refused: a review is made of a deal that is over"
                raise Illegal(text, Phrase("refused-review-deal", {"deal": number}))
            one = deals[number - 1]
            seat = matches.chairs(table.game, one.before).index(chair) if chair >= 0 else -1
            if not 0 <= seat < table.game.seats:
                raise Illegal("refused: you had no seat in this deal", Phrase("refused-no-seat"))
            asking, steps = reviewing(table.game, one, seat, REVIEW), len(one.steps)
            answer: Weighed | None = None
            while True:
                try:
                    asked = asking.send(answer)
                except StopIteration as end:
                    await _keep(table, number, chair, end.value)
                    await tell(Reviewed(number, steps, steps, end.value))
                    return
                await tell(Reviewed(number, asked.at, steps))
                answer = await self._runner.weigh(asked, PATIENCE)


async def _keep(table: Table, deal: int, chair: int, found: DealReview) -> None:
    """For the statistics of who asked: a review takes seconds, its sum is two numbers."""
    with suppress(NotSaved):  # a full disk takes no review away
        await table.store.keep_cost(table.meta.id, deal, chair, Cost(found.lost, found.error))


def alone(table: Table, chair: int) -> bool:
    """Whether all others at a table are computer players."""
    return chair >= 0 and table.meta.alone
