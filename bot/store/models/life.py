"""What is kept of people's lives beside their games: when they play, and when they are away."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column
from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class Schedule(SQLModel, table=True):
    """When somebody plays.

    `quiet_from` and `quiet_to` are minutes of the local day, none if both are the same. With `learns` they
    are worked out from `hours`: how often somebody answered in each of the 24 hours of their day, counted up
    to `learnt`. `away` are the spans of their vacations, a JSON list of pairs; `leave` is what they have
    left, in tenths of a day, earned up to the day `earned`. The digest comes at `digest` o'clock; the last
    one told what was up to `digested`. Zone and quiet hours count from `since` on, until then what `was`: the
    three as a JSON list. `due` is when something is to be done for them; 0: never.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    was: str = text('["", 0, 0]')
    since: int = big()
    learns: bool = False
    hours: str = text("[]")
    learnt: int = big()
    away: str = text("[]")
    leave: int = 30
    earned: int = 0
    digest: int = 8
    digested: int = big()
    due: int = big(index=True)


class Learning(SQLModel, table=True):
    """How far somebody is with a lesson: the step they are at, and what they answered before it, a JSON list.

    The list may end with what they have filled in of this step's form, as {"draft": text}. `misses` are
    wrong answers to this step. `done` is when they first came to the end, 0: never; `at` when they last did
    something. All but `done` begins anew where `sum` is no longer that of the lesson's file.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    lesson: str = Field(primary_key=True)
    step: int = 0
    answers: str = text("[]")
    misses: int = 0
    sum: int = big()
    done: int = big()
    at: int = big()
