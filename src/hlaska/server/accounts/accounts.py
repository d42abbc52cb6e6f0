"""Keeps accounts and their sessions.

A session's token is in the same cookie as a guest's, so there is one question about who asks: `owner_of`. Whoever signs
in gets a new token, never one that the browser had before.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.core.options import Value
from hlaska.server.accounts import passkeys, ratings
from hlaska.server.accounts.bot_accounts import PREFIX, BotAccounts, same_person
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.accounts.elapsed_time import look
from hlaska.server.accounts.passwords import Passwords, check_password
from hlaska.server.clubs import members
from hlaska.server.cluster.bus import MessageBus, NoBus
from hlaska.server.events import people as event_people
from hlaska.server.fairness import co_play as signs
from hlaska.server.history import archive
from hlaska.server.names import clean, skeleton
from hlaska.server.storage.account_database import Database, Repository, in_transaction
from hlaska.server.storage.account_schema import accounts, lists, reports, sessions
from hlaska.server.storage.account_schema import passkeys as keys
from hlaska.server.tokens import hash_token, new_token
from hlaska.table.match_state import Chair

DAY: Final = 86_400.0
LASTS: Final = 90 * DAY  # a session, after it was last seen
MOST: Final = 50  # sessions of an account; the one not seen for longest ends first


class NotSignedIn(HlaskaError):
    def __init__(self) -> None:
        super().__init__("this is for who is signed in; sign in first", Phrase("problem-not-signed-in"))


class WrongPassword(HlaskaError):
    """Says that name and password do not fit. A name that nobody has gives the same."""

    def __init__(self) -> None:
        super().__init__("name or password is wrong", Phrase("problem-wrong-password"))


class NameTaken(HlaskaError):
    def __init__(self) -> None:
        text = "somebody else has this name, or one that looks like it; choose another"
        super().__init__(text, Phrase("problem-name-taken"))


class Account(Struct, frozen=True):
    """Holds an account.

    owner: what names the person everywhere else.
    avatar: "" where the page chooses one.
    settings: those of the page, for every device.
    admin: may see the administrator's page.
    created: seconds since 1970.
    """

    owner: str
    name: str
    avatar: str = ""
    settings: dict[str, Value] = {}
    admin: bool = False
    barred: bool = False
    created: float = 0.0


class Profile(Struct, frozen=True):
    """Holds what a person may change of an account. `name` "": as it is."""

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}


class Session(Struct, frozen=True):
    """Describes a session to its owner.

    Times are seconds since 1970.

    id: names it for its owner, and is no token.
    """

    id: str
    device: str
    created: float
    seen: float


class Accounts(Repository):
    """Makes, finds and changes accounts and their sessions.

    clock: seconds since 1970, instead of the database's.
    ticks: seconds that only grow, for the limits.
    bus: what shares them.
    """

    def __init__(
        self,
        database: Database,
        passwords: Passwords | None = None,
        clock: Callable[[], float] | None = None,
        ticks: Callable[[], float] = time.monotonic,
        bus: MessageBus | None = None,
    ) -> None:
        super().__init__(database, clock)
        self._passwords = passwords or Passwords()
        self.programs = BotAccounts(database, clock)
        means = ServiceContext(database, self._clock, ticks, bus or NoBus())
        self.passkeys = passkeys.Passkeys(means)
        self._made = means.limit("made", 5, 600)  # accounts from one address
        self._from = means.limit("from", 30, 20)  # wrong passwords from one address
        self._at = means.limit("at", 6, 60)  # wrong passwords from one address for one name
        self._for = means.limit("for", 40, 60)  # wrong passwords for one name

    # ------------------------------------------------------------ who asks
    async def owner_of(self, token: str) -> str:
        """Returns the owner that a token stands for, "" for no token.

        That is the account of a session, the player of a program, else the guest who has it. Nothing else in the server
        asks whether somebody is a guest or has an account. Raises BadToken.
        """
        if token.startswith(PREFIX):
            return (await self.programs.account_of(token)).player
        found = await self.account_of(token)
        return found.owner if found else hash_token(token)

    async def account_of(self, token: str) -> Account | None:
        """Returns the account that a token is a session of, None for a guest."""
        return await self._find_session(hash_token(token)) if token else None

    @in_transaction
    def _find_session(self, db: Connection, hashed: str) -> Account | None:
        now = self._clock()
        query = (
            select(accounts, sessions.c.seen, sessions.c.expires)
            .join(sessions)
            .where(sessions.c.hash == hashed, sessions.c.expires > now, accounts.c.barred.is_(False))
        )
        row = db.execute(query).first()
        # Or a clock that was ahead has let it last too long.
        if row is not None and (now - row.seen > DAY or row.expires > now + LASTS + DAY):
            db.execute(
                update(sessions).where(sessions.c.hash == hashed).values(seen=now, expires=now + LASTS)
            )
        return _account(row) if row is not None else None

    async def require_account(self, token: str) -> Account:
        """Returns the account of who asks. Raises NotSignedIn."""
        found = await self.account_of(token)
        if found is None:
            raise NotSignedIn
        return found

    # ------------------------------------------------------------ signing up, in and out
    async def sign_up(
        self, name: str, password: str, address: str, device: str = "", profile: Profile | None = None
    ) -> tuple[Account, str]:
        """Makes an account, and begins its first session; returns it and the token.

        Raises BadName, BadPassword, NameTaken, TooOften, Busy, NotSaved.
        """
        name = clean(name)
        check_password(password, name)
        await self._made.take(address)
        chosen = profile or Profile()
        made = Account(secrets.token_hex(32), name, chosen.avatar, chosen.settings, created=self._clock())
        kept = await self._passwords.hash(password)
        token = await self.database.run(lambda db: self._insert(db, made, kept, device))
        if token is None:
            raise NameTaken
        return made, token

    def _insert(self, db: Connection, made: Account, kept: str, device: str) -> str | None:
        values = _values(made) | {"skeleton": skeleton(made.name), "password": kept}
        if not _write(db, insert(accounts).values(**values)):
            return None
        return self._begin(db, made.owner, device)

    async def sign_in(self, name: str, password: str, address: str, device: str = "") -> tuple[Account, str]:
        """Begins a session; returns the account and the new token. Raises WrongPassword, TooOften, Busy, NotSaved."""
        key = skeleton(name[:200])
        counted = ((self._from, address), (self._at, f"{address} {key}"), (self._for, key))
        for limit, of in counted:
            await limit.take(of)
        query = select(accounts).where(accounts.c.skeleton == key, accounts.c.barred.is_(False))
        row = await self.database.run(lambda db: db.execute(query).first())
        if not await self._passwords.is_correct(row.password if row else None, password) or row is None:
            raise WrongPassword
        for limit, of in counted:
            await limit.give_back(of)
        better = await self._passwords.hash(password) if self._passwords.is_outdated(row.password) else None

        def work(db: Connection) -> str:
            if better:
                _keep(db, row.owner, password=better)
            return self._begin(db, row.owner, device)

        return _account(row), await self.database.run(work)

    @in_transaction
    def sign_in_by_key(self, db: Connection, key: str, device: str = "") -> tuple[Account, str]:
        """Opens a session for the account of a passkey (`Proven.key`), which ends with that key.

        Returns the account and the token. Raises WrongPasskey where one of both is gone meanwhile, or barred, NotSaved.
        """
        query = select(accounts).join(keys).where(keys.c.id == key, accounts.c.barred.is_(False))
        row = db.execute(query).first()
        if row is None:
            raise passkeys.WrongPasskey
        return _account(row), self._begin(db, row.owner, device, key)

    def _begin(self, db: Connection, owner: str, device: str, key: str | None = None) -> str:
        """Begins a session and returns its token; `key`: the passkey that it is begun with."""
        token, now = new_token(), self._clock()
        mine = select(sessions.c.hash).where(sessions.c.owner == owner).order_by(sessions.c.seen.desc())
        for (old,) in db.execute(mine.offset(MOST - 1)).all():
            db.execute(delete(sessions).where(sessions.c.hash == old))
        db.execute(delete(sessions).where(sessions.c.expires <= look(db, now).sure))
        values = {"owner": owner, "device": device[:80], "created": now, "seen": now, "expires": now + LASTS}
        db.execute(insert(sessions).values(hash=hash_token(token), passkey=key, **values))
        return token

    async def sign_out(self, token: str) -> list[str]:
        """Ends the session of a token; the hashes of what has ended."""
        return await self._end(sessions.c.hash == hash_token(token))

    async def sessions(self, account: Account) -> list[Session]:
        """Returns the sessions that go on, the newest seen first."""
        query = (
            select(sessions)
            .where(sessions.c.owner == account.owner, sessions.c.expires > self._clock())
            .order_by(sessions.c.seen.desc())
        )
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [Session(session_id(row.hash), row.device, row.created, row.seen) for row in rows]

    async def end_session(self, account: Account, session: str) -> list[str]:
        """Ends one session of an account by its id; the hashes of what has ended."""
        if not re.fullmatch(r"[0-9a-f]{16}", session):
            return []
        return await self._end(sessions.c.owner == account.owner, sessions.c.hash.startswith(session))

    async def end_sessions(self, account: Account, but: str = "") -> list[str]:
        """Ends the sessions of an account, but for the one of the token `but`. Returns the hashes of what has ended."""
        return await self._end(sessions.c.owner == account.owner, sessions.c.hash != hash_token(but))

    @in_transaction
    def _end(self, db: Connection, *which: Any) -> list[str]:
        ended = list(db.execute(select(sessions.c.hash).where(*which)).scalars())
        db.execute(delete(sessions).where(sessions.c.hash.in_(ended)))
        return ended

    # ------------------------------------------------------------ the account itself
    async def verify_password(self, account: Account, password: str) -> None:
        """Raises WrongPassword unless it is the account's, TooOften, Busy."""
        await self._for.take(account.owner)
        query = select(accounts.c.password).where(accounts.c.owner == account.owner)
        kept = await self.database.run(lambda db: db.execute(query).scalar())
        if not await self._passwords.is_correct(kept, password):
            raise WrongPassword
        await self._for.give_back(account.owner)

    async def change_password(self, account: Account, new: str, token: str) -> list[str]:
        """Sets another password, and ends all sessions but that of `token`.

        Returns their hashes. Who asks has proven that it is their account. Raises BadPassword, Busy, NotSaved.
        """
        check_password(new, account.name)
        kept = await self._passwords.hash(new)
        await self.database.run(lambda db: _keep(db, account.owner, password=kept))
        return await self.end_sessions(account, token)

    async def set_password(self, name: str, password: str, admin: bool | None = None) -> Account:
        """Sets the password of a name's account, which is made if there is none.

        It is for who has the server's machine. Sessions and passkeys of the account end, since they may be another's.
        Raises BadName, BadPassword, NotSaved.
        """
        name = clean(name)
        check_password(password, name)
        kept = await self._passwords.hash(password)
        found = await self.find_by_name(name)
        changes: dict[str, Any] = {"password": kept} | ({} if admin is None else {"admin": admin})
        if found is None:
            made = Account(secrets.token_hex(32), name, admin=bool(admin), created=self._clock())
            await self.database.run(lambda db: self._insert(db, made, kept, "") and None)
            await self.end_sessions(made)
            return made

        def work(db: Connection) -> None:
            _keep(db, found.owner, **changes)
            passkeys.forget(db, found.owner)

        await self.database.run(work)
        await self.end_sessions(found)
        return found

    async def find_by_name(self, name: str) -> Account | None:
        """Returns the account of a name, or of one that looks like it."""
        query = select(accounts).where(accounts.c.skeleton == skeleton(name))
        row = await self.database.run(lambda db: db.execute(query).first())
        return _account(row) if row is not None else None

    async def change_profile(self, account: Account, profile: Profile) -> Account:
        """Changes name, avatar and settings of an account; a name of "" stays. Raises BadName, NameTaken, NotSaved."""
        name = clean(profile.name) if profile.name else account.name
        changed = replace(account, name=name, avatar=profile.avatar, settings=profile.settings)
        query = update(accounts).where(accounts.c.owner == account.owner)
        values = _values(changed) | {"skeleton": skeleton(name)}
        if not await self.database.run(lambda db: _write(db, query.values(**values))):
            raise NameTaken
        return changed

    async def delete(self, account: Account) -> list[str]:
        """Keeps nothing of an account.

        Its sessions (their hashes), lists, reports and ratings go with it. Its tables are the hall's to hand over.
        """
        ended = await self.end_sessions(account)

        def work(db: Connection) -> None:
            db.execute(
                delete(lists).where((lists.c.owner == account.owner) | (lists.c.other == account.owner))
            )
            db.execute(
                delete(reports).where((reports.c.owner == account.owner) | (reports.c.about == account.owner))
            )
            for owner in (account.owner, *same_person(db, account.owner)):
                ratings.forget(db, owner)
                archive.forget(db, owner)
                signs.forget(db, owner)
            members.forget(db, account.owner, self._clock())
            event_people.forget(db, account.owner)
            db.execute(delete(accounts).where(accounts.c.owner == account.owner))

        await self.database.run(work)
        return ended

    @in_transaction
    def adopt(self, db: Connection, guest: str, account: Account) -> None:
        """Gives an account the lists of a guest, and the guest's place on others' lists."""
        for own, across in ((lists.c.owner, lists.c.other), (lists.c.other, lists.c.owner)):
            there = select(lists.c.kind, across).where(own == account.owner)
            for kind, other in db.execute(there).all():
                db.execute(delete(lists).where(own == guest, lists.c.kind == kind, across == other))
            db.execute(update(lists).where(own == guest).values({own.name: account.owner}))
        db.execute(delete(lists).where(lists.c.owner == lists.c.other))
        for column in (reports.c.owner, reports.c.about):
            db.execute(update(reports).where(column == guest).values({column.name: account.owner}))
        ratings.hand_over(db, guest, account.owner)
        archive.hand_over(db, guest, account.owner)
        signs.hand_over(db, guest, account.owner)

    # ------------------------------------------------------------ names at tables
    async def resolve_chair(self, token: str, chair: Chair) -> Chair:
        """Returns a person's or program's chair as others see it.

        A person is under the name of their account. Without one it is the name asked for, unless an account has it or
        one that looks like it. A program is under its own name, as a program of its person. Raises NameTaken, BadToken.
        """
        if token.startswith(PREFIX):
            program = await self.programs.account_of(token)
            named = await self.find_by_name(program.name)
            if named is not None and named.owner != program.owner:
                raise NameTaken
            return replace(chair, name=program.name, program=program.person)
        account = await self.account_of(token)
        if account is not None:
            return replace(chair, name=account.name, program="")
        if await self.find_by_name(chair.name) is not None:
            raise NameTaken
        return replace(chair, program="")

    # ------------------------------------------------------------ for the administrator
    async def list_newest(self, most: int = 500) -> list[tuple[Account, float]]:
        """Returns the newest accounts first, and when each was seen last (0: never)."""
        seen = func.coalesce(func.max(sessions.c.seen), 0.0).label("last")
        query = select(accounts, seen).outerjoin(sessions).group_by(accounts.c.owner)
        query = query.order_by(accounts.c.created.desc()).limit(most)
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [(_account(row), row.last) for row in rows]

    async def bar(self, name: str, barred: bool) -> list[str]:
        """Lets an account sign in no longer, or again, and its programs play.

        Returns the hashes of the tokens that are worth nothing now. Administrators are barred by nobody here.
        """
        found = await self.find_by_name(name)
        if found is None or found.admin:
            return []
        await self.database.run(lambda db: _keep(db, found.owner, barred=barred))
        return [*await self.end_sessions(found), *await self.programs.hashes(found.owner)] if barred else []


def session_id(hashed: str) -> str:
    """Returns what names a session to its owner. It is too little of the hash to be it."""
    return hashed[:16]


def _account(row: Row[Any]) -> Account:
    values = {name: getattr(row, name) for name in Account.__struct_fields__}
    return Account(**{**values, "settings": msgspec.json.decode(row.settings)})


def _values(account: Account) -> dict[str, Any]:
    return {**asdict(account), "settings": msgspec.json.encode(account.settings).decode()}


def _keep(db: Connection, owner: str, **values: Any) -> None:
    db.execute(update(accounts).where(accounts.c.owner == owner).values(**values))


def _write(db: Connection, query: Any) -> bool:
    """Writes, and tells whether it could; another account may have the name."""
    try:
        with db.begin_nested():
            db.execute(query)
    except IntegrityError:
        return False
    return True
