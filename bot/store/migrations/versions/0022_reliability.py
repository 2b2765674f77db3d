"""How often people have answered in time, and how often not."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "reliability",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kept", sa.Float(), nullable=False),
        sa.Column("late", sa.Float(), nullable=False),
        sa.Column("gave_up", sa.Float(), nullable=False),
        sa.Column("took_over", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
