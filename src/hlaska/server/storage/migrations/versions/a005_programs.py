"""Adds programs of people, with their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "a005"
down_revision = "a003"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_programs"),
        sa.UniqueConstraint("hash", name="uq_programs_hash"),
        sa.UniqueConstraint("player", name="uq_programs_player"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.owner"], name="fk_programs_owner", ondelete="CASCADE"),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])
