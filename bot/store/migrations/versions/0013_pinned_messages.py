"""Messages that are pinned: a game's first post, or its board."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("message", sa.Column("pin", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_message_pin", "message", ["pin"])
