"""What is kept of those who watch a game that they do not play in."""

from __future__ import annotations

from sqlmodel import Field, SQLModel

from bot.store.models.columns import big


class WatchLink(SQLModel, table=True):
    """The link at which anybody may watch a game, as long as the row is there: its last part is `token`."""

    __tablename__ = "watch_link"

    game: str = Field(primary_key=True, foreign_key="game.id")
    token: str = Field(unique=True)
    since: int = big()
