"""Adds friends."""

import sqlalchemy as sa
from alembic import op

revision = "a007"
down_revision = "a004"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_friends"),
        sa.UniqueConstraint("owner", "other", name="uq_friends_owner"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.owner"], name="fk_friends_owner", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.owner"], name="fk_friends_other", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
