"""The schema of the people's database, made by the migrations once in each process and then as they made it.

All migrations of an empty file take a fifth of a second, which several hundred tests would wait for.
"""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, event, inspect


class Upgrade(Protocol):
    """Brings a database to the schema of this version."""

    def __call__(self, connection: Connection) -> None: ...


def upgrade_as_before(upgrade: Upgrade) -> Upgrade:
    """Returns an `upgrade` that repeats for an empty database what the first one has made of it."""
    made: dict[str, list[str]] = {}

    def repeated(connection: Connection) -> None:
        name = connection.dialect.name
        if inspect(connection).get_table_names():
            upgrade(connection)
        elif name in made:
            for statement in made[name]:
                connection.exec_driver_sql(statement)
        else:
            changes = changes_of(upgrade, connection)
            made[name] = statements(connection) if name == "sqlite" else changes

    return repeated


def changes_of(upgrade: Upgrade, connection: Connection) -> list[str]:
    """Upgrades, and returns the statements by which something was made or changed, in their order."""
    said: list[str] = []

    def hear(_1: object, _2: object, statement: str, parameters: object, *_: object) -> None:
        if statement.split(maxsplit=1)[0] not in ("SELECT", "PRAGMA"):
            assert not parameters, statement
            said.append(statement)

    event.listen(connection, "before_cursor_execute", hear)
    upgrade(connection)
    event.remove(connection, "before_cursor_execute", hear)
    return said


def statements(connection: Connection) -> list[str]:
    """Returns what makes the tables and indices that there are, and says which version they have."""
    found = connection.exec_driver_sql(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid"
    )
    version = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars()
    return [*found.scalars(), *(f"INSERT INTO alembic_version VALUES ('{number}')" for number in version)]
