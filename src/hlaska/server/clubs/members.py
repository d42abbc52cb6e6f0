"""Keeps clubs and who is in them.

Founding, the link that leads in, roles, leaving, and what is left of who is deleted.

Whatever is asked of a club begins with `standing`: who is in no such club is told that there is none.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, Row, func, insert, select, update

from hlaska.core.errors import BadOptions, Phrase
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.clubs.duplicate import dissolve
from hlaska.server.clubs.validation import (
    BadInvite,
    ClubFull,
    NoClub,
    NotFounder,
    NotNow,
    NotSteward,
    parse_name,
    parse_unit,
)
from hlaska.server.names import skeleton
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import accounts, club_members, club_seasons, clubs
from hlaska.server.tokens import hash_token, new_token

Role = Literal["founder", "steward", "member"]
ROLES: Final[tuple[Role, ...]] = ("member", "steward", "founder")  # each may do what those before it may
INVITES: Final = 14 * 86_400.0  # seconds for which a link leads in
CLUBS, MEMBERS = 20, 500  # at most: clubs of a person, members of a club


class Member(Struct, frozen=True):
    """Describes a member of a club.

    Times are seconds since 1970.

    owner: what names the person everywhere else, "" for a member without an account.
    name: "" where the account is deleted.
    gone: when the member left, 0 for who is there.
    """

    id: str
    owner: str
    name: str
    avatar: str
    role: Role
    joined: float
    gone: float

    @property
    def is_current(self) -> bool:
        return not self.gone


class Club(Struct, frozen=True):
    """Describes a club as one of its members (`me`) knows it.

    invited_until: when its link stops leading in, 0 for none.
    """

    id: str
    name: str
    unit: str
    me: Member
    invited_until: float = 0.0


class Brief(Struct, frozen=True):
    """Holds what lists show of a club. `role` "": who asks is not in it."""

    id: str
    name: str
    members: int
    role: Role | Literal[""] = ""


class Members(Repository):
    """Keeps who is in which club."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context.database, context.clock)
        self._founded = context.limit("clubs", 5, 600)  # clubs of one person
        self._wrong = context.limit("links", 20, 10)  # links that lead nowhere, from one address

    # ------------------------------------------------------------ clubs
    async def found(self, owner: str, name: str, unit: str, season: str) -> str:
        """Founds a club with its first season; returns its id. Raises BadOptions, ClubFull, TooOften, NotSaved."""
        made = {"id": new_id(), "name": parse_name("name", name), "unit": parse_unit(unit), "invite": ""}
        first, now = parse_name("season", season), self._clock()
        await self._founded.take(owner)

        def work(db: Connection) -> None:
            self._check_clubs(db, owner)
            db.execute(insert(clubs).values(**made, invite_until=0.0, created=now))
            _add(db, made["id"], owner, "", "founder", now)
            begun = {"id": new_id(), "club": made["id"], "name": first, "begun": now, "ended": 0.0}
            db.execute(insert(club_seasons).values(**begun))

        await self.database.run(work)
        return made["id"]

    @in_transaction
    def of(self, db: Connection, owner: str) -> list[Brief]:
        """Returns the clubs of a person, by name."""
        query = (
            select(clubs.c.id, clubs.c.name, club_members.c.role)
            .join(club_members, club_members.c.club == clubs.c.id)
            .where(club_members.c.owner == owner, club_members.c.gone == 0)
            .order_by(clubs.c.name, clubs.c.id)
        )
        rows = db.execute(query).all() if owner else []
        return [Brief(row.id, row.name, _count(db, row.id), row.role) for row in rows]

    @in_transaction
    def club(self, db: Connection, club: str, owner: str) -> tuple[Club, list[Member]]:
        """Returns a club, and all who are or were in it. Raises NoClub."""
        found = require_member(db, club, owner)
        return found, list_members(db, club)

    async def owners(self, club: str, owner: str) -> list[str]:
        """Returns the owners of all members with an account. Raises NoClub."""
        _, members = await self.club(club, owner)
        return [one.owner for one in members if one.owner and one.is_current]

    async def check_steward(self, club: str, owner: str) -> None:
        """Raises NoClub, NotSteward unless somebody is a steward of a club."""
        await self.database.run(lambda db: require_member(db, club, owner, "steward"))

    async def has_member(self, club: str, owner: str) -> bool:
        """Tells whether somebody is in a club ("": none)."""
        query = select(club_members.c.id).where(
            club_members.c.club == club, club_members.c.owner == owner, club_members.c.gone == 0
        )
        return bool(owner) and await self.database.run(lambda db: db.execute(query).first() is not None)

    @in_transaction
    def change(self, db: Connection, club: str, owner: str, name: str, unit: str) -> None:
        """Gives a club another name or unit, for stewards. Raises NoClub, NotSteward, BadOptions, NotSaved."""
        values = {"name": parse_name("name", name), "unit": parse_unit(unit)}
        require_member(db, club, owner, "steward")
        db.execute(update(clubs).where(clubs.c.id == club).values(**values))

    @in_transaction
    def dissolve(self, db: Connection, club: str, owner: str) -> None:
        """Keeps nothing of a club, as `compared.dissolve`; for its founder. Raises NoClub, NotFounder, NotSaved."""
        require_member(db, club, owner, "founder")
        dissolve(db, club, self._clock())

    # ------------------------------------------------------------ coming
    @in_transaction
    def invite(self, db: Connection, club: str, owner: str) -> tuple[str, float]:
        """Makes a new link; an earlier one is worth nothing.

        Returns its key, told once, and until when it leads in. Raises NoClub, NotSteward, NotSaved.
        """
        key, until = new_token(), self._clock() + INVITES
        require_member(db, club, owner, "steward")
        values = {"invite": hash_token(key), "invite_until": until}
        db.execute(update(clubs).where(clubs.c.id == club).values(**values))
        return key, until

    @in_transaction
    def uninvite(self, db: Connection, club: str, owner: str) -> None:
        """Withdraws a club's link: it leads in no longer. Raises NoClub, NotSteward, NotSaved."""
        require_member(db, club, owner, "steward")
        _close(db, club)

    async def find_invited(self, key: str, owner: str, address: str) -> Brief:
        """Returns the club that a link leads to. Raises BadInvite, TooOften."""
        async with self._count_wrong_keys(address):
            return await self.database.run(lambda db: self._find_invited(db, key, owner))

    @asynccontextmanager
    async def _count_wrong_keys(self, address: str) -> AsyncIterator[None]:
        """Counts wrong keys while a key is used.

        A right one never counts, so that nobody keeps others out who come from the same address. Raises TooOften where
        too many were wrong.
        """
        try:
            yield
        except BadInvite:
            await self._wrong.take(address)
            raise

    async def join(self, key: str, owner: str, address: str) -> str:
        """Makes somebody with an account a member, and returns the club's id.

        Who is a member already stays one. Raises BadInvite, ClubFull, TooOften, NotSaved.
        """

        def work(db: Connection) -> str:
            found = self._find_invited(db, key, owner)
            if not found.role:
                self._check_clubs(db, owner)
                if found.members >= MEMBERS:
                    raise ClubFull("members", MEMBERS)
                _enter(db, found.id, owner, self._clock())
            return found.id

        async with self._count_wrong_keys(address):
            return await self.database.run(work)

    def _find_invited(self, db: Connection, key: str, owner: str) -> Brief:
        query = select(clubs).where(clubs.c.invite == hash_token(key), clubs.c.invite_until > self._clock())
        row = db.execute(query.with_for_update()).first() if key else None
        if row is None:
            raise BadInvite
        mine = member_of(db, row.id, owner)
        return Brief(row.id, row.name, _count(db, row.id), mine.role if mine and mine.is_current else "")

    def _check_clubs(self, db: Connection, owner: str) -> None:
        query = select(func.count()).where(club_members.c.owner == owner, club_members.c.gone == 0)
        if (db.execute(query).scalar() or 0) >= CLUBS:
            raise ClubFull("clubs", CLUBS)

    @in_transaction
    def add(self, db: Connection, club: str, owner: str, name: str) -> str:
        """Adds somebody without an account, who plays with real cards; returns the member's id.

        Raises NoClub, NotSteward, BadOptions, ClubFull, NotSaved.
        """
        name = parse_name("name", name)
        require_member(db, club, owner, "steward")
        there = [one for one in list_members(db, club) if one.is_current]
        if len(there) >= MEMBERS:
            raise ClubFull("members", MEMBERS)
        if any(skeleton(one.name) == skeleton(name) for one in there):
            raise BadOptions("name: a member has it, or one that looks like it", Phrase("problem-name-taken"))
        return _add(db, club, "", name, "member", self._clock())

    # ------------------------------------------------------------ roles, going
    @in_transaction
    def promote(self, db: Connection, club: str, owner: str, member: str, role: Role) -> None:
        """Gives a member another role; a founder who names another becomes a steward.

        Raises NoClub, NotFounder, NotNow, NotSaved.
        """
        mine = require_member(db, club, owner, "founder").me
        other = find_member(db, club, member)
        if not other.owner or other.id == mine.id:
            raise NotNow("roles are for other members who have an account", "problem-club-role")
        _update_member(db, member, role=role)
        if role == "founder":
            _update_member(db, mine.id, role="steward")

    @in_transaction
    def remove(self, db: Connection, club: str, owner: str, member: str) -> str:
        """Removes a member, by a steward, and returns whose account it was.

        Only the founder removes another steward. The link leads in no longer, since who was removed may have it. Raises
        NoClub, NotSteward, NotFounder, NotNow, NotSaved.
        """
        mine = require_member(db, club, owner, "steward").me
        other = find_member(db, club, member)
        if other.id == mine.id:
            raise NotNow("nobody removes himself; leave the club instead", "problem-club-role")
        if other.role != "member" and mine.role != "founder":
            raise NotFounder
        _update_member(db, member, gone=self._clock(), role="member")
        _close(db, club)
        return other.owner

    @in_transaction
    def leave(self, db: Connection, club: str, owner: str) -> None:
        """Lets a member go.

        The founder hands over first, unless nobody else is left: then nothing is kept of the club. Raises NoClub,
        NotNow, NotSaved.
        """
        mine = require_member(db, club, owner).me
        if mine.role == "founder" and any(
            m.owner and m.is_current and m.id != mine.id for m in list_members(db, club)
        ):
            raise NotNow("make another member the founder first", "problem-club-founder")
        if mine.role == "founder":
            dissolve(db, club, self._clock())
        else:
            _update_member(db, mine.id, gone=self._clock())


def forget(db: Connection, owner: str, at: float) -> None:
    """Removes a deleted account; its results in sheets stay under nobody's name.

    Where it was the founder, the steward or else the member who is there longest is it. A club without anybody else who
    has an account goes with it.
    """
    query = select(club_members.c.id, club_members.c.club, club_members.c.gone, club_members.c.role)
    for row in db.execute(query.where(club_members.c.owner == owner)).all():
        db.execute(
            update(club_members)
            .where(club_members.c.id == row.id)
            .values(owner="", name="", role="member", gone=row.gone or at)
        )
        if row.role == "founder" and not row.gone:
            _appoint_founder(db, row.club, at)


def _appoint_founder(db: Connection, club: str, at: float) -> None:
    left = [one for one in list_members(db, club) if one.owner and one.is_current]
    heir = min(left, key=lambda one: (one.role != "steward", one.joined), default=None)
    if heir is None:
        dissolve(db, club, at)
    else:
        _update_member(db, heir.id, role="founder")


# ---------------------------------------------------------------- what others of this package ask
def new_id() -> str:
    """Makes a name of a club, or of something in it, that nobody guesses."""
    return secrets.token_hex(8)


def require_member(db: Connection, club: str, owner: str, least: Role = "member") -> Club:
    """Returns the club as who asks knows it, and locks it.

    Others change nothing of it until the transaction ends. Raises NoClub for who is not in it, NotSteward, NotFounder.
    """
    row = db.execute(select(clubs).where(clubs.c.id == club).with_for_update()).first()
    mine = member_of(db, club, owner) if row is not None and owner else None
    if row is None or mine is None or not mine.is_current:
        raise NoClub
    if ROLES.index(mine.role) < ROLES.index(least):
        raise NotFounder if least == "founder" else NotSteward
    return Club(row.id, row.name, row.unit, mine, row.invite_until if row.invite else 0.0)


def list_members(db: Connection, club: str) -> list[Member]:
    """Returns who is or was in a club, by when they came."""
    query = _MEMBERS.where(club_members.c.club == club).order_by(club_members.c.joined, club_members.c.id)
    return [_member(row) for row in db.execute(query).all()]


_MEMBERS: Final = select(club_members, accounts.c.name.label("known"), accounts.c.avatar).outerjoin(
    accounts, accounts.c.owner == club_members.c.owner
)


def _member(row: Row[Any]) -> Member:
    return Member(row.id, row.owner, row.known or row.name, row.avatar or "", row.role, row.joined, row.gone)


def member_of(db: Connection, club: str, owner: str) -> Member | None:
    """Returns who somebody is, or was, in a club; None for neither."""
    row = db.execute(_MEMBERS.where(club_members.c.club == club, club_members.c.owner == owner)).first()
    return None if row is None else _member(row)


def find_member(db: Connection, club: str, member: str) -> Member:
    """Returns one who is in the club. Raises NotNow."""
    row = db.execute(_MEMBERS.where(club_members.c.club == club, club_members.c.id == member)).first()
    if row is None or row.gone:
        raise NotNow("there is no such member", "problem-club-member")
    return _member(row)


def _count(db: Connection, club: str) -> int:
    return db.execute(
        select(func.count()).where(club_members.c.club == club, club_members.c.gone == 0)
    ).scalar_one()


def _add(db: Connection, club: str, owner: str, name: str, role: Role, at: float) -> str:
    made = {"id": new_id(), "club": club, "owner": owner, "name": name, "role": role}
    db.execute(insert(club_members).values(**made, joined=at, gone=0.0))
    return made["id"]


def _enter(db: Connection, club: str, owner: str, at: float) -> None:
    """Enters somebody; who was a member before has the old place in the sheets again."""
    before = member_of(db, club, owner)
    if before is None:
        _add(db, club, owner, "", "member", at)
    else:
        _update_member(db, before.id, gone=0.0)


def _update_member(db: Connection, member: str, **values: Any) -> None:
    db.execute(update(club_members).where(club_members.c.id == member).values(**values))


def _close(db: Connection, club: str) -> None:
    db.execute(update(clubs).where(clubs.c.id == club).values(invite="", invite_until=0.0))
