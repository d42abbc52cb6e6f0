"""The tables of the people's database. Who changes one adds a migration (`migrations/versions`); a test compares both.

A person is one string everywhere, the *owner*: the hash of a guest's token, or the random name of an account. `at`,
`created`, `seen` and `expires` are seconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

NAMING: Final = {  # so that a migration can name what it changes, on every database
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMING)


def _when(name: str) -> Column[float]:
    return Column(name, Float(53), nullable=False)


accounts: Final = Table(
    "accounts",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),  # of the name: no two look alike
    Column("password", String(200), nullable=False),  # as argon2 writes it, with its parameters
    Column("avatar", String(16), nullable=False),
    Column("settings", Text, nullable=False),  # of the page, as JSON
    Column("admin", Boolean, nullable=False),
    Column("barred", Boolean, nullable=False),  # may not sign in
    _when("created"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the cookie
    Column("owner", String(64), ForeignKey(accounts.c.owner, ondelete="CASCADE"), nullable=False),
    Column("device", String(80), nullable=False),
    _when("created"),
    _when("seen"),
    _when("expires"),
    Index("ix_sessions_owner", "owner"),
)

lists: Final = Table(
    "lists",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # block, avoid or mute
    Column("other", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # that the other one had then
    _when("at"),
    UniqueConstraint("owner", "kind", "other", name="uq_lists_owner"),
    Index("ix_lists_other", "other"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner", String(64), nullable=False),  # who reports
    Column("about", String(64), nullable=False),
    Column("name", String(40), nullable=False),  # that the other one had then
    Column("game_table", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False),
    _when("at"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_owner", "owner"),
)

notes: Final = Table(  # what is said to all, and what the whole server does
    "notes",
    metadata,
    Column("key", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    _when("at"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("owner", String(80), primary_key=True),  # a person, or computer players by their level
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("deals", Integer, nullable=False),
)

counted: Final = Table(  # deals whose result is in the ratings
    "counted",
    metadata,
    Column("game_table", String(40), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),
    _when("at"),
)
