"""What is stored about people who watch games that they do not play in."""

from __future__ import annotations

from sqlalchemy import Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person


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
