"""What people have answered to puzzles, and the puzzles that channels are asked each day."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0026"


def _id(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), autoincrement=False, nullable=False)


def _big(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _name(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def upgrade() -> None:
    op.create_table(
        "puzzle_answer",
        _id("user"),
        _name("title"),
        _name("puzzle"),
        _text("answer"),
        sa.Column("found", sa.Boolean(), nullable=False),
        _big("at"),
        sa.PrimaryKeyConstraint("user", "title", "puzzle"),
    )
    op.create_table(
        "puzzle_standing",
        _id("user"),
        _name("title"),
        _name("puzzle"),
        *(_number(x) for x in ("level", "streak", "longest")),
        sa.PrimaryKeyConstraint("user", "title"),
    )
    op.create_table(
        "puzzle_channel",
        _id("channel"),
        _big("guild"),
        _text("titles"),
        _number("hour"),
        _number("evening"),
        _name("zone"),
        _big("due"),
        _name("trouble"),
        sa.PrimaryKeyConstraint("channel"),
    )
    op.create_table(
        "puzzle_day",
        sa.Column("id", sa.Integer(), nullable=False),
        *(_big(x) for x in ("guild", "channel")),
        *(_name(x) for x in ("title", "puzzle", "status")),
        *(_big(x) for x in ("message", "made", "closes", "due", "held")),
        _text("votes"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "puzzle_vote",
        sa.Column("day", sa.Integer(), sa.ForeignKey("puzzle_day.id"), nullable=False),
        _id("user"),
        _text("answer"),
        _big("at"),
        sa.PrimaryKeyConstraint("day", "user"),
    )
    op.create_index("ix_puzzle_channel_due", "puzzle_channel", ["due"])
    op.create_index("ix_puzzle_day_due", "puzzle_day", ["due"])
    op.create_index("ix_puzzle_day_channel_id", "puzzle_day", ["channel", "id"])
    op.create_index("ix_puzzle_vote_user", "puzzle_vote", ["user"])
