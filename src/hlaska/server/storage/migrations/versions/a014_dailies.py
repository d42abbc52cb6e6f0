"""Keep the deals of the day, and who plays them where."""

import sqlalchemy as sa
from alembic import op

revision = "a014"
down_revision = "a013"


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_dailies"),
    )
    op.create_table(
        "daily_tables",
        sa.Column("game_table", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("amounts", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("game_table", name="pk_daily_tables"),
        sa.UniqueConstraint("day", "game", "owner", name="uq_daily_tables_day"),
    )
    op.create_index("ix_daily_tables_owner", "daily_tables", ["owner"])
