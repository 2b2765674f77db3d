"""Who looks for a game, which seats look for somebody, who avoids whom, and what moderators are told."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def _big(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


def _word(name: str, usual: str = "") -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=False, server_default=usual)


def upgrade() -> None:
    for name in ("play", "looking", "reports"):
        op.add_column("guild", _big(name))
    op.add_column("guild", sa.Column("between", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("guild", sa.Column("games", sa.Integer(), nullable=False, server_default="10"))
    op.add_column("game", sa.Column("queue", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "queue",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        *(_word(x) for x in ("name", "locale")),
        sa.Column("titles", sa.Text(), nullable=False, server_default="[]"),
        _word("pace", "relaxed"),
        *(_word(x) for x in ("language", "side", "level")),
        *(_big(x) for x in ("since", "until", "pressed", "held")),
        *(_word(x) for x in ("game", "seat")),
        _big("due"),
        sa.Column("declined", sa.Text(), nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("user", "guild"),
    )
    op.create_index("ix_queue_guild_since", "queue", ["guild", "since"])
    op.create_index("ix_queue_due", "queue", ["due"])
    op.create_table(
        "seatoffer",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        _big("since"),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "block",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        _big("blocked"),
        _big("at"),
        sa.PrimaryKeyConstraint("user", "who"),
    )
    op.create_index("ix_block_blocked", "block", ["blocked"])
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        *(_big(x) for x in ("guild", "reporter", "about")),
        _word("game"),
        sa.Column("words", sa.Text(), nullable=False, server_default=""),
        sa.Column("lines", sa.Text(), nullable=False, server_default="[]"),
        *(_big(x) for x in ("at", "sent")),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id"),
    )
    for name in ("guild", "reporter", "about"):
        op.create_index(f"ix_report_{name}", "report", [name])
    op.create_table(
        "lookingcard",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        *(_big(x) for x in ("channel", "message")),
        _word("says"),
        *(_big(x) for x in ("at", "changed", "due", "held")),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_index("ix_lookingcard_due", "lookingcard", ["due"])
