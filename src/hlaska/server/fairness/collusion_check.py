"""Checks whether two people played as if each knew what the other held.

Their decisions in deals that are over are weighed by what each could know, and looked at with all cards open. The
administrator asks for it; it is thought out where players think, and told as numbers beside those of the others.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct, field

from hlaska.core.errors import HlaskaError
from hlaska.core.record import replay
from hlaska.core.review import AnalysisRequest, Budget, DecisionAnalysis, review_questions
from hlaska.server.fairness.co_play import CoPlayStatistics, Pair
from hlaska.server.history.records import finder_for, match_record
from hlaska.table.bots.bot_pool import BotPool, Busy
from hlaska.table.table import Table

log = logging.getLogger(__name__)

DEALS: Final = 12  # of a pair that are looked at: with half as many a pair that cheats does not yet stand out
BUDGET: Final = Budget(0, 0.5)  # for each decision, as in a review
PATIENCE: Final = 30.0  # seconds for a decision to be begun: nobody waits for this one
KEPT: Final = 20  # pairs whose answer is remembered


class Tally(Struct):
    """Counts decisions with a choice.

    A decision is apart if the best action by what the seat knew is another one than the seat's. Only decisions count
    where, with all cards open, one of the two is right and the other wrong.

    apart: the number of those that are apart.
    hits: of these, those in which the seat was right.
    """

    decisions: int = 0
    apart: int = 0
    hits: int = 0

    def add(self, row: DecisionAnalysis) -> None:
        self.decisions += 1
        if row.truth is None or not row.made or not row.best:
            return
        made, best = (one[0] in row.truth.actions for one in (row.made, row.best))
        self.apart += made != best
        self.hits += made and not best


def _pair() -> tuple[Tally, ...]:
    return Tally(), Tally()


class CollusionReport(Struct):
    """Says how far a check has come, and what it has found.

    deals: the number of deals to look at.
    done: the number of those that were looked at.
    skipped: decisions for which the server had no time.
    people: in the order of the pair.
    others: all other persons of these deals together.
    """

    deals: int = 0
    done: int = 0
    skipped: int = 0
    people: tuple[Tally, ...] = field(default_factory=_pair)
    others: Tally = field(default_factory=Tally)


class CollusionCheck:
    """Runs the checks of pairs. `table`: finds a table, to look at."""

    def __init__(self, runner: BotPool, table: Callable[[str], Awaitable[Table]]) -> None:
        self._runner, self._table = runner, table
        self._looks: dict[str, CollusionReport] = {}
        self._task: asyncio.Task[None] | None = None

    def find_report(self, pair: Pair) -> CollusionReport | None:
        """Returns what has been found of a pair, None for nothing."""
        return self._looks.get(pair.id)

    async def begin(self, pair: Pair, signs: CoPlayStatistics) -> CollusionReport:
        """Looks at the last deals of a pair, beside all else. Raises Busy while another pair is looked at."""
        if self._task is not None and not self._task.done():
            if pair.id in self._looks and self._looks[pair.id].done < self._looks[pair.id].deals:
                return self._looks[pair.id]
            raise Busy
        found = await signs.deals_of(pair, DEALS)
        while len(self._looks) >= KEPT:
            self._looks.pop(next(iter(self._looks)))
        look = CollusionReport(len(found))
        self._looks[pair.id] = look
        self._task = asyncio.create_task(self._look(look, pair, found), name="hands")
        return look

    async def _look(self, look: CollusionReport, pair: Pair, found: list[tuple[str, int]]) -> None:
        for name, deal in found:
            try:
                await self._deal(look, pair, name, deal)
            except HlaskaError as error:  # damaged, of other rules, or its pack is still in play
                log.info("deal %d of %s is left out: %s", deal, name, error.text)
            except Exception as error:
                log.error("deal %d of %s is left out", deal, name, exc_info=error)
            look.done += 1

    async def _deal(self, look: CollusionReport, pair: Pair, name: str, deal: int) -> None:
        table = await self._table(name)
        record = await match_record(table)
        played = (await asyncio.to_thread(replay, record, finder_for(table.game)))[deal - 1]
        chairs = table.game.chairs(played.before)
        for seat in range(table.game.seats):
            owner = table.meta.owners[chairs[seat]] if table.meta.owners else ""
            if not owner:
                continue
            tally = look.people[pair.owners.index(owner)] if owner in pair.owners else look.others
            asking, answer = review_questions(table.game, played, seat, BUDGET), None
            while True:
                try:
                    asked = asking.send(answer)
                except StopIteration:
                    break
                answer = await self._analyze(asked, look) if asked.view.seat == seat else None
                if answer is not None:
                    tally.add(answer)

    async def _analyze(self, request: AnalysisRequest, look: CollusionReport) -> DecisionAnalysis | None:
        try:
            return await self._runner.analyze(request, PATIENCE)
        except Busy:
            look.skipped += 1
            return None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
