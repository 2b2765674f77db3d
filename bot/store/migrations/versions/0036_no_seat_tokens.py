"""Programs take no seats of games any more: their tokens go, and notes about them that nobody has read."""

from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.drop_index("ix_seat_token_user", "seat_token")
    op.drop_table("seat_token")
    op.execute("DELETE FROM outbox WHERE sent = 0 AND what = 'note' AND body LIKE '%\"note-program%'")
