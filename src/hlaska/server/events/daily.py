"""Open the deals of the day and rank who has played them.

Everybody gets the same ones, alone with computer players, and plays them once. Nobody is told anything of them before
they have finished, or the day is over.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple

from hlaska.core.errors import HlaskaError
from hlaska.core.game import Game
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.events.field import deal_means, rank_field
from hlaska.events.lots import commit_of
from hlaska.events.model import GameRules
from hlaska.protocol.accounts import ExportEvent
from hlaska.protocol.events import DailyBrief, DailyDeal, DailyList, DailyPage, DailyRank
from hlaska.server.clubs.rule_sets import game_of
from hlaska.server.clubs.validation import number_text
from hlaska.server.events.daily_store import Daily, DailyStore, DailyTable
from hlaska.server.events.event_store import Person
from hlaska.server.events.event_tables import has_same_deals
from hlaska.server.events.problems import NoDaily
from hlaska.server.storage.account_database import Database
from hlaska.server.tables.catalog import Catalog
from hlaska.server.tables.service import TableService
from hlaska.table.match_state import Chair
from hlaska.table.store import TableMeta, TableMoved
from hlaska.table.table import Table

log = logging.getLogger(__name__)

DEALS: Final = 12  # of a day, in games whose matches have no end of their own
GRACE: Final = 2 * 3600.0  # seconds after midnight in which one may still finish
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class DailyService:
    """Open the deals of the day and rank who has played them.

    clock: seconds since 1970.
    """

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or database.time
        self.store = DailyStore(database, self._clock)
        self._opening = asyncio.Lock()  # two tabs of one person open one table

    # ------------------------------------------------------------ looking
    async def list_today(self, catalog: Catalog, owner: str) -> DailyList:
        """Return the games that have deals today, and how far somebody is in them. Raises NotSaved."""
        day = _day_of(self._clock())
        tables = await self.store.of_day(day)
        briefs = [
            _brief(one, [table for table in tables if table.game == one.id], owner)
            for one in list_offered(catalog)
        ]
        return DailyList(day, _closing_time(day) - GRACE, _closing_time(day), tuple(briefs))

    async def page(self, catalog: Catalog, name: str, owner: str, day: str = "") -> DailyPage:
        """Return the deals of a day, today's where none is named. Raises NoDaily, NotSaved."""
        today = _day_of(self._clock())
        wanted = _check_day(day or today)
        daily, tables = await self.store.get(wanted, name)
        if daily is None and wanted != today:
            raise NoDaily
        return self._show(find_daily(catalog, name), wanted, daily, tables, owner)

    def _show(
        self, offered: OfferedDaily, day: str, daily: Daily | None, tables: list[DailyTable], owner: str
    ) -> DailyPage:
        mine = next((one for one in tables if owner and one.owner == owner), None)
        closed = self._clock() >= _closing_time(day)
        told = closed or (mine is not None and mine.over)
        return DailyPage(
            day,
            _brief(offered, tables, owner),
            _closing_time(day),
            closed,
            offered.game.money,
            commit_of(daily.secret) if daily else "",
            daily.secret if daily and closed else "",
            _rank(tables, owner) if told else (),
            _compare(mine, tables) if told and mine else (),
        )

    async def export(self, owner: str) -> tuple[ExportEvent, ...]:
        """Return all that is kept of a person. Raises NotSaved."""
        found = await self.store.of_owner(owner)
        return tuple(ExportEvent(one.game, one.day, one.name, False) for one in found)

    # ------------------------------------------------------------ playing
    async def open(
        self, table_service: TableService, name: str, person: Person, avatar: str = ""
    ) -> DailyPage:
        """Open a table with today's deals for a person, or return to it. Raises NoDaily, BadOptions, NotSaved."""
        offered = find_daily(table_service.catalog, name)
        async with self._opening:
            day = _day_of(self._clock())
            daily, mine = await self.store.join(day, name, offered.preset, person)
            if not mine.amounts and await table_service.store.get(mine.game_table) is None:
                chair = Chair(person.name, avatar=avatar)
                key = sha256(f"{daily.secret} decks".encode()).hexdigest()
                try:
                    await table_service.opener.open_daily(
                        offered.game,
                        offered.preset,
                        chair,
                        person.owner,
                        mine.game_table,
                        key,
                        _limit_of(offered.game),
                    )
                except TableMoved:  # another process opens it
                    log.info("daily %s %s: the table is opened elsewhere", day, name)
        return await self.page(table_service.catalog, name, person.owner)

    async def take(self, table: Table) -> None:
        """Write what the deals of a table have brought. Raises NotSaved."""
        if not table.meta.same or table.meta.drawn:
            return
        mine = await self.store.table(table.meta.id)
        if mine is None or mine.over or self._clock() >= _closing_time(mine.day):
            return
        own = next(i for i, chair in enumerate(table.meta.chairs) if chair.kind != "bot")
        amounts = tuple(deal_result(table.game, row.amounts, own) for row in table.now.sheet)
        if amounts != mine.amounts or table.now.is_over:
            await self.store.write(table.meta.id, amounts, table.now.is_over)

    async def catch_up(self, table_service: TableService) -> None:
        """Write the deals that ended while the server did. Raises NotSaved."""
        now = self._clock()
        for day in {_day_of(now), _day_of(now - GRACE)}:
            for mine in await self.store.of_day(day):
                if mine.over:
                    continue
                try:
                    await self.take(await table_service.get_or_read(mine.game_table))
                except HlaskaError:
                    continue  # never opened, damaged, or of rules that are no more

    async def is_embargoed(self, meta: TableMeta) -> bool:
        """Tell whether others still play the deals of a table. Raises NotSaved."""
        if not meta.same or meta.drawn:
            return False
        mine = await self.store.table(meta.id)
        return mine is not None and self._clock() < _closing_time(mine.day)


# ---------------------------------------------------------------- games and days
class OfferedDaily(NamedTuple):
    """Name a game with deals of the day.

    id: the game, or the preset that people know as a game of its own.
    """

    id: str
    game: Game
    preset: str


def list_offered(catalog: Catalog) -> list[OfferedDaily]:
    """Return each game that can have the same deals for everybody, by its usual rules."""
    found = []
    for game_id in catalog.ids:
        game_type = catalog.find(game_id)
        for preset in game_type.known or (next(iter(game_type.presets)),):
            game = game_of(catalog, GameRules(game_id, preset), same=True)
            if has_same_deals(game):
                found.append(OfferedDaily(preset if game_type.known else game_id, game, preset))
    return found


def find_daily(catalog: Catalog, name: str) -> OfferedDaily:
    """Return the deals of the day that go by a name. Raises NoDaily."""
    for one in list_offered(catalog):
        if one.id == name:
            return one
    raise NoDaily


def deal_result(game: Game, amounts: Sequence[int], chair: int) -> int:
    """Return what a deal brought a chair: money, or points more than each other side.

    The others are computer players, so what they make counts as much as what one makes oneself.
    """
    if game.has_payments:
        return amounts[chair]
    sides = {_side_of(game, one): amount for one, amount in enumerate(amounts)}
    own = sides.pop(_side_of(game, chair))
    return sum(own - other for other in sides.values())


def _side_of(game: Game, chair: int) -> int:
    """Return a mask of a chair and its partners. Partners sit opposite, so seats and chairs are alike."""
    return next((mask for mask in game.partners if mask >> chair & 1), 1 << chair)


def _limit_of(game: Game) -> Limit:
    return Limit(DEALS) if game.is_endless else NO_LIMIT


def _day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def _check_day(day: str) -> str:
    """Raises NoDaily for what is no day."""
    try:
        return date.fromisoformat(day).isoformat() if _DAY.fullmatch(day) else _refuse_day()
    except ValueError:
        return _refuse_day()


def _refuse_day() -> str:
    raise NoDaily


def _closing_time(day: str) -> float:
    """Return when nothing of a day counts any more."""
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begin + timedelta(days=1)).timestamp() + GRACE


# ---------------------------------------------------------------- what is told
def _brief(offered: OfferedDaily, tables: list[DailyTable], owner: str) -> DailyBrief:
    mine = next((one for one in tables if owner and one.owner == owner), None)
    return DailyBrief(
        offered.id,
        offered.game.id,
        offered.preset,
        _limit_of(offered.game).deals,
        len(tables),
        sum(one.over for one in tables),
        mine.game_table if mine else "",
        len(mine.amounts) if mine else 0,
        mine.over if mine else False,
    )


def _rank(tables: list[DailyTable], owner: str) -> tuple[DailyRank, ...]:
    of = {one.game_table: one for one in tables}
    ranked = rank_field(
        {one.game_table: one.amounts for one in tables}, [one.game_table for one in tables if one.over]
    )
    return tuple(
        DailyRank(
            one.rank,
            of[one.name].name,
            number_text(one.points),
            sum(of[one.name].amounts),
            bool(owner) and of[one.name].owner == owner,
        )
        for one in ranked
    )


def _compare(mine: DailyTable, tables: list[DailyTable]) -> tuple[DailyDeal, ...]:
    means = deal_means([one.amounts for one in tables])
    best = [max(one.amounts[i] for one in tables if i < len(one.amounts)) for i in range(len(means))]
    return tuple(DailyDeal(amount, number_text(means[i]), best[i]) for i, amount in enumerate(mine.amounts))
