"""What is stored about those who watch games that they do not play in: people, and other programs."""

from __future__ import annotations

from sqlalchemy import Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text


class WatchLink(SQLModel, table=True):
    """The link at which anybody may watch a game, as long as the row is there: its last part is `token`."""

    __tablename__ = "watch_link"

    game: str = Field(primary_key=True, foreign_key="game.id")
    token: str = Field(unique=True)
    since: int = big()


class Follower(SQLModel, table=True):
    """A person who gets a game's digests by direct message, turn by turn: `told` up to this log number.

    `turn` is the turn that it was in then. No digest is sent before `due`, a time. `closed`: they could not
    be reached, so nothing is sent until they follow the game again.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    user: int = person(Forget.ROW, key=True)
    told: int = -1
    turn: str = ""
    locale: str = ""
    due: int = big()
    closed: bool = False
    since: int = big()

    __table_args__ = (Index("ix_follower_closed_due", "closed", "due"), Index("ix_follower_user", "user"))


class Hook(SQLModel, table=True):
    """Something that another program is told of a server: what is still to be sent, and what has been.

    `key` is the id by which a receiver knows it again. It is about a `game` or a `cup`, and `body` holds what
    the channel knew then, as JSON, without any name. It is sent at `due`, by one process alone until `held`,
    after so many `tries`; `done` is when it was taken or given up, 0 before, and `said` what came of it.
    """

    id: int | None = Field(default=None, primary_key=True)
    key: str
    guild: int = big()
    game: str = ""
    cup: str = ""
    what: str
    body: str = text("{}")
    made: int = big()
    due: int = big()
    held: int = big()
    tries: int = 0
    done: int = big()
    said: str = ""

    __table_args__ = (
        Index("ix_hook_guild_done_id", "guild", "done", "id"),
        Index("ix_hook_done_due", "done", "due"),
    )
