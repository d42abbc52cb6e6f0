"""Adds passkeys of accounts, and the challenges that they may sign."""

import sqlalchemy as sa
from alembic import op

revision = "a009"
down_revision = "a006"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("portable", sa.Boolean, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["owner"], ["accounts.owner"], name="fk_passkeys_owner", ondelete="CASCADE"),
    )
    op.create_index("ix_passkeys_owner", "passkeys", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
