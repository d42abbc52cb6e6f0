"""What people report of others at a table. Chat is not kept: a report has the words it is about."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.people.database import Database
from hlaska.server.people.schema import reports

LONGEST: Final = 2000  # letters of a report
OPEN: Final = 20  # reports of one person that nobody has looked at
KEPT: Final = 90 * 86_400.0  # seconds for which one that is done is kept


class TooManyReports(HlaskaError):
    def __init__(self) -> None:
        text = f"{OPEN} reports of yours have not been looked at yet"
        super().__init__(text, Phrase("problem-too-many-reports", {"most": OPEN}))


class Report(Struct, frozen=True):
    """`owner` reports of `about`, who had this `name` at the `table`; `at`: seconds since 1970."""

    id: str
    owner: str
    about: str
    name: str
    table: str
    text: str
    at: float
    done: bool = False


class Reports:
    """`clock`: seconds since 1970."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database, self._clock = database, clock

    async def add(self, owner: str, about: str, name: str, table: str, text: str) -> Report:
        """Raises TooManyReports, NotSaved."""
        report = Report(
            secrets.token_hex(8), owner, about, name[:40], table[:40], text[:LONGEST], self._clock()
        )

        def work(db: Connection) -> bool:
            waiting = select(func.count()).where(reports.c.owner == owner, reports.c.done.is_(False))
            if (db.execute(waiting).scalar() or 0) >= OPEN:
                return False
            db.execute(delete(reports).where(reports.c.done.is_(True), reports.c.at < report.at - KEPT))
            values = {name: getattr(report, name) for name in report.__struct_fields__ if name != "table"}
            db.execute(insert(reports).values(**values, game_table=report.table))
            return True

        if not await self._database.run(work):
            raise TooManyReports
        return report

    async def all(self, owner: str = "", most: int = 200) -> list[Report]:
        """Those of one person, or of all; what is not done first, then the newest."""
        query = select(reports).order_by(reports.c.done, reports.c.at.desc()).limit(most)
        if owner:
            query = query.where(reports.c.owner == owner)
        rows = await self._database.run(lambda db: db.execute(query).all())
        return [Report(r.id, r.owner, r.about, r.name, r.game_table, r.text, r.at, r.done) for r in rows]

    async def done(self, report: str) -> bool:
        """It has been looked at; whether there is such a report."""
        query = update(reports).where(reports.c.id == report).values(done=True)
        return await self._database.run(lambda db: db.execute(query).rowcount > 0)
