"""Links at which games are watched."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.create_table(
        "watch_link",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
        sa.UniqueConstraint("token"),
    )
