"""Who agrees to hints at a table, and which hints were taken."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.add_column("seat", sa.Column("hints", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "hint",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("why", sa.Boolean(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "decision"),
    )
    op.create_index("ix_hint_user", "hint", ["user"])
