"""Adds from where people sat down with others: keyed hashes, for a while."""

import sqlalchemy as sa
from alembic import op

revision = "a006"
down_revision = "a008"


def upgrade() -> None:
    op.create_table(
        "places",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("place", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("owner", "place", name="pk_places"),
    )
