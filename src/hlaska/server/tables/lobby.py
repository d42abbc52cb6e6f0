"""Lists people who are here and public tables, and finds free chairs.

Nothing of it is kept: a table is listed while one of its people has a line to it. So after a restart the list fills
itself as they come back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Final, NamedTuple

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import HlaskaError, Illegal, Phrase
from hlaska.protocol.tables import LobbyPage, LobbyTable
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.limits.rate_limiter import SharedRateLimit
from hlaska.server.tables.connections import Connections
from hlaska.table.join_code import read_join_code
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import NO_CLOCK
from hlaska.table.store import NotSaved, TableMeta
from hlaska.table.table import Table

LINGER: Final = (
    15.0  # seconds without a line for which somebody is still counted: a page that is loaded again
)
AWAY: Final = 60.0  # seconds without a line after which a chair at a public table that waits is open again
MOST: Final = 50  # tables of a page of the list
TRIES, TRIES_EVERY = 10, 10.0  # wrong codes of an address at once, and seconds for one more
LOOKS: Final = 10_000  # who looks at the list, remembered at most

Clock = Callable[[], float]
Open = Callable[[str, Chair, str], Awaitable[Table]]
Leave = Callable[[Table, str], Awaitable[None]]
_order = attrgetter("order")


class NoCode(HlaskaError):
    """Says that no table waits under this code."""


class _Listed(NamedTuple):
    """Holds a table of the list as it was sent last.

    since: the version of the list that it came with.
    """

    table: Table
    meta: TableMeta
    deal: int
    since: int
    told: LobbyTable
    order: tuple[int, float]


class LobbyFilter(NamedTuple):
    """Says which tables of the list a caller wants to see.

    games: none for any.
    free: with an open chair.
    usual: by the rules of a preset, unchanged.
    name: that of a player who sits there, or a part of it.
    rated, clock: with or without, None for either.
    """

    games: tuple[str, ...] = ()
    free: bool = False
    usual: bool = False
    name: str = ""
    rated: bool | None = None
    clock: bool | None = None

    def is_matched_by(self, table: LobbyTable) -> bool:
        return (
            (not self.games or table.game in self.games)
            and (not self.free or table.free > 0 or table.left > 0)
            and (not self.usual or not table.changes)
            and self.rated in (None, table.rated)
            and self.clock in (None, table.clock != NO_CLOCK)
            and self._has_name(table)
        )

    def _has_name(self, table: LobbyTable) -> bool:
        wanted = self.name.strip().casefold()
        return not wanted or any(wanted in c.name.casefold() for c in table.chairs if c.kind == "person")


ANY: Final = LobbyFilter()
NOBODY: Final[frozenset[str]] = frozenset()


class Lobby:
    """Lists the public tables, and leads to a free chair.

    tables: those that are live.
    connections: who has a page open at them.
    opening: opens a public table of a game.
    leave: gives up a chair.
    now: seconds, for tests to turn forward.
    bus: knows who is at other processes.
    """

    def __init__(
        self,
        tables: Callable[[], Iterable[Table]],
        connections: Connections,
        opening: Open,
        leave: Leave,
        now: Clock = time.monotonic,
        bus: MessageBus | None = None,
    ) -> None:
        self._tables, self._open, self._leave, self._now = tables, opening, leave, now
        self._connections, self._bus = connections, bus or NoBus()
        self._looks: dict[str, float] = {}  # when somebody has looked at the list last
        self._version = time.time_ns() // 1000  # never that of an earlier process
        self._listed: dict[str, _Listed] = {}
        self._sorted: list[_Listed] = []
        self._seating = asyncio.Lock()
        self._wrong = SharedRateLimit("codes", TRIES, TRIES_EVERY, self._bus)

    # ------------------------------------------------------------ who is here
    def _is_attended(self, table: Table) -> bool:
        """Tells whether anybody who sits there is there."""
        offline = self._connections.offline_seconds
        return any(owner and offline(table, owner) < LINGER for owner in table.meta.owners)

    def people(self) -> set[str]:
        """Returns the owners who are at tables of this process, or looked at the list."""
        recent = self._now() - LINGER
        if len(self._looks) > LOOKS:
            self._looks.clear()
        self._looks = {owner: at for owner, at in self._looks.items() if at > recent}
        return self._connections.people() | self._looks.keys()

    def here(self) -> int:
        """Counts the people who are here, at all processes as far as that is known."""
        return max(len(self.people()), self._bus.here)

    async def free_abandoned_chairs(self, tables: Iterable[Table] | None = None) -> None:
        """Opens the chairs of people who have gone from public tables that wait for others.

        tables: which ones, all where none are named.
        """
        offline = self._connections.offline_seconds
        for table in list(self._tables() if tables is None else tables):
            if table.meta.access != "public" or not table.meta.has_open_chair:
                continue
            for owner in [o for o in table.meta.owners if o and offline(table, o) > AWAY]:
                with suppress(Illegal, NotSaved):  # that person has left meanwhile, or the match has begun
                    await self._leave(table, owner)
        self._connections.forget_except(t.meta.id for t in self._tables() if t.meta.access == "public")

    # ------------------------------------------------------------ the list
    def page(
        self,
        owner: str,
        wanted: LobbyFilter = ANY,
        since: int = 0,
        most: int = MOST,
        apart: frozenset[str] = NOBODY,
    ) -> LobbyPage:
        """Returns the first tables of the list that are wanted, one's own always among them.

        since: tables that have changed after this version are told in full.
        apart: people whose tables are left out.
        """
        if owner:
            self._looks[owner] = self._now()
        self._refresh()
        found = [
            listed
            for listed in self._sorted
            if (wanted.is_matched_by(listed.told) and apart.isdisjoint(listed.meta.owners))
            or listed.meta.chair_of(owner) >= 0
        ]
        shown = found[: max(1, min(most, len(found)))]
        return LobbyPage(
            version=self._version,
            here=self.here(),
            order=tuple(listed.told.table for listed in shown),
            tables=tuple(listed.told for listed in shown if listed.since > since),
            more=len(found) - len(shown),
            mine=tuple(listed.told.table for listed in shown if listed.meta.chair_of(owner) >= 0),
        )

    def _refresh(self) -> None:
        """Looks which tables have changed; the version grows when one has."""
        found: dict[str, _Listed] = {}
        changed = False
        for table in self._tables():
            meta, deal = table.meta, table.now.deal
            if meta.access != "public" or table.now.is_over or not self._is_attended(table):
                continue
            known = self._listed.get(meta.id)
            left = len(table.presence.list_abandoned())
            if known is None or known.meta is not meta or (known.deal, known.told.left) != (deal, left):
                known, changed = _list_table(table, self._version + 1), True
            found[meta.id] = known
        if changed or len(found) != len(self._listed):
            self._version += 1
            self._sorted = sorted(found.values(), key=_order)
        self._listed = found

    # ------------------------------------------------------------ the way to a chair
    async def quick(
        self, games: Sequence[str], person: Chair, owner: str, apart: frozenset[str] = NOBODY
    ) -> Table:
        """Finds a chair at a table of one of these games by its usual rules.

        It is at the fullest one, at the oldest of several; else at a new public table that waits. Who waits at such a
        table already stays there; people who are to be kept `apart` are not brought together.

        One after the other, so that two who come at once sit together. Raises BadOptions, NotSaved.
        """
        async with self._seating:
            await self.free_abandoned_chairs()
            self._refresh()
            waiting = [one.table for one in self._sorted if _is_open_to(one, games, bool(person.program))]
            mine = next((table for table in waiting if table.meta.chair_of(owner) >= 0), None)
            if mine is not None:
                return mine
            for table in waiting:
                if not apart.isdisjoint(table.meta.owners):
                    continue
                try:
                    await table.seating.sit(
                        -1, person.name, owner, person.avatar, program=person.program, patient=True
                    )
                except Illegal:
                    continue  # somebody else was there first
                return table
            return await self._open(games[0], person, owner)

    async def find(self, text: str, address: str) -> str:
        """Finds the table that waits under a code.

        Raises BadText for what is none, NoCode, and TooOften where many wrong ones came from an address.
        """
        code = read_join_code(text)
        await self._wrong.take(address)
        table = next((t for t in self._tables() if t.meta.code == code and any(t.meta.owners)), None)
        if table is None:
            text = f"no table waits with the code {code}; ask for a new one, or whether anybody is there"
            raise NoCode(text, Phrase("problem-no-code"))
        await self._wrong.give_back(address)
        if not table.meta.has_open_chair:
            raise NoCode(
                f"the match at the table {code} has begun; ask for a new code", Phrase("problem-code-begun")
            )
        return table.meta.id


def _is_open_to(listed: _Listed, games: Sequence[str], program: bool) -> bool:
    """Tells whether quick seat may lead to a table.

    Nobody is to meet rules that they have not read, nor programs unasked.
    """
    told, usual = listed.told, next(iter(type(listed.table.game).presets))
    plain = told.preset == usual and not told.changes and told.programs == program
    return told.game in games and told.free > 0 and plain


def _list_table(table: Table, version: int) -> _Listed:
    meta, deal = table.meta, table.now.deal
    free = sum(chair.kind == "open" and not meta.invite_hash(i) for i, chair in enumerate(meta.chairs))
    preset = games.preset_of(type(table.game), meta.preset)
    told = LobbyTable(
        table=meta.id,
        game=meta.game,
        preset=meta.preset,
        changes=options.difference(table.game.options, preset),
        chairs=meta.chairs,
        free=free,
        deal=deal,
        limit=meta.limit,
        pace=meta.pace,
        rated=meta.rated,
        programs=meta.programs,
        clock=meta.clock,
        left=len(table.presence.list_abandoned()),
    )
    # Fullest first, and of those who wait longest; then those that are played, newest first.
    order = (free, meta.created) if free else (len(meta.chairs), -meta.created)
    return _Listed(table, meta, deal, version, told, order)
