"""Lists what a guest has played.

These are the deals that are over of all own tables, each table read once.

A table tells it from its score sheet, which has no cards. Tables are read where the hall reads them, one after the
other, and a table that has not gone on since is not read again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from msgspec.structs import replace

from hlaska import games
from hlaska.core import options
from hlaska.core.cards import Faces
from hlaska.core.errors import HlaskaError
from hlaska.core.options import Value
from hlaska.protocol.deals import MyDeals, PlayedDeal, PlayedMatch
from hlaska.table.match_state import SheetRow
from hlaska.table.store import NotSaved, ReviewCost, Store, TableMeta
from hlaska.table.table import Table

PAGE: Final = 20  # tables told at a time: about half a second of replaying
KEPT: Final = 1000  # sheets remembered, of ten deals about 10 kB each


class MatchSummary(NamedTuple):
    """Holds the score sheet of a table without its items.

    seq: the number of journal entries that it is made of.
    started: when its deals began.
    """

    seq: int
    over: bool
    winners: tuple[int, ...]
    rows: tuple[SheetRow, ...]
    started: tuple[float, ...]
    changes: dict[str, Value]
    money: int
    pays: bool
    faces: Faces
    seats: int


class GuestHistory:
    """Finds what a guest has played. `look`: a table by name, as it stands, without anybody playing there."""

    def __init__(self, store: Store, look: Callable[[str], Awaitable[Table]]) -> None:
        self._store, self._look = store, look
        self._sheets: OrderedDict[str, MatchSummary] = OrderedDict()
        self._one = asyncio.Lock()  # a guest who looks back must not hold up those who play

    async def of(self, owner: str, skip: int = 0) -> MyDeals:
        """Returns what a guest has played at some of the own tables, newest first.

        Raises NotSaved where the database cannot be read.
        """
        names = await self._store.list_owned(owner, PAGE + 1, skip) if owner else []
        matches, unreadable = [], 0
        for name in names[:PAGE]:
            try:
                matches.append(await self._match(name, owner))
            except NotSaved:
                raise
            except HlaskaError:  # damaged, or of other rules: it hides no other
                unreadable += 1
        return MyDeals(tuple(matches), skip + PAGE if len(names) > PAGE else -1, unreadable)

    def drop(self, name: str) -> None:
        """Remembers nothing of a table that is no more."""
        self._sheets.pop(name, None)

    async def _match(self, name: str, owner: str) -> PlayedMatch:
        async with self._one:
            meta, sheet = await self._sheet(name)
        me, own = meta.part(owner)
        costs = await self._store.costs(name, me)
        deals = (
            _deal(row, at, me, sheet.seats, costs.get(row.deal))
            for row, at in zip(sheet.rows, sheet.started, strict=False)
            if row.deal in own
        )
        return PlayedMatch(
            table=name,
            game=meta.game,
            preset=meta.preset,
            changes=sheet.changes,
            money=sheet.money,
            pays=sheet.pays,
            seats=sheet.seats,
            faces=sheet.faces,
            chairs=meta.chairs,
            me=me,
            created=int(meta.created),
            over=sheet.over,
            winners=sheet.winners,
            deals=tuple(deal for deal in deals if deal.seat >= 0 or deal.amounts[me]),
        )

    async def _sheet(self, name: str) -> tuple[TableMeta, MatchSummary]:
        """Returns what a table is, and its sheet.

        It is the one remembered unless the table has gone on. Raises what reading a table raises.
        """
        known, meta = self._sheets.get(name), await self._store.get(name)
        if known is None or meta is None or not (known.over or not await self._store.load(name, known.seq)):
            table = await self._look(name)
            known, meta = _sheet(table), table.meta
        self._sheets[name] = known
        self._sheets.move_to_end(name)
        while len(self._sheets) > KEPT:
            self._sheets.popitem(last=False)
        return meta, known


def _sheet(table: Table) -> MatchSummary:
    game, meta, now = table.game, table.meta, table.now
    return MatchSummary(
        seq=now.seq,
        over=now.is_over,
        winners=now.match.winners,
        rows=tuple(replace(row, items=()) for row in now.sheet),
        started=now.started,
        changes=options.difference(game.options, games.preset_of(type(game), meta.preset)),
        money=game.money,
        pays=game.has_payments,
        faces=game.faces,
        seats=game.seats,
    )


def _deal(row: SheetRow, at: float, me: int, seats: int, cost: ReviewCost | None) -> PlayedDeal:
    place = row.chairs.index(me)
    seat = place if place < seats else -1
    return PlayedDeal(
        deal=row.deal,
        at=int(at),
        title=row.title,
        chairs=row.chairs,
        seat=seat,
        amounts=row.amounts,
        declarer=row.declarer,
        side=row.sides[seat] if seat >= 0 else 0,
        undertaken=row.undertaken,
        practice=row.practice,
        hinted=me in row.hinted,
        lost=cost.lost if cost else None,
        error=cost.error if cost else 0.0,
    )
