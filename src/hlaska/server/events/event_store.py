"""Keep the journals of events in the database. A command is checked and written in one transaction."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Row, and_, func, insert, select, update

from hlaska.events.acts import AnyAct, Correct, Record
from hlaska.events.commands import Event, found, load, submit
from hlaska.events.journal import JournalEntry, decode_entry, encode_entry
from hlaska.events.model import Plan
from hlaska.events.permissions import check_author
from hlaska.events.state import SERVER, EventState, extend, find_undone
from hlaska.server.clubs.members import new_id
from hlaska.server.events.people import FORGOTTEN, link, name_in, names_of, owners_in
from hlaska.server.events.problems import EventsFull, NoEvent
from hlaska.server.storage.account_database import Database, Repository, in_transaction
from hlaska.server.storage.account_schema import event_lines, event_people, event_tables, events

FOUNDED: Final = 20  # events of one person that go on
LISTED: Final = 100  # events in a list
REMEMBERED: Final = 64  # events that are in memory as they stand
Stage = Literal["announced", "running", "finished"]


class Person(Struct, frozen=True):
    """Name the person who asks. It has the owner of an account, and what the account is called."""

    owner: str
    name: str


class EventHead(Struct, frozen=True):
    """Hold what a list shows of an event.

    club: the club whose members alone see it, "" for everybody.
    opened: the number of tables that it has opened here.
    changed: seconds since 1970 of its last journal entry.
    league: the name of what it counts for, "" for nothing.
    """

    id: str
    club: str
    name: str
    format: str
    date: str
    seq: int
    renamed: int
    entries: int
    rounds: int
    opened: int
    state: Stage
    changed: float
    league: str = ""


class OpenedTable(Struct, frozen=True):
    """Name a table of this server that an event has opened.

    number: that of the table in the round; below 0 where another table has taken its place.
    chairs: the entry that each chair plays for.
    owners: for each chair the hash of the person it is kept for, () in rows of older versions.
    """

    game_table: str
    event: str
    round: int
    number: int
    chairs: tuple[int, ...]
    over: bool = False
    owners: tuple[str, ...] = ()


class StoredEvent(Struct, frozen=True):
    """Hold an event as it stands, with what the server knows of it.

    owners: those of the names that have an account.
    tables: those opened here, by round and number.
    """

    head: EventHead
    event: Event
    owners: Mapping[str, str]
    tables: Mapping[tuple[int, int], OpenedTable]


class EventStore(Repository):
    """Read and write journals."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        super().__init__(database, clock)
        self._events: OrderedDict[str, tuple[int, Event]] = (
            OrderedDict()
        )  # by id: names taken out, and the event
        self._guard = Lock()

    @in_transaction
    def found(self, db: Connection, plan: Plan, secret: str, person: Person, club: str = "") -> str:
        """Found an event and return its id. Raises BadCommand, EventsFull, NotSaved."""
        made = new_id()
        event = found(plan, secret, self._clock(), person.name)
        _check_count(db, person.owner)
        head = _head_of(made, club, event.state, at=event.journal[-1].at)
        db.execute(insert(events).values(**asdict(head), founder=person.owner, created=head.changed))
        _write(db, made, event.journal[-1])
        link(db, made, [person.name, *plan.directors], {person.name: person.owner})
        return made

    @in_transaction
    def submit(
        self, db: Connection, event: str, act: AnyAct, person: Person, why: str = "", seen: int | None = None
    ) -> StoredEvent:
        """Do something to an event. Raises NoEvent, BadCommand, Stale, NotSaved."""
        head = _find(db, event, lock=True)
        before = self._load(db, head)
        name = name_in(db, event, person.owner, person.name)
        check_author(before.state, act, name)
        checked = _sign(act)
        return self._keep(
            db, head, submit(before, checked, self._clock(), name, why, seen), {name: person.owner}
        )

    @in_transaction
    def submit_as_server(self, db: Connection, event: str, act: AnyAct) -> StoredEvent:
        """Do what follows from a table of this server. Raises NoEvent, BadCommand, NotSaved."""
        head = _find(db, event, lock=True)
        return self._keep(db, head, submit(self._load(db, head), act, self._clock(), SERVER), {})

    def _keep(self, db: Connection, head: EventHead, after: Event, own: Mapping[str, str]) -> StoredEvent:
        last = after.journal[-1]
        _write(db, head.id, last)
        link(db, head.id, names_of(last.what), own)
        new = _head_of(head.id, head.club, after.state, head.renamed, head.opened, last.at)
        db.execute(update(events).where(events.c.id == head.id).values(**asdict(new)))
        return StoredEvent(new, after, owners_in(db, head.id), _tables_of(db, head.id))

    @in_transaction
    def get(self, db: Connection, event: str) -> StoredEvent:
        """Return an event as it stands. Raises NoEvent, NotSaved."""
        head = _find(db, event)
        return StoredEvent(head, self._load(db, head), owners_in(db, event), _tables_of(db, event))

    async def head(self, event: str) -> EventHead:
        """Return what a list shows of an event. Raises NoEvent, NotSaved."""
        return await self.database.run(lambda db: _find(db, event))

    async def name_of(self, event: str, person: Person) -> str:
        """Return what somebody is called in an event. Raises NotSaved."""
        return await self.database.run(lambda db: name_in(db, event, person.owner, person.name))

    async def list_newest(self, clubs: tuple[str, ...] = ()) -> list[EventHead]:
        """Return the events for everybody and those of clubs, the last changed first. Raises NotSaved."""
        seen = events.c.club.in_(("", *clubs))
        newest = select(events).where(seen).order_by(events.c.changed.desc(), events.c.id).limit(LISTED)
        return await self.database.run(lambda db: [_head(row) for row in db.execute(newest)])

    async def of(self, owner: str) -> list[str]:
        """Return the ids of the events in which somebody has a name. Raises NotSaved."""
        query = select(event_people.c.event).where(event_people.c.owner == owner)
        return await self.database.run(lambda db: list(db.execute(query).scalars()) if owner else [])

    async def league_of(self, head: EventHead) -> list[EventHead]:
        """Return the events of the league that one counts for, in their order. Raises NotSaved."""

        def work(db: Connection) -> list[EventHead]:
            founder = db.execute(select(events.c.founder).where(events.c.id == head.id)).scalar()
            here = events.c.id == head.id  # an event whose founder is gone has no others
            if head.club:
                here = events.c.club == head.club
            elif founder != FORGOTTEN:
                here = and_(events.c.club == "", events.c.founder == founder)
            query = select(events).where(here, events.c.league == head.league)
            return [_head(row) for row in db.execute(query.order_by(events.c.date, events.c.created))]

        return await self.database.run(work) if head.league else [head]

    async def running_of(self, owner: str) -> list[str]:
        """Return the ids of events that go on in which somebody has a name. Raises NotSaved."""
        mine = (event_people.c.owner == owner, events.c.state == "running")
        query = select(events.c.id).join(event_people, event_people.c.event == events.c.id).where(*mine)
        return await self.database.run(lambda db: list(db.execute(query).scalars()) if owner else [])

    # ------------------------------------------------------------ tables
    @in_transaction
    def add_table(self, db: Connection, table: OpenedTable, instead_of: OpenedTable | None = None) -> None:
        """Keep that a table of an event is played here. Raises NotSaved where another one is."""
        values = asdict(table)
        for name in ("chairs", "owners"):
            values[name] = msgspec.json.encode(values[name]).decode()
        if instead_of is not None:
            _replace(db, instead_of)
        db.execute(insert(event_tables).values(**values, at=self._clock()))
        db.execute(update(events).where(events.c.id == table.event).values(opened=events.c.opened + 1))

    async def find_table(self, game_table: str) -> OpenedTable | None:
        """Return what a table is to an event, if it is to one. Raises NotSaved."""
        query = select(event_tables).where(event_tables.c.game_table == game_table)
        row = await self.database.run(lambda db: db.execute(query).first())
        return None if row is None else _read_table(row)

    async def list_unfinished(self) -> list[OpenedTable]:
        """Return the tables of events that are not over. Raises NotSaved."""
        query = select(event_tables).where(event_tables.c.over.is_(False))
        return await self.database.run(lambda db: [_read_table(row) for row in db.execute(query)])

    @in_transaction
    def end_table(self, db: Connection, game_table: str, over: bool = True) -> None:
        """Keep that a table is over, or goes on after all. Raises NotSaved."""
        db.execute(update(event_tables).where(event_tables.c.game_table == game_table).values(over=over))

    # ------------------------------------------------------------ what is in memory
    def _load(self, db: Connection, head: EventHead) -> Event:
        """Return the event of the lines, from memory as far as it goes."""
        with self._guard:
            renamed, known = self._events.get(head.id, (-1, None))
        begun = (
            known if known is not None and renamed == head.renamed and known.state.seq <= head.seq else None
        )
        event = _go_on(begun, _lines(db, head.id, begun.state.seq if begun else 0))
        with self._guard:
            self._events[head.id] = head.renamed, event
            self._events.move_to_end(head.id)
            while len(self._events) > REMEMBERED:
                self._events.popitem(last=False)
        return event


def _sign(act: AnyAct) -> AnyAct:
    """Return an act without what its sender says of who has typed a result. The line has its author."""
    if isinstance(act, Record | Correct):
        return replace(act, result=replace(act.result, by=""))
    return act


def _go_on(begun: Event | None, lines: list[JournalEntry]) -> Event:
    """Return an event with more lines."""
    if begun is None or find_undone(lines):
        return load([*(begun.journal if begun else ()), *lines])
    state = begun.state
    for entry in lines:
        state = extend(state, entry)
    return Event((*begun.journal, *lines), state)


def _lines(db: Connection, event: str, after: int) -> list[JournalEntry]:
    where = (event_lines.c.event == event, event_lines.c.seq > after)
    query = select(event_lines.c.line).where(*where).order_by(event_lines.c.seq)
    return [decode_entry(line) for line in db.execute(query).scalars()]


def _write(db: Connection, event: str, entry: JournalEntry) -> None:
    db.execute(insert(event_lines).values(event=event, seq=entry.seq, line=encode_entry(entry)))


def _find(db: Connection, event: str, lock: bool = False) -> EventHead:
    query = select(events).where(events.c.id == event)
    row = db.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NoEvent
    return _head(row)


def _head(row: Row[tuple[object, ...]]) -> EventHead:
    return EventHead(**{name: getattr(row, name) for name in EventHead.__struct_fields__})


def _head_of(
    event: str, club: str, state: EventState, renamed: int = 0, opened: int = 0, at: float = 0.0
) -> EventHead:
    plan = state.plan
    return EventHead(
        event,
        club,
        plan.name,
        plan.format,
        plan.date,
        state.seq,
        renamed,
        len(state.teams) if plan.kind == "teams" else len(state.entries),
        len(state.rounds),
        opened,
        "finished" if state.finished else "running" if state.started else "announced",
        at,
        plan.league.name.strip() if plan.league else "",
    )


def _check_count(db: Connection, owner: str) -> None:
    """Raises EventsFull."""
    mine = (events.c.founder == owner, events.c.state != "finished")
    going = select(func.count()).select_from(events).where(*mine)
    if db.execute(going).scalar_one() >= FOUNDED:
        raise EventsFull(FOUNDED)


def _tables_of(db: Connection, event: str) -> dict[tuple[int, int], OpenedTable]:
    rows = db.execute(select(event_tables).where(event_tables.c.event == event))
    return {(row.round, row.number): _read_table(row) for row in rows}


def _replace(db: Connection, table: OpenedTable) -> None:
    """Free the place of a table for another one. Its row stays: its deals are told no earlier than the round's."""
    here = (event_tables.c.event == table.event, event_tables.c.round == table.round)
    least = db.execute(select(func.min(event_tables.c.number)).where(*here)).scalar() or 0
    row = update(event_tables).where(event_tables.c.game_table == table.game_table)
    db.execute(row.values(number=min(least, 0) - 1, over=True))


def _read_table(row: Row[tuple[object, ...]]) -> OpenedTable:
    chairs = msgspec.json.decode(row.chairs, type=tuple[int, ...])
    owners = msgspec.json.decode(row.owners or "[]", type=tuple[str, ...])
    return OpenedTable(row.game_table, row.event, row.round, row.number, chairs, row.over, owners)
