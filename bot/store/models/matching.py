"""Tables for people who look for a game, for seats on offer, and for blocks."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class QueueEntry(SQLModel, table=True):
    """What somebody looks for on a server: kept as they choose it, and in the queue while `since` is set.

    `titles` are ids as JSON, none for anything; `pace` names joined by commas. `pressed` is when they were
    last here. `held`: until then one process works on it. `game` and `seat` are on offer to them until `due`;
    games in `declined` are not offered again.
    """

    __tablename__ = "queue"

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    guild: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    name: str = ""
    locale: str = ""
    titles: str = text("[]")
    pace: str = "relaxed"
    language: str = ""
    side: str = ""
    level: str = ""
    since: int = big()
    until: int = big()
    pressed: int = big()
    held: int = big()
    game: str = ""
    seat: str = ""
    due: int = big()
    declined: str = text("[]")

    __table_args__ = (Index("ix_queue_guild_since", "guild", "since"), Index("ix_queue_due", "due"))


class SeatOffer(SQLModel, table=True):
    """A seat of a game under way that anybody may take who is not barred from it."""

    __tablename__ = "seatoffer"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    since: int = big()


class Block(SQLModel, table=True):
    """Somebody who does not want to sit at a table with somebody else.

    `who` is a hash of both ids: the block holds on when `blocked`, 0 then, has had their data deleted.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    who: str = Field(primary_key=True)
    blocked: int = big(index=True)
    at: int = big()


class Report(SQLModel, table=True):
    """What somebody told a server's moderators. `lines` is what all could read of it, as JSON.

    `about` is 0 where nobody is named. `sent`: when it reached the moderators' channel; 0: it has not.
    """

    id: int | None = Field(default=None, primary_key=True)
    guild: int = big(index=True)
    reporter: int = big(index=True)
    about: int = big(index=True)
    game: str = ""
    words: str = text()
    lines: str = text("[]")
    at: int = big()
    sent: int = big()
    tries: int = 0


class LookingCard(SQLModel, table=True):
    """A server's card of who looks for a game. `says` is a hash of what stands there; it was posted `at`.

    It is looked at again once `due`; `held`: until then one process does so.
    """

    __tablename__ = "lookingcard"

    guild: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    channel: int = big()
    message: int = big()
    says: str = ""
    at: int = big()
    changed: int = big()
    due: int = big(index=True)
    held: int = big()
