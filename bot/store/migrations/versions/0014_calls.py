"""How a person is called when a game needs them."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("preference", sa.Column("calls", sa.String(), nullable=False, server_default="channel"))


def downgrade() -> None:
    raise NotImplementedError("nothing is ever dropped: go back to the copy that was put aside")
