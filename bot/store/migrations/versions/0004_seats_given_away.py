"""Requests to give a seat away, which outlive moves, and who has sat where."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("holder", "taker", "due"):
        op.add_column("request", sa.Column(name, sa.BigInteger(), nullable=False, server_default="0"))
    for name in ("taker_name", "policy"):
        op.add_column("request", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.create_table(
        "witness",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "user"),
    )
    op.execute(
        'INSERT INTO witness (game, seat, "user")'
        ' SELECT DISTINCT game, seat, "user" FROM former WHERE "user" != 0'
    )
