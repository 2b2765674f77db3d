"""What is kept about a person is found by indexes, and a deletion that was begun is gone on with."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"

#: Tables whose column for a person had no index, and that column.
BARE = {"seat": "hints", "former": "user", "witness": "user", "draft": "user", "sheet": "user"}


def upgrade() -> None:
    op.create_table(
        "erasure",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    for table, column in BARE.items():
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_entry_user_game_n", "entry", ["user", "game", "n"])
    op.create_index("ix_message_user_game", "message", ["user", "game"])
