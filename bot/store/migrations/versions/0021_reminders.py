"""On which day somebody was reminded last."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reminder",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )


def downgrade() -> None:
    raise NotImplementedError("nothing is ever dropped: go back to the copy that was put aside")
