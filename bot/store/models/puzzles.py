"""What is stored about puzzles: people's answers, and the daily puzzles of channels."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text


class DayStatus(StrEnum):
    """The status of a channel's daily puzzle. Saved: values never change.

    `CHOSEN`: to be posted. `OPEN`: takes votes. `CLOSED`: takes no more votes; its solution is still to be
    posted. `TOLD`: the solution has been posted. `LOST`: it could not be posted in time, or its post was
    deleted.
    """

    CHOSEN = "chosen"
    OPEN = "open"
    CLOSED = "closed"
    TOLD = "told"
    LOST = "lost"


class PuzzleAnswer(SQLModel, table=True):
    """A person's last answer to a puzzle, and when; `found`: they once found the best answer."""

    __tablename__ = "puzzle_answer"

    user: int = person(Forget.ROW, key=True)
    title: str = Field(primary_key=True)
    puzzle: str = Field(primary_key=True)
    answer: str = text()
    found: bool = False
    at: int = big()


class PuzzleStanding(SQLModel, table=True):
    """A person's standing in a title's puzzles: the current one, "" for none, and the level of the next.

    `level` is in thousandths of a beginner's chance to miss a puzzle. `streak` counts best answers in a row,
    `longest` is the longest such row.
    """

    __tablename__ = "puzzle_standing"

    user: int = person(Forget.ROW, key=True)
    title: str = Field(primary_key=True)
    puzzle: str = ""
    level: int = 0
    streak: int = 0
    longest: int = 0


class PuzzleChannel(SQLModel, table=True):
    """A channel with a daily puzzle: of `titles`, ids as JSON, at `hour`; its solution at `evening`.

    Hours are local to `zone`. `due` is when the next is chosen, `trouble` why the last could not be posted.
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
    """One day's puzzle in a channel, posted as `message`. It takes votes until `closes`.

    `due` is when something must be done with it, 0 for never again; `held`: a process is doing so until
    then. `votes` counts the choices of each answer, as JSON, once it takes no more.
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
    """A person's choice in a channel's daily puzzle. Deleted when the solution is posted."""

    __tablename__ = "puzzle_vote"

    day: int = Field(primary_key=True, foreign_key="puzzle_day.id")
    user: int = person(Forget.ROW, key=True)
    answer: str = text()
    at: int = big()

    __table_args__ = (Index("ix_puzzle_vote_user", "user"),)
