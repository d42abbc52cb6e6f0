"""Opens what `--db` says as a store. What only some servers need is loaded when it is asked for."""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path

from hlaska.server.cluster.bus import BadBus, MessageBus, NoBus
from hlaska.server.cluster.placement import LEASE, SingleProcess, TablePlacement
from hlaska.server.storage.sqlite import SqliteStore
from hlaska.server.urls import redact_password
from hlaska.table.store import DatabaseUnavailable, Store


def default_db() -> Path:
    """Returns where tables are kept unless something is named."""
    return user_data_path("hlaska", appauthor=False) / "tables.sqlite3"


def is_postgres(db: object) -> bool:
    """Tells whether this is the address of a PostgreSQL database, not a file."""
    return isinstance(db, str) and db.startswith(("postgresql://", "postgres://"))


def check_postgres_installed(url: str) -> None:
    """Raises DatabaseUnavailable where what PostgreSQL needs is not installed."""
    if find_spec("asyncpg") is None:
        raise DatabaseUnavailable(
            redact_password(url), "this needs one more package: pip install 'hlaska[many]'"
        )


def open_store(
    db: str | Path | None, address: str = "", lease: float | None = None
) -> tuple[Store, TablePlacement]:
    """Opens the store, and returns it with where its tables live.

    It is a file (None: the usual one), or a PostgreSQL database, whose tables are made if it has none. Raises
    DatabaseLocked, DatabaseUnavailable.

    address: where other processes of the same database reach this one.
    lease: seconds for which it has its tables after they last heard of it (None: as usual).
    """
    if not is_postgres(db):
        return SqliteStore(db or default_db(), own_folder=not db), SingleProcess()
    check_postgres_installed(str(db))
    from hlaska.server.storage.postgres import PostgresStore, prepare

    asyncio.run(prepare(str(db)))
    kept = PostgresStore(str(db), address, LEASE if lease is None else lease)
    return kept, kept.leases


def open_bus(url: str, placement: TablePlacement) -> MessageBus:
    """Opens what the processes of a database share beside it; none for "".

    Raises BadBus, also where there is one process.
    """
    if not url:
        return NoBus()
    if not placement.is_shared:
        why = "it is for several processes; name their database, too, with --db postgresql://..., or leave --bus out"
        raise BadBus(redact_password(url), why)
    if find_spec("redis") is None:
        raise BadBus(redact_password(url), "this needs one more package: pip install 'hlaska[many]'")
    from hlaska.server.cluster.redis_bus import open_redis

    return open_redis(url, placement.secret)
