"""The schema of the people's database, made by the migrations once in each process and then as they made it.

All migrations of an empty file take a fifth of a second, which several hundred tests would wait for.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, inspect


class Upgrade(Protocol):
    """Brings a database to the schema of this version."""

    def __call__(self, connection: Connection) -> None: ...


def upgrade_as_before(upgrade: Upgrade) -> Upgrade:
    """Returns an `upgrade` that repeats for an empty SQLite file what the first one has made of it."""
    made: list[str] = []

    def repeated(connection: Connection) -> None:
        if connection.dialect.name != "sqlite" or inspect(connection).get_table_names():
            upgrade(connection)
            return
        if not made:
            upgrade(connection)
            made.extend(statements(connection))
            return
        for statement in made:
            connection.exec_driver_sql(statement)

    return repeated


def statements(connection: Connection) -> list[str]:
    """Returns what makes the tables and indices that there are, and says which version they have."""
    found = connection.exec_driver_sql(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    )
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()
    return [*found.scalars(), *(f"INSERT INTO alembic_version VALUES ('{number}')" for number in version)]
