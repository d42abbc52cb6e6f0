"""Adds by which passkey a session was begun: it ends with it."""

import sqlalchemy as sa
from alembic import op

revision = "a011"
down_revision = "a010"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("passkey", sa.String(64), nullable=True))
