"""Adds clubs: members, rules, tables, seasons with their lines, evenings."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"


def _club() -> tuple[sa.Column[Any], sa.ForeignKeyConstraint]:
    return sa.Column("club", sa.String(16), nullable=False), sa.ForeignKeyConstraint(
        ["club"], ["clubs.id"], ondelete="CASCADE"
    )


def _make(name: str, *columns: sa.Column[Any] | sa.PrimaryKeyConstraint) -> None:
    """Makes a database table of things of a club."""
    column, key = _club()
    key.name = f"fk_{name}_club"
    op.create_table(name, *columns, column, key)
    op.create_index(f"ix_{name}_club", name, ["club"])


def _at(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Float(53), nullable=False)


def _text(name: str, size: int) -> sa.Column[Any]:
    return sa.Column(name, sa.String(size), nullable=False)


def _key(table: str, column: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(column, name=f"pk_{table}")


def upgrade() -> None:
    op.create_table(
        "clubs",
        _text("id", 16),
        _text("name", 40),
        _text("unit", 16),
        _text("invite", 64),
        _at("invite_until"),
        _at("created"),
        _key("clubs", "id"),
    )
    _make(
        "club_members",
        _text("id", 16),
        _text("owner", 64),
        _text("name", 40),
        _text("role", 8),
        _at("joined"),
        _at("gone"),
        _key("club_members", "id"),
    )
    op.create_index("ix_club_members_owner", "club_members", ["owner"])
    _make(
        "club_rules",
        _text("id", 16),
        sa.Column("saved", sa.Text, nullable=False),
        _at("at"),
        _key("club_rules", "id"),
    )
    _make(
        "club_tables",
        _text("game_table", 40),
        _text("rules", 40),
        sa.Column("factor", sa.BigInteger, nullable=False),
        _text("season", 16),
        _text("evening", 16),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        _at("at"),
        _key("club_tables", "game_table"),
    )
    _make(
        "club_seasons",
        _text("id", 16),
        _text("name", 40),
        _at("begun"),
        _at("ended"),
        _key("club_seasons", "id"),
    )
    _make(
        "club_lines",
        _text("id", 80),
        _text("season", 16),
        _text("evening", 16),
        sa.Column("round", sa.Integer, nullable=False),
        _text("kind", 10),
        _text("entry", 80),
        _text("game_table", 40),
        sa.Column("deal", sa.Integer, nullable=False),
        _text("member", 16),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("money", sa.Integer, nullable=False),
        sa.Column("factor", sa.BigInteger, nullable=False),
        _text("text", 200),
        _text("author", 16),
        _at("at"),
        _key("club_lines", "id"),
    )
    op.create_index("ix_club_lines_season", "club_lines", ["season"])
    op.create_index("ix_club_lines_evening", "club_lines", ["evening"])
    _make(
        "club_evenings",
        _text("id", 16),
        _text("season", 16),
        _text("name", 40),
        _at("begun"),
        _at("ended"),
        sa.Column("plan", sa.Text, nullable=False),
        _key("club_evenings", "id"),
    )
