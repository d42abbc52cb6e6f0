"""Joins all services about people, and closes the connections that end with a session."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from hlaska.server.accounts.abuse_reports import Reports
from hlaska.server.accounts.accounts import Accounts
from hlaska.server.accounts.announcements import Announcements
from hlaska.server.accounts.block_lists import BlockLists
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.accounts.elapsed_time import LOOKS, look
from hlaska.server.accounts.friendships import Friends
from hlaska.server.accounts.ratings import Ratings
from hlaska.server.cluster.bus import HANG_UP, WHO, MessageBus, NoBus
from hlaska.server.fairness.co_play import CoPlayStatistics
from hlaska.server.fairness.deal_statistics import DealtCounts
from hlaska.server.history.archive import Archive
from hlaska.server.limits.concurrency import Turns
from hlaska.server.storage.account_database import Database, account_db_path, open_file
from hlaska.server.storage.database_files import check_restored
from hlaska.server.storage.open import default_db, is_postgres
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.tokens import hash_token
from hlaska.table.store import NotSaved, Store

REMEMBERED: Final = 60.0  # seconds for which it is remembered who asks, where nothing is done
KNOWN: Final = 20_000  # of whom it is remembered
EXPORTS, WAITING = 2, 20  # parts of exports made at a time, and that wait: a part replays a table or some
TOLD: Final = 100  # sessions that have ended, in one message to other processes
CLOSING: Final = 2.0  # seconds for a client to take the word that its line ends
AGAIN: Final = 1012  # a client comes back by itself, as whoever it is then


End = Callable[[], None]


class ClosableSocket(Protocol):
    async def close(self, code: int, reason: str) -> None: ...


class CallerInfo(NamedTuple):
    """Says who looks at something.

    apart: owners whose tables the caller does not see.
    friends: whether the caller has some, or is asked.
    until: when it is looked up again.
    """

    owner: str
    apart: frozenset[str]
    friends: bool
    until: float


class AccountServices:
    """Holds what `make_app` and `socket` ask about people.

    accounts: with other clocks or parameters, for tests.
    bus: where there are other processes.
    """

    def __init__(
        self,
        database: Database | None = None,
        accounts: Accounts | None = None,
        bus: MessageBus | None = None,
    ) -> None:
        self.bus = bus or NoBus()
        self.database = database or (accounts.database if accounts else Database())
        self.accounts = accounts or Accounts(self.database, bus=self.bus)
        means = ServiceContext(self.database, self.database.time, bus=self.bus)
        self.lists = BlockLists(self.database)
        self.listed = means.limit(
            "lists", 60, 30
        )  # entries from one address: a cookie is anybody's to make up
        self.friends = Friends(self.database)
        self._known: dict[str, CallerInfo] = {}  # by token
        self.bus.subscribe(WHO, lambda _: self._known.clear())
        self.reports = Reports(means)
        self.notes = Announcements(means)
        self.ratings = Ratings(self.database)
        self.archive = Archive(self.database)
        self.dealt = DealtCounts(self.database)
        self.signs = CoPlayStatistics(self.database)
        self.exporting = Turns(EXPORTS, WAITING)
        self._lines: defaultdict[str, dict[ClosableSocket, End]] = defaultdict(dict)  # and what ends each
        self._closing: set[asyncio.Task[None]] = set()
        self.bus.subscribe(HANG_UP, self._hear_disconnect)

    async def caller_info(self, token: str, now: Callable[[], float] = time.monotonic) -> CallerInfo:
        """Returns who asks, as it was a minute ago at most.

        It is for what every page asks for again and again, and where nobody does anything. Raises BadToken, NotSaved.
        """
        known = self._known.get(token)
        if known is None or known.until <= now():
            owner = await self.accounts.owner_of(token)
            apart = await self.lists.owners_apart(owner, "block") if owner else frozenset[str]()
            friends = any(one.state != "asked" for one in await self.friends.of(owner))
            known = CallerInfo(owner, apart, friends, now() + REMEMBERED)
            if len(self._known) > KNOWN:
                self._known.clear()
            self._known[token] = known
        return known

    async def watch_time(self) -> None:
        """Looks at the clock again and again, to know how much time has passed."""
        while True:
            with suppress(NotSaved):
                await self.database.run(lambda db: look(db, self.database.time()))
            await asyncio.sleep(LOOKS)

    async def invalidate(self) -> None:
        """Forgets what is remembered of anybody, in all processes, when lists or friends have changed."""
        self._known.clear()
        await self.bus.publish(WHO, "")

    @contextmanager
    def connect(self, token: str, socket: ClosableSocket, end: End) -> Iterator[None]:
        """Closes the connection of somebody whose session ends, as long as this lasts.

        `end`: nothing that comes on it is heard any more, for one that cannot be closed because its client does not
        read.
        """
        hashed = hash_token(token)
        self._lines[hashed][socket] = end
        try:
            yield
        finally:
            self._lines[hashed].pop(socket, None)
            if not self._lines[hashed]:
                del self._lines[hashed]

    async def disconnect(self, hashes: Iterable[str]) -> None:
        """Closes the sockets of tokens that have ended, in every process within reach.

        Clients come back as whoever they are now.
        """
        ended = list(hashes)
        for i in range(0, len(ended), TOLD):
            await self.bus.publish(HANG_UP, " ".join(ended[i : i + TOLD]))
        await self._close(ended)

    def _hear_disconnect(self, hashes: str) -> None:
        """Closes the connections of sessions that have ended in another process."""
        task = asyncio.create_task(self._close(hashes.split()))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, hashes: Iterable[str]) -> None:
        self._known.clear()
        lines = [found for hashed in hashes for found in self._lines.get(hashed, {}).items()]
        await asyncio.gather(*(_hang_up(line, end) for line, end in lines))


async def _hang_up(socket: ClosableSocket, end: End) -> None:
    try:
        async with asyncio.timeout(CLOSING):
            await socket.close(AGAIN, "you are somebody else now")
    except Exception:
        end()


def open_people(store: Store, bus: MessageBus | None = None) -> AccountServices:
    """Opens the people's database, where the tables are.

    It is a file beside theirs, or the same database.

    Raises DatabaseUnavailable.
    """
    if isinstance(store, SqliteStore):
        return AccountServices(open_file(account_db_path(store.path)), bus=bus)
    url = getattr(store, "url", "")
    return AccountServices(Database(url) if url else None, bus=bus)


def open_database(db: str | None) -> Database:
    """Opens the people's database for a command on the server's machine.

    The server may run at the same time. Raises DatabaseUnavailable.
    """
    if is_postgres(db):
        return Database(str(db))
    file = Path(db or default_db()).expanduser().resolve()
    check_restored(file)
    return open_file(account_db_path(file))
