"""Reports on games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.create_table(
        "look_back",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index("ix_look_back_due", "look_back", ["due"])
