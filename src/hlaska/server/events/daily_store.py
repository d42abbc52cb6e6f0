"""Keep what the deals of a day follow from, and who plays them where."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Row, insert, select, update

from hlaska.server.events.event_store import Person
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import dailies, daily_tables
from hlaska.table.new_table import new_id


class Daily(Struct, frozen=True):
    """Name the deals of a day in a game.

    secret: what the decks follow from.
    """

    day: str
    game: str
    preset: str
    secret: str


class DailyTable(Struct, frozen=True):
    """Hold what somebody has played of the deals of a day.

    amounts: those of each deal, in the smallest unit.
    """

    game_table: str
    day: str
    game: str
    owner: str
    name: str
    amounts: tuple[int, ...]
    over: bool


class DailyStore(Repository):
    """Read and write the deals of the day."""

    @in_transaction
    def join(
        self, db: Connection, day: str, game: str, preset: str, person: Person
    ) -> tuple[Daily, DailyTable]:
        """Return the deals of a day and the one table of a person. Raises NotSaved."""
        daily = _find(db, day, game)
        if daily is None:
            daily = Daily(day, game, preset, secrets.token_hex(16))
            db.execute(insert(dailies).values(**asdict(daily)))
        here = (daily_tables.c.day == day, daily_tables.c.game == game)
        row = db.execute(select(daily_tables).where(*here, daily_tables.c.owner == person.owner)).first()
        if row is not None:
            return daily, _table(row)
        made = DailyTable(new_id(), day, game, person.owner, person.name, (), False)
        db.execute(insert(daily_tables).values(**asdict(made) | {"amounts": "[]"}, at=self._clock()))
        return daily, made

    @in_transaction
    def get(self, db: Connection, day: str, game: str) -> tuple[Daily | None, list[DailyTable]]:
        """Return the deals of a day and all who have begun them, in their order. Raises NotSaved."""
        here = (daily_tables.c.day == day, daily_tables.c.game == game)
        query = select(daily_tables).where(*here).order_by(daily_tables.c.at, daily_tables.c.game_table)
        return _find(db, day, game), [_table(row) for row in db.execute(query)]

    async def of_day(self, day: str) -> list[DailyTable]:
        """Return all tables of a day. Raises NotSaved."""
        query = select(daily_tables).where(daily_tables.c.day == day)
        return await self.database.run(lambda db: [_table(row) for row in db.execute(query)])

    async def of_owner(self, owner: str) -> list[DailyTable]:
        """Return all that somebody has played. Raises NotSaved."""
        query = select(daily_tables).where(daily_tables.c.owner == owner).order_by(daily_tables.c.at)
        return await self.database.run(lambda db: [_table(row) for row in db.execute(query)] if owner else [])

    async def table(self, game_table: str) -> DailyTable | None:
        """Return what a table is to a day, None for nothing. Raises NotSaved."""
        query = select(daily_tables).where(daily_tables.c.game_table == game_table)
        row = await self.database.run(lambda db: db.execute(query).first())
        return None if row is None else _table(row)

    @in_transaction
    def write(self, db: Connection, game_table: str, amounts: Sequence[int], over: bool) -> None:
        """Keep what the deals of a table have brought so far. Raises NotSaved."""
        here = update(daily_tables).where(daily_tables.c.game_table == game_table)
        text = msgspec.json.encode(tuple(amounts)).decode()
        db.execute(here.values(amounts=text, over=over))


def _find(db: Connection, day: str, game: str) -> Daily | None:
    row = db.execute(select(dailies).where(dailies.c.day == day, dailies.c.game == game)).first()
    return None if row is None else Daily(row.day, row.game, row.preset, row.secret)


def _table(row: Row[Any]) -> DailyTable:
    amounts = msgspec.json.decode(row.amounts, type=tuple[int, ...])
    return DailyTable(row.game_table, row.day, row.game, row.owner, row.name, amounts, row.over)
