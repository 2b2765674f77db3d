"""Tokens by which programs play seats."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "seat_token",
        sa.Column("game", sa.String(), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.String(), primary_key=True),
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_index("ix_seat_token_user", "seat_token", ["user"])
