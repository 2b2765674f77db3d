"""Who is there when a lobby is full: when each pressed something last, and since when all are called."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("seat", sa.Column("pressed", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("game", sa.Column("muster", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_index("ix_game_muster", "game", ["muster"])
