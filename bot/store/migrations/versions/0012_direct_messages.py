"""Direct messages with buttons: whose they are, and which question they ask."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("message", sa.Column("user", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("message", sa.Column("seat", sa.String(), nullable=False, server_default=""))
    op.add_column("message", sa.Column("asked", sa.Integer(), nullable=False, server_default="0"))
