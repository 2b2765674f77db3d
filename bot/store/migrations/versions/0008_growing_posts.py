"""Posts that grow: which may, which message a post was added to, and which entries a message tells."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    # What was posted before tells of one outbox row and grows no more.
    op.add_column("outbox", sa.Column("grows", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("outbox", sa.Column("onto", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("message", sa.Column("first", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("message", sa.Column("begun", sa.Integer(), nullable=False, server_default="-1"))
