"""Gives hints and reviews: what a person may ask of the computer players.

A hint sees what its seat sees; a review is made of a deal that is over. Both are thought out where players think, one
decision at a time, so that no table waits long for it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace as changed

from hlaska.bots.analysis.outcome_fixed import is_outcome_fixed
from hlaska.core.errors import Illegal, Phrase, Stale
from hlaska.core.record import Played, replay
from hlaska.core.review import (
    AnalysisRequest,
    Budget,
    DealReview,
    DecisionAnalysis,
    field_in_money,
    review_questions,
)
from hlaska.protocol.table_messages import Hinted, Rested, Reviewed
from hlaska.server.history.records import finder_for, match_record
from hlaska.server.limits.concurrency import ConcurrencyLimit, WaitingQueue, send_beside
from hlaska.table.bots.bot_pool import BotPool, Busy
from hlaska.table.card_luck import value_cards
from hlaska.table.meter import in_thread
from hlaska.table.store import NotSaved, ReviewCost
from hlaska.table.table import Table
from hlaska.table.updates import events_for_seat

log = logging.getLogger(__name__)

HINT: Final = Budget(0, 1.0)
REVIEW: Final = Budget(0, 0.5)  # for each decision
PATIENCE: Final = 5.0  # seconds until a decision is begun to be weighed
LEISURE: Final = 30.0  # the same, where nobody's own play is looked at
MOST: Final = 8  # hints and reviews that are being thought about at a time; others are told to come later
WAITING: Final = 10  # reviews of what others played, with the one that is made
KEPT: Final = 200  # reviews that are remembered

Tell = Callable[[Reviewed], None]
Send = Callable[[Reviewed], Awaitable[None]]


class AnalysisService:
    """Answers requests for hints and reviews. `allowed`: whether the host lets people ask for hints."""

    def __init__(self, runner: BotPool, allowed: bool = True) -> None:
        self._runner, self._allowed, self._room = runner, allowed, ConcurrencyLimit(MOST)
        self._queue = WaitingQueue(WAITING)
        self._found: dict[tuple[Any, ...], DealReview] = {}  # by table, deal, seat and what was done in it

    # ------------------------------------------------------------ hints
    def may_ask(self, table: Table, chair: int) -> bool:
        """Tells whether a chair may ask for hints at a table."""
        return self._allowed and is_alone(table, chair) and not table.meta.same

    async def hint(self, table: Table, chair: int, seq: int) -> Hinted:
        """Returns what a seat on turn should do by what it knows.

        The deal is marked in the statistics. Raises Illegal, Stale, Busy, NotSaved.
        """
        self._may_ask(table, chair)
        if not table.now.last_play_seq <= seq <= table.seq:
            raise Stale(f"the table is at {table.seq}, not at {seq}", Phrase("stale", {"seq": table.seq}))
        seat = table.seat(chair)
        view = table.play.view(seat) if seat >= 0 else None
        if view is None or view.pub.turn != seat:
            raise Illegal("refused: a hint is given when you are on turn", Phrase("refused-hint-turn"))
        log.info("table %s: a hint for seat %d at %d", table.meta.id, seat, seq)
        asked = AnalysisRequest(table.game, view, events_for_seat(table.now, seat), budget=HINT)
        await table.presence.note_hint(chair)
        return Hinted(table.seq, await self.analyze(asked))

    async def check_rest(self, table: Table, chair: int, seq: int) -> Rested:
        """Tells the seat on turn whether nothing of the deal's rest can change. Raises Illegal."""
        if not is_alone(table, chair):
            text = "refused: the rest plays itself only for who plays with computer players alone"
            raise Illegal(text, Phrase("refused-hint-persons"))
        seat = table.seat(chair)
        view = table.play.view(seat) if seat >= 0 else None
        if view is None or view.pub.turn != seat or seq != table.seq:
            return Rested(seq, False)
        events = events_for_seat(table.now, seat)
        with suppress(Busy), self._room.place():
            return Rested(seq, await in_thread(is_outcome_fixed, table.game, view, events))
        return Rested(seq, False)

    async def analyze(self, request: AnalysisRequest) -> DecisionAnalysis:
        """Analyzes one decision, by what its seat knows. Raises Illegal where there is nothing to choose, Busy."""
        with self._room.place():
            found = await self._runner.analyze(request, PATIENCE)
        if found is None:
            raise Illegal("refused: there is nothing to choose here", Phrase("refused-hint-nothing"))
        return found

    def _may_ask(self, table: Table, chair: int) -> None:
        if not self._allowed:
            raise Illegal("refused: there are no hints on this server", Phrase("refused-hint-off"))
        if table.meta.same:
            text = "refused: there are no hints where results are compared with those of others"
            raise Illegal(text, Phrase("refused-hint-same"))
        if not is_alone(table, chair):
            text = "refused: hints are given only to who plays with computer players alone"
            raise Illegal(text, Phrase("refused-hint-persons"))

    # ------------------------------------------------------------ reviews
    async def review(self, table: Table, chair: int, deal: int, send: Send, seat: int = -1) -> None:
        """Sends how far a review has come, and at last all of it.

        Nobody waits for who does not read it. What others played is looked at for one after the other. Raises Illegal
        for a deal that is not over or had no such seat, Busy.

        deal: from 1, or -1 for the last that is over.
        seat: whose decisions, or -1 for those of the chair itself.
        """
        with self._room.place():
            number, one = await _find_finished(table, deal)
        own = table.game.chairs(one.before).index(chair) if chair >= 0 else -1
        wanted = own if seat < 0 else seat
        if not 0 <= wanted < table.game.seats:
            raise Illegal("refused: you had no seat in this deal", Phrase("refused-no-seat"))
        async with send_beside(send) as tell:
            if wanted == own:
                with self._room.place():
                    found = await self._review(table, number, one, own, tell, PATIENCE)
                await _keep_cost(table, number, chair, found)
            else:
                found = await self._review_by_turns(table, number, one, wanted, tell)
        await send(Reviewed(number, len(one.steps), len(one.steps), found))

    async def _review_by_turns(
        self, table: Table, number: int, one: Played, seat: int, tell: Tell
    ) -> DealReview:
        known = self._found.get(_key(table, number, one, seat))
        if known is not None:
            return known
        async with self._queue.turn(lambda n: tell(Reviewed(number, 0, len(one.steps), waiting=n))):
            return await self._review(table, number, one, seat, tell, LEISURE)

    async def _review(
        self, table: Table, number: int, one: Played, seat: int, tell: Tell, patience: float
    ) -> DealReview:
        key = _key(table, number, one, seat)
        asking, answer = review_questions(table.game, one, seat, REVIEW), None
        while key not in self._found:
            try:
                asked = asking.send(answer)
            except StopIteration as end:
                field = field_in_money(
                    table.game, await value_cards(self._runner, table.game, one, patience), seat
                )
                while len(self._found) >= KEPT:
                    del self._found[next(iter(self._found))]
                self._found[key] = changed(end.value, field=field)
                break
            tell(Reviewed(number, asked.at, len(one.steps)))
            answer = await self._runner.analyze(asked, patience)
        return self._found[key]


def _key(table: Table, number: int, one: Played, seat: int) -> tuple[Any, ...]:
    """Returns what tells reviews apart. A deal whose end is taken back is another one when it is over again."""
    return table.meta.id, number, seat, tuple(step.action for step in one.steps)


async def _find_finished(table: Table, deal: int) -> tuple[int, Played]:
    """Returns a deal that is over, and its number. Raises Illegal."""
    record = await match_record(table)
    deals = await in_thread(replay, record, finder_for(table.game))
    number = deal if deal >= 0 else len(deals)
    if not 0 < number <= len(deals):
        text = "refused: a review is made of a deal that is over"
        raise Illegal(text, Phrase("refused-review-deal", {"deal": number}))
    return number, deals[number - 1]


async def _keep_cost(table: Table, deal: int, chair: int, found: DealReview) -> None:
    """Keeps the two sums of a review for the statistics of who asked."""
    with suppress(NotSaved):  # a full disk takes no review away
        await table.store.keep_cost(table.meta.id, deal, chair, ReviewCost(found.lost, found.error))


def is_alone(table: Table, chair: int) -> bool:
    """Tells whether all others at a table are computer players."""
    return chair >= 0 and table.meta.is_solo
