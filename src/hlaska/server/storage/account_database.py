"""Keeps accounts and all else that is no table's line, beside the journal.

SQLAlchemy Core works in its own threads.

Whoever keeps something here declares it in `schema.py`, adds a migration, and asks in a `Repository`, by methods that
are `in_transaction` or with `Database.run`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import ssl
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import wraps
from getpass import getuser
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.server.storage.account_schema import make_statements
from hlaska.server.storage.database_files import open_private
from hlaska.server.storage.schema_version import is_current
from hlaska.table.meter import wrap_with_meter
from hlaska.table.store import DatabaseUnavailable, NotSaved

log = logging.getLogger(__name__)

MEMORY: Final = "sqlite://"
CLOCK: Final = 60.0  # seconds for which it is remembered what the clock of a database server says
THREADS: Final = 4  # connections to a database server; SQLite has one writer anyhow
ATTEMPTS: Final = 5  # of a transaction that others are first with

Answer = TypeVar("Answer")
Given = ParamSpec("Given")
Kept = TypeVar("Kept", bound="Repository")


class CannotKeep(HlaskaError):
    """Says that something is asked for that no database can keep. So nothing is called so."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what} cannot be kept here", Phrase("problem-bad-request"))


class Database:
    """Runs work on the people's database.

    `url`: of SQLite as SQLAlchemy writes it, or postgresql://...; MEMORY forgets everything with the process. The
    schema is brought up to date.

    Raises DatabaseUnavailable where there can be no database, or it was written by a newer version.
    """

    def __init__(self, url: str = MEMORY) -> None:
        self._engine = _engine(url)
        self._ahead, self._looked = 0.0, -CLOCK  # of this process's steady clock, and when that was found
        threads = 1 if self._engine.dialect.name == "sqlite" else THREADS
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="people")
        try:
            self._prepare(url)
        except BaseException:
            self._engine.dispose()
            raise

    def _prepare(self, url: str) -> None:
        try:
            with self._engine.begin() as connection:
                self._look_at_clock(connection)
                if url == MEMORY:
                    for statement in make_statements():
                        connection.exec_driver_sql(statement)
                elif not is_current(connection):
                    from hlaska.server.storage.migrate import upgrade

                    upgrade(connection)
        except SQLAlchemyError as error:
            raise DatabaseUnavailable(_redacted_url(self._engine), _why(error)) from error

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Runs `work` in a thread and in one transaction; returns its answer.

        All of it is kept or nothing. `work` changes nothing but the database: it runs again where another transaction
        was first with the same key, and then finds that row. Raises NotSaved where the database refuses, CannotKeep
        where it never could.
        """
        try:
            answer = asyncio.get_running_loop().run_in_executor(
                self._threads, wrap_with_meter(self._do), work
            )
        except RuntimeError as error:  # after `close`
            raise NotSaved("the people's database is closed") from error
        return await answer

    def _do(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            for _ in range(ATTEMPTS - 1):
                with suppress(IntegrityError):
                    return self._transact(work)
            return self._transact(work)
        except SQLAlchemyError as error:
            raise NotSaved(_why(error)) from error

    def _transact(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._engine.begin() as connection:
            self._look_at_clock(connection)
            return work(connection)

    def time(self) -> float:
        """Returns seconds since 1970 by the database's clock, the same for all its processes.

        Of a file it is the clock of its machine.
        """
        return time.time() if self._engine.dialect.name == "sqlite" else time.monotonic() + self._ahead

    def _look_at_clock(self, connection: Connection) -> None:
        now = time.monotonic()
        if self._engine.dialect.name == "sqlite" or now - self._looked < CLOCK:
            return
        found = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one()
        self._looked, self._ahead = now, float(found) - (now + time.monotonic()) / 2

    async def close(self) -> None:
        """Waits for what was asked, then lets the database go."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class Repository:
    """Keeps one kind of thing in the people's database. `clock`: seconds since 1970, instead of the database's."""

    def __init__(self, database: Database, clock: Callable[[], float] | None = None) -> None:
        self.database, self._clock = database, clock or database.time


def in_transaction(
    method: Callable[Concatenate[Kept, Connection, Given], Answer],
) -> Callable[Concatenate[Kept, Given], Coroutine[Any, Any, Answer]]:
    """Runs a method of a repository as `Database.run` does.

    Callers await it, and give no connection.
    """

    @wraps(method)
    async def run(self: Kept, /, *args: Given.args, **named: Given.kwargs) -> Answer:
        return await self.database.run(lambda db: method(self, db, *args, **named))

    return run


def account_db_path(tables: str | Path) -> Path:
    """Returns where people are kept, beside the file of the tables. `tables.sqlite3` has `tables.people.sqlite3`."""
    path = Path(tables).expanduser().resolve()
    return path.with_name(f"{path.stem}.people{path.suffix}")


def open_file(path: Path) -> Database:
    """Opens a database in a file for this account alone. Raises DatabaseUnavailable."""
    try:
        os.close(open_private(path))
    except OSError as error:
        raise DatabaseUnavailable(str(path), error.strerror or type(error).__name__) from error
    return Database(f"sqlite:///{path}")


def _engine(url: str) -> Engine:
    """Makes an engine whose errors never hold what was written. That may be a name or a password's hash."""
    parsed = make_url(re.sub(r"^postgres(ql)?://", "postgresql+pg8000://", url))
    if parsed.get_backend_name() != "sqlite":
        server, more = postgres_at(parsed)
        engine = create_engine(
            server, hide_parameters=True, pool_pre_ping=True, pool_size=THREADS, connect_args=more
        )
        event.listen(engine, "before_cursor_execute", _check)
        return engine
    options: dict[str, Any] = {"connect_args": {"check_same_thread": False}, "poolclass": StaticPool}
    engine = create_engine(parsed, hide_parameters=True, **options)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "before_cursor_execute", _check)
    return engine


def postgres_at(url: URL) -> tuple[URL, dict[str, Any]]:
    """Returns an address as pg8000 takes it, and what follows its `?`.

    Those are `options`, `sslmode` and `host` as libpq means them (a folder is that of a socket of this machine).
    Without a name it is that of the account that asks.
    """
    query = url.query
    mode = str(query.get("sslmode", "prefer"))
    found: dict[str, Any] = {}
    host = str(query.get("host", ""))
    if host.startswith("/"):
        found["unix_sock"] = f"{host}/.s.PGSQL.{url.port or query.get('port', 5432)}"
    elif host:
        url = url.set(host=host)
    if not url.username:
        url = url.set(username=getuser())
    if mode.startswith("verify") or mode == "require":
        context = ssl.create_default_context()
        context.check_hostname = mode == "verify-full"
        context.verify_mode = ssl.CERT_REQUIRED if mode.startswith("verify") else ssl.CERT_NONE
        found["ssl_context"] = context
    elif mode == "disable":
        found["ssl_context"] = False  # else pg8000 reads all certificates of the machine for each connection
    if "options" in query:
        found["startup_params"] = {"options": str(query["options"])}
    return url.set(query={}), found


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, so that a migration is one, too
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _check(_: object, __: object, ___: str, given: Any, *____: object) -> None:
    """Refuses texts and numbers that one of the databases cannot hold. Each would say so in its own way, and not as a
    mistake of who asks. Raises CannotKeep."""
    for value in given.values() if isinstance(given, dict) else given:
        if isinstance(value, str) and ("\0" in value or not _is_unicode(value)):
            raise CannotKeep("a text with the character U+0000, or with half of one,")
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise CannotKeep("a number of more than 64 bits")
        if isinstance(value, (tuple, list, dict)):  # of many rows
            _check(_, __, ___, value)


def _is_unicode(text: str) -> bool:
    """Tells whether a text can be written as UTF-8: one with half a pair cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _redacted_url(engine: Engine) -> str:
    return engine.url.database or MEMORY if engine.dialect.name == "sqlite" else engine.url.render_as_string()


def _why(error: SQLAlchemyError) -> str:
    found = getattr(error, "orig", None)
    if getattr(found, "sqlite_errorname", "") == "SQLITE_FULL":
        return "the disk is full; make room and do it again"
    if found is not None and type(found).__module__ == "sqlite3":
        return f"the database says '{found}'"
    return f"the database refuses ({type(found or error).__name__})"
