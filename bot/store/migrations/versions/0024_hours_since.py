"""Since when somebody's zone and quiet hours count, and what counted until then."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("schedule", sa.Column("was", sa.Text(), nullable=False, server_default='["", 0, 0]'))
    op.add_column("schedule", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
