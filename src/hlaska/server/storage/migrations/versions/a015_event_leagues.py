"""Adds the league that an event counts for."""

import sqlalchemy as sa
from alembic import op

revision = "a015"
down_revision = "a014"


def upgrade() -> None:
    op.add_column("events", sa.Column("league", sa.String(80), nullable=False, server_default=""))
    op.create_index("ix_events_league", "events", ["league"])
