"""How a person is called when a game needs them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("preference", sa.Column("calls", sa.String(), nullable=False, server_default="channel"))
