"""A game's posts, and the requests that its players make of each other."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text


class PostKind(StrEnum):
    """How a row of the outbox becomes a post, and what a message is. Saved: no value changes."""

    TABLE = "table"
    AGAIN = "again"
    SEATED = "seated"
    LOBBY = "lobby"
    DM = "dm"
    HELLO = "hello"
    ASKED = "asked"
    ASK = "ask"
    ABANDONED = "abandoned"
    NOTE = "note"
    TOLD = "told"
    OFFER = "offer"
    BRIEFING = "briefing"
    DIGEST = "digest"
    REDRAWN = "redrawn"
    REPORTED = "reported"
    FOLLOWED = "followed"
    BEGUN = "begun"
    SEALED = "sealed"


class RequestKind(StrEnum):
    """What others are asked to agree to. Saved: no value changes."""

    UNDO = "undo"
    ABANDON = "abandon"
    REPLACE = "replace"
    GIVE = "give"
    CARE = "care"
    CARE_OFFER = "care-offer"
    CARE_END = "care-end"
    OFFER = "offer"


#: What the `body` of an `Outbox` row holds: plain data, and its kind says which there are.
Body = dict[str, Any]


class Outbox(SQLModel, table=True):
    """A post that is committed and may not be sent yet.

    `what`, a `PostKind`, says how it is made; `first` to `last` are the entries it tells. `lane` keeps posts
    to one place in order. A row is tried when `due` is past and no other process holds it (`claimed`, a
    time). One that `grows` may be added to the channel's latest post; once it is taken for sending, `onto` is
    the message that it is added to, 0 for a post of its own. Tried again, it goes the same way.
    """

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(foreign_key="game.id")
    lane: str
    what: str
    first: int = -1
    last: int = -1
    body: str = text("{}")
    nonce: str
    made: int = big()
    due: int = big()
    claimed: int = big()
    tries: int = 0
    sent: int = big()
    error: str = text()
    grows: bool = False
    onto: int = big()

    __table_args__ = (
        Index("ix_outbox_sent_due", "sent", "due"),
        Index("ix_outbox_game_sent", "game", "sent"),
    )


class Message(SQLModel, table=True):
    """A message that the bot posted. While `live` its buttons are on; they come off when `retire` is set.

    One of the table tells entries `first` to `n`; those after `begun` were added, the last at `changed`. One
    that is direct is `user`'s; with `asked` it asks `seat` the question of this number. `pin` is a `Pin`.
    """

    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    game: str = Field(foreign_key="game.id", index=True)
    channel: int = big()
    what: str = PostKind.TABLE
    request: int = 0
    n: int = -1
    live: bool = True
    retire: bool = False
    at: int = big()
    first: int = -1
    begun: int = -1
    changed: int = big()
    user: int = person(Forget.ROW)
    seat: str = ""
    asked: int = 0
    pin: int = Field(default=0, index=True)

    __table_args__ = (
        Index("ix_message_live_retire", "live", "retire"),
        Index("ix_message_user_game", "user", "game"),
    )


class Request(SQLModel, table=True):
    """A request that needs consent: undo to entry `to`, abandon, or replace. `yes`: who has agreed.

    With `due`, a time, it outlives moves and is followed up then; without, it is valid only while entry `n`
    is the last. Replacing gives `holder`'s seat to `taker`, or if that is 0 to a machine player of this
    `policy`.
    """

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(foreign_key="game.id", index=True)
    what: str
    user: int = person(Forget.APART)
    seat: str = ""
    n: int = 0
    to: int = 0
    asked: str = text("[]")
    yes: str = text("[]")
    open: bool = True
    at: int = big()
    holder: int = person(Forget.APART)
    taker: int = person(Forget.APART)
    taker_name: str = ""
    policy: str = ""
    due: int = big()

    __table_args__ = (Index("ix_request_open_due", "open", "due"),)
