"""Where a card of people looking for a game stands: in a forum, in a post of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.add_column("lookingcard", sa.Column("place", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE lookingcard SET place = channel")
