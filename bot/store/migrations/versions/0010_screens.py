"""For which screen somebody wants private pictures: a phone, or a wide one as before."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("preference", sa.Column("screen", sa.String(), nullable=False, server_default="phone"))
