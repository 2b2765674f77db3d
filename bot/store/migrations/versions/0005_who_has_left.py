"""Whose player has left the server, and when that was last looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("left_at", "looked"):
        op.add_column("seat", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0"))
