"""Adds what a rated deal changed, and what its cards were worth."""

import sqlalchemy as sa
from alembic import op

revision = "a010"
down_revision = "a009"


def upgrade() -> None:
    op.create_table(
        "rated_chairs",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("moved", sa.Float(53), nullable=False),
        sa.Column("cards", sa.Float(53), nullable=True),
        sa.Column("taken", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("game_table", "deal", "chair", name="pk_rated_chairs"),
    )
