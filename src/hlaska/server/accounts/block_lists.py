"""Keeps whom a person blocks, avoids or mutes.

Guests may keep such lists too; nobody is told of being on one.

block: neither may sit at the other's tables. avoid: quick seat brings the two to no table. mute: what the other says is
not shown.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, insert, select

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.accounts.bot_accounts import same_person
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import lists

Kind = Literal["block", "avoid", "mute"]
MOST: Final = 500  # entries of one person


class ListFull(HlaskaError):
    def __init__(self) -> None:
        text = f"you have {MOST} people on your lists; take somebody off first"
        super().__init__(text, Phrase("problem-list-full", {"most": MOST}))


class Entry(Struct, frozen=True):
    """Holds one entry of a person's lists.

    id: what names it to its owner.
    other: the person it is about, never to be sent.
    name: what that person was called then.
    """

    id: str
    kind: Kind
    other: str
    name: str
    at: float


class BlockLists(Repository):
    """Keeps the lists of all people."""

    async def of(self, owner: str) -> list[Entry]:
        """Returns all entries of a person, newest first."""
        query = select(lists).where(lists.c.owner == owner).order_by(lists.c.at.desc(), lists.c.id)
        rows = await self.database.run(lambda db: db.execute(query).all()) if owner else []
        return [Entry(row.id, row.kind, row.other, row.name, row.at) for row in rows]

    @in_transaction
    def owners_apart(self, db: Connection, owner: str, kind: Kind) -> frozenset[str]:
        """Returns the owners on a person's list, and those who have the person on theirs.

        Programs are kept apart with their people.
        """
        me = {owner, *same_person(db, owner)}
        mine = select(lists.c.other).where(lists.c.owner.in_(me), lists.c.kind == kind)
        theirs = select(lists.c.owner).where(lists.c.other.in_(me), lists.c.kind == kind)
        found = set(db.execute(mine.union(theirs)).scalars())
        return frozenset(found.union(*(same_person(db, other) for other in found))) - me

    @in_transaction
    def add(self, db: Connection, owner: str, kind: Kind, other: str, name: str) -> Entry:
        """Raises ListFull, NotSaved."""
        entry = Entry(secrets.token_hex(8), kind, other, name[:40], self._clock())
        same = (lists.c.owner == owner) & (lists.c.kind == kind) & (lists.c.other == other)
        db.execute(delete(lists).where(same))
        count = db.execute(select(func.count()).where(lists.c.owner == owner)).scalar() or 0
        if count >= MOST:
            raise ListFull
        db.execute(insert(lists).values(owner=owner, **asdict(entry)))
        return entry

    async def drop(self, owner: str, entry: str) -> bool:
        """Takes an entry off; whether there was one."""
        gone = delete(lists).where(lists.c.owner == owner, lists.c.id == entry)
        return await self.database.run(lambda db: db.execute(gone).rowcount > 0)
