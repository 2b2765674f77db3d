"""Who has a coach in which seat, and who has agreed that others at the table have one."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.add_column("seat", sa.Column("coach", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("allows_coach", sa.Boolean(), nullable=False, server_default=sa.false()))
