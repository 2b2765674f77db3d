"""When a game may have to go on by itself, and since when it waits for a person, kept with the game.

Of games under way both are found out by the first sweep, for they depend on what titles answer by themselves.
"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("game", sa.Column("turn_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("game", sa.Column("waits_since", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE game SET turn_at = 1 WHERE status IN ('lobby', 'playing', 'frozen')")
    op.create_index("ix_game_turn_at", "game", ["turn_at"])
    op.create_index("ix_game_waits_since", "game", ["waits_since"])
    op.create_index("ix_game_status_id", "game", ["status", "id"])
    op.drop_index("ix_game_status", "game")  # what it found the one above finds
    op.create_index("ix_request_open_due", "request", ["open", "due"])
