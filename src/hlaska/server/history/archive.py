"""Finds deals that are over by game, people, contract, result and date.

It is derived from the journals, which it holds no card of. A deal comes into it when it ends, once: it is looked for in
the same transaction that would write it. Tables in use are noted, so that what a server that was killed has left out is
put in when it starts again; `rebuilt` makes all of it anew. Why a deal is told to whom: docs/decisions/0028-archive.md.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from statistics import fmean
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Float,
    Row,
    and_,
    case,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from hlaska import games
from hlaska.core import options
from hlaska.core.cards import Faces
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game
from hlaska.protocol.accounts import PersonResult
from hlaska.protocol.deals import ArchivedDeal, ArchivedSeat, ArchivePage
from hlaska.server.history.read_table import Look, read_or_none
from hlaska.server.names import skeleton
from hlaska.server.storage.account_database import Database, Repository, in_transaction
from hlaska.server.storage.account_schema import (
    accounts,
    club_tables,
    deals,
    dealt_to,
    rated_chairs,
    unarchived,
)
from hlaska.table.match_state import SheetRow
from hlaska.table.rating_model import displayed_change
from hlaska.table.store import Store
from hlaska.table.table import Table

Owned = Callable[[str], Awaitable[frozenset[str]]]

PAGE: Final = 30
MOST: Final = 100  # deals told at a time
CONTRACTS: Final = 80
EVERY: Final = 1_000_000  # tables of one person
SINCE: Final = 4e9  # seconds since 1970 that a date may be
_CURSOR: Final = re.compile(r"(\d{1,10}(?:\.\d{1,9})?)-(\d{1,9})-([A-Za-z0-9]{1,39})", re.ASCII)
_CONTRACT: Final = re.compile(r"[a-z0-9+_-]{0,120}", re.ASCII)
_DEAL: Final = (deals.c.at, deals.c.deal, deals.c.game_table)  # the order of the list, newest first


class ArchiveFilter(Struct, frozen=True):
    """Says which deals of the archive are looked for.

    game: "" for any.
    who: an account's name, or a part of the name that somebody had at the table.
    owner: that account sat there, instead.
    contract: as `contract_of` writes it, None for any.
    result: won or lost, by `who` or `owner`, else by the player of the contract.
    since, until: when the deal began, seconds since 1970.
    least: units that somebody got at least.
    public: only what anybody may see.
    club: only deals of its tables, for its members.
    held: tables of it whose deals are shown only to those who sat there.
    """

    game: str = ""
    who: str = ""
    owner: str = ""
    contract: str | None = None
    result: str = ""
    since: float = 0.0
    until: float = SINCE
    least: int = 0
    public: bool = False
    club: str = ""
    held: tuple[str, ...] = ()

    def check(self) -> None:
        """Raises BadOptions."""
        if self.result not in ("", "won", "lost"):
            raise BadOptions(f"result={self.result[:20]}: expected won or lost")
        if self.contract is not None and not _CONTRACT.fullmatch(self.contract):
            raise BadOptions("contract: expected names of what was undertaken, joined by +, as hundred+seven")
        if not 0 <= self.since <= self.until <= SINCE:
            raise BadOptions("since, until: expected seconds since 1970, since before until")
        if not 0 <= self.least <= 1_000_000:
            raise BadOptions(f"least={self.least}: expected units from 0 to 1000000")


class Archive(Repository):
    """Keeps the archive of all deals that are over."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        super().__init__(database, clock)
        self._seen: WeakKeyDictionary[Table, int] = WeakKeyDictionary()  # rows of its sheet that are in

    # ------------------------------------------------------------ what comes in
    async def take(self, table: Table) -> None:
        """Keeps what a table has settled since, and that it is in use. Raises NotSaved."""
        rows, seen = table.now.sheet, self._seen.get(table)
        if seen == len(rows):
            return
        found = [_make_rows(table, row) for row in rows[seen or 0 :]]
        name, waits = table.meta.id, seen is None

        def work(db: Connection) -> None:
            if waits and not db.scalar(select(exists().where(unarchived.c.game_table == name))):
                db.execute(insert(unarchived).values(game_table=name))
            _keep(db, found)

        await self.database.run(work)
        self._seen[table] = len(rows)

    async def mark_idle(self, names: Collection[str]) -> None:
        """Notes that these tables are in use no longer, and wholly kept. Raises NotSaved."""
        if names:
            query = delete(unarchived).where(unarchived.c.game_table.in_(list(names)))
            await self.database.run(lambda db: db.execute(query))

    async def list_in_use(self) -> list[str]:
        """Lists tables that were in use when a server ended, and those that are."""
        return list(await self.database.run(lambda db: db.execute(select(unarchived)).scalars()))

    async def replace(self, table: Table, owned: Owned) -> None:
        """Keeps of a table what its journal has, and nothing else. Raises NotSaved."""
        found = [_make_rows(table, row) for row in table.now.sheet]
        for person in (one for _, people in found for one in people if one["owner"]):
            if table.meta.id not in await owned(person["owner"]):
                person["owner"] = ""

        def work(db: Connection) -> None:
            _drop(db, table.meta.id)
            _keep(db, found)

        await self.database.run(work)

    async def tables(self) -> set[str]:
        """Returns the tables of which the archive has a deal."""
        query = select(deals.c.game_table).distinct()
        return set(await self.database.run(lambda db: db.execute(query).scalars().all()))

    @in_transaction
    def drop(self, db: Connection, name: str) -> None:
        """Keeps nothing of a table. Raises NotSaved."""
        _drop(db, name)
        db.execute(delete(rated_chairs).where(rated_chairs.c.game_table == name))

    async def take_off(self, owner: str, name: str) -> None:
        """Takes a table off a person's list. Raises NotSaved."""
        query = update(dealt_to).where(dealt_to.c.game_table == name, dealt_to.c.owner == owner)
        await self.database.run(lambda db: db.execute(query.values(owner="")))

    async def count(self) -> int:
        query = select(func.count()).select_from(deals)
        return await self.database.run(lambda db: db.scalar(query) or 0)

    # ------------------------------------------------------------ what is found
    @in_transaction
    def find(
        self, db: Connection, criteria: ArchiveFilter, asks: str = "", after: str = "", most: int = PAGE
    ) -> ArchivePage:
        """Returns deals that `asks` (an owner, "" for nobody) may see, newest first.

        `after`: the `next` of an earlier answer. Raises BadOptions.
        """
        criteria.check()
        most = max(1, min(most, MOST))
        seen = _visible(criteria, asks)
        of_game = [deals.c.game == criteria.game] if criteria.game else []
        begun = [tuple_(*_DEAL) < _cursor(after)] if after else []
        asked = (seen, *of_game, *begun, *_make_conditions(db, criteria))
        query = select(deals).where(*asked).order_by(*(column.desc() for column in _DEAL)).limit(most + 1)
        rows = db.execute(query).all()
        shown = rows[:most]
        contracts: Sequence[str] = ()
        if criteria.game and not after:
            every = select(deals.c.contract).where(seen, *of_game).distinct().order_by(deals.c.contract)
            contracts = db.execute(every.limit(CONTRACTS)).scalars().all()
        more = f"{shown[-1].at!r}-{shown[-1].deal}-{shown[-1].game_table}" if len(rows) > most else ""
        return ArchivePage(tuple(_make_deals(db, shown, asks)), more, tuple(contracts))

    async def results(self, owner: str) -> tuple[PersonResult, ...]:
        """Returns what public deals have brought a person, by game, the most played first."""
        group = (deals.c.game, deals.c.money, deals.c.pays)
        amount = cast(dealt_to.c.amount, Float(53))
        query = (
            select(
                *group,
                func.count(),
                func.sum(case((dealt_to.c.won.is_(True), 1), else_=0)),
                func.sum(amount),
                func.sum(amount * amount),
            )
            .join(dealt_to, _of_deal())
            .where(dealt_to.c.owner == owner, dealt_to.c.seat >= 0)
            .where(deals.c.public.is_(True), deals.c.practice.is_(False))
            .group_by(*group)
            .order_by(func.count().desc(), deals.c.game)
        )
        rows = await self.database.run(lambda db: db.execute(query).all())
        return tuple(
            PersonResult(game, money, pays, n, int(won), round(total), squares)
            for game, money, pays, n, won, total, squares in rows
        )


async def rebuild(
    archive: Archive, store: Store, look: Look, report_progress: Callable[[int], None] = lambda _: None
) -> tuple[int, int]:
    """Makes the archive anew from all journals, one table after the other.

    What cannot be read any more stays as it was. Returns how many deals it has then, and how many tables cannot be
    read. Raises NotSaved.

    look: gives a table as it stands.
    report_progress: hears how many have been read.
    """
    lists: dict[str, frozenset[str]] = {}

    async def owned(owner: str) -> frozenset[str]:
        """Returns the tables on an owner's list. Who has taken a table off the own list has it no more."""
        if owner not in lists:
            lists[owner] = frozenset(await store.list_owned(owner, EVERY))
        return lists[owner]

    gone, read, unreadable, last = await archive.tables(), 0, 0, ""
    while names := await store.names(last):
        for name in names:
            table = await read_or_none(look, name)
            if table is None:
                unreadable += 1
            else:
                await archive.replace(table, owned)
        gone.difference_update(names)
        last, read = names[-1], read + len(names)
        report_progress(read)
    for name in gone:
        await archive.drop(name)
    return await archive.count(), unreadable


# ---------------------------------------------------------------- what is kept of a deal
Written = tuple[dict[str, Any], list[dict[str, Any]]]


def contract_of(row: SheetRow) -> str:
    """Returns what was played for, as `hundred+seven`, "" for nothing.

    It is what the side of who plays alone has undertaken, or anybody where nobody does.
    """
    side = row.sides[row.declarer] if 0 <= row.declarer < len(row.sides) else -1
    names = {one.name for one in row.undertaken if side >> one.seat & 1}
    return "+".join(sorted(name.replace(" ", "-") for name in names))[:120]


def gain_of(row: SheetRow, chair: int, pays: bool) -> float:
    """Returns what a deal brought a chair.

    Where results are paid it is its amount, else how much more than its opponents on the average. It is 0 for who sat
    out where nothing was paid.
    """
    seats = len(row.sides)
    seat = row.chairs.index(chair)
    others = [
        row.amounts[row.chairs[s]] for s in range(seats) if seat < seats and not row.sides[seat] >> s & 1
    ]
    return row.amounts[chair] - (0 if pays or not others else fmean(others))


def _make_rows(table: Table, row: SheetRow) -> Written:
    meta, game = table.meta, table.game
    key = {"game_table": meta.id, "deal": row.deal}
    base = games.preset_of(type(game), meta.preset)
    deal = key | {
        "at": round(table.now.started[row.deal - 1], 3),
        "game": meta.game,
        "preset": meta.preset,
        "changed": len(options.difference(game.options, base)),
        "money": game.money,
        "pays": game.has_payments,
        "title": msgspec.json.encode(row.title).decode() if row.title else "",
        "contract": contract_of(row),
        "declarer": row.chairs[row.declarer] if row.declarer >= 0 else -1,
        "most": max(row.amounts),
        "public": meta.access == "public" and not meta.club,
        "practice": row.practice,
        "rated": meta.rated,
    }
    people = []
    for i, chair in enumerate(meta.chairs):
        seat = row.chairs.index(i)
        person = {
            "chair": i,
            "owner": meta.owners[i] if chair.kind != "bot" and meta.owners else "",
            "name": chair.name[:40],
            "skeleton": skeleton(chair.name)[:80] if chair.kind != "bot" else "",
            "avatar": chair.avatar,
            "level": chair.level[:20] if chair.kind == "bot" else "",
            "program": chair.program[:40],
            "seat": seat if seat < game.seats else -1,
            "amount": row.amounts[i],
            "won": gain_of(row, i, game.has_payments) > 0,
        }
        people.append(key | person)
    return deal, people


def _keep(db: Connection, found: Iterable[Written]) -> None:
    for deal, people in found:
        which = (deals.c.game_table == deal["game_table"], deals.c.deal == deal["deal"])
        if db.execute(select(deals.c.deal).where(*which)).first() is None:
            db.execute(insert(deals).values(**deal))
            db.execute(insert(dealt_to), people)


def _drop(db: Connection, name: str) -> None:
    for part in (deals, dealt_to, unarchived):
        db.execute(delete(part).where(part.c.game_table == name))


# ---------------------------------------------------------------- looking for
def _of_deal() -> Any:
    return and_(dealt_to.c.game_table == deals.c.game_table, dealt_to.c.deal == deals.c.deal)


def _visible(criteria: ArchiveFilter, asks: str) -> Any:
    """Returns the condition that somebody may see a deal.

    Those are deals of public tables and their own. Of a club that they are in, those are all that are not held.
    """
    public = deals.c.public.is_(True)
    if criteria.public:
        return public
    mine = exists().where(_of_deal(), dealt_to.c.owner == asks)
    if criteria.club:
        of_club = select(club_tables.c.game_table).where(club_tables.c.club == criteria.club)
        return and_(deals.c.game_table.in_(of_club), or_(deals.c.game_table.not_in(criteria.held), mine))
    return or_(public, mine) if asks else public


def _make_conditions(db: Connection, criteria: ArchiveFilter) -> list[Any]:
    found = [deals.c.at >= criteria.since, deals.c.at <= criteria.until]
    if criteria.contract is not None:
        found.append(deals.c.contract == criteria.contract)
    if criteria.least:
        found.append(deals.c.most >= criteria.least * deals.c.money)
    whose: list[Any] = []
    if criteria.owner:
        whose = [dealt_to.c.owner == criteria.owner]
    elif criteria.who.strip():
        whose = [_match_name(db, criteria.who)]
    if criteria.result:
        subject = whose or [dealt_to.c.chair == deals.c.declarer]
        whose = [*subject, dealt_to.c.seat >= 0, dealt_to.c.won.is_(criteria.result == "won")]
    if whose:
        found.append(exists().where(_of_deal(), *whose))
    return found


def _match_name(db: Connection, name: str) -> Any:
    """Returns the condition for a name. It is an account by its name, else whoever had such a name at the table."""
    bare = skeleton(name[:80])[:80]
    owner = db.scalar(select(accounts.c.owner).where(accounts.c.skeleton == bare))
    if owner is not None:
        return dealt_to.c.owner == owner
    return dealt_to.c.skeleton.contains(bare, autoescape=True)


def _cursor(text: str) -> tuple[float, int, str]:
    """Raises BadOptions."""
    found = _CURSOR.fullmatch(text)
    if found is None:
        raise BadOptions("after: expected what an earlier answer calls next")
    return float(found[1]), int(found[2]), found[3]


def _make_deals(db: Connection, rows: Sequence[Row[Any]], asks: str) -> Iterable[ArchivedDeal]:
    keys = [(row.game_table, row.deal) for row in rows]
    query = (
        select(dealt_to, accounts.c.name.label("person"))
        .outerjoin(accounts, and_(accounts.c.owner == dealt_to.c.owner, accounts.c.barred.is_(False)))
        .where(tuple_(dealt_to.c.game_table, dealt_to.c.deal).in_(keys))
        .order_by(dealt_to.c.chair)
    )
    seated: defaultdict[tuple[str, int], list[ArchivedSeat]] = defaultdict(list)
    for one in db.execute(query).all() if keys else ():
        mine = bool(asks) and one.owner == asks
        person = ArchivedSeat(
            one.name,
            one.avatar,
            one.level,
            one.seat,
            one.amount,
            one.won,
            one.program,
            one.person or "",
            mine,
        )
        seated[one.game_table, one.deal].append(person)
    own = _own_ratings(db, keys, asks)
    for row in rows:
        title = msgspec.json.decode(row.title, type=Phrase) if row.title else None
        yield ArchivedDeal(
            row.game_table, row.deal, int(row.at), row.game, row.preset, row.changed, row.money, row.pays,
            _faces(row.game), title, row.contract, row.declarer, row.public, row.practice, row.rated,
            tuple(seated[row.game_table, row.deal]), *own.get((row.game_table, row.deal), ()),
        )  # fmt: skip


def _faces(game: str) -> Faces:
    """Returns the usual cards of a game. Of one that is no longer here they are those of any."""
    return games.game_class(game).faces if game in games.GAMES else Game.faces


def _own_ratings(
    db: Connection, keys: Sequence[tuple[str, int]], asks: str
) -> dict[tuple[str, int], tuple[int, float | None]]:
    """Returns how `asks` was rated for deals. Of each it says by how many points, and what the own cards were worth."""
    same = [rated_chairs.c[name] == dealt_to.c[name] for name in ("game_table", "deal", "chair")]
    query = (
        select(rated_chairs)
        .join(dealt_to, and_(*same))
        .where(tuple_(rated_chairs.c.game_table, rated_chairs.c.deal).in_(keys), dealt_to.c.owner == asks)
    )
    rows = db.execute(query).all() if keys and asks else ()
    return {(row.game_table, row.deal): (displayed_change(row.moved), row.cards) for row in rows}


# ---------------------------------------------------------------- people who come and go
def forget(db: Connection, owner: str) -> None:
    """Removes the name of a person; deals with others stay theirs."""
    nobody = {"owner": "", "name": "?", "skeleton": "", "avatar": "", "program": ""}
    db.execute(update(dealt_to).where(dealt_to.c.owner == owner).values(**nobody))


def hand_over(db: Connection, guest: str, owner: str) -> None:
    """Gives an account the deals of a guest, but at tables where it sat itself."""
    own = select(dealt_to.c.game_table).where(dealt_to.c.owner == owner)
    query = update(dealt_to).where(dealt_to.c.owner == guest, dealt_to.c.game_table.not_in(own))
    db.execute(query.values(owner=owner))
