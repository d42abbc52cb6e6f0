"""Adds ratings, and the deals that have been counted for them."""

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("owner", "game", "players", name="pk_ratings"),
    )
    op.create_table(
        "counted",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("game_table", "deal", name="pk_counted"),
    )
