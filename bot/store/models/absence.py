"""What is kept of reminding people."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column
from sqlmodel import Field, SQLModel


class Reminder(SQLModel, table=True):
    """On which day of theirs somebody was reminded last."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    day: int = 0
