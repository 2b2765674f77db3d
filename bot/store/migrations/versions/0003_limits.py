"""What a server allows one person, how large imported records are, and the lobbies nobody touches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

USUAL = {"lobbies": "3", "hosted": "10", "hourly": "5", "imports": "5", "megabytes": "100"}


def upgrade() -> None:
    for name, usual in USUAL.items():
        op.add_column("guild", sa.Column(name, sa.Integer(), nullable=False, server_default=usual))
    op.add_column("game", sa.Column("size", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE game SET size = (SELECT coalesce(sum(length(action) + length(rolls) + length(events)), 0)"
        " FROM entry WHERE entry.game = game.id) WHERE imported"
    )
    op.create_index("ix_game_status_changed", "game", ["status", "changed"])
    op.create_index("ix_game_host_created", "game", ["host", "created"])
