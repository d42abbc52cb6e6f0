"""Adds the archive: every deal that is over, and who sat at it."""

import sqlalchemy as sa
from alembic import op

revision = "a004"
down_revision = "a005"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("money", sa.Integer, nullable=False),
        sa.Column("pays", sa.Boolean, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("contract", sa.String(120), nullable=False),
        sa.Column("declarer", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_table", "deal", name="pk_deals"),
    )
    op.create_index("ix_deals_at", "deals", ["at"])
    op.create_index("ix_deals_game", "deals", ["game", "at"])
    op.create_table(
        "dealt_to",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(80), nullable=False),
        sa.Column("avatar", sa.String(16), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_table", "deal", "chair", name="pk_dealt_to"),
    )
    op.create_index("ix_dealt_to_owner", "dealt_to", ["owner"])
    op.create_table(
        "unarchived",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game_table", name="pk_unarchived"),
    )
