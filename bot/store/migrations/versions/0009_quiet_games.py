"""Quiet games: one board in the channel, and a thread in which they are told of."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game", sa.Column("quiet", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("guild", sa.Column("quiet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("message", sa.Column("changed", sa.BigInteger(), nullable=False, server_default="0"))
