"""What is kept of puzzles: what somebody has answered, and those that a channel is asked each day."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class DayStatus(StrEnum):
    """How far a channel's puzzle of a day is. Saved: no value changes.

    `CHOSEN`: it is to be posted. `OPEN`: it takes votes. `CLOSED`: it takes none any more, and its solution
    is to be told. `TOLD`: it has been. `LOST`: it could not be posted in time, or its post was taken away.
    """

    CHOSEN = "chosen"
    OPEN = "open"
    CLOSED = "closed"
    TOLD = "told"
    LOST = "lost"


class PuzzleAnswer(SQLModel, table=True):
    """What somebody answered to a puzzle last, and when; `found`: they have found the best answer once."""

    __tablename__ = "puzzle_answer"

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    puzzle: str = Field(primary_key=True)
    answer: str = text()
    found: bool = False
    at: int = big()


class PuzzleStanding(SQLModel, table=True):
    """Where somebody is with a title's puzzles: the one before them, "" for none, and how hard the next is.

    `level` is in thousandths of how often a beginner misses a puzzle. `streak` counts best answers without
    another between them, `longest` is the most that there were.
    """

    __tablename__ = "puzzle_standing"

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    puzzle: str = ""
    level: int = 0
    streak: int = 0
    longest: int = 0


class PuzzleChannel(SQLModel, table=True):
    """A channel that wants a puzzle a day: of `titles`, ids as JSON, at `hour`; its solution at `evening`.

    Hours are those of `zone`. `due` is when the next is to be chosen, `trouble` why the last could not be
    posted.
    """

    __tablename__ = "puzzle_channel"

    channel: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    guild: int = big()
    titles: str = text("[]")
    hour: int = 9
    evening: int = 20
    zone: str = ""
    due: int = big(index=True)
    trouble: str = ""


class PuzzleDay(SQLModel, table=True):
    """A channel's puzzle of one day, posted as `message`. It takes votes until `closes`.

    `due` is when something is to be done with it, 0 for never again; `held`: until then one process does so.
    `votes` is how often each answer was chosen, as JSON, once it takes none any more.
    """

    __tablename__ = "puzzle_day"

    id: int | None = Field(default=None, primary_key=True)
    guild: int = big()
    channel: int = big()
    title: str = ""
    puzzle: str = ""
    status: str = DayStatus.CHOSEN
    message: int = big()
    made: int = big()
    closes: int = big()
    due: int = big(index=True)
    held: int = big()
    votes: str = text("{}")

    __table_args__ = (Index("ix_puzzle_day_channel_id", "channel", "id"),)


class PuzzleVote(SQLModel, table=True):
    """What somebody has chosen in a channel's puzzle of a day. It goes when the solution is told."""

    __tablename__ = "puzzle_vote"

    day: int = Field(primary_key=True, foreign_key="puzzle_day.id")
    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    answer: str = text()
    at: int = big()

    __table_args__ = (Index("ix_puzzle_vote_user", "user"),)
