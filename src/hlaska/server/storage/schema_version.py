"""Tells whether the people's database has the schema of this version.

It is asked at every start, and answered without Alembic. To load that takes as long as a fifth of all else that a start
loads.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

SCRIPTS: Final = Path(__file__).parent / "migrations"
_NAMES: Final = re.compile(r'^(down_)?revision = (?:"(\w+)"|None)$', re.MULTILINE)


def heads() -> set[str]:
    """Returns the last migrations of this version: those that no other goes on from."""
    names = [
        found
        for path in (SCRIPTS / "versions").glob("*.py")
        for found in _NAMES.findall(path.read_text("utf-8"))
    ]
    return {name for down, name in names if not down} - {name for down, name in names if down}


def is_current(connection: Connection) -> bool:
    """Tells whether the schema is current. It is False also where that is not known: then `migrate.upgrade` looks."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return set(connection.scalars(text("SELECT version_num FROM alembic_version"))) == heads()
