"""Where a game went over to a newer edition of its rules, and which program plays it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # Every game so far was played by version 0.1.0.
    op.add_column("game", sa.Column("version", sa.String(), nullable=False, server_default="0.1.0"))
    op.add_column("game", sa.Column("mark", sa.Integer(), nullable=False, server_default="0"))
