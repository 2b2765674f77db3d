"""When people play: their hours, their vacations, their digest."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "schedule",
        sa.Column("user", sa.BigInteger(), autoincrement=False, primary_key=True),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("learns", sa.Boolean(), nullable=False),
        sa.Column("hours", sa.Text(), nullable=False),
        sa.Column("learnt", sa.BigInteger(), nullable=False),
        sa.Column("away", sa.Text(), nullable=False),
        sa.Column("leave", sa.Integer(), nullable=False),
        sa.Column("earned", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.Column("digested", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_schedule_due", "schedule", ["due"])
