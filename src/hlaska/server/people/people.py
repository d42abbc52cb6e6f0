"""Everything about people that the server has, and the lines that end with a session."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from hlaska.server.bus import HANG_UP, Bus, NoBus
from hlaska.server.journal import Journal
from hlaska.server.people.accounts import Accounts
from hlaska.server.people.archive import Archive
from hlaska.server.people.database import Database, beside, open_file
from hlaska.server.people.lists import Lists
from hlaska.server.people.notes import Notes
from hlaska.server.people.ratings import Ratings
from hlaska.server.people.reports import Reports
from hlaska.server.people.tokens import hash_token
from hlaska.server.room import Room
from hlaska.server.where import default_db, is_postgres
from hlaska.table.store import Store

EXPORTS: Final = 2  # made at a time: each replays all tables of a person
TOLD: Final = 100  # sessions that have ended, in one message to other processes
AGAIN: Final = 1012  # a client comes back by itself, as whoever it is then


class Line(Protocol):
    async def close(self, code: int, reason: str) -> None: ...


class People:
    """What `make_app` and `socket` ask about people. `accounts`: with other clocks or parameters, for tests; `bus`:
    where there are other processes."""

    def __init__(
        self, database: Database | None = None, accounts: Accounts | None = None, bus: Bus | None = None
    ) -> None:
        self.bus = bus or NoBus()
        self.database = database or (accounts.database if accounts else Database())
        self.accounts = accounts or Accounts(self.database, bus=self.bus)
        self.lists = Lists(self.database)
        self.reports = Reports(self.database)
        self.notes = Notes(self.database, bus=self.bus)
        self.ratings = Ratings(self.database)
        self.archive = Archive(self.database)
        self.exporting = Room(EXPORTS)
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)
        self._closing: set[asyncio.Task[None]] = set()
        self.bus.watch(HANG_UP, self._heard)

    @contextmanager
    def on_line(self, token: str, line: Line) -> Iterator[None]:
        """While somebody is on the line: it is closed when his session ends."""
        hashed = hash_token(token)
        self._lines[hashed].add(line)
        try:
            yield
        finally:
            self._lines[hashed].discard(line)
            if not self._lines[hashed]:
                del self._lines[hashed]

    async def hang_up(self, hashes: Iterable[str]) -> None:
        """Closes the lines of tokens that are no more, by their hashes, in every process that can be reached; clients
        come back as whoever they are now."""
        ended = list(hashes)
        for i in range(0, len(ended), TOLD):
            await self.bus.tell(HANG_UP, " ".join(ended[i : i + TOLD]))
        await self._close(ended)

    def _heard(self, hashes: str) -> None:
        """That sessions have ended elsewhere."""
        task = asyncio.create_task(self._close(hashes.split()))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, hashes: Iterable[str]) -> None:
        lines = [line for hashed in hashes for line in self._lines.get(hashed, ())]
        await asyncio.gather(
            *(line.close(AGAIN, "you are somebody else now") for line in lines), return_exceptions=True
        )


def open_people(store: Store, bus: Bus | None = None) -> People:
    """Those who are kept where the tables are: in a file beside theirs, or in the same database. Raises Unusable."""
    if isinstance(store, Journal):
        return People(open_file(beside(store.path)), bus=bus)
    url = getattr(store, "url", "")
    return People(Database(url) if url else None, bus=bus)


def open_database(db: str | None) -> Database:
    """That of people, for a command on the server's machine, also while the server runs. Raises Unusable."""
    if is_postgres(db):
        return Database(str(db))
    return open_file(beside(db or default_db()))
