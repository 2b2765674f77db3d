"""Clocks: what a table has agreed to, what time its seats have. Games under way keep their patience."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

BIG = ("since", "answered", "held", "due", "zero", "waited", "back", "usual")


def upgrade() -> None:
    op.add_column("game", sa.Column("clock", sa.Text(), nullable=False, server_default=""))
    op.add_column("game", sa.Column("patience", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE game SET patience = -1 WHERE status IN ('lobby', 'playing', 'frozen')")
    op.create_table(
        "seat_clock",
        sa.Column("game", sa.String(), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("seat", sa.String(), primary_key=True),
        sa.Column("left", sa.BigInteger(), nullable=False, server_default="-1"),
        *(sa.Column(x, sa.BigInteger(), nullable=False, server_default="0") for x in BIG),
        *(sa.Column(x, sa.Boolean(), nullable=False, server_default=sa.false()) for x in ("runs", "fault")),
        *(
            sa.Column(x, sa.Integer(), nullable=False, server_default="0")
            for x in ("stage", "owes", "nudged")
        ),
    )
    op.create_index("ix_seat_clock_due", "seat_clock", ["due"])
    op.create_table(
        "pulse",
        sa.Column("part", sa.String(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False, server_default="0"),
    )
