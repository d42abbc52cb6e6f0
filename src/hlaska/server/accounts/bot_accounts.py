"""Keeps programs that play for a person.

Each is a player of its own, with a token of its own, and never the person.

What a program does is done by its *player*, an owner like any other. So it is known by the same name everywhere, and
has its own tables and ratings. It can touch nothing of the account whose it is.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.names import clean, skeleton
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import accounts, programs
from hlaska.server.tokens import hash_token, new_token

PREFIX: Final = (
    "hlaska_"  # of a program's token, so that nobody takes it for another, and searches for leaks find it
)
TOKEN: Final = re.compile(rf"{PREFIX}[\w-]{{22}}", re.ASCII)
MOST: Final = 20  # programs of an account
SEEN: Final = 3600.0  # seconds in which a program's being there is written down once


class BadToken(HlaskaError):
    def __init__(self) -> None:
        text = "this token is no program's, or has been ended; make one on the page of your account"
        super().__init__(text, Phrase("problem-bad-token"))


class TooManyPrograms(HlaskaError):
    def __init__(self) -> None:
        text = f"you have {MOST} programs; end one first"
        super().__init__(text, Phrase("problem-too-many-programs", {"most": MOST}))


class ProgramNameTaken(HlaskaError):
    def __init__(self) -> None:
        text = (
            "an account or another program of yours has this name, or one that looks like it; choose another"
        )
        super().__init__(text, Phrase("problem-program-name"))


class BotAccount(Struct, frozen=True):
    """Describes a program of a person.

    Times are seconds since 1970.

    id: names it to its person and is no token.
    player: what names it everywhere else.
    owner: whose it is.
    person: the name of that account.
    seen: when it was connected last, 0 for never.
    """

    id: str
    player: str
    owner: str
    person: str
    name: str
    created: float
    seen: float


class BotAccounts(Repository):
    """Keeps the accounts of programs."""

    async def account_of(self, token: str) -> BotAccount:
        """Returns the program of a token. Raises BadToken."""
        hashed, now = hash_token(token), self._clock()

        def work(db: Connection) -> BotAccount | None:
            row = db.execute(_join().where(programs.c.hash == hashed, accounts.c.barred.is_(False))).first()
            if row is not None and now - row.seen > SEEN:
                db.execute(update(programs).where(programs.c.hash == hashed).values(seen=now))
            return _program(row) if row is not None else None

        found = await self.database.run(work) if TOKEN.fullmatch(token) else None
        if found is None:
            raise BadToken
        return found

    async def of(self, owner: str) -> list[BotAccount]:
        """Returns the programs of an account, the oldest first."""
        query = _join().where(programs.c.owner == owner).order_by(programs.c.created, programs.c.id)
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [_program(row) for row in rows]

    @in_transaction
    def make(self, db: Connection, owner: str, name: str) -> tuple[str, str]:
        """Makes a program of an account; returns its id, and its token, told only once.

        Raises BadName, TooManyPrograms, ProgramNameTaken, NotSaved.
        """
        name, token, made = clean(name), PREFIX + new_token(), secrets.token_hex(8)
        own = db.execute(select(programs.c.name).where(programs.c.owner == owner)).scalars().all()
        if len(own) >= MOST:
            raise TooManyPrograms
        named = select(func.count()).where(accounts.c.skeleton == skeleton(name))
        if db.execute(named).scalar() or skeleton(name) in map(skeleton, own):
            raise ProgramNameTaken
        row = {"id": made, "hash": hash_token(token), "player": secrets.token_hex(32), "owner": owner}
        db.execute(insert(programs).values(**row, name=name, created=self._clock(), seen=0.0))
        return made, token

    @in_transaction
    def end(self, db: Connection, owner: str, program: str) -> list[str]:
        """Ends a program of an account by its id. Returns the hashes of the tokens that are no more."""
        which = (programs.c.owner == owner, programs.c.id == program)
        ended = list(db.execute(select(programs.c.hash).where(*which)).scalars())
        db.execute(delete(programs).where(*which))
        return ended

    async def hashes(self, owner: str) -> list[str]:
        """Returns the hashes of the tokens of an account's programs."""
        query = select(programs.c.hash).where(programs.c.owner == owner)
        return await self.database.run(lambda db: list(db.execute(query).scalars()))

    async def same_person(self, owner: str) -> frozenset[str]:
        """Returns the other owners who are the same person.

        They are the account whose program this is, and that account's programs.
        """
        return await self.database.run(lambda db: same_person(db, owner))


def same_person(db: Connection, owner: str) -> frozenset[str]:
    """See `Programs.kin`."""
    person = people_behind(db, [owner])[owner]
    players = db.execute(select(programs.c.player).where(programs.c.owner == person)).scalars()
    return frozenset({person, *players} - {owner})


def people_behind(db: Connection, owners: Iterable[str]) -> dict[str, str]:
    """Maps each owner to the person behind it: that of a program, else itself."""
    asked = list(owners)
    found = db.execute(select(programs.c.player, programs.c.owner).where(programs.c.player.in_(asked))).all()
    return {owner: owner for owner in asked} | {row.player: row.owner for row in found}


def _join() -> Any:
    return select(programs, accounts.c.name.label("person")).join(accounts)


def _program(row: Row[Any]) -> BotAccount:
    return BotAccount(**{name: getattr(row, name) for name in BotAccount.__struct_fields__})
