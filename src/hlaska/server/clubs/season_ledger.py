"""Keeps what each member has in a season, line by line.

A line is a deal that was played at a table of the club, a result that was written down, or a correction. None is ever
changed. Sums are exact (`Fraction` of integers, never floats).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Row, func, insert, select, update

from hlaska.core.errors import BadOptions, Phrase
from hlaska.protocol.clubs import ClubSeason, SeasonSheet, SheetEntry, SheetTotal
from hlaska.server.clubs.duplicate import (
    drop_dissolved,
    end_table,
    give_up,
    give_up_all,
    is_embargoed,
    is_over,
    list_embargoed,
    season_for,
)
from hlaska.server.clubs.members import list_members, member_of, new_id, require_member
from hlaska.server.clubs.validation import FACTOR, NoClub, NotNow, number_text, parse_name, parse_number
from hlaska.server.storage.account_database import Database, Repository, in_transaction
from hlaska.server.storage.account_schema import club_lines, club_seasons, club_tables
from hlaska.table.match_state import SheetRow
from hlaska.table.store import TableMeta
from hlaska.table.table import Table
from hlaska.table.visible_text import is_visible, tidy

COMPUTERS: Final = "*"  # in the place of a member
NOBODY: Final = ""
NEWEST: Final = 50  # entries of a sheet, where not all are asked for
TEXT: Final = 200  # letters of what is said of a correction
SEASONS: Final = 200
Kind = Literal["deal", "written", "correction"]


class LedgerTable(NamedTuple):
    """Holds a table of a club, as it is remembered."""

    table: str
    club: str
    rules: str
    factor: int
    season: str = ""
    evening: str = ""
    round: int = 0


class SeasonLedger(Repository):
    """Keeps the sheets of all clubs."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        super().__init__(database, clock)
        self._seen: WeakKeyDictionary[Table, tuple[int, bool]] = WeakKeyDictionary()

    # ------------------------------------------------------------ tables
    @in_transaction
    def add_table(self, db: Connection, table: LedgerTable) -> None:
        """Makes a table the club's from now on. Raises NotSaved."""
        values = {"game_table": table.table, "club": table.club, "rules": table.rules, "factor": table.factor}
        more = {"season": table.season, "evening": table.evening, "round": table.round, "over": False}
        db.execute(insert(club_tables).values(**values, **more, at=self._clock()))

    async def tables(self, club: str, most: int = 30) -> list[LedgerTable]:
        """Returns the tables of a club that are not over, the newest first."""
        query = (
            select(club_tables)
            .where(club_tables.c.club == club, club_tables.c.over.is_(False))
            .order_by(club_tables.c.at.desc())
            .limit(most)
        )
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [_ledger_table(row) for row in rows]

    async def find_table(self, table: str) -> LedgerTable | None:
        """Returns a table if it is a club's, else None."""
        query = select(club_tables).where(club_tables.c.game_table == table)
        row = await self.database.run(lambda db: db.execute(query).first())
        return None if row is None else _ledger_table(row)

    async def is_embargoed(self, meta: TableMeta) -> bool:
        """Tells whether a table's deals may not be told yet, because others play them."""

        def work(db: Connection) -> bool:
            evening = select(club_tables.c.evening).where(club_tables.c.game_table == meta.id)
            give_up(db, db.execute(evening).scalar() or "", self._clock())
            return is_embargoed(db, meta.id)

        return meta.same and await self.database.run(work)

    async def is_given_up(self, meta: TableMeta) -> bool:
        """Tells whether nobody waits for a table any more. What is played there then counts for nothing in the club."""

        def work(db: Connection) -> bool:
            row = db.execute(select(club_tables).where(club_tables.c.game_table == meta.id)).first()
            if row is None:
                return False
            give_up(db, row.evening, self._clock())
            return is_over(db, meta.id)

        return meta.same and await self.database.run(work)

    @in_transaction
    def list_embargoed(self, db: Connection, club: str, owner: str) -> list[str]:
        """Returns the tables of a club whose deals may not be told yet. Raises NoClub."""
        require_member(db, club, owner)
        give_up_all(db, club, self._clock())
        return list_embargoed(db, club)

    async def drop_dissolved(self) -> None:
        """Forgets dissolved clubs that wait for tables that nobody goes on with. Raises NotSaved."""
        await self.database.run(lambda db: drop_dissolved(db, self._clock()))

    async def drop_table(self, table: str) -> None:
        """Drops a table that is no more; its deals stay in the sheet. Raises NotSaved."""
        await self.database.run(lambda db: end_table(db, table))

    async def take(self, table: Table) -> None:
        """Writes down what a table of a club has settled since. Raises NotSaved."""
        meta, now = table.meta, (len(table.now.sheet), table.now.is_over)
        if not meta.club or self._seen.get(table) == now:
            return
        rows = table.now.sheet[self._seen.get(table, (0, False))[0] :]

        def work(db: Connection) -> None:
            query = select(club_tables).where(club_tables.c.game_table == meta.id)
            row = db.execute(query).first()
            if row is None:
                return  # the club is no more
            opened = _ledger_table(row)
            if meta.same:
                give_up(db, opened.evening, self._clock())
                row = db.execute(query).first()
                if row is None or row.over:
                    return  # given up: others may have told its cards
            season = opened.season or running_season(db, meta.club)
            kept = season_for(db, opened.evening, opened.round, season)
            for settled in rows:
                _write(db, opened._replace(season=kept), meta, table.game.money, settled, self._clock())
            if now[1]:  # as it was seen: a deal that ends meanwhile is written first
                end_table(db, meta.id)

        await self.database.run(work)
        self._seen[table] = now

    # ------------------------------------------------------------ seasons
    @in_transaction
    def begin(self, db: Connection, club: str, owner: str, name: str) -> str:
        """Begins a season, which ends the one before; returns its id.

        Raises NoClub, NotSteward, BadOptions, NotSaved.
        """
        made, now = {"id": new_id(), "club": club, "name": parse_name("name", name)}, self._clock()
        require_member(db, club, owner, "steward")
        here = club_seasons.c.club == club
        if db.execute(select(func.count()).where(here)).scalar_one() >= SEASONS:
            raise NotNow(f"a club has at most {SEASONS} seasons", "problem-club-seasons")
        db.execute(update(club_seasons).where(here, club_seasons.c.ended == 0).values(ended=now))
        db.execute(insert(club_seasons).values(**made, begun=now, ended=0.0))
        return made["id"]

    async def seasons(self, club: str) -> list[ClubSeason]:
        """Returns the seasons of a club, the newest first."""
        query = select(club_seasons).where(club_seasons.c.club == club).order_by(club_seasons.c.begun.desc())
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [_season(row) for row in rows]

    @in_transaction
    def correct(
        self, db: Connection, club: str, owner: str, season: str, member: str, value: str, text: str
    ) -> None:
        """Adds a steward's correction to what a member has, with its reason.

        Raises NoClub, NotSteward, BadOptions, NotNow, NotSaved.
        """
        amount, text = parse_number("value", value) * FACTOR, tidy(text)
        if not 0 < len(text) <= TEXT or not is_visible(text):
            raise BadOptions(
                f"text: expected 1 to {TEXT} letters that say why", Phrase("problem-club-why", {"most": TEXT})
            )
        if not amount:
            raise BadOptions("value: expected another number than 0", Phrase("problem-club-number"))
        mine = require_member(db, club, owner, "steward").me
        season_of(db, club, season)
        if all(one.id != member for one in list_members(db, club)):
            raise NotNow("there is no such member", "problem-club-member")
        line = {"kind": "correction", "amount": int(amount), "text": text, "author": mine.id}
        add_entry(db, club, season, member, new_id(), at=self._clock(), **line)

    @in_transaction
    def sheet(self, db: Connection, club: str, owner: str, season: str, whole: bool = False) -> SeasonSheet:
        """Returns a season's sheet, for members. Raises NoClub, NotNow."""
        require_member(db, club, owner)
        give_up_all(db, club, self._clock())
        found = season_of(db, club, season)
        lines = _lines(db, season, None if whole else NEWEST)
        return SeasonSheet(found, totals_of(db, season), tuple(lines), _entries(db, season) - len(lines))


# ---------------------------------------------------------------- lines
def add_entry(db: Connection, club: str, season: str, member: str, entry: str, **more: Any) -> None:
    usual: dict[str, Any] = {
        "id": new_id(), "evening": "", "round": 0, "game_table": "", "deal": 0, "money": 1, "factor": 1, "text": "",
        "author": "",
    }  # fmt: skip
    db.execute(
        insert(club_lines).values(club=club, season=season, member=member, entry=entry, **usual | more)
    )


def _write(
    db: Connection, opened: LedgerTable, meta: TableMeta, money: int, row: SheetRow, at: float
) -> None:
    """Writes the lines of one deal, once. A deal counts where two people played at least, and not for practice."""
    people = sum(chair.kind == "person" for chair in meta.chairs)
    entry = f"{meta.id}/{row.deal}"
    done = select(club_lines.c.id).where(club_lines.c.id == f"{entry}/0")
    if row.practice or people < 2 or db.execute(done).first() is not None:
        return
    for chair, amount in enumerate(row.amounts):
        add_entry(
            db, opened.club, opened.season, _member_of_chair(db, opened.club, meta, chair), entry, at=at,
            id=f"{entry}/{chair}",
            evening=opened.evening, round=opened.round, kind="deal", game_table=meta.id, deal=row.deal,
            amount=amount, money=money, factor=opened.factor,
        )  # fmt: skip


def _member_of_chair(db: Connection, club: str, meta: TableMeta, chair: int) -> str:
    """Returns the member that a chair counts for. Who has left it for good still counts."""
    if meta.chairs[chair].kind == "bot":
        return COMPUTERS
    owner = meta.owners[chair] if meta.owners else ""
    found = member_of(db, club, owner) if owner else None
    return found.id if found else NOBODY


def value_of(amount: int, money: int, factor: int) -> Fraction:
    """Returns what an amount is worth in the club's unit."""
    return Fraction(amount * factor, money * FACTOR)


def sums(rows: Iterable[Row[Any]], *key: str) -> dict[Any, Fraction]:
    """Sums lines exactly, by some of their columns. Also sums of lines with the same money and factor."""
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for row in rows:
        found[tuple(getattr(row, name) for name in key)] += value_of(int(row.amount), row.money, row.factor)
    return found


def totals_of(db: Connection, season: str) -> tuple[SheetTotal, ...]:
    """Returns what each member has in a season; who has most first."""
    line = club_lines.c
    group = (line.member, line.kind, line.money, line.factor)
    query = select(*group, func.sum(line.amount).label("amount"), func.count().label("n"))
    rows = db.execute(query.where(line.season == season).group_by(*group)).all()
    by_kind, all_of_it, deals = sums(rows, "member", "kind"), sums(rows, "member"), defaultdict[str, int](int)
    for row in rows:
        deals[row.member] += row.n if row.kind == "deal" else 0
    order = sorted(all_of_it, key=lambda key: (-all_of_it[key], key))
    return tuple(
        SheetTotal(
            member=member,
            total=number_text(all_of_it[member,]),
            played=number_text(by_kind.get((member, "deal"), Fraction())),
            written=number_text(by_kind.get((member, "written"), Fraction())),
            corrected=number_text(by_kind.get((member, "correction"), Fraction())),
            deals=deals[member],
        )
        for (member,) in order
    )


def _lines(db: Connection, season: str, most: int | None) -> list[SheetEntry]:
    """Returns the newest entries. The lines of a deal, or of a table that was written down, are one."""
    line = club_lines.c
    newest = (
        select(line.entry)
        .where(line.season == season)
        .group_by(line.entry)
        .order_by(func.max(line.at).desc(), line.entry.desc())
    )
    wanted = list(db.execute(newest.limit(most) if most else newest).scalars())
    query = select(club_lines).where(line.season == season)
    found: dict[str, list[Row[Any]]] = {}
    for row in db.execute(query.where(line.entry.in_(wanted)) if most else query).all():
        found.setdefault(row.entry, []).append(row)
    return [_entry(found[entry]) for entry in wanted]


def _entries(db: Connection, season: str) -> int:
    query = select(func.count(func.distinct(club_lines.c.entry))).where(club_lines.c.season == season)
    return db.execute(query).scalar_one()


def _entry(rows: Sequence[Row[Any]]) -> SheetEntry:
    one = rows[0]
    values = {member: number_text(value) for (member,), value in sums(rows, "member").items()}
    told = one.game_table if one.kind == "deal" else ""
    return SheetEntry(one.at, one.kind, values, told, one.deal, one.evening, one.round, one.text, one.author)


# ---------------------------------------------------------------- small questions
def _ledger_table(row: Row[Any]) -> LedgerTable:
    return LedgerTable(row.game_table, row.club, row.rules, row.factor, row.season, row.evening, row.round)


def _season(row: Row[Any]) -> ClubSeason:
    return ClubSeason(row.id, row.name, row.begun, row.ended)


def season_of(db: Connection, club: str, season: str) -> ClubSeason:
    """Returns a season of a club. Raises NotNow."""
    query = select(club_seasons).where(club_seasons.c.club == club, club_seasons.c.id == season)
    row = db.execute(query).first()
    if row is None:
        raise NotNow("the club has no such season", "problem-club-season")
    return _season(row)


def running_season(db: Connection, club: str) -> str:
    """Returns the season that runs. Raises NoClub."""
    query = select(club_seasons.c.id).where(club_seasons.c.club == club, club_seasons.c.ended == 0)
    found = db.execute(query.order_by(club_seasons.c.begun.desc())).scalar()
    if found is None:
        raise NoClub
    return str(found)
