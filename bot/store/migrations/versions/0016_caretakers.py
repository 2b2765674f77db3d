"""Machine players answer for those who are away; what people write is theirs, not their seat's."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seat", sa.Column("caretaker", sa.String(), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("away_from", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("seat", sa.Column("away_at", sa.BigInteger(), nullable=False, server_default="0"))
    # A table's key cannot be changed everywhere: each is made anew. What nobody's seat holds is nobody's.
    op.execute("CREATE TABLE draft_was AS SELECT * FROM draft")
    op.drop_table("draft")
    op.create_table(
        "draft",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "decision", "user"),
    )
    op.execute(
        'INSERT INTO draft (game, seat, decision, "user", action, at)'
        ' SELECT w.game, w.seat, w.decision, s."user", w.action, w.at FROM draft_was w'
        ' JOIN seat s ON s.game = w.game AND s.seat = w.seat WHERE s."user" != 0'
    )
    op.drop_table("draft_was")
    op.execute("CREATE TABLE sheet_was AS SELECT * FROM sheet")
    op.drop_table("sheet")
    op.create_table(
        "sheet",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "kind", "user"),
    )
    op.execute(
        'INSERT INTO sheet (game, seat, kind, "user", text, at)'
        ' SELECT w.game, w.seat, w.kind, s."user", w.text, w.at FROM sheet_was w'
        ' JOIN seat s ON s.game = w.game AND s.seat = w.seat WHERE s."user" != 0'
    )
    op.drop_table("sheet_was")
