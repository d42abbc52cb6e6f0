"""Keeps friends: one account asks another, which accepts.

Each sees then whether the other is here, and may keep chairs for them.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import accounts, friends, lists

State = Literal["friend", "asked", "asks"]
MOST: Final = 200  # friends of an account, with those it has asked
OPEN: Final = 20  # of those it has asked


class NoFriend(HlaskaError):
    def __init__(self) -> None:
        text = "nobody with this name has an account here; friends are people with accounts"
        super().__init__(text, Phrase("problem-no-friend"))


class FriendsFull(HlaskaError):
    def __init__(self) -> None:
        text = f"at most {MOST} friends, and {OPEN} who have not answered yet"
        super().__init__(text, Phrase("problem-friends-full", {"most": MOST, "open": OPEN}))


class Friend(Struct, frozen=True):
    """Describes a friendship to one of both.

    id: names it to both.
    owner: the other one, never to be sent.
    state: a friend, one who is `asked`, or one who `asks`.
    """

    id: str
    owner: str
    name: str
    avatar: str
    state: State


class Friends(Repository):
    """Keeps who is whose friend."""

    async def of(self, owner: str) -> list[Friend]:
        """Returns the friends of an account, by name.

        Who is on its list of blocked people asks in vain, and is not told.
        """
        blocked = select(lists.c.other).where(lists.c.owner == owner, lists.c.kind == "block")
        columns = (friends.c.id, friends.c.owner, friends.c.accepted, accounts.c.name, accounts.c.avatar)
        mine = select(*columns, friends.c.other.label("them")).join(
            accounts, accounts.c.owner == friends.c.other
        )
        theirs = select(*columns, friends.c.owner.label("them")).join(
            accounts, accounts.c.owner == friends.c.owner
        )

        def work(db: Connection) -> list[Any]:
            asked = db.execute(mine.where(friends.c.owner == owner)).all()
            asks = theirs.where(friends.c.other == owner, friends.c.owner.not_in(blocked))
            return [*asked, *db.execute(asks).all()]

        rows = await self.database.run(work) if owner else []
        found = [
            Friend(row.id, row.them, row.name, row.avatar, _state(row.accepted, row.owner == owner))
            for row in rows
        ]
        return sorted(found, key=lambda one: one.name.casefold())

    @in_transaction
    def ask(self, db: Connection, owner: str, other: str) -> None:
        """Asks an account to be friends; who has asked oneself is one then. Raises NoFriend, FriendsFull, NotSaved."""
        known = db.execute(select(accounts.c.owner).where(accounts.c.owner == other)).first()
        if known is None or other == owner:
            raise NoFriend
        back = and_(friends.c.owner == other, friends.c.other == owner)
        if db.execute(update(friends).where(back).values(accepted=True)).rowcount:
            return
        if db.execute(select(friends.c.id).where(_pair(owner, other))).first():
            return
        mine = or_(friends.c.owner == owner, friends.c.other == owner)
        waiting = and_(friends.c.owner == owner, friends.c.accepted.is_(False))
        if _count(db, mine) >= MOST or _count(db, waiting) >= OPEN:
            raise FriendsFull
        row = {"id": secrets.token_hex(8), "owner": owner, "other": other, "at": self._clock()}
        db.execute(insert(friends).values(accepted=False, **row))

    async def accept(self, owner: str, friend: str) -> bool:
        """Makes a friend of the account that asks; tells whether somebody asked so."""
        query = update(friends).where(friends.c.other == owner, friends.c.id == friend).values(accepted=True)
        return await self.database.run(lambda db: db.execute(query).rowcount > 0)

    async def end(self, owner: str, friend: str) -> bool:
        """Declines, takes back or ends it; tells whether there was something to end."""
        mine = or_(friends.c.owner == owner, friends.c.other == owner)
        query = delete(friends).where(mine, friends.c.id == friend)
        return await self.database.run(lambda db: db.execute(query).rowcount > 0)

    async def part(self, owner: str, other: str) -> None:
        """Ends what is between two accounts, as when one blocks the other."""
        query = delete(friends).where(_pair(owner, other))
        await self.database.run(lambda db: db.execute(query))


def _state(accepted: bool, mine: bool) -> State:
    return "friend" if accepted else "asked" if mine else "asks"


def _pair(one: str, other: str) -> ColumnElement[bool]:
    there = and_(friends.c.owner == one, friends.c.other == other)
    return or_(there, and_(friends.c.owner == other, friends.c.other == one))


def _count(db: Connection, which: ColumnElement[bool]) -> int:
    return db.execute(select(func.count()).select_from(friends).where(which)).scalar() or 0
