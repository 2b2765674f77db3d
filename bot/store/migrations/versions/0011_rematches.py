"""Which game another one is the rematch of."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game", sa.Column("follows", sa.String(), nullable=False, server_default=""))
    op.create_index("ix_game_follows", "game", ["follows"])
