"""Stores tables: one entry per submit, and what a table is.

Saved first, told afterwards.

A store keeps actions, never events: those are made again by replaying. `append` returns when the entry is safe; the
pair (table, seq) is unique, so that of two writers the second fails. An entry is kept only where the one before it is:
so a store that has lost the newest entries of a table, as an older copy of it has, gets no gap.
"""

from __future__ import annotations

import time
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value
from hlaska.core.record import Setup
from hlaska.core.seating import Draw
from hlaska.table.journal_entries import JournalEntry
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import NO_CLOCK, Clock

CHATS = ("free", "phrases", "none")  # what may be said at a table: anything, fixed phrases, nothing


class NotSaved(HlaskaError):
    """Says that the entry could not be saved, so nothing happened; the text says why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"not saved, so nothing happened: {why}", Phrase("not-saved"))


class SequenceConflict(HlaskaError):
    """Says that another writer has written this entry.

    Or (`alone`) the one before it is missing.

    What this writer knows of the table is not what is kept.
    """

    def __init__(self, table: str, seq: int, alone: bool = False) -> None:
        text = f"line {seq} of table {table} is already written"
        if alone:
            text = f"line {seq} of table {table} cannot be written: the line before it is not there"
        super().__init__(text, Phrase("taken", {"seq": seq}))


class JournalDamaged(HlaskaError):
    """Says that what is kept of a table cannot be read."""

    def __init__(self, table: str, why: str) -> None:
        text = f"table {table} is damaged and cannot go on: {why}"
        super().__init__(text, Phrase("problem-damaged-table"))
        self.why = why


class TableMoved(HlaskaError):
    """Says that the table goes on in another process, and this one must not write.

    `address`: where, if that is known.
    """

    def __init__(self, table: str, address: str = "") -> None:
        super().__init__(f"table {table} goes on in another process; come back", Phrase("table-moved"))
        self.table, self.address = table, address


class DatabaseLocked(HlaskaError):
    """Says that another process has the database open."""

    def __init__(self, path: str, owner: str = "") -> None:
        by = f" by process {owner}" if owner else " by another process"
        super().__init__(
            f"{path} is in use{by}; stop that one, or name another file with --db", Phrase("db-in-use")
        )


class DatabaseUnavailable(HlaskaError):
    """Says that the database cannot be had where it should be; the text says why."""

    def __init__(self, path: str, why: str) -> None:
        text = f"{path} cannot be used as a database: {why}; name another with --db"
        super().__init__(text, Phrase("db-unusable"))


class PreviousPlayer(Struct, frozen=True):
    """Names the person who had a chair before it was taken over.

    The deals that were over by then, up to `deal`, are that player's.
    """

    chair: int
    owner: str
    name: str
    deal: int


class TableMeta(Struct, frozen=True):
    """Holds what a table is.

    options: all of them.
    rules: the number of the game's rules it was opened under.
    owners: the hash of the token of the person in each chair, "" for nobody.
    first: the chair at seat 0 of the first deal.
    draw: the cards drawn for the deal, once everybody is there; none where it does not go by cards.
    limit: of the match, none in older journals.
    practice: the cards of the first deal are those of another table or record, played on from there.
    scores, notes: those of the match before it, where it is practice.
    host: the hash of the token of who opened it, or of who sits there longest where that one has left; none in older
        journals.
    pace: how fast its computer players are, one of `PACES`.
    setup: where the cards of the first deal lie when it begins in the middle, which is shown to nobody.
    access: how others come to its open chairs, one of `ACCESS`.
    code: what leads to it while it waits, none where it is private.
    invites: for each chair the hash of the key of the invitation that it is kept for, "" for anybody's; () where no
        chair is kept.
    chat: what may be said, one of `CHATS`.
    key: what the secrets of its shuffles are made from, which is shown to nobody either. It is "" where the decks
        cannot be checked (`core.verifiable_shuffle`), as in older journals.
    clock: how long each may think.
    barred: owners who may not sit down.
    rated: its deals change the ratings of who plays.
    club: the club whose members alone may see it and sit down, "" for none.
    drawn: a director has given its chairs (decision 0027), each is kept for the owner whose hash is in `invites`.
    programs: programs of people may take its open chairs.
    successors: who leaves for good may be followed by somebody else.
    former: who has left, in order.
    same: other tables have the same key and so the same deals, so nobody adds to the shuffle.
    """

    id: str
    game: str
    preset: str
    options: dict[str, Value]
    rules: int
    chairs: tuple[Chair, ...]
    owners: tuple[str, ...] = ()
    first: int = 0
    created: float = 0.0
    draw: Draw | None = None
    limit: Limit = NO_LIMIT
    practice: bool = False
    scores: tuple[int, ...] = ()
    notes: tuple[int, ...] = ()
    host: str = ""
    pace: str = "normal"
    setup: Setup | None = None
    access: str = "private"
    code: str = ""
    invites: tuple[str, ...] = ()
    chat: str = "free"
    key: str = ""
    clock: Clock = NO_CLOCK
    barred: tuple[str, ...] = ()
    rated: bool = False
    club: str = ""
    drawn: bool = False
    programs: bool = False
    successors: bool = False
    former: tuple[PreviousPlayer, ...] = ()
    same: bool = False

    @property
    def has_open_chair(self) -> bool:
        """Tells whether a chair is still free."""
        return any(chair.kind == "open" for chair in self.chairs)

    @property
    def is_waiting(self) -> bool:
        """Tells whether somebody is waited for before the first deal. It is to sit down, or to choose a place."""
        return self.has_open_chair or (self.draw is not None and self.draw.chooser >= 0)

    @property
    def is_solo(self) -> bool:
        """Tells whether one person sits with computer players only, so take-backs wrong nobody."""
        kinds = [chair.kind for chair in self.chairs]
        return kinds.count("person") == 1 and kinds.count("bot") == len(kinds) - 1

    def with_owner(self, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        """Puts another owner in a chair (`Store.hand_over`); None where that cannot be."""
        chair, before = self.chair_of(old), any(one.owner == old for one in self.former)
        if (
            not old
            or (chair < 0 and self.host != old and not before)
            or (chair >= 0 and self.chair_of(new) >= 0)
        ):
            return None
        chairs = tuple(shown if shown and i == chair else c for i, c in enumerate(self.chairs))
        owners = tuple(new if owner == old else owner for owner in self.owners)
        former = tuple(
            replace(one, owner=new, name=shown.name if shown else one.name) if one.owner == old else one
            for one in self.former
        )
        host = new if self.host == old else self.host
        return replace(self, chairs=chairs, owners=owners, host=host, former=former)

    def part(self, owner: str) -> tuple[int, range]:
        """Returns the chair that a person has or had, and the deals played there. The chair is -1 for none."""
        chair, every = self.chair_of(owner), range(1, 1 << 30)
        had = [one for one in self.former if one.owner == owner and owner]
        if chair < 0 and had:
            chair, every = had[0].chair, range(1, had[0].deal + 1)
        first = (
            max((f.deal for f in self.former if f.chair == chair and f.deal < every.stop - 1), default=0) + 1
        )
        return chair, range(first, every.stop)

    def name_at(self, chair: int, deal: int) -> str:
        """Returns who had a chair when a deal ended."""
        before = (one.name for one in self.former if one.chair == chair and deal <= one.deal)
        return next(before, self.chairs[chair].name)

    def invite_hash(self, chair: int) -> str:
        """Returns the hash of the invitation to an open chair, "" for none."""
        return self.invites[chair] if chair < len(self.invites) else ""

    def chair_of(self, token_hash: str) -> int:
        """Returns the chair of a token, -1 for an onlooker."""
        return self.owners.index(token_hash) if token_hash and token_hash in self.owners else -1


class ReviewCost(Struct, frozen=True):
    """Holds what a seat's errors in a deal cost by its review, with standard error.

    In parts of the smallest unit.
    """

    lost: float
    error: float


class Store(Protocol):
    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        """Keeps an entry. Raises SequenceConflict, NotSaved."""
        ...

    async def load(self, table: str, since: int = 0) -> list[JournalEntry]:
        """Loads the entries after `since`, in order. Raises JournalDamaged."""
        ...

    async def put(self, meta: TableMeta, *entries: JournalEntry) -> None:
        """Keeps what a table is, or replaces it; with entries, all or nothing. Raises SequenceConflict, NotSaved."""
        ...

    async def get(self, table: str) -> TableMeta | None:
        """Returns what a table is, None if there is none. Raises JournalDamaged."""
        ...

    async def list_owned(self, token_hash: str, most: int = 20, skip: int = 0) -> list[str]:
        """Returns the tables with a chair of this owner, newest first, without `skip` newest."""
        ...

    async def names(self, after: str = "", most: int = 500) -> list[str]:
        """Returns the names of all tables in their order, those behind `after`."""
        ...

    async def forget(self, token_hash: str, table: str, whole: bool) -> None:
        """Lists a table no longer among those of this owner; `whole`: keeps nothing of it. A table of others is left
        as it is. Raises NotSaved."""
        ...

    async def hand_over(self, table: str, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        """Gives one owner's chair and all else to another, to nobody where `new` is "".

        `shown`: who sits there then, as others see it. Returns what the table is then; None if nothing is changed, as
        where the other owner has a chair already. All or nothing. Raises JournalDamaged, NotSaved.
        """
        ...

    async def keep_cost(self, table: str, deal: int, chair: int, cost: ReviewCost) -> None:
        """Keeps what a review of a deal has found, the latest for each chair. Raises NotSaved."""
        ...

    async def costs(self, table: str, chair: int) -> dict[int, ReviewCost]:
        """Returns what reviews of the deals of a chair have found, by deal."""
        ...

    async def close(self) -> None: ...


class MemoryStore:
    """Forgets everything with the process: for local play and tests."""

    def __init__(self) -> None:
        self._lines: dict[str, list[JournalEntry]] = {}
        self._metas: dict[str, TableMeta] = {}
        self._costs: dict[tuple[str, int, int], ReviewCost] = {}
        self._owned: dict[tuple[str, str], float] = {}  # owner and table, and when that was opened

    async def append(self, table: str, seq: int, seat: int, actions: tuple[int, ...]) -> JournalEntry:
        entry = JournalEntry(seq, seat, actions, time.time())
        self._add(table, entry)
        return entry

    def _add(self, table: str, entry: JournalEntry) -> None:
        entries = self._lines.setdefault(table, [])
        if entry.seq != len(entries) + 1:
            raise SequenceConflict(table, entry.seq, alone=entry.seq > len(entries))
        entries.append(entry)

    async def load(self, table: str, since: int = 0) -> list[JournalEntry]:
        return self._lines.get(table, [])[since:]

    async def put(self, meta: TableMeta, *entries: JournalEntry) -> None:
        for entry in entries:
            self._add(meta.id, entry)
        self._metas[meta.id] = replace(meta)
        self._owned |= {(owner, meta.id): meta.created for owner in meta.owners if owner}

    async def get(self, table: str) -> TableMeta | None:
        return self._metas.get(table)

    async def list_owned(self, token_hash: str, most: int = 20, skip: int = 0) -> list[str]:
        found = [(-created, table) for (owner, table), created in self._owned.items() if owner == token_hash]
        return [table for _, table in sorted(found)[skip : skip + most]]

    async def names(self, after: str = "", most: int = 500) -> list[str]:
        return sorted(name for name in self._metas if name > after)[:most]

    async def forget(self, token_hash: str, table: str, whole: bool) -> None:
        if self._owned.pop((token_hash, table), None) is not None and whole:
            self._owned = {key: at for key, at in self._owned.items() if key[1] != table}
            self._metas.pop(table, None)
            self._lines.pop(table, None)
            self._costs = {key: cost for key, cost in self._costs.items() if key[0] != table}

    async def hand_over(self, table: str, old: str, new: str, shown: Chair | None = None) -> TableMeta | None:
        meta = self._metas.get(table)
        then = meta.with_owner(old, new, shown) if meta else None
        if then is not None:
            self._metas[table] = then
            if self._owned.pop((old, table), None) is not None and new:
                self._owned[new, table] = then.created
        return then

    async def keep_cost(self, table: str, deal: int, chair: int, cost: ReviewCost) -> None:
        self._costs[table, deal, chair] = cost

    async def costs(self, table: str, chair: int) -> dict[int, ReviewCost]:
        return {deal: cost for (name, deal, of), cost in self._costs.items() if (name, of) == (table, chair)}

    async def close(self) -> None:
        return None
