"""Adds events: journals, whose the names are, and the tables they have opened."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "a012"
down_revision = "a011"


def _text(name: str, size: int) -> sa.Column[Any]:
    return sa.Column(name, sa.String(size), nullable=False)


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer, nullable=False)


def _at(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Float(53), nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def _of_event(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["event"], ["events.id"], name=f"fk_{table}_event", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "events",
        _text("id", 16),
        _text("club", 16),
        _text("founder", 64),
        _text("name", 80),
        _text("format", 16),
        _text("date", 40),
        _number("seq"),
        _number("renamed"),
        _number("entries"),
        _number("rounds"),
        _number("opened"),
        _text("state", 10),
        _at("created"),
        _at("changed"),
        _key("events", "id"),
    )
    op.create_index("ix_events_state", "events", ["state", "changed"])
    op.create_index("ix_events_club", "events", ["club"])
    op.create_table(
        "event_lines",
        _text("event", 16),
        _number("seq"),
        sa.Column("line", sa.Text, nullable=False),
        _key("event_lines", "event", "seq"),
        _of_event("event_lines"),
    )
    op.create_table(
        "event_people",
        _text("event", 16),
        _text("name", 80),
        _text("owner", 64),
        _key("event_people", "event", "name"),
        _of_event("event_people"),
    )
    op.create_index("ix_event_people_owner", "event_people", ["owner"])
    op.create_table(
        "event_tables",
        _text("game_table", 40),
        _text("event", 16),
        _number("round"),
        _number("number"),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        _at("at"),
        _key("event_tables", "game_table"),
        _of_event("event_tables"),
        sa.UniqueConstraint("event", "round", "number", name="uq_event_tables_event"),
    )
