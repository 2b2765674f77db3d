"""What is kept of looking back on a game that is over."""

from __future__ import annotations

from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class LookBack(SQLModel, table=True):
    """A report on an ended game, or that one is to be worked out. It names seats, never people.

    `report` is its JSON, "" as long as there is none. `due` is when it is to be worked out, or tried again
    if that was lost, 0 for not any more; a process that works on it puts it off. `tries` counts those.
    """

    __tablename__ = "look_back"

    game: str = Field(primary_key=True, foreign_key="game.id")
    report: str = text()
    due: int = big(index=True)
    tries: int = 0
