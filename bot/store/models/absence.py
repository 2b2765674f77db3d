"""What is kept of reminding people, and of how far they can be counted on."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column
from sqlmodel import Field, SQLModel


class Reminder(SQLModel, table=True):
    """On which day of theirs somebody was reminded last."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    day: int = 0


class Reliability(SQLModel, table=True):
    """How often somebody has answered in time, been late, lost a seat to others, and taken one over.

    Written down with a weight that grows with time: see `bot.play.clocks.reliability`.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    kept: float = 0
    late: float = 0
    gave_up: float = 0
    took_over: float = 0
