"""The tables of version 1.0.0."""

import sqlalchemy as sa
from alembic import op

revision = "1000"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "block",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("blocked", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "who"),
    )
    op.create_index(op.f("ix_block_blocked"), "block", ["blocked"], unique=False)
    op.create_table(
        "erasure",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "cup",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("form", sa.String(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("both", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("says", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_cup_due"), "cup", ["due"], unique=False)
    op.create_index(op.f("ix_cup_guild"), "cup", ["guild"], unique=False)
    op.create_index(op.f("ix_cup_host"), "cup", ["host"], unique=False)
    op.create_table(
        "entrant",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("cup", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cup.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_entrant_cup"), "entrant", ["cup"], unique=False)
    op.create_index(op.f("ix_entrant_user"), "entrant", ["user"], unique=False)
    op.create_table(
        "pairing",
        sa.Column("cup", sa.String(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("one", sa.Integer(), nullable=False),
        sa.Column("two", sa.Integer(), nullable=False),
        sa.Column("first", sa.String(), nullable=False),
        sa.Column("second", sa.String(), nullable=False),
        sa.Column("decided", sa.Boolean(), nullable=False),
        sa.Column("points_one", sa.Float(), nullable=False),
        sa.Column("points_two", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cup.id"]),
        sa.PrimaryKeyConstraint("cup", "round", "board"),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("scenario", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("here", sa.BigInteger(), nullable=True),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("k", sa.Integer(), nullable=False),
        sa.Column("prev", sa.Integer(), nullable=False),
        sa.Column("floor", sa.Integer(), nullable=False),
        sa.Column("floor_seat", sa.String(), nullable=False),
        sa.Column("after", sa.BigInteger(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("open_rolls", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("dice_id", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("parked", sa.String(), nullable=False),
        sa.Column("parked_until", sa.BigInteger(), nullable=False),
        sa.Column("frozen", sa.Text(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("mark", sa.Integer(), nullable=False),
        sa.Column("quiet", sa.BigInteger(), nullable=False),
        sa.Column("muster", sa.BigInteger(), nullable=False),
        sa.Column("follows", sa.String(), nullable=False),
        sa.Column("queue", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("patience", sa.BigInteger(), nullable=False),
        sa.Column("turn_at", sa.BigInteger(), nullable=False),
        sa.Column("waits_since", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("sides", sa.String(), nullable=False),
        sa.Column("anonymous", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("here"),
    )
    op.create_index(op.f("ix_game_channel"), "game", ["channel"], unique=False)
    op.create_index(op.f("ix_game_follows"), "game", ["follows"], unique=False)
    op.create_index(
        "ix_game_guild_status_changed_id", "game", ["guild", "status", "changed", "id"], unique=False
    )
    op.create_index(
        "ix_game_guild_title_status_changed_id",
        "game",
        ["guild", "title", "status", "changed", "id"],
        unique=False,
    )
    op.create_index("ix_game_host_created", "game", ["host", "created"], unique=False)
    op.create_index(op.f("ix_game_muster"), "game", ["muster"], unique=False)
    op.create_index("ix_game_rated_ended", "game", ["rated", "ended"], unique=False)
    op.create_index("ix_game_status_changed", "game", ["status", "changed"], unique=False)
    op.create_index("ix_game_status_id", "game", ["status", "id"], unique=False)
    op.create_index(op.f("ix_game_turn_at"), "game", ["turn_at"], unique=False)
    op.create_index(op.f("ix_game_waits_since"), "game", ["waits_since"], unique=False)
    op.create_table(
        "guild",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hosts", sa.String(), nullable=False),
        sa.Column("roles", sa.Text(), nullable=False),
        sa.Column("channels", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("theme", sa.String(), nullable=False),
        sa.Column("lobbies", sa.Integer(), nullable=False),
        sa.Column("hosted", sa.Integer(), nullable=False),
        sa.Column("hourly", sa.Integer(), nullable=False),
        sa.Column("imports", sa.Integer(), nullable=False),
        sa.Column("megabytes", sa.Integer(), nullable=False),
        sa.Column("quiet", sa.Boolean(), nullable=False),
        sa.Column("play", sa.BigInteger(), nullable=False),
        sa.Column("looking", sa.BigInteger(), nullable=False),
        sa.Column("reports", sa.BigInteger(), nullable=False),
        sa.Column("between", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("scenario", sa.String(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("sides", sa.String(), nullable=False),
        sa.Column("hook", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "hook",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("cup", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False),
        sa.Column("said", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_hook_done_due", "hook", ["done", "due"], unique=False)
    op.create_index("ix_hook_guild_done_id", "hook", ["guild", "done", "id"], unique=False)
    op.create_table(
        "keepsake",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "title", "name"),
    )
    op.create_table(
        "learning",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("lesson", sa.String(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("misses", sa.Integer(), nullable=False),
        sa.Column("sum", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "title", "lesson"),
    )
    op.create_table(
        "lookingcard",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("says", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild"),
    )
    op.create_index(op.f("ix_lookingcard_due"), "lookingcard", ["due"], unique=False)
    op.create_table(
        "preference",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("theme", sa.String(), nullable=False),
        sa.Column("secrets", sa.String(), nullable=False),
        sa.Column("boards", sa.String(), nullable=False),
        sa.Column("confirm", sa.Boolean(), nullable=False),
        sa.Column("screen", sa.String(), nullable=False),
        sa.Column("calls", sa.String(), nullable=False),
        sa.Column("profile", sa.Boolean(), nullable=False),
        sa.Column("everywhere", sa.Boolean(), nullable=False),
        sa.Column("named", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "pulse",
        sa.Column("part", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("part"),
    )
    op.create_table(
        "puzzle_answer",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("puzzle", sa.String(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("found", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "title", "puzzle"),
    )
    op.create_table(
        "puzzle_channel",
        sa.Column("channel", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("titles", sa.Text(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("evening", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("trouble", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("channel"),
    )
    op.create_index(op.f("ix_puzzle_channel_due"), "puzzle_channel", ["due"], unique=False)
    op.create_table(
        "puzzle_day",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("puzzle", sa.String(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("votes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_puzzle_day_channel_id", "puzzle_day", ["channel", "id"], unique=False)
    op.create_index(op.f("ix_puzzle_day_due"), "puzzle_day", ["due"], unique=False)
    op.create_table(
        "puzzle_standing",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("puzzle", sa.String(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user", "title"),
    )
    op.create_table(
        "queue",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("titles", sa.Text(), nullable=False),
        sa.Column("pace", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("side", sa.String(), nullable=False),
        sa.Column("level", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("pressed", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user", "guild"),
    )
    op.create_index("ix_queue_due", "queue", ["due"], unique=False)
    op.create_index("ix_queue_guild_since", "queue", ["guild", "since"], unique=False)
    op.create_table(
        "rating",
        sa.Column("guild", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("least", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "title", "role", "user"),
    )
    op.create_index("ix_rating_table", "rating", ["guild", "title", "role", "least", "user"], unique=False)
    op.create_index(op.f("ix_rating_user"), "rating", ["user"], unique=False)
    op.create_table(
        "reliability",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("kept", sa.Integer(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.Column("gave_up", sa.Integer(), nullable=False),
        sa.Column("took_over", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game"),
    )
    op.create_table(
        "reminder",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.BigInteger(), nullable=False),
        sa.Column("about", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_report_about"), "report", ["about"], unique=False)
    op.create_index(op.f("ix_report_guild"), "report", ["guild"], unique=False)
    op.create_index(op.f("ix_report_reporter"), "report", ["reporter"], unique=False)
    op.create_table(
        "salvage",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_salvage_game"), "salvage", ["game"], unique=False)
    op.create_table(
        "sandbox",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("pending", sa.Text(), nullable=False),
        sa.Column("machines", sa.Text(), nullable=False),
        sa.Column("drafts", sa.Text(), nullable=False),
        sa.Column("chooses", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_sandbox_at"), "sandbox", ["at"], unique=False)
    op.create_index(op.f("ix_sandbox_user"), "sandbox", ["user"], unique=False)
    op.create_table(
        "schedule",
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("zone", sa.String(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("was", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("away", sa.Text(), nullable=False),
        sa.Column("leave", sa.Integer(), nullable=False),
        sa.Column("earned", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.Column("digested", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user"),
    )
    op.create_index(op.f("ix_schedule_due"), "schedule", ["due"], unique=False)
    op.create_table(
        "decision",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("secrecy", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "number"),
    )
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
    op.create_index(op.f("ix_draft_user"), "draft", ["user"], unique=False)
    op.create_table(
        "entry",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("rolls", sa.Text(), nullable=False),
        sa.Column("k", sa.Integer(), nullable=False),
        sa.Column("after", sa.BigInteger(), nullable=False),
        sa.Column("final", sa.Boolean(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.Column("by", sa.String(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("prev", sa.Integer(), nullable=False),
        sa.Column("floor", sa.Integer(), nullable=False),
        sa.Column("floor_seat", sa.String(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "n"),
    )
    op.create_index("ix_entry_user_game_n", "entry", ["user", "game", "n"], unique=False)
    op.create_table(
        "follower",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("turn", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "user"),
    )
    op.create_index("ix_follower_closed_due", "follower", ["closed", "due"], unique=False)
    op.create_index("ix_follower_user", "follower", ["user"], unique=False)
    op.create_table(
        "former",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("policy", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "until"),
    )
    op.create_index(op.f("ix_former_user"), "former", ["user"], unique=False)
    op.create_table(
        "hint",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("decision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("why", sa.Boolean(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "decision"),
    )
    op.create_index(op.f("ix_hint_user"), "hint", ["user"], unique=False)
    op.create_table(
        "look_back",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_index(op.f("ix_look_back_due"), "look_back", ["due"], unique=False)
    op.create_table(
        "message",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("request", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("retire", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("pin", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_message_game"), "message", ["game"], unique=False)
    op.create_index("ix_message_live_retire", "message", ["live", "retire"], unique=False)
    op.create_index(op.f("ix_message_pin"), "message", ["pin"], unique=False)
    op.create_index("ix_message_user_game", "message", ["user", "game"], unique=False)
    op.create_table(
        "milestone",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "n"),
    )
    op.create_table(
        "opened",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_table(
        "note",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "user", "n"),
    )
    op.create_index(op.f("ix_note_user"), "note", ["user"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("lane", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("claimed", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("grows", sa.Boolean(), nullable=False),
        sa.Column("onto", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_outbox_game_sent", "outbox", ["game", "sent"], unique=False)
    op.create_index("ix_outbox_sent_due", "outbox", ["sent", "due"], unique=False)
    op.create_table(
        "puzzle_vote",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["puzzle_day.id"]),
        sa.PrimaryKeyConstraint("day", "user"),
    )
    op.create_index("ix_puzzle_vote_user", "puzzle_vote", ["user"], unique=False)
    op.create_table(
        "request",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("yes", sa.Text(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.BigInteger(), nullable=False),
        sa.Column("taker", sa.BigInteger(), nullable=False),
        sa.Column("taker_name", sa.String(), nullable=False),
        sa.Column("policy", sa.String(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_request_game"), "request", ["game"], unique=False)
    op.create_index("ix_request_open_due", "request", ["open", "due"], unique=False)
    op.create_table(
        "result",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("role", sa.String(), nullable=False),
        sa.Column("guild", sa.BigInteger(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("everywhere", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_result_counted_title", "result", ["counted", "title"], unique=False)
    op.create_index(op.f("ix_result_game"), "result", ["game"], unique=False)
    op.create_index("ix_result_title_id", "result", ["title", "id"], unique=False)
    op.create_index("ix_result_user_title", "result", ["user", "title"], unique=False)
    op.create_table(
        "seat",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("user", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("policy", sa.String(), nullable=False),
        sa.Column("invited", sa.BigInteger(), nullable=False),
        sa.Column("word", sa.String(), nullable=False),
        sa.Column("locale", sa.String(), nullable=False),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=False),
        sa.Column("looked", sa.BigInteger(), nullable=False),
        sa.Column("pressed", sa.BigInteger(), nullable=False),
        sa.Column("caretaker", sa.String(), nullable=False),
        sa.Column("away_from", sa.Integer(), nullable=False),
        sa.Column("away_at", sa.BigInteger(), nullable=False),
        sa.Column("coach", sa.Integer(), nullable=False),
        sa.Column("allows_coach", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index(op.f("ix_seat_hints"), "seat", ["hints"], unique=False)
    op.create_index(op.f("ix_seat_invited"), "seat", ["invited"], unique=False)
    op.create_index(op.f("ix_seat_user"), "seat", ["user"], unique=False)
    op.create_table(
        "seat_clock",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("runs", sa.Boolean(), nullable=False),
        sa.Column("answered", sa.BigInteger(), nullable=False),
        sa.Column("held", sa.BigInteger(), nullable=False),
        sa.Column("fault", sa.Boolean(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("zero", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("waited", sa.BigInteger(), nullable=False),
        sa.Column("back", sa.BigInteger(), nullable=False),
        sa.Column("owes", sa.Integer(), nullable=False),
        sa.Column("gained", sa.Text(), nullable=False),
        sa.Column("usual", sa.BigInteger(), nullable=False),
        sa.Column("nudged", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index(op.f("ix_seat_clock_due"), "seat_clock", ["due"], unique=False)
    op.create_table(
        "seatoffer",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_table(
        "secret",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
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
    op.create_index(op.f("ix_sheet_user"), "sheet", ["user"], unique=False)
    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
    )
    op.create_table(
        "standing",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("policy", sa.Text(), nullable=False),
        sa.Column("salt", sa.String(), nullable=False),
        sa.Column("seal", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "kind"),
    )
    op.create_table(
        "watch_link",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("token", sa.String(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game"),
        sa.UniqueConstraint("token"),
    )
    op.create_table(
        "witness",
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seat", sa.String(), nullable=False),
        sa.Column("user", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"]),
        sa.PrimaryKeyConstraint("game", "seat", "user"),
    )
    op.create_index(op.f("ix_witness_user"), "witness", ["user"], unique=False)
