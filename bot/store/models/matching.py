"""Tables for people who look for a game, for seats on offer, and for blocks."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text


class QueueEntry(SQLModel, table=True):
    """What a person looks for on a server: saved when they choose it, and queued while `since` is set.

    `titles` are ids as JSON, an empty list meaning any; `pace` holds names joined by commas. `pressed` is
    when they were last active. `held`: a process is working on it until then. `game` and `seat` are offered
    to them until `due`; games in `declined` are not offered again. `rated`: they agree to games that count
    for ratings.
    """

    __tablename__ = "queue"

    user: int = person(Forget.ROW, key=True)
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
    rated: bool = False

    __table_args__ = (Index("ix_queue_guild_since", "guild", "since"), Index("ix_queue_due", "due"))


class SeatOffer(SQLModel, table=True):
    """A seat of a game under way that anybody may take who is not barred from it."""

    __tablename__ = "seatoffer"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    since: int = big()


class Block(SQLModel, table=True):
    """One person's wish not to sit at a table with another.

    `who` is a hash of both ids: the block remains valid when the other person has had their data deleted and
    `blocked` is 0.
    """

    user: int = person(Forget.ROW, key=True)
    who: str = Field(primary_key=True)
    blocked: int = person(Forget.ID, index=True)
    at: int = big()


class Report(SQLModel, table=True):
    """A report to a server's moderators. `lines` are the public lines it refers to, as JSON.

    `about` is 0 if nobody is named. `sent`: when it reached the moderators' channel; 0: it has not.
    No number is given twice: a post of it and its button may outlive it.
    """

    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    guild: int = big(index=True)
    reporter: int = person(Forget.ROW, index=True)
    about: int = person(Forget.ID, index=True, lines="[]")
    game: str = ""
    words: str = text()
    lines: str = text("[]")
    at: int = big()
    sent: int = big()
    tries: int = 0


class LookingCard(SQLModel, table=True):
    """A server's card of people looking for a game. `says` is a hash of its text; it was posted `at`.

    `channel` was chosen for it; its message stands in `place`, which in a forum is a post there.
    It is checked again at `due`; `held`: a process is doing so until then.
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
    place: int = big()
