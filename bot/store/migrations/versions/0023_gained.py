"""Which answers a clock has gained something by: one that is given again after an undo gains nothing more."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("seat_clock", sa.Column("gained", sa.Text(), nullable=False, server_default=""))
