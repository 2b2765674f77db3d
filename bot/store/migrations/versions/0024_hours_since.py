"""Since when somebody's zone and quiet hours count, and what counted until then."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("schedule", sa.Column("was", sa.Text(), nullable=False, server_default='["", 0, 0]'))
    op.add_column("schedule", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    raise NotImplementedError("nothing is ever dropped: go back to the copy that was put aside")
