"""How often people have answered in time, and how often not."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


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


def downgrade() -> None:
    raise NotImplementedError("nothing is ever dropped: go back to the copy that was put aside")
