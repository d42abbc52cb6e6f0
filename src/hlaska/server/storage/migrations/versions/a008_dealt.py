"""Counts of what was dealt."""

import sqlalchemy as sa
from alembic import op

revision = "a008"
down_revision = "a007"


def upgrade() -> None:
    op.create_table(
        "dealt",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game_table", "deal", name="pk_dealt"),
    )
    op.create_index("ix_dealt_game", "dealt", ["game"])
    key = ("game", "pack", "mixed", "what", "part", "size", "value")
    op.create_table(
        "dealt_counts",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pack", sa.String(8), nullable=False),
        sa.Column("mixed", sa.Boolean, nullable=False),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint(*key, name="pk_dealt_counts"),
    )
