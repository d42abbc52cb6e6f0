"""Brings the people's database to the schema of this version. One transaction does all of it or nothing."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hlaska.server.storage.schema_version import SCRIPTS
from hlaska.table.store import DatabaseUnavailable

_LOCK: Final = 4_825_713  # of PostgreSQL: of several processes that start together one migrates


def upgrade(connection: Connection) -> None:
    """Raises DatabaseUnavailable for a database of a newer version."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    now = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in scripts.walk_revisions()}
    if not set(now) <= known:
        raise DatabaseUnavailable(
            connection.engine.url.database or "", "it was written by a newer version of Hláška"
        )
    if set(now) != set(scripts.get_heads()):
        command.upgrade(config, "heads")
