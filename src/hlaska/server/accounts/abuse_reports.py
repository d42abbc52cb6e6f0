"""Keeps what people report of others at a table. Chat is not kept: a report has the words it is about."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import reports

LONGEST: Final = 2000  # letters of a report
OPEN: Final = 20  # reports of one person that nobody has looked at
BURST, EVERY = 10, 300.0  # reports from one address: at once, and seconds for one more
FEW: Final = 3  # reports of a group that are told with all groups
PAGE: Final = 50  # groups, or reports of a group, told at a time
KEPT: Final = 90 * 86_400.0  # seconds for which one that is done is kept


class TooManyReports(HlaskaError):
    def __init__(self) -> None:
        text = f"{OPEN} reports of yours have not been looked at yet"
        super().__init__(text, Phrase("problem-too-many-reports", {"most": OPEN}))


class NotAtTable(HlaskaError):
    def __init__(self) -> None:
        text = "reports are for who sits or sat at this table with whom they are about"
        super().__init__(text, Phrase("problem-report-seat"))


class Report(Struct, frozen=True):
    """Holds a report of one person by another.

    owner: who reports.
    about: who is reported.
    name: what that person was called at the `table`.
    at: seconds since 1970.
    """

    id: str
    owner: str
    about: str
    name: str
    table: str
    text: str
    at: float
    done: bool = False


class Group(Struct, frozen=True):
    """Groups the reports of one person, the newest first.

    id: names the group and does not reveal the person.
    names: those that the person had in these.
    count: the number of all reports of the group.
    people: the number of people who have written them.
    at: when the newest was written.
    """

    id: str
    names: tuple[str, ...]
    count: int
    people: int
    at: float
    reports: tuple[Report, ...]


class Reports(Repository):
    """Keeps what was reported, for the administrator by the person it is about."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context.database, context.clock)
        self._often = context.limit(
            "reports", BURST, EVERY
        )  # from one address: a cookie is anybody's to make up

    async def add(self, owner: str, about: str, name: str, table: str, text: str, address: str) -> Report:
        """Raises TooManyReports, TooOften, NotSaved."""
        await self._often.take(address)
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

        if not await self.database.run(work):
            raise TooManyReports
        return report

    async def of(self, owner: str) -> list[Report]:
        """Returns what one person has reported; what is not done comes first, then the newest."""
        return await self.database.run(lambda db: _read(db, reports.c.owner == owner, 0, 10 * PAGE))

    @in_transaction
    def groups(self, db: Connection, done: bool = False, skip: int = 0) -> tuple[list[Group], int]:
        """Groups reports by the person they are about, done or not, each with the newest.

        Returns also how many groups come after.

        Whom most people report is first, then who was reported last: one who writes much hides nobody.
        """
        people, newest = func.count(reports.c.owner.distinct()), func.max(reports.c.at)
        query = select(reports.c.about).where(reports.c.done.is_(done)).group_by(reports.c.about)
        page = query.order_by(people.desc(), newest.desc(), reports.c.about).offset(skip).limit(PAGE)
        total = db.execute(select(func.count()).select_from(query.subquery())).scalar_one()
        found = [_group(db, about, done, 0, FEW) for about in db.execute(page).scalars()]
        return found, max(0, total - skip - len(found))

    @in_transaction
    def group(self, db: Connection, group: str, done: bool = False, skip: int = 0) -> Group | None:
        """Returns the reports of one group, some at a time; None where there is none."""
        about = _find_person(db, group)
        found = _group(db, about, done, skip, PAGE) if about else None
        return found if found is not None and found.count else None

    async def count(self, done: bool = False) -> int:
        """Returns how many reports are done, or are not."""
        query = select(func.count()).where(reports.c.done.is_(done))
        return await self.database.run(lambda db: db.execute(query).scalar_one())

    @in_transaction
    def mark_done(self, db: Connection, report: str = "", group: str = "") -> int:
        """Marks a report, or all of a group, as looked at. Returns how many there were."""
        which = reports.c.about == _find_person(db, group) if group else reports.c.id == report
        return db.execute(update(reports).where(which, reports.c.done.is_(False)).values(done=True)).rowcount


def group_of(about: str) -> str:
    """Returns what names a person's reports to the administrator, who is told no owners."""
    return sha256(f"reports {about}".encode()).hexdigest()[:16]


def _find_person(db: Connection, group: str) -> str:
    """Returns the person that the reports of a group are about, "" for none."""
    everybody = db.execute(select(reports.c.about).distinct()).scalars()
    return next((about for about in everybody if group_of(about) == group), "")


def _group(db: Connection, about: str, done: bool, skip: int, most: int) -> Group:
    which = (reports.c.about == about) & reports.c.done.is_(done)
    numbers = (
        func.count(),
        func.count(reports.c.owner.distinct()),
        func.coalesce(func.max(reports.c.at), 0.0),
    )
    count, people, at = db.execute(select(*numbers).where(which)).one()
    names = db.execute(select(reports.c.name).where(which).distinct().order_by(reports.c.name)).scalars()
    return Group(group_of(about), tuple(names), count, people, at, tuple(_read(db, which, skip, most)))


def _read(db: Connection, which: ColumnElement[bool], skip: int, most: int) -> list[Report]:
    query = select(reports).where(which).order_by(reports.c.done, reports.c.at.desc(), reports.c.id)
    rows = db.execute(query.offset(skip).limit(most)).all()
    return [Report(r.id, r.owner, r.about, r.name, r.game_table, r.text, r.at, r.done) for r in rows]
