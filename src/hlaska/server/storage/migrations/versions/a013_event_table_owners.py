"""Adds for whom each chair of an event's table is kept."""

import sqlalchemy as sa
from alembic import op

revision = "a013"
down_revision = "a012"


def upgrade() -> None:
    op.add_column("event_tables", sa.Column("owners", sa.Text, nullable=False, server_default=""))
